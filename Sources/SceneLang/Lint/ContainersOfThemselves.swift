import SceneRuntime

/// W0510: a container whose `root`, `tabs`, columns or `pages` lead back to itself.
///
/// The children of a connection are made with their container, whatever the script does later, so each instance would
/// need another one: whoever makes it, in any run, comes to the limit of controllers. Segues are not looked at, for
/// those are only performed when somebody asks.
enum ContainersOfThemselves {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let links = script.declarations.controllers.indices.map { connections(of: ClassID(UInt32($0)), script) }
        // What is inherited is told once, where it stands.
        var told: Set<SourceSpan> = []
        return links.indices.compactMap { owner in
            let culprit = links[owner].first { reaches(owner, from: $0.child, links) }
            guard let culprit, told.insert(culprit.span).inserted else { return nil }
            let name = script.name(of: ClassID(UInt32(owner)))
            return Diagnostic(
                .containerOfItself,
                "container '\(name)' contains itself: each '\(name)' would create another '\(name)'", at: culprit.span,
                help: "connect it to another controller, or add the child in code")
        }
    }

    private struct Link {
        let child: ClassID
        let span: SourceSpan
    }

    /// The connections of a controller: its own, else those of what it descends from.
    private static func connections(of controller: ClassID, _ script: LintScript) -> [Link] {
        var current = controller
        while current.exists {
            let entry = script.declarations.controllers[current.index]
            let links = entry.table.connections.flatMap { site -> [Link] in
                let tree = script.trees[site.tree]
                guard case .connection(_, let targets) = tree[site.declaration] else { return [] }
                return tree.elements(of: targets).compactMap { target in
                    script.controller(target, in: site.tree).map { Link(child: $0, span: tree.span(of: target)) }
                }
            }
            if !links.isEmpty { return links }
            current = entry.parent
        }
        return []
    }

    /// Whether making `start` makes `goal`.
    private static func reaches(_ goal: Int, from start: ClassID, _ links: [[Link]]) -> Bool {
        var waiting = [start]
        var seen: Set<ClassID> = []
        while let next = waiting.popLast() {
            if next.index == goal { return true }
            if seen.insert(next).inserted { waiting += links[next.index].map { $0.child } }
        }
        return false
    }
}
