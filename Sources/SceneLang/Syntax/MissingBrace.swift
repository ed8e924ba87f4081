import SceneRuntime

/// A closing brace that the text does not contain, and its place according to the indentation.
struct MissingBrace {
    /// The brace that it closes.
    let opener: Token
    /// The end of the token before its place.
    let previousEnd: UInt32
    /// The start of the token after its place.
    let nextStart: UInt32
    /// The indentation of the line of `opener`.
    let indentation: [UInt8]

    /// Returns the first place where a line is not indented further than the line with the innermost open brace, or
    /// nil if there is none. `tokens` are those of a whole file.
    static func find(_ tokens: borrowing Slab<Token>, in bytes: [UInt8]) -> MissingBrace? {
        var open: [(token: Token, indentation: [UInt8])] = []
        var indentation: [UInt8] = []
        for index in 0..<tokens.count {
            let token = tokens[index]
            if token.kind == .endOfFile {
                break
            } else if token.flags.contains(.newline) {
                indentation = self.indentation(before: Int(token.start), in: bytes)
                if let innermost = open.last, closes(token, indentation.count, innermost.indentation.count) {
                    return MissingBrace(
                        opener: innermost.token, previousEnd: index > 0 ? tokens[index - 1].end : 0,
                        nextStart: token.start, indentation: innermost.indentation)
                }
            }
            if token.kind == .leftBrace { open.append((token, indentation)) }
            if token.kind == .rightBrace { _ = open.popLast() }
        }
        return nil
    }

    /// Whether a line that begins with `token` cannot be in a block whose first line has the indentation `outer`.
    private static func closes(_ token: Token, _ indentation: Int, _ outer: Int) -> Bool {
        if token.kind == .rightBrace || token.kind == .case || token.kind == .default { return indentation < outer }
        return indentation <= outer
    }

    /// Returns the whitespace between the start of the line and `offset`.
    private static func indentation(before offset: Int, in bytes: [UInt8]) -> [UInt8] {
        var start = offset
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        return Array(bytes[start..<offset])
    }
}

extension Parser {
    /// Parses `source` with the brace that is missing, and returns the tree and one diagnostic; nil if the indentation
    /// does not show its place, or if there are other errors. `isIncomplete` is that of the text without the
    /// brace.
    static func parseWithMissingBrace(
        _ source: SourceFile, as file: FileID, names: inout IdentifierTable, limits: ParserLimits, isIncomplete: Bool
    ) -> ParsedFile? {
        var lexer = Lexer(source, as: file, names: names, sizeLimit: limits.fileSize)
        lexer.run()
        guard let brace = MissingBrace.find(lexer.tokens, in: lexer.bytes) else { return nil }
        var tokens = Slab<Token>()
        for index in 0..<lexer.tokens.count {
            let token = lexer.tokens[index]
            if token.start == brace.nextStart {
                tokens.append(
                    Token(
                        kind: .rightBrace, flags: .newline, start: brace.previousEnd, end: brace.previousEnd,
                        payload: 0))
            }
            tokens.append(token)
        }
        swap(&lexer.tokens, &tokens)
        var parser = Parser(lexer, limits: limits)
        parser.parseFile()
        guard parser.diagnostics.isEmpty, parser.lexer.diagnostics.isEmpty else { return nil }
        names = parser.names
        let place = parser.tree.span(brace.previousEnd, brace.previousEnd)
        let opener = Diagnostic.Label(parser.tree.span(brace.opener.start, brace.opener.end), "opened here")
        let line = "\n" + String(decoding: brace.indentation, as: UTF8.self) + "}"
        let missing = Diagnostic(
            .unclosed, "expected '}'", at: place, label: "according to the indentation", secondary: [opener],
            help: "write '}' on the next line, below the line that opens the block",
            fix: Diagnostic.Fix(place, line))
        return ParsedFile(tree: parser.tree, diagnostics: [missing], isIncomplete: isIncomplete)
    }
}
