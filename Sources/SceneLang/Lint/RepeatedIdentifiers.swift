import SceneRuntime

/// W0502: a duplicate identifier of two segues of a controller, two scenes of a storyboard, or two scenarios.
///
/// A lookup always finds the first one, so the second can never be found by the identifier. A segue with a trigger view
/// needs no lookup, so it may share an identifier: `prepare` then treats both alike. Reports and goldens identify
/// scenarios by their names.
enum RepeatedIdentifiers {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        segues(script) + scenes(script) + scenarios(script)
    }

    private static func segues(_ script: LintScript) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for index in script.declarations.controllers.indices
        where script.declarations.controllers[index].table.segues.count > 1 {
            let controller = script.declarations.controllers[index]
            var first: [String: SourceSpan] = [:]
            for site in controller.table.segues {
                guard let segue = controller.table.segueNames[site.declaration], !segue.name.isEmpty else { continue }
                guard let earlier = first[segue.name] else {
                    first[segue.name] = segue.span
                    continue
                }
                if hasTrigger(site, script) { continue }
                found.append(
                    Diagnostic(
                        .repeatedIdentifier,
                        "'\(script.text(controller.name))' has two segues \"\(segue.name)\": UIKit performs the first",
                        at: segue.span, label: "UIKit never finds this segue by its identifier",
                        secondary: [.init(earlier, "first segue")], help: "give each segue its own identifier"))
            }
        }
        return found
    }

    /// Whether a view triggers the segue, so that it needs no identifier.
    private static func hasTrigger(_ site: DeclarationSite, _ script: LintScript) -> Bool {
        guard case .segue(let segue) = script.trees[site.tree][site.declaration] else { return false }
        return script.argument(.on, of: segue.clauses, in: site.tree) != nil
    }

    private static func scenes(_ script: LintScript) -> [Diagnostic] {
        guard let property = script.names.find(.storyboardIdentifier) else { return [] }
        var first: [UInt32: [String: SourceSpan]] = [:]
        var found: [Diagnostic] = []
        for index in script.declarations.controllers.indices where script.declarations.controllers[index].isScene {
            let controller = script.declarations.controllers[index]
            guard let member = controller.table.properties.last(where: { $0.name.name == property }),
                case .string(let text) = script.trees[member.site.tree][member.value]
            else { continue }
            let tree = script.trees[member.site.tree]
            let identifier = tree.string(of: text)
            let span = tree.span(of: member.value)
            guard let earlier = first[controller.storyboard.raw]?[identifier] else {
                first[controller.storyboard.raw, default: [:]][identifier] = span
                continue
            }
            found.append(
                Diagnostic(
                    .repeatedIdentifier, "duplicate scene identifier \"\(identifier)\": UIKit creates the first scene",
                    at: span, label: "UIKit never finds this scene by its identifier",
                    secondary: [.init(earlier, "first scene")],
                    help: "give each scene its own identifier"))
        }
        return found
    }

    private static func scenarios(_ script: LintScript) -> [Diagnostic] {
        var first: [String: SourceSpan] = [:]
        var found: [Diagnostic] = []
        for scenario in script.declarations.scenarios {
            let tree = script.trees[scenario.site.tree]
            guard case .scenario(let text, _, _) = tree[scenario.site.declaration] else { continue }
            let (name, span) = (tree.string(of: text), tree.span(of: scenario.site.declaration))
            guard let earlier = first[name] else {
                first[name] = span
                continue
            }
            // Duplicates in an imported file are reported when that file is checked.
            guard scenario.site.tree == script.main else { continue }
            found.append(
                Diagnostic(
                    .repeatedIdentifier, "duplicate scenario name \"\(name)\"", at: span,
                    secondary: [.init(earlier, "first scenario")], help: "give each scenario its own name"))
        }
        return found
    }
}
