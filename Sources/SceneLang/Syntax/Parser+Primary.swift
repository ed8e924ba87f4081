// Primary expressions: literals, names, brackets, closures.
extension Parser {
    /// Parses the next token, a name.
    @inline(__always)
    mutating func name() -> ExpressionID {
        let token = take()
        return makeLeaf(.name(IdentifierID(token.payload)), token)
    }

    /// Parses the next token, a number whose value the lexer has read.
    @inline(__always)
    mutating func smallNumber() -> ExpressionID {
        let token = take()
        return makeLeaf(.integer(Int64(token.payload)), token)
    }

    mutating func primary() -> ExpressionID {
        let token = cursor.current
        if token.kind == .identifier { return name() }
        if cursor.isAtSmallNumber { return smallNumber() }
        if let value = literal() { return value }
        if let value = swiftPrimary() { return value }
        if cursor.at(.self) { return takeLeaf(.selfReference) }
        if cursor.at(.super) {
            mentionsSuper = true
            return takeLeaf(.superReference)
        }
        if cursor.at(.closureArgument) {
            anonymousCount = max(anonymousCount, Int(token.payload) + 1)
            return takeLeaf(.closureArgument(token.payload))
        }
        if cursor.at(.dot) { return symbol() }
        if cursor.at(.leftParenthesis) { return parenthesized() }
        if cursor.at(.leftBracket) { return collection() }
        if cursor.at(.leftBrace), !mode.isBeforeBody { return closure() }
        if cursor.at(.unknown) {
            // The lexer has reported it.
            take()
            lastError = cursor.position
            return make(.missing, token.start, token.end)
        }
        if let value = prefixOperator() { return value }
        if reportLeadingOperator() { return make(.missing, token.start, token.end) }
        recordContinuation(.value, isOnly: true)
        reportExpected(.expectedExpression, "a value")
        return make(.missing, previousEnd, previousEnd)
    }

    /// Reports an operator at the beginning of a statement, which would belong to the line before, and returns whether
    /// it is there.
    private mutating func reportLeadingOperator() -> Bool {
        let token = cursor.current
        guard token.flags.contains(.newline), TokenSet.binaryOperators.contains(token.kind), let last = cursor.previous,
            !TokenSet.continuing.contains(last.kind)
        else { return false }
        let hasValue = last.kind != .leftBrace && last.kind != .rightBrace && last.kind != .semicolon
        report(
            .expectedExpression, "a statement cannot begin with '\(text(of: token))'", at: token,
            help: hasValue ? "write '\(text(of: token))' at the end of the previous line" : nil)
        return true
    }

    @inline(__always)
    private mutating func literal() -> ExpressionID? {
        if cursor.at(.integer) || cursor.at(.double) || cursor.at(.size) { return numberLiteral() }
        if cursor.at(.string) || cursor.at(.stringHead) { return stringLiteral() }
        if cursor.at(.true) || cursor.at(.false) { return takeLeaf(.boolean(cursor.at(.true))) }
        return cursor.at(.nil) ? takeLeaf(.nilLiteral) : nil
    }

    private mutating func takeLeaf(_ expression: Expression) -> ExpressionID {
        let token = take()
        return makeLeaf(expression, token)
    }

    /// `.name`
    mutating func symbol() -> ExpressionID {
        let dot = take()
        recordContinuationOnLine(.symbol, isOnly: true)
        guard cursor.current.kind.isWord, !cursor.current.flags.contains(.space) else {
            reportExpected(.expectedName, "a name right after '.'")
            return make(.missing, dot.start, dot.end)
        }
        let name = takeIdentifier()
        return make(.symbol(name.name), dot.start, name.end)
    }

    private mutating func parenthesized() -> ExpressionID {
        let opener = take()
        return with(.brackets) { parser in
            if parser.isAtTuple { return parser.tuple(opener) }
            let inner = parser.expression()
            if parser.cursor.at(.comma) { return parser.tuple(opener, first: inner) }
            parser.closeBracket(.rightParenthesis, opener)
            return inner
        }
    }

    /// An array or a dictionary.
    ///
    ///     collection ::= '[' (expression (',' expression)* ','?)? ']'
    ///                  | '[' (entry (',' entry)* ','? | ':') ']'
    ///     entry      ::= expression ':' expression
    private mutating func collection() -> ExpressionID {
        if let type = collectionType() { return type }
        let opener = take()
        return with(.brackets) { parser in
            if parser.cursor.at(.colon), parser.cursor.peek().kind == .rightBracket {
                parser.take()
                parser.take()
                return parser.make(.dictionary(.empty), opener.start, parser.previousEnd)
            }
            var values: PendingList<ExpressionID> = parser.beginList()
            var entries: PendingList<DictionaryEntry> = parser.beginList()
            var tall: UInt16 = 0
            parser.recordContinuation(.value, isOnly: true)
            while !parser.cursor.at(.rightBracket), !parser.cursor.at(.endOfFile), !parser.isStopped {
                let before = parser.cursor.position
                let value = parser.expression()
                tall = max(tall, parser.height(value))
                if entries.count > 0 || (values.count == 0 && parser.cursor.at(.colon)) {
                    parser.add(parser.entry(value, &tall), to: &entries)
                } else {
                    parser.add(value, to: &values)
                }
                if !parser.eat(.comma) || parser.cursor.position == before { break }
                parser.recordContinuation(.value, isOnly: true)
            }
            parser.closeBracket(.rightBracket, opener)
            let result: Expression =
                entries.count == 0 ? .array(parser.end(values)) : .dictionary(parser.end(entries))
            return parser.make(result, opener.start, parser.previousEnd, height: tall)
        }
    }

