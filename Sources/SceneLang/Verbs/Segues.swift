import SceneRuntime

extension VerbTable {
    /// The verb of segues.
    static let segues: [VerbRow] = [
        VerbRow(
            .perform, ["perform"], .identifier, .required, [optional(.from, .instance), optional(.sender, .value)],
            releases: .since(5), uikit: ["performSegue", "performSegueWithIdentifier"],
            "Call performSegue(withIdentifier:sender:). UIKit does not call shouldPerformSegue.")
    ]
}

extension Machine {
    /// `perform "id" from X`.
    mutating func performSegue(_ arguments: VerbArguments) {
        guard let name = identifier(arguments.operand),
            let source = segueSource(of: name, arguments.register(of: .from), arguments.verb.words)
        else { return }
        state.world.request(.perform(name, from: source, sender: sender(arguments)))
    }

    /// Returns the identifier of a segue in register `register`; nil, after an error, if it is not a string. No segue
    /// needs to have the identifier.
    mutating func identifier(_ register: Int) -> NameID? {
        guard state.registers[register].tag == .string else {
            fail(.wrongType, "expected a string as the identifier of a segue, found \(state.registers[register].noun)")
            return nil
        }
        return state.world.internName(Array(bytes(state.registers[register])))
    }

    /// Returns the source of the segue: that of the clause, otherwise the first candidate that has the segue, otherwise
    /// the first candidate.
    mutating func segueSource(of name: NameID, _ register: Int, _ verb: String) -> ControllerID? {
        guard state.registers[register].isAbsent else { return controller(register) }
        let id = subject { machine, id in
            machine.state.world.blueprint.classes[machine.state.world.classOf(id).index].segues.contains {
                machine.state.world.blueprint.segues[$0.index].identifier == name
            }
        }
        if id.exists { return id }
        return anySubject(verb)
    }
}
