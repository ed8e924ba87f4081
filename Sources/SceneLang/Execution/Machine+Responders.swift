import SceneRuntime

/// Verbs of the responder chain: first responder, keyboard, actions.
extension Machine {
    /// The kinds of views that accept the keyboard.
    private static let editable: [StaticString] = ["textField", "textView", "searchBar", "searchField"]

    /// `focus V`.
    mutating func focus(_ arguments: VerbArguments) {
        let value = strengthenRegister(arguments.operand)
        let view = value.asObject.view
        guard view.exists else {
            return fail(value.isNull ? .nilMember : .wrongType, "expected a view, found \(value.noun)")
        }
        let kind = state.world.declaration(of: view).map { Array(state.world.blueprint.names[$0.kind]) } ?? []
        guard Machine.editable.contains(where: { $0.utf8Bytes == kind }) else {
            let noun = kind.isEmpty ? "a plain view" : "a \(String(decoding: kind, as: UTF8.self))"
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

    /// `x.setEditing(true, animated: true)`.
    mutating func setEditing(of object: ObjectRef, _ member: MemberName, at a: Int, count: Int) {
        let top = state.frames.count - 1
        if !state.frames[top].phase.isReady {
            state.frames[top].phase = .ready
            return finishCall(at: a, count: count, .null)
        }
        guard checkMethodCall(member, count, isMutating: false) else { return }
        guard let isEditing = state.registers[a + 1].asBool, let animated = state.registers[a + 2].asBool else {
            return fail(
                .wrongType, "`setEditing` expects true or false", help: "write: x.setEditing(true, animated: true)")
        }
        requestAndRetry(.setProperty(.setEditing(object.controller, isEditing, animated: animated)))
    }

    /// `x.childContaining(source)`: the child that contains the source of an unwind segue, or nil.
    mutating func childContaining(of object: ObjectRef, at a: Int) {
        if failRelease(Method.allowedChildrenForUnwinding.spec.releases, "childContaining") { return }
        let source = strengthenRegister(a + 1).asController
        guard source.exists else {
            return fail(.wrongType, "expected the source of an unwind segue, found \(state.registers[a + 1].noun)")
        }
        let child = state.world.child(of: object.controller, containing: source)
        finishCall(at: a, count: 1, child.exists ? retained(.controller(child)) : .null)
    }

    /// `x.targetViewController(forAction: "show", sender: nil)`: the result is available after the chain was searched.
    mutating func targetViewController(of object: ObjectRef, at a: Int, count: Int) {
        let top = state.frames.count - 1
        if !state.frames[top].phase.isReady {
            state.frames[top].phase = .ready
            for place in a + 1..<a + 1 + count { setRegister(place, .null) }
            return setRegister(a, value(of: state.world.createdObject))
        }
        guard count > 0, state.registers[a + 1].tag == .string else {
            return fail(.wrongType, "expected a string as the name of an action, found \(state.registers[a + 1].noun)")
        }
        let action = state.world.internName(Array(bytes(state.registers[a + 1])))
        let number = count > 1 && !state.registers[a + 2].isNull ? sender(state.registers[a + 2]) : 0
        requestAndRetry(.responder(.target(action, from: object.controller, sender: number)))
    }
}
