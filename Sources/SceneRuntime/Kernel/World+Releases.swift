/// Queries of the release. Rules use these and never compare releases.
extension World {
    /// Whether a rule applies in the release of the world, according to its range in the catalogue.
    @inline(__always)
    package func applies(_ rule: Rule) -> Bool { rules.contains(rule) }

    /// Whether a condition is true in the release of the world.
    @inline(__always)
    func has(_ condition: ReleaseCondition) -> Bool { release.has(condition) }
}
