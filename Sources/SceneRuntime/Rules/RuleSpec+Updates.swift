// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about the update pass of properties and observed models, in the order of `Rule`.
    static let updates: [RuleSpec] = [
        RuleSpec(
            .updatePass1, "UPDATE-PASS-1", .since(26), .documented, "AUPDATE, ADOC",
            "An update pass calls updateProperties after traits have changed and before layout."),
        RuleSpec(
            .updateModel1, "UPDATE-MODEL-1", .since(26), .documented, "AUPDATE",
            "If an observed variable changes that updateProperties has read, UIKit calls it again, without layout."),
        RuleSpec(
            .updateManual1, "UPDATE-MANUAL-1", .since(26), .documented, "ADOC",
            "Several calls of setNeedsUpdateProperties lead to one call of updateProperties in the next pass."),
        RuleSpec(
            .updateView1, "UPDATE-VIEW-1", .since(26), .inferred, "ADOC, INF",
            "An update of the properties that a root view asks for calls updateProperties of its controller, too."),
        RuleSpec(
            .updateNow1, "UPDATE-NOW-1", .since(26), .documented, "ADOC",
            "updatePropertiesIfNeeded updates the subtree at once. That parents come first is inferred."),
        RuleSpec(
            .update18, "UPDATE-18", .since(18), .documented, "AUPDATE, OBS18",
            "A layout callback is called again if an observed variable that it has read changes (iOS 18: opt-in)."),
    ]
}
