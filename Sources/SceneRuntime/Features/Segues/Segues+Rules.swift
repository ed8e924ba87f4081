extension RuleSpec {
    /// The rules about segues and unwinding. `docs/sources.md` lists the names of the sources.
    static let segue: [RuleSpec] = [
        RuleSpec(
            .segueShow1, "SEGUE-SHOW-1", .since(3), .logged, "IB, HDR, ASEGUE, APPLE-USING, ARM1",
            """
            When the user taps, UIKit calls shouldPerformSegue, creates the destination, calls prepare and then \
            performs the segue.
            """,
            asserts: [.shouldPerformSegue, .initCoder, .awakeFromNib, .prepare]),
        RuleSpec(
            .segueShow2, "SEGUE-SHOW-2", .since(3), .documented, "HDR, IB",
            "When code performs a segue, UIKit does not call shouldPerformSegue.",
            asserts: [.initCoder, .awakeFromNib, .prepare]),
        RuleSpec(
            .segueModal1, "SEGUE-MODAL-1", .since(3), .documented, "ASEGUE, APPLE-USING",
            "For a modal segue, UIKit makes the calls of a show segue, and presents the destination.",
            asserts: [.shouldPerformSegue, .initCoder, .awakeFromNib, .prepare]),
        RuleSpec(
            .segueEmbed1, "SEGUE-EMBED-1", .since(6), .logged, "BEEP, ARM1, IB",
            "UIKit performs an embed segue while it loads the view of the segue's source.",
            asserts: [.initCoder, .awakeFromNib, .prepare]),
        RuleSpec(
            .segueRelation1, "SEGUE-RELATION-1", .since(3), .logged, "IB, APPLE-USING",
            "UIKit creates the children of a container together with the container, from the same storyboard.",
            asserts: [.initCoder]),
        RuleSpec(
            .segueCustom1, "SEGUE-CUSTOM-1", .since(3), .logged, "IB, ASEGUE",
            "A custom segue does only what its perform method does.",
            asserts: [.initCoder, .awakeFromNib, .prepare, .perform]),
        RuleSpec(
            .segueCustom2, "SEGUE-CUSTOM-2", .since(3), .logged, "SPSTORK, INF",
            """
            If the class of a custom segue does not override perform, performing the segue raises an exception. A \
            segue without a class has UIStoryboardSegue, and the text before iOS 12 is inferred.
            """),
        RuleSpec(
            .segueAction1, "SEGUE-SEGUEACTION-1", .since(13), .logged, "NEUBCODE, IB, HDR",
            "A segue action creates the destination. UIKit still calls prepare.",
            asserts: [.segueAction]),
        RuleSpec(
            .segueUnknown1, "SEGUE-UNKNOWN-1", .since(3), .logged, "KIWI, MSG, IB",
            "If the controller has no segue with the identifier, UIKit raises an exception."),
        RuleSpec(
            .segueUnknown2, "SEGUE-UNKNOWN-2", .since(3), .inferred, "APPLE-REFERENCE, HDR, INF",
            "A controller that does not come from a storyboard has no segues."),
        RuleSpec(
            .segueDestNone, "SEGUE-DEST-NONE", .since(3), .logged, "IB, MSG",
            "If no scene of the storyboard has the identifier, UIKit raises an exception."),
        RuleSpec(
            .segueUnwind1, "SEGUE-UNWIND-1", .since(6), .documented, "TN2298, IB, HDR, NEUBCODE",
            "For an unwind segue, UIKit calls prepare and the unwind action, then makes the transition.",
            asserts: [.shouldPerformSegue, .prepare, .action]),
        RuleSpec(
            .segueUnwind2, "SEGUE-UNWIND-2", .since(6), .logged, "IB",
            "An unwind segue can be performed in code.",
            silent: "The calls come by the rules of unwinding."),
        RuleSpec(
            .segueUnwindLog1, "SEGUE-UNWIND-LOG-1", .since(9), .logged, "NEUBCODE",
            "Unwinding dismisses all presented controllers in one dismissal.",
            asserts: [.dismiss]),
        RuleSpec(
            .segueUnwindLog2, "SEGUE-UNWIND-LOG-2", .since(9), .logged, "NEUBCODE",
            "A navigation controller pops to the destination of an unwind segue.",
            asserts: [.popToViewController]),
        RuleSpec(
            .segueUnwindSearch1, "SEGUE-UNWIND-SEARCH-1", .from(6, to: 8), .documented, "HDR, APPLE-REFERENCE, IRONTOP",
            "In iOS 6 to 8, each ancestor searches its children for the unwind action.",
            asserts: [.viewControllerForUnwindSegueAction, .canPerformUnwindSegueAction, .segueForUnwinding]),
        RuleSpec(
            .segueUnwindSearch2, "SEGUE-UNWIND-SEARCH-2", .since(9), .documented, "HDR, PRESS, APPLE-REFERENCE",
            "From iOS 9, a container searches its allowed children for the unwind action, then itself.",
            asserts: [.allowedChildrenForUnwinding, .canPerformUnwindSegueAction]),
        RuleSpec(
            .segueUnwindTowards1, "SEGUE-UNWIND-TOWARDS-1", .since(9), .documented, "HDR",
            "UIKit calls unwind(for:towards:) on each container on the way, with the child that it must show.",
            asserts: [.unwindTowards]),
        RuleSpec(
            .segueUnwindContext1, "SEGUE-UNWIND-CONTEXT-1", .since(9), .documented, "TN2298, HDR",
            """
            If a controller unwinds out of a presentation context, UIKit calls dismiss on the controller that defines \
            the context.
            """,
            asserts: [.dismiss]),
        RuleSpec(
            .segueRef1, "SEGUE-REF-1", .since(9), .inferred, "APPLE-USING, IB, INF",
            "A storyboard reference leads to a scene of another storyboard. Before iOS 9, only code can show it."),
        RuleSpec(
            .ibBarButton1, "IB-BARBUTTON-1", .since(5), .inferred, "BARTARGET",
            """
            A bar button item has one target and one action. If it has a segue, the segue is its target and action, \
            and a tap sends no other action.
            """,
            silent: "The rule only removes the call of an action."),
    ]
}
