// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about custom transitions. `docs/sources.md` lists the names of the sources.
    static let animator: [RuleSpec] = [
        RuleSpec(
            .trans1, "TRANS-1", .since(7), .contested, "ATRANS, ACUSTOM, HDR",
            """
            UIKit asks the delegate, calls transitionDuration and animateTransition, ends the transition, runs the \
            completion block and calls animationEnded. Where the appearance callbacks and the calls of the \
            presentation controller come is inferred.
            """),
        RuleSpec(
            .trans2, "TRANS-2", .since(7), .documented, "HDR, ATRANS",
            "An interaction controller starts the transition, and decides whether it finishes or is cancelled.",
            asserts: [.startInteractiveTransition]),
        RuleSpec(
            .trans3, "TRANS-3", .since(7), .inferred, "HDR, ATRANS, INF",
            "If a dismissal is cancelled, the controller that was to be dismissed appears again.",
            contests: [.animationEnded]),
        RuleSpec(
            .trans4, "TRANS-4", .since(7), .inferred, "HDR, WANG, INF",
            "UIKit asks a navigation controller's delegate for an animator before the views change.",
            contests: [.animationEnded]),
        RuleSpec(
            .trans5, "TRANS-5", .since(7), .documented, "HDR, ATRANS",
            """
            If the animator never calls completeTransition, the transition never ends, and the interface stays \
            blocked.
            """),
        RuleSpec(
            .trans6, "TRANS-6", .only(7), .documented, "HDR",
            "The animator of a custom style runs even if the transition is not animated.",
            asserts: [.animateTransition]),
        RuleSpec(
            .transCoord1, "TRANS-COORD-1", .since(7), .documented, "HDR, APPLE-REFERENCE",
            """
            The controllers that take part in an animated transition, and their descendants, have the coordinator of \
            the transition.
            """,
            silent: "Blocks run, whose lines are the script's own."),
        RuleSpec(
            .transCoord2, "TRANS-COORD-2", .since(7), .inferred, "DIDSHOWTC",
            """
            While a navigation controller tells its delegate that it has shown a controller, it still has the \
            coordinator of the push or pop.
            """,
            silent: "It is read by the script."),
        RuleSpec(
            .transCoord3, "TRANS-COORD-3", .since(7), .inferred, "ROUTECOMP62, RNSREPRO",
            """
            Directly after an animated change of its stack, a navigation controller on screen has the coordinator of \
            the transition that follows.
            """,
            silent: "It is read by the script."),
        RuleSpec(
            .transOverlap1, "TRANS-OVERLAP-1", .since(3), .contested, "INF",
            """
            If UIKit shows or hides a controller while a transition inside of it runs, or removes a child that is \
            appearing or disappearing, no source says which calls it makes. Both calls of a pair have the same value \
            of animated.
            """),
        RuleSpec(
            .transBeside1, "TRANS-BESIDE-1", .since(3), .inferred, "INF",
            """
            If a presentation or dismissal and a change of a container run at the same time, as in an unwind segue, \
            each makes its calls in its own order. No source shows how the calls of the two interleave.
            """),
    ]
}
