// Operators and postfix forms of Swift.
extension Parser {
    /// Returns the distance of the token after `<…>`, which opens at `start`; nil if it is no list of types.
    mutating func endOfGenericArguments(_ start: Int) -> Int? {
        var distance = start + 1
        var depth = 1
        var brackets = 0
        while distance - start < 200 {
            let token = lookAhead(distance)
            switch token.kind {
            case .less: depth += 1
            case .greater:
                depth -= 1
                if depth == 0 { return brackets == 0 ? distance + 1 : nil }
            case .leftParenthesis, .leftBracket: brackets += 1
            case .rightParenthesis, .rightBracket:
                brackets -= 1
                if brackets < 0 { return nil }
            case .identifier, .dot, .comma, .colon, .question, .questionQuestion, .exclamation, .arrow, .ampersand,
                .attribute, .tilde, .integer, .self, .repeat, .questionDot, .minus, .rangeThrough:
                break
            default: return nil
            }
            distance += 1
        }
        return nil
    }

    /// Returns the distance of the token after the generic arguments at the next token, if they belong to a type.
    mutating func endOfGenericCall() -> Int? {
        guard let end = endOfGenericArguments(0) else { return nil }
        let next = lookAhead(end)
        if next.flags.contains(.newline) { return end }
        switch next.kind {
        case .leftParenthesis, .dot, .rightParenthesis, .rightBracket, .rightBrace, .comma, .semicolon, .colon,
            .endOfFile, .questionDot, .question, .exclamation:
            return end
        case .leftBrace: return mode.isBeforeBody ? nil : end
        default: return nil
        }
    }

    /// Whether an expression is a path whose last name begins with a capital letter, as types do.
    mutating func isTypeName(_ id: ExpressionID) -> Bool {
        let name: IdentifierID
        switch tree[id] {
        case .name(let found): name = found
        case .member(_, let found): name = found.name
        default: return false
        }
        return names.bytes(of: name).first.map { $0 &- 0x41 < 26 || $0 == 0x5F } ?? false
    }

    // MARK: Binary operators

    /// Whether the next token is a cast: `as?`, `as!`, or `as` before a type.
    var isAtCast: Bool {
        mutating get {
            guard cursor.at(.identifier), cursor.current.payload == SwiftWord.as.name.index, cursor.current.name != nil
            else { return false }
            let next = cursor.peek()
            if next.kind == .question || next.kind == .exclamation { return !next.flags.contains(.space) }
            if next.flags.contains(.newline) { return false }
            switch next.kind {
            case .identifier:
                if let word = next.swiftWord, word == .any || word == .some { return true }
                return bytes[Int(next.start)] &- 0x41 < 26 || bytes[Int(next.start)] == 0x5F || isInSwift
            case .leftParenthesis, .leftBracket, .attribute: return true
            default: return false
            }
        }
    }

    /// Parses `as T`, `as? T` or `as! T` after `value`.
    mutating func cast(_ value: ExpressionID) -> ExpressionID {
        take()
        var kind = CastKind.plain
        if cursor.at(.question) || cursor.at(.exclamation) {
            kind = take().kind == .question ? .conditional : .forced
        }
        let type = typeExpression()
        return make(
            .cast(value: value, type: type, kind), startOffset(of: value), previousEnd,
            height: max(height(value), height(type)))
    }

    /// Whether the next token begins an operator that only Swift has.
    var isAtSwiftOperator: Bool {
        mutating get {
            let token = cursor.current
            if token.kind == .identifier { return isAtCast }
            guard TokenSet.binaryOperators.contains(token.kind) else { return false }
            let next = cursor.peek()
            if startsLine(token) {
                // A space follows the whole operator, as in `+++ Section()`.
                let count = joinedOperator().count
                let after = cursor.peek(count)
                if after.flags.contains(.newline) ? count == 1 : !after.flags.contains(.space) { return false }
            }
            if TokenSet.swiftOperators.contains(token.kind) { return true }
            if token.kind == .rangeThrough {
                return TokenSet.afterOpenRange.contains(next.kind) || startsLine(next) || next.spells(.where)
            }
            return !next.flags.contains(.space) && TokenSet.joinedOperators.contains(next.kind) && token.kind != .is
        }
    }

    /// Returns the number of the tokens of the operator that begins with the next token, and its text.
    private mutating func joinedOperator() -> (count: Int, text: String) {
        var count = 1
        while count < 8, !cursor.peek(count).flags.contains(.space),
            TokenSet.joinedOperators.contains(cursor.peek(count).kind)
        {
            count += 1
        }
        let end = cursor.peek(count - 1).end
        return (count, String(decoding: bytes[Int(cursor.current.start)..<Int(end)], as: UTF8.self))
    }

