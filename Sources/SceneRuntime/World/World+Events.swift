/// Events: what the world has to say, as data.
extension World {
    /// The line of a call.
    mutating func event(
        _ receiver: ObjectRef, _ method: Method, _ first: Argument, _ second: Argument, _ third: Argument,
        name: NameID = .none, isHandled: Bool
    ) -> Outcome {
        said = Event(
            kind: .call, isHandled: isHandled, depth: UInt16(clamping: depth), rule: rule, method: method,
            message: .none, receiver: receiver, receiverName: instanceName(receiver), name: name,
            arguments: (placed(first), placed(second), placed(third)),
            argumentNames: (instanceName(first), instanceName(second), instanceName(third)))
        return .event
    }

    /// The line of a call to a controller with at most one simple argument: told where that is allowed,
    /// else the outcome.
    @inline(__always)
    mutating func event(_ receiver: ControllerID, _ method: Method, _ note: Note, isHandled: Bool) -> Outcome? {
        guard telling.methods.contains(method) else { return say(receiver, method, note, isHandled: isHandled) }
        tell(receiver, method, note)
        return nil
    }

    /// Adds a line to those of the operation.
    @inline(__always)
    mutating func tell(_ receiver: ControllerID, _ method: Method, _ note: Note) {
        telling.lines.push(
            PlainLine(
                receiver: InstanceName(self[receiver].cls, self[receiver].ordinal), argument: name(of: note.controller),
                method: method, form: note.form, depth: UInt8(truncatingIfNeeded: depth)))
    }

    @inline(never)
    private mutating func say(_ receiver: ControllerID, _ method: Method, _ note: Note, isHandled: Bool) -> Outcome {
        if said.form == .none { said = .none }
        said.isHandled = isHandled
        said.depth = UInt16(clamping: depth)
        said.rule = rule
        said.method = method
        said.receiver = ObjectRef(.controller, receiver.raw)
        said.receiverName = InstanceName(self[receiver].cls, self[receiver].ordinal)
        said.form = note.form
        said.arguments.0 = note.argument
        said.argumentNames.0 = name(of: note.controller)
        return .event
    }

    /// A warning or exception about up to three controllers.
    mutating func say(
        _ kind: Event.Kind, _ message: Message, _ a: ControllerID, _ b: ControllerID = .none,
        _ c: ControllerID = .none, name: NameID = .none
    ) -> Outcome {
        let presented = message == .presentAlreadyModern ? self[contents: b].presented : .none
        said = Event(
            kind: kind, isHandled: false, depth: UInt16(clamping: depth), rule: rule, method: .action,
            message: message, receiver: ObjectRef(a), receiverName: instanceName(ObjectRef(a)), name: name,
            arguments: (.controller(a), .controller(b), .controller(c)),
            argumentNames: (self.name(of: a), self.name(of: b), self.name(of: c)),
            fourthName: self.name(of: presented))
        return .event
    }

    /// UIKit raises an exception: its line, and then the app is dead.
    mutating func raise(
        _ message: Message, _ a: ControllerID, _ b: ControllerID = .none, _ c: ControllerID = .none,
        name: NameID = .none
    ) -> Outcome {
        then(.die)
        return say(.exception, message, a, b, c, name: name)
    }

    /// The name of an instance, good also when it is gone.
    @inline(__always)
    public func name(of controller: ControllerID) -> InstanceName {
        controller.exists ? InstanceName(self[controller].cls, self[controller].ordinal) : .none
    }

    /// The same value; a view with its place among those of its controller, which names it in the trace.
    @inline(__always)
    private func placed(_ argument: Argument) -> Argument {
        let object = argument.asObject
        guard object.kind == .view, Int(object.index) < views.count else { return argument }
        return argument.placed(views[Int(object.index)].place)
    }

    @inline(__always)
    private func instanceName(_ object: ObjectRef) -> InstanceName {
        switch object.kind {
        case .controller, .presentationController: name(of: ControllerID(object.index))
        case .view: name(of: views[Int(object.index)].owner)
        case .none, .app, .scene, .window, .delegate, .style, .storyboard, .segueClass, .coordinator, .device,
            .transitionContext, .coder, .controllerClass, .traits,
            .insets, .guide:
            .none
        }
    }

    @inline(__always)
    private func instanceName(_ argument: Argument) -> InstanceName {
        switch argument.kind {
        case .segue: name(of: argument.asSegue.destination)
        case .list: name(of: list(argument.asList).first ?? .none)
        case .absent, .null, .bool, .int, .double, .object, .symbol, .size, .string, .name, .script, .path:
            instanceName(argument.asObject)
        }
    }
}
