/// The lines of the world: as text, or as events.
extension World {
    /// Writes the line of a call.
    @inline(__always)
    mutating func recordLine(_ call: MethodCall, isHandled: Bool) {
        guard lineBatch.writes(call.method), call.first.isShort else {
            return recordEvent(call, isHandled: isHandled)
        }
        writeText(call.receiver.controller, call.method, call.first)
    }

    /// Writes the line of a call to a controller as text. The argument must be absent, nil, a Boolean or a controller
    /// (`Argument.isShort`).
    @inline(never)
    mutating func writeText(_ receiver: ControllerID, _ method: Method, _ argument: Argument) {
        lineBatch.spelling.spell(
            method, of: InstanceName(self[receiver].cls, self[receiver].ordinal), argument,
            name(of: argument.asController), indent: indent, into: &lineBatch.text)
        didWriteText()
    }

    /// Writes the line of a call whose argument `CallSpelling` can spell without calling another function. Otherwise
    /// writes nothing and returns false.
    @inline(__always)
    mutating func writeShortText(_ receiver: ControllerID, _ method: Method, _ argument: Argument) -> Bool {
        let isWritten = lineBatch.spelling.spellAtOnce(
            method, of: InstanceName(self[receiver].cls, self[receiver].ordinal), argument, indent: indent,
            into: &lineBatch.text)
        if isWritten { didWriteText() }
        return isWritten
    }

    /// The indentation of the next line.
    @inline(__always)
    private var indent: Int { 2 &* depth &+ 2 }

    /// Ends the writing of a line of text: clears the return value, counts the line, and stops the world at the limit.
    @inline(__always)
    private mutating func didWriteText() {
        returnValue = .absent
        lineBatch.lineCount &+= 1
        if rarely(lineBatch.lineCount == lineBatch.lineLimit) { stop(for: .lines) }
    }

    /// Reports the line of a call as an event.
    @inline(never)
    private mutating func recordEvent(_ call: MethodCall, isHandled: Bool) {
        var event = Event(.call, depth: depth, rule: rule, at: clock)
        event.isHandled = isHandled
        event.method = call.method
        event.receiver = call.receiver
        event.receiverName = instanceName(call.receiver)
        if call.receiver.kind == .view { event.receiverView = withViewNumber(.object(call.receiver)) }
        // The trace prints the name of a notification as its first argument.
        event.name = call.method == .notification ? .none : call.name
        event.arguments = (withViewNumber(call.first), withViewNumber(call.second), withViewNumber(call.third))
        event.argumentNames = (instanceName(call.first), instanceName(call.second), instanceName(call.third))
        report(event)
    }

    /// Reports a line as an event, and stops the world.
    mutating func report(_ event: Event) {
        lineBatch.event = event
        stop(for: .event)
    }

    /// Reports a warning or exception about up to three controllers.
    @inline(never)
    mutating func emitMessage(
        _ kind: Event.Kind, _ message: UIKitMessage, _ a: ControllerID, _ b: ControllerID = .none,
        _ c: ControllerID = .none, name: NameID = .none
    ) {
        if isCitedRuleSwitchedOff { return }
        // The newer wording also names what `b` presents.
        let presented = message == .presentAlreadyModern ? self[contents: b].presented : .none
        var event = Event(kind, depth: depth, rule: rule, at: clock)
        event.message = message
        event.receiver = ObjectRef(a)
        event.receiverName = self.name(of: a)
        event.name = name
        event.arguments = (.controller(a), .controller(b), .controller(c))
        event.argumentNames = (self.name(of: a), self.name(of: b), self.name(of: c))
        event.fourthName = self.name(of: presented)
        report(event)
    }

    /// Raises an exception of UIKit: writes its line, and ends the app.
    @inline(never)
    mutating func raise(
        _ message: UIKitMessage, _ a: ControllerID, _ b: ControllerID = .none, _ c: ControllerID = .none,
        name: NameID = .none
    ) {
        if isCitedRuleSwitchedOff { return }
        enqueue(.die)
        emitMessage(.exception, message, a, b, c, name: name)
    }

    /// Returns the name of an instance, which stays valid after its deallocation.
    @inline(__always)
    package func name(of controller: ControllerID) -> InstanceName {
        controller.exists ? InstanceName(self[controller].cls, self[controller].ordinal) : .none
    }

    /// Returns the argument; for a view, with its number in its controller or its nib, by which the trace names it. The
    /// views of a nib are numbered after those of the class.
    @inline(__always)
    mutating func withViewNumber(_ argument: Argument) -> Argument {
        let object = argument.asObject
        guard object.kind == .view, Int(object.index) < views.count else { return argument }
        let view = object.view
        if rarely(isOfCode(view)) { return argument.withViewName(features.viewNames[view] ?? .none) }
        guard views[view.index].nib.exists else { return argument.withViewNumber(views[view.index].number) }
        let own = spec(of: views[view.index].owner).views.count
        return argument.withViewNumber(in: views[view.index].nib, views[view.index].number &- UInt32(own))
    }

    /// Returns the name of the controller that an object is or belongs to, or none.
    @inline(__always)
    private mutating func instanceName(_ object: ObjectRef) -> InstanceName {
        name(of: object.kind == .view ? views[Int(object.index)].owner : object.owner)
    }

    /// Returns the name of the controller that an argument refers to; for a list, of the first one.
    @inline(__always)
    private mutating func instanceName(_ argument: Argument) -> InstanceName {
        switch argument.kind {
        case .segue: name(of: argument.asSegue.destination)
        case .list: name(of: list(argument.asList).first ?? .none)
        default: instanceName(argument.asObject)
        }
    }
}
