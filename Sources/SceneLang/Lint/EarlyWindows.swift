import SceneRuntime

/// W0525: a window that a launch method of the app delegate makes, in an app with scenes.
///
/// No scene is connected yet, so the window gets no window scene and never appears on the screen. The rule reports
/// `activate` and `root` in `willFinishLaunching` and `didFinishLaunching`, one place a handler. It considers only
/// statements of the handler itself, not those of a function that it calls or of a block.
enum EarlyWindows {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        guard script.alwaysHasScenes else { return [] }
        let handlers = script.declarations.app.table.handlers.filter {
            $0.methods.contains(.willFinishLaunching) || $0.methods.contains(.didFinishLaunching)
        }
        return handlers.compactMap { handler in
            let sites = script.verbs.filter { site in
                !site.isExpected && (site.statement.verb == .activate || site.statement.verb == .root)
                    && script.isDirectly(in: handler, site)
            }
            guard let site = sites.first(where: { $0.statement.verb == .activate }) ?? sites.first else { return nil }
            return Diagnostic(
                .earlyWindow, "this window never appears: no scene is connected yet", at: site.span,
                help: "write it in: on sceneWillConnect(url) { … }")
        }
    }
}

extension LintScript {
    /// Whether a verb is a statement of the body of a handler itself.
    fileprivate func isDirectly(in handler: MemberTable.HandlerMember, _ site: VerbSite) -> Bool {
        guard contains(handler, site.span, of: site.tree) else { return false }
        let tree = trees[site.tree]
        let body: Block
        switch tree[handler.site.declaration] {
        case .handler(let written): body = written.body
        case .function(let function): body = function.body
        default: return false
        }
        return tree.elements(of: body.statements).contains { tree.span(of: $0) == site.span }
    }
}
