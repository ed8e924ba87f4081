/// The lexical category of a token. ORDER: the reserved words stand in the order of `Word.reserved`.
public enum TokenKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    // Reserved words.
    case `let`, `var`, weak, `if`, `else`, `for`, `while`, `repeat`, `switch`, `case`, `default`, `break`
    case `continue`, `return`, `func`, `import`, `true`, `false`, `nil`, `self`, `super`, `is`, `in`
    /// A name; its payload is the number of a `NameID`.
    case identifier
    /// `42`, `1_000`, `0xFF`; its payload is the number if the number is small and written plainly, else `unread`.
    case integer
    /// `3.5`, `1e3`.
    case double
    /// `1024x768`.
    case size
    /// `#2`, right after a name; its payload is the number.
    case instance
    /// `$0`; its payload is the number.
    case closureArgument
    /// A string without interpolation, quotes included.
    case string
    /// From the opening quote of a string to its first `\(`.
    case stringHead
    /// From the `)` of one interpolation to the `\(` of the next.
    case stringMiddle
    /// From the `)` of the last interpolation to the closing quote.
    case stringTail
    /// The lines between the braces of `expect trace { … }`; its payload is unused.
    case tracePatterns
    case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
    case comma, semicolon, colon, arrow, dot, questionDot, question
    case questionQuestion, ampersandAmpersand, barBar
    case equal, plusEqual, minusEqual, starEqual, slashEqual
    case equalEqual, notEqual, less, lessEqual, greater, greaterEqual
    case rangeUntil, rangeThrough, plus, minus, star, slash, percent, exclamation
    /// Bytes that begin no token; the lexer has said so.
    case unknown
    case endOfFile
}

/// One token: what it is, where it stands, and what precedes it.
public struct Token: Sendable, BitwiseCopyable {
    /// What stands between a token and the one before it.
    public struct Flags: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A line end precedes the token.
        public static let newline = Flags(rawValue: 1)
        /// A blank, a comment or a line end precedes the token.
        public static let blank = Flags(rawValue: 2)
        /// A `///` comment precedes the token.
        public static let documented = Flags(rawValue: 4)
        /// The name stood between backticks, so it is no word.
        public static let quoted = Flags(rawValue: 8)
        /// The string is written with three quotes.
        public static let multiline = Flags(rawValue: 16)
        /// The end of the text cut the token off.
        public static let unterminated = Flags(rawValue: 32)
        /// Something in the string has to be decoded: an escape, or bytes beyond ASCII.
        public static let encoded = Flags(rawValue: 64)
    }

    /// The payload of a number whose value is not read yet.
    static let unread = UInt32.max

    public let kind: TokenKind
    public let flags: Flags
    /// The offset of the first byte.
    public let start: UInt32
    /// The offset after the last byte.
    public let end: UInt32
    /// What the kind says of it, else 0.
    public let payload: UInt32
}

extension Token {
    /// The name that the token spells, which may be a word; nil between backticks.
    @inline(__always)
    var name: NameID? { kind.isWord && !flags.contains(.quoted) ? NameID(payload) : nil }

    /// The word that the token spells, reserved or not; nil between backticks.
    @inline(__always)
    var word: Word? { name?.word }
}

extension TokenKind {
    /// The reserved word that `name` is, or nil.
    static func reserved(_ name: NameID) -> TokenKind? {
        name.index < UInt32(TokenKind.identifier.rawValue) ? TokenKind(rawValue: UInt8(name.index)) : nil
    }
}
