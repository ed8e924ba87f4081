import SceneRuntime

/// A position among the tokens of a file. It never moves past `endOfFile`.
///
/// It contains only a window of the tokens: a few before the position, and at least `sight` after it, unless the file
/// ends. `Parser.take` makes the lexer read more.
///
/// It is a small type of its own because the parser uses it for nearly everything: in a build without optimization, a
/// call of a method of the large `Parser` copies it into the frame, and deeply nested text would overflow the stack.
struct TokenCursor {
    /// The number of tokens that `peek` can see.
    static let sight = 256
    /// The number of tokens that are read at a time.
    static let window = 1_024

    /// The window of tokens.
    var tokens = Slab<Token>()
    /// The next token.
    private(set) var current = Token(kind: .endOfFile, flags: .newline, start: 0, end: 0, payload: 0)
    /// The index of the next token in `tokens`.
    private(set) var index = 0
    /// The number of tokens of the file before `tokens`.
    private(set) var dropped = 0
    /// The end of the previous token; 0 at the start.
    private(set) var previousEnd: UInt32 = 0

    /// The number of the next token in the file.
    @inline(__always)
    var position: Int { dropped + index }

    /// Whether the next token is of `kind`.
    @inline(__always)
    func at(_ kind: TokenKind) -> Bool { current.kind == kind }

    /// Whether the next token is a number whose value the lexer has read.
    @inline(__always)
    var isAtSmallNumber: Bool { at(.integer) && current.payload != Token.unread }

    /// Returns the token `distance` after the next one, at most `sight`; `endOfFile` past the end.
    @inline(__always)
    func peek(_ distance: Int = 1) -> Token {
        let index = index + distance
        return index >= 0 && index < tokens.count ? tokens[index] : tokens.last ?? current
    }

    /// The previous token; nil at the start.
    var previous: Token? { index > 0 ? tokens[index - 1] : nil }

    /// Moves by one token. There must be one.
    @inline(__always)
    mutating func step() {
        index &+= 1
        previousEnd = current.end
        current = tokens[index]
    }

    /// Moves by one token, or stays at the last.
    mutating func advance() {
        if index + 1 < tokens.count { step() }
    }

    /// Moves by `distance` tokens, at most to the last.
    mutating func advance(by distance: Int) {
        index = max(0, min(index + distance, tokens.count - 1))
        refresh()
    }

    /// Adjusts the position after the first `count` tokens were removed and others added.
    mutating func slide(by count: Int) {
        dropped += count
        index -= count
        refresh()
    }

    private mutating func refresh() {
        current = index < tokens.count ? tokens[index] : current
        previousEnd = previous?.end ?? 0
    }
}
