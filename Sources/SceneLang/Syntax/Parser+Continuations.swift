import SceneRuntime

// What may stand where the text ends, for those who offer it. An ordinary parse notes nothing.
extension Parser {
    /// Reads the beginning of a text and tells what may follow it, with the tree of what there is.
    static func parseBeginning(
        _ source: SourceFile, as file: FileID, names: inout NameTable, limits: ParserLimits = ParserLimits()
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

    /// Notes what may stand next, if the text ends here; with `alone` nothing else may.
    @inline(__always)
    mutating func expects(_ continuation: @autoclosure () -> Continuation, alone: Bool = false) {
        if unfinished != nil { note(continuation(), alone: alone) }
    }

    @inline(never)
    private mutating func note(_ continuation: Continuation, alone: Bool) {
        guard cursor.at(.endOfFile) else { return }
        unfinished?.note(continuation, alone: alone)
    }

    /// The same for what must stand on the line that has been begun.
    @inline(__always)
    mutating func expectsOnLine(_ continuation: @autoclosure () -> Continuation, alone: Bool = false) {
        if unfinished != nil, !startsLine(cursor.current) { note(continuation(), alone: alone) }
    }

    /// The same for what begins a statement or a member: after a line end, a brace or a semicolon.
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

    /// Notes the words that go on a form of a verb of which only the first have been read, and the symbols that can
    /// follow the words of one.
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

    /// Notes what follows the word that begins a declaration, if only that word has been read.
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
        if Parser.nextWords[word] != nil || Parser.namingWords.contains(word) { unfinished?.settle() }
    }

    /// What follows the first word of a declaration, where that is known.
    private static let nextWords: [Word: [Continuation]] = [
        .initial: [.word(.scene)], .ios: [.release], .device: [.device], .test: [.word(.ios), .word(.device)],
    ]

    /// The words that a new name follows.
    private static let namingWords: Set<Word> = [
        .scene, .controller, .storyboard, .style, .delegate, .window, .nib, .segue, .func,
    ]

    /// Notes what follows the first word of a member, if only that word has been read.
    mutating func expectsMember(of owner: Owner) {
        let next = cursor.peek()
        guard unfinished != nil, next.kind == .endOfFile, !startsLine(next) else { return }
        if currentWord == .on { unfinished?.note(.handler(owner), alone: true) }
        if currentWord == .segue, owner == .controller { unfinished?.note(.segueKind, alone: true) }
        unfinished?.settle()
    }

    /// Notes that the text ends in a statement of this form.
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

    /// Remembers which property `target` is, to which something is assigned.
    @inline(__always)
    mutating func noteProperty(_ target: ExpressionID) {
        if unfinished != nil { rememberProperty(target) }
    }

    @inline(never)
    private mutating func rememberProperty(_ target: ExpressionID) {
        if case .member(_, let name) = tree[target] { unfinished?.property = name.name }
        if case .name(let name) = tree[target] { unfinished?.property = name }
    }

    /// Remembers a name that the text declares.
    @inline(__always)
    mutating func noteDeclared(_ name: Identifier) {
        if unfinished != nil, name.name != Parser.placeholder { unfinished?.names.append(name.name) }
    }

    /// Forgets what was declared since there were `count` names, unless the text ends before the end of the scope.
    @inline(__always)
    mutating func endScope(_ count: Int?) {
        if let count { forget(behind: count) }
    }

    @inline(never)
    private mutating func forget(behind count: Int) {
        guard let known = unfinished?.names.count, known > count, !cursor.at(.endOfFile) else { return }
        unfinished?.names.removeLast(known - count)
    }
}

extension Lexer {
    /// Drops the ends of strings that are cut off inside of an interpolation: the text ends before them.
    fileprivate mutating func dropCutStrings() {
        guard let end = tokens.popLast() else { return }
        while let last = tokens.last, last.kind == .stringTail, last.start == last.end { tokens.removeLast() }
        tokens.append(end)
    }
}
