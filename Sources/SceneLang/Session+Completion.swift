import SceneRuntime

// Completion and hints of a session.
extension Session {
    /// Returns the completions at byte `cursor` of `text`, the beginning of an entry. The rest of the line is taken
    /// into account.
    ///
    /// The bytes can be invalid.
    public func completion(of text: [UInt8], at cursor: Int) -> Completion {
        let place = max(0, min(cursor, text.count))
        let before = Array(text[..<place])
        guard let word = WordInProgress(endOf: before) else { return .nothing(at: place) }
        let (tree, completionRecord, names) = beginning(Array(before[..<word.cut]))
        var completer = Completer(
            declarations, machine, names: names, tree: tree, completionRecord: completionRecord,
            sender: sender(in: text[place...], isQuoted: word.isQuoted, names))
        for continuation in completionRecord.continuations { completer.offer(continuation) }
        let begun = String(decoding: before[word.start...], as: UTF8.self)
        let isClosed = word.isQuoted && place < text.count && text[place] == 0x22
        return Completion(
            start: word.start,
            candidates: Session.fitting(completer.candidates, begun, isQuoted: word.isQuoted, isClosed: isClosed),
            isPath: word.isQuoted && completionRecord.continuations.contains(.file))
    }

    /// Returns the missing parts of the verb statement at the end of `text`, such as `X [onto Y] [unanimated]`; nil if
    /// there is no verb statement, or nothing is missing.
    public func hint(of text: [UInt8]) -> String? {
        let (_, completionRecord, _) = beginning(text)
        guard let statement = completionRecord.statement else { return nil }
        let rest = statement.row.missingUsage(
            hasOperand: statement.hasOperand, given: statement.given, open: statement.open)
        return rest.isEmpty ? nil : rest
    }

    /// Returns the row of the verb statement at the end of `text`, or nil.
    public func verb(of text: [UInt8]) -> VerbRow? { beginning(text).1.statement?.row }

    /// The names of the living instances, as in traces, and of the declared controllers.
    public var controllers: (living: [String], declared: [String]) {
        let declared = declarations.controllers.dropFirst(BuiltInClass.slots)
        return (machine.livingNames, declared.map { names.text(of: $0.name) })
    }

    private func beginning(_ bytes: [UInt8]) -> (SyntaxTree, CompletionRecord, IdentifierTable) {
        var names = names
        let (tree, completionRecord) = Parser.parseBeginning(
            SourceFile(name: "", bytes: bytes), as: FileID(0), names: &names)
        return (tree, completionRecord, names)
    }

    /// Returns the name after `from` in the rest of the line, in which the string around the cursor may end.
    private func sender(in text: ArraySlice<UInt8>, isQuoted: Bool, _ names: IdentifierTable) -> IdentifierID? {
        var line = text.prefix { $0 != 0x0A && $0 != UInt8(ascii: ";") }
        if isQuoted, let quote = line.firstIndex(of: 0x22) { line = line[(quote + 1)...] }
        var lexer = Lexer(SourceFile(name: "", bytes: Array(line)), as: FileID(0), names: names)
        lexer.run()
        for (token, next) in zip(lexer.tokens, lexer.tokens.dropFirst())
        where token.kind == .identifier && next.kind == .identifier {
            if lexer.names.word(of: IdentifierID(token.payload)) == .from { return IdentifierID(next.payload) }
        }
        return nil
    }

    /// Returns the candidates that begin with the typed text; if there are none, those that do so ignoring case.
    private static func fitting(
        _ all: Set<Completion.Candidate>, _ begun: String, isQuoted: Bool, isClosed: Bool
    ) -> [Completion.Candidate] {
        var texts = Array(all)
        if isQuoted {
            // The opening quote is typed already, and perhaps the closing one.
            texts = texts.filter { $0.text.hasPrefix("\"") }.map {
                Completion.Candidate(
                    text: String($0.text.dropFirst().dropLast(isClosed ? 1 : 0)), isWhole: !isClosed && $0.isWhole)
            }
        }
        var found = texts.filter { $0.text.utf8.starts(with: begun.utf8) }
        if found.isEmpty {
            let lowered = begun.lowercased()
            found = texts.filter { $0.text.lowercased().utf8.starts(with: lowered.utf8) }
        }
        return found.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    }
}

extension VerbRow {
    /// Returns the part of `usage` that is missing.
    fileprivate func missingUsage(hasOperand: Bool, given: [Clause], open: Clause?) -> String {
        var parts: [String] = []
        if !hasOperand { parts.append(presence == .required ? operand.placeholder : "[\(operand.placeholder)]") }
        for row in clauses {
            if row.clause == open { parts.insert(row.operandUsage, at: 0) }
            if !given.contains(row.clause) { parts.append(row.usage) }
        }
        return parts.joined(separator: " ")
    }
}
