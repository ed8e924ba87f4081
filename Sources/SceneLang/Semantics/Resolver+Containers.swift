import SceneRuntime

// Checks of the containers that are subjects of verbs, if they are known.
extension Resolver {
    /// Reports a subject that is not of the kind that the verb requires.
    mutating func checkContainer(of statement: VerbStatement) {
        if let subject = VerbTable.row(of: statement.verb).subject, let kind = subject.kind {
            var operand = statement.operand
            if let clause = subject.clause {
                let isEmpty = statement.clauses.isEmpty
                operand = isEmpty ? .none : tree.argument(clause, of: statement.clauses)?.operand ?? .none
            }
            // People write other statements with the words of these verbs.
            let isCommon = statement.verb == .push || statement.verb == .pop
            check(operand, is: kind, for: statement.verb.words, subject: isCommon ? .statement : .value)
        }
        if !statement.clauses.isEmpty, tree.argument(.stack, of: statement.clauses) != nil {
            let container = tree.argument(.with, of: statement.clauses)?.operand ?? statement.operand
            check(container, is: .navigationController, for: "stack", subject: .value)
        }
    }

    private mutating func check(
        _ operand: Operand, is kind: ControllerKind, for words: @autoclosure () -> String, subject: Diagnostic.Subject
    ) {
        guard case .expression(let id) = operand, let controller = staticClass(of: id) else { return }
        let entry = declarations.controllers[controller.index]
        guard entry.base != kind else { return }
        report(
            .wrongTarget, "'\(words())' requires a \(kind.spelling.text), but '\(text(entry.name))' is not one",
            at: tree.span(of: id), declared: entry.span, subject: subject)
    }
}
