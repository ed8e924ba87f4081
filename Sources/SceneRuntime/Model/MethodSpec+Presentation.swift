extension MethodSpec {
    /// The calls about presenting and showing, in the order of `Method`.
    static let presentation: [MethodSpec] = [
        MethodSpec(
            .dismiss, handler: "dismiss", "dismiss", ["animated"], parameters: ["animated"],
            of: .controller, .presentation, .since(5), answer: .nothing),
        MethodSpec(
            .popToViewController, handler: "popToViewController", "popToViewController", ["_"],
            parameters: ["controller"],
            of: .controller, .segue, .since(3), answer: .nothing),
        MethodSpec(
            .show, handler: "show", "show", ["_", "sender"], parameters: ["controller", "sender"],
            of: .controller, .presentation, .since(8), answer: .nothing),
        MethodSpec(
            .showDetailViewController, handler: "showDetailViewController", "showDetailViewController",
            ["_", "sender"], parameters: ["controller", "sender"],
            of: .controller, .presentation, .since(8), answer: .nothing),
        MethodSpec(
            .targetViewController, handler: "targetViewController", "targetViewController", ["forAction", "sender"],
            parameters: ["action", "sender"],
            of: .controller, .presentation, .since(8), answer: .object),
        // No calls of UIKit: the names of the transitions that run.
        MethodSpec(
            .modalTransition, handler: "modalTransition", "modalTransition", ["_"], parameters: [],
            of: .controller, .transition, .since(3), answer: .nothing),
        MethodSpec(
            .sizeTransition, handler: "sizeTransition", "sizeTransition", ["to", "animated"], parameters: [],
            of: .controller, .transition, .since(8), answer: .nothing),
    ]
}
