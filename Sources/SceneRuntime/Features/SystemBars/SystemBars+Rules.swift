extension RuleSpec {
    /// The rules about the safe area, the status bar and the home indicator. `docs/sources.md`
    /// lists the names of the sources.
    static let systemBars: [RuleSpec] = [
        RuleSpec(
            .safeFirst1, "SAFE-FIRST-1", .since(11), .documented, "SAFE20, ADOC, NEU2",
            "UIKit reports the safe area in the first layout pass of a view, and whenever the safe area changes.",
            asserts: [.viewSafeAreaInsetsDidChange]),
        RuleSpec(
            .safeExtra1, "SAFE-EXTRA-1", .since(11), .documented, "ADOC, NEU2",
            "Additional insets change the safe area. UIKit reports the change before the layout.",
            asserts: [.viewSafeAreaInsetsDidChange]),
        RuleSpec(
            .safeExtra2, "SAFE-EXTRA-2", .since(11), .inferred, "SDKH, INF",
            """
            Additional insets of a parent also change the safe area of its children. UIKit notifies the parent first.
            """),
        RuleSpec(
            .guideChild1, "GUIDE-CHILD-1", .from(7, to: 10), .inferred, "GUIDES",
            """
            A container that is not a navigation or tab bar controller does not pass its layout guides on: those of \
            its children contain no bars around it.
            """,
            silent: "A value of a property."),
        RuleSpec(
            .statusAsk1, "STATUS-ASK-1", .since(7), .documented, "SDKH, ADOC",
            """
            UIKit asks a controller for the child that decides about the status bar. Then it asks this child, or the \
            controller itself if there is no such child.
            """,
            asserts: [
                .childForStatusBarHidden, .prefersStatusBarHidden, .childForStatusBarStyle,
                .preferredStatusBarStyle,
            ]),
        RuleSpec(
            .statusNav1, "STATUS-NAV-1", .since(7), .logged, "STATUSB, NEU2",
            "A navigation controller decides about the style of the status bar, not its children."),
        RuleSpec(
            .statusModal1, "STATUS-MODAL-1", .since(7), .documented, "SDKH, ADOC",
            "A controller that is presented on the full screen decides about the status bar."),
        RuleSpec(
            .statusModal2, "STATUS-MODAL-2", .since(7), .documented, "SDKH",
            """
            In other presentations, a presented controller decides about the status bar only if it captures the status \
            bar's appearance.
            """,
            asserts: [.prefersStatusBarHidden, .preferredStatusBarStyle]),
        RuleSpec(
            .statusUpdate1, "STATUS-UPDATE-1", .since(7), .documented, "ADOC, NEU2",
            """
            When the status bar is updated, UIKit asks the controller whether to hide it. If the answer has changed, \
            UIKit asks for the animation and runs layout.
            """),
        RuleSpec(
            .homeInd1, "HOME-IND-1", .since(11), .documented, "SDKH",
            "UIKit asks about the home indicator, screen edges and the pointer as it does about the status bar.",
            asserts: [
                .childForHomeIndicatorAutoHidden, .prefersHomeIndicatorAutoHidden,
                .childForScreenEdgesDeferringSystemGestures, .preferredScreenEdgesDeferringSystemGestures,
                .childViewControllerForPointerLock, .prefersPointerLocked,
            ]),
    ]
}
