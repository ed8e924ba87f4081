import SceneLang

/// W0510: a container whose relationships or embed segues lead back to it.
///
/// UIKit creates the children of a container together with it, or when its view is loaded. So each instance would
/// create another one. If the initial scene leads to such a container, E0610 (`Storyboard.launchError`) reports it, and
/// this rule reports nothing.
enum ContainersOfThemselves {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        var search = ContainmentCircles(check.storyboard)
        if let initial = check.storyboard.initialPlace, search.takeNextCycle(from: initial) != nil { return [] }
        return check.storyboard.scenes.indices.compactMap { place in
            guard let circle = search.takeNextCycle(from: place) else { return nil }
            let name = check.name(of: circle.container)
            return Diagnostic(
                .containerOfItself, "'\(name)' contains itself: each instance would create another one",
                at: check.span(.destination, of: circle.segue.span),
                secondary: [Diagnostic.Label(check.storyboard.scenes[circle.container].span, "this controller")],
                help: "set destination to another controller, or delete the connection")
        }
    }
}
