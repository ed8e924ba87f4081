import SceneRuntime

/// The pool of 32-bit words for lists and records. Only the parser adds to it.
typealias WordPool = Slab<UInt32>

/// A record kept in the word pool of a `SyntaxTree`: a trivial value, stored as the bytes that it has in memory.
protocol PoolElement: BitwiseCopyable, Sendable {}

extension PoolElement {
    /// The size of a record in words.
    @inline(__always)
    static var width: Int { (MemoryLayout<Self>.size &+ 3) / 4 }
}

extension WordPool {
    /// Appends the words of `record` in place, even if copies share the memory. So no copy may append, too: see rule 3
    /// of `Slab`.
    @inline(__always)
    mutating func appendShared<Record: PoolElement>(record: Record) {
        appendShared(bytesOf: record, in: Record.width)
    }

    /// Returns the record that was appended at `index`. Its type must be the same.
    @inline(__always)
    func record<Record: PoolElement>(at index: Int) -> Record {
        load(Record.self, at: index)
    }
}

/// A list of elements in the word pool. `SyntaxTree.elements(of:)` reads it.
struct List<Element: PoolElement>: PoolElement, Hashable {
    let start: UInt32
    private let length: UInt32

    static var empty: List { List(start: 0, count: 0) }

    init(start: UInt32, count: Int) {
        self.start = start
        length = UInt32(clamping: count)
    }

    /// The number of elements.
    var count: Int { Int(length) }
    /// The indices of the elements. A loop over them does not retain the tree.
    var indices: Range<Int> { 0..<count }
    var isEmpty: Bool { length == 0 }

    /// Returns the offset of element `index` in the pool.
    @inline(__always)
    func wordOffset(of index: Int) -> Int { Int(start) &+ index &* Element.width }
}

/// An optional record in the word pool, for what few nodes have. `SyntaxTree.record(_:)` reads it.
struct Record<Element: PoolElement>: PoolElement, Hashable {
    /// The offset of the record in the pool.
    let start: UInt32

    /// No record.
    static var none: Record { Record(start: .max) }

    var exists: Bool { start != .max }
}

/// The elements of a `List`, read lazily.
struct Elements<Element: PoolElement>: RandomAccessCollection {
    private let pool: WordPool
    private let list: List<Element>

    init(_ list: List<Element>, in pool: WordPool) {
        self.pool = pool
        self.list = list
    }

    var startIndex: Int { 0 }
    var endIndex: Int { list.count }

    subscript(position: Int) -> Element {
        assert(list.indices.contains(position))
        return pool.record(at: list.wordOffset(of: position))
    }
}

/// An expression of one tree.
struct ExpressionID: PoolElement, Hashable {
    let index: UInt32
}

/// A statement of one tree.
struct StatementID: PoolElement, Hashable {
    let index: UInt32
}

/// A declaration of one tree.
struct DeclarationID: PoolElement, Hashable {
    let index: UInt32
}

/// A text of one tree, decoded: the content of a string literal, a line of an expected trace, or a documentation
/// comment.
struct TextID: PoolElement, Hashable {
    let index: UInt32
}

/// A closure of one tree.
struct ClosureID: Hashable, Sendable {
    let index: UInt32
}
