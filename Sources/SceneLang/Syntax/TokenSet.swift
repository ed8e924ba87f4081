/// A set of token kinds.
struct TokenSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Creates a set of at most six kinds, so that the compiler can evaluate it at compile time. Larger sets are
    /// unions.
    @inline(__always)
    init(_ kinds: [TokenKind]) {
        for kind in kinds {
            let bit = UInt64(1) << UInt64(kind.rawValue % 64)
            if kind.rawValue < 64 { low |= bit } else { high |= bit }
        }
    }

    /// Returns the union of two sets.
    @inline(__always)
    static func | (one: TokenSet, other: TokenSet) -> TokenSet {
        var both = one
        both.low |= other.low
        both.high |= other.high
        return both
    }

    /// Whether `kind` is in the set.
    @inline(__always)
    func contains(_ kind: TokenKind) -> Bool {
        (kind.rawValue < 64 ? low : high) & (1 << UInt64(kind.rawValue % 64)) != 0
    }
}

extension TokenSet {
    /// The tokens that end every statement.
    static let statementEnds = TokenSet([.endOfFile, .rightBrace, .semicolon])
    static let openingBrackets = TokenSet([.leftParenthesis, .leftBracket, .leftBrace])
    static let closingBrackets = TokenSet([.rightParenthesis, .rightBracket, .rightBrace])
    static let assignments = TokenSet([.equal, .plusEqual, .minusEqual, .starEqual, .slashEqual, .percentEqual])
    /// The tokens after which `/` can begin a regular expression.
    static let beforeRegularExpression =
        TokenSet([.equal, .leftParenthesis, .comma, .leftBracket, .colon, .return])
    /// The tokens after which a line continues.
    static let continuing =
        TokenSet([.comma, .arrow, .colon, .exclamation, .question, .in])
        | TokenSet([.equal, .plusEqual, .minusEqual, .starEqual, .slashEqual, .percentEqual])
        | TokenSet([.questionQuestion, .ampersandAmpersand, .barBar, .rangeUntil, .rangeThrough, .is])
        | TokenSet([.equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual])
        | TokenSet([.plus, .minus, .star, .slash, .percent])
    /// The tokens before which a word is a name and not a verb.
    static let afterName =
        TokenSet([.arrow, .colon, .question, .star, .slash, .percent])
        | TokenSet([.equal, .plusEqual, .minusEqual, .starEqual, .slashEqual, .percentEqual])
        | TokenSet([.questionQuestion, .ampersandAmpersand, .barBar, .rangeUntil, .rangeThrough, .is])
        | TokenSet([.equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual])
        | swiftOperators
    /// The tokens before which, without a space, a word is a name too.
    static let adjacentToName = TokenSet([.dot, .questionDot, .leftBracket, .instance, .exclamation])
    /// Reserved words that begin no statement.
    static let notFirst = TokenSet([.else, .case, .default, .is]) | TokenSet([.in, .import, .func])
    /// The tokens of postfix operators.
    static let postfix =
        TokenSet([.dot, .questionDot, .leftParenthesis, .less])
        | TokenSet([.leftBracket, .leftBrace, .instance, .exclamation, .question])
    /// The operators of Swift that are tokens of their own.
    static let swiftOperators = TokenSet([.ampersand, .bar, .caret, .otherOperator])
    /// The tokens that, without a space before them, belong to the operator before them: `===`, `<<`.
    static let joinedOperators =
        TokenSet([.equal, .equalEqual, .less, .lessEqual, .greater, .greaterEqual])
        | TokenSet([.plus, .plusEqual, .star, .starEqual, .slash, .slashEqual])
        | TokenSet([.percent, .percentEqual, .bar, .caret, .barBar])
    /// The tokens after `x...`, a range without an upper bound.
    static let afterOpenRange =
        TokenSet([.rightBracket, .rightParenthesis, .comma, .colon, .rightBrace, .semicolon])
        | TokenSet([.leftBrace, .endOfFile])
    /// The tokens that types consist of.
    static let inTypes =
        TokenSet([.identifier, .dot, .comma, .colon, .question, .questionQuestion])
        | TokenSet([.leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .less, .greater])
        | TokenSet([.arrow, .ampersand, .attribute, .exclamation, .tilde, .`self`])
        | TokenSet([.questionDot, .integer])
    /// The binary operators, except `as`.
    static let binaryOperators =
        swiftOperators | TokenSet([.questionQuestion, .ampersandAmpersand, .barBar, .rangeUntil, .rangeThrough, .is])
        | TokenSet([.equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual])
        | TokenSet([.plus, .minus, .star, .slash, .percent])
    /// The tokens that operators consist of.
    static let operators =
        binaryOperators | TokenSet([.equal, .plusEqual, .minusEqual, .starEqual, .slashEqual, .percentEqual])
        | TokenSet([.ampersand, .bar, .caret, .tilde, .otherOperator, .exclamation])
        | TokenSet([.question, .arrow])
    /// The tokens after a name that is called or has members.
    static let calling = TokenSet([.leftParenthesis, .dot, .questionDot, .leftBracket, .exclamation, .question])
    /// The operators that compare an order, whose operands cannot be Booleans.
    static let ordering = TokenSet([.less, .lessEqual, .greater, .greaterEqual])
    /// The operators that can begin a continuation line.
    static let beginningLine = TokenSet([.questionQuestion, .barBar, .ampersandAmpersand])
}

extension TokenKind {
    /// Whether the token is a name or a reserved word.
    var isWord: Bool { rawValue <= TokenKind.identifier.rawValue }

    /// Whether the token is a reserved word.
    var isReserved: Bool { rawValue < TokenKind.identifier.rawValue }

    /// 1 for an opening bracket, -1 for a closing one, otherwise 0.
    var bracketStep: Int {
        TokenSet.openingBrackets.contains(self) ? 1 : TokenSet.closingBrackets.contains(self) ? -1 : 0
    }

    /// Whether operators of a precedence, those of comparisons and ranges, cannot be chained.
    static func isNonassociative(_ precedence: Int) -> Bool { precedence == 4 || precedence == 7 }

    /// The precedence of a binary operator, from 1, and the operator (nil for `is`); nil for other tokens.
    @inline(__always)
    var binaryOperator: (precedence: Int, operation: BinaryOperator?)? {
        switch self {
        case .questionQuestion: (1, .coalesce)
        case .barBar: (2, .or)
        case .ampersandAmpersand: (3, .and)
        case .equalEqual: (4, .equal)
        case .notEqual: (4, .notEqual)
        case .less: (4, .less)
        case .lessEqual: (4, .lessOrEqual)
        case .greater: (4, .greater)
        case .greaterEqual: (4, .greaterOrEqual)
        case .is: (6, nil)
        case .rangeUntil: (7, .rangeUntil)
        case .rangeThrough: (7, .rangeThrough)
        case .plus: (8, .add)
        case .minus: (8, .subtract)
        case .star: (9, .multiply)
        case .slash: (9, .divide)
        case .percent: (9, .remainder)
        default: nil
        }
    }

    /// The assignment that the token is, or nil.
    var assignment: AssignmentOperator? {
        guard TokenSet.assignments.contains(self) else { return nil }
        if self == .percentEqual { return .remainder }
        return self == .plusEqual
            ? .add : self == .minusEqual ? .subtract : self == .starEqual ? .multiply : self == .equal ? .set : .divide
    }
}
