extension RuleSpec {
    /// The rules about custom transitions, in the order of `Rule`.
    static let animator: [RuleSpec] = []
}
