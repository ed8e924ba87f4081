import SceneRuntime

extension VerbTable {
    /// The verbs that present and dismiss.
    static let presentation: [VerbRow] = [
        VerbRow(
            .present, ["present"], .fresh, .required,
            [
                optional(.from, .instance), optional(.style, .symbol(.presentationStyle)),
                optional(.transition, .symbol(.transitionStyle)), optional(.stack, .stack),
                optional(.anchor, .view),
            ] + completion, subject: .onScreen(.from), effects: .presents,
            uikit: ["present", "presentViewController", "presentModalViewController"],
            "Call present(_:animated:completion:)."),
        VerbRow(
            .popover, ["popover"], .fresh, .required,
            [optional(.from, .instance), optional(.anchor, .view), optional(.stack, .stack)] + completion,
            subject: .onScreen(.from), effects: .presents, "Present X as a popover."),
        VerbRow(
            .dismiss, ["dismiss"], .none, .required, [optional(.from, .instance)] + completion,
            subject: .onScreen(.from), effects: .endsPresentations,
            uikit: [
                "dismiss", "dismissViewController", "dismissViewControllerAnimated", "dismissModalViewController",
                "dismissModalViewControllerAnimated",
            ], request: VerbRequest { .dismiss($0.subject, animated: $0.isAnimated, completion: $0.block) },
            "Call dismiss(animated:completion:). UIKit can forward the call to the presenter."),
    ]
}

extension Machine {
    /// `present X from Y`, `popover X from Y`.
    mutating func present(_ arguments: VerbArguments) {
        guard let source = subject(arguments) else { return }
        var presented = ControllerID.none
        let isNil = arguments.verb == .present && state.registers[arguments.operand].isNull
        if !isNil {
            guard let id = controller(arguments.operand), setStyle(arguments, of: id) else { return }
            presented = id
        }
        state.world.request(
            .present(
                presented, from: source, animated: arguments.isAnimated, completion: completion(arguments)))
        if !isNil { setStack(arguments, of: presented) }
    }

    /// Sets the style, transition and anchor that a statement names. Returns false if `set` does.
    private mutating func setStyle(_ arguments: VerbArguments, of id: ControllerID) -> Bool {
        if arguments.verb == .popover,
            !set(.modalPresentationStyle, of: id, Value(.symbol, extra: UInt32(Symbol.popover.rawValue)))
        {
            return false
        }
        for (clause, property) in [
            (Clause.style, Property.modalPresentationStyle), (.transition, .modalTransitionStyle),
        ]
        where arguments.has(clause) && !state.registers[arguments.register(of: clause)].isAbsent {
            if !set(property, of: id, state.registers[arguments.register(of: clause)]) { return false }
        }
        if arguments.has(.anchor), !state.registers[arguments.register(of: .anchor)].isAbsent {
            state.world.setAnchor(of: id)
        }
        return true
    }

    /// Sets a property. Returns false after an error, or if the setting is a request of its own, which has been made.
    private mutating func set(_ property: Property, of id: ControllerID, _ value: Value) -> Bool {
        switch argument(of: value).map({ state.world.write(property, of: ObjectRef(id), $0) }) {
        case .done?: return true
        case .perform(let request)?:
            state.world.request(request)
            return false
        case .mismatch?, .unavailable?, nil: break
        }
        fail(
            .wrongType,
            "\(sourceText(of: value)) is not a "
                + "\(property == .modalTransitionStyle ? "transition" : "presentation") style"
        )
        return false
    }
}
