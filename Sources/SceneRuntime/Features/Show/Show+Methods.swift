extension MethodRow {
    /// The calls about showing through an ancestor.
    static let show: [MethodRow] = [
        MethodRow(
            .show, handler: "show", ["_", "sender"], parameters: ["controller", "sender"],
            of: .controller, in: .presentation, .since(8), result: .nothing,
            inherits: { $0.inheritedShow($1) }),
        MethodRow(
            .showDetailViewController, handler: "showDetailViewController", ["_", "sender"],
            parameters: ["controller", "sender"],
            of: .controller, in: .presentation, .since(8), result: .nothing,
            inherits: { $0.inheritedShow($1) }),
        MethodRow(
            .targetViewController, handler: "targetViewController", ["forAction", "sender"],
            parameters: ["action", "sender"],
            of: .controller, in: .presentation, .since(8), result: .object,
            inherits: { $0.findTarget($1) }),
    ]
}

extension World {
    /// Asks the ancestors of the receiver for the action that the call names.
    fileprivate mutating func findTarget(_ call: MethodCall) {
        let sender = call.second.kind == .script ? UInt32(truncatingIfNeeded: call.second.bits) : 0
        enqueue(.findTarget(NameID(call.first.extra), from: call.receiver.controller, sender: sender))
    }
}
