// Types of Swift, which are read for the few places that need them.
//
//     type ::= prefix* (path | '[' type (':' type)? ']' | '(' … ')' ('->' type)?) ('?' | '!' | '.Type' | '&' type)*
extension Parser {
    /// The words that can precede a type.
    private var isAtTypePrefix: Bool {
        mutating get {
            if cursor.at(.attribute) || cursor.at(.tilde) || cursor.at(.ampersand) { return true }
            if cursor.at(.repeat) { return true }
            guard let word = cursor.current.swiftWord else { return false }
            switch word {
            case .some, .any, .each, .inout, .borrowing, .consuming, .isolated, .sending, .nonisolated:
                let next = cursor.peek()
                return next.kind == .identifier || TokenSet.openingBrackets.contains(next.kind)
                    || next.kind == .attribute
                    || next.kind == .tilde
            default:
                return text(of: cursor.current) == "__owned" || text(of: cursor.current) == "__shared"
            }
        }
    }

    /// Reads a type. If there is none, reports it.
    mutating func type() -> TypeName {
        let here = previousEnd
        let missing = TypeName(
            shape: .named, name: Identifier(name: Parser.placeholder, start: here, end: here), isOptional: false,
            isUnwrapped: false)
        return nested(orElse: missing) { $0.wholeType() }
    }

    /// Reads a type after a colon or an arrow, as a record.
    mutating func typeRecord() -> Record<TypeName> {
        let found = type()
        return tree.add(record: found)
    }

    private mutating func wholeType() -> TypeName {
        let start = cursor.current.start
        while isAtTypePrefix, !isStopped {
            let token = take()
            if token.kind == .attribute || token.spells(.nonisolated), isAtAttributeArguments { skipBrackets() }
        }
        var plain = plainType()
        var isOptional = false
        var isUnwrapped = false
        while !isStopped {
            let isAdjacent = !cursor.current.flags.contains(.space)
            if cursor.at(.question) || cursor.at(.questionQuestion), isAdjacent {
                isOptional = true
                take()
            } else if cursor.at(.questionDot), isAdjacent {
                isOptional = true
                take()
                if cursor.current.kind.isWord { plain.name = takeIdentifier().name }
            } else if cursor.at(.exclamation), isAdjacent {
                isUnwrapped = true
                take()
            } else if cursor.at(.dot), cursor.peek().kind.isWord, !startsLine(cursor.current) {
                // `.Type` after brackets or `?`.
                take()
                take()
            } else if cursor.at(.ampersand) {
                take()
                if cursor.at(.tilde) { take() }
                _ = plainType()
            } else if isAtFunctionArrow {
                skipEffects()
                take()
                let result = type()
                plain = PlainType(.function, result.name.name)
                plain.inner = result.inner.inside(result.shape)
                isOptional = false
                isUnwrapped = false
            } else {
                break
            }
        }
        return TypeName(
            shape: plain.shape, name: Identifier(name: plain.name, start: start, end: max(start, previousEnd)),
            isOptional: isOptional, isUnwrapped: isUnwrapped, isMetatype: plain.isMetatype, outer: outerOfType,
            key: plain.key, inner: plain.inner)
    }

    /// A type without prefixes and suffixes.
    private struct PlainType {
        let shape: TypeName.Shape
        var name: IdentifierID
        var isMetatype = false
        var key: IdentifierID?
        var inner = ElementShapes()

        init(_ shape: TypeName.Shape, _ name: IdentifierID) {
            self.shape = shape
            self.name = name
        }

        /// A collection of elements.
        init(_ shape: TypeName.Shape, of element: TypeName) {
            self.init(shape, element.name.name)
            inner = element.inner.inside(element.shape)
        }
    }

    /// Whether `->` follows, or effects and then `->`.
    private var isAtFunctionArrow: Bool {
        mutating get {
            if cursor.at(.arrow) { return true }
            guard let word = cursor.current.swiftWord, word == .async || word == .throws || word == .rethrows else {
                return false
            }
            var distance = 1
            while distance < 16 {
                let token = cursor.peek(distance)
                if token.kind == .arrow { return true }
                guard
                    token.kind == .identifier || token.kind == .leftParenthesis || token.kind == .rightParenthesis
                        || token.kind == .dot
                else { return false }
                distance += 1
            }
            return false
        }
    }

