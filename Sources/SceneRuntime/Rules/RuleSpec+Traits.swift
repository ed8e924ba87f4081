extension RuleSpec {
    /// The rules about traits, in the order of `Rule`.
    static let traits: [RuleSpec] = []
}
