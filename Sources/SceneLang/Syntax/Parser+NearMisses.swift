import SceneRuntime

// Statements that are almost those of the language: a verb with parentheses or with other words after its operand.
extension Parser {
    /// Whether empty parentheses follow the words of `row`, as in `launch()`. Reports and skips them.
    mutating func reportEmptyParentheses(after row: VerbRow) -> Bool {
        guard cursor.at(.leftParenthesis), cursor.peek().kind == .rightParenthesis else { return false }
        let span = tree.span(cursor.current.start, cursor.peek().end)
        let isComplete = row.operand == .none || row.presence == .optional
        report(
            .foreignCall, "'\(row.verb.words)' is a verb and takes no parentheses", span,
            help: isComplete ? "remove the parentheses" : "write: \(row.usage)",
            fix: isComplete ? Diagnostic.Fix(span, "") : nil)
        skip(2)
        return true
    }

    /// If `operand` ends with a style, as in `present detail .pageSheet`, reports that the word `style` is missing.
    /// Returns the operand without the style; nil if there is no style.
    mutating func reportMissingStyleWord(in operand: Operand, of row: VerbRow) -> Operand? {
        guard row.clauseRow(for: .style) != nil, case .expression(let id) = operand,
            case .member(let base, let name) = tree[id], tree.span(of: base).end < name.start - 1
        else { return nil }
        let word = names.text(of: name.name)
        guard Parser.isStyle(word) else { return nil }
        let span = tree.span(name.start - 1, tree.span(of: id).end)
        report(
            .clauseUnknown, "expected 'style' before '.\(word)'", span,
            fix: Diagnostic.Fix(span, "style .\(word)", isHelp: true))
        return .expression(base)
    }

    /// Reports what follows a complete verb statement on its line, with the form of the verb. Skips it.
    mutating func reportRest(of row: VerbRow) {
        let others: [TokenKind] = [.unknown, .equal, .rightParenthesis, .rightBracket]
        guard !isAtStatementEnd, !others.contains(cursor.current.kind), !reportNot() else { return }
        let token = cursor.current
        let word = text(of: token)
        // `endStatement` has a message about it, and a clause that is missing has been reported.
        if word == "after" || lastError == cursor.position { return }
        guard token.kind == .identifier else {
            report(
                .statementEnd, "expected the end of the statement, found \(description(of: token))", at: token,
                help: row.verb == .print ? "to print several values, write: print \"\\(a) \\(b)\"" : form(of: row))
            return skipToStatementEnd()
        }
        if row.clauseRow(for: .style) != nil, let (style, count) = styleWords() {
            let span = tree.span(token.start, lookAhead(count - 1).end)
            report(
                .clauseUnknown, "'\(row.verb.words)' does not take '\(word)'", span,
                fix: Diagnostic.Fix(span, "style .\(style)", isHelp: true))
            return skipToStatementEnd()
        }
        let clauses = row.clauses.filter { $0.beginsWithWord }.map { $0.clause.word.text }
        // `cancel` for `cancelled`.
        let longer = clauses.first { word.utf8.count > 3 && $0.hasPrefix(word) }
        let near =
            longer ?? Suggestion.closest(to: word, in: clauses) ?? Parser.clause(meantBy: word, in: row.clauses)
        // The verb may take no operand, and a second statement may follow.
        report(
            .clauseUnknown, "'\(row.verb.words)' does not take '\(word)'", at: token,
            suggestion: near.map { .word($0) }, help: near == nil ? form(of: row) : nil, fix: near)
        skipToStatementEnd()
    }

    /// Words that name a place in English, before the controller to which a verb is applied.
    static let prepositions: Set<String> = [
        "to", "on", "in", "into", "onto", "over", "above", "from", "at", "inside", "of", "upon", "with", "by", "under",
    ]

    /// Returns the word of the only clause with a controller that a preposition can mean; nil if there is none.
    static func clause(meantBy word: String, in rows: [VerbRow.ClauseRow]) -> String? {
        guard prepositions.contains(word) else { return nil }
        let places = rows.filter { $0.takesController && $0.clause != .with && $0.clause.word.text != word }
        return places.count == 1 ? places[0].clause.word.text : nil
    }

    /// Parses `once`, `twice`, `3 times` or `never` after the pattern of a call; empty if none of these follows.
    mutating func callCount() -> [ClauseArgument] {
        guard !isAtStatementEnd else { return [] }
        let token = cursor.current
        if cursor.isAtSmallNumber, cursor.peek().word == .times, !startsLine(cursor.peek()) {
            let number = expression()
            take()
            return [
                ClauseArgument(clause: .times, operand: .expression(number), start: token.start, end: previousEnd)
            ]
        }
        let counts: [String: Int64] = ["once": 1, "twice": 2, "never": 0]
        guard token.kind == .identifier, let count = counts[text(of: token)] else { return [] }
        take()
        let number = make(.integer(count), token.start, token.end)
        return [ClauseArgument(clause: .times, operand: .expression(number), start: token.start, end: token.end)]
    }

    private func form(of row: VerbRow) -> String { "write: \(row.usage)" }

    /// Returns the style that the next tokens mean, and their number: `pageSheet`, `as sheet`, `as .formSheet`.
    private mutating func styleWords() -> (style: String, count: Int)? {
        let hasAs = text(of: cursor.current) == "as"
        let hasDot = hasAs && lookAhead(1).kind == .dot
        let count = hasAs ? hasDot ? 3 : 2 : 1
        let token = lookAhead(count - 1)
        guard token.kind == .identifier, !token.flags.contains(.newline) else { return nil }
        let word = text(of: token)
        if Parser.isStyle(word) { return (word, count) }
        let others = ["sheet": "pageSheet", "modal": "fullScreen", "fullscreen": "fullScreen"]
        return others[word].map { ($0, count) }
    }

    private static func isStyle(_ word: String) -> Bool {
        let bytes = Array(word.utf8)
        return OperandSymbols.presentationStyle.choices.contains { $0.spelling.utf8Bytes == bytes }
    }

    /// Reports `not` before a value, and returns whether it is there: the previous token is the word.
    mutating func reportNot() -> Bool {
        guard let previous = cursor.previous, previous.kind == .identifier, text(of: previous) == "not",
            cursor.current.kind.isWord || cursor.at(.leftParenthesis)
        else { return false }
        let end = cursor.current.start
        let span = tree.span(previous.start, end)
        report(.foreignCall, "'not' is the operator '!'", span, fix: Diagnostic.Fix(span, "!", isHelp: true))
        skipToStatementEnd()
        return true
    }
}
