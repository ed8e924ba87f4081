extension RuleSpec {
    /// The rules about alert controllers. `docs/sources.md` lists the names of the sources.
    static let alerts: [RuleSpec] = [
        RuleSpec(
            .alertPresent1, "ALERT-PRESENT-1", .since(8), .inferred, "INF, MO4CUSTOM, ALERTST",
            "An alert leaves its presenter's view in the window, so the presenter gets no appearance callbacks."),
        RuleSpec(
            .alertHandler1, "ALERT-HANDLER-1", .since(8), .logged, "ALERTST, NEU2",
            """
            When the user taps an action, UIKit dismisses the alert, and runs the action's handler when the dismissal \
            has ended.
            """,
            asserts: [.viewWillDisappear, .viewDidDisappear]),
        RuleSpec(
            .alertTwo1, "ALERT-TWO-1", .from(8, to: 12), .logged, "ALERTMSG",
            "A controller that presents an alert cannot present a second one."),
        RuleSpec(
            .alertTwo2, "ALERT-TWO-2", .since(13), .logged, "ALERTMSG",
            """
            A controller that presents an alert cannot present a second one. UIKit's message also names the receiver \
            of the call.
            """),
        RuleSpec(
            .alertEmpty1, "ALERT-EMPTY-1", .since(8), .logged, "ALERTMSG, ALERTTEXT",
            """
            UIKit checks that an alert displays a title, a message or an action. It also checks that each action has a \
            title, that at most one is a cancel action, and that an action sheet has no text field.
            """),
        RuleSpec(
            .alertPad1, "ALERT-PAD-1", .since(8), .logged, "NEU2, ALERTMSG",
            "On an iPad, an action sheet is a popover, which does not show the cancel action."),
        RuleSpec(
            .alertCode1, "ALERT-CODE-1", .since(8), .inferred, "INF",
            "If code dismisses an alert, UIKit runs no handler of the alert's actions."),
        RuleSpec(
            .modalPopoverText1, "MODAL-POPOVER-TEXT-1", .since(8), .logged, "ALERTMSG",
            """
            On an iPad, an action sheet requires an anchor. The message about a missing anchor names the style of the \
            alert.
            """),
        RuleSpec(
            .sysActivity1, "SYS-ACTIVITY-1", .since(8), .documented, "SDKH, ALERTMSG",
            """
            On an iPad, an activity view controller is a popover. UIKit raises an exception if the popover has no \
            anchor.
            """),
    ]
}
