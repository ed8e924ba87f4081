import SceneRuntime

/// What a file says: typed columns of trivial nodes, and a pool of words for what has many parts.
///
/// Nodes are only ever appended, children before their parents, and never change; what later passes find out lives in
/// tables of theirs, keyed by the handles. Every handle of a tree is valid in it.
struct SyntaxTree: Sendable {
    let file: FileID
    /// The statements and declarations of the file, in order.
    private(set) var root = Block(statements: .empty, start: 0, end: 0)

    /// Whether a function is declared among the statements of another body.
    var hasNestedFunctions = false

    private var expressions = Slab<ExpressionNode>()
    private(set) var statements = Slab<Spanned<Statement>>()
    private(set) var declarations = Slab<Spanned<Declaration>>()
    private(set) var closures: [Closure] = []
    /// The documentation of the declarations that have some, in their order.
    private var documentation: [(declaration: UInt32, text: TextID)] = []
    private var pool = WordPool()
    /// The texts lie in the file itself, and behind it where something had to be decoded.
    private var texts = Slab<Text>()
    private let source: [UInt8]
    private var decoded: [UInt8] = []

    private struct Text: Sendable {
        let start: UInt32
        let end: UInt32
    }

    /// An expression, how high it is built, and the bytes that it was read from: 24 bytes, in this order.
    struct ExpressionNode: Sendable {
        let expression: Expression
        let height: UInt16
        let start: UInt32
        let end: UInt32
    }

    /// A node and the bytes that it was read from.
    struct Spanned<Node: Sendable & BitwiseCopyable>: Sendable, BitwiseCopyable {
        let node: Node
        let start: UInt32
        let end: UInt32
    }

    /// An empty tree of `file`, with room for what the text may hold.
    init(file: FileID, source: [UInt8]) {
        self.file = file
        self.source = source
        // More than most files need: what is not used costs nothing, and to grow would be to copy.
        expressions.reserve(source.count / 4)
        statements.reserve(source.count / 16)
        declarations.reserve(source.count / 64)
        pool.reserve(source.count / 4)
        texts.reserve(source.count / 16)
    }
}

// Reading.
extension SyntaxTree {
    subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)].expression }
    subscript(id: StatementID) -> Statement { statements[Int(id.index)].node }
    subscript(id: DeclarationID) -> Declaration { declarations[Int(id.index)].node }
    subscript(id: ClosureID) -> Closure { closures[Int(id.index)] }

    /// How many expressions there are.
    var expressionCount: Int { expressions.count }

    /// How many nodes lie above each other in the expression.
    func height(of id: ExpressionID) -> UInt16 { expressions[Int(id.index)].height }

    /// The elements of `list`, in order.
    func elements<Element>(of list: List<Element>) -> Elements<Element> { Elements(list, in: pool) }

    /// Element `index` of `list`, or nil past its end.
    func element<Element>(_ index: Int, of list: List<Element>) -> Element? {
        guard index >= 0, index < list.count else { return nil }
        return pool.record(at: list.place(of: index))
    }

    /// The text that the expression was read from; empty for `.missing`.
    func span(of id: ExpressionID) -> SourceSpan {
        span(expressions[Int(id.index)].start, expressions[Int(id.index)].end)
    }
    /// The text that the statement was read from, without its end.
    func span(of id: StatementID) -> SourceSpan {
        span(statements[Int(id.index)].start, statements[Int(id.index)].end)
    }
    /// The text that the declaration was read from.
    func span(of id: DeclarationID) -> SourceSpan {
        span(declarations[Int(id.index)].start, declarations[Int(id.index)].end)
    }
    func span(of identifier: Identifier) -> SourceSpan { span(identifier.start, identifier.end) }
    /// The text from brace to brace.
    func span(of block: Block) -> SourceSpan { span(block.start, block.end) }
    func span(of clause: ClauseArgument) -> SourceSpan { span(clause.start, clause.end) }

    /// The span of bytes `start..<end` of the tree's file.
    func span(_ start: UInt32, _ end: UInt32) -> SourceSpan { SourceSpan(file: file, start: start, end: end) }

    /// The bytes of `text`, always valid UTF-8.
    func bytes(of text: TextID) -> ArraySlice<UInt8> {
        let text = texts[Int(text.index)]
        let (start, end) = (Int(text.start), Int(text.end))
        return start < source.count ? source[start..<end] : decoded[(start - source.count)..<(end - source.count)]
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
        clauses.isEmpty ? nil : elements(of: clauses).first { $0.clause == clause }
    }
}

// Building, for the parser.
extension SyntaxTree {
    @inline(__always)
    mutating func add(
        _ expression: Expression, _ start: UInt32, _ end: UInt32, height: UInt16 = 0
    ) -> ExpressionID {
        expressions.add(ExpressionNode(expression: expression, height: height, start: start, end: end))
        return ExpressionID(index: UInt32(truncatingIfNeeded: expressions.count - 1))
    }

    @inline(__always)
    mutating func add(_ statement: Statement, _ start: UInt32, _ end: UInt32) -> StatementID {
        statements.add(Spanned(node: statement, start: start, end: end))
        return StatementID(index: UInt32(truncatingIfNeeded: statements.count - 1))
    }

    mutating func add(
        _ declaration: Declaration, _ start: UInt32, _ end: UInt32, documentation text: TextID? = nil
    ) -> DeclarationID {
        declarations.add(Spanned(node: declaration, start: start, end: end))
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
        for element in elements { pool.add(record: element) }
        return List(start: start, count: elements.count)
    }

    /// Adds a list of `count` elements, whose words are the last ones of `words`, from `first` on.
    mutating func add<Element>(_ words: WordPool, from first: Int, count: Int) -> List<Element> {
        if count == 0 { return .empty }
        let start = UInt32(truncatingIfNeeded: pool.count)
        pool.add(words, from: first)
        return List(start: start, count: count)
    }

    /// Adds a text that was decoded.
    mutating func add(text: [UInt8]) -> TextID {
        let start = source.count + decoded.count
        decoded.append(contentsOf: text)
        return addText(start, start + text.count)
    }

    /// Adds the text from `start` to `end` of the file, which is ASCII.
    @inline(__always)
    mutating func addText(_ start: Int, _ end: Int) -> TextID {
        texts.add(Text(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end)))
        return TextID(index: UInt32(truncatingIfNeeded: texts.count - 1))
    }

    mutating func setRoot(_ block: Block) { root = block }
}
