import SceneRuntime

/// A map from offsets of a source to numbers. It is filled by the resolver, roughly in order, then sorted and
/// searched (binary search). The table of a script that is only checked is never searched.
struct OffsetTable: Sendable {
    private struct Entry {
        let offset: UInt32
        let number: UInt32
    }

    private var entries = Slab<Entry>()
    private var isSorted = true

    /// Creates a table with room for `capacity` numbers.
    init(capacity: Int) { entries.reserve(capacity) }

    /// The number at `offset`, or nil. Requires `sort` before.
    subscript(offset: UInt32) -> Int? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].offset < offset { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].offset == offset ? Int(entries[low].number) : nil
    }

    /// Adds `number` at `offset`, which must be new. The table must not have copies.
    @inline(__always)
    mutating func set(_ offset: UInt32, _ number: Int) {
        if let last = entries.last, last.offset > offset { isSorted = false }
        entries.appendShared(Entry(offset: offset, number: UInt32(truncatingIfNeeded: number)))
    }

    /// Sorts the entries, so that they can be searched.
    mutating func sort() {
        if !isSorted { entries.sort { $0.offset < $1.offset } }
        isSorted = true
    }
}
