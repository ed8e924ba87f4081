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
            .pushViewController, handler: "pushViewController", ["_", "animated"],
            parameters: ["controller", "animated"],
            of: .controller, in: .segue, .since(3), result: .nothing,
            inherits: { $0.push($1.first.asController, onto: $1.receiver.controller, $1.second) }),
        MethodRow(
            .popViewController, handler: "popViewController", ["animated"], parameters: ["animated"],
            of: .controller, in: .segue, .since(3), result: .nothing,
            inherits: { $0.pop($1.receiver.controller, $1.first) }),
        MethodRow(
            .popToViewController, handler: "popToViewController", ["_"],
            parameters: ["controller"],
            of: .controller, in: .segue, .since(3), result: .nothing),
    ]
}

extension World {
    fileprivate mutating func push(_ id: ControllerID, onto nav: ControllerID, _ animated: Argument) {
        push(id, onto: nav, animated: animated.asBool ?? false)
    }

    fileprivate mutating func pop(_ nav: ControllerID, _ animated: Argument) {
        pop(nav, animated: animated.asBool ?? false)
    }
}
