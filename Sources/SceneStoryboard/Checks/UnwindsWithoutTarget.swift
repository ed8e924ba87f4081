import SceneLang

/// W0204: an unwind segue of a scene to which no other scene leads.
///
/// SEGUE-UNWIND-1: UIKit searches the containers and the presenters of the source. The rule reports only a source that
/// has neither, because any controller may have the action: an extension can give it to all of them.
enum UnwindsWithoutTarget {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        let reachability = check.reachability
        let hasSource = reachability.starts(reachability.creatableByCode) { _ in true }
        return check.storyboard.segues.compactMap { segue in
            guard segue.kind == .unwind, !hasSource[segue.source], reachability.reached[segue.source] else {
                return nil
            }
            return Diagnostic(
                .unknownUnwindAction,
                "no scene leads to the source of the segue, so there is no controller to unwind to",
                at: check.span(.unwindAction, of: segue.span),
                secondary: [Diagnostic.Label(check.storyboard.scenes[segue.source].span, "the initial scene")],
                help: "delete the segue, or show the scene from another scene")
        }
    }
}
