extension PropertyRow {
    /// The properties of navigation controllers.
    static let navigation: [PropertyRow] = [
        PropertyRow(
            .navigationController, "navigationController", of: .controllers, .controller(.navigationController),
            .computed({ .controller($0.ancestor(of: $1.controller, kind: .navigationController)) }),
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
    fileprivate func visibleController(of nav: ControllerID) -> PropertyReading {
        let presented = presented(by: nav)
        return presented.exists ? .controller(presented) : topController(of: nav)
    }

    fileprivate func topController(of nav: ControllerID) -> PropertyReading {
        isPicker(nav)
            ? .perform(.refuse(.stackOfPicker, nav, .none)) : .controller(stackAfterFirstEdit(of: nav).last ?? .none)
    }
}
