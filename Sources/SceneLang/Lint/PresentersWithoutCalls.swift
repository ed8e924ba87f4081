import SceneRuntime

/// W0519: an appearance callback of a presenter that UIKit calls up to iOS 12 and not from iOS 13 on.
///
/// MODAL-SHEET-1: from iOS 13, a presentation without a style is a sheet, which leaves the presenter on screen. The
/// rule reports a presentation in a script that is tested in releases on both sides, if nothing sets the style and the
/// presenter handles one of the four callbacks.
enum PresentersWithoutCalls {
    private static let callbacks: [Method] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]

    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let sheets = script.environments.filter { $0.release.has(.automaticStyleIsSheet) }
        guard !sheets.isEmpty, sheets.count < script.environments.count else { return [] }
        let style = script.names.find(.modalPresentationStyle)
        if let style, script.isAssigned(style) { return [] }
        guard script.names.find("adaptivePresentationStyle") == nil else { return [] }
        func report(_ presenter: ClassID, _ presented: ClassID, at span: SourceSpan) -> Diagnostic? {
            let entry = script.declarations.controllers[presented.index]
            let hasStyle = style.map { script.property($0, of: presented) != nil } ?? false
            guard !hasStyle, entry.systemClass == .none, !script.isOfSystem(presented),
                let handler = script.declarations.controllers[presenter.index].table.handlers.first(where: {
                    $0.methods.contains(where: callbacks.contains)
                })
            else { return nil }
            return Diagnostic(
                .presenterWithoutCalls,
                "from iOS 13, '\(script.name(of: presenter))' gets no appearance calls for this presentation", at: span,
                secondary: [.init(handler.span, "this handler is called only up to iOS 12")],
                help: "present with '.fullScreen', or do the work when the presented controller ends")
        }
        let segues = script.segues.compactMap { site -> Diagnostic? in
            guard site.kind == .present || site.kind == .modal,
                script.argument(.style, of: site.segue.clauses, in: site.tree) == nil,
                let presented = script.controller(site.segue.target, in: site.tree)
            else { return nil }
            return report(site.owner, presented, at: script.trees[site.tree].span(of: site.segue.target))
        }
        let verbs = script.verbs.compactMap { site -> Diagnostic? in
            guard site.statement.verb == .present, !site.isExpected, !script.has(.style, site),
                let presented = script.controller(site.statement.operand, in: site.tree),
                let presenter = presenter(of: site, script)
            else { return nil }
            return report(presenter, presented, at: site.span)
        }
        return segues + verbs
    }

    private static func presenter(of site: VerbSite, _ script: LintScript) -> ClassID? {
        guard
            case .expression(let source)? = script.argument(.from, of: site.statement.clauses, in: site.tree)?.operand
        else { return site.owners.count == 1 ? site.owners.first : nil }
        if case .selfReference = script.trees[site.tree][source] {
            return site.owners.count == 1 ? site.owners.first : nil
        }
        return script.controller(source, in: site.tree)
    }
}
