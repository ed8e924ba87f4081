import SceneRuntime

/// The strings of a running script: reference-counted UTF-8 in one arena, which is compacted. A slot is valid until its
/// count is 0.
struct StringStore: Hashable, Sendable {
    private struct Record: Hashable, Sendable, BitwiseCopyable {
        var start: Int
        var count: Int
        /// The reference count; 0 for a free slot.
        var owners: UInt32

        var places: Range<Int> { start..<start + count }
    }

    private var records = Slab<Record>()
    private var free: [UInt32] = []
    private var bytes = Slab<UInt8>()
    /// The number of bytes of living strings.
    private(set) var byteTotal = 0

    /// The minimum garbage for a compaction, in bytes.
    private static let slack = 1 << 16

    /// The number of living strings.
    var count: Int { records.count - free.count }

    /// The bytes of the string in `slot`.
    subscript(slot: Int) -> ArraySlice<UInt8> {
        let places = records[slot].places
        return places.isEmpty ? [] : Array(bytes[places])[...]
    }

    /// Returns the length of the string in `slot`, in bytes.
    @inline(__always)
    func byteCount(_ slot: Int) -> Int { records[slot].count }

    /// Whether two strings are equal.
    func areEqual(_ first: Int, _ second: Int) -> Bool {
        let (a, b) = (records[first], records[second])
        guard a.count == b.count else { return false }
        for place in 0..<a.count where bytes[a.start + place] != bytes[b.start + place] { return false }
        return true
    }

    /// Returns the number of bytes at the start of two strings that are equal.
    func commonPrefix(_ first: Int, _ second: Int) -> Int {
        let (a, b) = (records[first], records[second])
        let most = min(a.count, b.count)
        var count = 0
        while count < most, bytes[a.start + count] == bytes[b.start + count] { count += 1 }
        return count
    }

    /// Whether the bytes of `first` precede those of `second`. The `common` bytes at their start are equal.
    func precedes(_ first: Int, _ second: Int, after common: Int) -> Bool {
        let (a, b) = (records[first], records[second])
        guard common < min(a.count, b.count) else { return a.count < b.count }
        return bytes[a.start + common] < bytes[b.start + common]
    }

    /// Returns a hash of the string in `slot`.
    func hash(_ slot: Int) -> UInt64 {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for place in records[slot].places { hash = (hash ^ UInt64(bytes[place])) &* 1_099_511_628_211 }
        return hash
    }

    /// Appends the bytes of the string in `slot` to `text`.
    func append(_ slot: Int, to text: inout [UInt8]) {
        let places = records[slot].places
        // An empty string has no place in an arena without bytes.
        if !places.isEmpty { text.append(contentsOf: bytes[places]) }
    }

    /// Adds a string with a reference count of 1.
    mutating func add(_ text: some Collection<UInt8>) -> Int {
        let start = begin()
        write(text)
        return end(from: start)
    }

    /// Adds the concatenation of two strings with a reference count of 1.
    mutating func add(_ first: Int, _ second: Int) -> Int {
        let start = begin()
        write(first)
        write(second)
        return end(from: start)
    }

    /// Appends `second` to the string in `slot` in place, if that is uniquely referenced and at the end of the arena;
    /// otherwise returns false.
    mutating func extend(_ slot: Int, by second: Int) -> Bool {
        let (a, b) = (records[slot], records[second])
        guard a.owners == 1, slot != second, a.start + a.count == bytes.count else { return false }
        bytes.append(copiesOf: b.places)
        records[slot].count += b.count
        byteTotal += b.count
        return true
    }

    @inline(__always)
    mutating func retain(_ slot: Int) { records[slot].owners &+= 1 }

    mutating func release(_ slot: Int) {
        records[slot].owners &-= 1
        let record = records[slot]
        guard record.owners == 0 else { return }
        byteTotal -= record.count
        if record.start + record.count == bytes.count { bytes.truncate(to: record.start) }
        records[slot].count = 0
        free.append(UInt32(truncatingIfNeeded: slot))
        if bytes.count > 2 * byteTotal + StringStore.slack { compact() }
    }

    /// Compacts the arena.
    private mutating func compact() {
        var moved = Slab<UInt8>()
        moved.reserve(byteTotal + byteTotal / 2)
        for slot in records.indices where records[slot].owners > 0 {
            let record = records[slot]
            records[slot].start = moved.count
            if !record.places.isEmpty { moved.append(contentsOf: bytes[record.places]) }
        }
        for slot in free { records[Int(slot)].start = 0 }
        bytes = moved
    }
}

// Strings that are built in parts. Between `begin` and `end`, no other string may be added.
extension StringStore {
    /// Begins a string. Returns its start, for `end`.
    func begin() -> Int { bytes.count }

    /// Returns the length of the text so far, in bytes.
    func written(from start: Int) -> Int { bytes.count - start }

    mutating func write(_ text: some Collection<UInt8>) { bytes.append(contentsOf: text) }

    /// Writes the string in `slot`.
    @inline(__always)
    mutating func write(_ slot: Int) { bytes.append(copiesOf: records[slot].places) }

    /// Writes a number's digits.
    mutating func write(decimal number: Int64) {
        if number < 0 { bytes.append(0x2D) }
        var (low, rest) = (bytes.count, number.magnitude)
        repeat {
            bytes.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        var high = bytes.count - 1
        while low < high {
            bytes.swapAt(low, high)
            (low, high) = (low + 1, high - 1)
        }
    }

    /// Ends the string, and adds it with a reference count of 1.
    mutating func end(from start: Int) -> Int {
        let record = Record(start: start, count: bytes.count - start, owners: 1)
        byteTotal += record.count
        if let slot = free.popLast() {
            records[Int(slot)] = record
            return Int(slot)
        }
        records.append(record)
        return records.count - 1
    }

    /// Discards the text.
    mutating func cancel(from start: Int) { bytes.truncate(to: start) }
}
