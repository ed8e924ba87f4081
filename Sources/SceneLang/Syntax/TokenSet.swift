/// A set of token kinds.
struct TokenSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    // In line, the loop is done by the compiler, and nothing has to be made when the program runs.
    @inline(__always)
    init(_ kinds: [TokenKind]) {
        for kind in kinds {
            let bit = UInt64(1) << UInt64(kind.rawValue % 64)
            if kind.rawValue < 64 { low |= bit } else { high |= bit }
        }
    }

    /// Whether `kind` is in the set.
    @inline(__always)
    func contains(_ kind: TokenKind) -> Bool {
        (kind.rawValue < 64 ? low : high) & (1 << UInt64(kind.rawValue % 64)) != 0
    }
}

extension TokenSet {
    /// What ends a statement wherever it stands.
    static let statementEnds = TokenSet([.endOfFile, .rightBrace, .semicolon])
    static let openingBrackets = TokenSet([.leftParenthesis, .leftBracket, .leftBrace])
    static let closingBrackets = TokenSet([.rightParenthesis, .rightBracket, .rightBrace])
    static let assignments = TokenSet([.equal, .plusEqual, .minusEqual, .starEqual, .slashEqual])
    /// After these a line goes on.
    static let continuing = TokenSet([
        .comma, .arrow, .colon, .equal, .plusEqual, .minusEqual, .starEqual, .slashEqual, .questionQuestion,
        .ampersandAmpersand, .barBar, .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .rangeUntil,
        .rangeThrough, .plus, .minus, .star, .slash, .percent, .exclamation, .question, .is, .in,
    ])
    /// Before these a word is a name, not a verb.
    static let afterName = TokenSet([
        .equal, .plusEqual, .minusEqual, .starEqual, .slashEqual, .arrow, .colon, .equalEqual, .notEqual, .less,
        .lessEqual, .greater, .greaterEqual, .is, .rangeUntil, .rangeThrough, .star, .slash, .percent,
        .ampersandAmpersand, .barBar, .questionQuestion, .question,
    ])
    /// Right before these, without a blank, too.
    static let adjacentToName = TokenSet([.dot, .questionDot, .leftBracket, .instance, .exclamation])
    /// Reserved words that begin no statement.
    static let notFirst = TokenSet([.else, .case, .default, .is, .in, .import, .func])
    /// The operators between values.
    static let binary = TokenSet([
        .questionQuestion, .barBar, .ampersandAmpersand, .equalEqual, .notEqual, .less, .lessEqual, .greater,
        .greaterEqual, .is, .rangeUntil, .rangeThrough, .plus, .minus, .star, .slash, .percent,
    ])
    /// What may be asked of a value right after it.
    static let postfix = TokenSet([
        .dot, .questionDot, .leftParenthesis, .leftBracket, .leftBrace, .instance, .exclamation,
    ])
    /// The operators with which a line may go on.
    static let beginningLine = TokenSet([.questionQuestion, .barBar, .ampersandAmpersand])
}

extension TokenKind {
    /// Whether the token is a name or a reserved word.
    var isWord: Bool { rawValue <= TokenKind.identifier.rawValue }

    /// Whether the token is a reserved word.
    var isReserved: Bool { rawValue < TokenKind.identifier.rawValue }

    /// 1 for a bracket that opens, -1 for one that closes, else 0.
    var bracketStep: Int {
        TokenSet.openingBrackets.contains(self) ? 1 : TokenSet.closingBrackets.contains(self) ? -1 : 0
    }

    /// How tight an operator between values binds, from 1, and which it is (nil for `is`); nil for other tokens.
    var binaryOperator: (precedence: Int, operation: BinaryOperator?)? { TokenKind.binaryOperators[Int(rawValue)] }

    private static let binaryOperators: [(precedence: Int, operation: BinaryOperator?)?] = {
        var table = [(precedence: Int, operation: BinaryOperator?)?](repeating: nil, count: allCases.count)
        let rows: [(TokenKind, Int, BinaryOperator?)] = [
            (.questionQuestion, 1, .coalesce), (.barBar, 2, .or), (.ampersandAmpersand, 3, .and),
            (.equalEqual, 4, .equal), (.notEqual, 4, .notEqual), (.less, 4, .less), (.lessEqual, 4, .lessOrEqual),
            (.greater, 4, .greater), (.greaterEqual, 4, .greaterOrEqual), (.is, 4, nil),
            (.rangeUntil, 5, .rangeUntil), (.rangeThrough, 5, .rangeThrough), (.plus, 6, .add),
            (.minus, 6, .subtract), (.star, 7, .multiply), (.slash, 7, .divide), (.percent, 7, .remainder),
        ]
        for (kind, precedence, operation) in rows { table[Int(kind.rawValue)] = (precedence, operation) }
        return table
    }()

    /// The assignment that the token is, or nil.
    var assignment: AssignmentOperator? {
        guard TokenSet.assignments.contains(self) else { return nil }
        return self == .plusEqual
            ? .add : self == .minusEqual ? .subtract : self == .starEqual ? .multiply : self == .equal ? .set : .divide
    }
}
