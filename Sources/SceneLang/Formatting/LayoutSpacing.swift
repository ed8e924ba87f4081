// The spaces between the elements of a line.
extension Layout {
    /// Whether there is a space between the element at `index` and the previous one of the same line. `isTernary` says
    /// whether the element is the `:` of a ternary.
    func hasSpace(before index: Int, isTernary: Bool) -> Bool {
        let (left, right) = (elements[index - 1], elements[index])
        guard let kind = right.token else { return !opensTightly(index - 1) }
        if Layout.neverAfterSpace.contains(kind) || isOptionalCall(index) { return false }
        if kind == .colon { return isTernary }
        if kind == .dot, !facts.symbols.contains(right.start), left.token != .colon { return false }
        if kind == .leftParenthesis, isOptionalCall(index - 1) { return false }
        if kind == .leftParenthesis { return hasSpaceBeforeParenthesis(index) }
        if kind == .leftBracket, isElement(index) { return false }
        if kind == .rangeUntil || kind == .rangeThrough {
            return left.isComment || left.token.map { Layout.beforeOpenRange.contains($0) } ?? false
        }
        return kind == .rightBrace || hasSpaceAfter(index - 1, before: index)
    }

    private static let neverAfterSpace = TokenSet([
        .comma, .semicolon, .rightParenthesis, .rightBracket, .questionDot, .instance,
    ])
    private static let neverBeforeSpace = TokenSet([
        .leftParenthesis, .leftBracket, .dot, .questionDot, .rangeUntil, .rangeThrough,
    ])
    /// What a range without a first bound follows.
    private static let beforeOpenRange = TokenSet([.case, .comma, .colon, .equal, .in, .return])
    private static let prefixOperators = TokenSet([.minus, .plus, .exclamation])

    /// Whether the element is the `?` of a call `f?()`.
    func isOptionalCall(_ index: Int) -> Bool {
        guard elements[index].token == .question, !elements[index].hasSpaceBefore, index + 1 < elements.count else {
            return false
        }
        return elements[index + 1].token == .leftParenthesis && !elements[index + 1].hasSpaceBefore
    }

    /// Whether the element opens a bracket without a space after it.
    private func opensTightly(_ index: Int) -> Bool {
        elements[index].token == .leftParenthesis || elements[index].token == .leftBracket
    }

    /// Whether a space follows the element at `index`, unless the next element has none before it.
    private func hasSpaceAfter(_ index: Int, before next: Int) -> Bool {
        guard let kind = elements[index].token else { return true }
        if Layout.neverBeforeSpace.contains(kind) { return false }
        if Layout.prefixOperators.contains(kind) { return !isPrefix(index) }
        return kind != .colon || !isLoneLabel(next)
    }

    /// Whether a name and its colon follow another label, as in `prepare(for:sender:)`.
    private func isLoneLabel(_ index: Int) -> Bool {
        guard index + 1 < elements.count, !elements[index].hasSpaceBefore, !elements[index + 1].hasSpaceBefore else {
            return false
        }
        return elements[index].token?.isWord == true && elements[index + 1].token == .colon
    }

    /// Whether a space precedes `(`. A call has none. After a name that is not called, the author's spacing is kept,
    /// because `pop to (x)` is not `pop to(x)`.
    private func hasSpaceBeforeParenthesis(_ index: Int) -> Bool {
        let left = elements[index - 1]
        if facts.callees.contains(left.end) || left.token == .rightParenthesis { return false }
        return left.token == .identifier ? elements[index].hasSpaceBefore : hasSpaceAfter(index - 1, before: index)
    }

    /// Whether `[` subscripts the expression before it.
    private func isElement(_ index: Int) -> Bool {
        let left = elements[index - 1]
        return !elements[index].hasSpaceBefore
            && (facts.collections.contains(left.end) || left.token == .rightParenthesis)
    }
}
