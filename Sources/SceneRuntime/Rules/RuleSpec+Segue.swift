extension RuleSpec {
    /// The rules about segues and unwinding, in the order of `Rule`.
    static let segue: [RuleSpec] = [
        RuleSpec(
            .segueShow1, "SEGUE-SHOW-1", .since(3), .logged, "IB, HDR, ASEGUE, APPLE-USING, ARM1",
            "a tap asks the source, makes the destination, lets the source prepare it, then performs"),
        RuleSpec(
            .segueShow2, "SEGUE-SHOW-2", .since(3), .documented, "HDR, IB",
            "a segue performed in code asks nobody"),
        RuleSpec(
            .segueModal1, "SEGUE-MODAL-1", .since(3), .documented, "ASEGUE, APPLE-USING",
            "a modal segue does the same and presents"),
        RuleSpec(
            .segueEmbed1, "SEGUE-EMBED-1", .since(6), .logged, "BEEP, ARM1, IB",
            "an embed segue is performed while the container's view loads"),
        RuleSpec(
            .segueRelation1, "SEGUE-RELATION-1", .since(3), .logged, "IB, APPLE-USING",
            "a container's children are made with it, out of the same archive"),
        RuleSpec(
            .segueCustom1, "SEGUE-CUSTOM-1", .since(3), .logged, "IB, ASEGUE",
            "a custom segue does only what its perform does"),
        RuleSpec(
            .segueAction1, "SEGUE-SEGUEACTION-1", .since(13), .logged, "NEUBCODE, IB, HDR",
            "a segue action makes the destination; prepare comes all the same"),
        RuleSpec(
            .segueUnknown1, "SEGUE-UNKNOWN-1", .since(3), .logged, "KIWI, MSG, IB",
            "an unknown segue raises"),
        RuleSpec(
            .segueUnknown2, "SEGUE-UNKNOWN-2", .since(3), .inferred, "APPLE-REFERENCE, HDR, INF",
            "a controller that is not from a storyboard has no segues"),
        RuleSpec(
            .segueDestNone, "SEGUE-DEST-NONE", .since(3), .logged, "IB, MSG",
            "an unknown storyboard identifier raises"),
        RuleSpec(
            .segueUnwind1, "SEGUE-UNWIND-1", .since(3), .documented, "TN2298, IB, HDR, NEUBCODE",
            "an unwind segue prepares, runs the action, then makes the transition"),
        RuleSpec(
            .segueUnwind2, "SEGUE-UNWIND-2", .since(3), .logged, "IB",
            "an unwind segue can be performed in code"),
        RuleSpec(
            .segueUnwindLog1, "SEGUE-UNWIND-LOG-1", .since(9), .logged, "NEUBCODE",
            "one dismissal for everything that is presented"),
        RuleSpec(
            .segueUnwindLog2, "SEGUE-UNWIND-LOG-2", .since(9), .logged, "NEUBCODE",
            "a navigation controller pops to reveal the destination"),
        RuleSpec(
            .segueUnwindSearch1, "SEGUE-UNWIND-SEARCH-1", .from(3, to: 8), .documented, "HDR, APPLE-REFERENCE, IRONTOP",
            "up to iOS 8 each ancestor searches its children for the action"),
        RuleSpec(
            .segueUnwindSearch2, "SEGUE-UNWIND-SEARCH-2", .since(9), .documented, "HDR, PRESS, APPLE-REFERENCE",
            "from iOS 9 the allowed children are asked first, then the controller itself"),
        RuleSpec(
            .segueUnwindTowards1, "SEGUE-UNWIND-TOWARDS-1", .since(9), .documented, "HDR",
            "each container on the way is told what to reveal"),
    ]
}
