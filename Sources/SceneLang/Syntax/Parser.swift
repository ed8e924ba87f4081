import SceneRuntime

/// Reads the tokens of a file into a tree.
///
/// Parsing never fails: missing syntax becomes a `missing` node and a diagnostic, and parsing continues at the end of
/// the statement or declaration (panic-mode recovery). Each iteration of a loop consumes a token; recursion is limited
/// by `ParserLimits`.
struct Parser: ~Copyable {
    /// The context in which expressions are parsed.
    struct Mode {
        /// Whether line ends do not end the expression: in `()` and `[]`.
        var ignoresNewlines = false
        /// Whether `{` opens the body of a statement and not a closure.
        var isBeforeBody = false
        /// Whether an argument can be a label without a value.
        var isCallPattern = false

        /// Between braces.
        static let block = Mode()
        /// Between parentheses or brackets.
        static let brackets = Mode(ignoresNewlines: true)
        /// Before the body of a statement.
        static let beforeBody = Mode(isBeforeBody: true)
        /// After `expect call`.
        static let callPattern = Mode(isCallPattern: true)
    }

    let bytes: [UInt8]
    let limits: ParserLimits
    /// The lexer, which reads tokens in portions. Its names become those of the program.
    var lexer: Lexer
    var tree: SyntaxTree
    var diagnostics = Mistakes()
    /// The position of the next token.
    var cursor: TokenCursor
    /// The index of the token from which the cursor must read more tokens.
    private var readLimit = 0
    var mode = Mode()
    /// The nesting of blocks, brackets and operands.
    var depth = 0
    /// The elements of open lists: see `Parser+Lists`.
    var pending = WordPool()
    /// The maximum height of an expression in the current body.
    var bodyHeight: UInt16 = 0
    /// One more than the highest `$n` in the current closure.
    var anonymousCount = 0
    /// Whether a member of a scene or controller is being read, whose statements have a `self`.
    var isInController = false
    /// Whether the declaration that is being read has an attribute such as `@_extern`, and so needs no body.
    var allowsMissingBody = false
    /// Whether a pattern is being read, in which `?` after a value is no choice.
    var isInPattern = false
    /// The current function, for `#function`.
    var currentFunction: (name: Identifier, head: Signature)?
    /// The last place whose line was counted, for `#line`.
    var lineCount = (offset: 0, line: 1)
    /// The names of functions and variables of the file that are words of verbs; nil before the first question.
    var declaredVerbs: Set<IdentifierID>?
    /// The wrappers of properties that the file declares; nil before the first question.
    var wrappers: Set<IdentifierID>?
    /// The last attribute that wraps a property, until its declaration ends.
    var lastWrapper: Wrapper?
    /// Whether a declaration of Swift is being read.
    var isInSwift = false
    /// Whether the statements of a `case` are being read.
    var isInCase = false
    /// The part before the last one of the name of the type that was read last.
    var outerOfType: IdentifierID?
    /// The generic arguments of the type that was read last.
    var argumentsOfType: [TypeName] = []
    /// Whether `super` was read since the handler began.
    var mentionsSuper = false
    /// The token of the last error. A second error there would be an echo.
    var lastError = -1
    /// Whether a limit was exceeded, after which nothing more is read or reported.
    var isStopped = false
    /// Whether the text ended where more was expected.
    var endedTooEarly = false
    /// Whether there is an error that more text cannot fix.
    var isWrongBeforeEnd = false
    /// The continuations of the text; nil unless they are recorded.
    var completionRecord: CompletionRecord?

