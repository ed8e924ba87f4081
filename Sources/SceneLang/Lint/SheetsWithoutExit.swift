import SceneRuntime

/// W0509: a sheet that the user cannot dismiss and that no code dismisses.
///
/// MODAL-SHEET-SWIPE-3: with `isModalInPresentation` a swipe does not dismiss the sheet. The rule reports nothing if a
/// `dismiss`, an unwind segue or a new root can run in the same world, if code sets the property, or before iOS 13,
/// which has no such sheets.
enum SheetsWithoutExit {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        guard let property = script.names.find(.isModalInPresentation), !script.isAssigned(property),
            script.environments.allSatisfy({ $0.release.applies(.modalSheetSwipe3) }),
            script.names.find(.rootViewController) == nil,
            !script.segues.contains(where: { $0.kind == .unwind || $0.kind == .custom })
        else { return [] }
        let exits = Set(script.verbs.lazy.filter { $0.statement.effects.contains(.endsPresentations) }.map { $0.scope })
        guard !exits.contains(.anyWorld) else { return [] }
        var found: [Diagnostic] = []
        for site in script.verbs where site.statement.verb == .present && !site.isExpected {
            guard let sheet = script.controller(site.statement.operand, in: site.tree) else { continue }
            report(sheet, at: site.span, in: script.worlds.worlds(of: site), property, exits, script, &found)
        }
        for site in script.segues where site.kind == .present || site.kind == .modal {
            guard let sheet = script.controller(site.segue.target, in: site.tree) else { continue }
            let span = script.trees[site.tree].span(of: site.segue.target)
            report(sheet, at: span, in: script.worlds.worlds(of: [site.owner]), property, exits, script, &found)
        }
        return found
    }

    private static func report(
        _ sheet: ClassID, at span: SourceSpan, in worlds: [Int], _ property: IdentifierID, _ exits: Set<WorldScope>,
        _ script: LintScript, _ found: inout [Diagnostic]
    ) {
        guard !worlds.isEmpty, worlds.allSatisfy({ !exits.contains(.world($0)) }),
            let member = script.property(property, of: sheet),
            script.trees[member.site.tree][member.value] == .boolean(true)
        else { return }
        let place = script.trees[member.site.tree].span(of: member.name)
        found.append(
            Diagnostic(
                .sheetWithoutExit, "'\(script.name(of: sheet))' can never be dismissed", at: span,
                secondary: [.init(place, "the user cannot pull the sheet down")],
                help: "dismiss the sheet in an action, or remove 'isModalInPresentation'"))
    }
}
