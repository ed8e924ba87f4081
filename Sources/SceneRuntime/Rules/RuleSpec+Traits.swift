// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about traits, in the order of `Rule`.
    static let traits: [RuleSpec] = [
        RuleSpec(
            .traitFirst1, "TRAIT-FIRST-1", .from(8, to: 12), .logged, "ULTRAITS",
            "UIKit reports the first traits in a view's first layout in a window, with no previous traits."),
        RuleSpec(
            .traitLaunch3, "TRAIT-LAUNCH-3", .only(13), .logged, "NEUBCODE",
            "In iOS 13 a window's root gets a transition to its first traits instead."),
        RuleSpec(
            .traitOverride, "TRAIT-OVERRIDE", .since(8), .inferred, "HDR, INF",
            "A controller with overridden traits and its descendants are notified before and after the change."),
        RuleSpec(
            .traitOffscreen17, "TRAIT-OFFSCREEN-17", .since(17), .documented, "WWDC23T, ULVIA",
            "A controller off screen gets new traits when it appears again, before viewIsAppearing."),
    ]
}
