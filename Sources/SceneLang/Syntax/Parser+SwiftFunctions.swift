// Functions, initialisers and subscripts of Swift.
extension Parser {
    /// Parses a function whose modifiers have been read.
    ///
    ///     func ::= 'func' name generics? parameters? effects ('->' type)? where? block?
    mutating func function(modifiers: Modifiers, in place: MemberPlace) -> Function {
        take()
        let name = functionName()
        let found = functionRest(name, .function, modifiers, in: place)
        reportVerbName(name, modifiers, found.signature)
        return found
    }

    /// The name of a function, which can be an operator.
    mutating func functionName() -> Identifier {
        let opens = cursor.peek().kind == .leftParenthesis || cursor.peek().kind == .less
        if cursor.at(.identifier), startsLine(cursor.current), opens { return takeIdentifier() }
        if cursor.current.kind.isWord || isAtStatementEnd { return declaredName("a name for the function") }
        let start = cursor.current
        guard TokenSet.operators.contains(start.kind) else { return declaredName("a name for the function") }
        // Tokens without spaces between them are one operator. `<` before a name begins the generic parameters.
        repeat {
            take()
            if cursor.at(.less), cursor.peek().kind == .identifier { break }
        } while TokenSet.operators.contains(cursor.current.kind) && !cursor.current.flags.contains(.space)
        let text = String(decoding: bytes[Int(start.start)..<Int(previousEnd)], as: UTF8.self)
        return Identifier(name: lexer.names.intern(text), start: start.start, end: previousEnd)
    }

    /// Reads `init(…)`, `init?(…)` or `deinit`.
    mutating func initialiser(_ modifiers: Modifiers, in place: MemberPlace) -> Function {
        let token = take()
        let name = Identifier(name: IdentifierID(token.payload), start: token.start, end: token.end)
        if token.spells(.deinit) {
            let body = swiftBody(in: place)
            return Function(
                name: name, parameters: .empty, body: body ?? emptyBlock, kind: .deinitialiser, modifiers: modifiers)
        }
        let isFailable = cursor.at(.question) || cursor.at(.exclamation)
        if isFailable { take() }
        return functionRest(name, isFailable ? .failableInitialiser : .initialiser, modifiers, in: place)
    }

    private var emptyBlock: Block { Block(statements: .empty, start: previousEnd, end: previousEnd) }

    /// Parses what follows the name of a function.
    private mutating func functionRest(
        _ name: Identifier, _ kind: Function.Kind, _ given: Modifiers, in place: MemberPlace
    ) -> Function {
        var modifiers = given
        let head = signature()
        modifiers.formUnion(head.effects)
        let outer = currentFunction
        currentFunction = (name, head)
        let start = cursor.current.start
        let body = swiftBody(in: place)
        currentFunction = outer
        recordBody(of: name, head, from: start)
        if body == nil { modifiers.insert(.lacksBody) }
        if let body, isExpression(body) { modifiers.insert(.isExpression) }
        return Function(
            name: name, parameters: head.names, body: body ?? emptyBlock, kind: kind, modifiers: modifiers,
            signature: head.parameters, result: head.result)
    }

    /// Whether only the result says what a generic parameter is.
    private func hasGenericResult(_ head: Signature) -> Bool {
        guard let result = tree.record(head.result), tree.genericNames.contains(result.name.name) else { return false }
        return !tree.elements(of: head.parameters).contains {
            // `type: T.Type = T.self`.
            guard let type = tree.record($0.type), !type.isMetatype || $0.defaultValue == nil else { return false }
            return type.shape == .named && type.name.name == result.name.name
        }
    }

    /// Records where the body of a function is, which ends here.
    mutating func recordBody(of name: Identifier, _ head: Signature, from start: UInt32) {
        if hasGenericResult(head) { tree.genericResults[name.name] = tree.record(head.result)?.shape }
        tree.functionBodies.append(
            FunctionBody(
                start: start, end: max(start, previousEnd), name: name, names: head.names, parameters: head.parameters))
    }

