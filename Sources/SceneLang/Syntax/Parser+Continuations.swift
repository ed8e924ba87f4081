import SceneRuntime

// Records the continuations at the end of the text, for completion. An ordinary parse records nothing.
extension Parser {
    /// Parses the beginning of a source, and returns its tree with the possible continuations.
    static func parseBeginning(
        _ source: SourceFile, as file: FileID, names: inout IdentifierTable, limits: ParserLimits = ParserLimits()
    ) -> (tree: SyntaxTree, completionRecord: CompletionRecord) {
        var lexer = Lexer(source, as: file, names: names, sizeLimit: limits.fileSize)
        lexer.run()
        lexer.dropCutStrings()
        var parser = Parser(lexer, limits: limits)
        parser.completionRecord = CompletionRecord()
        parser.parseFile()
        names = parser.names
        return (parser.tree, parser.completionRecord ?? CompletionRecord())
    }

    /// Records a continuation, if the text ends here. With `isOnly`, there is no other.
    @inline(__always)
    mutating func recordContinuation(_ continuation: @autoclosure () -> Continuation, isOnly: Bool = false) {
        if completionRecord != nil { addContinuation(continuation(), isOnly: isOnly) }
    }

    @inline(never)
    private mutating func addContinuation(_ continuation: Continuation, isOnly: Bool) {
        guard cursor.at(.endOfFile) else { return }
        completionRecord?.record(continuation, isOnly: isOnly)
    }

    /// Records a continuation that must be on the current line.
    @inline(__always)
    mutating func recordContinuationOnLine(_ continuation: @autoclosure () -> Continuation, isOnly: Bool = false) {
        if completionRecord != nil, !startsLine(cursor.current) { addContinuation(continuation(), isOnly: isOnly) }
    }

    /// Records a continuation that begins a statement or a member: after a line end, a brace or a semicolon.
    @inline(__always)
    mutating func recordContinuationAtBeginning(_ continuation: @autoclosure () -> Continuation) {
        if completionRecord != nil { addContinuationAtBeginning(continuation()) }
    }

    @inline(never)
    private mutating func addContinuationAtBeginning(_ continuation: Continuation) {
        guard cursor.at(.endOfFile) else { return }
        let last = cursor.previous?.kind
        let isBeginning = last == nil || last == .leftBrace || last == .semicolon
        if isBeginning || cursor.current.flags.contains(.newline) { addContinuation(continuation, isOnly: true) }
    }

    /// Records the missing words of the verb forms that begin with the words read so far, and the symbols that can
    /// follow their words.
    @inline(__always)
    mutating func recordVerbWords(of forms: ArraySlice<VerbForm>) {
        if completionRecord != nil { addVerbWords(of: forms) }
    }

    @inline(never)
    private mutating func addVerbWords(of forms: ArraySlice<VerbForm>) {
        for form in forms {
            let row = form.row
            var count = 0
            while count < form.names.count, cursor.peek(count).name == form.names[count] { count += 1 }
            let next = cursor.peek(count)
            guard count > 0, next.kind == .endOfFile, !startsLine(next) else { continue }
            if count < row.words.count {
                completionRecord?.record(.verbWord(row.words[count]), isOnly: false)
            } else if case .symbol = row.operand {
                completionRecord?.record(.operand(row.operand, nil), isOnly: false)
            }
        }
    }

    /// Records what follows the first word of a declaration, if only that word has been read.
    @inline(__always)
    mutating func recordDeclarationContinuations() {
        if completionRecord != nil { addDeclarationContinuations() }
    }

    @inline(never)
    private mutating func addDeclarationContinuations() {
        let next = cursor.peek()
        guard next.kind == .endOfFile, !startsLine(next) else { return }
        guard let word = currentWord else { return }
        for next in Parser.nextWords[word] ?? [] { completionRecord?.record(next, isOnly: false) }
        if Parser.nextWords[word] != nil || Parser.namingWords.contains(word) { completionRecord?.end() }
    }

    /// The continuations after the first word of a declaration.
    private static let nextWords: [Keyword: [Continuation]] = [
        .initial: [.word(.scene)], .ios: [.release], .sdk: [.release], .device: [.device],
        .test: Parser.testWords.map { .word($0) },
    ]

    /// The words that are followed by a new name.
    private static let namingWords: Set<Keyword> = [
        .scene, .controller, .storyboard, .style, .delegate, .window, .nib, .segue, .func,
    ]

    /// Records what follows the first word of a member, if only that word has been read.
    mutating func recordMemberContinuations(of owner: Owner) {
        let next = cursor.peek()
        guard completionRecord != nil, next.kind == .endOfFile, !startsLine(next) else { return }
        if currentWord == .on { completionRecord?.record(.handler(owner), isOnly: true) }
        if currentWord == .segue, owner == .controller { completionRecord?.record(.segueKind, isOnly: true) }
        completionRecord?.end()
    }

    /// Records that the text ends in a statement of this form.
    @inline(__always)
    mutating func recordVerbStatement(_ row: VerbRow, hasOperand: Bool, _ clauses: [ClauseArgument]) {
        guard completionRecord != nil, cursor.at(.endOfFile), !startsLine(cursor.current) else { return }
        let isOpen =
            clauses.last.map { $0.operand == .none && row.clauseRow(for: $0.clause)?.operand != OperandKind.none }
            ?? false
        completionRecord?.record(
            CompletionRecord.Statement(
                row: row, hasOperand: hasOperand, given: clauses.map { $0.clause },
                open: isOpen ? clauses.last?.clause : nil))
    }

    /// Records the property that is assigned, if `target` is one.
    @inline(__always)
    mutating func recordAssignedProperty(_ target: ExpressionID) {
        if completionRecord != nil { addAssignedProperty(target) }
    }

    @inline(never)
    private mutating func addAssignedProperty(_ target: ExpressionID) {
        if case .member(_, let name) = tree[target] { completionRecord?.property = name.name }
        if case .name(let name) = tree[target] { completionRecord?.property = name }
    }

    /// Records a name that the text declares.
    @inline(__always)
    mutating func recordDeclaredName(_ name: Identifier) {
        if completionRecord != nil, name.name != Parser.placeholder { completionRecord?.names.append(name.name) }
    }

    /// Removes the names after the first `count`, unless the text ends inside of the scope.
    @inline(__always)
    mutating func endScope(_ count: Int?) {
        if let count { removeNames(after: count) }
    }

    @inline(never)
    private mutating func removeNames(after count: Int) {
        guard let known = completionRecord?.names.count, known > count, !cursor.at(.endOfFile) else { return }
        completionRecord?.names.removeLast(known - count)
    }
}

extension Lexer {
    /// Drops the tokens that end unterminated strings with an interpolation, because the text ends before them.
    fileprivate mutating func dropCutStrings() {
        guard let end = tokens.popLast() else { return }
        while let last = tokens.last, last.kind == .stringTail, last.start == last.end { tokens.removeLast() }
        tokens.append(end)
    }
}
