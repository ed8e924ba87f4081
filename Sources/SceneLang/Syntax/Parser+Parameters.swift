// The parameters of functions and handlers.
extension Parser {
    /// Parses an optional list of names in parentheses, whose types and labels are ignored.
    ///
    ///     parameters ::= '(' (parameter (',' parameter)*)? ')'
    ///     parameter  ::= name name? (':' type)? ('=' expression)?
    mutating func parameters() -> List<Identifier> { parameterList().names }

    /// Returns the names; and the labels and types, if there are some.
    mutating func parameterList() -> (names: List<Identifier>, parameters: List<Parameter>) {
        guard cursor.at(.leftParenthesis), !startsLine(cursor.current) else { return (.empty, .empty) }
        let opener = take()
        return with(.brackets) { parser in
            var found: PendingList<Identifier> = parser.beginList()
            // The labels and types, if one of the parameters has them.
            var details: [Parameter] = []
            details.reserveCapacity(4)
            var isSwift = false
            while !parser.cursor.at(.rightParenthesis), !parser.cursor.at(.endOfFile) {
                let before = parser.cursor.position
                guard let name = parser.parameterName(details: &details, isSwift: &isSwift) else { break }
                parser.recordDeclaredName(name)
                parser.add(name, to: &found)
                if !parser.eat(.comma) { break }
                if parser.cursor.position == before { break }
            }
            parser.closeBracket(.rightParenthesis, opener)
            let names = parser.end(found)
            return (names, isSwift ? parser.tree.add(details) : .empty)
        }
    }

    /// Parses one parameter, and adds its details. Returns its name in the body.
    @inline(__always)
    private mutating func parameterName(details: inout [Parameter], isSwift: inout Bool) -> Identifier? {
        let next = cursor.peek().kind
        if cursor.at(.identifier), !isSwift, next == .comma || next == .rightParenthesis {
            let name = takeIdentifier()
            details.append(plainParameter(name))
            return name
        }
        return swiftParameter(details: &details, isSwift: &isSwift)
    }

    private func plainParameter(_ name: Identifier) -> Parameter {
        Parameter(label: name, type: .none, defaultValue: nil, isVariadic: false, isInout: false)
    }

    @inline(never)
    private mutating func swiftParameter(details: inout [Parameter], isSwift: inout Bool) -> Identifier? {
        while cursor.at(.attribute) { _ = attribute() }
        var name: Identifier
        var label: Identifier?
        // A reserved word is a label before a name or a colon.
        let isLabel = cursor.current.kind.isReserved && (cursor.peek().kind.isWord || cursor.peek().kind == .colon)
        if isLabel {
            name = takeIdentifier()
        } else if let found = identifier("a parameter") {
            name = found
        } else {
            return nil
        }
        label = name
        let isUnlabelled = names.text(of: name.name) == "_"
        if cursor.current.kind.isWord, !startsLine(cursor.current) {
            isSwift = true
            name = takeIdentifier()
            if isUnlabelled { label = nil }
        } else if isUnlabelled, cursor.at(.colon) {
            label = nil
        }
        var type = Record<TypeName>.none
        var isInout = false
        var isAutoclosure = false
        if eat(.colon) {
            isSwift = true
            isInout = cursor.current.spells(.inout)
            while cursor.at(.attribute), !isInout {
                if self.text(of: cursor.current) == "@autoclosure" { isAutoclosure = true }
                _ = attribute()
                isInout = cursor.current.spells(.inout)
            }
            type = typeRecord()
        }
        let isVariadic = eat(.rangeThrough)
        var value: ExpressionID?
        if eat(.equal) {
            isSwift = true
            value = expression()
        }
        details.append(
            Parameter(
                label: label, type: type, defaultValue: value, isVariadic: isVariadic, isInout: isInout,
                isAutoclosure: isAutoclosure))
        return name
    }
}
