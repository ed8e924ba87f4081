import SceneRuntime

/// A warning of `scenesh check`: a pattern that is certainly a mistake, although the script runs.
///
/// A rule has no false positives: it reports only what is wrong in every run, and its file says why. It depends only on
/// the text of a script, and it has no effect on runs.
struct LintRule: Sendable {
    let code: DiagnosticCode
    /// The rules of UIKit on which it is based; none if it is only about the script.
    let basis: [Rule]
    /// Finds the mistakes in a script without errors.
    let find: @Sendable (LintScript) -> [Diagnostic]

    /// Every rule, by its code.
    static let all: [LintRule] = [
        LintRule(code: .unreachedScene, basis: [], find: UnreachedScenes.find),
        LintRule(code: .repeatedIdentifier, basis: [], find: RepeatedIdentifiers.find),
        LintRule(code: .showWithoutContainer, basis: [.show2, .showDetail2], find: ShowsWithoutContainer.find),
        LintRule(code: .presentsTooEarly, basis: [.modalNoWindow1, .modalNoWindow2], find: EarlyPresentations.find),
        LintRule(
            code: .popoverWithoutAnchor, basis: [.modalPopover2, .modalPopoverText1], find: PopoversWithoutAnchor.find),
        LintRule(code: .undefinedContext, basis: [.modalContext1], find: UndefinedContexts.find),
        LintRule(code: .staleUnderSheet, basis: [.modalSheet2, .modalStyleTable], find: StaleUnderSheets.find),
        LintRule(code: .childWithoutDidMove, basis: [.childAdd1], find: ChildrenWithoutDidMove.find),
        LintRule(code: .sheetWithoutExit, basis: [.modalSheetSwipe3], find: SheetsWithoutExit.find),
        LintRule(code: .containerOfItself, basis: [], find: ContainersOfThemselves.find),
        LintRule(code: .stepWithoutStack, basis: [], find: StepsWithoutStack.find),
        LintRule(
            code: .presentsFromDismissed, basis: [.modalNoWindow1, .modalNoWindow2],
            find: DismissalsInOneTurn.presentFromDismissed),
        LintRule(
            code: .presentsAfterDismissal, basis: [.modalBusy1], find: DismissalsInOneTurn.presentAfterDismissal),
        LintRule(code: .dismissesTwice, basis: [.modalBusy2], find: DismissalsInOneTurn.dismissTwice),
        LintRule(code: .loadsViewTooEarly, basis: [.view1], find: EarlyViews.rootViews),
        LintRule(code: .outletBeforeView, basis: [.view10], find: EarlyViews.outlets),
        LintRule(code: .viewWithoutChild, basis: [.childAdd4], find: ViewsWithoutChild.find),
        LintRule(code: .unsavedChild, basis: [.restoreSave1], find: UnsavedChildren.find),
        LintRule(code: .presenterWithoutCalls, basis: [.modalSheet1], find: PresentersWithoutCalls.find),
        LintRule(
            code: .showsNavigationController, basis: [.showNav1], find: ContainersInStacks.shownNavigationControllers),
        LintRule(code: .pushedSplitView, basis: [], find: ContainersInStacks.pushedSplitViews),
        LintRule(code: .barButtonWithTwoTargets, basis: [], find: BarButtonsWithTwoTargets.find),
        LintRule(code: .silencedHandler, basis: [.bg3], find: SilencedHandlers.ofApp),
        LintRule(code: .sceneHandlerWithoutScenes, basis: [.bg1, .bg2], find: SilencedHandlers.ofScenes),
        LintRule(code: .earlyWindow, basis: [.launchApp2], find: EarlyWindows.find),
        LintRule(code: .scenesAreRequired, basis: [.sceneReq27], find: SceneRequirement.launches),
        LintRule(code: .launchOptionsWithScenes, basis: [], find: HalfEvents.launchOptions),
        LintRule(code: .halfEvent, basis: [.sceneURL1], find: HalfEvents.warmOnly),
        LintRule(code: .hiddenWindow, basis: [.windowHidden1], find: HiddenWindows.find),
        LintRule(code: .selfAssignment, basis: [], find: SelfAssignments.find),
        LintRule(code: .numberedScene, basis: [], find: NumberedScenes.find),
        LintRule(code: .curlingPages, basis: [.pageCurl1, .pageScroll1], find: CurlingPages.find),
    ]
}
