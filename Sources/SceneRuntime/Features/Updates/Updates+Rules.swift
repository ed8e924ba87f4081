// tidy: long, one row a rule

extension RuleSpec {
    /// The rules about the update pass of properties and observed models. `docs/sources.md`
    /// lists the names of the sources.
    static let updates: [RuleSpec] = [
        RuleSpec(
            .updatePass1, "UPDATE-PASS-1", .since(26), .documented, "AUPDATE, ADOC",
            "An update pass calls updateProperties after traits have changed and before layout.",
            asserts: [.updateProperties]),
        RuleSpec(
            .updateModel1, "UPDATE-MODEL-1", .since(26), .documented, "AUPDATE",
            """
            If an observed variable that updateProperties has read changes, UIKit calls updateProperties again, \
            without layout.
            """,
            asserts: [.updateProperties]),
        RuleSpec(
            .updateManual1, "UPDATE-MANUAL-1", .since(26), .documented, "ADOC",
            "Several calls of setNeedsUpdateProperties lead to one call of updateProperties in the next pass.",
            asserts: [.updateProperties]),
        RuleSpec(
            .updateView1, "UPDATE-VIEW-1", .since(26), .inferred, "ADOC, INF",
            """
            If a controller's root view requests an update of its properties, UIKit also calls updateProperties on the \
            controller.
            """),
        RuleSpec(
            .updateView2, "UPDATE-VIEW-2", .since(26), .documented, "ADOC",
            """
            updatePropertiesIfNeeded of a view immediately updates the controllers whose root views are this view or \
            in it. That parents come first is inferred.
            """,
            asserts: [.updateProperties]),
        RuleSpec(
            .updateNow1, "UPDATE-NOW-1", .since(26), .documented, "ADOC",
            """
            updatePropertiesIfNeeded updates the controller's subtree immediately. That parents come first is \
            inferred.
            """,
            asserts: [.updateProperties]),
        RuleSpec(
            .update18, "UPDATE-18", .since(18), .documented, "AUPDATE, OBS18",
            """
            If an observed variable that a layout callback has read changes, UIKit calls the callback again. In iOS \
            18, the app must opt in.
            """,
            silent: "A layout pass comes by the rule of layout."),
    ]
}
