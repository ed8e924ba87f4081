import SceneLang

/// W0601: a storyboard reference that leads nowhere.
///
/// A reference into the bundle of a framework is right: its files are elsewhere.
enum MissingReferences {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        find(in: check.app, 0) { check.span($0, of: $1) }
    }

    /// Returns the findings about one of the storyboards of an app. `span` finds the attribute of an element.
    static func find(
        in app: StoryboardApp, _ place: Int, _ span: (AttributeName, SourceSpan) -> SourceSpan
    ) -> [Diagnostic] {
        app.storyboards[place].scenes.compactMap { scene in
            guard let reference = scene.reference, reference.bundle == nil else { return nil }
            guard reference.storyboard != nil || reference.identifier != nil else {
                return Diagnostic(
                    .missingReference, "the reference names neither a storyboard nor a scene", at: scene.span,
                    help: "set storyboardName to the name of a storyboard, without '.storyboard'")
            }
            let name = reference.storyboard ?? app.storyboards[place].name
            guard let other = reference.storyboard == nil ? app.storyboards[place] : app.storyboard(named: name) else {
                return Diagnostic(
                    .missingReference, "cannot find a readable storyboard '\(name)'",
                    at: span(.storyboardName, scene.span),
                    help:
                        "put '\(name).storyboard' into the folder of this storyboard, and run scenesh in that folder "
                        + "or in a parent folder; or set bundleIdentifier")
            }
            guard let identifier = reference.identifier,
                !other.scenes.contains(where: { $0.identifier == identifier })
            else { return nil }
            return Diagnostic(
                .missingReference, "the storyboard '\(name)' has no scene with the identifier '\(identifier)'",
                at: span(.referencedIdentifier, scene.span),
                help: Suggestion.help(
                    for: identifier, among: other.scenes.compactMap { $0.identifier },
                    otherwise: "set storyboardIdentifier=\"\(identifier)\" on the scene"))
        }
    }
}