    /// Skips `async throws(E)` and returns what it says.
    @discardableResult
    mutating func skipEffects() -> Modifiers {
        var found: Modifiers = []
        while let word = cursor.current.swiftWord, word == .async || word == .throws || word == .rethrows {
            found.insert(word == .async ? .isAsync : .isThrowing)
            take()
            if word == .throws, cursor.at(.leftParenthesis), !cursor.current.flags.contains(.space) { skipBrackets() }
        }
        // `reasync` and other words that begin no body.
        return found
    }

    /// Reads a type without prefixes and suffixes.
    private mutating func plainType() -> PlainType {
        if cursor.at(.leftBracket) { return bracketedType() }
        if cursor.at(.leftParenthesis) { return parenthesizedType() }
        guard cursor.current.kind == .identifier || cursor.at(.self) else {
            if !cursor.at(.rightBrace), cursor.current.kind.isReserved, !startsLine(cursor.current) {
                return PlainType(.named, takeIdentifier().name)
            }
            reportExpected(.expectedName, "a type")
            return PlainType(.named, Parser.placeholder)
        }
        if text(of: cursor.current) == "Set", cursor.peek().kind != .dot {
            take()
            return skipGenericArguments().first.map { PlainType(.set, of: $0) } ?? PlainType(.set, Parser.placeholder)
        }
        var found = PlainType(.named, takeIdentifier().name)
        var outer: IdentifierID?
        var arguments = skipGenericArguments()
        defer {
            outerOfType = outer
            argumentsOfType = arguments
        }
        while cursor.at(.dot), cursor.peek().kind.isWord, !isStopped {
            take()
            if let word = cursor.current.swiftWord, word == .type || word == .protocolType {
                found.isMetatype = word == .type
                take()
                continue
            }
            outer = found.name
            found.name = takeIdentifier().name
            arguments = skipGenericArguments()
        }
        return found
    }

    /// `[Element]`, `[Key: Value]`, `[3 of Element]`
    private mutating func bracketedType() -> PlainType {
        let opener = take()
        return with(.brackets) { parser in
            if parser.cursor.at(.integer) {
                parser.take()
                if parser.cursor.at(.identifier) { parser.take() }
            }
            let first = parser.type()
            guard parser.eat(.colon) else {
                parser.closeBracket(.rightBracket, opener)
                return PlainType(.array, of: first)
            }
            var found = PlainType(.dictionary, of: parser.type())
            if first.shape == .named { found.key = first.name.name }
            parser.closeBracket(.rightBracket, opener)
            return found
        }
    }

    /// A tuple or the parameters of a function. One type in parentheses is the type.
    private mutating func parenthesizedType() -> PlainType {
        let opener = take()
        return with(.brackets) { parser in
            var count = 0
            var only = PlainType(.tuple, Parser.placeholder)
            var labelled: [(label: IdentifierID, place: Int, type: TypeName)] = []
            while !parser.cursor.at(.rightParenthesis), !parser.cursor.at(.endOfFile), !parser.isStopped {
                let before = parser.cursor.position
                let label = parser.elementLabel()
                let type = parser.type()
                if let label { labelled.append((label, count, type)) }
                only = PlainType(type.shape, type.name.name)
                (only.isMetatype, only.key, only.inner) = (type.isMetatype, type.key, type.inner)
                count += 1
                _ = parser.eat(.rangeThrough)
                if parser.eat(.equal) { _ = parser.expression() }
                if !parser.eat(.comma) || parser.cursor.position == before { break }
            }
            parser.closeBracket(.rightParenthesis, opener)
            for element in labelled where count > 1 {
                parser.tree.tupleElements.append(
                    TupleElement(
                        start: opener.start, label: element.label, place: element.place, count: count,
                        type: element.type))
            }
            return count == 1 ? only : PlainType(.tuple, Parser.placeholder)
        }
    }

    /// Consumes `name:` or `_ name:` of an element, and returns the name of the former.
    private mutating func elementLabel() -> IdentifierID? {
        if cursor.current.kind.isWord, cursor.peek().kind == .colon {
            let name = takeIdentifier().name
            take()
            return name
        }
        if cursor.current.kind.isWord, cursor.peek().kind == .identifier, cursor.peek(2).kind == .colon {
            take()
            take()
            take()
        }
        return nil
    }

    /// Whether the generic arguments of a long name begin the next line: `<` with the name of a type.
    private var isAtArgumentsOnNextLine: Bool {
        mutating get {
            let next = cursor.peek()
            return next.kind == .identifier && !next.flags.contains(.space)
                && (0x41...0x5A).contains(bytes[Int(next.start)])
        }
    }

