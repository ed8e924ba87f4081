// `let` and `var`.
extension Parser {
    /// `let`, `var` and `weak var`, as a statement or a member of an own declaration.
    ///
    ///     variable ::= ('let' | 'weak'? 'var') name (':' type)? ('=' expression)? accessors?
    mutating func variable() -> Variable {
        let isWeak = eat(.weak)
        let isConstant = cursor.at(.let)
        if !eat(.let), !eat(.var) { reportExpected(.expectedToken, "'var' after 'weak'") }
        return namedVariable(isConstant: isConstant, isWeak: isWeak, isInSwift ? .isSwift : [], isMember: false)
    }

    /// Parses the name of a variable and what follows it.
    mutating func namedVariable(
        isConstant: Bool, isWeak: Bool, _ modifiers: Modifiers, isMember: Bool
    ) -> Variable {
        let name = declaredName("a name")
        var type = Record<TypeName>.none
        if cursor.at(.colon) {
            take()
            type = typeRecord()
        }
        var value: ExpressionID?
        if cursor.at(.equal) {
            take()
            value = expression()
        } else if isConstant, !type.exists, !isMember, !cursor.at(.comma) {
            reportExpected(.expectedToken, "'=' and a value for the constant")
        }
        let isPlain = !type.exists && !isMember && modifiers.subtracting(.isSwift).isEmpty
        if isPlain, !cursor.at(.leftBrace) {
            return Variable(name: name, isConstant: isConstant && value != nil, isWeak: isWeak, value: value)
        }
        return detailedVariable(name, isConstant, isWeak, value, type, modifiers)
    }

    /// Reads the accessors of a variable, and makes it.
    @inline(never)
    private mutating func detailedVariable(
        _ name: Identifier, _ isConstant: Bool, _ isWeak: Bool, _ value: ExpressionID?, _ type: Record<TypeName>,
        _ modifiers: Modifiers
    ) -> Variable {
        var found: [Accessor] = []
        let isOnLine = !startsLine(cursor.current)
        if cursor.at(.leftBrace), isOnLine || (value == nil ? type.exists : isAtAccessors()) { found = accessors() }
        let details = VariableDetails(modifiers: modifiers, type: type, accessors: tree.add(found))
        return Variable(
            name: name, isConstant: isConstant, isWeak: isWeak, value: value, details: tree.add(record: details))
    }

    /// Parses the variables of `let` or `var`, whose modifiers have been read.
    mutating func variables(_ modifiers: Modifiers, isWeak: Bool, isMember: Bool) -> [Variable] {
        let isConstant = take().kind == .let
        var found: [Variable] = []
        repeat {
            if cursor.at(.leftParenthesis) {
                found += tupleOfVariables(isConstant, modifiers)
            } else {
                found.append(
                    namedVariable(isConstant: isConstant, isWeak: isWeak, modifiers, isMember: isMember))
            }
        } while eat(.comma) && !isStopped
        return found.count > 1 ? sharingTypes(found) : found
    }

    /// `var x, y: Double`: a variable without a type and a value has the type of the next one.
    private mutating func sharingTypes(_ variables: [Variable]) -> [Variable] {
        var found = variables
        for place in found.indices.dropLast().reversed() where found[place].value == nil {
            let next = tree.record(found[place + 1].details)?.type ?? .none
            guard next.exists, let own = tree.record(found[place].details), !own.type.exists else { continue }
            let details = VariableDetails(modifiers: own.modifiers, type: next, accessors: own.accessors)
            found[place] = Variable(
                name: found[place].name, isConstant: found[place].isConstant, isWeak: found[place].isWeak, value: nil,
                details: tree.add(record: details))
        }
        return found
    }

    /// `let (a, b) = (1, 2)` as a member: a variable for each element. Another value than a tuple with these elements
    /// is reported, because no node has it for all the variables.
    private mutating func tupleOfVariables(_ isConstant: Bool, _ modifiers: Modifiers) -> [Variable] {
        let opener = take()
        var names: [Identifier] = []
        with(.brackets) { parser in
            while parser.cursor.at(.identifier) {
                names.append(parser.takeIdentifier())
                if !parser.eat(.comma) { break }
            }
            parser.closeBracket(.rightParenthesis, opener)
        }
        if eat(.colon) { _ = type() }
        var values: [ExpressionID] = []
        if eat(.equal) {
            let value = expression()
            if case .tuple(let elements) = tree[value] { values = tree.elements(of: elements).map { $0.value } }
            if values.count != names.count, !isStopped {
                report(
                    .notAssignable, "a value for several members has to be a tuple with their values",
                    tree.span(of: value), help: "declare each member with its own value")
            }
        }
        let details = VariableDetails(modifiers: modifiers, type: .none, accessors: .empty)
        return names.enumerated().map { place, name in
            Variable(
                name: name, isConstant: isConstant, isWeak: false, value: place < values.count ? values[place] : nil,
                details: tree.add(record: details))
        }
    }

    /// Parses the variables after the comma of `var a = 1, b = 2`.
    mutating func variable(after first: Variable) -> Variable {
        let isConstant = first.isConstant || (first.value == nil && tree.record(first.details) != nil)
        return namedVariable(
            isConstant: isConstant && first.isConstant, isWeak: first.isWeak,
            tree.record(first.details)?.modifiers ?? [], isMember: false)
    }
}
