import SceneRuntime

// Operators and postfix chains.
//
//     expression ::= binary ('?' expression ':' expression)?
//     binary     ::= unary (operator unary)*        by precedence
//     unary      ::= ('-' | '!')* postfix
extension Parser {
    /// Adds an expression without children.
    @inline(__always)
    mutating func makeLeaf(_ expression: Expression, _ token: Token) -> ExpressionID {
        tree.add(expression, token.start, token.end)
    }

    /// Adds an expression with `children`, and checks the height of the tree.
    mutating func make(
        _ expression: Expression, _ start: UInt32, _ end: UInt32, height: UInt16 = 0
    ) -> ExpressionID {
        let id = tree.add(expression, start, end, height: height)
        if height > bodyHeight { bodyHeight = height }
        if Int(height) > limits.chain {
            stopAtLimit("expression has more than \(limits.chain) operators", tree.span(start, end))
        }
        return id
    }

    /// Returns the height of an expression with `id` as its highest child.
    @inline(__always)
    func height(_ id: ExpressionID) -> UInt16 { tree.height(of: id) &+ 1 }

    @inline(__always)
    func startOffset(of id: ExpressionID) -> UInt32 { tree.span(of: id).start }

    /// Parses an expression. If it is nested too deeply, returns a missing one.
    mutating func expression() -> ExpressionID {
        let here = previousEnd
        return nested(orElse: nil) { $0.ternary() } ?? make(.missing, here, here)
    }

    @inline(__always)
    private mutating func ternary() -> ExpressionID {
        let condition = binary(1)
        return cursor.at(.question) && !isInPattern ? choice(condition) : condition
    }

    /// `? then : otherwise`
    @inline(never)
    private mutating func choice(_ condition: ExpressionID) -> ExpressionID {
        // Its absence has been reported.
        if case .missing = tree[condition] { return condition }
        take()
        let then = expression()
        if !eat(.colon) {
            reportExpected(.expectedToken, "':' and the second value")
            return condition
        }
        let otherwise = expression()
        return make(
            .ternary(condition: condition, then: then, otherwise: otherwise), startOffset(of: condition), previousEnd,
            height: max(height(condition), height(then), height(otherwise)))
    }

    /// Returns the precedence and the operator of a token; nil if it is not a binary operator.
    @inline(__always)
    private mutating func binaryOperator(_ token: Token) -> (precedence: Int, operation: BinaryOperator?)? {
        // An operator at the beginning of a line continues the line before if a space follows.
        if startsLine(token), !TokenSet.beginningLine.contains(token.kind), !isOperatorOfLineBefore(token) {
            return nil
        }
        return isInSwift && token.kind == .questionQuestion ? (5, .coalesce) : token.kind.binaryOperator
    }

    /// Whether an operator at the beginning of a line is followed by a space on this line.
    private mutating func isOperatorOfLineBefore(_ token: Token) -> Bool {
        let next = cursor.peek()
        if token.kind == .is { return next.kind == .identifier && !next.flags.contains(.newline) }
        return next.flags.contains(.space) && !next.flags.contains(.newline)
    }

    /// Parses operands and operators with a precedence of at least `minimum` (precedence climbing).
    @inline(__always)
    private mutating func binary(_ minimum: Int) -> ExpressionID {
        let first = unary()
        let isOperator =
            TokenSet.binaryOperators.contains(cursor.current.kind)
            || (cursor.at(.identifier) && cursor.current.payload == SwiftWord.as.name.index)
        return isOperator ? operations(on: first, minimum) : first
    }

