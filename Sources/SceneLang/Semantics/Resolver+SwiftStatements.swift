import SceneRuntime

// Statements of Swift that have no own form.
extension Resolver {
    /// Resolves a statement that only Swift has.
    mutating func resolveSwift(_ id: StatementID) {
        switch tree[id] {
        case .breakTo(let label), .continueTo(let label): checkLabel(label)
        case .labelled(let label, let statement):
            labels.append(label.name)
            resolve(statement)
            labels.removeLast()
        case .forPattern(let pattern, let sequence, let condition, let body):
            resolve(sequence)
            inLoop { resolver in
                resolver.resolveMatch(pattern)
                if let condition { resolver.resolve(condition) }
                resolver.resolve(body)
            }
        case .repeatWhile(let body, let condition):
            inLoop { $0.resolve(body) }
            resolve(condition)
        case .destructuring(let pattern, let value):
            resolve(value)
            resolveMatch(pattern)
        case .fallThrough:
            if context.switches == 0 {
                report(.outsideLoop, "'fallthrough' is allowed only in switches", at: tree.span(of: id))
            }
        case .doCatch(let body, let catches):
            resolve(body)
            for clause in tree.elements(of: catches) { resolve(clause) }
        case .throwError(let value): resolve(value)
        case .deferred(let body): resolve(body)
        default: break
        }
    }

    private mutating func checkLabel(_ label: Identifier) {
        if labels.contains(label.name) { return }
        report(.outsideLoop, "no statement around it has the label '\(text(label.name))'", at: tree.span(of: label))
    }

    /// Resolves `catch pattern { … }`. Without a pattern, the error is named `error`.
    private mutating func resolve(_ clause: CatchClause) {
        scopes.push(scopes.function)
        if let pattern = clause.pattern {
            resolveMatch(pattern)
        } else if let name = names.find("error") {
            let span = tree.span(clause.body.start, clause.body.start + 1)
            let variable = addVariable(name, span: span, isConstant: true, isWeak: false)
            resolution.record(variable, at: clause.body.start)
        }
        resolve(clause.body)
        scopes.pop()
    }
}

// Patterns.
extension Resolver {
    /// Resolves a pattern, and declares the names that it binds in the current block.
    mutating func resolveMatch(_ id: ExpressionID) {
        switch tree[id] {
        case .binding(let name, let isVariable): declareBinding(name, id, isVariable: isVariable)
        case .wildcard: break
        case .tuple(let elements): for element in tree.elements(of: elements) { resolveMatch(element.value) }
        case .typePattern(let type): resolveSwiftType(type)
        case .cast(let value, let type, _):
            resolveMatch(value)
            resolveSwiftType(type)
        case .guardedPattern(let pattern, let condition):
            resolveMatch(pattern)
            resolve(condition)
        case .optionalValue(let pattern): resolveMatch(pattern)
        case .call(let callee, let arguments) where isCaseName(callee):
            if case .member(let base, _) = tree[callee] { resolveSwiftType(base) }
            for argument in tree.elements(of: arguments) { resolveMatch(argument.value) }
        case .array(let elements): for element in tree.elements(of: elements) { resolveMatch(element) }
        default: resolve(id)
        }
    }

    /// Whether an expression in a pattern names a case: `.name` or `Type.name`.
    func isCaseName(_ id: ExpressionID) -> Bool {
        if case .symbol = tree[id] { return true }
        if case .member = tree[id] { return true }
        return false
    }

    /// Declares a name that a pattern binds. The patterns of one case can bind the same name.
    private mutating func declareBinding(_ name: NameAfterDot, _ id: ExpressionID, isVariable: Bool) {
        if let earlier = scopes.findInBlock(name.name), isInAlternative {
            return resolution.record(earlier, at: name.start)
        }
        declare(
            Identifier(name: name.name, start: name.start, end: tree.span(of: id).end), isConstant: !isVariable,
            isLet: !isVariable)
    }

    /// Resolves the patterns and the body of a case of a switch.
    mutating func resolve(_ entry: SwitchCase) {
        scopes.push(scopes.function)
        for (place, pattern) in tree.elements(of: entry.patterns).enumerated() {
            isInAlternative = place > 0
            resolveMatch(pattern)
            isInAlternative = false
        }
        resolve(entry.body)
        scopes.pop()
    }
}
