import SceneRuntime

// The inherited implementations of handlers.
extension Declarations {
    /// Returns the nearest class, from `controller` upwards, whose body handles `method`, with the handler.
    func handler(of method: Method, from controller: ClassID) -> (owner: ClassID, handler: MemberTable.HandlerMember)? {
        var current = controller
        while current.exists {
            if let handler = controllers[current.index].table.handler(of: method) { return (current, handler) }
            current = controllers[current.index].parent
        }
        return nil
    }

    /// Whether the class's handlers decide whether UIKit's own implementation runs: one of them says `super` or
    /// `without super`, returns a value, or handles `loadView`.
    func ownsSuper(_ controller: ClassID, _ method: Method) -> Bool {
        var current = controller
        while let found = handler(of: method, from: current) {
            if found.handler.ownsSuper { return true }
            current = controllers[found.owner.index].parent
        }
        return false
    }

    /// Returns the handler that `super` calls in a handler of `controller`: that of the nearest ancestor in the script.
    func inheritedHandler(
        of method: Method, above controller: ClassID
    ) -> (owner: ClassID, handler: MemberTable.HandlerMember)? {
        guard controller.exists else { return nil }
        return handler(of: method, from: controllers[controller.index].parent)
    }
}
