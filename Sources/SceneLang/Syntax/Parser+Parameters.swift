// The parameters of functions and handlers.
extension Parser {
    /// Parses an optional list of names in parentheses. Types and labels are reported and skipped.
    ///
    ///     parameters ::= '(' (name (',' name)*)? ')'
    mutating func parameters() -> List<Identifier> {
        let start = cursor.current.start
        let (found, isSwift) = parameterList()
        if isSwift { reportTypes(of: found, from: start) }
        return found
    }

    /// Parses the parameters and the result of a function. Types, labels and effects such as `throws` are reported in
    /// one message.
    mutating func signature() -> List<Identifier> {
        let start = cursor.current.start
        let (found, isSwift) = parameterList()
        let end = previousEnd
        while cursor.at(.identifier), !startsLine(cursor.current) {
            guard ["throws", "rethrows", "async"].contains(text(of: cursor.current)) else { break }
            take()
        }
        if cursor.at(.arrow) {
            take()
            skipTypeName()
        }
        if isSwift {
            reportTypes(of: found, from: start)
        } else if previousEnd > end {
            let span = tree.span(end, previousEnd)
            let isResult = bytes[Int(end)..<Int(previousEnd)].contains(UInt8(ascii: ">"))
            report(
                .typeAnnotation,
                isResult ? "functions cannot declare result types" : "functions cannot declare effects", span,
                help: isResult ? "remove the type" : "remove the word", fix: Diagnostic.Fix(span, ""))
        }
        return found
    }

    /// Returns the names, and whether there are labels or types.
    mutating func parameterList() -> (names: List<Identifier>, isSwift: Bool) {
        guard cursor.at(.leftParenthesis), !startsLine(cursor.current) else { return (.empty, false) }
        let opener = take()
        return with(.brackets) { parser in
            var found: PendingList<Identifier> = parser.beginList()
            var isSwift = false
            while !parser.cursor.at(.rightParenthesis), !parser.cursor.at(.endOfFile) {
                let before = parser.cursor.position
                guard var name = parser.identifier("a parameter") else { break }
                if parser.cursor.at(.identifier) {
                    isSwift = true
                    name = parser.takeIdentifier()
                }
                parser.recordDeclaredName(name)
                parser.add(name, to: &found)
                if parser.cursor.at(.colon) {
                    isSwift = true
                    parser.skipParameterType()
                }
                if !parser.eat(.comma) { break }
                if parser.cursor.position == before { break }
            }
            parser.closeBracket(.rightParenthesis, opener)
            return (parser.end(found), isSwift)
        }
    }

    /// Skips a type up to the next parameter or the end of the list.
    private mutating func skipParameterType() {
        var depth = 0
        while !cursor.at(.endOfFile), !cursor.at(.leftBrace), !cursor.at(.rightBrace) {
            if depth == 0, cursor.at(.comma) || cursor.at(.rightParenthesis) { return }
            depth += cursor.current.kind.bracketStep
            take()
        }
    }

    /// Reports a list of parameters that is written as in Swift.
    private mutating func reportTypes(of names: List<Identifier>, from start: UInt32) {
        let list = text(of: names)
        let span = tree.span(start, previousEnd)
        report(
            .typeAnnotation, "parameters cannot have types or labels", span, help: "write: \(list)",
            fix: Diagnostic.Fix(span, list))
    }

    /// Returns the list as it is written in a script.
    func text(of parameters: List<Identifier>) -> String {
        "(" + tree.elements(of: parameters).map { names.text(of: $0.name) }.joined(separator: ", ") + ")"
    }
}
