// The storage of both core modules: arrays whose elements can be reached by address.
//
// Every access by index traps if the element does not exist, in release builds, too. The exception is
// `subscript(unchecked:)`, which is unsafe. Tidy allows `precondition` here and in `ByteView.swift` alone.
//
// Rules of ownership. Debug builds assert rules 1 to 3.
//
// 1. Copies share their memory. A slab writes to memory only while no other slab shares it. The only exception is
//    rule 3.
// 2. `makeUnique` copies the elements if they are shared. After it, no other slab shares the memory until this one is
//    copied. `append`, `grow` and the setter of a subscript call it themselves. `appendUnique`, `setCount`,
//    `[unique:]` and writes by address do not, so their callers must have called `makeUnique` before.
//    `World.makeUnique` calls it for all slabs of a world.
// 3. `appendShared` writes to memory that may be shared, after the elements of all slabs that share it. So only one of
//    these slabs may call it. It fails if another slab has appended to the shared memory, or if this one has removed
//    elements that were appended before. Such a slab must call `makeUnique` first.
// 4. Removing elements lowers `count` and writes nothing. It does not require unique memory.
// 5. An address (`start`) is valid as long as a slab that shares the memory is stored somewhere. This slab may
//    have another address after elements were appended, room was reserved, or `makeUnique` was called: read it again
//    then. To write by address, call `makeUnique` first.
// 6. Elements are trivial: they are copied as bytes, and never destroyed.
//
// No declaration of this folder is public. Other modules of the package use those that are `package`. These are
// `@inlinable` or `@usableFromInline`: otherwise the compiler does not specialize them for other modules.

/// The memory of a slab, which is deallocated with the last slab that shares it.
///
/// It does not know the type of the elements: a class for each type would have to be made whenever a program starts.
@safe @usableFromInline
final class SlabMemory {
    /// The only address of the allocation until `deinit`. `Slab` alone reads it.
    @usableFromInline let start: UnsafeMutableRawPointer
    /// The greatest `count` of the slabs that share the memory, or have shared it. Only debug builds set it.
    @exclusivity(unchecked) @usableFromInline var end = 0

    @inlinable
    init(size: Int, alignment: Int) {
        // The new memory has this owner alone.
        unsafe start = .allocate(byteCount: size, alignment: alignment)
    }

    @inlinable
    deinit {
        // No slab shares the memory any more, and elements are never destroyed: rule 6.
        unsafe start.deallocate()
    }
}

