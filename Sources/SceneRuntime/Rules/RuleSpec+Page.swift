extension RuleSpec {
    /// The rules about page view controllers, in the order of `Rule`.
    static let page: [RuleSpec] = []
}
