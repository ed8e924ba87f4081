// The storage of both core modules: arrays whose elements can be reached by address.
//
// Rules of ownership. Debug builds assert rules 1 to 3.
//
// 1. Copies share their memory. A slab writes to memory only while no other slab shares it. The only exception is
//    rule 3.
// 2. `makeUnique` copies the elements if they are shared. After it, no other slab shares the memory until this one is
//    copied. `append`, `grow` and the setter of a subscript call it themselves. `push`, `setCount`, `[owned:]` and
//    writes by address do not, so their callers must have called `makeUnique` before. `World.own` calls it for all
//    slabs of a world.
// 3. `add` writes to memory that may be shared, after the elements of all slabs that share it. So only one of these
//    slabs may add. `add` fails if another slab has appended to the shared memory, or if this one has removed elements
//    that were added to it before. Such a slab must call `makeUnique` first.
// 4. Removing elements lowers `count` and writes nothing. It does not require unique memory.
// 5. An address (`start`, `all`) is valid as long as a slab that shares the memory is stored somewhere. This slab may
//    have another address after elements were appended, room was reserved, or `makeUnique` was called: read it again
//    then. To write by address, call `makeUnique` first.
// 6. Elements are trivial: they are copied as bytes, and never destroyed.
//
// No declaration of this folder is public. Other modules of the package use those that are `package`. These are
// `@inlinable` or `@usableFromInline`: otherwise the compiler does not specialize them for other modules.

/// The memory of a slab, which is deallocated with the last slab that shares it.
///
/// It does not know the type of the elements: a class for each type would have to be made whenever a program starts.
@usableFromInline
final class SlabMemory {
    @usableFromInline let start: UnsafeMutableRawPointer
    /// The greatest `count` of the slabs that share the memory, or have shared it. Only debug builds set it.
    @exclusivity(unchecked) @usableFromInline var end = 0

    @inlinable
    init(size: Int, alignment: Int) { start = .allocate(byteCount: size, alignment: alignment) }

    @inlinable
    deinit { start.deallocate() }
}