    /// Returns the precedence of an operator of Swift, and the operator if it has a node.
    private static func swiftOperator(_ text: String) -> (precedence: Int, operation: BinaryOperator?) {
        switch text {
        case "===": (4, .identical)
        case "!==": (4, .notIdentical)
        case "~=": (4, .patternMatch)
        case "|": (8, .bitOr)
        case "^": (8, .bitXor)
        case "&+": (8, .wrappingAdd)
        case "&-": (8, .wrappingSubtract)
        case "&": (9, .bitAnd)
        case "&*": (9, .wrappingMultiply)
        case "<<", "&<<": (10, .shiftLeft)
        case ">>", "&>>": (10, .shiftRight)
        default: (1, nil)
        }
    }

    /// The operator of an assignment of Swift; nil for others.
    private static func swiftAssignment(_ text: String) -> AssignmentOperator? {
        switch text {
        case "&=": .bitAnd
        case "|=": .bitOr
        case "^=": .bitXor
        case "<<=": .shiftLeft
        case ">>=": .shiftRight
        case "&+=": .wrappingAdd
        case "&-=": .wrappingSubtract
        case "&*=": .wrappingMultiply
        default: nil
        }
    }

    /// Parses an operator of Swift after `left`; nil if it binds less than `minimum`, or assigns.
    mutating func swiftOperation(on left: ExpressionID, _ minimum: Int) -> ExpressionID? {
        let start = startOffset(of: left)
        if cursor.at(.identifier) {
            return minimum <= 6 ? cast(left) : nil
        }
        if cursor.at(.rangeThrough) {
            guard minimum <= 7 else { return nil }
            take()
            return make(.unary(.from, left), start, previousEnd, height: height(left))
        }
        let (count, text) = joinedOperator()
        if Parser.swiftAssignment(text) != nil { return nil }
        let (precedence, operation) = Parser.swiftOperator(text)
        guard precedence >= minimum else { return nil }
        let first = cursor.current.start
        for _ in 0..<count { take() }
        let end = previousEnd
        let right = operand(precedence + 1)
        let tall = max(height(left), height(right))
        if let operation {
            return make(.binary(operation, left: left, right: right), start, previousEnd, height: tall)
        }
        let callee = make(.name(lexer.names.intern(text)), first, end)
        let arguments: List<CallArgument> = tree.add([
            CallArgument(label: nil, value: left), CallArgument(label: nil, value: right),
        ])
        return make(.call(callee: callee, arguments: arguments), start, previousEnd, height: tall)
    }

    /// Parses `x |= y` after `x`; nil if no such operator follows.
    mutating func compoundAssignment(to target: ExpressionID) -> Statement? {
        guard TokenSet.swiftOperators.contains(cursor.current.kind) || cursor.at(.less) || cursor.at(.greater) else {
            return nil
        }
        let (count, text) = joinedOperator()
        guard let operation = Parser.swiftAssignment(text) else { return nil }
        for _ in 0..<count { take() }
        checkAssignable(target)
        return .assignment(target: target, operation: operation, value: expression())
    }

    /// Parses the value after `=` where the target is written as in Swift: `_ = x`, `try x = y`; nil for others.
    mutating func swiftAssignment(to target: ExpressionID, _ operation: AssignmentOperator) -> Statement? {
        let span = tree.span(of: target)
        switch tree[target] {
        case .name:
            let wildcard = make(.wildcard, span.start, span.end)
            return .assignment(target: wildcard, operation: operation, value: expression())
        case .tuple(let elements):
            let list = wildcards(in: elements)
            let tuple = make(.tuple(list), span.start, span.end, height: tree.height(of: target))
            return .assignment(target: tuple, operation: operation, value: expression())
        case .trying(let inner, let kind):
            checkAssignable(inner)
            let value = expression()
            let tried = make(.trying(value, kind), startOffset(of: value), previousEnd, height: height(value))
            return .assignment(target: inner, operation: operation, value: tried)
        case .awaiting(let inner):
            checkAssignable(inner)
            let value = expression()
            let awaited = make(.awaiting(value), startOffset(of: value), previousEnd, height: height(value))
            return .assignment(target: inner, operation: operation, value: awaited)
        default: return nil
        }
    }

