/// What a file says: typed columns of trivial nodes, and a pool of words for what has many parts.
///
/// Nodes are only ever appended, children before their parents, and never change; what later passes find out lives in
/// tables of theirs, keyed by the handles. Every handle of a tree is valid in it.
struct SyntaxTree: Sendable {
    let file: FileID
    /// The statements and declarations of the file, in order.
    private(set) var root = Block(statements: .empty, start: 0, end: 0)

    private(set) var expressions: [Expression] = []
    private(set) var statements: [Statement] = []
    private(set) var declarations: [Declaration] = []
    private(set) var closures: [Closure] = []
    private var expressionSpans: [ByteRange] = []
    private var statementSpans: [ByteRange] = []
    private var declarationSpans: [ByteRange] = []
    /// The documentation of the declarations that have some, in their order.
    private var documentation: [(declaration: UInt32, text: TextID)] = []
    private var pool: [UInt32] = []
    private var textBytes: [UInt8] = []
    private var textEnds: [UInt32] = []

    private struct ByteRange {
        let start: UInt32
        let end: UInt32
    }

    /// An empty tree of `file`, with room for what so many tokens hold.
    init(file: FileID, tokenCount: Int = 0) {
        self.file = file
        expressions.reserveCapacity(tokenCount / 2)
        expressionSpans.reserveCapacity(tokenCount / 2)
        statements.reserveCapacity(tokenCount / 8)
        statementSpans.reserveCapacity(tokenCount / 8)
        pool.reserveCapacity(tokenCount / 2)
    }
}

// Reading.
extension SyntaxTree {
    subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)] }
    subscript(id: StatementID) -> Statement { statements[Int(id.index)] }
    subscript(id: DeclarationID) -> Declaration { declarations[Int(id.index)] }
    subscript(id: ClosureID) -> Closure { closures[Int(id.index)] }

    /// The elements of `list`, in order.
    func elements<Element>(of list: List<Element>) -> Elements<Element> { Elements(list, in: pool) }

    /// Element `index` of `list`, or nil past its end.
    func element<Element>(_ index: Int, of list: List<Element>) -> Element? {
        guard index >= 0, index < list.count else { return nil }
        var cursor = PoolCursor(pool, at: Int(list.start) + index * Element.width)
        return Element(&cursor)
    }

    /// The text that the expression was read from; empty for `.missing`.
    func span(of id: ExpressionID) -> SourceSpan { span(expressionSpans[Int(id.index)]) }
    /// The text that the statement was read from, without its end.
    func span(of id: StatementID) -> SourceSpan { span(statementSpans[Int(id.index)]) }
    /// The text that the declaration was read from.
    func span(of id: DeclarationID) -> SourceSpan { span(declarationSpans[Int(id.index)]) }
    func span(of identifier: Identifier) -> SourceSpan { span(identifier.start, identifier.end) }
    /// The text from brace to brace.
    func span(of block: Block) -> SourceSpan { span(block.start, block.end) }
    func span(of clause: ClauseArgument) -> SourceSpan { span(clause.start, clause.end) }

    /// The span of bytes `start..<end` of the tree's file.
    func span(_ start: UInt32, _ end: UInt32) -> SourceSpan { SourceSpan(file: file, start: start, end: end) }

    private func span(_ range: ByteRange) -> SourceSpan { span(range.start, range.end) }

    /// The bytes of `text`, always valid UTF-8.
    func bytes(of text: TextID) -> ArraySlice<UInt8> {
        let index = Int(text.index)
        return textBytes[(index == 0 ? 0 : Int(textEnds[index - 1]))..<Int(textEnds[index])]
    }

    func string(of text: TextID) -> String { String(decoding: bytes(of: text), as: UTF8.self) }

    /// The `///` comment before the declaration: its lines without the slashes, joined by newlines.
    func documentation(of id: DeclarationID) -> TextID? {
        var low = 0
        var high = documentation.count
        while low < high {
            let middle = (low + high) / 2
            if documentation[middle].declaration < id.index { low = middle + 1 } else { high = middle }
        }
        return low < documentation.count && documentation[low].declaration == id.index ? documentation[low].text : nil
    }

    /// The clause of a verb or segue, or nil if it was not written.
    func argument(_ clause: Clause, of clauses: List<ClauseArgument>) -> ClauseArgument? {
        elements(of: clauses).first { $0.clause == clause }
    }
}

// Building, for the parser.
extension SyntaxTree {
    mutating func add(_ expression: Expression, _ start: UInt32, _ end: UInt32) -> ExpressionID {
        expressions.append(expression)
        expressionSpans.append(ByteRange(start: start, end: end))
        return ExpressionID(index: UInt32(expressions.count - 1))
    }

    mutating func add(_ statement: Statement, _ start: UInt32, _ end: UInt32) -> StatementID {
        statements.append(statement)
        statementSpans.append(ByteRange(start: start, end: end))
        return StatementID(index: UInt32(statements.count - 1))
    }

    mutating func add(
        _ declaration: Declaration, _ start: UInt32, _ end: UInt32, documentation text: TextID? = nil
    ) -> DeclarationID {
        declarations.append(declaration)
        declarationSpans.append(ByteRange(start: start, end: end))
        let id = DeclarationID(index: UInt32(declarations.count - 1))
        if let text { documentation.append((id.index, text)) }
        return id
    }

    mutating func add(_ closure: Closure) -> ClosureID {
        closures.append(closure)
        return ClosureID(index: UInt32(closures.count - 1))
    }

    mutating func add<Element>(_ elements: [Element]) -> List<Element> {
        if elements.isEmpty { return .empty }
        let start = UInt32(pool.count)
        for element in elements { element.write(to: &pool) }
        return List(start: start, count: elements.count)
    }

    mutating func add(text: some Collection<UInt8>) -> TextID {
        textBytes.append(contentsOf: text)
        textEnds.append(UInt32(textBytes.count))
        return TextID(index: UInt32(textEnds.count - 1))
    }

    mutating func setRoot(_ block: Block) { root = block }
}