/// An array of trivial elements that a loop can reach by address. It is a value with copy-on-write, like any array.
/// The rules of its ownership are at the top of this file.
@usableFromInline
package struct Slab<Element: BitwiseCopyable & Sendable> {
    @usableFromInline var memory: SlabMemory
    @usableFromInline var room: Int
    /// The address of the first element. See rule 5.
    @usableFromInline package internal(set) var start: UnsafeMutablePointer<Element>
    /// The number of elements.
    @usableFromInline package internal(set) var count = 0

    /// Creates an empty slab.
    @inlinable
    package init() {
        room = 16
        (memory, start) = Slab.memory(room)
    }

    /// Allocates memory for `capacity` elements.
    @inlinable @inline(__always)
    static func memory(_ capacity: Int) -> (SlabMemory, UnsafeMutablePointer<Element>) {
        let memory = SlabMemory(
            size: capacity * MemoryLayout<Element>.stride, alignment: MemoryLayout<Element>.alignment)
        return (memory, memory.start.bindMemory(to: Element.self, capacity: capacity))
    }

    /// Creates a slab with one element.
    @inlinable
    package init(_ first: Element) {
        self.init()
        push(first)
    }

    /// The number of elements there is memory for.
    @inlinable
    package var capacity: Int { room }

    /// Copies the elements if another slab shares them, so that they can be written by address. See rule 2.
    @inlinable @inline(__always)
    package mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&memory) { move(to: room) }
    }

    /// Returns whether no other slab shares the memory.
    @inlinable @inline(__always)
    package mutating func isUnique() -> Bool { isKnownUniquelyReferenced(&memory) }

    /// Makes room for `wanted` elements in all.
    @inlinable @inline(__always)
    package mutating func reserve(_ wanted: Int) {
        if wanted > room { move(to: Swift.max(wanted, 2 * room)) }
    }

    /// Appends `element`.
    @inlinable @inline(__always)
    package mutating func append(_ element: Element) {
        makeUnique()
        push(element)
    }

    /// Appends `element` to a slab that is unique.
    @inlinable @inline(__always)
    package mutating func push(_ element: Element) {
        assert(isUnique())
        reserve(count &+ 1)
        assert(takeEnd(count &+ 1))
        start[count] = element
        count &+= 1
    }

    /// The element at `place`, which must be one of `indices`. To change it, the slab must be unique.
    @inlinable
    package subscript(owned place: Int) -> Element {
        @inline(__always) _read { yield all[place] }
        @inline(__always) _modify {
            assert(isUnique())
            yield &all[place]
        }
    }

    /// Appends `elements`.
    @inlinable
    package mutating func append(contentsOf elements: some Collection<Element>) {
        makeUnique()
        reserve(count + elements.count)
        var end = count
        for element in elements {
            start[end] = element
            end += 1
        }
        setCount(end)
    }

    /// Appends a copy of the elements at `places`, which must be part of `indices`.
    @inlinable
    package mutating func append(copiesAt places: Range<Int>) {
        makeUnique()
        reserve(count + places.count)
        (start + count).update(from: start + places.lowerBound, count: places.count)
        setCount(count + places.count)
    }

    /// Appends `filler` until there are `wanted` elements.
    @inlinable
    package mutating func grow(to wanted: Int, with filler: Element) {
        guard wanted > count else { return }
        makeUnique()
        reserve(wanted)
        (start + count).initialize(repeating: filler, count: wanted - count)
        setCount(wanted)
    }

    /// Sets `count` for elements that the caller writes or removes by address. The slab must be unique and have room
    /// for them.
    @inlinable @inline(__always)
    package mutating func setCount(_ wanted: Int) {
        assert(wanted >= 0 && wanted <= room && isUnique() && takeEnd(wanted))
        count = wanted
    }

    /// Removes the last element, if there is one.
    @inlinable @inline(__always)
    package mutating func removeLast() {
        if count > 0 { count -= 1 }
    }

    /// Removes and returns the last element, or nil.
    @inlinable @inline(__always)
    package mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return start[count]
    }

    /// Removes all but the first `wanted` elements.
    @inlinable
    package mutating func cut(to wanted: Int) {
        if wanted < count { count = wanted }
    }

    /// Removes all elements, and keeps the memory.
    @inlinable
    package mutating func removeAll() { count = 0 }

    /// Returns whether this slab may write after its elements, and notes that it has `wanted` elements then. For
    /// assertions alone.
    @inlinable @inline(__always)
    mutating func takeEnd(_ wanted: Int) -> Bool {
        // Each access ends before the next one begins, so that their exclusivity needs no check.
        if memory.end > count, !isUnique() { return false }
        memory.end = wanted
        return true
    }

    @inlinable @inline(never)
    mutating func move(to size: Int) {
        let (fresh, place) = Slab.memory(size)
        place.update(from: start, count: count)
        (memory, start, room) = (fresh, place, size)
        assert(takeEnd(count))
    }
}

// Nothing that another slab can see is written: see the rules.
extension Slab: @unchecked Sendable {}

extension Slab: RandomAccessCollection, MutableCollection {
    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { count }

    /// All elements by address. A write does not ask whether the memory is shared: see rule 5. Places are checked in
    /// debug builds.
    @inlinable @inline(__always)
    package var all: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: start, count: count) }

    /// The element at `place`, which must be one of `indices`.
    @inlinable
    package subscript(place: Int) -> Element {
        @inline(__always) get { all[place] }
        @inline(__always) set {
            makeUnique()
            all[place] = newValue
        }
        @inline(__always) _modify {
            makeUnique()
            yield &all[place]
        }
    }
}

extension Slab: Equatable where Element: Equatable {
    @inlinable
    package static func == (a: Self, b: Self) -> Bool { a.count == b.count && a.elementsEqual(b) }
}

extension Slab: Hashable where Element: Hashable {
    @inlinable
    package func hash(into hasher: inout Hasher) {
        for element in self { hasher.combine(element) }
    }
}
