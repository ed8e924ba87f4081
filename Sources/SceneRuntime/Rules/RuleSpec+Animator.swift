// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about custom transitions, in the order of `Rule`.
    static let animator: [RuleSpec] = [
        RuleSpec(
            .trans1, "TRANS-1", .since(7), .contested, "ATRANS, ACUSTOM, HDR",
            "the delegate is asked, then duration, animation, end, completion, animationEnded; the hooks' places are inferred"
        ),
        RuleSpec(
            .trans2, "TRANS-2", .since(7), .documented, "HDR, ATRANS",
            "an interaction controller starts the transition and decides its end"),
        RuleSpec(
            .trans3, "TRANS-3", .since(7), .inferred, "HDR, ATRANS, INF",
            "a dismissal that is called off makes its controller appear again"),
        RuleSpec(
            .trans4, "TRANS-4", .since(7), .inferred, "HDR, WANG, INF",
            "the delegate of a navigation controller is asked for an animator before the views change"),
        RuleSpec(
            .trans5, "TRANS-5", .since(7), .documented, "HDR, ATRANS",
            "without completeTransition the transition never ends and the interface stays blocked"),
        RuleSpec(
            .trans6, "TRANS-6", .only(7), .documented, "HDR",
            "the animator of a custom style runs also where nothing is animated"),
        RuleSpec(
            .transCoord1, "TRANS-COORD-1", .since(7), .documented, "HDR, APPLE-REFERENCE",
            "who takes part in an animated transition, or lies in one who does, has its coordinator"),
    ]
}
