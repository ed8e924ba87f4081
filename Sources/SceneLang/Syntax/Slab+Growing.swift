import SceneRuntime

// What is made element by element, by one owner, before anybody else sees it: tokens, nodes, words of the pool.
extension Slab {
    /// Adds `element` at the end of a slab of which there is no copy that grows, too: unlike `append` it does not look
    /// whether there is one.
    @inline(__always)
    mutating func add(_ element: Element) {
        reserve(count &+ 1)
        start[count] = element
        count &+= 1
    }

    /// Adds those of `others`, from place `first` on. It has to be the only one that grows, too.
    @inline(__always)
    mutating func add(_ others: Slab, from first: Int) {
        let number = Swift.max(0, others.count &- first)
        reserve(count &+ number)
        for place in 0..<number { start[count &+ place] = others.start[first &+ place] }
        count &+= number
    }

    /// Takes away the first `number` elements, or all.
    mutating func drop(_ number: Int) {
        let dropped = Swift.max(0, Swift.min(number, count))
        makeUnique()
        start.update(from: start + dropped, count: count - dropped)
        count -= dropped
    }
}
