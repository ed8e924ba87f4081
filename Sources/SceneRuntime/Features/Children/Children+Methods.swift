extension MethodRow {
    /// The calls about containment.
    static let children: [MethodRow] = [
        MethodRow(
            .willMove, handler: "willMove", ["toParent"], parameters: ["parent"],
            of: .controller, in: .containment, .since(5), result: .nothing),
        MethodRow(
            .didMove, handler: "didMove", ["toParent"], parameters: ["parent"],
            of: .controller, in: .containment, .since(5), result: .nothing),
    ]
}
