/// The set of rules that apply in a release: a bit set, so that `World.applies` costs one load.
struct RuleSet: Hashable, Sendable, BitwiseCopyable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var third: UInt64 = 0
    private var fourth: UInt64 = 0
    private var fifth: UInt64 = 0
    private var sixth: UInt64 = 0

    /// The maximum number of rules.
    static let capacity = 384

    /// Creates the set of rules that apply in `release`, without one that a test switches off.
    init(under release: Release, without omitted: Rule = .none) {
        // Not `RuleSpec.table`, which would be built at its first use. `.none` is also a row, for lines of the script.
        for family in RuleSpec.families {
            for spec in family {
                // The condition is not `spec.rule == … || …`, which would retain the lists of each row.
                let rule = spec.rule
                if spec.releases.contains(release), rule == .none || rule != omitted { insert(rule) }
            }
        }
    }

    /// Whether `rule` is in the set.
    @inline(__always)
    func contains(_ rule: Rule) -> Bool {
        let bit = rule.rawValue
        return word(bit >> 6) >> UInt64(bit & 63) & 1 != 0
    }

    /// For a rule that is known at compile time, the switch is one load.
    @inline(__always)
    private func word(_ index: UInt16) -> UInt64 {
        switch index {
        case 0: first
        case 1: second
        case 2: third
        case 3: fourth
        case 4: fifth
        default: sixth
        }
    }

    private mutating func insert(_ rule: Rule) {
        let bit = rule.rawValue
        let mask: UInt64 = 1 << UInt64(bit & 63)
        switch bit >> 6 {
        case 0: first |= mask
        case 1: second |= mask
        case 2: third |= mask
        case 3: fourth |= mask
        case 4: fifth |= mask
        default: sixth |= mask
        }
    }
}

extension Release {
    /// Whether a rule applies in the release. `World.applies` is the fast form.
    package func applies(_ rule: Rule) -> Bool { rule.spec.releases.contains(self) }

    /// Whether a condition is true in the release.
    @inline(__always)
    package func has(_ condition: ReleaseCondition) -> Bool { condition.spec.releases.contains(self) }
}
