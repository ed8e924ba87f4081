// Words of verbs that are names of the script.
extension Parser {
    /// Whether the word of a verb is called as a function: parentheses or a block follow, and the script has a function
    /// or variable of this name, or, in a body of Swift, the verb would not be complete.
    @inline(__always)
    mutating func isSwiftCall(_ name: IdentifierID, _ forms: ArraySlice<VerbForm>) -> Bool {
        let next = cursor.peek()
        if next.kind == .leftParenthesis, !next.flags.contains(.space) {
            return forms.allSatisfy { $0.names.count > 1 } || declaresVerb(name) || (isInSwift && isIncomplete(forms))
        }
        if next.kind == .leftBrace, !next.flags.contains(.newline) { return declaresVerb(name) }
        return isInSwift && (next.flags.contains(.newline) || TokenSet.statementEnds.contains(next.kind))
            && forms.allSatisfy { $0.names.count > 1 || $0.row.presence == .required && $0.row.operand != .none }
    }

    /// Whether no form can be the verb with an operand in parentheses.
    private func isIncomplete(_ forms: ArraySlice<VerbForm>) -> Bool {
        if cursor.peek(2).kind == .rightParenthesis { return true }
        return forms.allSatisfy { form in
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

    /// Finds the verbs' words after `func`, `let` and `var` in the text.
    private func findDeclaredVerbs() -> Set<IdentifierID> {
        var found: Set<IdentifierID> = []
        var index = 0
        while index + 5 < bytes.count {
            guard bytes[index] == 0x20, let start = endOfKeyword(before: index) else {
                index += 1
                continue
            }
            var end = start
            while end < bytes.count, Lexer.isNameByte(bytes[end]) { end += 1 }
            if let name = names.find(bytes[start..<end]), !VerbTable.forms(beginningWith: name).isEmpty {
                found.insert(name)
            }
            index = max(end, index + 1)
        }
        return found
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
