extension MethodRow {
    /// The calls about tab bar controllers.
    static let tabs: [MethodRow] = [
        MethodRow(
            .tabBarControllerShouldSelect, handler: "tabBarControllerShouldSelect", name: "tabBarController",
            ["shouldSelect"], parameters: ["controller"],
            of: .delegate, in: .delegate, .since(3), result: .true),
        MethodRow(
            .tabBarControllerDidSelect, handler: "tabBarControllerDidSelect", name: "tabBarController", ["didSelect"],
            parameters: ["controller"],
            of: .delegate, in: .delegate, .since(3), result: .nothing),
    ]
}
