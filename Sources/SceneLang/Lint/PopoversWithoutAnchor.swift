import SceneRuntime

/// W0505: a popover without an anchor on an iPad.
///
/// MODAL-POPOVER-2: UIKit raises an exception. In a compact width, a popover becomes a sheet and requires no anchor. So
/// the rule considers only scripts that run only on an iPad and never change the size. It reports nothing if the script
/// contains `sourceView`, because code may set the anchor. A segue without an anchor uses its trigger.
enum PopoversWithoutAnchor {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let isWide = script.environments.allSatisfy { $0.release.applies(.modalPopover2) && $0.device.kind == .iPad }
        guard isWide, script.names.find(.sourceView) == nil, script.names.find("barButtonItem") == nil,
            !script.verbs.contains(where: { $0.statement.effects.contains(.changesSize) })
        else { return [] }
        return script.verbs.compactMap { site in
            guard !site.isExpected, !script.has(.anchor, site), isPopover(site, script) else { return nil }
            let name = script.controller(site.statement.operand, in: site.tree).map { script.name(of: $0) } ?? "X"
            return Diagnostic(
                .popoverWithoutAnchor, "a popover on an iPad needs an anchor: UIKit raises an exception without one",
                at: site.span,
                help: "add 'anchor VIEW', or set \(name).popoverPresentationController.sourceView")
        }
    }

    /// MODAL-POPOVER-TEXT-1: whether the verb presents an alert that is declared as an action sheet.
    private static func isActionSheet(_ site: VerbSite, _ script: LintScript) -> Bool {
        guard let name = script.names.find(.preferredStyle),
            let presented = script.controller(site.statement.operand, in: site.tree),
            script.declarations.controllers[presented.index].base == .alertController,
            let style = script.property(name, of: presented),
            case .symbol(let symbol) = script.trees[style.site.tree][style.value]
        else { return false }
        return script.text(symbol) == Symbol.actionSheet.spelling.text
    }

    private static func isPopover(_ site: VerbSite, _ script: LintScript) -> Bool {
        if site.statement.verb == .popover { return true }
        guard site.statement.verb == .present else { return false }
        return script.style(site.statement.clauses, in: site.tree) == .popover || isActionSheet(site, script)
    }
}
