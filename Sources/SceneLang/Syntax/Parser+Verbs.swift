// Verb statements: one routine for all rows of `VerbTable`.
//
//     verb   ::= words operand? clause*
//     clause ::= word operand?
extension Parser {
    /// Parses a verb statement; nil if the word is used as a name. Reports a missing second word.
    mutating func verbStatement() -> VerbStatement? {
        guard let name = cursor.current.name, !isNameHere(cursor.peek()), !isPastedCall else { return nil }
        let forms = VerbTable.forms(beginningWith: name)
        guard !forms.isEmpty, !isSwiftCall(name, forms) else { return nil }
        recordVerbWords(of: forms)
        guard let form = firstMatch(among: forms) else {
            if forms.allSatisfy({ $0.names.count == 1 }) { return nil }
            take()
            let rows = forms.map { $0.row }
            if names.text(of: name) == "receive", let word = cursor.current.name,
                let event = UnmodelledEvent.named(names.text(of: word))
            {
                report(.unmodelled, event.message, at: cursor.current, help: event.help)
                skipToStatementEnd()
                return VerbStatement(verb: rows[0].verb, operand: .none, clauses: .empty)
            }
            let seconds = rows.compactMap { $0.words.dropFirst().first }.map { "'\($0)'" }
            var unique: [String] = []
            for second in seconds where !unique.contains(second) { unique.append(second) }
            reportExpected(
                .operandMissing, Self.alternatives(unique) + " after '\(names.text(of: name))'",
                help: "write: " + rows.map { $0.usage }.joined(separator: " or "))
            skipToStatementEnd()
            return VerbStatement(verb: rows[0].verb, operand: .none, clauses: .empty)
        }
        return verb(form.row)
    }

    /// Whether a verb's word is called like a method of UIKit, with a label or several arguments.
    @inline(__always)
    private var isPastedCall: Bool { cursor.peek().kind == .leftParenthesis && cursor.isAtPastedCall }

    @inline(__always)
    private mutating func firstMatch(among forms: ArraySlice<VerbForm>) -> VerbForm? {
        for form in forms where matches(form, among: forms) { return form }
        return nil
    }

    /// Whether the tokens begin with the words of `form`, and the rest can match it. `forms` are all forms with the
    /// same first word.
    private mutating func matches(_ form: VerbForm, among forms: ArraySlice<VerbForm>) -> Bool {
        for (distance, name) in form.names.enumerated() {
            let token = cursor.peek(distance)
            if token.name != name || (distance > 0 && startsLine(token)) { return false }
        }
        let row = form.row
        let next = cursor.peek(form.names.count)
        let ends = isEnd(next)
        // A symbol begins with a dot, which distinguishes `show .primary` from `show detail`.
        if case .symbol = row.operand, forms.contains(where: { $0.row !== row && $0.names == form.names }) {
            return next.kind == .dot
        }
        if row.operand == .patterns { return next.kind == .leftBrace }
        // `tap row` without a number taps a view with the name `row`.
        if row.verb == .tapRow { return !ends && next.kind != .dot && clause(of: next) == nil }
        if form.names.count == 1 { return true }
        // A later word may also be the operand of a form with fewer words.
        if isNameHere(next) || (next.kind == .leftParenthesis && !next.flags.contains(.space)) { return false }
        let shorter = forms.lazy.filter { $0.names.count < form.names.count }
        if shorter.isEmpty { return true }
        let isOpen = completionRecord != nil && next.kind == .endOfFile && !startsLine(next)
        guard row.operand == .none else { return row.presence == .optional || !ends || isOpen }
        guard let clause = clause(of: next) else { return ends }
        // A clause that no form takes is reported for this form.
        return row.clauseRow(for: clause) != nil || !shorter.contains { $0.row.clauseRow(for: clause) != nil }
    }

    @inline(__always)
    private func isEnd(_ token: Token) -> Bool {
        TokenSet.statementEnds.contains(token.kind) || startsLine(token)
    }

    /// Returns the clause that `token` begins, in any verb.
    @inline(__always)
    private func clause(of token: Token) -> Clause? {
        word(of: token) == nil ? nil : Clause.beginning(with: IdentifierID(token.payload))
    }

