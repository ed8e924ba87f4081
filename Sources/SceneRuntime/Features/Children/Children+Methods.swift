extension MethodRow {
    /// The calls about containment.
    static let children: [MethodRow] = [
        MethodRow(
            .willMove, handler: "willMove", "willMove", ["toParent"], parameters: ["parent"],
            of: .controller, in: .containment, .since(5), result: .nothing),
        MethodRow(
            .didMove, handler: "didMove", "didMove", ["toParent"], parameters: ["parent"],
            of: .controller, in: .containment, .since(5), result: .nothing),
    ]
}
