/// Steps that change nothing.
extension World {
    /// Reports that a request changes nothing, as a line `! nothing:`. Inside of a call of UIKit it is not reported:
    /// there, code often asks for what is so already. `always` reports it there, too.
    @inline(never)
    mutating func reportNoEffect(
        _ reason: NoEffect, _ a: ControllerID = .none, _ b: ControllerID = .none, view: ViewID = .none,
        name: NameID = .none, always: Bool = false
    ) {
        if depth > 0 && !always || isCitedRuleSwitchedOff { return }
        var event = Event(.nothing, depth: depth, rule: rule, at: clock)
        event.noEffect = reason
        event.receiver = ObjectRef(a)
        event.receiverName = self.name(of: a)
        event.name = name
        event.arguments = (.controller(a), .controller(b), .absent)
        event.argumentNames = (self.name(of: a), self.name(of: b), .none)
        if view.exists {
            event.receiverView = withViewNumber(.object(ObjectRef(view)))
            event.receiverName = self.name(of: ownerOfView(view).controller)
        }
        report(event)
    }

    /// Reports that a property of `id` is set to the value that it has.
    mutating func reportSameValue(of id: ControllerID) {
        cite(.none)
        reportNoEffect(.sameValue, id)
    }
}
