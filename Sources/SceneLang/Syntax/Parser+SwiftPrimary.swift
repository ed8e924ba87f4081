// Values of Swift.
extension Parser {
    /// Parses a value that begins with a token that only Swift has; nil if there is none.
    @inline(never)
    mutating func swiftPrimary() -> ExpressionID? {
        switch cursor.current.kind {
        case .directive: directive()
        case .backslash: keyPath()
        case .if, .switch: isInSwift || !startsLine(cursor.current) ? statementValue() : nil
        case .attribute:
            // An attribute before a closure or a type.
            attributedValue()
        default: nil
        }
    }

    private mutating func attributedValue() -> ExpressionID? {
        _ = attribute()
        return unary()
    }

    /// Parses `if` or `switch` as a value.
    mutating func statementValue() -> ExpressionID {
        let start = cursor.current.start
        let statement = with(.block) { parser in
            parser.nested(orElse: Statement.missing) { $0.controlStatement() ?? .missing }
        }
        let id = tree.add(statement, start, previousEnd)
        return make(.statementValue(id), start, previousEnd, height: 1)
    }

    /// Whether a word of Swift such as `try` begins an expression here, and is no name.
    var isAtExpressionWord: Bool {
        mutating get {
            guard cursor.current.name != nil, let word = cursor.current.swiftWord else { return false }
            let next = cursor.peek()
            let isAdjacent = !next.flags.contains(.space)
            if word == .try, next.kind == .question || next.kind == .exclamation, isAdjacent { return true }
            if next.flags.contains(.newline) { return false }
            switch word {
            case .try, .await, .unsafe: return beginsOperand(next)
            case .yield: return isInSwift && beginsOperand(next)
            case .copy, .consume, .each:
                return next.kind == .identifier || next.kind == .self ? beginsOperand(next) : false
            case .any, .some: return next.kind == .identifier && bytes[Int(next.start)] &- 0x41 < 26
            default: return false
            }
        }
    }

    /// Parses an expression after `try`, `await` and the like.
    mutating func wordExpression() -> ExpressionID {
        let token = take()
        let start = token.start
        let here = previousEnd
        var kind = TryKind.plain
        if cursor.at(.question) || cursor.at(.exclamation), !cursor.current.flags.contains(.space) {
            kind = take().kind == .question ? .optional : .forced
        }
        switch token.swiftWord {
        case .try:
            let value = expression()
            return make(.trying(value, kind), start, max(here, previousEnd), height: height(value))
        case .await:
            let value = expression()
            return make(.awaiting(value), start, max(here, previousEnd), height: height(value))
        case .unsafe, .yield: return expression()
        default: return nested(orElse: nil) { $0.unary() } ?? make(.missing, here, here)
        }
    }

    /// Parses a prefix operator of Swift, or an operator as an argument; nil if there is none.
    mutating func prefixOperator() -> ExpressionID? {
        let token = cursor.current
        guard TokenSet.operators.contains(token.kind), token.kind != .is else { return nil }
        if let function = operatorArgument() { return function }
        if TokenSet.binaryOperators.contains(token.kind), cursor.peek().flags.contains(.space),
            token.kind != .rangeThrough
        {
            return nil
        }
        let operation: UnaryOperator
        switch token.kind {
        case .tilde: operation = .complement
        case .rangeThrough: operation = .through
        case .rangeUntil: operation = .until
        case .ampersand:
            take()
            let operand = nested(orElse: nil) { $0.unary() } ?? make(.missing, token.end, token.end)
            return make(.inoutArgument(operand), token.start, previousEnd, height: height(operand))
        case .plus:
            take()
            return nested(orElse: nil) { $0.unary() }
        case .repeat: return nil
        default: return nil
        }
        take()
        let isRange = operation != .complement
        let operand =
            nested(orElse: nil) { isRange ? $0.operand(8) : $0.unary() } ?? make(.missing, token.end, token.end)
        return make(.unary(operation, operand), token.start, previousEnd, height: height(operand))
    }

    /// Parses an operator alone between commas or parentheses: `reduce(0, +)`; nil if there is none.
    mutating func operatorArgument() -> ExpressionID? {
        guard let last = cursor.previous?.kind,
            last == .leftParenthesis || last == .comma || last == .colon || last == .leftBracket
        else {
            return nil
        }
        var count = 0
        while count < 8, TokenSet.operators.contains(cursor.peek(count).kind),
            count == 0 || !cursor.peek(count).flags.contains(.space)
        {
            count += 1
        }
        let next = cursor.peek(count).kind
        guard count > 0, next == .rightParenthesis || next == .comma || next == .rightBracket else { return nil }
        let start = cursor.current.start
        for _ in 0..<count { take() }
        let text = String(decoding: bytes[Int(start)..<Int(previousEnd)], as: UTF8.self)
        if let operation = BinaryOperator.allCases.first(where: { $0.text == text }) {
            return make(.operatorFunction(operation), start, previousEnd)
        }
        return make(.name(lexer.names.intern(text)), start, previousEnd)
    }

    // MARK: Tuples and types in brackets

