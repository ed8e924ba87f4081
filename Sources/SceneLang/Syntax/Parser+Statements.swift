// Statements and blocks.
extension Parser {
    /// The context of a list of statements, which decides what can be declared in it.
    enum BlockKind {
        case file, storyboard, scenario, body
    }

    /// The whole file.
    mutating func parseFile() {
        let found = items(.file)
        let root = Block(statements: end(found), start: 0, end: UInt32(truncatingIfNeeded: bytes.count))
        tree.setRoot(root)
    }

    /// Parses statements and declarations up to the end of the file or the brace that ends the block.
    private mutating func items(_ place: BlockKind) -> PendingList<StatementID> {
        var found: PendingList<StatementID> = beginList()
        while !cursor.at(.endOfFile) {
            let before = cursor.position
            if cursor.at(.rightBrace) {
                if place != .file { break }
                report(.unopened, "unmatched '}'", at: cursor.current)
                take()
            } else if !eat(.semicolon) {
                statement(in: place, into: &found)
            }
            assert(cursor.position > before || isStopped, "a loop of the parser must consume a token")
            if cursor.position == before { take() }
        }
        recordContinuationAtBeginning(.statement(place))
        return found
    }

    /// A block.
    ///
    ///     block ::= '{' statement* '}'
    mutating func block(_ what: String, in place: BlockKind = .body, help: String? = nil) -> Block {
        guard cursor.at(.leftBrace) || skipForeignHead() else {
            let here = previousEnd
            if reportNot() { return Block(statements: .empty, start: here, end: here) }
            if cursor.at(.endOfFile) { endedTooEarly = true }
            reportExpected(.expectedToken, "'{' and \(what)", help: help, subject: .missingBlock)
            return Block(statements: .empty, start: here, end: here)
        }
        let opener = cursor.current
        let empty = Block(statements: .empty, start: opener.start, end: opener.end)
        return nested(orElse: empty) { parser in
            parser.with(.block) { parser in
                parser.take()
                return parser.statements(until: opener, in: place)
            }
        }
    }

    /// Parses the statements after the brace `opener`, and its closing brace.
    mutating func statements(until opener: Token, in place: BlockKind = .body) -> Block {
        let known = completionRecord?.names.count
        let found = items(place)
        endScope(known)
        closeBracket(.rightBrace, opener)
        return Block(statements: end(found), start: opener.start, end: previousEnd)
    }

    /// Parses a statement, or the declarations of one, and appends them to `found`.
    mutating func statement(in place: BlockKind, into found: inout PendingList<StatementID>) {
        let start = cursor.current.start
        recordDeclarationContinuations()
        if mayBeSwiftDeclaration, swiftStatement(in: place, into: &found) { return }
        correctStatement()
        if cursor.isAtDeclaration {
            if place == .body || place == .scenario { tree.hasNestedFunctions = true }
            for declaration in declarations(in: place) {
                let id = DeclarationID(index: declaration)
                add(tree.add(.declaration(id), start, previousEnd), to: &found)
            }
            return
        }
        let errors = diagnostics.count
        completionRecord?.property = nil
        let kind = statementBody()
        if case .missing = kind, diagnostics.count > errors { skipToStatementEnd() }
        if case .destructuring(let pattern, let value) = kind, case .missing = tree[value], diagnostics.count == errors
        {
            for variable in variables(in: pattern) {
                add(tree.add(.variable(variable), start, previousEnd), to: &found)
            }
            return endStatement()
        }
        add(tree.add(kind, start, max(start, previousEnd)), to: &found)
        if cursor.at(.comma), case .variable(let first) = kind { otherVariables(after: first, into: &found) }
        endStatement()
    }

    private mutating func statementBody() -> Statement {
        if cursor.at(.identifier) {
            let isWord = Keyword.role(of: IdentifierID(cursor.current.payload)).contains(.statement)
            return (isWord ? wordStatement() : nil) ?? simpleStatement()
        }
        if cursor.at(.let) || cursor.at(.var) || cursor.at(.weak) {
            return cursor.peek().kind == .leftParenthesis ? destructuring() : .variable(variable())
        }
        if cursor.at(.super) { return superCall() ?? simpleStatement() }
        if cursor.at(.colon), reportSessionCommand() { return .missing }
        if cursor.at(.leftBracket) { return objectiveCCall() ?? simpleStatement() }
        if let statement = controlStatement() { return statement }
        guard TokenSet.notFirst.contains(cursor.current.kind) else { return simpleStatement() }
        report(
            .expectedStatement, "expected a statement, found \(description(of: cursor.current))", at: cursor.current,
            help: cursor.at(.else) ? "write 'else' on the same line as the '}' of the 'if'" : nil)
        take()
        return .missing
    }

