extension MethodRow {
    /// The calls about traits.
    static let traits: [MethodRow] = [
        MethodRow(
            .willTransition, handler: "willTransition", ["to", "with"],
            parameters: ["traits", "coordinator"],
            of: .controller, in: .environment, .since(8), result: .nothing, requiresSuper: true,
            inherits: { $0.forwardTraits(of: $1.receiver.controller) }),
        MethodRow(
            .traitCollectionDidChange, handler: "traitCollectionDidChange", ["_"],
            parameters: ["previous"],
            of: .controller, in: .environment, .since(8), result: .nothing, requiresSuper: true),
        MethodRow(
            .updateTraitsIfNeeded, handler: "updateTraitsIfNeeded", [], parameters: [],
            of: .controller, in: .environment, .since(17), result: .nothing),
    ]
}
