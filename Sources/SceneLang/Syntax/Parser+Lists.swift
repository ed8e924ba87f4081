import SceneRuntime

/// A list that is being read. The words of its elements are in `Parser.pending`, above those of the enclosing lists.
struct PendingList<Element: PoolElement> {
    fileprivate let start: Int
    fileprivate(set) var count = 0
}

// Lists of elements. Open lists are nested, so one array is used as a stack for the words of all of them, and none
// needs an array of its own.
extension Parser {
    /// Begins a list. It must end before the enclosing list ends.
    @inline(__always)
    mutating func beginList<Element>() -> PendingList<Element> { PendingList(start: pending.count) }

    /// Adds an element, which was read since the list began.
    @inline(__always)
    mutating func add<Element>(_ element: Element, to list: inout PendingList<Element>) {
        pending.appendShared(record: element)
        list.count &+= 1
    }

    /// Ends the list.
    @inline(__always)
    mutating func end<Element>(_ list: PendingList<Element>) -> List<Element> {
        let found: List<Element> = tree.add(pending, from: list.start, count: list.count)
        pending.truncate(to: list.start)
        return found
    }
}
