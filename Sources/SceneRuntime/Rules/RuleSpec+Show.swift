extension RuleSpec {
    /// The rules about showing through an ancestor, in the order of `Rule`.
    static let show: [RuleSpec] = [
        RuleSpec(
            .show1, "SHOW-1", .since(8), .documented, "HDR, APPLE-REFERENCE",
            "show asks for the target along the ancestors; a navigation controller pushes"),
        RuleSpec(
            .show2, "SHOW-2", .since(8), .contested, "HDR, APPLE-REFERENCE",
            "without a target, show presents"),
        RuleSpec(
            .showDetail2, "SHOW-DETAIL-2", .since(8), .documented, "HDR",
            "without a split view, showDetail presents"),
        RuleSpec(
            .show3, "SHOW-3", .since(8), .documented, "HDR, ASPLIT",
            "show in an expanded split view asks the delegate, then replaces the column that the call came from"),
        RuleSpec(
            .showDetail1, "SHOW-DETAIL-1", .since(8), .documented, "HDR",
            "showDetail finds the split view controller past navigation controllers"),
        RuleSpec(
            .showTarget1, "SHOW-TARGET-1", .since(8), .documented, "HDR, APPLE-REFERENCE",
            "the target is the controller itself, else its nearest ancestor, that overrides the action"),
    ]
}
