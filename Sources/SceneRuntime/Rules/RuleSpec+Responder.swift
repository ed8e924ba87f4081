extension RuleSpec {
    /// The rules about the responder chain, in the order of `Rule`.
    static let responder: [RuleSpec] = [
        RuleSpec(
            .resp1, "RESP-1", .since(3), .documented, "APPLE-REFERENCE, APPLE-OVERVIEW",
            "an action goes to its target, else up the chain of responders from the view that sends it"),
        RuleSpec(
            .resp2, "RESP-2", .since(13), .inferred, "HDR",
            "the presenting controller comes after the presented one, unless it lets no actions pass"),
        RuleSpec(
            .resp3, "RESP-3", .since(8), .documented, "HDR, APPLE-REFERENCE",
            "the target of an action is the controller itself or its nearest ancestor that takes it"),
    ]
}
