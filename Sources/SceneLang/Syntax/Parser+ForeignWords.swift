// Words of Swift, of test tools and of other languages.
extension Parser {
    /// Words that begin statements elsewhere, and the verbs that mean the same.
    static let verbs = [
        "assert": "expect", "precondition": "expect", "check": "expect", "verify": "expect", "assume": "expect",
        "wait": "advance", "sleep": "advance", "delay": "advance",
        "echo": "print", "log": "print", "puts": "print", "println": "print",
        "click": "tap", "touch": "tap", "press": "tap",
        "notify": "post",
    ]

    /// Words of conditions in other languages, and the tokens that mean the same.
    private static let conditionWords = ["then": "", "do": "", "and": "&&", "or": "||", "=": "=="]

    /// Reports a statement that begins with a word of another language, and returns whether it did so.
    mutating func reportForeignWord(_ word: String, _ span: SourceSpan) -> Bool {
        guard let verb = Parser.verbs[word] else { return false }
        lastError = cursor.position
        report(
            .expectedStatement, "unknown statement '\(word)'", span, suggestion: .word(verb),
            fix: Diagnostic.Fix(span, verb))
        return true
    }

    /// Reports a word between a condition and its block, such as `then`, and skips to the block. Returns false if there
    /// is no such word or no block.
    mutating func skipForeignHead() -> Bool {
        guard !isAtStatementEnd, let symbol = Parser.conditionWords[text(of: cursor.current)] else { return false }
        var distance = 1
        while lookAhead(distance).kind != .leftBrace {
            let token = lookAhead(distance)
            if token.kind == .endOfFile || token.flags.contains(.newline) { return false }
            distance += 1
        }
        let token = cursor.current
        let end = symbol.isEmpty ? lookAhead(1).start : token.end
        let span = tree.span(token.start, end)
        report(
            .expectedToken, "unexpected '\(text(of: token))' in a condition", span,
            help: symbol.isEmpty ? "remove the word" : nil,
            fix: Diagnostic.Fix(span, symbol, isHelp: !symbol.isEmpty))
        skip(distance)
        return true
    }

    /// Reports a command of a session, such as `:help push`, and skips its line. Returns false if no word follows the
    /// colon.
    mutating func reportSessionCommand() -> Bool {
        let colon = cursor.current
        let word = cursor.peek()
        guard word.kind.isWord, !word.flags.contains(.space) else { return false }
        let name = text(of: word)
        skip(2)
        while !isAtStatementEnd { take() }
        let span = tree.span(colon.start, previousEnd)
        let line = String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
        let operand = line.dropFirst(name.utf8.count + 1).drop { $0 == " " }
        let isStatement = ["ios", "device", "tree"].contains(name)
        let fix: String? =
            isStatement
            ? String(line.dropFirst()) : name == "load" && !operand.isEmpty ? "import \"\(operand)\"" : nil
        report(
            .expectedStatement, "':\(name)' is a command of a session", span,
            help: fix == nil ? "to keep the line as a comment, write: // \(line)" : nil,
            fix: Diagnostic.Fix(span, fix ?? "// \(line)", isCertain: fix != nil, isHelp: fix != nil))
        return true
    }
}
