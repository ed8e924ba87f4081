import SceneRuntime

/// Closing braces that the text does not contain at one place, according to the indentation.
struct MissingBrace {
    /// A brace that is not closed, and the indentation of its line.
    struct Opener {
        let token: Token
        let indentation: [UInt8]
    }

    /// The braces that are closed here, innermost first.
    var openers: [Opener]
    /// The end of the token before the place.
    let previousEnd: UInt32
    /// The start of the token after it.
    let nextStart: UInt32

    /// Returns the places where a line is not indented further than the line with the innermost open brace. `tokens`
    /// are those of a whole file.
    ///
    /// A single brace that is missing at the end of the file is not returned: there its place needs no indentation.
    static func find(_ tokens: borrowing Slab<Token>, in bytes: [UInt8]) -> [MissingBrace] {
        var found: [MissingBrace] = []
        var open: [Opener] = []
        var indentation: [UInt8] = []
        for index in 0..<tokens.count {
            let token = tokens[index]
            let isEnd = token.kind == .endOfFile
            if token.flags.contains(.newline) || isEnd {
                indentation = isEnd ? [] : self.indentation(before: Int(token.start), in: bytes)
                var closed: [Opener] = []
                while let innermost = open.last,
                    isEnd || closes(token, indentation.count, innermost.indentation.count)
                {
                    closed.append(innermost)
                    open.removeLast()
                }
                if !closed.isEmpty {
                    let previousEnd = index > 0 ? tokens[index - 1].end : 0
                    found.append(MissingBrace(openers: closed, previousEnd: previousEnd, nextStart: token.start))
                }
            }
            if isEnd { break }
            if token.kind == .leftBrace { open.append(Opener(token: token, indentation: indentation)) }
            if token.kind == .rightBrace { _ = open.popLast() }
        }
        let isOnlyAtEnd = found.count == 1 && found[0].openers.count == 1 && found[0].isAtEnd(of: tokens)
        return isOnlyAtEnd ? [] : found
    }

    private func isAtEnd(of tokens: borrowing Slab<Token>) -> Bool {
        tokens.last.map { $0.start == nextStart && $0.kind == .endOfFile } ?? false
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

    /// Returns the text of the line up to `end`, if the line is short and contains all of `openers`; otherwise nil.
    static func line(of openers: [Token], to end: UInt32, in bytes: [UInt8]) -> String? {
        guard let first = openers.map({ $0.start }).min(), first < end, Int(end) <= bytes.count,
            !(Int(first)..<Int(end)).contains(where: { bytes[$0] == 0x0A })
        else { return nil }
        var start = Int(first)
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        while bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        return Int(end) - start > 100 ? nil : String(decoding: bytes[start..<Int(end)], as: UTF8.self)
    }

    /// The message about the braces, with the edit that adds them.
    fileprivate func diagnostic(in tree: SyntaxTree, _ bytes: [UInt8]) -> Diagnostic {
        let place = tree.span(previousEnd, previousEnd)
        let labels = openers.map {
            Diagnostic.Label(tree.span($0.token.start, $0.token.end), "opened here")
        }
        let isOne = openers.count == 1
        if let line = Self.line(of: openers.map { $0.token }, to: previousEnd, in: bytes) {
            let closers = String(repeating: " }", count: openers.count)
            return Diagnostic(
                .unclosed, isOne ? "expected '}'" : "expected '}' for each of \(openers.count) blocks", at: place,
                label: "here", secondary: labels, help: "write: \(line)\(closers)", fix: .init(place, closers))
        }
        let lines = openers.map { "\n" + String(decoding: $0.indentation, as: UTF8.self) + "}" }
        return Diagnostic(
            .unclosed, isOne ? "expected '}'" : "expected '}' for each of \(openers.count) blocks", at: place,
            label: "missing here, according to the indentation", secondary: labels,
            help: isOne
                ? "write '}' after this line, on a line of its own, indented like the line that opens the block"
                : "write each '}' after this line, on a line of its own, indented like the line that opens its block",
            fix: Diagnostic.Fix(place, lines.joined()))
    }
}

extension Parser {
    /// Parses `source` with the braces that are missing, and returns the tree and one diagnostic for each place; nil if
    /// the indentation does not show the places, or if there are other errors. `isIncomplete` is that of the text
    /// without the braces.
    static func parseWithMissingBraces(
        _ source: SourceFile, as file: FileID, names: inout IdentifierTable, limits: ParserLimits, isIncomplete: Bool
    ) -> ParsedFile? {
        var lexer = Lexer(source, as: file, names: names, sizeLimit: limits.fileSize)
        lexer.run()
        let places = MissingBrace.find(lexer.tokens, in: lexer.bytes)
        guard !places.isEmpty else { return nil }
        var left = places[...]
        var tokens = Slab<Token>()
        for index in 0..<lexer.tokens.count {
            let token = lexer.tokens[index]
            if let place = left.first, place.nextStart == token.start {
                left.removeFirst()
                for _ in place.openers {
                    tokens.append(
                        Token(
                            kind: .rightBrace, flags: .newline, start: place.previousEnd, end: place.previousEnd,
                            payload: 0))
                }
            }
            tokens.append(token)
        }
        swap(&lexer.tokens, &tokens)
        var parser = Parser(lexer, limits: limits)
        parser.parseFile()
        guard parser.diagnostics.isEmpty, parser.lexer.diagnostics.isEmpty else { return nil }
        names = parser.names
        let diagnostics = places.map { $0.diagnostic(in: parser.tree, parser.bytes) }
        return ParsedFile(tree: parser.tree, diagnostics: diagnostics, isIncomplete: isIncomplete)
    }
}
