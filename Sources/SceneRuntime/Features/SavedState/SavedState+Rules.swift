extension RuleSpec {
    /// The rules about saving and restoring state. `docs/sources.md` lists the names of the
    /// sources.
    static let restoration: [RuleSpec] = [
        RuleSpec(
            .restoreSave1, "RESTORE-SAVE-1", .since(6), .documented, "APPLE-REFERENCE, ARESTORE, HDR",
            """
            When the app has entered the background, UIKit asks the app delegate, then encodes the state of the app \
            and of each controller with an identifier, parents first.
            """,
            asserts: [.shouldSaveApplicationState, .willEncodeRestorableState, .encodeRestorableState]),
        RuleSpec(
            .restore1, "RESTORE-1", .since(6), .documented, "NEUB, ARESTORE, HDR",
            """
            Between the two launch callbacks of the app delegate, UIKit finds the controllers, decodes their state and \
            then notifies them.
            """,
            asserts: [
                .shouldRestoreApplicationState, .viewControllerWithRestorationIdentifierPath,
                .applicationViewControllerWithRestorationIdentifierPath, .decodeRestorableState,
                .didDecodeRestorableState, .applicationFinishedRestoringState, .willFinishLaunching,
                .didFinishLaunching,
            ]),
        RuleSpec(
            .restore2, "RESTORE-2", .since(6), .logged, "NEUB",
            """
            UIKit asks the restoration class for the controller, and loads the controller's view before it decodes the \
            state.
            """,
            asserts: [.viewControllerWithRestorationIdentifierPath]),
        RuleSpec(
            .restoreQuit1, "RESTORE-QUIT-1", .since(6), .documented, "ARESTORE, FB9855914",
            "If the user closes an app without scenes in the app switcher, the system deletes its saved state.",
            silent: "UIKit deletes the state without a call."),
    ]
}
