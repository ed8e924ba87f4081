extension RuleSpec {
    /// The rules about traits. `docs/sources.md` lists the names of the sources.
    static let traits: [RuleSpec] = [
        RuleSpec(
            .traitFirst1, "TRAIT-FIRST-1", .from(8, to: 12), .logged, "ULTRAITS",
            "UIKit reports the first traits in a view's first layout in a window. The previous traits are nil.",
            asserts: [.traitCollectionDidChange]),
        RuleSpec(
            .traitLaunch3, "TRAIT-LAUNCH-3", .only(13), .logged, "NEUBCODE",
            "In iOS 13, UIKit instead calls willTransition on the root of a window, with the first traits.",
            asserts: [.willTransition]),
        RuleSpec(
            .traitOverride, "TRAIT-OVERRIDE", .since(8), .inferred, "HDR, INF",
            "UIKit notifies a controller with overridden traits, and its descendants, before and after the change."),
        RuleSpec(
            .traitOffscreen17, "TRAIT-OFFSCREEN-17", .since(17), .documented, "WWDC23T, ULVIA",
            "A controller off screen gets new traits when it appears again, before viewIsAppearing.",
            asserts: [.traitCollectionDidChange]),
        RuleSpec(
            .traitDown17, "TRAIT-DOWN-17", .since(17), .documented, "ATRAITS, WWDC23T",
            "In the update pass, UIKit passes new traits from parents to children, before layout.",
            asserts: [.traitCollectionDidChange]),
        RuleSpec(
            .traitRegister1, "TRAIT-REGISTER-1", .since(17), .documented, "ATRAITS",
            """
            A block that is registered for certain traits runs when one of these traits changes, and not for other \
            traits.
            """,
            silent: "A block runs, whose lines are the script's own."),
        RuleSpec(
            .traitOverride17, "TRAIT-OVERRIDE-1", .since(17), .documented, "ADOC, WWDC23T",
            "Trait overrides apply in the next update pass, or immediately in updateTraitsIfNeeded.",
            asserts: [.traitCollectionDidChange]),
        RuleSpec(
            .traitDark1, "TRAIT-DARK-1", .since(13), .documented, "SDKH",
            """
            When a controller's interface style is overridden, UIKit notifies the controller and its descendants, but \
            no ancestor.
            """,
            asserts: [.traitCollectionDidChange]),
        RuleSpec(
            .traitAuto18, "TRAIT-AUTO-18", .since(18), .documented, "ATRAITS, OBS18",
            "If a layout callback has read a trait, UIKit calls the callback again when the trait changes."),
        RuleSpec(
            .traitReturn1, "TRAIT-RETURN-1", .since(8), .documented, "WWDC23T, HDR",
            """
            A controller that comes back on screen with other traits than in its last call gets \
            traitCollectionDidChange. This applies to controllers that were in no window, and to the columns of a \
            split view controller.
            """),
    ]
}
