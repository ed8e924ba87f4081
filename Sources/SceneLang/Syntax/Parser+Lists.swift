import SceneRuntime

/// A list whose elements are being read: their words stand in `Parser.pending`, above those of the lists around it.
struct PendingList<Element: PoolElement> {
    fileprivate let start: Int
    fileprivate(set) var count = 0
}

// Lists of what is read one after the other. They are nested as the text is, so that one array holds the words of all
// that are open, and none needs an array of its own.
extension Parser {
    /// Begins a list, which must be ended before one that was begun earlier.
    @inline(__always)
    mutating func beginList<Element>() -> PendingList<Element> { PendingList(start: pending.count) }

    /// Adds an element, which was read since the list began.
    @inline(__always)
    mutating func add<Element>(_ element: Element, to list: inout PendingList<Element>) {
        pending.add(record: element)
        list.count &+= 1
    }

    /// Ends the list.
    @inline(__always)
    mutating func end<Element>(_ list: PendingList<Element>) -> List<Element> {
        let found: List<Element> = tree.add(pending, from: list.start, count: list.count)
        pending.cut(to: list.start)
        return found
    }
}