    /// Parses a statement that begins with a reserved word, or returns nil.
    mutating func controlStatement() -> Statement? {
        if cursor.at(.if) { return conditional() }
        if cursor.at(.for) { return forIn() }
        if cursor.at(.switch) { return switchOver() }
        if eat(.while) { return .whileLoop(conditions: conditions(), body: block("the statements to repeat")) }
        if eat(.repeat) {
            if cursor.at(.leftBrace) { return repeatWhile() }
            let count = with(.beforeBody) { $0.expression() }
            return .repeatLoop(count: count, body: block("the statements to repeat"))
        }
        if eat(.break) { return isAtLabel ? .breakTo(takeIdentifier()) : .breakLoop }
        if eat(.continue) { return isAtLabel ? .continueTo(takeIdentifier()) : .continueLoop }
        if eat(.return) {
            recordContinuationOnLine(.value)
            guard !isAtStatementEnd || isAtReturnedValue else { return .returnValue(nil) }
            let value = expression()
            if isInSwift, cursor.at(.equal), !startsLine(cursor.current) { return returnOfAssignment(to: value) }
            return .returnValue(value)
        }
        return nil
    }

    /// Whether the label of a loop follows.
    private var isAtLabel: Bool { cursor.at(.identifier) && !startsLine(cursor.current) }

    /// Parses `super` as a statement, or returns nil.
    private mutating func superCall() -> Statement? {
        let token = cursor.current
        let next = cursor.peek()
        let ends = TokenSet.statementEnds.contains(next.kind) || next.flags.contains(.newline)
        guard ends, token.kind == .super else { return nil }
        take()
        mentionsSuper = true
        return .superCall
    }

    /// The words that begin only members of controllers.
    static let memberWords: [Keyword] = [.on, .action, .unwind, .segueAction, .outlet]

    /// Parses `guard`, `setup` or a verb: statements with a word that can also be a name. Returns nil if it is a name.
    private mutating func wordStatement() -> Statement? {
        guard !isNameHere(cursor.peek()) else { return nil }
        guard let word = currentWord else { return verbStatement().map { .verb($0) } }
        if word == .guard, !cursor.peek().flags.contains(.newline) || isInSwift,
            cursor.peek().kind != .leftParenthesis || cursor.peek().flags.contains(.space)
        {
            take()
            let found = conditions()
            if !eat(.else), !correctElse() {
                reportExpected(.expectedToken, "'else' after the condition of 'guard'")
            }
            return .guardElse(conditions: found, otherwise: block("the statements for a false condition"))
        }
        if Parser.memberWords.contains(word), cursor.peek().kind.isWord, !cursor.peek().flags.contains(.newline) {
            report(
                .expectedStatement, "'\(word.text)' is not allowed here", at: cursor.current,
                help: "declare the member in a controller: scene NAME { \(word.text) \(text(of: cursor.peek())) … }")
            take()
            return .missing
        }
        if word == .setup, cursor.peek().kind == .leftBrace {
            take()
            return .setup(block("the steps of the setup"))
        }
        return verbStatement().map { .verb($0) }
    }

    /// Whether the word before `next` is a name: it is assigned, called, or followed by a member.
    @inline(__always)
    mutating func isNameHere(_ next: Token) -> Bool {
        (TokenSet.afterName.contains(next.kind) && !(next.flags.contains(.newline) && beginsLine(next)))
            || (TokenSet.adjacentToName.contains(next.kind) && !next.flags.contains(.space))
    }

    /// Whether a token at the beginning of a line belongs to it: `:`, the `<` of a tag, and the mark before a statement
    /// in a list or a trace, as in `> push detail`.
    private mutating func beginsLine(_ token: Token) -> Bool {
        if token.kind == .colon || token.kind == .less { return true }
        guard token.kind == .greater || token.kind == .star, let word = cursor.peek(2).name else { return false }
        return !VerbTable.forms(beginningWith: word).isEmpty && !isNameHere(cursor.peek(3))
    }

