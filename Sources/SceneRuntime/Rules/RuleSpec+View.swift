extension RuleSpec {
    /// The rules about views of controllers, in the order of `Rule`.
    static let view: [RuleSpec] = [
        RuleSpec(
            .view1, "VIEW-1", .since(3), .documented, "HDR, CAT26, APPLE-GUIDE-3",
            "A view is loaded at its first access."),
        RuleSpec(
            .view5, "VIEW-5", .since(3), .logged, "CAT26",
            "A view that was unloaded is loaded again at its next access."),
        RuleSpec(
            .view6, "VIEW-6", .since(3), .documented, "APPLE-REFERENCE, APPLE-GUIDE-3, HDR",
            "UIKit finds the nib by name, the device's variant first; without a nib the view is plain."),
        RuleSpec(
            .view7, "VIEW-7", .since(3), .logged, "MSG",
            "A nib without its view outlet raises an exception."),
        RuleSpec(
            .view8, "VIEW-8", .since(3), .logged, "IB, MSG",
            "A nib with an unknown outlet raises an exception."),
        RuleSpec(
            .view9, "VIEW-9", .since(5), .logged, "MSG, APPLE-OVERVIEW, APPLE-REFERENCE",
            "A view must belong to at most one controller."),
        RuleSpec(
            .view10, "VIEW-10", .since(3), .logged, "IB",
            """
            A storyboard or nib creates a controller with init(coder:) and awakeFromNib; outlets are connected when \
            the view is loaded.
            """),
        RuleSpec(
            .view12, "VIEW-12", .since(3), .logged, "MSG",
            "A nib that is named must exist."),
        RuleSpec(
            .edit1, "EDIT-1", .since(3), .documented, "SDKH",
            "A tap on the edit button calls setEditing; the inherited implementation changes the button's title."),
        RuleSpec(
            .edit2, "EDIT-2", .since(3), .documented, "SDKH",
            "The inherited setEditing sets isEditing; an override without super leaves it as it is."),
        RuleSpec(
            .table1, "TABLE-1", .since(3), .documented, "SDKH",
            "The inherited viewWillAppear of a table view controller deselects the selected row."),
        RuleSpec(
            .keySwipe1, "KEY-SWIPE-1", .since(7), .logged, "KBSWIPE",
            "A swipe back resigns the first responder, which becomes first responder again if the swipe is cancelled."),
        RuleSpec(
            .keyOrder1, "KEY-ORDER-1", .since(3), .logged, "KBORDER",
            "A text field begins editing before the keyboard notification, and a text view after it."),
        RuleSpec(
            .keyEarly1, "KEY-EARLY-1", .since(7), .logged, "KBORDER",
            "A view of a pushed controller becomes first responder only when the view is in the window."),
    ]
}
