import SceneLang

/// W0604: a push segue to a navigation controller from a scene in another one, for which UIKit raises an exception.
/// A show segue presents it instead (SHOW-NAV-1).
///
/// It is reported if the storyboard itself puts the source into a navigation controller: as its root, by a segue from
/// there, or in a container that is there.
enum PushedNavigationControllers {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        let segues = check.storyboard.segues.filter {
            $0.kind == .push && check.target(of: $0)?.kind == .navigationController
        }
        guard !segues.isEmpty else { return [] }
        let reachability = check.reachability
        let none = [Bool](repeating: false, count: reachability.scenes.count)
        let roots = reachability.starts(none) { edge in
            edge.segue.relationship == .rootViewController && reachability.reached[edge.source]
                && reachability.scenes[edge.source].kind == .navigationController
        }
        let inStack = reachability.reachable(from: roots) { edge in
            guard reachability.scenes[edge.target].kind != .navigationController else { return false }
            return edge.segue.isContainment || pushes(edge.segue)
        }
        return segues.filter { inStack[$0.source] }.map { segue in
            Diagnostic(
                .pushedContainer,
                "the segue pushes a navigation controller onto another one: UIKit raises an exception",
                at: check.span(.destination, of: segue.span),
                secondary: label(of: segue, check),
                help: "set kind=\"presentation\", or set destination to the root of this navigation controller")
        }
    }

    /// Returns the label for the navigation controller, unless it is in another storyboard.
    private static func label(of segue: StoryboardSegue, _ check: StoryboardCheck) -> [Diagnostic.Label] {
        guard let target = segue.target.map({ check.storyboard.scenes[$0] }), target.reference == nil else { return [] }
        return [Diagnostic.Label(target.span, "this navigation controller")]
    }

    /// Whether the segue pushes onto the stack that its source is in.
    private static func pushes(_ segue: StoryboardSegue) -> Bool {
        segue.placement == .shownInContainer && !segue.showsDetail
    }
}