    /// Parses an assignment or an expression.
    private mutating func simpleStatement() -> Statement {
        let before = cursor.position
        let target = expression()
        guard let operation = cursor.current.kind.assignment, !startsLine(cursor.current) else {
            if cursor.at(.colon), !startsLine(cursor.current), case .name(let name) = tree[target] {
                let span = tree.span(of: target)
                if let loop = labelled(Identifier(name: name, start: span.start, end: span.end)) { return loop }
            }
            if let statement = compoundAssignment(to: target) { return statement }
            if case .missing = tree[target], cursor.position == before {
                take()
                return .missing
            }
            if case .name(let name) = tree[target], !isAtStatementEnd, reportMisspeltWord(name, target) {
                return .missing
            }
            return .expression(target)
        }
        take()
        if case .name(let name) = tree[target], name != SwiftWord.wildcard.name {
            // Most targets.
        } else if let other = swiftAssignment(to: target, operation) {
            return other
        }
        checkAssignable(target)
        recordAssignedProperty(target)
        return .assignment(target: target, operation: operation, value: expression())
    }

    mutating func checkAssignable(_ target: ExpressionID) {
        let holdsValue: Bool
        switch tree[target] {
        case .name, .member, .subscript, .optionalChain, .missing, .forcedUnwrap, .wildcard, .tuple,
            .closureArgument:
            holdsValue = true
        case .selfReference: holdsValue = isInSwift
        default: holdsValue = false
        }
        if holdsValue { return }
        report(
            .notAssignable, "cannot assign to this expression", tree.span(of: target),
            help: "assign to a variable, a property or an element of a collection")
    }

    /// Parses the other variables of `var a = 1, b = 2`.
    private mutating func otherVariables(after first: Variable, into found: inout PendingList<StatementID>) {
        while eat(.comma), !isStopped {
            let start = cursor.current.start
            let next = variable(after: first)
            add(tree.add(.variable(next), start, max(start, previousEnd)), to: &found)
        }
    }

    /// The conditions of `if`, `guard` and `while`.
    ///
    ///     conditions ::= condition (',' condition)*
    ///     condition  ::= ('let' | 'var') name ('=' expression)? | expression
    mutating func conditions() -> List<Condition> {
        with(.beforeBody) { parser in
            var found: PendingList<Condition> = parser.beginList()
            repeat {
                if parser.cursor.at(.case) || (parser.cursor.at(.let) && parser.cursor.peek().kind == .leftParenthesis)
                {
                    parser.add(parser.patternCondition(), to: &found)
                    continue
                }
                guard parser.cursor.at(.let) || parser.cursor.at(.var) else {
                    parser.add(Condition(binding: nil, isVariable: false, value: parser.expression()), to: &found)
                    continue
                }
                let isVariable = parser.take().kind == .var
                if let condition = parser.strongSelf() {
                    parser.add(condition, to: &found)
                    continue
                }
                let name = parser.identifier("a name for the value")
                if let name { parser.recordDeclaredName(name) }
                if parser.cursor.at(.colon) {
                    parser.take()
                    _ = parser.type()
                }
                // `if let x` tests the variable `x`.
                let value: ExpressionID
                if parser.eat(.equal) {
                    value = parser.expression()
                } else if let name {
                    value = parser.make(.name(name.name), name.start, name.end)
                } else {
                    value = parser.make(.missing, parser.previousEnd, parser.previousEnd)
                }
                parser.add(Condition(binding: name, isVariable: isVariable, value: value), to: &found)
            } while parser.eat(.comma)
            return parser.end(found)
        }
    }

    /// `case pattern = value`, `let (a, b) = value`
    private mutating func patternCondition() -> Condition {
        let isCase = eat(.case)
        let pattern = unguardedPattern(isCase ? nil : take().kind == .var)
        if eat(.colon) { _ = type() }
        if !eat(.equal) { reportExpected(.expectedToken, "'=' and the value") }
        return Condition(binding: nil, isVariable: false, value: expression(), pattern: pattern)
    }

    /// Parses `self`, `self = self` or `self = value` after `let` or `var`. The first two test `self`, and keep it
    /// alive, as in Swift. Their variable has no name, because `self` is the same object.
    private mutating func strongSelf() -> Condition? {
        guard cursor.at(.self) else { return nil }
        let next = cursor.peek()
        let token = take()
        var value = make(.selfReference, token.start, token.end)
        if next.kind == .equal, cursor.peek().kind != .self {
            take()
            let name = Identifier(name: lexer.names.intern("self"), start: token.start, end: token.end)
            return Condition(binding: name, isVariable: false, value: expression())
        }
        if eat(.equal) {
            let right = take()
            value = make(.selfReference, right.start, right.end)
        }
        let name = Identifier(name: Parser.placeholder, start: token.start, end: token.end)
        return Condition(binding: name, isVariable: false, value: value)
    }

