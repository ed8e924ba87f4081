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
        case .none, .child, .page, .offer, .stack, .storyboard, .window, .view, .identifier, .target, .choice, .value,
            .boolean, .number, .size, .text, .variable, .invocation, .symbol, .callPattern, .block, .closure,
            .statement, .categories, .names, .patterns:
            operand.example
        }
    }
}

extension OperandKind {
    /// Such an operand in an example; nil if there is none.
    fileprivate var example: String? {
        switch self {
        case .none: nil
        case .instance, .fresh, .future, .child, .page, .offer: "detail"
        case .stack: "[home, detail]"
        case .storyboard: "Main"
        case .window: "window"
        case .view, .target: "save"
        case .identifier: "\"open\""
        case .choice: "1"
        case .value: "1 + 1"
        case .boolean: "true"
        case .number: "0.5"
        case .size: "507x1024"
        case .text: "\"done\""
        case .variable: "saved"
        case .invocation: "detail.viewDidLoad()"
        case .symbol(let symbols): symbols.choices.first.map { ".\($0.spelling.text)" }
        case .callPattern: "detail.viewDidAppear"
        case .block, .closure: "{ print \"done\" }"
        case .statement: "push detail"
        case .categories: "+layout"
        case .names: "home, detail"
        case .patterns: "{ ... }"
        }
    }
}
