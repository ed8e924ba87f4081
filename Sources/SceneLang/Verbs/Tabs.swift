import SceneRuntime

extension VerbTable {
    /// The verb of tab bar controllers.
    static let tabs: [VerbRow] = [
        VerbRow(
            .select, ["select"], .choice, .required, [optional(.in, .instance)],
            subject: .tabBarController, "Set selectedViewController or selectedIndex of a tab bar controller.")
    ]
}

extension Machine {
    /// `select X`, `select INDEX`.
    mutating func select(_ arguments: VerbArguments) {
        let a = arguments.operand
        let place = arguments.register(of: .in)
        if let index = state.registers[a].asInt {
            guard var tab = find(.tabBarController, at: place, for: arguments.verb.words) else { return }
            if state.registers[place].isAbsent {
                tab = nearest(.tabBarController) { index < $0.state.world.tabs(of: $1).count }
            }
            let count = state.world.tabs(of: tab).count
            guard index >= 0, index < count, let number = UInt32(exactly: index) else {
                return fail(.refused, "tab index \(index) is out of range: there are \(count) tabs")
            }
            return state.world.request(.selectIndex(number, in: tab))
        }
        guard let id = controller(a) else { return }
        let absent = state.registers[place].isAbsent
        guard let tab = absent ? ancestor(of: id, .tabBarController) : controller(place) else { return }
        guard tab.exists, state.world.isKind(tab, of: .tabBarController) else {
            return fail(.refused, "\(sourceText(of: .controller(id))) is not in a tab bar controller")
        }
        state.world.request(.select(id, in: tab))
    }
}
