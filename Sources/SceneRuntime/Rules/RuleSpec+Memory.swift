extension RuleSpec {
    /// The rules about memory warnings, in the order of `Rule`.
    static let memory: [RuleSpec] = [
        RuleSpec(
            .viewDeinit, "MEM-DEALLOC-1", .since(3), .documented, "HDR",
            "an instance that nothing owns any more is destroyed"),
        RuleSpec(
            .mem1, "MEM-1", .from(3, to: 5), .documented, "APPLE-OVERVIEW, APPLE-REFERENCE, SOMEM5, DEVTANG, HDR",
            "every controller is warned; what super then finds in no other view is unloaded"),
        RuleSpec(
            .mem3, "MEM-3", .since(6), .logged, "CAT26, HDR, SOMEM6",
            "the app delegate and then every controller are warned; no view is unloaded"),
    ]
}
