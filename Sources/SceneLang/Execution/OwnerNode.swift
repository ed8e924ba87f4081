import SceneRuntime

/// A thing that owns others: a controller, or a list of the heap, told apart by what it is used as.
enum OwnerNode: Hashable, Sendable {
    case controller(ControllerID)
    case closure(Int)
    case array(Int)
    case dictionary(Int)
    /// A variable that closures share.
    case box(Int)
    case segue(Int)

    /// The node that `value` owns; nil for a value that owns nothing.
    init?(_ value: Value) {
        switch value.tag {
        case .controller: self = .controller(value.asController)
        case .closure: self = .closure(value.slot)
        case .array: self = .array(value.slot)
        case .dictionary: self = .dictionary(value.slot)
        case .box: self = .box(value.slot)
        case .segue: self = .segue(value.slot)
        case .int, .null, .absent, .bool, .double, .symbol, .size, .range, .object, .type, .base, .instance,
            .function, .weak, .string:
            return nil
        }
    }
}

/// How one thing owns another: a step of a way through the graph of owners.
struct OwnerLink: Hashable, Sendable {
    /// What the owner calls it.
    enum Label: Hashable, Sendable {
        /// A variable of an object, by its place there.
        case field(ObjectRef, Int)
        /// `[2]`
        case element(Int)
        /// `["key"]`: the value behind a key of a dictionary.
        case value(Value)
        /// A property of UIKit.
        case property(Property)
        /// What a closure or a shared variable holds has no name of its own.
        case nothing
    }

    let label: Label
    let node: OwnerNode
}

/// What is alive without an owner that could go: where ways through the graph of owners begin.
enum OwnerRoot: Hashable, Sendable {
    case window(WindowID)
    /// A variable of the file, by its place.
    case variable(Int)
    /// A variable of a delegate, a style or the app, by its place there.
    case field(ObjectRef, Int)
    /// What a function or handler that is running works with.
    case running
    /// A completion block that UIKit will call.
    case completion
    /// A transition, or what is still to happen.
    case framework
}
