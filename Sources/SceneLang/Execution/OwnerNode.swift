import SceneRuntime

/// A node of the graph of owners: a controller, or a list of values in `MachineState.heap`, by its slot there. The case
/// says what the list is used for.
enum OwnerNode: Hashable, Sendable {
    case controller(ControllerID)
    case closure(Int)
    case array(Int)
    case dictionary(Int)
    /// A boxed variable, which closures share.
    case box(Int)
    case segue(Int)
    case alertAction(Int)

    /// Creates the node that `value` refers to; nil for a value without strong references.
    init?(_ value: Value) {
        switch value.tag {
        case .controller: self = .controller(value.asController)
        case .closure: self = .closure(value.slot)
        case .array, .structure, .payloadCase, .tuple, .reference: self = .array(value.slot)
        case .dictionary: self = .dictionary(value.slot)
        case .box: self = .box(value.slot)
        case .segue: self = .segue(value.slot)
        case .action: self = .alertAction(value.slot)
        default: return nil
        }
    }
}

/// An edge of the graph of owners.
struct OwnerLink: Hashable, Sendable {
    /// The name of the reference in its owner.
    enum Label: Hashable, Sendable {
        /// A variable of an object, by its index.
        case field(ObjectRef, Int)
        /// `[2]`
        case element(Int)
        /// `["key"]`: a value of a dictionary.
        case value(Value)
        /// A property of UIKit.
        case property(Property)
        /// A reference of a closure or a box, which has no name.
        case nothing
    }

    let label: Label
    let node: OwnerNode
}

/// A root of the graph of owners.
enum OwnerRoot: Hashable, Sendable {
    case window(WindowID)
    /// A variable of the file, by its index.
    case variable(Int)
    /// A variable of a delegate, a style or the app, by its index.
    case field(ObjectRef, Int)
    /// The registers of running functions and handlers.
    case running
    /// A block that UIKit or a queue will call.
    case block
    /// A timer or a task that has not ended.
    case timer, task
    /// A transition or a pending operation.
    case transitionOrOperation
    /// The presentation of this controller over a former root.
    case presentation(ControllerID)
}
