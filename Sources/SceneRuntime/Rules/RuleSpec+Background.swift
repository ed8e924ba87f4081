extension RuleSpec {
    /// The rules about background and foreground, in the order of `Rule`.
    static let background: [RuleSpec] = []
}
