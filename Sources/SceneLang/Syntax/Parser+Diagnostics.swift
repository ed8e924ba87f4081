// Reporting, recovery and closing brackets.
extension Parser {
    mutating func report(
        _ code: DiagnosticCode, _ message: String, _ span: SourceSpan, label: String = "",
        suggestion: Diagnostic.Correction? = nil, secondary: [Diagnostic.Label] = [], help: String? = nil,
        fix: Diagnostic.Fix? = nil, subject: Diagnostic.Subject? = nil
    ) {
        guard !isStopped else { return }
        if !cursor.at(.endOfFile) { isWrongBeforeEnd = true }
        diagnostics.append(
            Diagnostic(
                code, message, at: span, label: label, suggestion: suggestion, secondary: secondary, help: help,
                fix: fix, subject: subject))
    }

    /// Reports an error at `token`, unless the last error is at the same token. `write` is a fix that is the help, too.
    mutating func report(
        _ code: DiagnosticCode, _ message: String, at token: Token, label: String = "",
        suggestion: Diagnostic.Correction? = nil, secondary: [Diagnostic.Label] = [], help: String? = nil,
        fix: String? = nil, write: String? = nil, subject: Diagnostic.Subject? = nil
    ) {
        guard lastError != cursor.position || isStopped else { return }
        lastError = cursor.position
        let span = tree.span(token.start, token.end)
        report(
            code, message, span, label: label, suggestion: suggestion, secondary: secondary, help: help,
            fix: (write ?? fix).map { Diagnostic.Fix(span, $0, isHelp: write != nil) }, subject: subject)
    }

    /// Reports that `what` is missing before the next token.
    mutating func reportExpected(
        _ code: DiagnosticCode, _ what: String, help: String? = nil, secondary: [Diagnostic.Label] = [],
        subject: Diagnostic.Subject? = nil
    ) {
        if cursor.at(.endOfFile), let last = cursor.previous, TokenSet.continuing.contains(last.kind) {
            endedTooEarly = true
        }
        guard isAtStatementEnd else {
            return report(
                code, "expected \(what), found \(description(of: cursor.current))", at: cursor.current,
                secondary: secondary, help: help, subject: subject)
        }
        guard lastError != cursor.position else { return }
        lastError = cursor.position
        report(
            code, "expected \(what)", tree.span(previousEnd, previousEnd), label: "here", secondary: secondary,
            help: help, subject: subject)
    }

    /// Returns the description of a token for messages.
    func description(of token: Token) -> String {
        if token.kind == .endOfFile { return "the end of the file" }
        if token.kind == .string { return "a string" }
        if token.kind == .stringHead { return "a string with \\(…)" }
        if token.kind == .stringMiddle || token.kind == .stringTail { return "the rest of a string" }
        return "'\(text(of: token))'"
    }

    /// Consumes `kind`, or reports it as `what`.
    @discardableResult
    mutating func expect(_ kind: TokenKind, _ what: String, help: String? = nil) -> Bool {
        if eat(kind) { return true }
        reportExpected(.expectedToken, what, help: help)
        return false
    }

    /// Consumes the bracket that closes `opener`. If it does not follow, reports it, and skips to it if it is on this
    /// line.
    @inline(__always)
    mutating func closeBracket(_ kind: TokenKind, _ opener: Token) {
        if !eat(kind) { reportUnclosed(kind, opener) }
    }

