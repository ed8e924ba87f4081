/// The elements of a source, and the places where its lines must end.
struct Layout {
    private(set) var elements: [LayoutElement]
    let facts: LayoutFacts
    /// For each element the index of the innermost open bracket, which for a closing bracket is its own; -1 at file
    /// level.
    private var openers: [Int] = []
    /// The opening brackets whose contents have a line end.
    private var openersOfLines: Set<Int> = []

    init(_ elements: [LayoutElement], _ facts: LayoutFacts) {
        self.elements = Layout.marked(elements, facts)
        self.facts = facts
        matchBrackets()
    }

    /// Marks the elements in forms of Swift. The others have at most one empty line before them.
    private static func marked(_ elements: [LayoutElement], _ facts: LayoutFacts) -> [LayoutElement] {
        var elements = elements
        let kept = facts.kept.sorted { $0.lowerBound < $1.lowerBound }
        var (next, end) = (0, 0)
        for index in elements.indices {
            // The first element of a form has the spaces of what encloses the form.
            while next < kept.count, kept[next].lowerBound < elements[index].start {
                end = max(end, kept[next].upperBound)
                next += 1
            }
            elements[index].isKept = elements[index].start < end
            if !elements[index].isKept { elements[index].newlines = min(elements[index].newlines, 2) }
        }
        return elements
    }

    private mutating func matchBrackets() {
        openers = []
        openersOfLines = []
        var open: [(index: Int, lineEnds: Int)] = []
        var lineEnds = 0
        for (index, element) in elements.enumerated() {
            if element.newlines > 0 { lineEnds += 1 }
            openers.append(open.last?.index ?? -1)
            let step = element.token?.bracketStep ?? 0
            if step > 0 { open.append((index, lineEnds)) }
            if step < 0, let opener = open.popLast(), opener.lineEnds < lineEnds {
                openersOfLines.insert(opener.index)
            }
            if element.isMultiline { lineEnds += 1 }
        }
    }

    /// Decides where lines end. The author's line ends are kept, with these exceptions: before the `{` of a block and
    /// before `else`, in an empty block, and empty lines at the edges of a block or after another empty line.
    mutating func setLineEnds() {
        dropSeparators()
        joinLines()
        breakLines()
    }

    // MARK: What elements are

    func beginsStatement(_ index: Int) -> Bool { facts.beginnings.contains(elements[index].start) }

    /// Whether `{` begins a block, not a closure.
    func isBlock(_ index: Int) -> Bool {
        elements[index].token == .leftBrace && !facts.closures.contains(elements[index].start)
    }

    /// Whether the element is `case` or `default` of a switch. In braces these words have no other meaning, except as
    /// names of members.
    func isCase(_ index: Int) -> Bool {
        guard elements[index].token == .case || elements[index].token == .default else { return false }
        let before = index > 0 ? elements[index - 1].token : nil
        return isInBraces(index) && before != .dot && before != .questionDot
    }

    /// Whether `-`, `+` or `!` belongs to the value or name after it.
    func isPrefix(_ index: Int) -> Bool {
        let token = elements[index].token
        guard token == .minus || token == .exclamation || token == .plus else { return false }
        if token == .plus, index + 1 < elements.count, !elements[index + 1].hasSpaceBefore {
            // No operand is before it.
            if index == 0 || elements[index].newlines > 0 || beginsValue(after: index - 1) { return true }
        }
        return token != .plus && facts.signed.contains(elements[index].start) || isCategory(after: index)
    }

    private func beginsValue(after index: Int) -> Bool {
        elements[index].token.map { Layout.beforeValues.contains($0) } ?? false
    }

    private static let beforeValues = TokenSet([
        .leftBrace, .leftParenthesis, .leftBracket, .comma, .colon, .equal, .in, .return, .semicolon,
    ])

    private func isCategory(after index: Int) -> Bool {
        let next = index + 1
        return next < elements.count && elements[next].token == .identifier
            && facts.signed.contains(elements[next].start)
    }

    private func isInBraces(_ index: Int) -> Bool {
        let opener = openers[index]
        return opener < 0 || elements[opener].token == .leftBrace
    }

    /// Whether the block that contains the element has several lines, as a file does.
    private func isInMultilineBlock(_ index: Int) -> Bool {
        openers[index] < 0 || openersOfLines.contains(openers[index])
    }

    // MARK: Lines

    /// Removes each `;` that a line end can replace, or that nothing follows.
    private mutating func dropSeparators() {
        var kept: [LayoutElement] = []
        var newlines = 0
        for (index, element) in elements.enumerated() {
            var element = element
            element.newlines = max(element.newlines, newlines)
            newlines = 0
            if element.isSeparator, !element.isKept, isRemovable(index) {
                newlines = element.newlines
                if isInMultilineBlock(index), !endsLine(after: index), index > 0 { newlines = max(newlines, 1) }
            } else {
                kept.append(element)
            }
        }
        elements = kept
        matchBrackets()
    }

    /// Whether a `;` can be removed: the following element would also begin a statement after a line end, whatever
    /// precedes it, and no `///` comment would then document it.
    private func isRemovable(_ index: Int) -> Bool {
        let before = elements[..<index].reversed().prefix { $0.isComment }
        let after = elements[(index + 1)...].prefix { $0.isComment }
        if before.contains(where: { $0.isDocumentation }) || after.first?.isDocumentation == true { return false }
        guard let next = elements[(index + 1)...].first(where: { !$0.isComment })?.token else { return true }
        if next == .semicolon || next == .rightBrace { return true }
        return isInMultilineBlock(index) && next.isWord
    }

    /// Whether only comments follow on the line.
    private func endsLine(after index: Int) -> Bool {
        for next in elements[(index + 1)...] {
            if next.newlines > 0 { return true }
            if !next.isComment { return next.token == .rightBrace }
        }
        return true
    }

    private mutating func joinLines() {
        for index in elements.indices.dropFirst() where elements[index].newlines > 0 && !elements[index].isKept {
            let before = elements[index - 1].token
            let isEmpty = before == .leftBrace && elements[index].token == .rightBrace
            let isElse = before == .rightBrace && elements[index].token == .else
            if isEmpty || isElse || (before != nil && isBlock(index)) { elements[index].newlines = 0 }
        }
    }

    private mutating func breakLines() {
        var word = -1
        for index in elements.indices where !elements[index].isComment {
            if !elements[index].isKept, beginsLine(index, after: word) {
                let first = elements[index].token == .rightBrace ? index : word + 1
                if elements[first...index].allSatisfy({ $0.newlines == 0 }) { elements[first].newlines = 1 }
            }
            word = index
        }
        for index in elements.indices where elements[index].newlines > 1 && !elements[index].isKept {
            let isEdge = index == 0 || elements[index - 1].token == .leftBrace
            if isEdge || elements[index].token == .rightBrace { elements[index].newlines = 1 }
        }
    }

    /// Whether a new line must begin before the token at `index`; `word` is the token before.
    private func beginsLine(_ index: Int, after word: Int) -> Bool {
        guard word >= 0, let before = elements[word].token, isInBraces(index), isInMultilineBlock(index) else {
            return false
        }
        if elements[index].token == .rightBrace { return before != .leftBrace || index > word + 1 }
        guard beginsStatement(index) || isCase(index) else { return false }
        return before == .leftBrace || before == .rightBrace || before == .semicolon || before == .in
    }
}