    /// Parses the rest of a statement after the words of `row`.
    private mutating func verb(_ row: VerbRow) -> VerbStatement {
        for _ in row.words { take() }
        // After `pop()`, clauses are read as after `pop`.
        if reportEmptyParentheses(after: row), row.operand != .none, row.presence == .required {
            return VerbStatement(verb: row.verb, operand: .none, clauses: .empty)
        }
        var operand = Operand.none
        let isAtEnd = isAtStatementEnd
        completionRecord?.operand = row.operand
        if row.operand != .none {
            recordContinuationOnLine(.operand(row.operand, nil), isOnly: row.presence == .required)
        }
        if row.operand == .none {
            if row.verb == .dismiss { reportDismissedOperand() }
        } else if isAtOperand(row) {
            // A block after the operand is not a closure that the operand is called with.
            operand = with(row.takesBlockDirectly ? .beforeBody : mode) { $0.operand(row.operand, of: row) }
            if cursor.previous?.kind == .identifier, let other = reportMissingStyleWord(in: operand, of: row) {
                operand = other
            }
        } else if row.presence == .required {
            reportExpected(
                .operandMissing,
                "\(row.operand.description) after '\(row.verb.words)'",
                help: "write: \(row.usage)")
        }
        let errors = diagnostics.count
        var clauses = row.verb == .expectCall ? callCount() : []
        clauses += self.clauses(row.clauses, of: row.verb.words, usage: row.usage)
        if cursor.at(.leftBrace), !startsLine(cursor.current), row.takesBlockDirectly {
            clauses += blockClause(row)
        }
        recordVerbStatement(row, hasOperand: row.operand == .none || !isAtEnd, clauses)
        // After an error in a clause, the rest of the statement was skipped.
        let needsAll = diagnostics.count == errors
        for needed in row.clauses
        where needsAll && needed.isRequired && !clauses.contains(where: { $0.clause == needed.clause }) {
            let word = needed.wordUse == .absent ? "" : needed.clause.word.text + " "
            let text = "'\(word)\(needed.operand.placeholder)'"
            let isBlock = word.isEmpty && (needed.operand == .block || needed.operand == .closure)
            reportExpected(
                .clauseMissing, text, help: "write: \(row.usage)", subject: isBlock ? .missingBlock : .statement)
        }
        reportRest(of: row)
        return VerbStatement(verb: row.verb, operand: operand, clauses: tree.add(clauses))
    }

    /// Whether the next token begins the operand of `row`. If the operand is optional, the word of a clause begins the
    /// clause.
    @inline(__always)
    private func isAtOperand(_ row: VerbRow) -> Bool {
        if isAtStatementEnd { return false }
        guard row.presence == .optional else { return true }
        if cursor.at(.leftBrace) { return false }
        return clause(of: cursor.current).flatMap { row.clauseRow(for: $0) } == nil
    }

    private mutating func operand(_ kind: OperandKind, of row: VerbRow?) -> Operand {
        switch kind {
        case .none: return .none
        case .block: return .block(block("statements"))
        case .closure: return closureOperand(of: row)
        case .statement: return verbAfterBegin()
        case .categories: return .categories(categories())
        case .names:
            var found = [expression()]
            while eat(.comma), !isStopped { found.append(expression()) }
            return .names(tree.add(found))
        case .patterns: return .patterns(patterns())
        case .callPattern: return .expression(with(.callPattern) { $0.expression() })
        default: return .expression(expression())
        }
    }

    /// Parses the block that follows an operand without the word of its clause.
    private mutating func blockClause(_ row: VerbRow) -> [ClauseArgument] {
        guard let clause = row.clauses.first(where: { $0.isBlockWithoutWord }) else { return [] }
        let start = cursor.current.start
        let operand = clause.operand == .closure ? closureOperand(of: row) : .block(block("the statements to check"))
        return [ClauseArgument(clause: clause.clause, operand: operand, start: start, end: previousEnd)]
    }

    /// Whether a block begins with a list of captures: `then { [weak self] in … }`.
    private var isAtCaptureList: Bool { cursor.at(.leftBrace) && cursor.peek().kind == .leftBracket }

    /// Parses a block that runs later.
    private mutating func closureOperand(of row: VerbRow?) -> Operand {
        guard cursor.at(.leftBrace) else {
            reportExpected(.operandMissing, "a block", help: row.map { "write: \($0.usage)" })
            skipToStatementEnd()
            return .none
        }
        return .expression(closure())
    }

    /// Parses the clauses of a verb or a segue, in any order. `subject` is its name in messages.
    mutating func clauses(
        _ rows: [VerbRow.ClauseRow], of subject: @autoclosure () -> String, usage: @autoclosure () -> String
    ) -> [ClauseArgument] {
        var found: [ClauseArgument] = []
        while !isAtStatementEnd, !isStopped, let clause = clause(of: cursor.current) {
            let token = cursor.current
            guard let row = rows.first(where: { $0.clause == clause && $0.beginsWithWord }) else {
                let near = Parser.clause(meantBy: clause.word.text, in: rows)
                report(
                    .clauseUnknown, "'\(subject())' does not take '\(clause.word.text)'", at: token,
                    suggestion: near.map { .word($0) }, help: near == nil ? "write: \(usage())" : nil, fix: near)
                skipToStatementEnd()
                break
            }
            if let first = found.first(where: { $0.clause == clause }) {
                report(
                    .clauseRepeated, "duplicate clause '\(clause.word.text)'", at: token,
                    secondary: [Diagnostic.Label(tree.span(first.start, first.end), "first here")])
            }
            take()
            if cursor.at(.colon) {
                report(
                    .clauseUnknown, "unexpected ':' after '\(clause.word.text)'", at: cursor.current,
                    help: "remove the ':'", fix: "")
                take()
            }
            var operand = Operand.none
            completionRecord?.operand = row.operand
            if row.operand != .none {
                recordContinuationOnLine(.operand(row.operand, clause), isOnly: true)
                if isAtStatementEnd {
                    reportExpected(
                        .operandMissing, "\(row.operand.description) after '\(clause.word.text)'",
                        help: "write: \(usage())")
                } else if clause == .then, isAtCaptureList {
                    operand = closureOperand(of: nil)
                } else {
                    operand = self.operand(row.operand, of: nil)
                }
            }
            if !found.contains(where: { $0.clause == clause }) {
                found.append(
                    ClauseArgument(clause: clause, operand: operand, start: token.start, end: previousEnd))
            }
        }
        for row in rows
        where row.beginsWithWord && completionRecord != nil && !found.contains(where: { $0.clause == row.clause }) {
            recordContinuationOnLine(.clause(row.clause))
        }
        return found
    }

