import SceneRuntime

// Who runs the inherited implementation of a handler.
extension Declarations {
    /// The nearest class, from `controller` on upwards, whose body handles `method`, with that handler.
    func handler(of method: Method, from controller: ClassID) -> (owner: ClassID, handler: MemberTable.HandlerMember)? {
        var current = controller
        while current.exists {
            if let handler = controllers[current.index].table.handler(of: method) { return (current, handler) }
            current = controllers[current.index].parent
        }
        return nil
    }

    /// Whether UIKit's own implementation is the business of the class's handlers: one of those that run for it says
    /// `super`, or keeps it from running.
    func ownsSuper(_ controller: ClassID, _ method: Method) -> Bool {
        var current = controller
        while let found = handler(of: method, from: current) {
            if found.handler.ownsSuper { return true }
            current = controllers[found.owner.index].parent
        }
        return false
    }

    /// The handler that `super` means in one of `controller`: that of its nearest ancestor in the script.
    func inheritedHandler(
        of method: Method, above controller: ClassID
    ) -> (owner: ClassID, handler: MemberTable.HandlerMember)? {
        guard controller.exists else { return nil }
        return handler(of: method, from: controllers[controller.index].parent)
    }
}