    /// Parses operators with a precedence of at least `minimum` after the operand `first`.
    mutating func operations(on first: ExpressionID, _ minimum: Int) -> ExpressionID {
        var left = first
        var last = 0
        while !isStopped {
            if isAtSwiftOperator {
                guard let found = swiftOperation(on: left, minimum) else { break }
                left = found
                last = 0
                continue
            }
            guard let (precedence, operation) = binaryOperator(cursor.current), precedence >= minimum else { break }
            if precedence == last, TokenKind.isNonassociative(precedence) { reportComparisonChain() }
            last = precedence
            take()
            let right = operation == nil ? typeExpression() : binary(precedence + 1)
            let height = max(height(left), height(right))
            if let operation {
                left = make(
                    .binary(operation, left: left, right: right), startOffset(of: left), previousEnd, height: height)
            } else {
                left = make(.typeTest(value: left, type: right), startOffset(of: left), previousEnd, height: height)
            }
        }
        return left
    }

    /// Reports a comparison whose operand is a comparison: `a < b < c`.
    @inline(never)
    private mutating func reportComparisonChain() {
        var help = "combine comparisons with &&, or use parentheses"
        if cursor.at(.rangeUntil) || cursor.at(.rangeThrough) {
            help = "a range has exactly two bounds, such as 1..<3"
        } else if TokenSet.ordering.contains(cursor.current.kind) {
            help = "compare twice, and combine the comparisons with &&: a < b && b < c"
        }
        report(
            .comparisonChain, "comparisons and ranges cannot be chained: unexpected \(description(of: cursor.current))",
            at: cursor.current, help: help)
    }

    /// Parses a path that begins with `first`.
    ///
    ///     path ::= name ('.' name)*
    mutating func path(from first: Identifier) -> ExpressionID {
        var result = make(.name(first.name), first.start, first.end)
        while cursor.at(.dot), !isStopped, let name = member(of: result) {
            result = make(
                .member(base: result, name: NameAfterDot(name)), first.start, previousEnd, height: height(result))
        }
        return result
    }

    @inline(__always)
    mutating func unary() -> ExpressionID {
        cursor.at(.minus) || cursor.at(.exclamation) ? signed() : postfix()
    }

    /// Parses an operator between values after the operand `left`, for other files.
    mutating func operand(_ minimum: Int) -> ExpressionID { binary(minimum) }

    /// Parses an operand with prefix operators.
    @inline(never)
    private mutating func signed() -> ExpressionID {
        if let function = operatorArgument() { return function }
        var signs: [Token] = []
        while cursor.at(.minus) || cursor.at(.exclamation), signs.count <= limits.chain { signs.append(take()) }
        var operand = postfix()
        for (index, sign) in signs.enumerated().reversed() {
            let operation: UnaryOperator = sign.kind == .minus ? .minus : .not
            if operation == .minus, index == signs.count - 1, case .integer(let value) = tree[operand] {
                operand = make(.integer(value == .min ? .min : -value), sign.start, previousEnd)
            } else if operation == .minus, index == signs.count - 1, case .double(let value) = tree[operand] {
                operand = make(.double(-value), sign.start, previousEnd)
            } else {
                operand = make(.unary(operation, operand), sign.start, previousEnd, height: height(operand))
            }
        }
        return operand
    }

    /// Parses a value with its postfix operators.
    ///
    ///     postfix ::= primary ('.' name | '?.' name | '(' arguments ')' | '[' expression ']' | '#' digits | closure)*
    @inline(__always)
    private mutating func postfix() -> ExpressionID {
        let start = cursor.current.start
        // Most operands are names and numbers.
        let value: ExpressionID
        if cursor.at(.identifier) {
            if rarely(SwiftWord.beginsExpression(cursor.current.payload)), isAtExpressionWord {
                return wordExpression()
            }
            value = name()
        } else {
            value = cursor.isAtSmallNumber ? smallNumber() : primary()
        }
        return TokenSet.postfix.contains(cursor.current.kind) ? postfixOperators(of: value, start) : value
    }

