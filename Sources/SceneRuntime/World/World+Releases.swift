/// What the release decides: rules ask these questions, and never compare releases.
extension World {
    /// Whether a rule applies under the release that the world simulates: whether the release lies in the rule's range
    /// in the catalogue.
    @inline(__always)
    public func applies(_ rule: Rule) -> Bool { rules.contains(rule) }

    /// Whether a condition is met under the release that the world simulates.
    @inline(__always)
    func has(_ condition: ReleaseCondition) -> Bool { release.has(condition) }
}
