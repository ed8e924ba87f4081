import SceneRuntime

// Appending by a single owner before the slab is shared: tokens, nodes, words of the pool.
extension Slab {
    /// Appends `element`. Unlike `append`, it does not check for copies: no copy of the slab may grow as well.
    @inline(__always)
    mutating func add(_ element: Element) {
        reserve(count &+ 1)
        start[count] = element
        count &+= 1
    }

    /// Appends the elements of `others` from index `first` on. No copy of the slab may grow as well.
    @inline(__always)
    mutating func add(_ others: Slab, from first: Int) {
        let number = Swift.max(0, others.count &- first)
        reserve(count &+ number)
        for place in 0..<number { start[count &+ place] = others.start[first &+ place] }
        count &+= number
    }

    /// Removes the first `number` elements, or all.
    mutating func drop(_ number: Int) {
        let dropped = Swift.max(0, Swift.min(number, count))
        makeUnique()
        start.update(from: start + dropped, count: count - dropped)
        count -= dropped
    }
}
