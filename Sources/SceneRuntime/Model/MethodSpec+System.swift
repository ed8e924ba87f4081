extension MethodSpec {
    /// The calls about memory, saved state and actions, in the order of `Method`.
    static let system: [MethodSpec] = [
        MethodSpec(
            .setEditing, handler: "setEditing", "setEditing", ["_", "animated"], parameters: ["editing", "animated"],
            of: .controller, in: .view, .since(3), result: .nothing),
        MethodSpec(
            .textFieldDidBeginEditing, handler: "textFieldDidBeginEditing", "textFieldDidBeginEditing", ["_"],
            parameters: ["field"],
            of: .controller, in: .action, .since(3), result: .nothing),
        MethodSpec(
            .textViewDidBeginEditing, handler: "textViewDidBeginEditing", "textViewDidBeginEditing", ["_"],
            parameters: ["view"],
            of: .controller, in: .action, .since(3), result: .nothing),
        MethodSpec(
            .didReceiveMemoryWarning, handler: "didReceiveMemoryWarning", "didReceiveMemoryWarning", [], parameters: [],
            of: .controller, in: .memory, .since(3), result: .nothing),
        MethodSpec(
            .encodeRestorableState, handler: "encodeRestorableState", "encodeRestorableState", ["with"],
            parameters: ["coder"],
            of: .controller, in: .restoration, .since(6), result: .nothing),
        MethodSpec(
            .decodeRestorableState, handler: "decodeRestorableState", "decodeRestorableState", ["with"],
            parameters: ["coder"],
            of: .controller, in: .restoration, .since(6), result: .nothing),
        MethodSpec(
            .applicationFinishedRestoringState, handler: "applicationFinishedRestoringState",
            "applicationFinishedRestoringState", [], parameters: [],
            of: .controller, in: .restoration, .since(7), result: .nothing),
        MethodSpec(
            .updateUserActivityState, handler: "updateUserActivityState", "updateUserActivityState", ["_"],
            parameters: ["activity"],
            of: .controller, in: .restoration, .since(8), result: .nothing),
        MethodSpec(
            .action, handler: "action", "action", ["_"], parameters: ["argument"],
            of: .controller, in: .action, .since(3), result: .nothing),
        MethodSpec(
            .notification, handler: "notification", "notification", ["_", "info"], parameters: ["info"],
            of: .controller, in: .action, .since(3), result: .nothing),
        MethodSpec(
            .canPerformAction, handler: "canPerformAction", "canPerformAction", ["_", "withSender"],
            parameters: ["action", "sender"],
            of: .controller, in: .action, .since(3), result: .bool),
        MethodSpec(
            .viewControllerWithRestorationIdentifierPath, handler: "viewControllerWithRestorationIdentifierPath",
            "viewController", ["withRestorationIdentifierPath", "coder"], parameters: ["path", "coder"],
            of: .controller, in: .restoration, .since(6), result: .object, values: false),
    ]
}