    private mutating func entry(_ key: ExpressionID, _ tall: inout UInt16) -> DictionaryEntry {
        if !eat(.colon) { reportExpected(.expectedToken, "':' and a value") }
        let value = expression()
        tall = max(tall, height(value))
        return DictionaryEntry(key: key, value: value)
    }

    // MARK: Closures

    /// A closure.
    ///
    ///     closure   ::= '{' signature? statement* '}'
    ///     signature ::= ('[' capture (',' capture)* ']')? (name (',' name)* | '(' names ')')? 'in'
    ///     capture   ::= 'weak'? (name | 'self') ('=' expression)?
    mutating func closure() -> ExpressionID {
        let opener = cursor.current
        let savedCount = anonymousCount
        let savedHeight = bodyHeight
        anonymousCount = 0
        bodyHeight = 0
        let wasInPattern = isInPattern
        isInPattern = false
        defer { isInPattern = wasInPattern }
        let parts = nested(orElse: nil) { parser in
            parser.with(.block) { parser -> (List<Capture>, List<Identifier>, Record<TypeName>, Block) in
                let hasSignature = parser.closureHasSignature()
                parser.take()
                while hasSignature, parser.cursor.at(.attribute) { _ = parser.attribute() }
                var captures: List<Capture> = .empty
                var parameters: List<Identifier> = .empty
                var result = Record<TypeName>.none
                if hasSignature {
                    captures = parser.captures()
                    parameters = parser.closureParameters()
                    result = parser.closureResult()
                }
                return (captures, parameters, result, parser.statements(until: opener))
            }
        }
        let tall = bodyHeight
        let count = anonymousCount
        anonymousCount = savedCount
        bodyHeight = savedHeight
        guard let (captures, parameters, result, body) = parts else {
            return make(.missing, opener.start, opener.start)
        }
        let id = tree.add(
            Closure(
                captures: captures, parameters: parameters, anonymousCount: count, result: result, body: body))
        return make(.closure(id), opener.start, previousEnd, height: tall + 1)
    }

    /// Whether the tokens after `{` are a signature with `in`.
    private mutating func closureHasSignature() -> Bool {
        var distance = 1
        if lookAhead(1).kind == .attribute { distance = endOfAttributes(1) }
        if lookAhead(distance).kind == .leftBracket {
            var open = 0
            repeat {
                let kind = lookAhead(distance).kind
                if kind == .endOfFile || kind == .leftBrace || kind == .rightBrace { return false }
                open += kind.bracketStep
                distance += 1
            } while open > 0
        }
        let open = distance
        let isParenthesized = lookAhead(distance).kind == .leftParenthesis
        if isParenthesized { distance += 1 }
        while lookAhead(distance).kind == .identifier {
            distance += 1
            if lookAhead(distance).kind != .comma { break }
            distance += 1
        }
        if isParenthesized {
            guard lookAhead(distance).kind == .rightParenthesis else { return isSwiftSignature(open) }
            distance += 1
        }
        return lookAhead(distance).kind == .in || isSwiftSignature(distance)
    }

    private mutating func captures() -> List<Capture> {
        guard cursor.at(.leftBracket) else { return .empty }
        let opener = take()
        return with(.brackets) { parser in
            var found: [Capture] = []
            while !parser.cursor.at(.rightBracket), !parser.cursor.at(.endOfFile) {
                let before = parser.cursor.position
                let isWeak = parser.eat(.weak)
                let isUnowned = !isWeak && parser.eatUnowned()
                let isSelf = parser.cursor.at(.self)
                guard let name = isSelf ? parser.takeIdentifier() : parser.identifier("a name to capture") else {
                    break
                }
                let value = parser.eat(.equal) ? parser.expression() : nil
                found.append(Capture(name: name, isWeak: isWeak || isUnowned, value: value, isUnowned: isUnowned))
                if !parser.eat(.comma) || parser.cursor.position == before { break }
            }
            parser.closeBracket(.rightBracket, opener)
            return parser.tree.add(found)
        }
    }

    private mutating func closureParameters() -> List<Identifier> {
        var found: [Identifier] = []
        if cursor.at(.leftParenthesis), isAtTypedParameters {
            return with(.brackets) { $0.parameters() }
        }
        let isParenthesized = eat(.leftParenthesis)
        while cursor.at(.identifier) {
            let name = takeIdentifier()
            recordDeclaredName(name)
            found.append(name)
            if !eat(.comma) { break }
        }
        if isParenthesized { _ = eat(.rightParenthesis) }
        return tree.add(found)
    }
}
