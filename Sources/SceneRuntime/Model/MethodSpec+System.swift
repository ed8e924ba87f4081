extension MethodSpec {
    /// The calls about memory, saved state and actions, in the order of `Method`.
    static let system: [MethodSpec] = [
        MethodSpec(
            .setEditing, handler: "setEditing", "setEditing", ["_", "animated"], parameters: ["editing", "animated"],
            of: .controller, .view, .since(3), answer: .nothing),
        MethodSpec(
            .textFieldDidBeginEditing, handler: "textFieldDidBeginEditing", "textFieldDidBeginEditing", ["_"],
            parameters: ["field"],
            of: .controller, .action, .since(3), answer: .nothing),
        MethodSpec(
            .textViewDidBeginEditing, handler: "textViewDidBeginEditing", "textViewDidBeginEditing", ["_"],
            parameters: ["view"],
            of: .controller, .action, .since(3), answer: .nothing),
        MethodSpec(
            .didReceiveMemoryWarning, handler: "didReceiveMemoryWarning", "didReceiveMemoryWarning", [], parameters: [],
            of: .controller, .memory, .since(3), answer: .nothing),
        MethodSpec(
            .encodeRestorableState, handler: "encodeRestorableState", "encodeRestorableState", ["with"],
            parameters: ["coder"],
            of: .controller, .restoration, .since(6), answer: .nothing),
        MethodSpec(
            .decodeRestorableState, handler: "decodeRestorableState", "decodeRestorableState", ["with"],
            parameters: ["coder"],
            of: .controller, .restoration, .since(6), answer: .nothing),
        MethodSpec(
            .applicationFinishedRestoringState, handler: "applicationFinishedRestoringState",
            "applicationFinishedRestoringState", [], parameters: [],
            of: .controller, .restoration, .since(7), answer: .nothing),
        MethodSpec(
            .updateUserActivityState, handler: "updateUserActivityState", "updateUserActivityState", ["_"],
            parameters: ["activity"],
            of: .controller, .restoration, .since(8), answer: .nothing),
        MethodSpec(
            .action, handler: "action", "action", ["_"], parameters: ["argument"],
            of: .controller, .action, .since(3), answer: .nothing),
        MethodSpec(
            .notification, handler: "notification", "notification", ["_", "info"], parameters: ["info"],
            of: .controller, .action, .since(3), answer: .nothing),
        MethodSpec(
            .canPerformAction, handler: "canPerformAction", "canPerformAction", ["_", "withSender"],
            parameters: ["action", "sender"],
            of: .controller, .action, .since(3), answer: .bool),
        MethodSpec(
            .viewControllerWithRestorationIdentifierPath, handler: "viewControllerWithRestorationIdentifierPath",
            "viewController", ["withRestorationIdentifierPath", "coder"], parameters: ["path", "coder"],
            of: .controller, .restoration, .since(6), answer: .object, values: false),
    ]
}
