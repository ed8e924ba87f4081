import SceneRuntime

// Verbs: operands and clauses by the kinds that the verb table gives them.
extension Resolver {
    /// Resolves the operand and the clauses of a verb, and checks them.
    mutating func resolve(_ statement: VerbStatement, _ id: StatementID) {
        let row = VerbTable.row(of: statement.verb)
        // Clauses first, because `in X` decides which views the operand can name.
        var isSilent = false
        let clauses = statement.clauses
        for place in clauses.indices {
            let argument = tree.elements(of: clauses)[place]
            if argument.clause == .then { continue }
            if row.kind == .expectation(.exception), argument.clause == .in { isSilent = true }
            guard let clause = row.clauseRow(for: argument.clause) else { continue }
            let outer = context
            if isSilent { context.expectsException = true }
            resolve(argument.operand, as: clause.operand, argument.clause, of: statement)
            context = outer
        }
        resolve(statement.operand, as: row.operand, nil, of: statement)
        for place in clauses.indices {
            let argument = tree.elements(of: clauses)[place]
            guard argument.clause == .then else { continue }
            if case .expression(let closure) = argument.operand { resolve(closure) }
            resolveCompletion(argument.operand)
        }
        checkReleases(row.releases, of: row.words.joined(separator: " "), at: tree.span(of: id))
        checkMeaning(of: statement, id)
    }

    private mutating func resolve(
        _ operand: Operand, as kind: OperandKind, _ clause: Clause?, of statement: VerbStatement
    ) {
        switch operand {
        case .none: break
        case .expression(let expression): resolve(expression, as: kind, clause, of: statement)
        case .block(let block): resolve(block)
        case .statement(let inner): resolve(inner)
        case .names(let names):
            for name in tree.elements(of: names) {
                resolve(name)
                checkLiteral(name, kind)
            }
        case .categories(let changes):
            for change in tree.elements(of: changes) where change.name.category(names) == nil {
                let name = text(change.name.name)
                report(
                    .unknownCategory, "unknown trace category '\(name)'", at: tree.span(of: change.name),
                    near: name, in: Category.allCases.map { $0.spelling.text })
            }
        case .patterns: break
        }
    }

    private mutating func resolve(
        _ id: ExpressionID, as kind: OperandKind, _ clause: Clause?, of statement: VerbStatement
    ) {
        switch kind {
        case .invocation: resolveInvocation(id)
        case .storyboard, .window: resolveObject(id, kind)
        case .view: resolveView(id, of: statement, orElse: nil)
        case .target: resolveTarget(id, of: statement)
        case .variable:
            resolve(id)
            checkAssignable(id)
            checkLiteral(id, kind)
        case .symbol(let symbols): resolve(id, as: symbols)
        case .callPattern: resolvePattern(id)
        default:
            resolve(id)
            checkOperand(id, kind)
            if kind == .fresh, case .controller(let made) = resolution.references[Int(id.index)] {
                noteAssumedValues(of: made)
            }
            if clause == .at { checkShare(id) }
        }
    }

    /// Notes the properties of a controller that a verb creates and that other code of the app sets.
    private mutating func noteAssumedValues(of made: ClassID) {
        for property in declarations.controllers[made.index].table.storedProperties
        where property.site.tree == number && declarations.needsForeignValue(property.variable, in: tree, names) {
            notes.addAssumedValue(text(property.variable.name.name), at: property.span)
        }
    }

    /// Reports a number after `at` that is not from 0 to 1.
    private mutating func checkShare(_ id: ExpressionID) {
        if let number = number(id), !(0...1).contains(number) {
            report(
                .wrongClause, "'at' takes a number from 0 to 1", at: tree.span(of: id),
                help: "the number says how far the finger has moved, such as 0.3; a swipe of 0.5 or more finishes",
                subject: .value)
        }
    }

    /// Returns the value of a literal that is a number, perhaps a negative one; nil for other expressions.
    private func number(_ id: ExpressionID) -> Double? {
        if case .unary(.minus, let positive) = tree[id] { return number(positive).map { -$0 } }
        if case .integer(let number) = tree[id] { return Double(number) }
        if case .double(let number) = tree[id] { return number }
        return nil
    }

    /// Reports a literal, or a name of the wrong kind, if a controller or a text is required.
    private mutating func checkOperand(_ id: ExpressionID, _ kind: OperandKind) {
        let wanted: String
        switch kind {
        case .number, .boolean: return checkLiteral(id, kind)
        case _ where kind.isController: wanted = "a controller"
        case .identifier, .text: wanted = "a string"
        case .stack: wanted = "a list of controllers"
        case .size: wanted = kind.description
        default: return
        }
        let isText = kind == .identifier || kind == .text
        let span = tree.span(of: id)
        switch tree[id] {
        case .integer where kind == .size:
            let isHexadecimal = tree.sourceText(of: id).hasPrefix("0x")
            report(
                .wrongClause, "expected \(wanted)", at: span,
                help: isHexadecimal
                    ? "a size is at least 1x1; 0x is the prefix of hexadecimal numbers"
                    : "write a width and a height, such as 400x800",
                subject: isHexadecimal ? .value : .statement)
        case .name(let name):
            let reference = resolution.references[Int(id.index)]
            switch reference {
            case .storyboard, .style, .delegate, .window, .environment:
                let entity = declarations.file[name]
                report(
                    .wrongTarget,
                    "expected \(wanted), found \(entity.map(Declarations.noun) ?? "the name") '\(text(name))'",
                    at: span, declared: entity.map(declarations.span), subject: kind == .size ? .statement : .value)
            case .controller where kind == .stack: report(.wrongClause, "expected \(wanted)", at: span)
            case .controller(let controller) where isText:
                report(
                    .wrongClause, "expected \(wanted) in quotes", at: span,
                    fix: "\"\(text(declarations.controllers[controller.index].name))\"")
            default: break
            }
        default:
            checkLiteral(id, kind.literals.union(.null), wanted)
            if kind == .stack { checkElements(of: id) }
        }
    }

    /// Resolves an operand that names a storyboard or a window.
    private mutating func resolveObject(_ id: ExpressionID, _ kind: OperandKind) {
        let span = tree.span(of: id)
        guard case .name(let name) = tree[id] else { return resolve(id) }
        let reference = lookUp(name, at: span)
        resolution.set(reference, of: id)
        switch reference {
        case .storyboard: if kind == .storyboard { return }
        case .window: if kind == .window { return }
        case .none, .local, .global, .member: return
        default: break
        }
        let noun = declarations.file[name].map(Declarations.noun) ?? "the name"
        let isController = if case .controller = reference { true } else { false }
        report(
            .wrongTarget, "expected a \(kind == .storyboard ? "storyboard" : "window"), found \(noun) '\(text(name))'",
            at: span, declared: declarations.file[name].map(declarations.span),
            write: kind == .storyboard && isController ? "with \(text(name))" : nil)
    }

    private mutating func resolveCompletion(_ operand: Operand) {
        guard case .block(let block) = operand else { return }
        resolveClosure(at: block.start) { $0.resolve(block) }
    }
}

extension Identifier {
    /// Returns the category of the trace with this name, or nil.
    func category(_ names: IdentifierTable) -> Category? {
        let spelled = Array(names.bytes(of: name))
        return Category.allCases.first { $0.spelling.utf8Bytes == spelled }
    }
}