/// An array of trivial elements that a loop can reach by address. It is a value with copy-on-write, like any array.
/// The rules of its ownership are at the top of this file.
@safe @usableFromInline
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
        // The address is that of the memory that is stored with it.
        unsafe (memory, start) = Slab.memory(room)
    }

    /// Allocates memory for `capacity` elements.
    @inlinable @inline(__always)
    static func memory(_ capacity: Int) -> (SlabMemory, UnsafeMutablePointer<Element>) {
        let memory = SlabMemory(
            size: capacity * MemoryLayout<Element>.stride, alignment: MemoryLayout<Element>.alignment)
        // The memory has the size and alignment of `capacity` elements, and has not been bound to another type.
        return unsafe (memory, memory.start.bindMemory(to: Element.self, capacity: capacity))
    }

    /// Creates a slab with one element.
    @inlinable
    package init(_ first: Element) {
        self.init()
        appendUnique(first)
    }

    /// The number of elements there is memory for.
    @inlinable
    package var capacity: Int { room }

    /// Copies the elements if another slab shares them, so that they can be written by address. See rule 2.
    @inlinable @inline(__always)
    package mutating func makeUnique() {
        if rarely(!isKnownUniquelyReferenced(&memory)) { reallocate(to: room) }
    }

    /// Returns whether no other slab shares the memory.
    @inlinable @inline(__always)
    package mutating func isUnique() -> Bool { isKnownUniquelyReferenced(&memory) }

    /// Makes room for `wanted` elements in all.
    @inlinable @inline(__always)
    package mutating func reserve(_ wanted: Int) {
        if rarely(wanted > room) { grow(to: wanted) }
    }

    /// Appends `element`.
    @inlinable @inline(__always)
    package mutating func append(_ element: Element) {
        makeUnique()
        appendUnique(element)
    }

    /// Appends `element` to a slab that is unique.
    @inlinable @inline(__always)
    package mutating func appendUnique(_ element: Element) {
        assert(isUnique())
        if MemoryLayout<Element>.size > Slab.registerBytes {
            reserve(count &+ 1)
        } else if rarely(count >= room) {
            // The slow path appends the element, too, so that the fast one has nothing to keep during a call.
            return appendGrowing(element)
        }
        assert(claimEnd(count &+ 1))
        // There is room for one more element, and the memory is unique.
        unsafe start[count] = element
        count &+= 1
    }

    /// The size up to which a value is passed to the slow path in registers, on machines of 64 bits. Larger ones would
    /// be copied to memory on the fast path, too.
    @inlinable
    static var registerBytes: Int { 32 }

    @inlinable @inline(never)
    mutating func appendGrowing(_ element: Element) {
        grow(to: count &+ 1)
        appendUnique(element)
    }

    /// The element at `index`, which must be one of `indices`. To change it, the slab must be unique.
    @inlinable
    package subscript(unique index: Int) -> Element {
        @inline(__always) _read {
            precondition(hasElement(at: index))
            // The element exists.
            yield unsafe start[index]
        }
        @inline(__always) _modify {
            precondition(hasElement(at: index))
            assert(isUnique())
            // The element exists, and the memory is unique: rule 2.
            yield unsafe &start[index]
        }
    }

    /// The element at `index`, without a check. The caller guarantees that `index` is one of `indices` and, to change
    /// the element, that the slab is unique.
    @inlinable
    @unsafe
    package subscript(unchecked index: Int) -> Element {
        @inline(__always) _read {
            assert(hasElement(at: index))
            // The caller guarantees that the element exists.
            yield unsafe start[index]
        }
        @inline(__always) _modify {
            assert(hasElement(at: index) && isUnique())
            // The caller guarantees that the element exists and that the memory is unique.
            yield unsafe &start[index]
        }
    }

    /// Appends `elements`.
    @inlinable
    package mutating func append(contentsOf elements: some Collection<Element>) {
        makeUnique()
        let end = count + elements.count
        reserve(end)
        // There is room for all of `elements`, and the memory is unique.
        let copied: Void? = elements.withContiguousStorageIfAvailable { storage in
            if let first = storage.baseAddress { unsafe (start + count).copy(from: first, count: storage.count) }
        }
        if copied == nil {
            for (index, element) in zip(count..<end, elements) { unsafe start[index] = element }
        }
        setCount(end)
    }

    /// Appends a copy of the elements in `range`, which must be part of `indices`.
    @inlinable
    package mutating func append(copiesOf range: Range<Int>) {
        checkElements(from: range.lowerBound, count: range.count)
        makeUnique()
        reserve(count + range.count)
        // There is room for the copies, which do not overlap their originals, and the memory is unique.
        unsafe (start + count).copy(from: start + range.lowerBound, count: range.count)
        setCount(count + range.count)
    }

    /// Appends `filler` until there are `wanted` elements.
    @inlinable
    package mutating func grow(to wanted: Int, with filler: Element) {
        guard wanted > count else { return }
        makeUnique()
        reserve(wanted)
        // There is room for `wanted` elements, and the memory is unique.
        unsafe (start + count).initialize(repeating: filler, count: wanted - count)
        setCount(wanted)
    }

    /// Sets `count` for elements that the caller writes or removes by address. There must be room for them, and the
    /// slab must be unique.
    @inlinable @inline(__always)
    package mutating func setCount(_ wanted: Int) {
        // One comparison, because a negative number becomes one that is larger than any capacity.
        precondition(UInt(bitPattern: wanted) <= UInt(bitPattern: room))
        assert(isUnique() && claimEnd(wanted))
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
        // The element existed until now, and nothing has been written since: rule 4.
        return unsafe start[count]
    }

    /// Removes all but the first `wanted` elements.
    @inlinable
    package mutating func truncate(to wanted: Int) {
        if wanted < count { count = Swift.max(0, wanted) }
    }

    /// Removes all elements, and keeps the memory.
    @inlinable
    package mutating func removeAll() { count = 0 }

    /// Reverses the elements from `mark` on. The slab must be unique.
    @inline(__always)
    mutating func reverse(from mark: Int) {
        var (low, high) = (mark, count &- 1)
        guard low < high else { return }
        precondition(low >= 0)
        assert(isUnique())
        while low < high {
            // Both elements exist, and the memory is unique.
            unsafe (start[low], start[high]) = (start[high], start[low])
            low += 1
            high -= 1
        }
    }

    /// Returns whether there is an element at `index`.
    @inlinable @inline(__always)
    func hasElement(at index: Int) -> Bool {
        // One comparison, because a negative index becomes a number that is larger than any count.
        UInt(bitPattern: index) < UInt(bitPattern: count)
    }

    /// Traps unless there are `number` elements from index `first` on.
    @inlinable @inline(__always)
    func checkElements(from first: Int, count number: Int) {
        precondition(first >= 0 && number >= 0 && first <= count &- number)
    }

    /// Traps unless the bytes of a `Record` fit into `number` elements.
    @inlinable @inline(__always)
    static func checkFits<Record: BitwiseCopyable>(_ type: Record.Type, in number: Int) {
        precondition(number >= elementCount(of: type))
    }

    /// Returns the number of elements that the bytes of a `Record` occupy.
    @inlinable @inline(__always)
    static func elementCount<Record: BitwiseCopyable>(of type: Record.Type) -> Int {
        (MemoryLayout<Record>.size &+ MemoryLayout<Element>.stride &- 1) / MemoryLayout<Element>.stride
    }

    /// Returns whether this slab may write after its elements, and notes that it has `wanted` elements then. For
    /// assertions alone.
    @inlinable @inline(__always)
    mutating func claimEnd(_ wanted: Int) -> Bool {
        // Each access ends before the next one begins, so that their exclusivity needs no check.
        if unsafe memory.end > count, !isUnique() { return false }
        unsafe memory.end = wanted
        return true
    }

    @inlinable @inline(never)
    mutating func grow(to wanted: Int) { reallocate(to: Swift.max(wanted, 2 * room)) }

    @inlinable @inline(never)
    mutating func reallocate(to size: Int) {
        // Callers pass at least `count`. The old memory lives until it is replaced, after the elements were copied.
        let (fresh, address) = unsafe Slab.memory(size)
        unsafe address.copy(from: start, count: count)
        unsafe (memory, start, room) = (fresh, address, size)
        assert(claimEnd(count))
    }
}

// Nothing that another slab can see is written: see the rules.
extension Slab: @unchecked Sendable {}

extension Slab: RandomAccessCollection, MutableCollection {
    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { count }

    /// The element at `index`, which must be one of `indices`.
    @inlinable
    package subscript(index: Int) -> Element {
        @inline(__always) get {
            precondition(hasElement(at: index))
            // The element exists.
            return unsafe start[index]
        }
        @inline(__always) set {
            makeUnique()
            self[unique: index] = newValue
        }
        @inline(__always) _modify {
            makeUnique()
            yield &self[unique: index]
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
