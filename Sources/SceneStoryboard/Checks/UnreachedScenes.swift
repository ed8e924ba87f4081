import SceneLang

/// W0501: a scene that nothing can create.
///
/// LAUNCH-SB-RULES: UIKit creates the initial scene, the destinations of segues, and the children of containers. Code
/// can create a scene only by its identifier.
enum UnreachedScenes {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        let unreached = check.storyboard.scenes.indices.filter { !check.reachability.reached[$0] }
        guard !unreached.isEmpty else { return [] }
        // Segues of other scenes, which are not used either.
        let destinations = Set(
            check.storyboard.segues.filter { $0.target != $0.source }.compactMap { $0.target })
        return unreached.map { place in
            let scene = check.storyboard.scenes[place]
            let noun = scene.reference == nil ? "scene" : "storyboard reference"
            let (reason, origin) =
                destinations.contains(place)
                ? ("only unused scenes lead to it", "a segue from a used scene")
                : ("no segue leads to it", "a segue to the \(noun)")
            return Diagnostic(
                .unreachedScene,
                "\(noun) '\(check.name(of: place))' is never used: \(reason), and it has no identifier",
                at: scene.span,
                help: scene.reference == nil
                    ? "add \(origin), set storyboardIdentifier=\"…\", or delete the scene"
                    : "add \(origin), or delete the reference")
        }
    }
}
