extension RuleSpec {
    /// The rules about memory warnings, in the order of `Rule`.
    static let memory: [RuleSpec] = [
        RuleSpec(
            .viewDeinit, "MEM-DEALLOC-1", 3...26, .documented, "HDR",
            "an instance that nothing owns any more is destroyed")
    ]
}
