extension RuleSpec {
    /// The rules about saving and restoring state, in the order of `Rule`.
    static let restoration: [RuleSpec] = [
        RuleSpec(
            .restoreSave1, "RESTORE-SAVE-1", .since(6), .documented, "APPLE-REFERENCE, ARESTORE, HDR",
            "In the background UIKit asks the app, then encodes it and each controller with an identifier, top down."),
        RuleSpec(
            .restore1, "RESTORE-1", .since(6), .documented, "NEUB, ARESTORE, HDR",
            "Between the two launch callbacks UIKit finds the controllers, decodes them and then notifies them."),
        RuleSpec(
            .restore2, "RESTORE-2", .since(6), .logged, "NEUB",
            "UIKit asks the class for its controller and loads the view before it decodes the state."),
    ]
}
