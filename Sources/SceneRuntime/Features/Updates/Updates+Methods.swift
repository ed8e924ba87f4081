extension MethodRow {
    /// The calls about the update pass.
    static let updates: [MethodRow] = [
        MethodRow(
            .setNeedsUpdateProperties, handler: "setNeedsUpdateProperties", [],
            parameters: [],
            of: .controller, in: .environment, .since(26), result: .nothing),
        MethodRow(
            .updatePropertiesIfNeeded, handler: "updatePropertiesIfNeeded", [],
            parameters: [],
            of: .controller, in: .environment, .since(26), result: .nothing),
        MethodRow(
            .updateProperties, handler: "updateProperties", [], parameters: [],
            of: .controller, in: .layout, .since(26), result: .nothing),
    ]
}
