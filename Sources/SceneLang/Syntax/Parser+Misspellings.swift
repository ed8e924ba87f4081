import SceneRuntime

// Misspelt words that begin statements and members.
extension Parser {
    /// Reports a misspelt word that begins a statement, as in `whle isReady { … }`, if only one word can be meant. The
    /// parser then reads the word that is meant, so that nothing else of the statement is reported.
    @inline(__always)
    mutating func correctStatement() {
        if cursor.isAtUnknownWord { correctStatementWord() }
    }

    @inline(never)
    private mutating func correctStatementWord() {
        let spelled = text(of: cursor.current)
        guard !Parser.isForeign(spelled), Suggestion.isCertain(spelled, in: Parser.beginnings) else { return }
        if let near = Suggestion.closest(to: spelled, in: Parser.beginnings), Parser.isOwnWord(spelled, not: near) {
            return
        }
        correct(in: Parser.beginnings, .expectedStatement, "unknown statement '\(spelled)'")
    }

    /// Reports a misspelt word that begins a member, as in `sgue show "open" -> detail`, and returns whether the parser
    /// can read the word that is meant.
    mutating func correctMember(of owner: Owner) -> Bool {
        let spelled = text(of: cursor.current)
        let words = memberBeginnings(of: owner)
        guard Suggestion.isCertain(spelled, in: words) else { return false }
        return correct(in: words, .expectedMember, "expected a member of \(owner.name), found '\(spelled)'")
    }

    /// Returns the words with which a member can begin here, according to the token after the first one.
    func memberBeginnings(of owner: Owner) -> [String] {
        let next = cursor.peek()
        guard cursor.at(.identifier), cursor.current.word == nil, !next.flags.contains(.newline),
            let name = cursor.current.name, VerbTable.forms(beginningWith: name).isEmpty
        else { return [] }
        if next.kind == .arrow { return owner == .controller ? ConnectionKind.allCases.map { $0.word.text } : [] }
        if next.kind == .leftBrace { return owner == .controller ? [Keyword.view.text] : [] }
        guard next.kind.isWord || next.kind == .string else { return [] }
        let values: [Keyword] = [.let, .var, .weak, .func]
        let words: [Keyword] =
            switch owner {
            case .controller: [.on, .action, .unwind, .segueAction, .outlet, .segue]
            case .app: [.on, .action]
            case .style, .delegate, .window: [.on]
            case .model: []
            }
        return (values + words).map { $0.text }
    }

    /// Reports a misspelt word in the middle of a statement, such as `else`, and returns whether it is there.
    mutating func correct(_ word: Keyword) -> Bool {
        let token = cursor.current
        guard token.kind == .identifier, !startsLine(token), Suggestion.isCertain(text(of: token), in: [word.text])
        else { return false }
        return correct(in: [word.text], .expectedToken, "expected '\(word.text)', found '\(text(of: token))'")
    }

    /// Reports the next token, and replaces it by the most similar of `words`. Returns false if none is similar.
    @discardableResult
    private mutating func correct(in words: [String], _ code: DiagnosticCode, _ message: String) -> Bool {
        let token = cursor.current
        guard let near = Suggestion.closest(to: text(of: token), in: words) else { return false }
        let span = tree.span(token.start, token.end)
        report(code, message, span, suggestion: .word(near), fix: Diagnostic.Fix(span, near))
        cursor.respell(as: lexer.names.intern(near))
        return true
    }

    /// Whether a short word is rather a word of its own than a misspelt one: `po`, `see`, `tab`.
    static func isOwnWord(_ word: String, not near: String) -> Bool {
        let (letters, others) = (word.lowercased().utf8.sorted(), near.lowercased().utf8.sorted())
        // A slip of the finger rarely changes the first letter: `free`, `leak`.
        let isOther = letters.count == 4 && others.count == 4 && word.lowercased().first != near.first
        // `po` is no `pop`, but `fi` is `if`.
        return (letters.count < 3 && Rephrasing.verbs.contains(near))
            || (letters.count == 3 && others.count <= 3 && letters != others) || (isOther && letters != others)
    }

    /// Whether a word begins statements of another language, which have messages of their own.
    private static func isForeign(_ word: String) -> Bool {
        verbs[word] != nil || word == "not"
    }

    /// The words that begin statements and declarations, in a fixed order.
    static let beginnings: [String] = {
        let reserved: [Keyword] = [
            .let, .var, .weak, .if, .for, .while, .repeat, .switch, .break, .continue, .return, .func, .import, .guard,
        ]
        let words = Parser.namedDeclarations + Parser.otherDeclarations + reserved
        return Set(VerbTable.rows.compactMap { $0.words.first } + words.map { $0.text }).sorted()
    }()
}

extension TokenCursor {
    /// Whether the next token is a name that an operand follows, which begins no statement of the language.
    @inline(__always)
    var isAtUnknownWord: Bool {
        guard at(.identifier), current.name != nil, current.word == nil else { return false }
        let next = peek()
        guard !next.flags.contains(.newline) else { return false }
        let isOperand = next.kind.isWord || next.kind == .string || next.kind == .integer || next.kind == .double
        return isOperand && next.kind != .is && next.kind != .in
            && Keyword.role(of: IdentifierID(current.payload)).isEmpty
    }

    /// Gives the next token, which is a name, another spelling. A reserved word gets the kind of its own.
    mutating func respell(as name: IdentifierID) {
        let token = current
        tokens[index] = Token(
            kind: TokenKind.reserved(name) ?? .identifier, flags: token.flags, start: token.start, end: token.end,
            payload: name.index)
        advance(by: 0)
    }
}
