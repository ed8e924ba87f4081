extension MethodSpec {
    /// The calls about presenting and showing, in the order of `Method`.
    static let presentation: [MethodSpec] = [
        MethodSpec(
            .dismiss, handler: "dismiss", "dismiss", ["animated"], parameters: ["animated"],
            of: .controller, in: .presentation, .since(5), result: .nothing),
        MethodSpec(
            .popToViewController, handler: "popToViewController", "popToViewController", ["_"],
            parameters: ["controller"],
            of: .controller, in: .segue, .since(3), result: .nothing),
        MethodSpec(
            .show, handler: "show", "show", ["_", "sender"], parameters: ["controller", "sender"],
            of: .controller, in: .presentation, .since(8), result: .nothing),
        MethodSpec(
            .showDetailViewController, handler: "showDetailViewController", "showDetailViewController",
            ["_", "sender"], parameters: ["controller", "sender"],
            of: .controller, in: .presentation, .since(8), result: .nothing),
        MethodSpec(
            .targetViewController, handler: "targetViewController", "targetViewController", ["forAction", "sender"],
            parameters: ["action", "sender"],
            of: .controller, in: .presentation, .since(8), result: .object),
        // No calls of UIKit: the names of the transitions that run.
        MethodSpec(
            .modalTransition, handler: "modalTransition", "modalTransition", ["_"], parameters: [],
            of: .controller, in: .transition, .since(3), result: .nothing),
        MethodSpec(
            .sizeTransition, handler: "sizeTransition", "sizeTransition", ["to", "animated"], parameters: [],
            of: .controller, in: .transition, .since(8), result: .nothing),
    ]
}