    /// Parses `if`. All its `else if` branches are in one list.
    ///
    ///     if ::= 'if' conditions block ('else' 'if' conditions block)* ('else' block)?
    private mutating func conditional() -> Statement {
        var branches: PendingList<Branch> = beginList()
        var otherwise: Block?
        repeat {
            take()
            let found = conditions()
            add(Branch(conditions: found, body: block("the statements for a true condition")), to: &branches)
            guard eat(.else) || correctElse() else { break }
            if !cursor.at(.if) { otherwise = block("the statements of 'else'") }
        } while cursor.at(.if) && otherwise == nil
        return .conditional(branches: end(branches), otherwise: otherwise)
    }

    /// Consumes a misspelt `else` after a block, and returns whether it is there.
    private mutating func correctElse() -> Bool {
        let next = cursor.peek().kind
        return (next == .leftBrace || next == .if) && correct(.else) && eat(.else)
    }

    /// `for x in sequence { … }`
    private mutating func forIn() -> Statement {
        take()
        if cursor.at(.identifier) ? cursor.peek().kind != .in && isSwiftLoop : isSwiftLoop { return forPattern() }
        if cursor.at(.in) { reportExpected(.expectedName, "a name for the element") }
        let here = previousEnd
        let name =
            cursor.at(.in)
            ? Identifier(name: Parser.placeholder, start: here, end: here) : declaredName("a name for the element")
        if !eat(.in), !(correct(.in) && eat(.in)) { reportExpected(.expectedToken, "'in' and a collection") }
        let sequence = with(.beforeBody) { $0.expression() }
        if cursor.spellsWhere { return forRest(name, nil, sequence) }
        return .forIn(variable: name, sequence: sequence, body: block("the statements to repeat"))
    }

    /// Whether `for` is followed by a pattern, a type or `await`.
    private var isSwiftLoop: Bool {
        mutating get {
            cursor.at(.leftParenthesis) || cursor.at(.case) || cursor.at(.let) || cursor.at(.var)
                || (cursor.at(.identifier)
                    && (cursor.peek().kind == .colon || cursor.current.spells(.await)
                        || cursor.current.spells(.try)))
        }
    }

    /// A switch.
    ///
    ///     switch ::= 'switch' expression '{' (('case' expression (',' expression)* | 'default') ':' statement*)* '}'
    private mutating func switchOver() -> Statement {
        take()
        let subject = with(.beforeBody) { $0.expression() }
        guard cursor.at(.leftBrace) else {
            reportExpected(.expectedToken, "'{' and the cases", subject: .missingBlock)
            return .switchOver(subject: subject, cases: .empty)
        }
        let opener = cursor.current
        let cases = nested(orElse: [SwitchCase]()) { parser in
            parser.with(.block) { parser in
                parser.take()
                let cases = parser.switchCases()
                parser.closeBracket(.rightBrace, opener)
                return cases
            }
        }
        return .switchOver(subject: subject, cases: tree.add(cases))
    }

    private mutating func switchCases() -> [SwitchCase] {
        var cases: [SwitchCase] = []
        while !cursor.at(.rightBrace), !cursor.at(.endOfFile) {
            let before = cursor.position
            if cursor.at(.attribute) {
                // `@unknown default`
                take()
            } else if cursor.at(.case) || cursor.at(.default) {
                cases.append(switchCase())
            } else if !eat(.semicolon) {
                reportExpected(.expectedToken, "'case' or 'default'")
                skipToStatementEnd()
            }
            if cursor.position == before { take() }
        }
        return cases
    }

    private mutating func switchCase() -> SwitchCase {
        let isDefault = take().kind == .default
        var patterns: [ExpressionID] = []
        if !isDefault {
            repeat { patterns.append(casePattern()) } while eat(.comma)
        }
        expect(.colon, "':' after the case")
        let start = cursor.current.start
        let wasInCase = isInCase
        isInCase = true
        defer { isInCase = wasInCase }
        var found: PendingList<StatementID> = beginList()
        while !cursor.at(.case), !cursor.at(.default), !cursor.at(.rightBrace), !cursor.at(.endOfFile) {
            if cursor.at(.attribute), cursor.peek().kind == .default || cursor.peek().kind == .case { break }
            let before = cursor.position
            if !eat(.semicolon) { statement(in: .body, into: &found) }
            if cursor.position == before { take() }
        }
        recordContinuationAtBeginning(.statement(.body))
        let body = Block(statements: end(found), start: start, end: max(start, previousEnd))
        return SwitchCase(patterns: tree.add(patterns), isDefault: isDefault, body: body)
    }
}
