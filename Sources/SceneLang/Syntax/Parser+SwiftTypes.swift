// Types of Swift with their members.
extension Parser {
    /// What encloses the members that are read.
    enum MemberPlace {
        case type, protocolType
        /// The declarations of a file or the statements of a body, or the members of an own declaration.
        case elsewhere
    }

    /// Parses a declaration with its attributes and modifiers, and adds what it declares to `found`. `isSwift` says
    /// that it is a declaration of Swift also without them.
    mutating func swiftDeclaration(
        in place: MemberPlace, isSwift: Bool, documentation text: TextID?, into found: inout [DeclarationID]
    ) {
        allowsMissingBody = cursor.at(.attribute) && self.text(of: cursor.current).hasPrefix("@_")
        let head = declarationHead()
        let wasInSwift = isInSwift
        if isSwift || !head.isEmpty || !cursor.at(.func) { isInSwift = true }
        defer { isInSwift = wasInSwift }
        var modifiers = head.modifiers
        if isInSwift { modifiers.insert(.isSwift) }
        if cursor.at(.let) || cursor.at(.var) {
            let wrapper = lastWrapper
            var declared = variables(modifiers, isWeak: head.isWeak, isMember: place != .elsewhere)
            if let wrapper {
                if declared.count == 1, place == .type {
                    declared = wrapped(declared[0], by: wrapper)
                } else {
                    tree.wrappers.append(wrapper.name)
                }
            }
            for variable in declared {
                found.append(tree.add(.variable(variable), head.start, previousEnd, documentation: text))
            }
            return
        }
        guard let body = swiftDeclarationBody(in: place, modifiers) else { return }
        found.append(tree.add(body, head.start, max(head.start, previousEnd), documentation: text))
    }

    /// Parses a declaration after its modifiers; nil if it is ignored.
    private mutating func swiftDeclarationBody(in place: MemberPlace, _ modifiers: Modifiers) -> Declaration? {
        if cursor.at(.func) { return .function(function(modifiers: modifiers, in: place)) }
        if cursor.at(.case) { return enumCases() }
        if cursor.at(.import) {
            skipStatement()
            return nil
        }
        if currentWord == .class { return type(.classType, modifiers) }
        switch cursor.current.swiftWord {
        case .actor: return type(.classType, modifiers)
        case .struct: return type(.structure, modifiers)
        case .enum: return type(.enumeration, modifiers)
        case .protocol: return type(.protocolType, modifiers)
        case .extension: return type(.extensionOf, modifiers)
        case .`init`, .deinit: return .function(initialiser(modifiers, in: place))
        case .subscript: return .function(subscriptFunction(modifiers, in: place))
        case .typealias, .associatedtype:
            skipTypeAlias()
            return nil
        case .precedencegroup, .operator, .macro:
            skipOperator()
            return nil
        default:
            report(
                .expectedMember, "expected a declaration, found \(description(of: cursor.current))", at: cursor.current)
            skipToStatementEnd()
            return .missing
        }
    }

    /// `typealias A<T> = B`, `associatedtype A: P = B where …`
    private mutating func skipTypeAlias() {
        let isAlias = cursor.current.spells(.typealias)
        take()
        let name = requiredName("a name for the type")
        skipGenericParameters()
        if eat(.colon) { _ = type() }
        if eat(.equal) {
            let meant = type()
            if isAlias, meant.name.name != name.name { tree.typeAliases[name.name] = meant }
        }
        skipWhereClause()
    }

    /// `infix operator +-: AdditionPrecedence`, `precedencegroup P { … }`, `macro f() = #g`
    private mutating func skipOperator() {
        let isMacro = cursor.current.spells(.macro)
        let start = take().start
        while !cursor.at(.leftBrace), !isAtStatementEnd || isMacro && cursor.at(.equal) { take() }
        tree.operators.append(tree.span(start, previousEnd))
        if cursor.at(.leftBrace) { skipBrackets() }
    }

    /// A class, structure, enumeration, protocol or extension.
    ///
    ///     type ::= word name generics? (':' type (',' type)*)? ('where' …)? '{' member* '}'
    private mutating func type(_ kind: TypeDeclaration.Kind, _ modifiers: Modifiers) -> Declaration {
        take()
        var qualifiers: [Identifier] = []
        var name: Identifier
        if cursor.at(.leftBracket) {
            // `extension [Int]`
            let start = cursor.current.start
            skipBrackets()
            name = Identifier(name: lexer.names.intern("Array"), start: start, end: previousEnd)
        } else {
            name = declaredName("a name for the type")
        }
        let parameters = skipGenericParameters()
        var arguments: [TypeName] = []
        while cursor.at(.dot), cursor.peek().kind.isWord {
            take()
            qualifiers.append(name)
            name = takeIdentifier()
            skipGenericArguments()
        }
        if cursor.at(.question) { take() }
        var inherited: [TypeName] = []
        if eat(.colon) {
            repeat {
                recordContinuationOnLine(.base, isOnly: true)
                if currentWord == .class {
                    take()
                } else if cursor.at(.tilde) {
                    _ = type()
                } else {
                    inherited.append(type())
                    if inherited.count == 1 { arguments = argumentsOfType }
                }
            } while eat(.comma) && !isStopped
        }
        if kind == .classType, !parameters.isEmpty || !arguments.isEmpty {
            let named = parameters.map { parameter in
                GenericClass.Parameter(
                    name: parameter,
                    member: lexer.names.intern("\(names.text(of: name.name)).\(names.text(of: parameter.name))"))
            }
            tree.genericClasses[name.start] = GenericClass(parameters: named, arguments: arguments)
        }
        let constraint: Modifiers = cursor.spellsWhere ? .isConstrained : []
        skipWhereClause()
        let members = typeMembers(kind, name, base: inherited.first?.name.name)
        return .type(
            TypeDeclaration(
                kind: kind, name: name, qualifiers: tree.add(qualifiers), inherited: tree.add(inherited),
                members: members, modifiers: modifiers.union(constraint)))
    }

