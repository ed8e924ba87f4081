import SceneRuntime

/// W0525: a window that a launch method of the app delegate makes, in an app with scenes.
///
/// No scene is connected yet, so the window gets no window scene and never appears on the screen. The rule reports
/// `activate` and `root` in `willFinishLaunching` and `didFinishLaunching`, and in Swift the statements that make or
/// show a window, one place a handler. It considers only statements of the handler itself, not those of a function that
/// it calls, of a block or of a branch.
enum EarlyWindows {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        guard script.alwaysHasScenes else { return [] }
        let handlers = script.declarations.app.table.handlers.filter {
            $0.methods.contains(.willFinishLaunching) || $0.methods.contains(.didFinishLaunching)
        }
        return handlers.compactMap { handler in
            if script.swiftName(of: handler) != nil { return inSwift(handler, script) }
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

    private static func inSwift(_ handler: MemberTable.HandlerMember, _ script: LintScript) -> Diagnostic? {
        let tree = script.trees[handler.site.tree]
        guard case .function(let function) = tree[handler.site.declaration] else { return nil }
        let statements = tree.elements(of: function.body.statements)
        let shown = statements.first { script.showsWindow(tree[$0], tree) }
        guard let found = shown ?? statements.first(where: { script.makesWindow(tree[$0], tree) }) else { return nil }
        return Diagnostic(
            .earlyWindow, "this window never appears: no scene is connected yet", at: tree.span(of: found),
            help: "make it in \(script.connection(true)), with UIWindow(windowScene:)")
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

    /// Whether a statement of Swift keeps a new window.
    fileprivate func makesWindow(_ statement: Statement, _ tree: SyntaxTree) -> Bool {
        var value: ExpressionID?
        if case .assignment(_, .set, let assigned) = statement { value = assigned }
        if case .variable(let variable) = statement { value = variable.value }
        return value.map { createsWindow($0, tree) } ?? false
    }
}
