import SceneRuntime

/// A habit of scripts that is surely a mistake, though the script runs.
///
/// A rule is silent about whatever some run may make right: its file says why what it reports cannot be so. It never
/// looks at a run, and no run depends on it.
struct LintRule: Sendable {
    let code: DiagnosticCode
    /// What UIKit does instead, in the catalogue of rules; none where it is about the script alone.
    let basis: [Rule]
    /// What it finds in a script without errors.
    let find: @Sendable (LintScript) -> [Diagnostic]

    /// Every rule, by its code.
    static let all: [LintRule] = [
        LintRule(code: .unreachedScene, basis: [], find: UnreachedScenes.find),
        LintRule(code: .repeatedIdentifier, basis: [], find: RepeatedIdentifiers.find),
        LintRule(code: .showWithoutContainer, basis: [.show2, .showDetail2], find: ShowsWithoutContainer.find),
        LintRule(code: .presentsTooEarly, basis: [.modalNoWindow1, .modalNoWindow2], find: EarlyPresentations.find),
        LintRule(code: .popoverWithoutAnchor, basis: [.modalPopover2], find: PopoversWithoutAnchor.find),
        LintRule(code: .undefinedContext, basis: [.modalContext1], find: UndefinedContexts.find),
        LintRule(code: .staleUnderSheet, basis: [.modalSheet2, .modalStyleTable], find: StaleUnderSheets.find),
        LintRule(code: .childWithoutDidMove, basis: [.childAdd1], find: ChildrenWithoutDidMove.find),
        LintRule(code: .sheetWithoutExit, basis: [.modalSheetSwipe3], find: SheetsWithoutExit.find),
        LintRule(code: .containerOfItself, basis: [], find: ContainersOfThemselves.find),
    ]
}
