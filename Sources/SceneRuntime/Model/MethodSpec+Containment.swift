extension MethodSpec {
    /// The calls about containment and segues, in the order of `Method`.
    static let containment: [MethodSpec] = [
        MethodSpec(
            .willMove, handler: "willMove", "willMove", ["toParent"], parameters: ["parent"],
            of: .controller, .containment, 5...26, answer: .nothing),
        MethodSpec(
            .didMove, handler: "didMove", "didMove", ["toParent"], parameters: ["parent"],
            of: .controller, .containment, 5...26, answer: .nothing),
        MethodSpec(
            .shouldAutomaticallyForwardAppearanceMethods, handler: "shouldAutomaticallyForwardAppearanceMethods",
            "shouldAutomaticallyForwardAppearanceMethods", [], parameters: [],
            of: .controller, .containment, 6...26, answer: .true),
        MethodSpec(
            .shouldPerformSegue, handler: "shouldPerformSegue", "shouldPerformSegue", ["withIdentifier", "sender"],
            parameters: ["identifier", "sender"],
            of: .controller, .segue, 6...26, answer: .true),
        MethodSpec(
            .prepare, handler: "prepare", "prepare", ["for", "sender"], parameters: ["segue", "sender"],
            of: .controller, .segue, 5...26, answer: .nothing),
        MethodSpec(
            .segueAction, handler: "segueAction", "segueAction", ["_", "sender", "segueIdentifier"],
            parameters: ["coder", "sender", "identifier"],
            of: .controller, .segue, 13...26, answer: .nothing),
        MethodSpec(
            .allowedChildrenForUnwinding, handler: "allowedChildrenForUnwinding", "allowedChildrenForUnwinding",
            ["from"], parameters: ["source"],
            of: .controller, .segue, 9...26, answer: .list),
        MethodSpec(
            .canPerformUnwindSegueAction, handler: "canPerformUnwindSegueAction", "canPerformUnwindSegueAction",
            ["_", "from", "sender"], parameters: ["action", "from", "sender"],
            of: .controller, .segue, 6...26, answer: .bool),
        MethodSpec(
            .unwindTowards, handler: "unwindTowards", "unwind", ["for", "towards"], parameters: ["segue", "next"],
            of: .controller, .segue, 9...26, answer: .nothing),
        MethodSpec(
            .viewControllerForUnwindSegueAction, handler: "viewControllerForUnwindSegueAction",
            "viewControllerForUnwindSegueAction", ["_", "from", "sender"], parameters: ["action", "from", "sender"],
            of: .controller, .segue, 6...8, answer: .object),
        MethodSpec(
            .segueForUnwinding, handler: "segueForUnwinding", "segueForUnwinding", ["to", "from", "identifier"],
            parameters: ["to", "from", "identifier"],
            of: .controller, .segue, 6...8, answer: .object),
    ]
}