    @inline(never)
    private mutating func reportUnclosed(_ kind: TokenKind, _ opener: Token) {
        if cursor.at(.endOfFile) { endedTooEarly = true }
        let closer = kind == .rightParenthesis ? ")" : kind == .rightBracket ? "]" : "}"
        let label = Diagnostic.Label(tree.span(opener.start, opener.end), "opened here")
        let subject = kind == .rightParenthesis ? Diagnostic.Subject.statement : .value
        let found =
            cursor.at(.endOfFile) || cursor.current.flags.contains(.newline)
            ? "" : ", found \(description(of: cursor.current))"
        if found.isEmpty {
            if lastError != cursor.position {
                lastError = cursor.position
                let line = closer == "}" ? MissingBrace.line(of: [opener], to: previousEnd, in: bytes) : nil
                report(
                    .unclosed, "expected '\(closer)'", tree.span(previousEnd, previousEnd), label: "here",
                    secondary: [label],
                    help: line.map { "write: \($0) }" }
                        ?? "write '\(closer)'\(closer == "}" ? " on the next line" : "")",
                    fix: Diagnostic.Fix(
                        tree.span(previousEnd, previousEnd), line != nil ? " }" : closer == "}" ? "\n}" : closer),
                    subject: subject)
            }
        } else {
            report(
                .unclosed, "expected '\(closer)'\(found)", at: cursor.current, secondary: [label], subject: subject)
        }
        var distance = 0
        var depth = 0
        while !lookAhead(distance).flags.contains(.newline) {
            let found = cursor.peek(distance).kind
            if found == .endOfFile || found == .semicolon { return }
            if found.bracketStep < 0, depth == 0 {
                if found == kind { skip(distance + 1) }
                return
            }
            depth += found.bracketStep
            distance += 1
        }
    }

    /// Reports a name with an operand, as a verb has one, if it resembles a word that begins a statement in this
    /// language or in Swift. Otherwise returns false.
    mutating func reportMisspeltWord(_ name: IdentifierID, _ id: ExpressionID) -> Bool {
        let spelled = names.text(of: name)
        let span = tree.span(of: id)
        if reportForeignWord(spelled, span) { return true }
        if reportNot() { return true }
        guard let near = Suggestion.closest(to: spelled, in: Parser.beginnings), !Parser.isOwnWord(spelled, not: near),
            cursor.current.kind.isWord || cursor.at(.string) || cursor.at(.dot)
        else { return false }
        lastError = cursor.position
        report(
            .expectedStatement, "unknown statement '\(spelled)'", span, suggestion: .word(near),
            fix: Diagnostic.Fix(span, near, isCertain: Suggestion.isCertain(spelled, in: Parser.beginnings)))
        return true
    }

    /// Checks that the statement ends here. Otherwise reports and skips the rest.
    @inline(__always)
    mutating func endStatement() {
        if !isAtStatementEnd { reportStatementEnd() }
        _ = eat(.semicolon)
    }

    @inline(never)
    private mutating func reportStatementEnd() {
        if cursor.at(.rightParenthesis) || cursor.at(.rightBracket) {
            report(.unopened, "unmatched \(description(of: cursor.current))", at: cursor.current)
        } else if !cursor.at(.unknown), !reportNot() {
            if cursor.at(.equal), let joined = joinedLine {
                return reportJoinedLine(joined)
            }
            // There is no clause `after`, but people expect one.
            let isAfter = text(of: cursor.current) == "after"
            let help =
                isAfter
                ? "swap the calls and write: expect call B before A"
                : "write each statement on its own line, or separate statements with ';'"
            let isAssignment = cursor.at(.equal)
            report(
                .statementEnd, "expected the end of the statement, found \(description(of: cursor.current))",
                at: cursor.current, help: isAssignment ? nil : help, write: isAssignment ? "==" : nil)
        }
        skipToStatementEnd()
    }

    /// The token that joins the line of the next token with the line before, if the next token is the second one of
    /// its line.
    private var joinedLine: Token? {
        guard let first = cursor.previous, first.flags.contains(.newline) else { return nil }
        let last = cursor.peek(-2)
        return TokenSet.continuing.contains(last.kind) ? last : nil
    }

    /// Reports the `=` of an assignment that continues the statement of the line before, as in `let b = 1 +`.
    private mutating func reportJoinedLine(_ joint: Token) {
        report(
            .statementEnd, "expected the end of the statement, found '='", at: cursor.current,
            secondary: [
                Diagnostic.Label(tree.span(joint.start, joint.end), "the statement continues after this line")
            ],
            help: "a value is missing after '\(text(of: joint))'")
        skipToStatementEnd()
    }

    /// Skips to the end of the statement: a line end outside of braces, `;`, or the brace that ends the block.
    mutating func skipStatement() {
        var braces = 0
        while !cursor.at(.endOfFile) {
            if braces == 0, cursor.at(.rightBrace) || cursor.at(.semicolon) { return }
            if cursor.at(.leftBrace) { braces += 1 }
            if cursor.at(.rightBrace) { braces -= 1 }
            take()
            if braces == 0, cursor.current.flags.contains(.newline) { return }
        }
    }

    /// Skips to the end of the statement, if it does not end here.
    mutating func skipToStatementEnd() {
        if !isAtStatementEnd { skipStatement() }
    }
}
