extension RuleSpec {
    /// The rules about bars. `docs/sources.md` lists the names of the sources.
    static let bars: [RuleSpec] = [
        RuleSpec(
            .barHide1, "BAR-HIDE-1", .since(11), .documented, "ADOC, SDKH",
            "If a bar is hidden or shown, UIKit updates the safe area, and makes no appearance callback.",
            asserts: [.viewSafeAreaInsetsDidChange]),
        RuleSpec(
            .barSwipe1, "BAR-SWIPE-1", .from(7, to: 18), .logged, "HIDENAV",
            "If the navigation bar is hidden, the edge swipe does not begin.",
            silent: "A gesture does not begin."),
        RuleSpec(
            .barSwipe2, "BAR-SWIPE-2", .since(7), .logged, "HIDENAV",
            "If the navigation bar has no back button, the edge swipe does not begin.",
            silent: "A gesture does not begin."),
        RuleSpec(
            .barBack1, "BAR-BACK-1", .since(3), .inferred, "SDKH, INF",
            """
            A navigation controller is the delegate of its bar, and can refuse the pop when the user taps the back \
            button.
            """),
        RuleSpec(
            .barBottom1, "BAR-BOTTOM-1", .since(3), .documented, "SDKH",
            "A controller with hidesBottomBarWhenPushed hides the tab bar from its push until its pop.",
            silent: "A tab bar is not there."),
    ]
}
