extension MethodRow {
    /// The calls about the launch.
    static let launch: [MethodRow] = [
        MethodRow(
            .willFinishLaunching, handler: "willFinishLaunching", name: "application",
            ["willFinishLaunchingWithOptions"],
            parameters: [],
            of: .app, in: .app, .since(6), result: .nothing, values: false),
        MethodRow(
            .didFinishLaunching, handler: "didFinishLaunching", name: "application", ["didFinishLaunchingWithOptions"],
            parameters: [],
            of: .app, in: .app, .since(3), result: .nothing, values: false),
    ]
}
