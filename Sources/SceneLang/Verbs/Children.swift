import SceneRuntime

extension VerbTable {
    /// The verbs of custom containers.
    static let children: [VerbRow] = [
        VerbRow(
            .embed, ["embed"], .fresh, .required, [optional(.in, .instance)],
            subject: .parent(.in), effects: .movesOperand, releases: .since(5),
            "Call addChild, addSubview and didMove(toParent:) in one turn of the run loop."),
        VerbRow(
            .unembed, ["unembed"], .instance, .required, [], releases: .since(5),
            "Call willMove(toParent: nil), removeFromSuperview and removeFromParent in one turn of the run loop."),
        VerbRow(
            .addChild, ["add", "child"], .fresh, .required, [optional(.to, .instance)], subject: .parent(.to),
            releases: .since(5), uikit: ["addChild", "addChildViewController"], "Call addChild(_:)."),
        VerbRow(
            .addView, ["add", "view"], .instance, .required, [optional(.to, .instance)], subject: .parent(.to),
            uikit: ["addSubview"], "Call addSubview(_:)."),
        VerbRow(
            .willMove, ["will", "move"], .instance, .required, [required(.to, .instance)], subject: .parent(.to),
            releases: .since(5), uikit: ["willMove", "willMoveToParentViewController"], "Call willMove(toParent:)."),
        VerbRow(
            .didMove, ["did", "move"], .instance, .required, [required(.to, .instance)], subject: .parent(.to),
            effects: .movesOperand, releases: .since(5), uikit: ["didMove", "didMoveToParentViewController"],
            "Call didMove(toParent:)."),
        VerbRow(
            .removeView, ["remove", "view"], .instance, .required, [], uikit: ["removeFromSuperview"],
            "Call removeFromSuperview()."),
        VerbRow(
            .removeChild, ["remove", "child"], .instance, .required, [], releases: .since(5),
            uikit: ["removeFromParent", "removeFromParentViewController"],
            request: VerbRequest { .removeChild($0.operand) },
            "Call removeFromParent()."),
        VerbRow(
            .transition, ["transition"], .instance, .required,
            [required(.to, .fresh), optional(.in, .instance), optional(.only)] + completion,
            effects: .movesOthers, releases: .since(5), uikit: ["transition", "transitionFromViewController"],
            "Call transition(from:to:…). Without 'only', also call addChild, willMove, didMove and removeFromParent."),
        VerbRow(
            .beginAppearance, ["begin", "appearance"], .instance, .required,
            [required(.appearing, .boolean)] + animation, releases: .since(5), uikit: ["beginAppearanceTransition"],
            request: VerbRequest { .beginAppearance($0.operand, appearing: $0.isAppearing, animated: $0.isAnimated) },
            "Call beginAppearanceTransition(_:animated:)."),
        VerbRow(
            .endAppearance, ["end", "appearance"], .instance, .required, [], releases: .since(5),
            uikit: ["endAppearanceTransition"], request: VerbRequest { .endAppearance($0.operand) },
            "Call endAppearanceTransition(), after `begin appearance`."),
    ]
}

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
