extension PropertyRow {
    /// The properties of alerts.
    static let alerts: [PropertyRow] = [
        PropertyRow(
            .message, "message", of: .alertController, releases: .since(8), .text, .script(), access: .readWrite,
            "The text below the title of an alert."),
        PropertyRow(
            .preferredStyle, "preferredStyle", of: .alertController, releases: .since(8), .symbol(.alertStyle),
            .computed(
                { .symbol($0.alertRecord(of: $1.controller).style.symbol) },
                { $0.setAlertStyle(of: $1.controller, $2.asSymbol) }), access: .atCreation,
            "The form of an alert: .alert or .actionSheet."),
        PropertyRow(
            .actions, "actions", of: .alertController, releases: .since(8), .alertActions, .script(),
            access: .atCreation, "The actions of an alert, in the order in which they were added."),
        PropertyRow(
            .preferredAction, "preferredAction", of: .alertController, releases: .since(9), .alertAction, .script(),
            access: .readWrite, "The action of an alert that the Return key performs."),
        PropertyRow(
            .textFields, "textFields", of: .alertController, releases: .since(8), .views, .script(),
            "The text fields of an alert, or nil."),
    ]
}
