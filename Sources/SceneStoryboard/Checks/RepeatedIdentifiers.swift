import SceneLang

/// W0502: a duplicate identifier of two scenes, or of two segues of a scene.
///
/// A lookup finds only one of them. A segue with a trigger needs no lookup, so it may share an identifier: `prepare`
/// then treats both alike.
enum RepeatedIdentifiers {
    private struct SegueName: Hashable {
        let source: Int
        let identifier: String
    }

    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] { scenes(check) + segues(check) }

    private static func scenes(_ check: StoryboardCheck) -> [Diagnostic] {
        var first: [String: SourceSpan] = [:]
        return check.storyboard.scenes.compactMap { scene in
            guard let identifier = scene.identifier else { return nil }
            let span = check.span(.storyboardIdentifier, of: scene.span)
            guard let earlier = first[identifier] else {
                first[identifier] = span
                return nil
            }
            return Diagnostic(
                .repeatedIdentifier, "two scenes have the identifier '\(identifier)': code can create only one of them",
                at: span, secondary: [Diagnostic.Label(earlier, "first scene")],
                help: "give each scene its own storyboardIdentifier")
        }
    }

    private static func segues(_ check: StoryboardCheck) -> [Diagnostic] {
        var first: [SegueName: SourceSpan] = [:]
        return check.storyboard.segues.compactMap { segue in
            guard let identifier = segue.identifier else { return nil }
            let span = check.span(.identifier, of: segue.span)
            let name = SegueName(source: segue.source, identifier: identifier)
            guard let earlier = first[name] else {
                first[name] = span
                return nil
            }
            guard segue.trigger == nil else { return nil }
            return Diagnostic(
                .repeatedIdentifier,
                "the scene has two segues with the identifier '\(identifier)': UIKit performs the first", at: span,
                secondary: [Diagnostic.Label(earlier, "first segue")], help: "give each segue its own identifier")
        }
    }
}
