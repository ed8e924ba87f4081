extension MethodRow {
    /// The calls about the update pass.
    static let updates: [MethodRow] = [
        MethodRow(
            .setNeedsUpdateProperties, handler: "setNeedsUpdateProperties", "setNeedsUpdateProperties", [],
            parameters: [],
            of: .controller, in: .environment, .since(26), result: .nothing),
        MethodRow(
            .updatePropertiesIfNeeded, handler: "updatePropertiesIfNeeded", "updatePropertiesIfNeeded", [],
            parameters: [],
            of: .controller, in: .environment, .since(26), result: .nothing),
        MethodRow(
            .updateProperties, handler: "updateProperties", "updateProperties", [], parameters: [],
            of: .controller, in: .layout, .since(26), result: .nothing),
    ]
}
