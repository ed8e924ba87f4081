/// Numbers by offsets of a text. Each declared name and each body is entered and looked up once, so that hashing as
/// Swift's dictionaries do it would cost more than all else that is done with them.
struct OffsetTable: Sendable {
    private struct Slot {
        var offset: UInt32 = 0
        /// The number plus 1; 0 where the slot is free.
        var number: UInt32 = 0
    }

    /// Open addressing; the count is a power of two.
    private var slots = [Slot](repeating: Slot(), count: 8)
    private var count = 0

    /// The number at `offset`, or nil.
    subscript(offset: UInt32) -> Int? {
        let slot = slots[place(of: offset)]
        return slot.number == 0 ? nil : Int(slot.number) - 1
    }

    /// Puts `number` at `offset`.
    mutating func set(_ offset: UInt32, _ number: Int) {
        if count * 2 >= slots.count { grow() }
        let place = place(of: offset)
        if slots[place].number == 0 { count += 1 }
        slots[place] = Slot(offset: offset, number: UInt32(truncatingIfNeeded: number + 1))
    }

    /// Where `offset` is, or the free slot in which it belongs.
    private func place(of offset: UInt32) -> Int {
        let mask = slots.count - 1
        var place = Int((offset &* 0x9E37_79B1) >> 7) & mask
        while slots[place].number != 0, slots[place].offset != offset { place = (place + 1) & mask }
        return place
    }

    private mutating func grow() {
        let old = slots
        slots = [Slot](repeating: Slot(), count: old.count * 2)
        for slot in old where slot.number != 0 { slots[place(of: slot.offset)] = slot }
    }
}
