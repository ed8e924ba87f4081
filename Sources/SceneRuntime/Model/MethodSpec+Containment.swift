extension MethodSpec {
    /// The calls about containment and segues, in the order of `Method`.
    static let containment: [MethodSpec] = [
        MethodSpec(
            .willMove, handler: "willMove", "willMove", ["toParent"], parameters: ["parent"],
            of: .controller, in: .containment, .since(5), result: .nothing),
        MethodSpec(
            .didMove, handler: "didMove", "didMove", ["toParent"], parameters: ["parent"],
            of: .controller, in: .containment, .since(5), result: .nothing),
        MethodSpec(
            .shouldPerformSegue, handler: "shouldPerformSegue", "shouldPerformSegue", ["withIdentifier", "sender"],
            parameters: ["identifier", "sender"],
            of: .controller, in: .segue, .since(6), result: .true),
        MethodSpec(
            .prepare, handler: "prepare", "prepare", ["for", "sender"], parameters: ["segue", "sender"],
            of: .controller, in: .segue, .since(5), result: .nothing),
        MethodSpec(
            .segueAction, handler: "segueAction", "segueAction", ["_", "sender", "segueIdentifier"],
            parameters: ["coder", "sender", "identifier"],
            of: .controller, in: .segue, .since(13), result: .nothing),
        MethodSpec(
            .allowedChildrenForUnwinding, handler: "allowedChildrenForUnwinding", "allowedChildrenForUnwinding",
            ["from"], parameters: ["source"],
            of: .controller, in: .segue, .since(9), result: .list),
        MethodSpec(
            .canPerformUnwindSegueAction, handler: "canPerformUnwindSegueAction", "canPerformUnwindSegueAction",
            ["_", "from", "sender"], parameters: ["action", "from", "sender"],
            of: .controller, in: .segue, .since(6), result: .bool),
        MethodSpec(
            .unwindTowards, handler: "unwindTowards", "unwind", ["for", "towards"], parameters: ["segue", "next"],
            of: .controller, in: .segue, .since(9), result: .nothing),
        MethodSpec(
            .viewControllerForUnwindSegueAction, handler: "viewControllerForUnwindSegueAction",
            "viewControllerForUnwindSegueAction", ["_", "from", "sender"], parameters: ["action", "from", "sender"],
            of: .controller, in: .segue, .from(6, to: 8), result: .object),
        MethodSpec(
            .segueForUnwinding, handler: "segueForUnwinding", "segueForUnwinding", ["to", "from", "identifier"],
            parameters: ["to", "from", "identifier"],
            of: .controller, in: .segue, .from(6, to: 8), result: .object),
    ]
}
