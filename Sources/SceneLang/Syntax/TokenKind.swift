// open: new cases need no code where they are ignored.
/// The lexical category of a token.
///
/// The reserved words must come first, in the order of `Keyword.reserved`: `reserved(_:)` compares numbers.
public enum TokenKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    // Reserved words.
    case `let`, `var`, weak, `if`, `else`, `for`, `while`, `repeat`, `switch`, `case`, `default`, `break`
    case `continue`, `return`, `func`, `import`, `true`, `false`, `nil`, `self`, `super`, `is`, `in`
    /// A name; its payload is the index of an `IdentifierID`.
    case identifier
    /// `42`, `1_000`, `0xFF`; its payload is the value if it is small and decimal, otherwise `unread`.
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
    /// `@objc`; its payload is the index of the name's `IdentifierID`.
    case attribute
    /// `#selector`; its payload is the index of the `IdentifierID` of the word.
    case directive
    case percentEqual, ampersand, bar, caret, tilde, backslash
    /// Another operator, such as `&+`; its payload is the index of the `IdentifierID` of its text.
    case otherOperator
    /// Bytes that begin no token, which the lexer has reported.
    case unknown
    case endOfFile
}

/// A token: its kind, its span, and what precedes it.
public struct Token: Sendable, BitwiseCopyable {
    /// Properties of a token and of the text before it.
    public struct Flags: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A line end precedes the token.
        public static let newline = Flags(rawValue: 1)
        /// Whitespace, a comment or a line end precedes the token.
        public static let space = Flags(rawValue: 2)
        /// A `///` comment precedes the token.
        public static let documented = Flags(rawValue: 4)
        /// The name is in backticks, so it is never a keyword.
        public static let quoted = Flags(rawValue: 8)
        /// The string has three quotes.
        public static let multiline = Flags(rawValue: 16)
        /// The token is unterminated at the end of the text.
        public static let unterminated = Flags(rawValue: 32)
        /// The string must be decoded: it has an escape or non-ASCII bytes.
        public static let encoded = Flags(rawValue: 64)
        /// The string begins with `#`, or is a regular expression: a backslash alone has no meaning.
        public static let raw = Flags(rawValue: 128)
    }

    /// The payload of a number whose value has not been read.
    static let unread = UInt32.max

    public let kind: TokenKind
    public let flags: Flags
    /// The offset of the first byte.
    public let start: UInt32
    /// The offset after the last byte.
    public let end: UInt32
    /// The payload, which depends on the kind; otherwise 0.
    public let payload: UInt32
}

extension Token {
    /// The name that the token spells, which can be a keyword; nil in backticks.
    @inline(__always)
    var name: IdentifierID? { kind.isWord && !flags.contains(.quoted) ? IdentifierID(payload) : nil }

    /// The keyword that the token spells, reserved or contextual; nil in backticks.
    @inline(__always)
    var word: Keyword? { name?.word }
}

extension TokenKind {
    /// Returns the kind of a reserved word, or nil.
    static func reserved(_ name: IdentifierID) -> TokenKind? {
        name.index < UInt32(TokenKind.identifier.rawValue) ? TokenKind(rawValue: UInt8(name.index)) : nil
    }
}