    /// Parses the postfix operators of `value`, which begins at `start`.
    @inline(never)
    private mutating func postfixOperators(of value: ExpressionID, _ start: UInt32) -> ExpressionID {
        var result = value
        var isChain = false
        while !isStopped {
            let token = cursor.current
            let isOnLine = !token.flags.contains(.newline)
            let isAdjacent = !token.flags.contains(.space)
            if token.kind == .dot {
                guard let name = member(of: result) else { break }
                result = make(
                    .member(base: result, name: NameAfterDot(name)), start, previousEnd, height: height(result))
            } else if token.kind == .questionDot {
                guard let name = member(of: result) else { break }
                isChain = true
                result = make(
                    .optionalMember(base: result, name: NameAfterDot(name)), start, previousEnd,
                    height: height(result))
            } else if token.kind == .leftParenthesis, isOnLine {
                result = call(result, start)
            } else if token.kind == .question, isAdjacent, isBeforeDotOfNextLine {
                take()
                guard let name = member(of: result) else { break }
                isChain = true
                result = make(
                    .optionalMember(base: result, name: NameAfterDot(name)), start, previousEnd,
                    height: height(result))
            } else if token.kind == .question, isAdjacent, isAtOptionalValue {
                take()
                isChain = true
                result = make(.optionalValue(result), start, previousEnd, height: height(result))
            } else if token.kind == .less, isAdjacent, isOnLine, isTypeName(result) {
                guard let end = endOfGenericCall() else { break }
                skip(end)
            } else if token.kind == .leftBracket, isAdjacent {
                result = index(result, start)
            } else if token.kind == .leftBrace, !mode.isBeforeBody, isOnLine, takesClosure(result), !isAtObservers() {
                result = trailingClosure(result, start)
            } else if token.kind == .instance {
                result = instance(result, start)
            } else if token.kind == .exclamation, isAdjacent {
                take()
                result = make(.forcedUnwrap(result), start, previousEnd, height: height(result))
            } else {
                break
            }
        }
        // The end of a chain is not an operator, so it adds no height.
        return isChain ? make(.optionalChain(result), start, previousEnd, height: tree.height(of: result)) : result
    }

    /// Parses `.name` or `?.name`, where a reserved word is a name. If there is no name, reports it and returns nil.
    private mutating func member(of base: ExpressionID) -> Identifier? {
        take()
        recordContinuationOnLine(.memberOf(base), isOnly: true)
        if cursor.current.kind.isWord, !cursor.current.flags.contains(.newline) {
            return takeIdentifier()
        }
        if cursor.at(.integer), !cursor.current.flags.contains(.space) { return takeElementNumber() }
        reportExpected(.expectedName, "a member's name after '.'")
        return nil
    }

    private mutating func index(_ base: ExpressionID, _ start: UInt32) -> ExpressionID {
        let opener = take()
        let inner = with(.brackets) { parser in
            if parser.isAtArgumentsOfSubscript { return parser.subscriptArguments(opener) }
            let inner = parser.expression()
            if parser.cursor.at(.comma) { return parser.subscriptArguments(opener, first: inner) }
            parser.closeBracket(.rightBracket, opener)
            return inner
        }
        if let member = member(of: base, byKeyPath: inner, start) { return member }
        return make(
            .subscript(base: base, index: inner), start, previousEnd, height: max(height(base), height(inner)))
    }

    private mutating func instance(_ base: ExpressionID, _ start: UInt32) -> ExpressionID {
        let token = take()
        let isNamed = isPath(base) && !token.flags.contains(.space)
        if !isNamed || token.payload == 0 { reportInstance(base, token, isNamed: isNamed) }
        return make(.instance(base: base, number: token.payload), start, previousEnd, height: height(base))
    }

    @inline(never)
    private mutating func reportInstance(_ base: ExpressionID, _ token: Token, isNamed: Bool) {
        let span = tree.span(token.start, token.end)
        let name = isPath(base) ? text(of: base) : "message"
        report(
            .malformedInstance,
            isNamed
                ? "instance numbers begin at 1, found '\(text(of: token))'"
                : "an instance number must directly follow a name",
            span, help: "write: \(name)#\(max(token.payload, 1))")
    }

