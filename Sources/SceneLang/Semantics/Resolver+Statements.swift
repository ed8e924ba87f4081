import SceneRuntime

// Statements.
extension Resolver {
    /// Resolves the names in a statement.
    mutating func resolve(_ id: StatementID) {
        switch tree[id] {
        case .missing: break
        case .variable(let variable):
            if resolveLocalAccessors(of: variable) { break }
            if let value = variable.value { resolve(value) }
            // A `let` without a value gets it later.
            let isConstant = variable.isConstant && variable.value != nil
            let local = declare(variable.name, isConstant: isConstant, isWeak: variable.isWeak, isLet: isConstant)
            resolution.variables[local.index].mayBeObject = mayBeObject(variable)
        case .assignment(let target, _, let value):
            resolve(target)
            resolve(value)
            checkAssignable(target, isNil: tree[value] == .nilLiteral)
            checkAssigned(value, to: target)
        case .expression(let expression):
            // A word alone on its line may be a misspelled verb.
            if case .name(let name) = tree[expression] {
                resolveName(name, expression, near: Parser.beginnings)
            } else {
                resolve(expression)
            }
        case .conditional(let branches, let otherwise):
            for place in branches.indices {
                let branch = tree.elements(of: branches)[place]
                scopes.push(scopes.function)
                resolve(branch.conditions)
                resolve(branch.body)
                scopes.pop()
            }
            if let otherwise { resolve(otherwise) }
        case .guardElse(let conditions, let otherwise):
            if context.isSwift { checkExit(of: otherwise, tree.span(of: id)) }
            // The variables of the conditions are visible after the statement, not in its `else`.
            resolve(otherwise)
            resolve(conditions, mayShadow: true)
        case .forIn(let variable, let sequence, let body):
            resolve(sequence)
            inLoop { resolver in
                resolver.declare(variable, isConstant: true)
                resolver.resolve(body)
            }
        case .whileLoop(let conditions, let body):
            inLoop { resolver in
                resolver.resolve(conditions)
                resolver.resolve(body)
            }
        case .repeatLoop(let count, let body):
            resolve(count)
            inLoop { $0.resolve(body) }
        case .switchOver(let subject, let cases): resolve(subject, cases)
        case .breakLoop:
            if context.loops == 0, context.switches == 0 { reportOutsideLoop("break", "loops and switches", id) }
        case .continueLoop: if context.loops == 0 { reportOutsideLoop("continue", "loops", id) }
        case .returnValue(let value): resolveReturn(value, id)
        case .superCall: checkSuper(tree.span(of: id))
        case .setup(let block):
            if context.body != .scenario, context.body != .file {
                report(.misplaced, "'setup' is allowed only in scenarios and at file level", at: tree.span(of: id))
            }
            resolve(block)
        case .verb(let verb): resolve(verb, id)
        case .declaration(let declaration): resolve(declaration)
        default: resolveSwift(id)
        }
    }

    /// Resolves the body of a loop in a scope of its own.
    mutating func inLoop(_ body: (inout Resolver) -> Void) {
        scopes.push(scopes.function)
        context.loops += 1
        body(&self)
        context.loops -= 1
        scopes.pop()
    }

    /// Resolves conditions, and declares what they bind. With `mayShadow`, as in a `guard`, that can have the name of
    /// an earlier variable of the block.
    private mutating func resolve(_ conditions: List<Condition>, mayShadow: Bool = false) {
        for place in conditions.indices {
            let condition = tree.elements(of: conditions)[place]
            resolve(condition.value)
            bindingsMayShadow = mayShadow
            defer { bindingsMayShadow = false }
            if let pattern = condition.pattern { resolveMatch(pattern) }
            if let binding = condition.binding {
                let variable = declare(binding, isConstant: !condition.isVariable, isLet: !condition.isVariable)
                if context.isSwift {
                    resolution.variables[variable.index].mayBeObject = mayBeObject(condition.value)
                }
                // `let self = weakSelf`: from here, self is this variable.
                if names.word(of: binding.name) == .self {
                    resolution.functions[function.index].selfVariable = variable
                }
            }
        }
    }

    private mutating func resolve(_ subject: ExpressionID, _ cases: List<SwitchCase>) {
        resolve(subject)
        context.switches += 1
        for entry in tree.elements(of: cases) { resolve(entry) }
        context.switches -= 1
    }

    private mutating func reportOutsideLoop(_ word: String, _ places: String, _ id: StatementID) {
        report(.outsideLoop, "'\(word)' is allowed only in \(places)", at: tree.span(of: id))
    }

    private mutating func resolveReturn(_ value: ExpressionID?, _ id: StatementID) {
        if let value { resolve(value) }
        switch context.body {
        case .function, .closure, .handler: break
        case .file, .scenario, .initialiser:
            report(
                .outsideFunction, "'return' is allowed only in functions, closures, handlers and actions",
                at: tree.span(of: id))
        }
    }

    /// Resolves a body with parameters: a function's or a handler's.
    mutating func resolve(_ block: Block, parameters: List<Identifier>, as body: Body) {
        let outer = context
        enterFunction(at: block.start)
        declare(parameters: parameters)
        context.body = body
        context.loops = 0
        context.switches = 0
        context.expectsException = false
        resolve(block)
        leaveFunction()
        context = outer
    }
}
