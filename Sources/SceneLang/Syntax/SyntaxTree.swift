import SceneRuntime

/// The parameters of a class, `V` of `class Base<V: UIView>`, and what it gives to those of its superclass, `Card` of
/// `class Screen: Base<Card>`.
struct GenericClass: Hashable, Sendable {
    struct Parameter: Hashable, Sendable {
        let name: Identifier
        /// The name of the member of the class that is what the parameter stands for: the names of both, because a
        /// subclass can have a parameter with the same name.
        let member: IdentifierID
    }

    let parameters: [Parameter]
    let arguments: [TypeName]
}

/// The syntax tree of a file: arrays of trivial nodes by type, and a pool of words for lists.
///
/// Nodes are only appended, children before their parents, and never change. Later passes keep their results in tables
/// of their own, indexed by the handles of nodes.
struct SyntaxTree: Sendable {
    let file: FileID
    /// The statements and declarations of the file, in order.
    private(set) var root = Block(statements: .empty, start: 0, end: 0)

    /// The names of the parameters of generic functions and types.
    var genericNames: Set<IdentifierID> = []
    /// The functions whose result says what a generic parameter is, and no parameter does, with the shape of the
    /// result: `func make() -> T`, `func all() -> [T]`.
    var genericResults: [IdentifierID: TypeName.Shape] = [:]
    /// Whether a type is `T.Type` of a generic parameter. Its default value `T.self` is what the place of a call
    /// expects.
    func isGenericMetatype(_ type: Record<TypeName>) -> Bool {
        guard let type = record(type), type.isMetatype else { return false }
        return genericNames.contains(type.name.name)
    }

    /// What the heads of classes say of generic parameters, by where the name of the class begins.
    var genericClasses: [UInt32: GenericClass] = [:]

    /// Where declarations of operators are, which have no node.
    var operators: [SourceSpan] = []
    /// What the names of type aliases mean.
    var typeAliases: [IdentifierID: TypeName] = [:]
    /// The attributes that wrap a property, such as that of a published value.
    var wrappers: [Identifier] = []

    /// Whether it is that of one of Apple's libraries that are written in Swift (`SwiftLibrary`).
    var isOfLibrary = false
    /// Whether a function is declared among the statements of another body.
    var hasNestedFunctions = false
    /// The labels in the types of tuples, such as `(name: String, price: Double)`.
    var tupleElements: [TupleElement] = []
    /// The bodies of the functions, for `#function` as a default value.
    var functionBodies: [FunctionBody] = []

    /// The records of `ExpressionNode`.
    private var expressions = WordPool()
    /// The number of expressions.
    private(set) var expressionCount = 0
    /// What does not fit into the node of an expression.
    private var outsized: [UInt32: Outsized] = [:]
    private(set) var statements = Slab<Spanned<Statement>>()
    private(set) var declarations = Slab<Spanned<Declaration>>()
    private(set) var closures: [Closure] = []
    /// The documentation comments, in the order of their declarations.
    private var documentation: [(declaration: UInt32, text: TextID)] = []
    private var pool = WordPool()
    /// The texts, as ranges of the file, or of decoded bytes after it.
    private var texts = Slab<Text>()
    let source: [UInt8]
    private var decoded: [UInt8] = []

    private struct Text: Sendable {
        let start: UInt32
        let end: UInt32
    }

    /// An expression with its height and its span: 20 bytes, in this order.
    struct ExpressionNode: PoolElement {
        let expression: Expression
        let height: UInt8
        /// `isOutsized` if the height or the length is in `outsized`.
        let length: UInt16
        let start: UInt32

        static let isOutsized = UInt16.max
    }

    /// The height and the end of an expression that is very high or very long.
    private struct Outsized: Sendable {
        let height: UInt16
        let end: UInt32
    }

    /// A node with its span.
    struct Spanned<Content: Sendable & BitwiseCopyable>: Sendable, BitwiseCopyable {
        let node: Content
        let start: UInt32
        let end: UInt32
    }

    /// Creates an empty tree of `file`, with room for the nodes of its text.
    init(file: FileID, source: [UInt8]) {
        self.file = file
        self.source = source
        // More than most files need: untouched memory costs nothing, and growing would copy.
        expressions.reserve(source.count / 4 * ExpressionNode.width)
        statements.reserve(source.count / 16)
        declarations.reserve(source.count / 64)
        pool.reserve(source.count / 4)
        texts.reserve(source.count / 16)
    }
}

// Reading.
extension SyntaxTree {
    subscript(id: ExpressionID) -> Expression { node(id).expression }
    subscript(id: StatementID) -> Statement { statements[Int(id.index)].node }
    subscript(id: DeclarationID) -> Declaration { declarations[Int(id.index)].node }
    subscript(id: ClosureID) -> Closure { closures[Int(id.index)] }

    @inline(__always)
    private func node(_ id: ExpressionID) -> ExpressionNode {
        expressions.record(at: Int(id.index) &* ExpressionNode.width)
    }

    /// Returns the height of the expression's tree.
    func height(of id: ExpressionID) -> UInt16 {
        let node = node(id)
        return rarely(node.length == ExpressionNode.isOutsized)
            ? SyntaxTree.outsized(of: id, among: outsized).height : UInt16(node.height)
    }

    /// It is static, because the optimiser would copy the tree for the call of a method.
    @inline(never)
    private static func outsized(of id: ExpressionID, among outsized: [UInt32: Outsized]) -> Outsized {
        outsized[id.index] ?? Outsized(height: 0, end: 0)
    }

    /// Returns the elements of `list`, in order.
    func elements<Element>(of list: List<Element>) -> Elements<Element> { Elements(list, in: pool) }

