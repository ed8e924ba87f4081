extension PropertyRow {
    /// The properties of navigation controllers.
    static let navigation: [PropertyRow] = [
        PropertyRow(
            .navigationController, "navigationController", of: .controllers, .controller(.navigationController),
            .computed({ .controller($0.ancestorToRead(of: $1.controller, kind: .navigationController)) }),
            "The nearest ancestor that is a navigation controller."),
        PropertyRow(
            .topViewController, "topViewController", of: .navigationController, .controller(),
            .computed({ $0.topController(of: $1.controller) }),
            "The controller at the top of the stack."),
        PropertyRow(
            .visibleViewController, "visibleViewController", of: .navigationController, .controller(),
            .computed({ $0.visibleController(of: $1.controller) }),
            "The controller at the top of the stack, or the one presented over it."),
    ]
}

extension World {
    /// The parent that code reads: a popped controller has its navigation controller from viewWillDisappear on, until
    /// viewDidDisappear is called, although the stack is without it (RNS).
    func parentToRead(of id: ControllerID) -> ControllerID {
        let parent = self[id].parent
        if !parent.exists, case let nav = stackToJoin(of: id), nav.exists { return nav }
        guard !parent.exists, self[id].flags.contains(.isMovingFromParent), self[id].appearance == .disappearing else {
            return parent
        }
        let transition = transitions.first { $0.phase == .running && $0.old == id }
        guard let container = transition?.container, isAlive(container), self[container].base == .navigationController
        else { return .none }
        return container
    }

    /// The nearest ancestor of a kind that code reads.
    func ancestorToRead(of id: ControllerID, kind: ControllerKind) -> ControllerID {
        var walk = parentToRead(of: id)
        while walk.exists, self[walk].base != kind { walk = parentToRead(of: walk) }
        return walk
    }

    fileprivate func visibleController(of nav: ControllerID) -> PropertyReading {
        let presented = presented(by: nav)
        return presented.exists ? .controller(presented) : topController(of: nav)
    }

    fileprivate func topController(of nav: ControllerID) -> PropertyReading {
        isPicker(nav)
            ? .perform(.refuse(.stackOfPicker, nav, .none)) : .controller(stackToRead(of: nav).last ?? .none)
    }
}