    /// Parses the verb after `begin`.
    private mutating func verbAfterBegin() -> Operand {
        let start = cursor.current.start
        let statement = nested(orElse: VerbStatement?.none) { $0.verbStatement() }
        guard let statement else {
            reportExpected(.operandMissing, "a verb after 'begin'", help: "write: begin push X")
            skipToStatementEnd()
            return .none
        }
        if statement.kind == .begin {
            report(
                .expectedStatement, "duplicate 'begin'", tree.span(start, previousEnd), help: "write 'begin' once")
        } else if !statement.kind.canBegin {
            report(
                .expectedStatement, "'begin' requires a verb that runs a transition or an interaction",
                tree.span(start, previousEnd), help: "remove 'begin'")
        }
        return .statement(tree.add(.verb(statement), start, previousEnd))
    }

    /// `+layout -init`
    private mutating func categories() -> List<CategoryChange> {
        var found: [CategoryChange] = []
        while !isAtStatementEnd {
            let isOn = cursor.at(.plus)
            guard eat(.plus) || eat(.minus) else {
                reportExpected(.expectedToken, "'+' or '-' and a category", help: "write: trace +layout -init")
                break
            }
            recordContinuationOnLine(.category, isOnly: true)
            guard let name = identifier("a category of the trace") else { break }
            found.append(CategoryChange(isOn: isOn, name: name))
        }
        recordContinuationOnLine(.operand(.categories, nil))
        return tree.add(found)
    }

    /// Parses the lines of `expect trace { … }`, which the lexer has not split into tokens.
    private mutating func patterns() -> List<TracePattern> {
        let opener = take()
        var found: [TracePattern] = []
        if cursor.at(.tracePatterns) {
            let raw = take()
            for line in TracePatternReader.lines(bytes, Int(raw.start), Int(raw.end)) {
                let text = Array(String(decoding: bytes[line.start..<line.end], as: UTF8.self).utf8)
                found.append(
                    TracePattern(
                        kind: line.kind, text: tree.add(text: text), start: UInt32(line.start), end: UInt32(line.end)))
            }
        }
        if cursor.at(.endOfFile) { completionRecord?.end() }
        closeBracket(.rightBrace, opener)
        return tree.add(found)
    }

    /// Returns `a`, `a or b`, `a, b or c`.
    private static func alternatives(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    /// Reports `dismiss X`, which is ambiguous: X may be the presented or the presenting controller.
    private mutating func reportDismissedOperand() {
        guard !isAtStatementEnd, clause(of: cursor.current) == nil else { return }
        let start = cursor.current
        if start.kind == .leftBrace {
            report(
                .expectedToken, "expected 'then' before the block of 'dismiss'", at: start,
                write: "then {")
            _ = expression()
            return
        }
        let operand = expression()
        let span = tree.span(of: operand)
        guard span.start >= start.start, !span.isEmpty else { return }
        let text = String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
        report(
            .ambiguousDismiss, "'dismiss \(text)' is ambiguous", span,
            help: "`dismiss from \(text)` dismisses the controller that \(text) presents, or \(text) "
                + "if there is none; `dismiss from \(text).presentingViewController` dismisses \(text)")
    }
}

extension TokenCursor {
    /// Whether a word is followed by arguments as in a call of UIKit: several, or one with a label.
    fileprivate var isAtPastedCall: Bool {
        guard peek().kind == .leftParenthesis, !peek().flags.contains(.space) else { return false }
        if peek(2).kind == .identifier, peek(3).kind == .colon { return true }
        // `perform(#selector(f))`
        if peek(2).kind == .directive { return true }
        var depth = 0
        var distance = 1
        while distance < 200 {
            let kind = peek(distance).kind
            if kind == .endOfFile { return false }
            if kind == .comma, depth == 1 { return true }
            depth += kind.bracketStep
            if depth == 0 { return false }
            distance += 1
        }
        return false
    }
}
