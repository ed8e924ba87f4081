import SceneRuntime

// Containers that verbs are about, as far as the text tells which they are.
extension Resolver {
    /// Reports a controller that is not of the kind which the verb is done to.
    mutating func checkContainer(of statement: VerbStatement) {
        if let (clause, kind) = statement.verb.container {
            let operand = clause.map { tree.argument($0, of: statement.clauses)?.operand ?? .none }
            check(operand ?? statement.operand, is: kind, for: statement.verb.words)
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

    /// Reports a literal where a value of another type belongs.
    mutating func checkLiteral(_ id: ExpressionID, _ kind: OperandKind) {
        let isRight: Bool
        switch tree[id] {
        case .integer, .double: isRight = kind == .number
        case .boolean: isRight = kind == .boolean
        case .size, .string, .interpolation, .symbol, .array, .dictionary, .closure, .nilLiteral: isRight = false
        case .missing, .name, .selfReference, .superReference, .closureArgument, .instance, .member, .optionalMember,
            .optionalChain, .subscript, .call, .unary, .binary, .ternary, .typeTest:
            isRight = true
        }
        if !isRight { report(.wrongClause, "\(kind.description) belongs here", at: tree.span(of: id)) }
    }
}

extension Verb {
    /// The clause that names the container which the verb is done to, nil for the operand, and its kind.
    fileprivate var container: (clause: Clause?, kind: BaseKind)? { Verb.containers[self] }

    private static let containers: [Verb: (clause: Clause?, kind: BaseKind)] = [
        .push: (.onto, .navigationController), .pop: (nil, .navigationController),
        .popTo: (.on, .navigationController), .popToRoot: (.on, .navigationController),
        .setStack: (.on, .navigationController), .select: (.in, .tabBarController),
        .pageTo: (.in, .pageViewController), .pageForward: (.in, .pageViewController),
        .pageBack: (.in, .pageViewController), .showColumn: (.in, .splitViewController),
        .hideColumn: (.in, .splitViewController), .collapse: (.in, .splitViewController),
        .expand: (.in, .splitViewController),
    ]
}
