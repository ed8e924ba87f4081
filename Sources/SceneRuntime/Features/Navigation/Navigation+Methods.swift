extension MethodRow {
    /// The calls about navigation controllers.
    static let navigation: [MethodRow] = [
        MethodRow(
            .navigationControllerWillShow, handler: "navigationControllerWillShow", name: "navigationController",
            ["willShow", "animated"], parameters: ["controller", "animated"],
            of: .delegate, in: .delegate, .since(3), result: .nothing),
        MethodRow(
            .navigationControllerDidShow, handler: "navigationControllerDidShow", name: "navigationController",
            ["didShow", "animated"], parameters: ["controller", "animated"],
            of: .delegate, in: .delegate, .since(3), result: .nothing),
        MethodRow(
            .popToViewController, handler: "popToViewController", ["_"],
            parameters: ["controller"],
            of: .controller, in: .segue, .since(3), result: .nothing),
    ]
}
