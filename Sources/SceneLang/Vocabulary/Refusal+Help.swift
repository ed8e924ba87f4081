import SceneRuntime

extension Refusal {
    /// What follows the text of the refusal: how a script avoids it. Empty where there is nothing to say.
    var help: StaticString {
        switch self {
        case .hasParent: "; take it out of there before it goes into %1"
        case .viewInUse: "; take it away before %1 shows it"
        case .managedChildren: "; use its own verbs for %0"
        case .noPageSwipe: "; it has neither a data source nor `pages ->`"
        case .rowHidden: "; open the More tab of %1 first"
        case .underMore: "; tap More, then its row"
        case .moreStack: "; tap the rows of its list"
        case .earlyColumns: "; leave its style unspecified"
        case .columnInOtherStyle:
            " (`style = .doubleColumn`), and `viewControllers` is set in the classic style, expanded: %0"
        case .undeclaredAnimator: "; animators, interaction and presentation controllers are styles"
        case .adaptation:
            """
            ; .none, .fullScreen, .overFullScreen and, from iOS 8.3, .pageSheet, .formSheet and .automatic are possible
            """
        case .focusUnderPresentation: "; write `unfocus` first"
        case .unknownOrientation: "; say .portrait, .landscape, .all …"
        case .launchedAlready: "; a new scenario starts it anew"
        case .appNotLaunched: "; `launch` starts it"
        case .appEnded: "; `relaunch` starts it again"
        case .appRunning: "; `background` or `terminate` must come before `relaunch`"
        case .appInBackground: "; `foreground` brings it back"
        case .appInFront: "; only `background` takes it away"
        case .appInactive: "; `resume` makes it active again"
        case .appActive: "; only `interrupt` makes it inactive"
        case .noBackground: ", as `terminate` does"
        case .noScenes: "; `terminate` ends it"
        case .none, .circularContainment, .subviewAsRoot, .viewSharing, .severalEdits, .tooOldForPages,
            .pageNotBeside, .noPageBeside, .noMoreTab, .stackUnderMore, .earlySplit, .otherPrimary,
            .focusBeforeWindow, .appStarting, .appBusy:
            ""
        }
    }

    /// The helps of all refusals, by their numbers.
    static let helps = allCases.map { $0.help.utf8Bytes }
}
