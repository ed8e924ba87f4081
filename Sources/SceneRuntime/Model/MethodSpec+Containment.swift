extension MethodSpec {
    /// The calls about containment and segues, in the order of `Method`.
    static let containment: [MethodSpec] = [
        MethodSpec(
            .willMove, handler: "willMove", "willMove", ["toParent"], parameters: ["parent"],
            of: .controller, .containment, .since(5), answer: .nothing),
        MethodSpec(
            .didMove, handler: "didMove", "didMove", ["toParent"], parameters: ["parent"],
            of: .controller, .containment, .since(5), answer: .nothing),
        MethodSpec(
            .shouldAutomaticallyForwardAppearanceMethods, handler: "shouldAutomaticallyForwardAppearanceMethods",
            "shouldAutomaticallyForwardAppearanceMethods", [], parameters: [],
            of: .controller, .containment, .since(6), answer: .true),
        MethodSpec(
            .shouldPerformSegue, handler: "shouldPerformSegue", "shouldPerformSegue", ["withIdentifier", "sender"],
            parameters: ["identifier", "sender"],
            of: .controller, .segue, .since(6), answer: .true),
        MethodSpec(
            .prepare, handler: "prepare", "prepare", ["for", "sender"], parameters: ["segue", "sender"],
            of: .controller, .segue, .since(5), answer: .nothing),
        MethodSpec(
            .segueAction, handler: "segueAction", "segueAction", ["_", "sender", "segueIdentifier"],
            parameters: ["coder", "sender", "identifier"],
            of: .controller, .segue, .since(13), answer: .nothing),
        MethodSpec(
            .allowedChildrenForUnwinding, handler: "allowedChildrenForUnwinding", "allowedChildrenForUnwinding",
            ["from"], parameters: ["source"],
            of: .controller, .segue, .since(9), answer: .list),
        MethodSpec(
            .canPerformUnwindSegueAction, handler: "canPerformUnwindSegueAction", "canPerformUnwindSegueAction",
            ["_", "from", "sender"], parameters: ["action", "from", "sender"],
            of: .controller, .segue, .since(6), answer: .bool),
        MethodSpec(
            .unwindTowards, handler: "unwindTowards", "unwind", ["for", "towards"], parameters: ["segue", "next"],
            of: .controller, .segue, .since(9), answer: .nothing),
        MethodSpec(
            .viewControllerForUnwindSegueAction, handler: "viewControllerForUnwindSegueAction",
            "viewControllerForUnwindSegueAction", ["_", "from", "sender"], parameters: ["action", "from", "sender"],
            of: .controller, .segue, .from(6, to: 8), answer: .object),
        MethodSpec(
            .segueForUnwinding, handler: "segueForUnwinding", "segueForUnwinding", ["to", "from", "identifier"],
            parameters: ["to", "from", "identifier"],
            of: .controller, .segue, .from(6, to: 8), answer: .object),
    ]
}
