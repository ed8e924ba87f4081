extension RuleSpec {
    /// The rules about showing through an ancestor, in the order of `Rule`.
    static let show: [RuleSpec] = [
        RuleSpec(
            .show1, "SHOW-1", 8...26, .documented, "HDR, APPLE-REFERENCE",
            "show asks for the target along the ancestors; a navigation controller pushes"),
        RuleSpec(
            .show2, "SHOW-2", 8...26, .contested, "HDR, APPLE-REFERENCE",
            "without a target, show presents"),
        RuleSpec(
            .showDetail2, "SHOW-DETAIL-2", 8...26, .documented, "HDR",
            "without a split view, showDetail presents"),
    ]
}
