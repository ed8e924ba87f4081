import SceneLang

/// W0501: a scene that nothing can create.
///
/// LAUNCH-SB-RULES: UIKit creates the initial scene, the destinations of segues, and the children of containers. Code
/// can create a scene only by its identifier.
enum UnreachedScenes {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        check.storyboard.scenes.indices.filter { !check.reachability.reached[$0] }.map { place in
            let scene = check.storyboard.scenes[place]
            let noun = scene.reference == nil ? "scene" : "storyboard reference"
            return Diagnostic(
                .unreachedScene,
                "\(noun) '\(check.name(of: place))' is never used: no segue leads to it, and it has no identifier",
                at: scene.span,
                help: scene.reference == nil
                    ? "add a segue to it, set storyboardIdentifier=\"…\", or delete it"
                    : "add a segue to it, or delete it")
        }
    }
}