    /// Returns the elements of a tuple with `_` as wildcards.
    private mutating func wildcards(in elements: List<CallArgument>) -> List<CallArgument> {
        var found = Array(tree.elements(of: elements))
        for index in found.indices {
            guard case .name(SwiftWord.wildcard.name) = tree[found[index].value] else { continue }
            let span = tree.span(of: found[index].value)
            found[index] = CallArgument(
                label: found[index].label, value: make(.wildcard, span.start, span.end))
        }
        return tree.add(found)
    }

    /// `let (a, b) = value`
    mutating func destructuring() -> Statement {
        let isVariable = take().kind == .var
        let pattern = unguardedPattern(isVariable)
        let isTyped = eat(.colon)
        if isTyped { _ = type() }
        guard eat(.equal) else {
            if !isTyped { reportExpected(.expectedToken, "'=' and the value") }
            return .destructuring(pattern: pattern, value: make(.missing, previousEnd, previousEnd))
        }
        return .destructuring(pattern: pattern, value: expression())
    }

    /// The variables of `let (a, b): (A, B)`, which get their values later.
    func variables(in pattern: ExpressionID) -> [Variable] {
        switch tree[pattern] {
        case .tuple(let elements): return tree.elements(of: elements).flatMap { variables(in: $0.value) }
        case .binding(let name, let isVariable):
            let name = Identifier(name: name.name, start: name.start, end: tree.span(of: pattern).end)
            return [Variable(name: name, isConstant: !isVariable, isWeak: false, value: nil)]
        default: return []
        }
    }

    // MARK: Postfix forms

    /// Whether a line with a member follows `?`, which ends its line.
    var isBeforeDotOfNextLine: Bool {
        mutating get {
            let next = cursor.peek()
            return next.kind == .dot && next.flags.contains(.newline) && !isInPattern
        }
    }

    /// Whether `?` after a value is no choice: before `(` or `[`, or at the end of the value.
    var isAtOptionalValue: Bool {
        mutating get {
            let next = cursor.peek()
            if isInPattern, next.kind == .colon { return false }
            switch next.kind {
            case .leftParenthesis, .leftBracket: return !next.flags.contains(.space) && !next.flags.contains(.newline)
            case .rightParenthesis, .rightBracket, .comma, .equal, .plusEqual, .minusEqual, .exclamation, .rightBrace:
                return !isInPattern
            default: return false
            }
        }
    }

    /// Consumes a number after a dot, which names an element of a tuple.
    mutating func takeElementNumber() -> Identifier {
        let token = take()
        let name = bytes[Int(token.start)..<Int(token.end)].withView { lexer.names.intern($0) }
        return Identifier(name: name, start: token.start, end: token.end)
    }

    /// Whether a label of a method follows another one, or the end of its labels: `update(_:animated:)`.
    var isAtMethodLabel: Bool {
        mutating get {
            cursor.at(.rightParenthesis) || (cursor.current.kind.isWord && cursor.peek().kind == .colon)
        }
    }

    /// Whether the arguments of a subscript have labels or are missing.
    var isAtArgumentsOfSubscript: Bool {
        mutating get {
            (cursor.current.kind.isWord && cursor.peek().kind == .colon) || cursor.at(.rightBracket)
        }
    }

    /// Parses several arguments of a subscript, or one with a label, which are a tuple.
    mutating func subscriptArguments(_ opener: Token, first: ExpressionID? = nil) -> ExpressionID {
        let (elements, tall) = elements(.rightBracket, first: first)
        closeBracket(.rightBracket, opener)
        return make(.tuple(elements), opener.start, previousEnd, height: tall)
    }

    /// Whether a trailing closure may follow other values than paths and calls.
    mutating func takesSwiftClosure(_ callee: ExpressionID) -> Bool {
        switch tree[callee] {
        case .symbol: isInSwift
        case .subscript, .type, .forcedUnwrap, .optionalValue: true
        default: false
        }
    }

    /// Whether the brace opens the observers of a variable, and is no closure.
    mutating func isAtObservers() -> Bool {
        guard let word = lookAhead(1).swiftWord, word == .willSet || word == .didSet else { return false }
        return isAtAccessors()
    }

    /// Parses the labelled closures after a trailing one: `f { … } completion: { … }`.
    mutating func otherClosures(_ tall: inout UInt16) -> [CallArgument] {
        var found: [CallArgument] = []
        while cursor.current.kind.isWord, cursor.peek().kind == .colon, cursor.peek(2).kind == .leftBrace,
            !cursor.at(.default), !cursor.peek(2).flags.contains(.newline), !isStopped
        {
            let label = takeIdentifier()
            take()
            let value = closure()
            tall = max(tall, height(value))
            found.append(CallArgument(label: label, value: value))
        }
        return found
    }
}
