extension MethodRow {
    /// The calls about the launch.
    static let launch: [MethodRow] = [
        MethodRow(
            .willFinishLaunching, handler: "willFinishLaunching", name: "application",
            ["willFinishLaunchingWithOptions"],
            parameters: ["options"],
            of: .app, in: .app, .since(6), result: .true, values: false),
        MethodRow(
            .didFinishLaunching, handler: "didFinishLaunching", name: "application", ["didFinishLaunchingWithOptions"],
            parameters: ["options"],
            of: .app, in: .app, .since(3), result: .true, values: false),
    ]
}
