import SceneRuntime

// Examples of verbs.
extension VerbRow {
    /// A statement with this verb: only the operand and the clauses that must be written.
    package var example: String {
        var parts = words
        if presence == .required, let text = operand.example { parts.append(text) }
        for clause in clauses where clause.isRequired {
            if clause.wordUse == .required { parts.append(clause.clause.word.text) }
            if let text = clause.operandExample { parts.append(text) }
        }
        return parts.joined(separator: " ")
    }
}

extension VerbRow.ClauseRow {
    /// The operand in an example. A controller is `nav`, because the operand of the verb may be `detail`.
    fileprivate var operandExample: String? {
        switch operand {
        case .instance, .fresh, .future: "nav"
        default: operand.example
        }
    }
}
