import SceneRuntime

// Containers that verbs are about, as far as the text tells which they are.
extension Resolver {
    /// Reports a controller that is not of the kind which the verb is done to.
    mutating func checkContainer(of statement: VerbStatement) {
        if let container = statement.verb.container {
            let operand = container.clause.map { tree.argument($0, of: statement.clauses)?.operand ?? .none }
            check(operand ?? statement.operand, is: container.kind, for: statement.verb.words)
        }
        if tree.argument(.stack, of: statement.clauses) != nil {
            let container = tree.argument(.with, of: statement.clauses)?.operand ?? statement.operand
            check(container, is: .navigationController, for: "stack")
        }
    }

    private mutating func check(_ operand: Operand, is kind: BaseKind, for words: String) {
        guard case .expression(let id) = operand, let controller = staticClass(of: id) else { return }
        let entry = declarations.controllers[controller.index]
        guard entry.base != kind else { return }
        report(
            .wrongTarget, "'\(words)' needs a \(kind.spelling.text), and '\(text(entry.name))' is none",
            at: tree.span(of: id), declared: entry.span)
    }
}

extension Verb {
    /// What a verb is done to: a container of this kind, which the clause names, or the operand where there is none.
    fileprivate struct Container: Sendable {
        let verb: Verb
        let clause: Clause?
        let kind: BaseKind

        init(_ verb: Verb, _ clause: Clause?, _ kind: BaseKind) {
            self.verb = verb
            self.clause = clause
            self.kind = kind
        }
    }

    fileprivate var container: Container? { Verb.containers.first { $0.verb == self } }

    private static let containers = [
        Container(.push, .onto, .navigationController), Container(.pop, nil, .navigationController),
        Container(.popTo, .on, .navigationController), Container(.popToRoot, .on, .navigationController),
        Container(.setStack, .on, .navigationController), Container(.select, .in, .tabBarController),
        Container(.pageTo, .in, .pageViewController), Container(.pageForward, .in, .pageViewController),
        Container(.pageBack, .in, .pageViewController), Container(.showColumn, .in, .splitViewController),
        Container(.hideColumn, .in, .splitViewController), Container(.collapse, .in, .splitViewController),
        Container(.expand, .in, .splitViewController),
    ]
}
