import SceneRuntime

/// W0506: the style `currentContext` without a controller that can define a context.
///
/// MODAL-CONTEXT-1: UIKit searches the ancestors for one that defines a presentation context, and falls back to the
/// root, so the style acts like full screen. Navigation controllers define a context by default. The rule reports
/// nothing if a controller that may live in the same world defines one, or if the script sets the property in code.
enum UndefinedContexts {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let places = uses(script)
        guard !places.isEmpty else { return [] }
        let property = script.names.find(.definesPresentationContext)
        if let property, script.isAssigned(property) { return [] }
        let defining = Set(
            script.worlds.worldsWithStatements.filter { world in
                script.worlds.classes(in: world).contains { defines($0, property, script) }
            })
        return places.compactMap { place in
            guard !place.worlds.isEmpty, defining.isDisjoint(with: place.worlds) else { return nil }
            return Diagnostic(
                .undefinedContext,
                "neither the presenter nor an ancestor defines a presentation context: "
                    + "the presentation covers the root controller",
                at: place.span,
                help:
                    "set 'definesPresentationContext = true' in the controller that the presentation should cover, "
                    + "or write '.fullScreen'"
            )
        }
    }

    private static func defines(_ controller: ClassID, _ property: IdentifierID?, _ script: LintScript) -> Bool {
        if script.declarations.controllers[controller.index].base == .navigationController { return true }
        guard let property, let member = script.property(property, of: controller) else { return false }
        return script.trees[member.site.tree][member.value] != .boolean(false)
    }

    /// Returns the places that give the style to a presentation, with their worlds.
    private static func uses(_ script: LintScript) -> [(span: SourceSpan, worlds: [Int])] {
        var found: [(span: SourceSpan, worlds: [Int])] = []
        for site in script.verbs where site.statement.verb == .present && !site.isExpected {
            guard let span = use(site.statement.clauses, in: site.tree, script) else { continue }
            found.append((span, script.worlds.worlds(of: site)))
        }
        for site in script.segues {
            guard let span = use(site.segue.clauses, in: site.tree, script) else { continue }
            found.append((span, script.worlds.worlds(of: [site.owner])))
        }
        return found
    }

    private static func use(_ clauses: List<ClauseArgument>, in tree: Int, _ script: LintScript) -> SourceSpan? {
        guard script.style(clauses, in: tree) == .currentContext else { return nil }
        return script.argument(.style, of: clauses, in: tree).map { script.trees[tree].span(of: $0) }
    }
}
