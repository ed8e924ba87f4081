extension RuleSpec {
    /// The rules about saving and restoring state, in the order of `Rule`.
    static let restoration: [RuleSpec] = [
        RuleSpec(
            .restoreSave1, "RESTORE-SAVE-1", .since(6), .documented, "APPLE-REFERENCE, ARESTORE, HDR",
            "in the background the app is asked, then encodes, then each controller with an identifier, downwards"),
        RuleSpec(
            .restore1, "RESTORE-1", .since(6), .documented, "NEUB, ARESTORE, HDR",
            "between the two calls of the launch controllers are found, then decoded, then told of the end"),
        RuleSpec(
            .restore2, "RESTORE-2", .since(6), .logged, "NEUB",
            "the class is asked for its controller, whose view is loaded before its state is decoded"),
    ]
}
