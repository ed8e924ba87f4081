extension MethodRow {
    /// The calls about bars and editing.
    static let bars: [MethodRow] = [
        MethodRow(
            .navigationBarShouldPop, handler: "navigationBarShouldPop", name: "navigationBar", ["shouldPop"],
            parameters: ["item"],
            of: .controller, in: .delegate, .since(3), result: .true),
        MethodRow(
            .setEditing, handler: "setEditing", ["_", "animated"], parameters: ["editing", "animated"],
            of: .controller, in: .view, .since(3), result: .nothing, requiresSuper: true,
            inherits: { $0.inheritSetEditing($1.receiver.controller, $1.first.asBool ?? false) }),
    ]
}
