/// An array of trivial elements that the interpreter's loop can reach by address. A value like any array: copies share
/// their memory until one of them is changed.
struct Slab<Element: BitwiseCopyable & Hashable & Sendable> {
    private final class Memory {
        let start: UnsafeMutablePointer<Element>

        init(_ capacity: Int) { start = .allocate(capacity: capacity) }

        deinit { start.deallocate() }
    }

    private var memory: Memory
    /// The first element. Good until elements are added or the slab is copied; to be written through only after
    /// `makeUnique`.
    private(set) var start: UnsafeMutablePointer<Element>
    private(set) var capacity: Int
    /// How many elements there are. Raising it, up to `capacity`, is for whoever has set the elements by address.
    var count = 0

    init() {
        capacity = 16
        memory = Memory(capacity)
        start = memory.start
    }

    /// Whether elements can be written by address without anybody else seeing it, from here on.
    @inline(__always)
    mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&memory) { move(to: capacity) }
    }

    /// Makes room for `wanted` elements in all.
    mutating func reserve(_ wanted: Int) {
        if wanted > capacity { move(to: Swift.max(wanted, 2 * capacity)) }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        makeUnique()
        reserve(count + 1)
        start[count] = element
        count += 1
    }

    mutating func append(contentsOf elements: [Element]) {
        makeUnique()
        reserve(count + elements.count)
        for element in elements {
            start[count] = element
            count += 1
        }
    }

    /// Adds `filler` until there are `wanted` elements.
    mutating func grow(to wanted: Int, with filler: Element) {
        guard wanted > count else { return }
        makeUnique()
        reserve(wanted)
        (start + count).initialize(repeating: filler, count: wanted - count)
        count = wanted
    }

    mutating func removeLast() {
        if count > 0 { count -= 1 }
    }

    mutating func removeAll() { count = 0 }

    private mutating func move(to size: Int) {
        let fresh = Memory(size)
        fresh.start.update(from: start, count: count)
        (memory, start, capacity) = (fresh, fresh.start, size)
    }
}

// Nothing is written while anybody else could see it.
extension Slab: @unchecked Sendable {}

extension Slab: RandomAccessCollection, MutableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { count }

    /// All elements, to be reached without asking each time whether the memory is shared: see `makeUnique`. Places are
    /// checked in debug builds.
    @inline(__always)
    var all: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: start, count: count) }

    subscript(place: Int) -> Element {
        @inline(__always) get { all[place] }
        @inline(__always) set {
            makeUnique()
            all[place] = newValue
        }
        @inline(__always) _modify {
            makeUnique()
            yield &start[place]
        }
    }
}

extension Slab: Hashable {
    static func == (a: Self, b: Self) -> Bool { a.count == b.count && a.elementsEqual(b) }

    func hash(into hasher: inout Hasher) {
        for element in self { hasher.combine(element) }
    }
}
