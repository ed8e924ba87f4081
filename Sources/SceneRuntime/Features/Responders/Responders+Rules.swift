extension RuleSpec {
    /// The rules about the responder chain. `docs/sources.md` lists the names of the sources.
    static let responder: [RuleSpec] = [
        RuleSpec(
            .resp1, "RESP-1", .since(3), .documented, "APPLE-REFERENCE, APPLE-OVERVIEW",
            """
            An action goes to its target. Without a target, it goes up the responder chain from the view that sends \
            it.
            """,
            asserts: [.action]),
        RuleSpec(
            .resp2, "RESP-2", .since(13), .inferred, "HDR",
            """
            In the responder chain, the presenting controller follows the presented one, unless the presenting \
            controller refuses the presented one's actions.
            """),
        RuleSpec(
            .resp3, "RESP-3", .since(8), .documented, "HDR, APPLE-REFERENCE",
            "The target of an action is the controller itself or its nearest ancestor that handles it.",
            asserts: [.targetViewController]),
        RuleSpec(
            .noteKeyboard1, "NOTE-KEYBOARD-1", .since(3), .inferred, "NOTEDOC, INF",
            """
            UIKit posts notifications before the keyboard goes, and after the animation in which it comes or goes. \
            Their places among other calls are inferred.
            """),
        RuleSpec(
            .refuseScope1, "REFUSE-SCOPE-1", .since(7), .inferred, "INF",
            "A view of a controller that is about to appear becomes first responder when that has appeared."),
    ]
}
