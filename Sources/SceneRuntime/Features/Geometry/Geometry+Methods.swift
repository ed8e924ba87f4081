extension MethodRow {
    /// The calls about sizes and safe areas.
    static let geometry: [MethodRow] = [
        MethodRow(
            .sizeForChildContentContainer, handler: "sizeForChildContentContainer", name: "size",
            ["forChildContentContainer", "withParentContainerSize"], parameters: ["child", "size"],
            of: .controller, in: .environment, .since(8), result: .object,
            answer: { $0.isAlive($1.first.asController) ? .size($0.newSize(of: $1.first.asController)) : .null }),
        MethodRow(
            .preferredContentSizeDidChange, handler: "preferredContentSizeDidChange", ["forChildContentContainer"],
            parameters: ["container"],
            of: .controller, in: .environment, .since(8), result: .nothing),
        MethodRow(
            .viewSafeAreaInsetsDidChange, handler: "viewSafeAreaInsetsDidChange", [],
            parameters: [],
            of: .controller, in: .layout, .since(11), result: .nothing),
        MethodRow(
            .viewLayoutMarginsDidChange, handler: "viewLayoutMarginsDidChange", [],
            parameters: [],
            of: .controller, in: .layout, .since(11), result: .nothing),
    ]
}