    /// Whether the parentheses, which have been opened, contain no value, or one with a label.
    var isAtTuple: Bool {
        mutating get {
            cursor.at(.rightParenthesis)
                || (cursor.current.kind.isWord && cursor.peek().kind == .colon
                    && !cursor.peek(2).flags.contains(.newline))
        }
    }

    /// Parses the elements of a tuple up to its closing parenthesis.
    mutating func tuple(_ opener: Token, first: ExpressionID? = nil) -> ExpressionID {
        let (elements, tall) = elements(.rightParenthesis, first: first)
        closeBracket(.rightParenthesis, opener)
        if elements.count == 1, let only = tree.element(0, of: elements) { return only.value }
        return make(.tuple(elements), opener.start, previousEnd, height: tall)
    }

    /// Parses elements with labels up to the closing bracket, and returns the height of the highest.
    mutating func elements(_ closer: TokenKind, first: ExpressionID?) -> (List<CallArgument>, UInt16) {
        var found: [CallArgument] = []
        var tall: UInt16 = 0
        if let first {
            tall = height(first)
            found.append(CallArgument(label: nil, value: first))
            take()
        }
        while !cursor.at(closer), !cursor.at(.endOfFile), !isStopped {
            let before = cursor.position
            var label: Identifier?
            if cursor.current.kind.isWord, cursor.peek().kind == .colon {
                label = takeIdentifier()
                take()
            }
            let value = expression()
            tall = max(tall, height(value))
            found.append(CallArgument(label: label, value: value))
            if !eat(.comma) || cursor.position == before { break }
        }
        return (tree.add(found), tall)
    }

    /// Parses `[Int]` or `[String: Int]` before `(` or a dot, where it is a type; nil for a collection.
    mutating func collectionType() -> ExpressionID? {
        let next = cursor.peek()
        guard next.kind == .leftParenthesis || next.kind == .leftBracket || next.kind == .identifier,
            next.kind != .identifier || bytes[Int(next.start)] &- 0x41 < 26 || next.swiftWord != nil
        else { return nil }
        var distance = 1
        var depth = 1
        while depth > 0 {
            let kind = cursor.peek(distance).kind
            guard distance < 64, TokenSet.inTypes.contains(kind) else { return nil }
            depth += kind.bracketStep
            distance += 1
        }
        let after = cursor.peek(distance)
        guard !after.flags.contains(.space) else { return nil }
        let isCalled = after.kind == .leftParenthesis
        let isSelf =
            after.kind == .dot && (cursor.peek(distance + 1).kind == .self || cursor.peek(distance + 1).spells(.`init`))
        guard isCalled || isSelf || after.kind == .question else { return nil }
        if after.kind == .question, cursor.peek(distance + 1).kind != .dot { return nil }
        let start = cursor.current.start
        let found = type()
        let list: List<TypeName> = tree.add([found])
        return make(.type(list), start, previousEnd)
    }

    // MARK: Closures

    /// Returns the distance of the token after attributes from `start` on.
    mutating func endOfAttributes(_ start: Int) -> Int {
        var distance = start
        while lookAhead(distance).kind == .attribute {
            distance += 1
            if lookAhead(distance).kind == .leftParenthesis, !lookAhead(distance).flags.contains(.space) {
                distance = endOfBrackets(distance)
            }
        }
        return distance
    }

    /// Whether typed parameters, effects or a result follow at `start`, and then `in`.
    mutating func isSwiftSignature(_ start: Int) -> Bool {
        var distance = start
        if lookAhead(distance).kind == .leftParenthesis { distance = endOfBrackets(distance) }
        while let word = lookAhead(distance).swiftWord, word == .async || word == .throws {
            distance += 1
            if lookAhead(distance).kind == .leftParenthesis { distance = endOfBrackets(distance) }
        }
        if lookAhead(distance).kind == .in { return true }
        guard lookAhead(distance).kind == .arrow else { return false }
        while distance - start < 400 {
            let token = lookAhead(distance)
            if token.kind == .in { return true }
            guard TokenSet.inTypes.contains(token.kind) || token.kind == .arrow else { return false }
            distance += 1
        }
        return false
    }

    /// Whether the parameters in parentheses have types or labels.
    var isAtTypedParameters: Bool {
        mutating get {
            var distance = 1
            while cursor.peek(distance).kind == .identifier {
                distance += 1
                if cursor.peek(distance).kind != .comma { break }
                distance += 1
            }
            return cursor.peek(distance).kind != .rightParenthesis
        }
    }

    /// Reads the result of a closure, after its effects, and consumes `in`.
    mutating func closureResult() -> Record<TypeName> {
        skipEffects()
        let result = eat(.arrow) ? typeRecord() : .none
        _ = eat(.in)
        return result
    }

    /// Consumes `unowned` or `unowned(unsafe)` before a captured name.
    mutating func eatUnowned() -> Bool {
        guard cursor.current.spells(.unowned) else { return false }
        let next = cursor.peek().kind
        guard next == .leftParenthesis || next == .identifier || next == .self else { return false }
        take()
        if cursor.at(.leftParenthesis) { skipBrackets() }
        return true
    }
}
