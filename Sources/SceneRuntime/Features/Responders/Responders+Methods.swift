extension MethodRow {
    /// The calls about the responder chain.
    static let responders: [MethodRow] = [
        MethodRow(
            .textFieldShouldBeginEditing, handler: "textFieldShouldBeginEditing", ["_"],
            parameters: ["field"],
            of: .controller, in: .action, .since(3), result: .true),
        MethodRow(
            .textViewShouldBeginEditing, handler: "textViewShouldBeginEditing", ["_"],
            parameters: ["view"],
            of: .controller, in: .action, .since(3), result: .true),
        MethodRow(
            .textFieldDidBeginEditing, handler: "textFieldDidBeginEditing", ["_"],
            parameters: ["field"],
            of: .controller, in: .action, .since(3), result: .nothing),
        MethodRow(
            .textViewDidBeginEditing, handler: "textViewDidBeginEditing", ["_"],
            parameters: ["view"],
            of: .controller, in: .action, .since(3), result: .nothing),
        MethodRow(
            .textFieldDidEndEditing, handler: "textFieldDidEndEditing", ["_"],
            parameters: ["field"],
            of: .controller, in: .action, .since(3), result: .nothing),
        MethodRow(
            .textFieldDidEndEditingReason, handler: "textFieldDidEndEditingReason", name: "textFieldDidEndEditing",
            ["_", "reason"], parameters: ["field", "reason"],
            of: .controller, in: .action, .since(10), result: .nothing),
        MethodRow(
            .textViewDidEndEditing, handler: "textViewDidEndEditing", ["_"],
            parameters: ["view"],
            of: .controller, in: .action, .since(3), result: .nothing),
        MethodRow(
            .action, handler: "action", ["_"], parameters: ["argument"],
            of: .controller, in: .action, .since(3), result: .nothing),
        MethodRow(
            .canPerformAction, handler: "canPerformAction", ["_", "withSender"],
            parameters: ["action", "sender"],
            of: .controller, in: .action, .since(3), result: .bool,
            answer: { .bool($0.canPerformByDefault($1)) }),
    ]
}

extension World {
    /// Whether a controller can perform an action if it does not override the question.
    fileprivate func canPerformByDefault(_ call: MethodCall) -> Bool {
        let receiver = call.receiver.controller
        if isShow(call.first) { return shows(receiver, isDetail: isShowDetail(call.first)) }
        return canPerform(NameID(call.first.extra), receiver)
    }
}
