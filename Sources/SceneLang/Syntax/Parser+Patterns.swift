// Patterns of `case`, `catch` and `for`.
//
//     pattern ::= ('let' | 'var')? simple ('?' | 'as' type)* ('where' expression)?
//     simple  ::= name | '_' | 'is' type | '(' pattern (',' pattern)* ')' | path '(' … ')' | expression
extension Parser {
    /// Parses a pattern with its condition.
    mutating func casePattern() -> ExpressionID {
        let pattern = unguardedPattern(nil)
        guard cursor.spellsWhere else { return pattern }
        take()
        let condition = expression()
        return make(
            .guardedPattern(pattern, condition: condition), startOffset(of: pattern), previousEnd,
            height: max(height(pattern), height(condition)))
    }

    /// Parses a pattern. `binding` says that names in it are variables (`true`) or constants (`false`).
    mutating func unguardedPattern(_ binding: Bool?) -> ExpressionID {
        let here = previousEnd
        let wasInPattern = isInPattern
        isInPattern = true
        defer { isInPattern = wasInPattern }
        return nested(orElse: nil) { $0.patternWithSuffixes(binding) } ?? make(.missing, here, here)
    }

    private mutating func patternWithSuffixes(_ binding: Bool?) -> ExpressionID {
        if cursor.at(.let) || cursor.at(.var) {
            let isVariable = take().kind == .var
            return unguardedPattern(isVariable)
        }
        let start = cursor.current.start
        var pattern = simplePattern(binding)
        while !isStopped {
            if cursor.at(.question), !cursor.current.flags.contains(.space) {
                take()
                pattern = make(.optionalValue(pattern), start, previousEnd, height: height(pattern))
            } else if cursor.at(.questionQuestion), !cursor.current.flags.contains(.space) {
                take()
                pattern = make(.optionalValue(pattern), start, previousEnd, height: height(pattern))
                pattern = make(.optionalValue(pattern), start, previousEnd, height: height(pattern))
            } else if isAtCast {
                pattern = cast(pattern)
            } else {
                break
            }
        }
        return pattern
    }

    private mutating func simplePattern(_ binding: Bool?) -> ExpressionID {
        let token = cursor.current
        if token.kind == .is {
            take()
            let type = typeExpression()
            return make(.typePattern(type), token.start, previousEnd, height: height(type))
        }
        if token.kind == .leftParenthesis { return tuplePattern(binding) }
        if token.kind == .dot { return symbolPattern(binding) }
        guard token.kind == .identifier else { return expression() }
        let next = cursor.peek()
        if token.spells(.wildcard), next.kind != .dot {
            take()
            return makeLeaf(.wildcard, token)
        }
        let isPath = next.kind == .dot || next.kind == .leftParenthesis || next.kind == .less
        if let binding, !isPath {
            let name = takeIdentifier()
            recordDeclaredName(name)
            return make(.binding(NameAfterDot(name), isVariable: binding), name.start, name.end)
        }
        return pathPattern(binding)
    }

    /// `.name`, `.name(pattern, …)`
    private mutating func symbolPattern(_ binding: Bool?) -> ExpressionID {
        let start = cursor.current.start
        let isCall = cursor.peek().kind.isWord && cursor.peek(2).kind == .leftParenthesis
        guard isCall, !cursor.peek(2).flags.contains(.newline) else { return expression() }
        return operands(after: patternCall(symbol(), start, binding))
    }

    /// `Type.name`, `Type.name(pattern, …)`, or another expression.
    private mutating func pathPattern(_ binding: Bool?) -> ExpressionID {
        var distance = 1
        if cursor.peek(distance).kind == .less, let end = endOfGenericArguments(distance) { distance = end }
        while cursor.peek(distance).kind == .dot, cursor.peek(distance + 1).kind.isWord { distance += 2 }
        let open = cursor.peek(distance)
        guard open.kind == .leftParenthesis, !open.flags.contains(.space) else { return expression() }
        let start = cursor.current.start
        let first = takeIdentifier()
        skipGenericArguments()
        return operands(after: patternCall(path(from: first), start, binding))
    }

    /// Parses operators after a call, which is a value then: `f(x)...f(y)`.
    private mutating func operands(after call: ExpressionID) -> ExpressionID {
        TokenSet.binaryOperators.contains(cursor.current.kind) ? operations(on: call, 1) : call
    }

    /// Parses the arguments of a case, which are patterns.
    private mutating func patternCall(_ callee: ExpressionID, _ start: UInt32, _ binding: Bool?) -> ExpressionID {
        let (arguments, tall) = patternElements(binding)
        return make(
            .call(callee: callee, arguments: arguments), start, previousEnd, height: max(height(callee), tall))
    }

    /// A tuple of patterns, or one in parentheses.
    private mutating func tuplePattern(_ binding: Bool?) -> ExpressionID {
        let start = cursor.current.start
        let (elements, tall) = patternElements(binding)
        if elements.count == 1, let only = tree.element(0, of: elements) { return only.value }
        return make(.tuple(elements), start, previousEnd, height: tall)
    }

    /// Parses patterns with labels in parentheses, and returns the height of the highest.
    private mutating func patternElements(_ binding: Bool?) -> (List<CallArgument>, UInt16) {
        let opener = take()
        return with(.brackets) { parser in
            var found: [CallArgument] = []
            var tall: UInt16 = 0
            while !parser.cursor.at(.rightParenthesis), !parser.cursor.at(.endOfFile), !parser.isStopped {
                let before = parser.cursor.position
                var label: Identifier?
                if parser.cursor.current.kind.isWord, parser.cursor.peek().kind == .colon {
                    label = parser.takeIdentifier()
                    parser.take()
                }
                let value = parser.unguardedPattern(binding)
                tall = max(tall, parser.height(value))
                found.append(CallArgument(label: label, value: value))
                if !parser.eat(.comma) || parser.cursor.position == before { break }
            }
            parser.closeBracket(.rightParenthesis, opener)
            return (parser.tree.add(found), tall)
        }
    }
}
