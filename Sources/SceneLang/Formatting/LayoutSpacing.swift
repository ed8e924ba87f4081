// Which elements of a line have a blank between them.
extension Layout {
    /// Whether a blank stands between the element at `index` and the one before it, which is on its line; `isTernary`
    /// if it is the `:` of a ternary.
    func hasBlank(before index: Int, isTernary: Bool) -> Bool {
        let (left, right) = (elements[index - 1], elements[index])
        guard let kind = right.token else { return !opensTightly(index - 1) }
        if Layout.neverAfterBlank.contains(kind) { return false }
        if kind == .colon { return isTernary }
        if kind == .dot, !facts.symbols.contains(right.start), left.token != .colon { return false }
        if kind == .leftParenthesis { return hasBlankBeforeParenthesis(index) }
        if kind == .leftBracket, isElement(index) { return false }
        if kind == .rangeUntil || kind == .rangeThrough { return left.isComment }
        return kind == .rightBrace || hasBlankAfter(index - 1, before: index)
    }

    private static let neverAfterBlank = TokenSet([
        .comma, .semicolon, .rightParenthesis, .rightBracket, .questionDot, .instance,
    ])
    private static let neverBeforeBlank = TokenSet([
        .leftParenthesis, .leftBracket, .dot, .questionDot, .rangeUntil, .rangeThrough,
    ])
    private static let signs = TokenSet([.minus, .plus, .exclamation])

    /// Whether a bracket was opened there that stands right beside what is in it.
    private func opensTightly(_ index: Int) -> Bool {
        elements[index].token == .leftParenthesis || elements[index].token == .leftBracket
    }

    /// Whether the element at `index` is followed by a blank, unless what follows has none before it.
    private func hasBlankAfter(_ index: Int, before next: Int) -> Bool {
        guard let kind = elements[index].token else { return true }
        if Layout.neverBeforeBlank.contains(kind) { return false }
        if Layout.signs.contains(kind) { return !isPrefix(index) }
        return kind != .colon || !isLoneLabel(next)
    }

    /// Whether a name and its colon follow another label, as in `prepare(for:sender:)`.
    private func isLoneLabel(_ index: Int) -> Bool {
        guard index + 1 < elements.count, !elements[index].isApart, !elements[index + 1].isApart else { return false }
        return elements[index].token?.isWord == true && elements[index + 1].token == .colon
    }

    /// A call has none; a name that is no call keeps what the author wrote, for `pop to (x)` is not `pop to(x)`.
    private func hasBlankBeforeParenthesis(_ index: Int) -> Bool {
        let left = elements[index - 1]
        if facts.callees.contains(left.end) || left.token == .rightParenthesis { return false }
        return left.token == .identifier ? elements[index].isApart : hasBlankAfter(index - 1, before: index)
    }

    /// Whether `[` asks for an element of what is right before it.
    private func isElement(_ index: Int) -> Bool {
        let left = elements[index - 1]
        return !elements[index].isApart && (facts.collections.contains(left.end) || left.token == .rightParenthesis)
    }
}
