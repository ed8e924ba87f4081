extension RuleSpec {
    /// The rules about showing through an ancestor. `docs/sources.md` lists the names of the
    /// sources.
    static let show: [RuleSpec] = [
        RuleSpec(
            .show1, "SHOW-1", .since(8), .documented, "HDR, APPLE-REFERENCE",
            """
            A call of show looks for its target among the ancestors. If the target is a navigation controller, it \
            pushes the controller.
            """,
            asserts: [.show]),
        RuleSpec(
            .show2, "SHOW-2", .since(8), .contested, "HDR, APPLE-REFERENCE",
            "If show finds no target, it presents the controller.",
            silent: "A presentation follows, by the rule of presentations."),
        RuleSpec(
            .showNav1, "SHOW-NAV-1", .since(8), .inferred, "SHOWNAV",
            """
            If the target of show is a navigation controller, it presents another navigation controller instead of \
            pushing it.
            """,
            silent: "A presentation follows, by the rule of presentations."),
        RuleSpec(
            .showDetail2, "SHOW-DETAIL-2", .since(8), .documented, "HDR",
            "If there is no split view controller, showDetail presents the controller.",
            silent: "A presentation follows, by the rule of presentations."),
        RuleSpec(
            .show3, "SHOW-3", .since(8), .documented, "HDR, ASPLIT",
            "In an expanded split view controller, show asks the delegate, then replaces the column of the sender.",
            asserts: [.splitViewControllerShow]),
        RuleSpec(
            .showDetail1, "SHOW-DETAIL-1", .since(8), .documented, "HDR",
            "A call of showDetail skips navigation controllers and finds the split view controller.",
            asserts: [.showDetailViewController]),
        RuleSpec(
            .showTarget1, "SHOW-TARGET-1", .since(8), .documented, "HDR, APPLE-REFERENCE",
            "The target of show is the controller itself or its nearest ancestor that overrides the method.",
            asserts: [.targetViewController]),
        RuleSpec(
            .showTarget2, "SHOW-TARGET-2", .since(8), .documented, "SDKH, HDR",
            "A controller that answers false to canPerformAction is not the target of show.",
            asserts: [.canPerformAction]),
    ]
}
