extension RuleSpec {
    /// The rules about custom containers, in the order of `Rule`.
    static let children: [RuleSpec] = [
        RuleSpec(
            .childAdd1, "CHILD-ADD-1", .since(3), .logged, "CAT26, HDR",
            "A child whose view is added to a visible parent appears immediately."),
        RuleSpec(
            .childAdd4, "CHILD-ADD-4", .since(3), .logged, "CAT26",
            "Adding only a view keeps the view alive, but not its controller."),
        RuleSpec(
            .childAdd6, "CHILD-ADD-6", .since(3), .documented, "HDR",
            "A child that already has a parent is removed from it first."),
        RuleSpec(
            .childRemove1, "CHILD-REMOVE-1", .since(3), .logged, "CAT26, HDR, SQUARE",
            "Removing a view notifies the child immediately; removeFromParent calls didMove itself."),
        RuleSpec(
            .childSwap1, "CHILD-SWAP-1", .since(3), .logged, "SQUARE",
            "With manual forwarding, appearance callbacks come when the container makes the appearance calls."),
        RuleSpec(
            .childTransition1, "CHILD-TRANSITION-1", .since(3), .logged, "NEUBCODE, HDR",
            """
            transition(from:to:) calls viewWillDisappear (old child), viewWillAppear (new), viewDidAppear (new), \
            viewDidDisappear (old).
            """),
        RuleSpec(
            .childTransition2, "CHILD-TRANSITION-2", .since(3), .logged, "MSG, HDR",
            "Both controllers of transition(from:to:) must have the same parent."),
        RuleSpec(
            .childMisuse1, "CHILD-MISUSE-1", .since(13), .logged, "MISUSE",
            "UIKit warns if code calls an appearance callback itself."),
        RuleSpec(
            .childHier1, "CHILD-HIER-1", .since(3), .logged, "MSG, HDR",
            "A child's view must be in the view of its own parent."),
        RuleSpec(
            .childForward1, "CHILD-FORWARD-1", .since(5), .logged, "RNSE2E, HOOKS, MISUSE",
            "A plain parent forwards its appearance to its children after its own override has returned."),
    ]
}
