import SceneRuntime

extension VerbTable {
    /// The verbs of the responder chain.
    static let responders: [VerbRow] = [
        VerbRow(
            .focus, ["focus"], .view, .required, [optional(.in, .instance)], uikit: ["becomeFirstResponder"],
            "Call becomeFirstResponder()."),
        VerbRow(
            .unfocus, ["unfocus"], .none, .required, [], uikit: ["resignFirstResponder"],
            request: VerbRequest { _ in .responder(.unfocus) },
            "Call resignFirstResponder()."),
        VerbRow(
            .send, ["send"], .text, .required, [optional(.from, .view), optional(.sender, .value)],
            "Send an action up the responder chain."),
    ]
}

extension Machine {
    /// Whether a view accepts the keyboard.
    func acceptsKeyboard(_ view: ViewID) -> Bool {
        ["textField", "textView", "searchBar", "searchField"].contains(viewKind(of: ObjectRef(view)))
    }

    /// `focus V`.
    mutating func focus(_ arguments: VerbArguments) {
        let value = strengthenRegister(arguments.operand)
        let view = value.asObject.view
        guard view.exists else {
            return fail(value.isNull ? .nilMember : .wrongType, "expected a view, found \(value.noun)")
        }
        guard acceptsKeyboard(view) else {
            let kind = viewKind(of: ObjectRef(view))
            let noun = kind.isEmpty ? "a plain view" : "a \(kind)"
            return fail(
                .refused,
                "`\(sourceText(of: value))` cannot become first responder: \(noun) does not accept keyboard input",
                help: "use a textField, textView, searchBar or searchField")
        }
        state.world.request(.responder(.focus(view)))
    }

    /// `send "action" from V`. Without `from`, the sender is the first responder, otherwise the frontmost controller.
    mutating func send(_ arguments: VerbArguments) {
        let a = arguments.operand
        guard state.registers[a].tag == .string else {
            return fail(.wrongType, "expected a string as the name of an action, found \(state.registers[a].noun)")
        }
        let action = state.world.internName(Array(bytes(state.registers[a])))
        let place = arguments.register(of: .from)
        let isGiven = !state.registers[place].isAbsent
        let start = isGiven ? strengthenRegister(place).asObject : state.world.actionStart()
        guard start.kind == .view || start.kind == .controller else {
            return isGiven
                ? fail(
                    .wrongType, "expected a view or a controller as sender, found \(state.registers[place].noun)"
                )
                : fail(.noSubject, "no controller on screen can send an action", help: emptyScreenHelp)
        }
        var number = sender(state.registers[arguments.register(of: .sender)])
        if state.registers[arguments.register(of: .sender)].isAbsent, isGiven, start.kind == .view {
            number = state.world.viewSender(start.view)
        }
        state.world.request(.responder(.send(action, from: start, sender: number)))
    }
}
