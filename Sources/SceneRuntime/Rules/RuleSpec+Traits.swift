// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about traits, in the order of `Rule`.
    static let traits: [RuleSpec] = [
        RuleSpec(
            .traitFirst1, "TRAIT-FIRST-1", .from(8, to: 12), .logged, "ULTRAITS",
            "the first traits are told when a view is first laid out in a window, with none before them"),
        RuleSpec(
            .traitLaunch3, "TRAIT-LAUNCH-3", .only(13), .logged, "NEUBCODE",
            "under iOS 13 a window's root hears of a transition to its first traits instead"),
        RuleSpec(
            .traitOverride, "TRAIT-OVERRIDE", .since(8), .inferred, "HDR, INF",
            "whose traits are overridden is told before and after, with all that it contains"),
    ]
}
