extension RuleSpec {
    /// The rules about rotation and changes of size, in the order of `Rule`.
    static let rotation: [RuleSpec] = []
}
