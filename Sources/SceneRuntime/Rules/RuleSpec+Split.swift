extension RuleSpec {
    /// The rules about split view controllers, in the order of `Rule`.
    static let split: [RuleSpec] = []
}