    /// Parses `source`, which has the number `file`. Names are added to `names`, the program's table.
    static func parse(
        _ source: SourceFile, as file: FileID, names: inout IdentifierTable, limits: ParserLimits = ParserLimits()
    ) -> ParsedFile {
        var parser = Parser(Lexer(source, as: file, names: names, sizeLimit: limits.fileSize), limits: limits)
        parser.parseFile()
        let isIncomplete = (parser.lexer.isIncomplete || parser.endedTooEarly) && !parser.isWrongBeforeEnd
        let lacksBrace = parser.diagnostics.first.contains { $0.code == .unclosed }
        if lacksBrace, !parser.isStopped,
            let closed = parseWithMissingBraces(
                source, as: file, names: &names, limits: limits, isIncomplete: isIncomplete)
        {
            return closed
        }
        names = parser.names
        let lexical = parser.lexer.diagnostics.first.map { $0.span }.sorted { $0.start < $1.start }
        var diagnostics = Diagnostics()
        diagnostics.report(contentsOf: parser.lexer.diagnostics.first)
        diagnostics.report(contentsOf: parser.diagnostics.first.keeping { !isEcho($0, of: lexical) })
        return ParsedFile(
            tree: parser.tree, diagnostics: diagnostics.sorted(),
            isIncomplete: isIncomplete)
    }

    /// Whether `text` is an incomplete entry of the REPL: it ends inside of a bracket, a comment or a `"""` string, or
    /// after an operator, and has no other error.
    static func isIncomplete(_ text: SourceFile) -> Bool {
        var names = IdentifierTable()
        return parse(text, as: FileID(0), names: &names).isIncomplete
    }

    /// Whether `diagnostic` only repeats an error that the lexer has reported at `lexical`.
    private static func isEcho(_ diagnostic: Diagnostic, of lexical: [SourceSpan]) -> Bool {
        if diagnostic.code == .tooDeep { return false }
        var low = 0
        var high = lexical.count
        while low < high {
            let middle = (low + high) / 2
            if lexical[middle].start <= diagnostic.span.start { low = middle + 1 } else { high = middle }
        }
        guard low > 0, diagnostic.span.start <= lexical[low - 1].end else { return false }
        // A fix of more than the token is the better one.
        let isLarger = diagnostic.fix.map { $0.span != lexical[low - 1] && $0.span.encloses(lexical[low - 1]) }
        return isLarger != true
    }

    init(_ lexer: Lexer, limits: ParserLimits) {
        bytes = lexer.bytes
        cursor = TokenCursor()
        tree = SyntaxTree(file: lexer.file, source: lexer.bytes)
        self.lexer = lexer
        self.limits = limits
        // The tokens that have been read already.
        swap(&self.lexer.tokens, &cursor.tokens)
        readMoreTokens(0)
    }

    /// The names that have been read.
    var names: IdentifierTable { lexer.names }

    // MARK: Tokens

    /// The end of the last consumed token.
    @inline(__always)
    var previousEnd: UInt32 { cursor.previousEnd }

    /// Consumes and returns the next token; `endOfFile` is not consumed.
    @inline(__always)
    @discardableResult
    mutating func take() -> Token {
        let token = cursor.current
        if cursor.index < readLimit { cursor.step() } else { takeAtReadLimit() }
        return token
    }

    @inline(never)
    private mutating func takeAtReadLimit() {
        cursor.advance()
        if !lexer.isEnded { readMoreTokens(0) }
    }

    /// Returns the token `distance` after the next one, at any distance; `endOfFile` past the end.
    mutating func lookAhead(_ distance: Int) -> Token {
        if cursor.index + distance >= cursor.tokens.count, !lexer.isEnded { readMoreTokens(distance) }
        return cursor.peek(distance)
    }

    /// Drops the consumed tokens except for the last two, and reads more, so that the cursor sees `distance` more
    /// tokens than required.
    @inline(never)
    private mutating func readMoreTokens(_ distance: Int) {
        let used = max(0, cursor.index - 2)
        // Only one of both references the array, so it is not copied.
        swap(&lexer.tokens, &cursor.tokens)
        lexer.dropTokens(used)
        lexer.read(until: TokenCursor.window + distance)
        swap(&lexer.tokens, &cursor.tokens)
        cursor.slide(by: used)
        readLimit = cursor.tokens.count - 1 - (lexer.isEnded ? 0 : TokenCursor.sight)
    }

    /// Moves to the end of the file.
    private mutating func moveToEnd() {
        repeat {
            cursor.advance(by: cursor.tokens.count)
            readMoreTokens(0)
        } while !lexer.isEnded
        cursor.advance(by: cursor.tokens.count)
    }

