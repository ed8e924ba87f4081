import SceneLang

/// W0510: a container whose relationships or embed segues lead back to it.
///
/// UIKit creates the children of a container together with it, or when its view is loaded. So each instance would
/// create another one. E0610 (`StoryboardReading`) reports the first circle to which the initial scene leads, and
/// this rule all others.
enum ContainersOfThemselves {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        var search = ContainmentCircles(check.storyboard)
        var circles = check.storyboard.initialPlace.map { search.takeCircles(from: $0).dropFirst() } ?? []
        for place in check.storyboard.scenes.indices { circles += search.takeCircles(from: place) }
        return circles.map { circle in
            let name = check.name(of: circle.container)
            return Diagnostic(
                .containerOfItself, "'\(name)' contains itself: each instance would create another instance",
                at: check.span(.destination, of: circle.segue.span),
                secondary: [Diagnostic.Label(check.storyboard.scenes[circle.container].span, "this controller")],
                help: "set destination to another controller, or delete the connection")
        }
    }
}
