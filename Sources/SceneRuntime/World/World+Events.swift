/// Events: what the world has to say, as data.
extension World {
    /// The line of a call.
    func event(
        _ receiver: ObjectRef, _ method: Method, _ first: Argument, _ second: Argument, _ third: Argument,
        name: NameID = .none, isHandled: Bool
    ) -> Event {
        Event(
            kind: .call, isHandled: isHandled, depth: UInt16(clamping: depth), rule: rule, method: method,
            message: .none, receiver: receiver, receiverName: instanceName(receiver), name: name,
            arguments: (placed(first), placed(second), placed(third)),
            argumentNames: (instanceName(first), instanceName(second), instanceName(third)))
    }

    /// A warning or exception about up to three controllers.
    func say(
        _ kind: Event.Kind, _ message: Message, _ a: ControllerID, _ b: ControllerID = .none,
        _ c: ControllerID = .none, name: NameID = .none
    ) -> Outcome {
        let presented = message == .presentAlreadyModern ? self[b].presented : .none
        return .event(
            Event(
                kind: kind, isHandled: false, depth: UInt16(clamping: depth), rule: rule, method: .action,
                message: message, receiver: ObjectRef(a), receiverName: instanceName(ObjectRef(a)), name: name,
                arguments: (.controller(a), .controller(b), .controller(c)),
                argumentNames: (self.name(of: a), self.name(of: b), self.name(of: c)),
                fourthName: self.name(of: presented)))
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
    public func name(of controller: ControllerID) -> InstanceName {
        controller.exists ? InstanceName(self[controller].cls, self[controller].ordinal) : .none
    }

    /// The same value; a view with its place among those of its controller, which names it in the trace.
    private func placed(_ argument: Argument) -> Argument {
        let object = argument.asObject
        guard object.kind == .view, Int(object.index) < views.count else { return argument }
        return argument.placed(views[Int(object.index)].place)
    }

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

    private func instanceName(_ argument: Argument) -> InstanceName {
        switch argument.kind {
        case .segue: name(of: argument.asSegue.destination)
        case .list: name(of: list(argument.asList).first ?? .none)
        case .absent, .null, .bool, .int, .double, .object, .symbol, .size, .string, .name, .script, .path:
            instanceName(argument.asObject)
        }
    }
}
