import SceneLang

/// W0602: a custom segue without a class. UIStoryboardSegue itself raises an exception when it is performed
/// (SEGUE-CUSTOM-2).
enum CustomSeguesWithoutClass {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        check.storyboard.segues.compactMap { segue in
            guard segue.kind == .custom, segue.customClass == nil else { return nil }
            return Diagnostic(
                .customSegueWithoutClass, "the custom segue has no class, so performing it raises an exception",
                at: check.span(.kind, of: segue.span), help: "set customClass to a subclass of UIStoryboardSegue")
        }
    }
}
