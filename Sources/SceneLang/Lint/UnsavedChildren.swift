import SceneRuntime

/// W0518: a child of a custom container whose state UIKit does not save.
///
/// RESTORE-SAVE-1: UIKit saves the children of its own containers. Those of another container are saved only if the
/// container encodes them. The rule reports an `embed` in a class that has a restorationIdentifier, if the child has
/// one, too, and neither the class nor a class above it handles encodeRestorableState. The app must answer `true` from
/// shouldSaveApplicationState, and have no scenes.
enum UnsavedChildren {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        guard let identifier = script.names.find(.restorationIdentifier), !script.isAssigned(identifier),
            savesState(script), script.environments.allSatisfy({ $0.release.applies(.restoreSave1) })
        else { return [] }
        func report(_ container: ClassID, _ child: ClassID, at span: SourceSpan) -> Diagnostic? {
            guard script.property(identifier, of: container) != nil, script.property(identifier, of: child) != nil,
                isPlain(container, script), !encodes(container, script)
            else { return nil }
            return Diagnostic(
                .unsavedChild, "UIKit does not save '\(script.name(of: child))': encode it", at: span,
                help: "in '\(script.name(of: container))', write: on encodeRestorableState(coder) { … }")
        }
        let verbs = script.verbs.compactMap { site -> Diagnostic? in
            guard site.statement.verb == .embed, !site.isExpected,
                let child = script.controller(site.statement.operand, in: site.tree),
                let container = container(of: site, script)
            else { return nil }
            return report(container, child, at: site.span)
        }
        let segues = script.segues.compactMap { site -> Diagnostic? in
            guard site.kind == .embed, let child = script.controller(site.segue.target, in: site.tree) else {
                return nil
            }
            return report(site.owner, child, at: script.trees[site.tree].span(of: site.segue.target))
        }
        return segues + verbs
    }

    /// Returns the class that embeds the operand; nil if it is not certain.
    private static func container(of site: VerbSite, _ script: LintScript) -> ClassID? {
        guard case .expression(let id)? = script.argument(.in, of: site.statement.clauses, in: site.tree)?.operand
        else { return nil }
        if case .selfReference = script.trees[site.tree][id] {
            return site.owners.count == 1 ? site.owners.first : nil
        }
        return script.controller(id, in: site.tree)
    }

    /// Whether the app saves its state, in a handler that does nothing else, and has no scene delegate.
    private static func savesState(_ script: LintScript) -> Bool {
        let handlers = script.declarations.app.table.handlers
        guard !handlers.contains(where: { $0.methods.contains { $0.spec.owner == .scene } }),
            let handler = handlers.first(where: { $0.methods.contains(.shouldSaveApplicationState) }),
            case .handler(let body) = script.trees[handler.site.tree][handler.site.declaration]
        else { return false }
        let tree = script.trees[handler.site.tree]
        let statements = Array(tree.elements(of: body.body.statements))
        guard statements.count == 1 else { return false }
        switch tree[statements[0]] {
        case .returnValue(let value?), .expression(let value): return tree[value] == .boolean(true)
        default: return false
        }
    }

    /// Whether the class descends from no container of UIKit.
    private static func isPlain(_ controller: ClassID, _ script: LintScript) -> Bool {
        let entry = script.declarations.controllers[controller.index]
        return entry.systemClass == .none && entry.base.container == .none && !entry.base.isSystemOwned
    }

    private static func encodes(_ controller: ClassID, _ script: LintScript) -> Bool {
        var current = controller
        while current.exists {
            let entry = script.declarations.controllers[current.index]
            if entry.table.handler(of: .encodeRestorableState) != nil { return true }
            current = entry.parent
        }
        return false
    }
}
