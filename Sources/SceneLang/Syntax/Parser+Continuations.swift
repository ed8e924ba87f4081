import SceneRuntime

// Records the continuations at the end of the text, for completion. An ordinary parse records nothing.
extension Parser {
    /// Parses the beginning of a source, and returns its tree with the possible continuations.
    static func parseBeginning(
        _ source: SourceFile, as file: FileID, names: inout IdentifierTable, limits: ParserLimits = ParserLimits()
    ) -> (tree: SyntaxTree, unfinished: UnfinishedText) {
        var lexer = Lexer(source, as: file, names: names, sizeLimit: limits.fileSize)
        lexer.run()
        lexer.dropCutStrings()
        var parser = Parser(lexer, limits: limits)
        parser.unfinished = UnfinishedText()
        parser.parseFile()
        names = parser.names
        return (parser.tree, parser.unfinished ?? UnfinishedText())
    }

    /// Records a continuation, if the text ends here. With `alone`, there is no other.
    @inline(__always)
    mutating func expects(_ continuation: @autoclosure () -> Continuation, alone: Bool = false) {
        if unfinished != nil { note(continuation(), alone: alone) }
    }

    @inline(never)
    private mutating func note(_ continuation: Continuation, alone: Bool) {
        guard cursor.at(.endOfFile) else { return }
        unfinished?.note(continuation, alone: alone)
    }

    /// Records a continuation that must be on the current line.
    @inline(__always)
    mutating func expectsOnLine(_ continuation: @autoclosure () -> Continuation, alone: Bool = false) {
        if unfinished != nil, !startsLine(cursor.current) { note(continuation(), alone: alone) }
    }

    /// Records a continuation that begins a statement or a member: after a line end, a brace or a semicolon.
    @inline(__always)
    mutating func expectsBeginning(_ continuation: @autoclosure () -> Continuation) {
        if unfinished != nil { noteBeginning(continuation()) }
    }

    @inline(never)
    private mutating func noteBeginning(_ continuation: Continuation) {
        guard cursor.at(.endOfFile) else { return }
        let last = cursor.previous?.kind
        let isBeginning = last == nil || last == .leftBrace || last == .semicolon
        if isBeginning || cursor.current.flags.contains(.newline) { note(continuation, alone: true) }
    }

    /// Records the missing words of the verb forms that begin with the words read so far, and the symbols that can
    /// follow their words.
    @inline(__always)
    mutating func expectsWords(of forms: [VerbForm]) {
        if unfinished != nil { noteWords(of: forms) }
    }

    @inline(never)
    private mutating func noteWords(of forms: [VerbForm]) {
        for form in forms {
            let row = form.row
            var count = 0
            while count < form.names.count, cursor.peek(count).name == form.names[count] { count += 1 }
            let next = cursor.peek(count)
            guard count > 0, next.kind == .endOfFile, !startsLine(next) else { continue }
            if count < row.words.count {
                unfinished?.note(.verbWord(row.words[count]), alone: false)
            } else if case .symbol = row.operand {
                unfinished?.note(.operand(row.operand, nil), alone: false)
            }
        }
    }

    /// Records what follows the first word of a declaration, if only that word has been read.
    @inline(__always)
    mutating func expectsDeclaration() {
        if unfinished != nil { noteDeclaration() }
    }

    @inline(never)
    private mutating func noteDeclaration() {
        let next = cursor.peek()
        guard next.kind == .endOfFile, !startsLine(next) else { return }
        guard let word = currentWord else { return }
        for next in Parser.nextWords[word] ?? [] { unfinished?.note(next, alone: false) }
        if Parser.nextWords[word] != nil || Parser.namingWords.contains(word) { unfinished?.end() }
    }

    /// The continuations after the first word of a declaration.
    private static let nextWords: [Keyword: [Continuation]] = [
        .initial: [.word(.scene)], .ios: [.release], .device: [.device],
        .test: Parser.testWords.map { .word($0) },
    ]

    /// The words that are followed by a new name.
    private static let namingWords: Set<Keyword> = [
        .scene, .controller, .storyboard, .style, .delegate, .window, .nib, .segue, .func,
    ]

    /// Records what follows the first word of a member, if only that word has been read.
    mutating func expectsMember(of owner: Owner) {
        let next = cursor.peek()
        guard unfinished != nil, next.kind == .endOfFile, !startsLine(next) else { return }
        if currentWord == .on { unfinished?.note(.handler(owner), alone: true) }
        if currentWord == .segue, owner == .controller { unfinished?.note(.segueKind, alone: true) }
        unfinished?.end()
    }

    /// Records that the text ends in a statement of this form.
    @inline(__always)
    mutating func noteStatement(_ row: VerbRow, hasOperand: Bool, _ clauses: [ClauseArgument]) {
        guard unfinished != nil, cursor.at(.endOfFile), !startsLine(cursor.current) else { return }
        let isOpen =
            clauses.last.map { $0.operand == .none && row.row(of: $0.clause)?.operand != OperandKind.none } ?? false
        unfinished?.note(
            UnfinishedText.Statement(
                row: row, hasOperand: hasOperand, given: clauses.map { $0.clause },
                open: isOpen ? clauses.last?.clause : nil))
    }

    /// Records the property that is assigned, if `target` is one.
    @inline(__always)
    mutating func noteProperty(_ target: ExpressionID) {
        if unfinished != nil { rememberProperty(target) }
    }

    @inline(never)
    private mutating func rememberProperty(_ target: ExpressionID) {
        if case .member(_, let name) = tree[target] { unfinished?.property = name.name }
        if case .name(let name) = tree[target] { unfinished?.property = name }
    }

    /// Records a name that the text declares.
    @inline(__always)
    mutating func noteDeclared(_ name: Identifier) {
        if unfinished != nil, name.name != Parser.placeholder { unfinished?.names.append(name.name) }
    }

    /// Removes the names after the first `count`, unless the text ends inside of the scope.
    @inline(__always)
    mutating func endScope(_ count: Int?) {
        if let count { forget(after: count) }
    }

    @inline(never)
    private mutating func forget(after count: Int) {
        guard let known = unfinished?.names.count, known > count, !cursor.at(.endOfFile) else { return }
        unfinished?.names.removeLast(known - count)
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
