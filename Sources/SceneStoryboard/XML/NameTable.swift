/// Numbers for names: a hash table with open addressing (FNV-1a, linear probing). The names are in one array of bytes.
struct NameTable {
    private var bytes: [UInt8] = []
    /// The offset after the last byte of each name.
    private var ends: [UInt32] = []
    /// The number of a name plus one, or 0. The count is a power of two, and at least twice the number of names.
    private var slots: [UInt32] = []

    /// A table in which the names have the numbers of their places.
    init(_ names: [String]) {
        slots = [UInt32](repeating: 0, count: 64)
        for name in names { _ = number(adding: Array(name.utf8).span) }
    }

    /// The number of names.
    var count: Int { ends.count }

    /// Returns the name with a number.
    func name(_ number: UInt32) -> String {
        guard Int(number) < ends.count else { return "" }
        return String(decoding: bytes[start(of: Int(number))..<Int(ends[Int(number)])], as: UTF8.self)
    }

    /// Returns the number of a name, or nil if the table does not have it.
    func number(of name: Span<UInt8>) -> UInt32? {
        let found = slots[slot(of: name)]
        return found == 0 ? nil : found - 1
    }

    /// Returns the number of a name, which is added if the table does not have it.
    mutating func number(adding name: Span<UInt8>) -> UInt32 {
        var slot = slot(of: name)
        if slots[slot] != 0 { return slots[slot] - 1 }
        if (ends.count + 1) * 2 > slots.count {
            grow()
            slot = self.slot(of: name)
        }
        for index in name.indices { bytes.append(name[index]) }
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
        slots[slot] = UInt32(truncatingIfNeeded: ends.count)
        return slots[slot] - 1
    }

    private func start(of number: Int) -> Int { number == 0 ? 0 : Int(ends[number - 1]) }

    /// Returns the slot of a name, or the empty one where it belongs.
    private func slot(of name: Span<UInt8>) -> Int {
        var slot = Int(truncatingIfNeeded: NameTable.hash(name)) & (slots.count - 1)
        while slots[slot] != 0, !isEqual(Int(slots[slot]) - 1, name) { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private func isEqual(_ number: Int, _ name: Span<UInt8>) -> Bool {
        let start = start(of: number)
        guard Int(ends[number]) - start == name.count else { return false }
        for index in name.indices where bytes[start + index] != name[index] { return false }
        return true
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for number in ends.indices {
            let slot = slot(of: bytes.span.extracting(start(of: number)..<Int(ends[number])))
            slots[slot] = UInt32(truncatingIfNeeded: number + 1)
        }
    }

    private static func hash(_ name: Span<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in name.indices { hash = (hash ^ UInt64(name[index])) &* 0x100_0000_01B3 }
        return hash ^ (hash >> 32)
    }
}
