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
                case .nearest(.navigationController) = subject.search, !names(subject, in: site, script)
            else { return false }
            let worlds = script.worlds.worlds(of: site)
            return !worlds.isEmpty && stacks.isDisjoint(with: worlds)
        }
        if sites.isEmpty { return [] }
        let fix = fix(script)
        return sites.map { site in
            Diagnostic(
                .stepWithoutStack,
                "'\(site.statement.verb.words)' requires a navigation controller, and there is none", at: site.span,
                help: fix.map { "replace 'initial \($0.scene)' with: \($0.declaration); \($0.scene)" }
                    ?? "declare one and launch with it: controller nav: NavigationController { root -> home }",
                fix: fix.map { Diagnostic.Fix($0.place, $0.declaration + "\n", isCertain: false) })
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
                    switch script.declarations.controllers[id.index].base {
                    case .navigationController, .splitViewController: return true
                    case .tabBarController: return changesTabs || script.mayHaveMore(id)
                    case .viewController, .tableViewController, .collectionViewController, .pageViewController,
                        .alertController, .searchController:
                        return script.declarations.controllers[id.index].systemClass != .none
                    }
                }
            })
    }

    /// A navigation controller that becomes the initial scene, and the word `initial` that it replaces.
    private struct Fix {
        let declaration: String
        /// `scene home`
        let scene: String
        let place: SourceSpan
    }

    /// Returns the fix; nil if the checked file has no plain initial scene, or launches something else.
    private static func fix(_ script: LintScript) -> Fix? {
        let launchesOther = script.verbs.contains { site in
            site.statement.effects.contains(.fillsWindow)
                && (script.has(.with, site) || site.statement.operand != .none)
        }
        guard !launchesOther, let initial = script.declarations.initial[1] else { return nil }
        let entry = script.declarations.controllers[initial.index]
        guard entry.base == .viewController, let site = entry.site, site.tree == script.main else { return nil }
        guard let name = ["nav", "navigation", "stack"].first(where: { !script.hasController($0) }) else { return nil }
        let start = script.trees[site.tree].span(of: site.declaration).start
        let word = SourceSpan(
            file: script.trees[site.tree].span(of: site.declaration).file, start: start,
            end: start + UInt32("initial ".utf8.count))
        let root = script.text(entry.name)
        return Fix(
            declaration: "initial scene \(name): NavigationController { root -> \(root) }", scene: "scene \(root)",
            place: word)
    }
}
