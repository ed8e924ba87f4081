// Lines in forms of Swift.
extension Layout {
    /// The tokens that begin no statement.
    private static let continuing =
        TokenSet([.dot, .questionDot, .question, .colon, .equal, .arrow])
        | TokenSet([.questionQuestion, .ampersandAmpersand, .barBar, .rangeUntil, .rangeThrough, .is])
        | TokenSet([.equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual])
        | TokenSet([.plusEqual, .minusEqual, .starEqual, .slashEqual, .percentEqual, .otherOperator])
        | TokenSet([.star, .slash, .percent, .bar, .caret, .comma])
    /// The tokens that are operators before a space, and prefixes otherwise.
    private static let ambiguous = TokenSet([.plus, .minus, .ampersand, .exclamation])
    /// The tokens after which a statement goes on.
    private static let unfinished =
        TokenSet([.comma, .equal, .arrow, .colon])
        | TokenSet([.questionQuestion, .ampersandAmpersand, .barBar, .rangeUntil, .is])
        | TokenSet([.equalEqual, .notEqual, .lessEqual, .greaterEqual])
        | TokenSet([.plusEqual, .minusEqual, .starEqual, .slashEqual, .percentEqual, .otherOperator])
        | TokenSet([.plus, .minus, .star, .slash, .percent, .bar]) | TokenSet([.caret, .ampersand])
    /// The words that continue the head of a declaration.
    private static let headWords: Set<String> = ["where", "throws", "rethrows", "async", "as"]

    /// Whether the line that begins with the element at `index` continues an element between parentheses or brackets.
    func continuesElement(_ index: Int, _ bytes: [UInt8]) -> Bool {
        guard let last = elements[..<index].lastIndex(where: { !$0.isComment }) else { return false }
        guard let before = elements[last].token, before != .comma, before.bracketStep != 1 else { return false }
        return continuesStatement(index, bytes, colonOfCase: -1)
    }

    /// Whether the line that begins with the element at `index` continues the statement of the line before.
    func continuesStatement(_ index: Int, _ bytes: [UInt8], colonOfCase: Int) -> Bool {
        let element = elements[index]
        guard let token = element.token, index > 0 else { return false }
        guard let last = elements[..<index].lastIndex(where: { !$0.isComment }) else { return false }
        let before = elements[last].token ?? .semicolon
        if before == .leftBrace || before == .semicolon { return false }
        if facts.operatorEnds.contains(elements[last].end) { return false }
        if before == .colon { return last != colonOfCase }
        if Layout.unfinished.contains(before) || before == .if || before == .while { return true }
        if before == .identifier, elements[last].text(in: bytes).elementsEqual("guard".utf8) { return true }
        // `a <` at the end of a line, and not the end of generic arguments.
        if before == .less || before == .greater, elements[last].hasSpaceBefore { return true }
        if Layout.continuing.contains(token) { return true }
        if Layout.ambiguous.contains(token) {
            return index + 1 < elements.count && elements[index + 1].hasSpaceBefore
        }
        return token == .identifier && element.end - element.start <= 8
            && Layout.headWords.contains(String(decoding: element.text(in: bytes), as: UTF8.self))
    }
}