    /// Skips `<Int, [String]>`, and returns the types.
    @discardableResult
    mutating func skipGenericArguments() -> [TypeName] {
        guard cursor.at(.less), !cursor.current.flags.contains(.newline) || isAtArgumentsOnNextLine else { return [] }
        var found: [TypeName] = []
        nested(orElse: ()) { parser in
            parser.take()
            parser.with(.brackets) { parser in
                while !parser.cursor.at(.greater), !parser.cursor.at(.endOfFile), !parser.isStopped {
                    let before = parser.cursor.position
                    if parser.eat(.minus) || parser.cursor.at(.integer) {
                        parser.take()
                    } else {
                        found.append(parser.type())
                    }
                    if !parser.eat(.comma) || parser.cursor.position == before { break }
                }
            }
            parser.expect(.greater, "'>'")
        }
        return found
    }

    /// Skips the parameters of a generic declaration, `<T: P, each U, let n: Int>`, and returns their names.
    @discardableResult
    mutating func skipGenericParameters() -> [Identifier] {
        guard cursor.at(.less) else { return [] }
        take()
        var found: [Identifier] = []
        with(.brackets) { parser in
            while !parser.cursor.at(.greater), !parser.cursor.at(.endOfFile), !parser.isStopped {
                let before = parser.cursor.position
                _ = parser.eat(.let)
                if parser.cursor.at(.identifier) {
                    let token = parser.cursor.current
                    let name = IdentifierID(token.payload)
                    parser.tree.genericNames.insert(name)
                    found.append(Identifier(name: name, start: token.start, end: token.end))
                }
                _ = parser.type()
                if parser.eat(.colon) { _ = parser.type() }
                if parser.cursor.at(.equalEqual) {
                    parser.take()
                    _ = parser.type()
                }
                if parser.cursor.spellsWhere { parser.skipWhereClause() }
                if !parser.eat(.comma) || parser.cursor.position == before { break }
            }
        }
        expect(.greater, "'>'")
        return found
    }

    /// Skips `where T: P, U.Element == Int`, also at the beginning of a line.
    mutating func skipWhereClause() {
        guard cursor.spellsWhere else { return }
        take()
        repeat {
            _ = type()
            if eat(.colon) || eat(.equalEqual) {
                if cursor.at(.integer) { take() } else { _ = type() }
            }
        } while eat(.comma) && !isStopped
    }

    /// Skips an opening bracket and everything up to its closing one.
    mutating func skipBrackets() {
        var depth = 0
        repeat {
            depth += cursor.current.kind.bracketStep
            take()
        } while depth > 0 && !cursor.at(.endOfFile)
    }

    /// Whether the arguments of an attribute follow its name.
    var isAtAttributeArguments: Bool { cursor.at(.leftParenthesis) && !cursor.current.flags.contains(.space) }

    /// Reads a type as an expression: a path, or a `type`.
    mutating func typeExpression() -> ExpressionID {
        recordContinuationOnLine(.base, isOnly: true)
        let start = cursor.current
        if start.kind == .identifier, !isAtTypePrefix, let path = plainPath() { return path }
        if start.kind != .identifier, start.kind != .leftBracket, start.kind != .leftParenthesis, !isAtTypePrefix,
            start.kind != .self
        {
            reportExpected(.expectedName, "a class or scene")
            return make(.missing, previousEnd, previousEnd)
        }
        let found = type()
        let list: List<TypeName> = tree.add([found])
        return make(.type(list), start.start, previousEnd)
    }

    /// Reads a type that is only a path; nil if it is another one.
    private mutating func plainPath() -> ExpressionID? {
        var distance = 1
        while cursor.peek(distance).kind == .dot, cursor.peek(distance + 1).kind.isWord { distance += 2 }
        let next = cursor.peek(distance)
        let isAdjacent = !next.flags.contains(.space)
        let others: Bool =
            switch next.kind {
            case .less, .question, .questionQuestion, .questionDot, .exclamation: isAdjacent
            case .ampersand, .arrow: true
            case .identifier: next.spells(.async) || next.spells(.throws)
            default: false
            }
        if others { return nil }
        return path(from: takeIdentifier())
    }
}

extension TokenCursor {
    /// Whether the next token is `where`, also at the beginning of a line.
    @inline(__always)
    var spellsWhere: Bool { current.spells(.where) }
}
