import SceneRuntime

/// Rows of tables and items of collections, which the user taps.
extension Machine {
    /// D19: `tap row N section M in X`. The delegate is what code has set, otherwise the controller of the view.
    mutating func tapRow(_ arguments: VerbArguments) {
        guard let row = state.registers[arguments.operand].asInt, row >= 0 else {
            return fail(.wrongType, "expected the number of a row, from 0 on")
        }
        let section = state.registers[arguments.register(of: .section)].asInt ?? 0
        let place = arguments.register(of: .in)
        let given = state.registers[place]
        let id = given.isAbsent ? state.world.frontmost() : referent(of: given).asController
        guard id.exists else { return fail(.noSubject, "no table is on screen", help: emptyScreenHelp) }
        if let obstacle = state.world.obstacle(toTouching: id) {
            return fail(problem(obstacle, with: sourceText(of: .controller(id))))
        }
        guard let found = rowDelegate(of: id) else {
            return fail(
                .refused, "`\(sourceText(of: .controller(id)))` has no method for a tapped row",
                help: "declare: func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { … }")
        }
        let path = makeItem("IndexPath", [("row", .int(row)), ("section", .int(section))])
        let closure = Value(.closure, extra: found.function, bits: UInt64(state.heap.add([retained(found.receiver)])))
        state.world.request(.run(state.blocks.add(closure, with: path)))
    }

    /// The object whose method UIKit calls for a row, and the method: the delegate of a view of the controller,
    /// otherwise the controller itself.
    private func rowDelegate(of id: ControllerID) -> (receiver: Value, function: UInt32)? {
        let name = state.world.findName(Array("delegate".utf8))
        for (key, value) in state.uikit.properties where key.name == name && key.object.kind == .view {
            guard state.world.ownerOfView(key.object.view).controller == id else { continue }
            let receiver = referent(of: value)
            if let function = rowFunction(of: receiver) { return (receiver, function) }
        }
        return rowFunction(of: .controller(id)).map { (.controller(id), $0) }
    }

    private func rowFunction(of value: Value) -> UInt32? {
        for (base, label) in [("tableView", "didSelectRowAt"), ("collectionView", "didSelectItemAt")] {
            let name = state.world.findName(Array(base.utf8))
            guard name.exists, let all = functions(named: name, of: value) else { continue }
            for function in all {
                guard let signature = program.signatures[function], signature.labels.count == 2,
                    signature.labels[1].exists, text(signature.labels[1]) == label
                else { continue }
                return function
            }
        }
        return nil
    }
}
