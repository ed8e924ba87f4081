import SceneRuntime

// Verbs of custom containers.
extension Machine {
    /// `embed X in Y`.
    mutating func embed(_ arguments: VerbArguments) {
        guard let id = controller(arguments.operand), let parent = parent(of: id, .in, arguments) else { return }
        requestInOrder([.addChild(id, to: parent), .addView(id, to: parent), .didMove(id, to: parent)])
    }

    /// `unembed X`.
    mutating func unembed(_ arguments: VerbArguments) {
        guard let id = controller(arguments.operand) else { return }
        requestInOrder([.willMove(id, to: .none), .removeView(id), .removeChild(id)])
    }

    /// Makes a request about a child and its parent, such as `add child X to Y`.
    mutating func requestForChild(
        _ arguments: VerbArguments, _ request: (_ child: ControllerID, _ parent: ControllerID) -> Request
    ) {
        guard let id = controller(arguments.operand), let parent = parent(of: id, .to, arguments) else { return }
        state.world.request(request(id, parent))
    }

    /// `add view X to Y`: the view of a controller, or a view without one.
    mutating func addView(_ arguments: VerbArguments) {
        guard let view = plainView(arguments.operand) else {
            return requestForChild(arguments) { .addView($0, to: $1) }
        }
        let place = arguments.register(of: .to)
        if state.registers[place].isAbsent {
            return fail(.noSubject, "the view has no superview", help: "name the superview: add view X to VIEW")
        }
        let superview = strengthenRegister(place).asObject.view
        guard superview.exists else {
            return fail(
                .wrongType, "expected a view, found \(state.registers[place].noun)",
                help: "a view without a controller is added to a view, such as `x.view`")
        }
        state.world.request(.view(.add(view, to: superview)))
    }

    /// `remove view X`.
    mutating func removeView(_ arguments: VerbArguments) {
        if let view = plainView(arguments.operand) {
            let (owner, place) = state.world.ownerOfView(view)
            // With a root view, its controller disappears.
            let isRoot = owner.exists && place == 0
            return state.world.request(isRoot ? .removeView(owner) : .view(.remove(view)))
        }
        guard let id = controller(arguments.operand) else { return }
        state.world.request(.removeView(id))
    }

    /// Returns the view in register `register`; nil if there is something else.
    private mutating func plainView(_ register: Int) -> ViewID? {
        let view = strengthenRegister(register).asObject.view
        return view.exists ? view : nil
    }

    /// Returns the parent of the clause; none for nil. If the clause is omitted, it is self or the frontmost
    /// controller, but not the child itself.
    private mutating func parent(
        of id: ControllerID, _ clause: Clause, _ arguments: VerbArguments
    ) -> ControllerID? {
        state.registers[arguments.register(of: clause)].isNull ? ControllerID.none : subject(arguments, of: id)
    }

    /// `begin appearance X appearing B`.
    mutating func beginAppearance(_ arguments: VerbArguments) {
        guard let id = controller(arguments.operand) else { return }
        guard let appears = state.registers[arguments.register(of: .appearing)].asBool else {
            return fail(.wrongType, "expected true or false after 'appearing'")
        }
        state.world.request(.beginAppearance(id, appearing: appears, animated: arguments.isAnimated))
    }

    /// Makes several requests, which run in this order. They are pushed in reverse, because *now* of the agenda is a
    /// stack.
    private mutating func requestInOrder(_ requests: [Request]) {
        for request in requests.reversed() { state.world.request(request) }
    }

    /// `transition X to Y in Z`. With `only`, it makes none of the calls that add the new child and remove the old one.
    mutating func transition(_ arguments: VerbArguments) {
        guard let old = controller(arguments.operand), let new = controller(arguments.register(of: .to)) else { return }
        let place = arguments.register(of: .in)
        guard let parent = state.registers[place].isAbsent ? state.world.parent(of: old) : controller(place) else {
            return
        }
        guard parent.exists else {
            return fail(
                .noSubject, "\(sourceText(of: .controller(old))) is not in a container",
                help: "name the container with `in`")
        }
        state.world.request(
            .transition(
                old, to: new, in: parent, only: !state.registers[arguments.register(of: .only)].isAbsent,
                animated: arguments.isAnimated, completion: completion(arguments)))
    }
}
