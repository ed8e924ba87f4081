extension RuleSpec {
    /// The rules about saving and restoring state, in the order of `Rule`.
    static let restoration: [RuleSpec] = []
}
