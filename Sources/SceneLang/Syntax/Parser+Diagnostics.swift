// Reporting, recovery and closing brackets.
extension Parser {
    mutating func report(
        _ code: DiagnosticCode, _ message: String, _ span: SourceSpan, label: String = "",
        secondary: [Diagnostic.Label] = [], help: String? = nil, fix: Diagnostic.Fix? = nil
    ) {
        guard !isStopped else { return }
        if !at(.endOfFile) { isWrongBeforeEnd = true }
        diagnostics.append(
            Diagnostic(code, message, at: span, label: label, secondary: secondary, help: help, fix: fix))
    }

    /// Reports an error about `token`, unless the last one was there.
    mutating func report(
        _ code: DiagnosticCode, _ message: String, at token: Token, label: String = "",
        secondary: [Diagnostic.Label] = [], help: String? = nil, fix: String? = nil
    ) {
        guard lastError != position || isStopped else { return }
        lastError = position
        let span = tree.span(token.start, token.end)
        report(
            code, message, span, label: label, secondary: secondary, help: help,
            fix: fix.map { Diagnostic.Fix(span, $0) })
    }

    /// Reports that `what` is missing before the next token.
    mutating func reportExpected(
        _ code: DiagnosticCode, _ what: String, help: String? = nil, secondary: [Diagnostic.Label] = []
    ) {
        if at(.endOfFile), position > 0, Parser.wantsMore(tokens[position - 1].kind) { endedEarly = true }
        guard isAtStatementEnd else {
            return report(
                code, "expected \(what), found \(description(of: current))", at: current, secondary: secondary,
                help: help)
        }
        guard lastError != position else { return }
        lastError = position
        report(
            code, "expected \(what)", tree.span(previousEnd, previousEnd), label: "here", secondary: secondary,
            help: help)
    }

    /// Whether a line that ends with the token goes on.
    private static func wantsMore(_ kind: TokenKind) -> Bool {
        switch kind {
        case .comma, .arrow, .colon, .equal, .plusEqual, .minusEqual, .starEqual, .slashEqual, .questionQuestion,
            .ampersandAmpersand, .barBar, .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual,
            .rangeUntil, .rangeThrough, .plus, .minus, .star, .slash, .percent, .exclamation, .question, .is, .in:
            true
        default: false
        }
    }

    /// How messages name a token.
    func description(of token: Token) -> String {
        switch token.kind {
        case .endOfFile: "the end of the file"
        case .string, .stringHead: "a string"
        case .stringMiddle, .stringTail: "the rest of a string"
        default: "'\(text(of: token))'"
        }
    }

    /// Consumes `kind`, or reports it as `what`.
    @discardableResult
    mutating func expect(_ kind: TokenKind, _ what: String, help: String? = nil) -> Bool {
        if eat(kind) { return true }
        reportExpected(.expectedToken, what, help: help)
        return false
    }

    /// Consumes the bracket that closes `opener`, or reports it and skips to it if it stands on this line.
    mutating func close(_ kind: TokenKind, _ opener: Token) {
        if eat(kind) { return }
        if at(.endOfFile) { endedEarly = true }
        let sign = kind == .rightParenthesis ? ")" : kind == .rightBracket ? "]" : "}"
        let label = Diagnostic.Label(tree.span(opener.start, opener.end), "opened here")
        let found = at(.endOfFile) || current.flags.contains(.newline) ? "" : ", found \(description(of: current))"
        if found.isEmpty {
            if lastError != position {
                lastError = position
                report(
                    .unclosed, "expected '\(sign)'", tree.span(previousEnd, previousEnd), label: "here",
                    secondary: [label])
            }
        } else {
            report(.unclosed, "expected '\(sign)'\(found)", at: current, secondary: [label])
        }
        var index = position
        var depth = 0
        while index < tokens.count, !tokens[index].flags.contains(.newline) {
            switch tokens[index].kind {
            case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
            case .rightParenthesis, .rightBracket, .rightBrace:
                if depth == 0 {
                    if tokens[index].kind == kind { position = index + 1 }
                    return
                }
                depth -= 1
            case .endOfFile, .semicolon: return
            default: break
            }
            index += 1
        }
    }

    /// Checks that the statement ends here, else reports and skips the rest of it.
    mutating func endStatement() {
        if !isAtStatementEnd {
            if at(.rightParenthesis) || at(.rightBracket) {
                report(.unopened, "\(description(of: current)) closes nothing", at: current)
            } else if !at(.unknown) {
                report(
                    .statementEnd, "expected the end of the statement, found \(description(of: current))",
                    at: current, help: "statements stand on lines of their own, or are parted by ';'")
            }
            skipRest()
        }
        _ = eat(.semicolon)
    }

    /// Skips to the end of the statement: a line end outside of braces, `;`, or the brace that ends the block.
    mutating func skipStatement() {
        var braces = 0
        while !at(.endOfFile) {
            switch current.kind {
            case .leftBrace: braces += 1
            case .rightBrace:
                if braces == 0 { return }
                braces -= 1
            case .semicolon where braces == 0: return
            default: break
            }
            take()
            if braces == 0, current.flags.contains(.newline) { return }
        }
    }

    /// Skips to the end of the statement, if it does not end here.
    mutating func skipRest() {
        if !isAtStatementEnd { skipStatement() }
    }
}
