import SceneLang

/// W0605: a segue without a trigger and an identifier: neither a user nor code can perform it.
enum UnperformedSegues {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        check.storyboard.segues.compactMap { segue in
            guard !segue.isContainment, segue.trigger == nil, segue.identifier == nil else { return nil }
            return Diagnostic(
                .unperformedSegue, "the segue is never performed: it has no identifier, and nothing triggers it",
                at: segue.span,
                help: "set identifier=\"…\" and perform the segue in code, or move the segue to a button")
        }
    }
}
