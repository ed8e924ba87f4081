import SceneRuntime

// Verbs of navigation controllers.
extension Machine {
    /// `push X onto N`.
    mutating func push(_ arguments: VerbArguments) {
        guard let nav = subject(arguments), let id = controller(arguments.operand) else { return }
        state.world.request(.navigation(.push(id, onto: nav, animated: arguments.isAnimated)))
    }

    /// `pop N`.
    mutating func pop(_ arguments: VerbArguments) {
        if let nav = subject(arguments) { state.world.request(.navigation(.pop(nav, animated: arguments.isAnimated))) }
    }

    /// `pop to X on N`. Without `on`, N is the navigation controller that contains X.
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

    /// `pop to root on N`.
    mutating func popToRoot(_ arguments: VerbArguments) {
        if let nav = subject(arguments) {
            state.world.request(.navigation(.popToRoot(nav, animated: arguments.isAnimated)))
        }
    }

    /// `set stack [X, …] on N`.
    mutating func setStack(_ arguments: VerbArguments) {
        guard let nav = subject(arguments), let list = list(arguments.operand) else { return }
        state.world.request(.navigation(.setStack(list, on: nav, animated: arguments.isAnimated)))
    }
}