    /// Returns element `index` of `list`, or nil past its end.
    func element<Element>(_ index: Int, of list: List<Element>) -> Element? {
        guard index >= 0, index < list.count else { return nil }
        return pool.record(at: list.wordOffset(of: index))
    }

    /// Returns the record, or nil if there is none.
    func record<Element>(_ record: Record<Element>) -> Element? {
        record.exists ? pool.record(at: Int(record.start)) : nil
    }

    /// Returns the span of the expression; empty for `.missing`.
    func span(of id: ExpressionID) -> SourceSpan {
        let node = node(id)
        let isOutsized = rarely(node.length == ExpressionNode.isOutsized)
        let end = isOutsized ? SyntaxTree.outsized(of: id, among: outsized).end : node.start &+ UInt32(node.length)
        return span(node.start, end)
    }
    /// Returns the span of the statement, without its end.
    func span(of id: StatementID) -> SourceSpan {
        span(statements[Int(id.index)].start, statements[Int(id.index)].end)
    }
    /// Returns the span of the declaration.
    func span(of id: DeclarationID) -> SourceSpan {
        span(declarations[Int(id.index)].start, declarations[Int(id.index)].end)
    }
    func span(of identifier: Identifier) -> SourceSpan { span(identifier.start, identifier.end) }
    /// Returns the span from brace to brace.
    func span(of block: Block) -> SourceSpan { span(block.start, block.end) }
    func span(of clause: ClauseArgument) -> SourceSpan { span(clause.start, clause.end) }

    /// The span of bytes `start..<end` of the tree's file.
    func span(_ start: UInt32, _ end: UInt32) -> SourceSpan { SourceSpan(file: file, start: start, end: end) }

    /// Returns the bytes of `text`, which are valid UTF-8.
    func bytes(of text: TextID) -> ArraySlice<UInt8> {
        let text = texts[Int(text.index)]
        let (start, end) = (Int(text.start), Int(text.end))
        return start < source.count ? source[start..<end] : decoded[(start - source.count)..<(end - source.count)]
    }

    /// Returns an expression as it is written.
    func sourceText(of id: ExpressionID) -> String { sourceText(of: span(of: id)) }

    /// Returns a region of the file as it is written.
    func sourceText(of span: SourceSpan) -> String {
        String(decoding: source[Int(span.start)..<min(Int(span.end), source.count)], as: UTF8.self)
    }

    /// The number of texts.
    var textCount: Int { texts.count }

    /// The numbers of nodes of each type, of texts, and of the words of all lists.
    var partCounts: [Int] {
        [expressionCount, statements.count, declarations.count, closures.count, texts.count, pool.count]
    }

    func string(of text: TextID) -> String { String(decoding: bytes(of: text), as: UTF8.self) }

    /// Returns the `///` comment of the declaration, without slashes, or nil.
    func documentation(of id: DeclarationID) -> TextID? {
        var low = 0
        var high = documentation.count
        while low < high {
            let middle = (low + high) / 2
            if documentation[middle].declaration < id.index { low = middle + 1 } else { high = middle }
        }
        return low < documentation.count && documentation[low].declaration == id.index ? documentation[low].text : nil
    }

    /// Returns the clause of a verb or segue, or nil.
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
        let id = ExpressionID(index: UInt32(truncatingIfNeeded: expressionCount))
        var length = UInt16(truncatingIfNeeded: end &- start)
        if rarely(height > UInt8.max || end &- start >= UInt32(ExpressionNode.isOutsized)) {
            length = ExpressionNode.isOutsized
            keepOutsized(id, height, end)
        }
        expressions.appendShared(
            record: ExpressionNode(
                expression: expression, height: UInt8(truncatingIfNeeded: height), length: length, start: start))
        expressionCount &+= 1
        return id
    }

    @inline(never)
    private mutating func keepOutsized(_ id: ExpressionID, _ height: UInt16, _ end: UInt32) {
        outsized[id.index] = Outsized(height: height, end: end)
    }

    @inline(__always)
    mutating func add(_ statement: Statement, _ start: UInt32, _ end: UInt32) -> StatementID {
        statements.appendShared(Spanned(node: statement, start: start, end: end))
        return StatementID(index: UInt32(truncatingIfNeeded: statements.count - 1))
    }

    mutating func add(
        _ declaration: Declaration, _ start: UInt32, _ end: UInt32, documentation text: TextID? = nil
    ) -> DeclarationID {
        declarations.appendShared(Spanned(node: declaration, start: start, end: end))
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
        for element in elements { pool.appendShared(record: element) }
        return List(start: start, count: elements.count)
    }

    /// Adds a record.
    mutating func add<Element: PoolElement>(record: Element) -> Record<Element> {
        let start = UInt32(truncatingIfNeeded: pool.count)
        pool.appendShared(record: record)
        return Record(start: start)
    }

    /// Adds a list of `count` elements, whose words are those of `words` from `first` on.
    mutating func add<Element>(_ words: WordPool, from first: Int, count: Int) -> List<Element> {
        if count == 0 { return .empty }
        let start = UInt32(truncatingIfNeeded: pool.count)
        pool.appendShared(words, from: first)
        return List(start: start, count: count)
    }

    /// Adds a decoded text.
    mutating func add(text: [UInt8]) -> TextID {
        let start = source.count + decoded.count
        decoded.append(contentsOf: text)
        return addText(start, start + text.count)
    }

    /// Adds the text from `start` to `end` of the file, which is ASCII.
    @inline(__always)
    mutating func addText(_ start: Int, _ end: Int) -> TextID {
        texts.appendShared(Text(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end)))
        return TextID(index: UInt32(truncatingIfNeeded: texts.count - 1))
    }

    mutating func setRoot(_ block: Block) { root = block }
}
