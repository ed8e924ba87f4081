/// The strings of a running script: counted UTF-8 in one arena. Places are good until the count is 0.
struct StringStore: Hashable, Sendable {
    private struct Record: Hashable, Sendable, BitwiseCopyable {
        var start: Int
        var count: Int
        /// 0 for a free place.
        var owners: UInt32
    }

    private var records: [Record] = []
    private var free: [UInt32] = []
    private var bytes: [UInt8] = []
    /// How many bytes of the arena belong to living strings.
    private var used = 0

    /// Garbage below this is not worth moving strings for, in bytes.
    private static let slack = 1 << 16

    /// The number of living strings.
    var count: Int { records.count - free.count }

    /// The bytes of the string at `slot`.
    subscript(slot: Int) -> ArraySlice<UInt8> {
        let record = records[slot]
        return bytes[record.start..<record.start + record.count]
    }

    /// The length of the string at `slot`, in bytes.
    func byteCount(_ slot: Int) -> Int { records[slot].count }

    /// A new string with one owner.
    mutating func add(_ text: some Collection<UInt8>) -> Int {
        let start = bytes.count
        bytes.append(contentsOf: text)
        return add(start: start)
    }

    /// A new string with one owner: the bytes of two strings.
    mutating func add(_ first: Int, _ second: Int) -> Int {
        let (a, b) = (records[first], records[second])
        let start = bytes.count
        bytes.reserveCapacity(start + a.count + b.count)
        bytes.append(contentsOf: bytes[a.start..<a.start + a.count])
        bytes.append(contentsOf: bytes[b.start..<b.start + b.count])
        return add(start: start)
    }

    /// The bytes from `start` on are a new string.
    private mutating func add(start: Int) -> Int {
        let record = Record(start: start, count: bytes.count - start, owners: 1)
        used += record.count
        if let slot = free.popLast() {
            records[Int(slot)] = record
            return Int(slot)
        }
        records.append(record)
        return records.count - 1
    }

    /// Adds the bytes of `second` at the end of the string at `slot` if that has one owner and lies at the arena's end.
    mutating func extend(_ slot: Int, by second: Int) -> Bool {
        let (a, b) = (records[slot], records[second])
        guard a.owners == 1, slot != second, a.start + a.count == bytes.count else { return false }
        bytes.append(contentsOf: bytes[b.start..<b.start + b.count])
        records[slot].count += b.count
        used += b.count
        return true
    }

    mutating func retain(_ slot: Int) { records[slot].owners &+= 1 }

    mutating func release(_ slot: Int) {
        records[slot].owners &-= 1
        guard records[slot].owners == 0 else { return }
        used -= records[slot].count
        if records[slot].start + records[slot].count == bytes.count {
            bytes.removeLast(records[slot].count)
        }
        records[slot].count = 0
        free.append(UInt32(truncatingIfNeeded: slot))
        if bytes.count > 2 * used + StringStore.slack { compact() }
    }

    /// Moves the living strings together.
    private mutating func compact() {
        var moved: [UInt8] = []
        moved.reserveCapacity(used + used / 2)
        for slot in records.indices where records[slot].owners > 0 {
            let record = records[slot]
            records[slot].start = moved.count
            moved.append(contentsOf: bytes[record.start..<record.start + record.count])
        }
        for slot in free { records[Int(slot)].start = 0 }
        bytes = moved
    }
}
