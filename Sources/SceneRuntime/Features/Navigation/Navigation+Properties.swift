extension PropertyRow {
    /// The properties of navigation controllers.
    static let navigation: [PropertyRow] = [
        PropertyRow(
            .navigationController, "navigationController", of: .controllers, .controller(.navigationController),
            .computed({ .controller($0.ancestor(of: $1.controller, kind: .navigationController)) }),
            "The nearest ancestor that is a navigation controller."),
        PropertyRow(
            .topViewController, "topViewController", of: .navigationController, .controller(),
            .computed({ .controller($0[contents: $1.controller].lastChild) }),
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
        return .controller(presented.exists ? presented : self[contents: nav].lastChild)
    }
}
