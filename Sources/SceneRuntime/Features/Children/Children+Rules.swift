extension RuleSpec {
    /// The rules about custom containers. `docs/sources.md` lists the names of the sources.
    static let children: [RuleSpec] = [
        RuleSpec(
            .childAdd1, "CHILD-ADD-1", .since(3), .logged, "CAT26, HDR",
            "A child whose view is added to a visible parent appears immediately.",
            asserts: [.willMove, .didMove, .viewWillAppear, .viewDidAppear]),
        RuleSpec(
            .childAdd4, "CHILD-ADD-4", .since(3), .logged, "CAT26",
            "If code adds only the view of a controller, the superview keeps the view alive, but not the controller.",
            asserts: [.viewWillAppear, .viewDidAppear, .deinitialise]),
        RuleSpec(
            .childAdd6, "CHILD-ADD-6", .since(3), .documented, "HDR",
            "If a child already has a parent, addChild first removes the child from this parent.",
            asserts: [.willMove, .didMove]),
        RuleSpec(
            .childRemove1, "CHILD-REMOVE-1", .since(3), .logged, "CAT26, HDR, SQUARE",
            """
            When a child's view is removed, UIKit notifies the child immediately. removeFromParent calls didMove \
            itself.
            """,
            asserts: [.willMove, .didMove, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .childSwap1, "CHILD-SWAP-1", .since(3), .logged, "SQUARE",
            """
            If a container forwards appearance calls itself, its children get their appearance callbacks when the \
            container begins and ends their appearance transitions.
            """,
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .childTransition1, "CHILD-TRANSITION-1", .since(3), .logged, "NEUBCODE, HDR",
            """
            transition(from:to:) calls viewWillDisappear (old child), viewWillAppear (new), viewDidAppear (new), \
            viewDidDisappear (old).
            """,
            asserts: [.willMove, .didMove, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .childTransition2, "CHILD-TRANSITION-2", .since(3), .logged, "MSG, HDR",
            "Both controllers of transition(from:to:) must have the same parent."),
        RuleSpec(
            .childMisuse1, "CHILD-MISUSE-1", .since(13), .logged, "MISUSE",
            "UIKit warns if code calls an appearance callback itself.",
            asserts: [.viewWillAppear]),
        RuleSpec(
            .childHier1, "CHILD-HIER-1", .since(3), .logged, "MSG, HDR",
            "A child's view must be in the view of the child's parent."),
        RuleSpec(
            .childForward1, "CHILD-FORWARD-1", .since(5), .logged, "RNSE2E, HOOKS, MISUSE",
            """
            If a parent is not a container of UIKit's, UIKit calls an appearance callback on its children after the \
            parent's own override has returned.
            """,
            asserts: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .childAddDid1, "CHILD-ADD-DID-1", .since(5), .logged, "CAT26, HDR",
            "In viewDidAppear, the parent is visible: a child that is added there appears at once, without animation.",
            asserts: [.viewWillAppear]),
        RuleSpec(
            .childAddWill1, "CHILD-ADD-WILL-1", .since(5), .inferred, "SQUARE, RNSE2E",
            """
            A child that is added while its parent appears, but not in viewDidAppear, appears with the parent and with \
            its value of animated.
            """),
    ]
}