    /// Skips `distance` tokens, which have been read.
    mutating func skip(_ distance: Int) {
        cursor.advance(by: distance)
        if cursor.index > readLimit { readMoreTokens(0) }
    }

    /// Consumes the next token iff it is of `kind`.
    @inline(__always)
    mutating func eat(_ kind: TokenKind) -> Bool {
        guard cursor.at(kind) else { return false }
        take()
        return true
    }

    /// Returns the word that `token` spells, reserved or not; nil in backticks.
    @inline(__always)
    func word(of token: Token) -> Keyword? { token.word }

    @inline(__always)
    var currentWord: Keyword? { cursor.current.word }

    /// Consumes the next token iff it spells `word` on this line.
    mutating func eatWord(_ word: Keyword) -> Bool {
        guard currentWord == word, !startsLine(cursor.current) else { return false }
        take()
        return true
    }

    /// Whether `token` begins a line, in a context where line ends matter.
    @inline(__always)
    func startsLine(_ token: Token) -> Bool { token.flags.contains(.newline) && !mode.ignoresNewlines }

    /// Whether the statement ends before the next token.
    @inline(__always)
    var isAtStatementEnd: Bool {
        // `switch x { case .a: f() case .b: g() }`
        TokenSet.statementEnds.contains(cursor.current.kind) || startsLine(cursor.current)
            || isInCase && (cursor.at(.case) || cursor.at(.default))
    }

    func text(of token: Token) -> String {
        String(decoding: bytes[Int(token.start)..<min(Int(token.end), bytes.count)], as: UTF8.self)
    }

    // MARK: Bounds

    /// Runs `body` one level deeper, unless that exceeds the limit.
    @inline(__always)
    mutating func nested<Reading>(orElse fallback: Reading, _ body: (inout Parser) -> Reading) -> Reading {
        guard depth < limits.nesting else {
            stopAtLimit("code is nested more than \(limits.nesting) levels deep")
            return fallback
        }
        depth += 1
        defer { depth -= 1 }
        return body(&self)
    }

    /// Reports an exceeded limit at `span`, or at the next token, and stops parsing.
    mutating func stopAtLimit(_ message: String, _ span: SourceSpan? = nil) {
        if isStopped { return }
        let next = cursor.current
        report(
            .tooDeep, message, span ?? tree.span(next.start, next.end),
            help: "move the inner parts into functions or variables")
        isStopped = true
        moveToEnd()
    }

    /// Runs `body` in a mode, and restores the previous mode.
    @inline(__always)
    mutating func with<Reading>(_ inner: Mode, _ body: (inout Parser) -> Reading) -> Reading {
        let saved = mode
        mode = inner
        defer { mode = saved }
        return body(&self)
    }

    // MARK: Names

    /// Consumes a name and returns it, or reports that `what` is missing.
    @inline(__always)
    mutating func identifier(_ what: String) -> Identifier? {
        cursor.at(.identifier) && !startsLine(cursor.current) ? takeIdentifier() : otherIdentifier(what)
    }

    /// Slow path: a name on a line of its own, or a missing name.
    @inline(never)
    private mutating func otherIdentifier(_ what: String) -> Identifier? {
        let isContinued = cursor.previous.map { $0.kind == .comma || $0.kind == .arrow || $0.kind == .colon } ?? false
        if cursor.at(.identifier), isContinued { return takeIdentifier() }
        if cursor.current.kind.isReserved, !isAtStatementEnd {
            let text = text(of: cursor.current)
            report(
                .reservedName, "'\(text)' is a reserved word and cannot be used as a name", at: cursor.current,
                help: "to use it as a name, write backticks: `\(text)`", fix: "`\(text)`")
            return takeIdentifier()
        }
        reportExpected(.expectedName, what)
        return nil
    }

    /// Consumes the next token as a name.
    @inline(__always)
    mutating func takeIdentifier() -> Identifier {
        let token = take()
        return Identifier(name: IdentifierID(token.payload), start: token.start, end: token.end)
    }
}
