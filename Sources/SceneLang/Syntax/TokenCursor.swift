import SceneRuntime

/// A place among the tokens of a file; it never moves past `endOfFile`.
///
/// It holds the tokens around the place only: a few behind it, and `sight` of them before it at least, unless the file
/// ends there. `Parser.take` has the lexer read on.
///
/// It is small, and asked for nearly everything: what the parser asks of itself would make a build without
/// optimisation copy the whole parser into each frame, and deep text overflow the stack.
struct TokenCursor {
    /// How far `peek` sees.
    static let sight = 256
    /// How many tokens are read at once.
    static let window = 1_024

    /// The tokens around the place.
    var tokens = Slab<Token>()
    /// The next token.
    private(set) var current = Token(kind: .endOfFile, flags: .newline, start: 0, end: 0, payload: 0)
    /// The place of the next token among `tokens`.
    private(set) var index = 0
    /// How many tokens of the file were before `tokens`.
    private(set) var dropped = 0
    /// The offset after the token before it; 0 at the start.
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

    /// The token `distance` after the next one, which is no more than `sight`; `endOfFile` past the end.
    @inline(__always)
    func peek(_ distance: Int = 1) -> Token {
        let index = index + distance
        return index >= 0 && index < tokens.count ? tokens[index] : tokens.last ?? current
    }

    /// The token before the next one; nil at the start.
    var previous: Token? { index > 0 ? tokens[index - 1] : nil }

    /// Moves on by one token, which there is.
    @inline(__always)
    mutating func step() {
        index &+= 1
        previousEnd = current.end
        current = tokens[index]
    }

    /// Moves on by one token, or stays at the last.
    mutating func advance() {
        if index + 1 < tokens.count { step() }
    }

    /// Moves on by `distance` tokens, or to the last if there are not so many.
    mutating func advance(by distance: Int) {
        index = max(0, min(index + distance, tokens.count - 1))
        refresh()
    }

    /// Notes that the first `count` tokens have been taken away, and others added.
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