    /// Returns the name with its labels: `tableView(_:didSelectRowAt:)`.
    mutating func fullName(of name: Identifier, _ head: Signature) -> String {
        let labels =
            head.parameters.isEmpty
            ? tree.elements(of: head.names).map { names.text(of: $0.name) }
            : tree.elements(of: head.parameters).map { $0.label.map { names.text(of: $0.name) } ?? "_" }
        return names.text(of: name.name) + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    /// What is between the name of a function and its body.
    struct Signature {
        var names: List<Identifier>
        var parameters: List<Parameter>
        var effects: Modifiers = []
        var result = Record<TypeName>.none
    }

    /// Reads the generic parameters, the parameters, the effects, the result and the requirements.
    mutating func signature() -> Signature {
        if cursor.at(.less) { skipGenericParameters() }
        let (names, parameters) = parameterList()
        var found = Signature(names: names, parameters: parameters)
        if cursor.at(.leftBrace) { return found }
        found.effects = skipEffects()
        if eat(.arrow) {
            found.result = typeRecord()
        }
        skipWhereClause()
        return found
    }

    /// Reads a body. Returns nil if it is missing where it may be missing.
    private mutating func swiftBody(in place: MemberPlace) -> Block? {
        if !cursor.at(.leftBrace), place == .protocolType || allowsMissingBody { return nil }
        return block("the body of the function")
    }

    /// Whether the body is one expression.
    mutating func isExpression(_ body: Block) -> Bool {
        guard body.statements.count == 1, let only = tree.element(0, of: body.statements) else { return false }
        if case .expression = tree[only] { return true }
        return false
    }

    /// Reads `subscript(…) -> T { … }`. Its body is that of the getter.
    mutating func subscriptFunction(_ modifiers: Modifiers, in place: MemberPlace) -> Function {
        let token = take()
        let name = Identifier(name: IdentifierID(token.payload), start: token.start, end: token.end)
        let head = signature()
        var body: Block?
        var setter = Record<Accessor>.none
        var all = modifiers.union(head.effects)
        if cursor.at(.leftBrace) {
            for accessor in accessors() {
                if accessor.kind == .get { body = accessor.body }
                if accessor.kind == .set { setter = tree.add(record: accessor) }
            }
        }
        if place == .protocolType || body == nil { all.insert(.lacksBody) }
        if let body, isExpression(body) { all.insert(.isExpression) }
        return Function(
            name: name, parameters: head.names, body: body ?? emptyBlock, kind: .subscript, modifiers: all,
            signature: head.parameters, result: head.result, setter: setter)
    }

    // MARK: Accessors

    /// Reads the braces after a property or a subscript: accessors, or the body of a getter.
    mutating func accessors() -> [Accessor] {
        guard isAtAccessors() else { return [Accessor(kind: .get, parameter: nil, body: block("the value"))] }
        let opener = cursor.current
        return nested(orElse: []) { parser in
            parser.with(.block) { parser in
                parser.take()
                var found: [Accessor] = []
                while !parser.cursor.at(.rightBrace), !parser.cursor.at(.endOfFile), !parser.isStopped {
                    let before = parser.cursor.position
                    if !parser.eat(.semicolon), let accessor = parser.accessor() { found.append(accessor) }
                    if parser.cursor.position == before { parser.take() }
                }
                parser.closeBracket(.rightBrace, opener)
                return found
            }
        }
    }

    private mutating func accessor() -> Accessor? {
        while true {
            if cursor.at(.attribute) {
                _ = attribute()
            } else if let word = cursor.current.swiftWord, word.isModifier {
                take()
            } else {
                break
            }
        }
        guard let word = cursor.current.swiftWord, let kind = Parser.accessorKind(word) else {
            reportExpected(.expectedToken, "'get', 'set', 'willSet' or 'didSet'")
            skipToStatementEnd()
            return nil
        }
        take()
        var parameter: Identifier?
        if cursor.at(.leftParenthesis), cursor.peek().kind == .identifier {
            take()
            parameter = takeIdentifier()
            expect(.rightParenthesis, "')'")
        }
        skipEffects()
        let body = cursor.at(.leftBrace) ? block("the statements") : emptyBlock
        // `_modify` and addressors yield an address.
        if word == .yieldingModify || word == .unsafeMutableAddress { return nil }
        return Accessor(kind: kind, parameter: parameter, body: body)
    }

    private static func accessorKind(_ word: SwiftWord) -> Accessor.Kind? {
        switch word {
        case .get, .yieldingRead, .unsafeAddress: .get
        case .set, .yieldingModify, .unsafeMutableAddress, .`init`: .set
        case .willSet: .willSet
        case .didSet: .didSet
        default: nil
        }
    }

    /// Whether the brace opens accessors.
    mutating func isAtAccessors() -> Bool {
        var distance = endOfAttributes(1)
        while let word = lookAhead(distance).swiftWord, word.isModifier,
            lookAhead(distance + 1).kind == .identifier
        {
            distance += 1
        }
        guard let word = lookAhead(distance).swiftWord, Parser.accessorKind(word) != nil else { return false }
        let next = lookAhead(distance + 1)
        switch next.kind {
        case .leftBrace: return true
        // `{ get }` in a protocol; `{ get set }`.
        case .rightBrace: return word == .get || word == .set || word == .willSet || word == .didSet
        case .leftParenthesis:
            return lookAhead(distance + 2).kind == .identifier && lookAhead(distance + 3).kind == .rightParenthesis
                && lookAhead(distance + 4).kind == .leftBrace
        case .attribute: return true
        default:
            if word == .didSet || word == .willSet { return false }
            guard let after = next.swiftWord else { return false }
            return Parser.accessorKind(after) != nil || after == .async || after == .throws
                || after == .mutating || after == .nonmutating
        }
    }
}
