import SceneLang

/// W0602: a custom segue without a class. Only a class can say what the segue does.
enum CustomSeguesWithoutClass {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        check.storyboard.segues.compactMap { segue in
            guard segue.kind == .custom, segue.customClass == nil else { return nil }
            return Diagnostic(
                .customSegueWithoutClass, "the custom segue has no class, so nothing says what it does",
                at: check.span(.kind, of: segue.span), help: "set customClass to a subclass of UIStoryboardSegue")
        }
    }
}
