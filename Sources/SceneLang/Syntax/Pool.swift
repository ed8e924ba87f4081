import SceneRuntime

/// The words of what has many parts. Only the parser adds to it.
typealias WordPool = Slab<UInt32>

/// A value kept in the word pool of a `SyntaxTree`, `width` words long.
protocol PoolElement: Sendable {
    static var width: Int { get }
    /// Reads the words at the cursor.
    init(_ words: inout PoolCursor)
    /// Appends the words that `init` reads.
    func write(to pool: inout WordPool)
}

/// A reading place in the word pool; past the end it reads zeros.
struct PoolCursor {
    let pool: WordPool
    private(set) var next: Int

    init(_ pool: WordPool, at next: Int) {
        self.pool = pool
        self.next = next
    }

    mutating func word() -> UInt32 {
        defer { next += 1 }
        return next < pool.count ? pool[next] : 0
    }
}

/// A run of elements in the word pool. `SyntaxTree.elements(of:)` reads it.
struct List<Element: PoolElement>: PoolElement, Hashable {
    let start: UInt32
    private let length: UInt32

    static var empty: List { List(start: 0, count: 0) }
    static var width: Int { 2 }

    init(start: UInt32, count: Int) {
        self.start = start
        length = UInt32(clamping: count)
    }

    init(_ words: inout PoolCursor) {
        start = words.word()
        length = words.word()
    }

    func write(to pool: inout WordPool) {
        pool.add(start)
        pool.add(length)
    }

    /// The number of elements.
    var count: Int { Int(length) }
    /// The places of the elements. A loop that walks over them keeps no hold of the tree while it does something else.
    var indices: Range<Int> { 0..<count }
    var isEmpty: Bool { length == 0 }
}

/// The elements of a `List`, read when they are asked for.
struct Elements<Element: PoolElement>: RandomAccessCollection {
    private let pool: WordPool
    private let start: Int
    let endIndex: Int
    let startIndex = 0

    init(_ list: List<Element>, in pool: WordPool) {
        self.pool = pool
        start = Int(list.start)
        endIndex = list.count
    }

    subscript(position: Int) -> Element {
        var cursor = PoolCursor(pool, at: start + position * Element.width)
        return Element(&cursor)
    }
}

/// An expression of one tree.
struct ExpressionID: PoolElement, Hashable {
    let index: UInt32
    static let width = 1

    init(index: UInt32) { self.index = index }
    init(_ words: inout PoolCursor) { index = words.word() }
    func write(to pool: inout WordPool) { pool.add(index) }
}

/// A statement of one tree.
struct StatementID: PoolElement, Hashable {
    let index: UInt32
    static let width = 1

    init(index: UInt32) { self.index = index }
    init(_ words: inout PoolCursor) { index = words.word() }
    func write(to pool: inout WordPool) { pool.add(index) }
}

/// A declaration of one tree.
struct DeclarationID: PoolElement, Hashable {
    let index: UInt32
    static let width = 1

    init(index: UInt32) { self.index = index }
    init(_ words: inout PoolCursor) { index = words.word() }
    func write(to pool: inout WordPool) { pool.add(index) }
}

/// A text of one tree, decoded: the content of a string literal, a line, a comment.
struct TextID: PoolElement, Hashable {
    let index: UInt32
    static let width = 1

    init(index: UInt32) { self.index = index }
    init(_ words: inout PoolCursor) { index = words.word() }
    func write(to pool: inout WordPool) { pool.add(index) }
}

/// A closure of one tree.
struct ClosureID: Hashable, Sendable {
    let index: UInt32
}

extension Optional: PoolElement where Wrapped: PoolElement {
    static var width: Int { Wrapped.width + 1 }

    init(_ words: inout PoolCursor) {
        let isThere = words.word() != 0
        let value = Wrapped(&words)
        self = isThere ? value : nil
    }

    func write(to pool: inout WordPool) {
        switch self {
        case .some(let value):
            pool.add(1)
            value.write(to: &pool)
        case .none:
            for _ in 0..<Self.width { pool.add(0) }
        }
    }
}

extension Bool: PoolElement {
    static let width = 1

    init(_ words: inout PoolCursor) { self = words.word() != 0 }
    func write(to pool: inout WordPool) { pool.add(self ? 1 : 0) }
}
