import SceneRuntime

// Controllers that only `launch with X` names.
extension Collector {
    /// Declares a plain controller for each name after `launch with` that nothing declares, in a script with classes of
    /// Swift: there, the root of the app often does not matter. A name that is near another one is probably misspelt.
    mutating func declareLaunchedControllers(from first: Int) {
        guard declarations.types.count > 1 else { return }
        for number in first..<max(first, trees.count) {
            let tree = trees[number]
            for place in 0..<tree.statements.count {
                guard case .verb(let verb) = tree.statements[place].node, verb.verb == .launch,
                    case .expression(let id)? = tree.argument(.with, of: verb.clauses)?.operand,
                    case .name(let name) = tree[id]
                else { continue }
                if isVariable(name, in: tree) { continue }
                declareLaunched(name, at: tree.span(of: id))
            }
        }
    }

    /// Whether a statement of the tree, or of an earlier entry of the session, declares a variable with this name.
    private func isVariable(_ name: IdentifierID, in tree: SyntaxTree) -> Bool {
        if declarations.globals.contains(where: { $0.name == name }) { return true }
        return tree.statements.indices.contains { place in
            if case .variable(let variable) = tree.statements[place].node { variable.name.name == name } else { false }
        }
    }

    private mutating func declareLaunched(_ name: IdentifierID, at span: SourceSpan) {
        let spelled = names.text(of: name)
        guard spelled.utf8.first.map({ (0x61...0x7A).contains($0) }) ?? false,
            case .missing = declarations.lookUp(name, from: .main), UIKitName.find(names.bytes(of: name)) == nil,
            BaseLexicon.lexicon[Array(names.bytes(of: name))] == nil,
            Suggestion.closest(to: spelled, in: declarations.file.keys.map { names.text(of: $0) }) == nil
        else { return }
        var controller = Declarations.Controller()
        controller.name = name
        controller.span = span
        let id = ClassID(UInt32(declarations.controllers.count))
        declarations.controllers.append(controller)
        declarations.file[name] = .controller(id)
        declarations.assumedBases.append((id, name))
    }
}
