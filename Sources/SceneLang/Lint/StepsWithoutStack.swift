import SceneRuntime

/// W0511: a verb such as `push` where no navigation controller can exist.
///
/// The verb searches for the navigation controller in front, and the run ends with E0309 if there is none. The rule
/// reports nothing if a controller that may live in the world of the statement is or makes a navigation controller: a
/// split view controller wraps its columns, and a tab bar controller has one for its More tab. It is silent about
/// scripts that launch nothing, which have a different mistake.
enum StepsWithoutStack {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        guard script.verbs.contains(where: { $0.statement.effects.contains(.fillsWindow) }) else { return [] }
        let stacks = worldsWithStacks(script)
        let sites = script.verbs.filter { site in
            guard !site.isExpected, let subject = VerbTable.row(of: site.statement.verb).subject,
                subject.kind == .navigationController, !names(subject, in: site, script)
            else { return false }
            let worlds = script.worlds.worlds(of: site)
            return !worlds.isEmpty && stacks.isDisjoint(with: worlds)
        }
        if sites.isEmpty || makesStack(script) { return [] }
        let fix = fix(script)
        return sites.map { site in
            Diagnostic(
                .stepWithoutStack,
                "'\(site.statement.verb.words)' requires a navigation controller, but there is none", at: site.span,
                help: fix?.help
                    ?? "declare a navigation controller and launch with it: "
                    + "controller nav: NavigationController { root -> home }",
                fix: fix?.edit)
        }
    }

    /// Whether code creates a controller of UIKit's own class that may have a stack, as in
    /// `UINavigationController(rootViewController: home)`.
    private static func makesStack(_ script: LintScript) -> Bool {
        let classes = ["UINavigationController", "UISplitViewController", "UITabBarController"]
        return script.trees.contains { tree in
            (0..<tree.expressionCount).contains { place in
                guard case .call(let callee, _) = tree[ExpressionID(index: UInt32(place))],
                    case .name(let name) = tree[callee]
                else { return false }
                return classes.contains(script.text(name))
            }
        }
    }

    /// Whether the statement names the navigation controller.
    private static func names(_ subject: VerbSubject, in site: VerbSite, _ script: LintScript) -> Bool {
        subject.clause.map { script.has($0, site) } ?? (site.statement.operand != .none)
    }

    /// Returns the worlds in which there may be a navigation controller.
    private static func worldsWithStacks(_ script: LintScript) -> Set<Int> {
        let changesTabs = script.names.find(.viewControllers).map(script.isAssigned) ?? false
        return Set(
            script.worlds.worldsWithStatements.filter { world in
                script.worlds.classes(in: world).contains { id in
                    switch script.declarations.controllers[id.index].base.container {
                    case .navigation, .split: return true
                    case .tabs: return changesTabs || script.mayHaveMore(id)
                    case .pages, .none: return script.declarations.controllers[id.index].systemClass != .none
                    }
                }
            })
    }

    /// How to launch with a navigation controller.
    private struct Fix {
        let help: String
        let edit: Diagnostic.Fix

        /// `text` replaces what is `written`, of which the edit replaces `place`.
        init(_ written: String, by text: String, at place: SourceSpan, _ edit: String) {
            help = "replace '\(written)' with: \(text)"
            self.edit = Diagnostic.Fix(place, edit, isCertain: false)
        }
    }

    /// Returns the fix; nil if it is not clear what the checked file launches.
    private static func fix(_ script: LintScript) -> Fix? {
        guard let name = ["nav", "navigation", "stack"].first(where: { !script.hasController($0) }) else { return nil }
        let launches = script.verbs.filter { $0.statement.effects.contains(.fillsWindow) }
        if launches.allSatisfy({ $0.statement.operand == .none && !script.has(.with, $0) }) {
            return initialFix(name, script)
        }
        return launches.count == 1 ? launchFix(name, launches[0], script) : nil
    }

    /// The navigation controller becomes the initial scene.
    private static func initialFix(_ name: String, _ script: LintScript) -> Fix? {
        guard let initial = script.declarations.initial[1] else { return nil }
        let entry = script.declarations.controllers[initial.index]
        guard entry.base == .viewController, let site = entry.site, site.tree == script.main else { return nil }
        let span = script.trees[site.tree].span(of: site.declaration)
        let word = SourceSpan(file: span.file, start: span.start, end: span.start + UInt32("initial ".utf8.count))
        let root = script.text(entry.name)
        let declaration = "initial scene \(name): NavigationController { root -> \(root) }"
        return Fix(
            "initial scene \(root)", by: "\(declaration); scene \(root)", at: word, declaration + "\n")
    }

    /// The app is launched with the navigation controller instead of its root. A scenario can declare no controller.
    private static func launchFix(_ name: String, _ site: VerbSite, _ script: LintScript) -> Fix? {
        guard site.tree == script.main, site.scope == .world(0), site.statement.operand == .none,
            let root = script.controller(.with, of: site),
            script.declarations.controllers[root.index].base == .viewController
        else { return nil }
        let declaration = "controller \(name): NavigationController { root -> \(script.name(of: root)) }"
        let written = script.trees[site.tree].sourceText(of: site.span)
        let launch = "launch with \(name)"
        guard written == "launch with \(script.name(of: root))" else { return nil }
        return Fix(written, by: "\(declaration); \(launch)", at: site.span, "\(declaration)\n\(launch)")
    }
}
