/// A place among the tokens of a file; it never moves past `endOfFile`.
///
/// It is small, and asked for nearly everything: what the parser asks of itself would make a build without
/// optimisation copy the whole parser into each frame, and deep text overflow the stack.
struct TokenCursor {
    let tokens: [Token]
    /// The next token.
    private(set) var current: Token
    /// Its index.
    private(set) var position = 0
    /// The offset after the token before it; 0 at the start.
    private(set) var previousEnd: UInt32 = 0

    /// A cursor at the first of `tokens`, of which the last is `endOfFile`.
    init(_ tokens: [Token]) {
        let nothing = Token(kind: .endOfFile, flags: .newline, start: 0, end: 0, payload: 0)
        self.tokens = tokens.isEmpty ? [nothing] : tokens
        current = tokens.first ?? nothing
    }

    /// Whether the next token is of `kind`.
    @inline(__always)
    func at(_ kind: TokenKind) -> Bool { current.kind == kind }

    /// The token `distance` after the next one; `endOfFile` past the end.
    @inline(__always)
    func peek(_ distance: Int = 1) -> Token {
        let index = position + distance
        return index >= 0 && index < tokens.count ? tokens[index] : tokens[tokens.count - 1]
    }

    /// The token before the next one; nil at the start.
    var previous: Token? { position > 0 ? tokens[position - 1] : nil }

    /// Moves on by one token.
    @inline(__always)
    mutating func advance() {
        guard position + 1 < tokens.count else { return }
        position += 1
        previousEnd = current.end
        current = tokens[position]
    }

    /// Moves to token `index`, or to the last if there are not so many.
    mutating func move(to index: Int) {
        position = max(0, min(index, tokens.count - 1))
        current = tokens[position]
        previousEnd = position > 0 ? tokens[position - 1].end : 0
    }

    /// Moves to `endOfFile`.
    mutating func moveToEnd() { move(to: tokens.count - 1) }
}
