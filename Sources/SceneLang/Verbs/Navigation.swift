import SceneRuntime

extension VerbTable {
    /// The verbs of navigation controllers.
    static let navigation: [VerbRow] = [
        VerbRow(
            .push, ["push"], .fresh, .required, [optional(.onto, .instance)] + animation,
            subject: .navigationController(.onto), uikit: ["pushViewController"],
            request: VerbRequest { .navigation(.push($0.operand, onto: $0.subject, animated: $0.isAnimated)) },
            "Call pushViewController(_:animated:)."),
        VerbRow(
            .popToRoot, ["pop", "to", "root"], .none, .required, [optional(.on, .instance)] + animation,
            subject: .stack(.on), uikit: ["popToRootViewController", "popToRootViewControllerAnimated"],
            request: VerbRequest { .navigation(.popToRoot($0.subject, animated: $0.isAnimated)) },
            "Call popToRootViewController(animated:)."),
        VerbRow(
            .popTo, ["pop", "to"], .child, .required, [optional(.on, .instance)] + animation,
            subject: .navigationController(.on), "Call popToViewController(_:animated:)."),
        VerbRow(
            .pop, ["pop"], .instance, .optional, animation, subject: .stack(nil),
            uikit: ["popViewController", "popViewControllerAnimated"],
            request: VerbRequest { .navigation(.pop($0.subject, animated: $0.isAnimated)) },
            "Call popViewController(animated:) on X, or on the navigation controller in front."),
        VerbRow(
            .setStack, ["set", "stack"], .stack, .required, [optional(.on, .instance)] + animation,
            subject: .navigationController(.on), uikit: ["setViewControllers"],
            request: VerbRequest { .navigation(.setStack($0.list, on: $0.subject, animated: $0.isAnimated)) },
            "Call setViewControllers(_:animated:)."),
    ]
}

extension Machine {
    /// `pop to X on N`. Without `on`, N is the navigation controller that contains X, so the operand is found first.
    mutating func popTo(_ arguments: VerbArguments) {
        if state.registers[arguments.register(of: .on)].isAbsent {
            guard let id = controller(arguments.operand) else { return }
            let own = ancestor(of: id, .navigationController)
            guard let nav = own.exists ? own : subject(arguments) else { return }
            state.world.request(.navigation(.popTo(id, in: nav, animated: arguments.isAnimated)))
        } else if let nav = subject(arguments), let id = controller(arguments.operand) {
            state.world.request(.navigation(.popTo(id, in: nav, animated: arguments.isAnimated)))
        }
    }
}
