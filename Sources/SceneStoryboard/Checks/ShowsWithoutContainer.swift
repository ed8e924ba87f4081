import SceneLang

/// W0503: `show`, `push`, `showDetail` and the older `replace` from a scene that can be in no container that shows.
///
/// SHOW-2, SHOW-DETAIL-2: without such a container, the destination is presented. The rule reports nothing if code may
/// put the scene into a container: see `SceneReachability.mayHaveShowingAncestor`.
enum ShowsWithoutContainer {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        let segues = check.storyboard.segues.filter {
            $0.placement == .shownInContainer && check.reachability.reached[$0.source]
        }
        guard !segues.isEmpty else { return [] }
        let shows = check.reachability.mayHaveShowingAncestor(forDetail: false)
        let details = check.reachability.mayHaveShowingAncestor(forDetail: true)
        return segues.filter { !($0.showsDetail ? details : shows)[$0.source] }.map { segue in
            let container = segue.showsDetail ? "split view controller" : "navigation or split view controller"
            let place = "'\(check.name(of: segue.source))' is not inside a \(container)"
            let result = segue.kind == .push ? "raises an exception" : "presents the destination"
            return Diagnostic(
                .showWithoutContainer, "\(place): UIKit \(result)",
                at: check.span(.kind, of: segue.span),
                secondary: [Diagnostic.Label(check.storyboard.scenes[segue.source].span, "this controller")],
                help: segue.showsDetail
                    ? "set kind=\"presentation\", or put the scene into a split view controller"
                    : "set kind=\"presentation\", or embed the scene in a navigation controller")
        }
    }
}
