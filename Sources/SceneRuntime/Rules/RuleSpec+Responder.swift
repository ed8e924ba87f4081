extension RuleSpec {
    /// The rules about the responder chain, in the order of `Rule`.
    static let responder: [RuleSpec] = [
        RuleSpec(
            .resp1, "RESP-1", 3...26, .documented, "APPLE-REFERENCE, APPLE-OVERVIEW",
            "a tap on a view sends its action")
    ]
}
