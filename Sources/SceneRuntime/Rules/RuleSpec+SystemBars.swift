extension RuleSpec {
    /// The rules about the safe area, the status bar and the home indicator, in the order of `Rule`.
    static let systemBars: [RuleSpec] = [
        RuleSpec(
            .safeFirst1, "SAFE-FIRST-1", .since(11), .documented, "SAFE20, ADOC, NEU2",
            "UIKit reports the safe area in the first layout pass of a view, and whenever it changes."),
        RuleSpec(
            .safeExtra1, "SAFE-EXTRA-1", .since(11), .documented, "ADOC, NEU2",
            "Additional insets change the safe area, which is reported before the layout."),
        RuleSpec(
            .safeExtra2, "SAFE-EXTRA-2", .since(11), .inferred, "SDKH, INF",
            "Additional insets of a parent also change its children's safe area; UIKit notifies the parent first."),
        RuleSpec(
            .statusAsk1, "STATUS-ASK-1", .since(7), .documented, "SDKH, ADOC",
            "UIKit asks a controller for the child that decides about the status bar, then the child or itself."),
        RuleSpec(
            .statusNav1, "STATUS-NAV-1", .since(7), .logged, "STATUSB, NEU2",
            "A navigation controller decides about the style of the status bar, not its children."),
        RuleSpec(
            .statusModal1, "STATUS-MODAL-1", .since(7), .documented, "SDKH, ADOC",
            "A controller that is presented on the full screen decides about the status bar."),
        RuleSpec(
            .statusModal2, "STATUS-MODAL-2", .since(7), .documented, "SDKH",
            "In other presentations, only a controller that captures it decides about the status bar."),
        RuleSpec(
            .statusUpdate1, "STATUS-UPDATE-1", .since(7), .documented, "ADOC, NEU2",
            "An update of the status bar asks whether it is hidden, asks for the animation, and runs layout."),
        RuleSpec(
            .homeInd1, "HOME-IND-1", .since(11), .documented, "SDKH",
            "UIKit asks about the home indicator, screen edges and the pointer as it does about the status bar."),
    ]
}
