// Statements of Swift that begin with a word of Swift.
extension Parser {
    /// Parses a declaration or a statement that begins with a word of Swift, an attribute or a directive. Returns false
    /// if the word is a name here.
    mutating func swiftStatement(in place: BlockKind, into found: inout PendingList<StatementID>) -> Bool {
        if cursor.at(.directive) { return skipDirective() }
        guard isAtSwiftDeclaration() else { return wordStatement(into: &found) }
        if place != .file { tree.hasNestedFunctions = true }
        if place == .storyboard {
            report(
                .misplacedDeclaration, "'\(text(of: cursor.current))' cannot be declared in a storyboard",
                at: cursor.current, help: "declare it at file level")
        }
        let text = documentation()
        let start = cursor.current.start
        var declared: [DeclarationID] = []
        swiftDeclaration(in: .elsewhere, isSwift: false, documentation: text, into: &declared)
        for id in declared {
            if case .variable(let variable) = tree[id] {
                add(tree.add(.variable(variable), start, previousEnd), to: &found)
            } else {
                add(tree.add(.declaration(id), start, previousEnd), to: &found)
            }
        }
        endStatement()
        return true
    }

    /// Skips `#warning("…")`, `#error("…")` and `#Preview { … }`.
    private mutating func skipDirective() -> Bool {
        guard ["#warning", "#error", "#Preview"].contains(text(of: cursor.current)) else { return false }
        take()
        if cursor.at(.leftParenthesis) { skipBrackets() }
        if cursor.at(.leftBrace) { skipBrackets() }
        endStatement()
        return true
    }

    /// Parses `do`, `defer`, `throw` or `fallthrough`. Returns false if the word is a name here.
    private mutating func wordStatement(into found: inout PendingList<StatementID>) -> Bool {
        let start = cursor.current.start
        let next = cursor.peek()
        let isOnLine = !next.flags.contains(.newline)
        let statement: Statement
        switch cursor.current.swiftWord {
        case .do where next.kind == .leftBrace || next.spells(.throws): statement = doCatch()
        case .defer where next.kind == .leftBrace:
            take()
            statement = .deferred(block("the statements that run at the end"))
        case .throw where isOnLine && beginsOperand(next):
            take()
            statement = .throwError(expression())
        case .fallthrough where TokenSet.statementEnds.contains(next.kind) || !isOnLine:
            take()
            statement = .fallThrough
        default: return false
        }
        add(tree.add(statement, start, max(start, previousEnd)), to: &found)
        endStatement()
        return true
    }

    /// Whether a token begins the operand of `throw` or `try`, after the word.
    mutating func beginsOperand(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier:
            guard Clause.beginning(with: IdentifierID(token.payload)) != nil, token.name != nil else { return true }
            // A clause of a verb, unless it is called.
            let after = cursor.peek(2)
            return TokenSet.calling.contains(after.kind) && !after.flags.contains(.space)
        case .self, .super, .string, .stringHead, .closureArgument, .dot, .integer, .double, .true, .false, .nil,
            .directive, .backslash, .if, .switch:
            return true
        case .leftParenthesis, .leftBracket, .leftBrace, .ampersand, .star, .exclamation, .minus:
            return token.flags.contains(.space) && !cursor.peek(2).flags.contains(.space)
        default: return false
        }
    }

    /// `do { … } catch pattern { … }`
    private mutating func doCatch() -> Statement {
        take()
        skipEffects()
        let body = block("the statements that may throw")
        var catches: [CatchClause] = []
        while cursor.current.spells(.catch), !isStopped {
            take()
            if cursor.at(.leftBrace) {
                catches.append(CatchClause(pattern: nil, body: block("the statements for an error")))
                continue
            }
            var patterns: [ExpressionID] = []
            with(.beforeBody) { parser in
                repeat { patterns.append(parser.casePattern()) } while parser.eat(.comma) && !parser.isStopped
            }
            let body = block("the statements for an error")
            for pattern in patterns { catches.append(CatchClause(pattern: pattern, body: body)) }
        }
        return .doCatch(body: body, catches: tree.add(catches))
    }

    /// Parses the loop or other statement after `LABEL:`; nil if there is none.
    mutating func labelled(_ label: Identifier) -> Statement? {
        let next = cursor.peek().kind
        guard
            next == .for || next == .while || next == .repeat || next == .switch || next == .if
                || cursor.peek().spells(.do)
        else { return nil }
        take()
        let start = cursor.current.start
        let inner = nested(orElse: Statement.missing) { parser in
            parser.cursor.current.spells(.do) ? parser.doCatch() : parser.controlStatement() ?? .missing
        }
        return .labelled(label, tree.add(inner, start, previousEnd))
    }

    /// `return x = y`, which assigns and returns nothing: a block of two statements.
    mutating func returnOfAssignment(to target: ExpressionID) -> Statement {
        let start = startOffset(of: target)
        take()
        checkAssignable(target)
        let value = expression()
        let assignment = tree.add(.assignment(target: target, operation: .set, value: value), start, previousEnd)
        let end = tree.add(.returnValue(nil), start, previousEnd)
        let body = Block(statements: tree.add([assignment, end]), start: start, end: previousEnd)
        return .doCatch(body: body, catches: .empty)
    }

    /// `repeat { … } while condition`, after `repeat`.
    mutating func repeatWhile() -> Statement {
        let body = block("the statements to repeat")
        guard eat(.while) else {
            reportExpected(.expectedToken, "'while' and a condition")
            return .repeatWhile(body: body, condition: make(.missing, previousEnd, previousEnd))
        }
        return .repeatWhile(body: body, condition: expression())
    }

    /// Parses the rest of `for` that is not `for x in …`.
    mutating func forPattern() -> Statement {
        var isAwaited = false
        while cursor.current.spells(.try) || cursor.current.spells(.await), cursor.peek().kind != .in {
            if take().spells(.await) { isAwaited = true }
        }
        let isPlain = cursor.at(.identifier) && (cursor.peek().kind == .in || cursor.peek().kind == .colon)
        var variable: Identifier?
        var pattern: ExpressionID?
        if isPlain {
            variable = declaredName("a name for the element")
        } else {
            let isCase = eat(.case)
            pattern = with(.beforeBody) { isCase ? $0.unguardedPattern(nil) : $0.unguardedPattern(false) }
        }
        if eat(.colon) { _ = type() }
        if !eat(.in) { reportExpected(.expectedToken, "'in' and a collection") }
        var sequence = with(.beforeBody) { $0.expression() }
        if isAwaited {
            sequence = make(.awaiting(sequence), startOffset(of: sequence), previousEnd, height: height(sequence))
        }
        return forRest(variable, pattern, sequence)
    }

    /// Parses the condition and the body of a loop.
    mutating func forRest(_ variable: Identifier?, _ pattern: ExpressionID?, _ sequence: ExpressionID) -> Statement {
        var condition: ExpressionID?
        if cursor.spellsWhere {
            take()
            condition = with(.beforeBody) { $0.expression() }
        }
        let body = block("the statements to repeat")
        if let variable, condition == nil { return .forIn(variable: variable, sequence: sequence, body: body) }
        let found =
            pattern ?? variable.map { name in
                make(.binding(NameAfterDot(name), isVariable: false), name.start, name.end)
            } ?? make(.missing, previousEnd, previousEnd)
        return .forPattern(pattern: found, sequence: sequence, condition: condition, body: body)
    }
}
