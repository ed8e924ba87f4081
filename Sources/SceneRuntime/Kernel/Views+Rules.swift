extension RuleSpec {
    /// The rules about views of controllers. `docs/sources.md` lists the names of the sources.
    static let view: [RuleSpec] = [
        RuleSpec(
            .view1, "VIEW-1", .since(3), .documented, "HDR, CAT26, APPLE-GUIDE-3",
            "UIKit loads a controller's view at the first access to the view.",
            asserts: [.loadView, .viewDidLoad]),
        RuleSpec(
            .view5, "VIEW-5", .since(3), .logged, "CAT26",
            "After a view was unloaded, UIKit loads it again at the next access.",
            silent: "The view is loaded by the rule of loading."),
        RuleSpec(
            .view6, "VIEW-6", .since(3), .documented, "APPLE-REFERENCE, APPLE-GUIDE-3, HDR",
            "UIKit finds the nib by name, the device's variant first. If there is no nib, the view is a plain view.",
            silent: "The view is loaded by the rule of loading."),
        RuleSpec(
            .view7, "VIEW-7", .since(3), .logged, "MSG",
            "If a nib does not connect the view outlet, UIKit raises an exception."),
        RuleSpec(
            .view8, "VIEW-8", .since(3), .logged, "IB, MSG",
            "If a nib connects an outlet that its owner does not have, UIKit raises an exception."),
        RuleSpec(
            .view9, "VIEW-9", .since(5), .logged, "MSG, APPLE-OVERVIEW, APPLE-REFERENCE",
            "A view must belong to at most one controller."),
        RuleSpec(
            .view10, "VIEW-10", .since(3), .logged, "IB",
            """
            A storyboard or nib creates a controller with init(coder:) and awakeFromNib. UIKit connects the outlets \
            when it loads the view.
            """,
            asserts: [.initCoder, .awakeFromNib]),
        RuleSpec(
            .view12, "VIEW-12", .since(3), .logged, "MSG",
            "If the nib that a controller names does not exist, UIKit raises an exception."),
        RuleSpec(
            .edit1, "EDIT-1", .since(3), .documented, "SDKH",
            "A tap on the edit button calls setEditing. The inherited implementation changes the button's title.",
            asserts: [.setEditing]),
        RuleSpec(
            .edit2, "EDIT-2", .since(3), .documented, "SDKH",
            "The inherited setEditing sets isEditing. An override without super leaves isEditing as it is.",
            asserts: [.setEditing]),
        RuleSpec(
            .table1, "TABLE-1", .since(3), .documented, "SDKH",
            "The inherited viewWillAppear of a table view controller deselects the selected row.",
            silent: "A row is deselected without a call."),
        RuleSpec(
            .keySwipe1, "KEY-SWIPE-1", .since(7), .logged, "KBSWIPE",
            """
            When a swipe back begins, the first responder resigns. If the swipe is cancelled, it becomes first \
            responder again.
            """,
            silent: "A view resigns and returns without a call."),
        RuleSpec(
            .keyOrder1, "KEY-ORDER-1", .since(3), .logged, "KBORDER",
            "A text field begins editing before the keyboard notification, and a text view after it."),
        RuleSpec(
            .keyBegin1, "KEY-BEGIN-1", .since(3), .documented, "ADOC",
            """
            Before a text field or a text view becomes first responder, it asks its delegate. If the answer is false, \
            it does not begin editing.
            """,
            asserts: [.textFieldShouldBeginEditing, .textViewShouldBeginEditing]),
        RuleSpec(
            .keyEarly1, "KEY-EARLY-1", .since(7), .logged, "KBORDER",
            "A view of a pushed controller becomes first responder only when the view is in the window."),
        RuleSpec(
            .keyEnd1, "KEY-END-1", .since(3), .inferred, "INF",
            """
            A text field or a text view ends editing when it resigns: before the keyboard notification, and before \
            the next view begins editing.
            """),
        RuleSpec(
            .keyEnd2, "KEY-END-2", .since(10), .documented, "SDKH",
            "If a delegate has textFieldDidEndEditing(_:reason:), UIKit calls it in place of the one without a reason.",
            asserts: [.textFieldDidEndEditingReason]),
        RuleSpec(
            .keyModal1, "KEY-MODAL-1", .since(3), .contested, "KBSWIPE, KBORDER",
            """
            When a controller is presented over the first responder, the first responder resigns. Sources disagree \
            whether it becomes first responder again after the dismissal.
            """),
        RuleSpec(
            .langOverride1, "LANG-OVERRIDE-1", .since(6), .documented, "ADOC",
            "Reading a property whose getter the app overrides calls the override."),
        RuleSpec(
            .nibParent1, "NIB-PARENT-1", .since(5), .documented, "NIBDOC, CS193P",
            "In awakeFromNib of a child that a storyboard connects to a container, the container is its parent."),
        RuleSpec(
            .nibOrder1, "NIB-ORDER-1", .since(5), .documented, "NIBDOC",
            """
            A container and its children are one archive. UIKit calls init(coder:) of all its objects before the \
            first awakeFromNib.
            """),
        RuleSpec(
            .windowCancel1, "WINDOW-CANCEL-1", .since(5), .inferred, "WANG, ATRANS",
            "If the user cancels a transition, the view that stays has never left the window.",
            silent: "A view stays where it is without a call."),
        RuleSpec(
            .windowEnter1, "WINDOW-ENTER-1", .since(3), .inferred, "CAT26, STACKS, INF",
            """
            A view that addSubview, a selected tab, a new column or a new root puts on screen is in the window when \
            that call returns, before the layout pass. The view of a new root is loaded there. It can then present.
            """),
    ]
}
