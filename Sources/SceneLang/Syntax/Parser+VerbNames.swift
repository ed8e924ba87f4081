// Words of verbs that are names of the script.
extension Parser {
    /// Whether the word of a verb is called as a function: parentheses or a block follow, and the script has a function
    /// or variable of this name, or, in a body of Swift, the verb would not be complete.
    @inline(__always)
    mutating func isSwiftCall(_ name: IdentifierID, _ forms: ArraySlice<VerbForm>) -> Bool {
        let next = cursor.peek()
        if next.kind == .leftParenthesis, !next.flags.contains(.space) {
            // `show(.secondary)` of a split view controller.
            if isInSwift, cursor.peek(2).kind == .dot, names.text(of: name) == "show" { return true }
            // `print()` is Swift's function: the verb has no such form.
            if cursor.peek(2).kind == .rightParenthesis, names.text(of: name) == "print" { return true }
            return forms.allSatisfy { $0.names.count > 1 } || declaresVerb(name) || (isInSwift && isIncomplete(forms))
        }
        if next.kind == .leftBrace, !next.flags.contains(.newline) { return declaresVerb(name) }
        return isInSwift && (next.flags.contains(.newline) || TokenSet.statementEnds.contains(next.kind))
            && forms.allSatisfy { $0.names.count > 1 || $0.row.presence == .required && $0.row.operand != .none }
    }

    /// Whether no form can be the verb with the operand in parentheses that follows.
    private func isIncomplete(_ forms: ArraySlice<VerbForm>) -> Bool {
        cursor.peek(2).kind == .rightParenthesis || needsClauses(forms)
    }

    /// Whether no form can be the verb with an operand in parentheses alone.
    func needsClauses(_ forms: ArraySlice<VerbForm>) -> Bool {
        forms.allSatisfy { form in
            if form.names.count > 1 || form.row.clauses.contains(where: { $0.isRequired }) { return true }
            switch form.row.operand {
            case .none, .statement, .block, .closure, .callPattern, .invocation, .patterns, .names, .categories:
                return true
            default: return false
            }
        }
    }

    /// Whether the file declares a function or a variable with the name of a verb.
    private mutating func declaresVerb(_ name: IdentifierID) -> Bool {
        if let declaredVerbs { return declaredVerbs.contains(name) }
        let found = findDeclaredVerbs()
        declaredVerbs = found
        return found.contains(name)
    }

    /// Finds the verbs' words in the text after `func`, `let` and `var`, those of the parameters of closures, and those
    /// before the type of a function: `send: (Int) -> Void`. Comments and strings are skipped.
    private func findDeclaredVerbs() -> Set<IdentifierID> {
        var found: Set<IdentifierID> = []
        func add(_ word: Range<Int>) {
            guard let name = names.find(bytes[word]), !VerbTable.forms(beginningWith: name).isEmpty else { return }
            found.insert(name)
        }
        var index = 0
        while index + 5 < bytes.count {
            switch bytes[index] {
            case 0x2F where bytes[index + 1] == 0x2F: index = end(of: 0x0A, from: index)
            case 0x22: index = end(of: 0x22, from: index + 1) + 1
            case 0x20:
                if let start = endOfKeyword(before: index) {
                    var end = start
                    while end < bytes.count, Lexer.isNameByte(bytes[end]) { end += 1 }
                    add(start..<end)
                    index = max(end, index + 1)
                    continue
                }
                if bytes[index + 1] == 0x69, bytes[index + 2] == 0x6E, !Lexer.isNameByte(bytes[index + 3]) {
                    for word in closureParameters(before: index) { add(word) }
                } else if index > 0, bytes[index - 1] == 0x3A, isFunctionType(at: index + 1) {
                    add(word(before: index - 1))
                }
                index += 1
            default: index += 1
            }
        }
        return found
    }

    /// The place of `byte`, or of the end of the line before it.
    private func end(of byte: UInt8, from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != byte, bytes[index] != 0x0A {
            index += bytes[index] == 0x5C ? 2 : 1
        }
        return min(index, bytes.count)
    }

    /// The names in `{ value, send in`, if `end` is the place before `in`.
    private func closureParameters(before end: Int) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var place = end
        while place > 0 {
            let word = self.word(before: place)
            words.append(word)
            guard let last = bytes[..<word.lowerBound].lastIndex(where: { $0 != 0x20 }) else { return [] }
            // After `{`, or after a list of captures.
            if bytes[last] == 0x7B || bytes[last] == 0x5D { return words }
            guard bytes[last] == 0x2C, !word.isEmpty else { return [] }
            place = last
        }
        return []
    }

    /// Whether the type of a function begins here: an attribute, or parentheses before an arrow.
    private func isFunctionType(at start: Int) -> Bool {
        if bytes[start] == 0x40 { return true }
        guard bytes[start] == 0x28 else { return false }
        var depth = 0
        for index in start..<min(start + 200, bytes.count) {
            if bytes[index] == 0x28 { depth += 1 }
            if bytes[index] == 0x29 { depth -= 1 }
            if depth > 0 { continue }
            // An optional function is in parentheses of its own.
            let rest = bytes[(index + 1)...].prefix(16).drop { $0 == 0x20 }
            return rest.starts(with: "->".utf8) || rest.starts(with: "throws".utf8) || rest.starts(with: "async".utf8)
                || bytes[start + 1] == 0x28 && rest.first == 0x3F
        }
        return false
    }

    /// Where the name before `end` is; empty if there is none.
    private func word(before end: Int) -> Range<Int> {
        var start = end
        while start > 0, Lexer.isNameByte(bytes[start - 1]) { start -= 1 }
        return start..<end
    }

    /// Returns the place after the space at `index`, if `func`, `let` or `var` is before it.
    private func endOfKeyword(before index: Int) -> Int? {
        guard index >= 3 else { return nil }
        let word: StaticString
        // The last letter, because each space of the file is asked.
        switch bytes[index - 1] {
        case 0x63: word = "func"
        case 0x74: word = "let"
        case 0x72: word = "var"
        default: return nil
        }
        let start = index - word.utf8CodeUnitCount
        guard start >= 0, bytes[start..<index].elementsEqual(word.utf8Bytes) else { return nil }
        return start == 0 || !Lexer.isNameByte(bytes[start - 1]) ? index + 1 : nil
    }
}
