import SceneLang

/// W0206: a storyboard without an initial controller, where UIKit needs one: the storyboard that an app launches, and
/// one that a reference without an identifier leads to. An Info.plist near the storyboard says which one the app
/// launches; without such a file, the name says so.
enum MissingInitialScenes {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        let storyboard = check.storyboard
        var found: [Diagnostic] = []
        if storyboard.isMain, storyboard.initial == nil, let first = storyboard.scenes.first {
            found.append(
                Diagnostic(
                    .noInitialScene, "the main storyboard has no initial controller: the window stays empty",
                    at: storyboard.span, help: "add an attribute, for example: initialViewController=\"\(first.id)\""))
        }
        for scene in storyboard.scenes {
            guard let reference = scene.reference, reference.identifier == nil, reference.bundle == nil,
                let name = reference.storyboard, let other = check.app.storyboard(named: name), other.initial == nil
            else { continue }
            found.append(
                Diagnostic(
                    .noInitialScene,
                    "the storyboard '\(name)' has no initial controller, but the reference requires one",
                    at: check.span(.storyboardName, of: scene.span),
                    help: "set referencedIdentifier to the storyboardIdentifier of a scene"))
        }
        return found
    }
}
