// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about rotation and changes of size, in the order of `Rule`.
    static let rotation: [RuleSpec] = [
        RuleSpec(
            .rotOld1, "ROT-OLD-1", .from(3, to: 7), .documented, "AROT, APPLE-REFERENCE, MEGAW",
            "whoever covers the window is asked, then told: will, the bounds change, will animate, did"),
        RuleSpec(
            .rotOld2, "ROT-OLD-2", .from(3, to: 7), .documented, "APPLE-REFERENCE, WANG10",
            "of what a container holds, only those on screen hear of a rotation"),
        RuleSpec(
            .rotOld3, "ROT-OLD-3", .from(3, to: 4), .documented, "HDR",
            "a rotation has two steps for whoever overrides their callbacks"),
        RuleSpec(
            .rotNew1, "ROT-NEW-1", .since(8), .logged, "NEUBCODE, HDR, APPLE-REFERENCE",
            "traits are told before the size, a parent before its children, by super; the change of traits follows"),
        RuleSpec(
            .rotNew2, "ROT-NEW-2", .since(8), .inferred, "HDR, INF",
            "where the size classes stay the same, only the size is told"),
        RuleSpec(
            .rotNew3, "ROT-NEW-3", .since(8), .inferred, "APPLE-REFERENCE, INF",
            "the topmost controller that covers the window decides; the root is told first, then what is presented"),
        RuleSpec(
            .rotLegacyMix, "ROT-LEGACY-MIX", .since(8), .documented, "ECOMROT",
            "the rotation callbacks of iOS 7 come only to those that do not override viewWillTransition"),
        RuleSpec(
            .rotMask1, "ROT-MASK-1", .since(6), .documented, "APPLE-REFERENCE, MEGAW, MSG",
            "the app and the topmost controller must both support an orientation; children have no say"),
        RuleSpec(
            .rotPreferred1, "ROT-PREFERRED-1", .since(6), .documented, "APPLE-REFERENCE, HDR",
            "what covers the window is presented in the orientation that it prefers, which it must support"),
    ]
}
