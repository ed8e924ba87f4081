// For elements that one owner appends one by one, such as tokens, nodes and words of the pool. A copy that only reads
// keeps its elements. See rule 3 in `Slab.swift`.
extension Slab {
    /// Appends `element` without a copy. No other slab that shares the memory may append.
    @inlinable @inline(__always)
    package mutating func appendShared(_ element: Element) {
        reserve(count &+ 1)
        assert(claimEnd(count &+ 1))
        // There is room for one more element, and no other slab has one at this place: rule 3.
        unsafe start[count] = element
        count &+= 1
    }

    /// Appends those of `others` from index `first` on, without a copy. No other slab that shares the memory may
    /// append.
    @inlinable @inline(__always)
    package mutating func appendShared(_ others: Slab, from first: Int) {
        let number = Swift.max(0, others.count &- first)
        others.checkElements(from: others.count &- number, count: number)
        reserve(count &+ number)
        assert(claimEnd(count &+ number))
        // `others` has `number` elements from `first` on. Here is room for them, and no other slab has elements there.
        for index in 0..<number { unsafe start[count &+ index] = others.start[first &+ index] }
        count &+= number
    }

    /// Appends the bytes of `record`, once or several times, each in `number` elements, which must have room for them,
    /// without a copy. No other slab that shares the memory may append.
    @inlinable @inline(__always)
    package mutating func appendShared<Record: BitwiseCopyable>(
        bytesOf record: Record, in number: Int, times: Int = 1
    ) {
        Slab.checkFits(Record.self, in: number)
        reserve(count &+ number &* times)
        assert(claimEnd(count &+ number &* times))
        for _ in 0..<times {
            // There is room for the bytes, no other slab has elements there, and trivial elements can have any bytes.
            unsafe UnsafeMutableRawPointer(start + count).storeBytes(of: record, as: Record.self)
            count &+= number
        }
    }

    /// Writes the bytes of `record` over those that `appendShared(bytesOf:in:times:)` wrote from `index` on. The slab
    /// must be unique.
    @inlinable @inline(__always)
    package mutating func replace<Record: BitwiseCopyable>(bytesAt index: Int, with record: Record) {
        checkElements(from: index, count: Slab.elementCount(of: Record.self))
        assert(isUnique())
        // The bytes are inside of the elements, and the memory is unique: rule 2.
        unsafe UnsafeMutableRawPointer(start + index).storeBytes(of: record, as: Record.self)
    }

    /// Removes the first `number` elements, or all.
    @inlinable
    package mutating func removeFirst(_ number: Int) {
        let dropped = Swift.max(0, Swift.min(number, count))
        makeUnique()
        // Both ranges are inside of the elements, and the memory is unique. `update` allows them to overlap.
        unsafe start.copy(from: start + dropped, count: count - dropped)
        count -= dropped
    }

    /// The value whose bytes `appendShared(bytesOf:in:times:)` wrote from `index` on.
    @inlinable @inline(__always)
    package func load<Record: BitwiseCopyable>(_ type: Record.Type, at index: Int) -> Record {
        checkElements(from: index, count: Slab.elementCount(of: type))
        // The bytes are inside of the elements, and those of a `Record`: callers pass the index that they got then.
        return unsafe UnsafeRawPointer(start + index).loadUnaligned(as: Record.self)
    }
}
