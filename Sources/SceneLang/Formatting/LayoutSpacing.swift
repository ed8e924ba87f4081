// Which elements of a line have a blank between them.
extension Layout {
    /// Whether a blank stands between the element at `index` and the one before it, which is on its line; `isTernary`
    /// if it is the `:` of a ternary.
    func hasBlank(before index: Int, isTernary: Bool) -> Bool {
        let (left, right) = (elements[index - 1], elements[index])
        guard let kind = right.token else { return !opensTightly(index - 1) }
        switch kind {
        case .comma, .semicolon, .rightParenthesis, .rightBracket, .questionDot, .instance: return false
        case .colon: return isTernary
        case .dot where !facts.symbols.contains(right.start) && left.token != .colon: return false
        case .leftParenthesis: return hasBlankBeforeParenthesis(index)
        case .leftBracket where isElement(index): return false
        case .rangeUntil, .rangeThrough: return left.isComment
        case .rightBrace: return true
        default: return hasBlankAfter(index - 1, before: index)
        }
    }

    /// Whether a bracket was opened there that stands right beside what is in it.
    private func opensTightly(_ index: Int) -> Bool {
        elements[index].token == .leftParenthesis || elements[index].token == .leftBracket
    }

    /// Whether the element at `index` is followed by a blank, unless what follows has none before it.
    private func hasBlankAfter(_ index: Int, before next: Int) -> Bool {
        guard let kind = elements[index].token else { return true }
        switch kind {
        case .leftParenthesis, .leftBracket, .dot, .questionDot, .rangeUntil, .rangeThrough: return false
        case .minus, .plus, .exclamation: return !isPrefix(index)
        case .colon: return !isLoneLabel(next)
        default: return true
        }
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
