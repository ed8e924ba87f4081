extension RuleSpec {
    /// The rules about containment by hand, in the order of `Rule`.
    static let children: [RuleSpec] = [
        RuleSpec(
            .childAdd1, "CHILD-ADD-1", .since(3), .logged, "CAT26, HDR",
            "a child's view that is added to a visible parent appears at once"),
        RuleSpec(
            .childAdd4, "CHILD-ADD-4", .since(3), .logged, "CAT26",
            "a view that is added without its controller keeps the view, not the controller"),
        RuleSpec(
            .childAdd6, "CHILD-ADD-6", .since(3), .documented, "HDR",
            "a child that has a parent leaves it first"),
        RuleSpec(
            .childRemove1, "CHILD-REMOVE-1", .since(3), .logged, "CAT26, HDR, SQUARE",
            "removing a view tells the child at once; removeFromParent sends didMove itself"),
        RuleSpec(
            .childSwap1, "CHILD-SWAP-1", .since(3), .logged, "SQUARE",
            "appearance that is driven by hand is told when it is driven"),
        RuleSpec(
            .childTransition1, "CHILD-TRANSITION-1", .since(3), .logged, "NEUBCODE, HDR",
            "transition(from:to:): old will, new will, new did, old did"),
        RuleSpec(
            .childTransition2, "CHILD-TRANSITION-2", .since(3), .logged, "MSG, HDR",
            "transition(from:to:) needs a common parent"),
        RuleSpec(
            .childMisuse1, "CHILD-MISUSE-1", .since(13), .logged, "MISUSE",
            "calling an appearance callback yourself is warned of"),
        RuleSpec(
            .childHier1, "CHILD-HIER-1", .since(3), .logged, "MSG, HDR",
            "a child's view belongs into its own parent's view"),
    ]
}