    private mutating func typeMembers(
        _ kind: TypeDeclaration.Kind, _ name: Identifier, base: IdentifierID?
    ) -> List<DeclarationID> {
        guard cursor.at(.leftBrace) else {
            if cursor.at(.endOfFile) { endedTooEarly = true }
            reportExpected(.expectedToken, "'{' and the members", subject: .missingBlock)
            return .empty
        }
        let opener = cursor.current
        let known = completionRecord?.names.count
        completionRecord?.enclosing.append(
            CompletionRecord.Declaration(owner: .controller, name: name.name, base: base))
        let wasInController = isInController
        isInController = kind == .classType || kind == .extensionOf
        defer { isInController = wasInController }
        let place = kind == .protocolType ? MemberPlace.protocolType : .type
        return nested(orElse: .empty) { parser in
            parser.with(.block) { parser in
                parser.take()
                var found: [DeclarationID] = []
                while !parser.cursor.at(.rightBrace), !parser.cursor.at(.endOfFile) {
                    let before = parser.cursor.position
                    if !parser.eat(.semicolon) { parser.typeMember(in: place, into: &found) }
                    if parser.cursor.position == before { parser.take() }
                }
                parser.recordContinuationAtBeginning(.swiftMember)
                parser.endScope(known)
                if !parser.cursor.at(.endOfFile) { _ = parser.completionRecord?.enclosing.popLast() }
                parser.closeBracket(.rightBrace, opener)
                return parser.tree.add(found)
            }
        }
    }

    /// Parses a member of a type: one of Swift, or one of a controller.
    private mutating func typeMember(in place: MemberPlace, into found: inout [DeclarationID]) {
        let isKeyword = cursor.at(.let) || cursor.at(.var) || cursor.at(.func) || cursor.at(.case) || cursor.at(.weak)
        if isKeyword || (mayBeSwiftDeclaration && isAtSwiftDeclaration(isMember: true)) {
            let text = documentation()
            swiftDeclaration(in: place, isSwift: true, documentation: text, into: &found)
            return endStatement()
        }
        if cursor.at(.directive) {
            // A macro, or `#warning("…")`.
            _ = expression()
            return endStatement()
        }
        let wasInSwift = isInSwift
        isInSwift = false
        member(of: .controller, into: &found)
        isInSwift = wasInSwift
    }

    /// The cases of an enumeration.
    ///
    ///     cases ::= 'case' name ('(' values ')')? ('=' value)? (',' …)*
    private mutating func enumCases() -> Declaration {
        take()
        var cases: [EnumCase] = []
        repeat {
            guard let name = enumCaseName() else { break }
            var values: List<Parameter> = .empty
            if cursor.at(.leftParenthesis), !startsLine(cursor.current) { values = associatedValues() }
            let rawValue = eat(.equal) ? expression() : nil
            cases.append(EnumCase(name: name, values: values, rawValue: rawValue))
        } while eat(.comma) && !isStopped
        return .enumCases(tree.add(cases))
    }

    private mutating func enumCaseName() -> Identifier? {
        if cursor.current.kind.isReserved, cursor.previous?.kind == .comma || cursor.previous?.kind == .case {
            return takeIdentifier()
        }
        return identifier("a name for the case")
    }

    private mutating func associatedValues() -> List<Parameter> {
        let opener = take()
        return with(.brackets) { parser in
            var values: [Parameter] = []
            while !parser.cursor.at(.rightParenthesis), !parser.cursor.at(.endOfFile), !parser.isStopped {
                let before = parser.cursor.position
                var label: Identifier?
                if parser.cursor.current.kind.isWord, parser.cursor.peek().kind == .colon {
                    label = parser.takeLabel()
                    parser.take()
                } else if parser.cursor.current.kind.isWord, parser.cursor.peek().kind == .identifier,
                    parser.cursor.peek(2).kind == .colon
                {
                    label = parser.takeLabel()
                    parser.take()
                    parser.take()
                }
                let type = parser.typeRecord()
                let value = parser.eat(.equal) ? parser.expression() : nil
                values.append(
                    Parameter(label: label, type: type, defaultValue: value, isVariadic: false, isInout: false))
                if !parser.eat(.comma) || parser.cursor.position == before { break }
            }
            parser.closeBracket(.rightParenthesis, opener)
            return parser.tree.add(values)
        }
    }

    /// Consumes the label of a parameter; nil for `_`.
    mutating func takeLabel() -> Identifier? {
        let isNone = cursor.current.spells(.wildcard)
        let label = takeIdentifier()
        return isNone ? nil : label
    }
}
