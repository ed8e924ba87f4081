import SceneRuntime

/// What code of the script has added to objects of UIKit: properties that no rule reads, targets of controls, observers
/// of notifications, and the user defaults.
struct UIKitState: Hashable, Sendable {
    /// A property of an object.
    struct Key: Hashable, Sendable {
        let object: ObjectRef
        let name: NameID
    }

    /// What a control, a bar button item or a tap gesture recogniser calls.
    struct Target: Hashable, Sendable {
        /// The receiver of `action`, not retained; null for the responder chain.
        var receiver = Value.null
        var action = NameID.none
        /// The handler of an action, or the item that has the target.
        var block = Value.null
        /// The text of the events; none for those of a tap.
        var events = NameID.none
    }

    /// An observer of notifications.
    struct Observer: Hashable, Sendable {
        /// The name; none for all notifications.
        let name: NameID
        var target: Target
        /// The number of the token that `addObserver(forName:…)` returns.
        let number: UInt32
    }

    var properties: [Key: Value] = [:]
    /// The targets of views, in the order of adding.
    var targets: [ViewID: [Target]] = [:]
    /// The classes of views that code creates, as positions in `UIKitName.table`.
    var viewClasses: [ViewID: Int] = [:]
    /// The views that stand for instances of classes of the script, by weak references to these.
    var ownViews: [Value: ViewID] = [:]
    var observers: [Observer] = []
    var observerCount: UInt32 = 0
    /// The scene whose instance the block of `instantiateViewController(identifier:creator:)` makes; none outside.
    var createdScene = ClassID.none
    /// For each edit button whose title code has set, whether its controller was being edited then.
    var editTitles: [ControllerID: Bool] = [:]
    /// The instances of plain classes that are delegates, as weak references, by the number of the delegate.
    var delegates: [UInt32: Value] = [:]
    /// The selected rows of the tables of controllers, in the order of selection.
    var selectedRows: [ControllerID: [Value]] = [:]
    /// A dictionary; null before the first access.
    var defaults = Value.null
}
