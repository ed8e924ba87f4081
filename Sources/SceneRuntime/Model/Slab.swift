/// The memory of a slab. It knows nothing of the elements: a class for each type of them would have to be made whenever
/// a program starts.
@usableFromInline
final class SlabMemory {
    @usableFromInline let start: UnsafeMutableRawPointer

    @inlinable
    init(size: Int, alignment: Int) { start = .allocate(byteCount: size, alignment: alignment) }

    @inlinable
    deinit { start.deallocate() }
}

/// An array of trivial elements that a loop can reach by address. A value like any array: copies share their memory
/// until one of them is changed.
@frozen
public struct Slab<Element: BitwiseCopyable & Sendable> {
    @usableFromInline var memory: SlabMemory
    @usableFromInline var room: Int
    /// The first element. Good until elements are added or the slab is copied; to be written through only after
    /// `makeUnique`.
    public var start: UnsafeMutablePointer<Element>
    /// How many elements there are. Raising it, up to `capacity`, is for whoever has set the elements by address.
    public var count = 0

    /// An empty one.
    @inlinable
    public init() {
        room = 16
        (memory, start) = Slab.memory(room)
    }

    /// Fresh memory for `capacity` elements.
    @inlinable @inline(__always)
    static func memory(_ capacity: Int) -> (SlabMemory, UnsafeMutablePointer<Element>) {
        let memory = SlabMemory(
            size: capacity * MemoryLayout<Element>.stride, alignment: MemoryLayout<Element>.alignment)
        return (memory, memory.start.bindMemory(to: Element.self, capacity: capacity))
    }

    /// One with a first element.
    @inlinable
    public init(_ first: Element) {
        self.init()
        start[0] = first
        count = 1
    }

    /// How many elements there is memory for.
    @inlinable
    public var capacity: Int { room }

    /// Whether elements can be written by address without anybody else seeing it, from here on.
    @inlinable @inline(__always)
    public mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&memory) { move(to: room) }
    }

    /// Whether nobody else sees the memory.
    @inlinable @inline(__always)
    public mutating func isUnique() -> Bool { isKnownUniquelyReferenced(&memory) }

    /// Makes room for `wanted` elements in all.
    @inlinable @inline(__always)
    public mutating func reserve(_ wanted: Int) {
        if wanted > room { move(to: Swift.max(wanted, 2 * room)) }
    }

    /// Adds `element` at the end.
    @inlinable @inline(__always)
    public mutating func append(_ element: Element) {
        makeUnique()
        reserve(count + 1)
        start[count] = element
        count += 1
    }

    /// Adds `element` at the end of a slab that is known to be unique.
    @inlinable @inline(__always)
    public mutating func push(_ element: Element) {
        assert(isUnique())
        reserve(count &+ 1)
        start[count] = element
        count &+= 1
    }

    /// The element at `place`, which must be one of `all`, of a slab that is known to be unique.
    @inlinable
    subscript(owned place: Int) -> Element {
        @inline(__always) _read { yield all[place] }
        @inline(__always) _modify {
            assert(isUnique())
            yield &all[place]
        }
    }

    /// Adds `elements` at the end.
    @inlinable
    public mutating func append(contentsOf elements: some Collection<Element>) {
        makeUnique()
        reserve(count + elements.count)
        for element in elements {
            start[count] = element
            count += 1
        }
    }

    /// Adds a copy of the elements at `places`, which it has, at the end.
    @inlinable
    public mutating func append(copiesAt places: Range<Int>) {
        makeUnique()
        reserve(count + places.count)
        (start + count).update(from: start + places.lowerBound, count: places.count)
        count += places.count
    }

    /// Adds `filler` until there are `wanted` elements.
    @inlinable
    public mutating func grow(to wanted: Int, with filler: Element) {
        guard wanted > count else { return }
        makeUnique()
        reserve(wanted)
        (start + count).initialize(repeating: filler, count: wanted - count)
        count = wanted
    }

    /// Forgets the last element, if there is one.
    @inlinable @inline(__always)
    public mutating func removeLast() {
        if count > 0 { count -= 1 }
    }

    /// Takes the last element, or nil.
    @inlinable @inline(__always)
    public mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return start[count]
    }

    /// Forgets all but the first `wanted` elements.
    @inlinable
    public mutating func cut(to wanted: Int) {
        if wanted < count { count = wanted }
    }

    /// Forgets all elements, and keeps the memory.
    @inlinable
    public mutating func removeAll() { count = 0 }

    @inlinable @inline(never)
    mutating func move(to size: Int) {
        let (fresh, place) = Slab.memory(size)
        place.update(from: start, count: count)
        (memory, start, room) = (fresh, place, size)
    }
}

// Nothing is written while anybody else could see it.
extension Slab: @unchecked Sendable {}

extension Slab: RandomAccessCollection, MutableCollection {
    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { count }

    /// All elements, to be reached without asking each time whether the memory is shared: see `makeUnique`. Places are
    /// checked in debug builds.
    @inlinable @inline(__always)
    public var all: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: start, count: count) }

    /// The element at `place`, which must be one of `all`.
    @inlinable
    public subscript(place: Int) -> Element {
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

extension Slab: Equatable where Element: Equatable {
    @inlinable
    public static func == (a: Self, b: Self) -> Bool { a.count == b.count && a.elementsEqual(b) }
}

extension Slab: Hashable where Element: Hashable {
    @inlinable
    public func hash(into hasher: inout Hasher) {
        for element in self { hasher.combine(element) }
    }
}
