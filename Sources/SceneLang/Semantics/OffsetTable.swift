import SceneRuntime

/// Numbers by offsets of a text: filled while the text is resolved, in about the order of the text, then asked. What is
/// only checked is never asked, and pays for no more than a list.
struct OffsetTable: Sendable {
    private struct Entry {
        let offset: UInt32
        let number: UInt32
    }

    private var entries = Slab<Entry>()
    private var isSorted = true

    /// A table with room for `capacity` numbers.
    init(capacity: Int) { entries.reserve(capacity) }

    /// The number at `offset`, or nil. Good after `sort`.
    subscript(offset: UInt32) -> Int? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].offset == offset ? Int(entries[low].number) : nil
    }

    /// Puts `number` at `offset`, where there is none yet. Only who fills a table of which there is no copy does so.
    @inline(__always)
    mutating func set(_ offset: UInt32, _ number: Int) {
        if let last = entries.last, last.offset > offset { isSorted = false }
        entries.add(Entry(offset: offset, number: UInt32(truncatingIfNeeded: number)))
    }

    /// Makes the numbers known.
    mutating func sort() {
        if !isSorted { entries.sort { $0.offset < $1.offset } }
        isSorted = true
    }
}
