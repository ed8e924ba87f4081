import SceneRuntime

/// W0522: a bar button item with a segue and an action.
///
/// IB-BARBUTTON-1: a bar button item has one target and one action, and a segue uses both. So the item performs either
/// its segue or its action, whatever the script does.
enum BarButtonsWithTwoTargets {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        script.segues.compactMap { site in
            guard case .expression(let view)? = script.argument(.on, of: site.segue.clauses, in: site.tree)?.operand,
                case .name(let name) = script.trees[site.tree][view],
                let entry = script.declarations.controllers[site.owner.index].table.views.first(where: {
                    $0.entry.name?.name == name
                })?.entry,
                script.text(entry.kind.name) == "barButton", !entry.actions.isEmpty
            else { return nil }
            return Diagnostic(
                .barButtonWithTwoTargets,
                "the item has a segue and an action, but one target: one of the two is never performed",
                at: script.trees[site.tree].span(of: view),
                help: "remove one of them, or perform the segue in the action")
        }
    }
}
