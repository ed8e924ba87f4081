import SceneRuntime

/// W0510: a container whose `root`, `tabs`, columns or `pages` lead back to itself.
///
/// UIKit creates the children of a connection together with their container. So each instance requires another one, and
/// every run that creates one exceeds the limit of controllers. Segues do not count, because they are performed only on
/// request.
enum ContainersOfThemselves {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let links = script.declarations.controllers.indices.map { connections(of: ClassID(UInt32($0)), script) }
        // An inherited connection is reported once, at its declaration.
        var reported: Set<SourceSpan> = []
        return links.indices.compactMap { owner in
            let culprit = links[owner].first { reaches(owner, from: $0.child, links) }
            guard let culprit, reported.insert(culprit.span).inserted else { return nil }
            let name = script.name(of: ClassID(UInt32(owner)))
            return Diagnostic(
                .containerOfItself,
                "container '\(name)' contains itself: each instance would create another instance", at: culprit.span,
                help: "connect '\(name)' to a controller that does not lead back to '\(name)', or set the children in "
                    + "code")
        }
    }

    private struct Link {
        let child: ClassID
        let span: SourceSpan
    }

    /// Returns the connections of a controller: its own, otherwise those that it inherits.
    private static func connections(of controller: ClassID, _ script: LintScript) -> [Link] {
        var current = controller
        while current.exists {
            let sites = script.declarations.controllers[current.index].table.connections
            let links = sites.flatMap { site -> [Link] in
                let tree = script.trees[site.tree]
                guard case .connection(_, let targets) = tree[site.declaration] else { return [] }
                return tree.elements(of: targets).compactMap { target in
                    script.controller(target, in: site.tree).map { Link(child: $0, span: tree.span(of: target)) }
                }
            }
            if !links.isEmpty { return links }
            current = script.declarations.controllers[current.index].parent
        }
        return []
    }

    /// Whether creating `start` creates `goal`.
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
