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
        RuleSpec(
            .traitDown17, "TRAIT-DOWN-17", .since(17), .documented, "ATRAITS, WWDC23T",
            "In the update pass, new traits flow down from parents to children, before layout."),
        RuleSpec(
            .traitRegister1, "TRAIT-REGISTER-1", .since(17), .documented, "ATRAITS",
            "A block that is registered for traits runs when one of them changes, and not for others."),
        RuleSpec(
            .traitOverride17, "TRAIT-OVERRIDE-1", .since(17), .documented, "ADOC, WWDC23T",
            "Trait overrides apply in the next update pass, or at once in updateTraitsIfNeeded."),
        RuleSpec(
            .traitDark1, "TRAIT-DARK-1", .since(13), .documented, "SDKH",
            "An overridden interface style notifies the controller and its descendants, but no ancestor."),
        RuleSpec(
            .traitAuto18, "TRAIT-AUTO-18", .since(18), .documented, "ATRAITS, OBS18",
            "A layout callback that has read a trait is called again when the trait changes."),
    ]
}
