extension RuleSpec {
    /// The rules about the detents of sheets. `docs/sources.md` lists the names of the sources.
    static let sheets: [RuleSpec] = [
        RuleSpec(
            .sheetDetentUser1, "SHEET-DETENT-USER-1", .since(15), .documented, "SDKH, ADOC, RNSSHEET",
            "If the user drags a sheet to another detent, UIKit lays out the sheet and notifies its delegate.",
            asserts: [.sheetPresentationControllerDidChangeSelectedDetentIdentifier]),
        RuleSpec(
            .sheetDetentCode1, "SHEET-DETENT-CODE-1", .since(15), .documented, "SDKH, ADOC",
            "If code selects a detent, UIKit lays out the sheet and does not notify its delegate."),
        RuleSpec(
            .sheetUndimmed1, "SHEET-UNDIMMED-1", .since(15), .documented, "RNSSHEET, SDKH",
            """
            A tap on the dimmed area dismisses a sheet. The user can tap views beneath the sheet that are not dimmed.
            """),
        RuleSpec(
            .sheetPrevent1, "SHEET-PREVENT-1", .since(15), .documented, "RNSSHEET, HDR",
            """
            If the sheet must not be dismissed, a tap on the dimmed area makes UIKit report the attempt to the \
            delegate.
            """,
            asserts: [.presentationControllerDidAttemptToDismiss]),
        RuleSpec(
            .sheetSwipeDown1, "SHEET-SWIPE-DOWN-1", .since(15), .inferred, "RNSSHEET, RUDIN",
            """
            If a sheet is above its lowest detent, a swipe down moves the sheet to the next detent and does not \
            dismiss it.
            """),
        RuleSpec(
            .sheetOutside1, "SHEET-OUTSIDE-1", .since(13), .logged, "AUTH0, MBMODAL, SHEETDOC",
            "On an iPad, a tap outside of a page or form sheet dismisses it as a swipe down does."),
    ]
}