    /// Whether a trailing closure may follow: the called expression has a name.
    @inline(__always)
    private mutating func takesClosure(_ callee: ExpressionID) -> Bool {
        if isPath(callee) { return true }
        if case .call = tree[callee] { return true }
        return takesSwiftClosure(callee)
    }

    /// Whether the expression is a name or a member.
    @inline(__always)
    private func isPath(_ id: ExpressionID) -> Bool {
        if case .name = tree[id] { return true }
        if case .member = tree[id] { return true }
        if case .optionalMember = tree[id] { return true }
        return false
    }

    private mutating func trailingClosure(_ callee: ExpressionID, _ start: UInt32) -> ExpressionID {
        let closure = self.closure()
        let argument = CallArgument(label: nil, value: closure)
        var tall = max(height(callee), height(closure))
        if case .call(let function, let arguments) = tree[callee] {
            let all = tree.add(Array(tree.elements(of: arguments)) + [argument] + otherClosures(&tall))
            return make(.call(callee: function, arguments: all), start, previousEnd, height: tall)
        }
        let all = tree.add([argument] + otherClosures(&tall))
        return make(.call(callee: callee, arguments: all), start, previousEnd, height: tall)
    }

    /// The arguments of a call.
    ///
    ///     arguments ::= (argument (',' argument)*)?
    ///     argument  ::= (name ':')? expression
    mutating func call(_ callee: ExpressionID, _ start: UInt32) -> ExpressionID {
        let opener = take()
        let allowsLabels = mode.isCallPattern
        var tall = height(callee)
        let arguments = with(.brackets) { parser in
            var found: PendingList<CallArgument> = parser.beginList()
            parser.recordContinuation(.value, isOnly: true)
            while !parser.cursor.at(.rightParenthesis), !parser.cursor.at(.endOfFile), !parser.isStopped {
                let before = parser.cursor.position
                var label: Identifier?
                let isLabel = parser.cursor.current.kind.isWord
                if isLabel, parser.cursor.peek().kind == .colon {
                    label = parser.takeIdentifier()
                    parser.take()
                }
                if label != nil, allowsLabels ? parser.isAtLoneLabelEnd : parser.isAtMethodLabel {
                    let here = parser.previousEnd
                    parser.add(CallArgument(label: label, value: parser.make(.missing, here, here)), to: &found)
                    _ = parser.eat(.comma)
                    continue
                }
                var value = parser.expression()
                if allowsLabels, parser.cursor.at(.arrow) { value = parser.unquotedSegue(value) }
                tall = max(tall, parser.height(value))
                parser.add(CallArgument(label: label, value: value), to: &found)
                if !parser.eat(.comma) || parser.cursor.position == before { break }
                parser.recordContinuation(.value, isOnly: true)
            }
            parser.closeBracket(.rightParenthesis, opener)
            return parser.end(found)
        }
        if isInSwift, let applied = applyingMethod(callee, arguments, &tall) {
            return make(.call(callee: callee, arguments: applied), start, previousEnd, height: tall)
        }
        if isInSwift, !allowsLabels, let function = functionNamed(callee, arguments, start) { return function }
        return make(.call(callee: callee, arguments: arguments), start, previousEnd, height: tall)
    }

    /// Reports an argument of a pattern such as `show -> message`, as the trace prints a segue without an identifier.
    private mutating func unquotedSegue(_ kind: ExpressionID) -> ExpressionID {
        take()
        let target = expression()
        let span = tree.span(tree.span(of: kind).start, previousEnd)
        let text = "\"\(tree.sourceText(of: kind)) -> \(tree.sourceText(of: target))\""
        report(
            .expectedToken, "a segue without an identifier must be written in quotes", span,
            fix: Diagnostic.Fix(span, text, isHelp: true))
        return make(.missing, span.start, span.end)
    }

    /// Whether the next label or the end follows a label of a pattern.
    var isAtLoneLabelEnd: Bool {
        cursor.at(.rightParenthesis) || cursor.at(.comma)
            || (cursor.current.kind.isWord && cursor.peek().kind == .colon)
    }
}
