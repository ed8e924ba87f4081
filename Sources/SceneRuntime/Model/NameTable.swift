/// The interned names of a script's declarations. The world handles names only by number, and the trace prints their
/// text.
public struct NameTable: Hashable, Sendable {
    private var bytes: [UInt8] = []
    /// `ends[i]` is the end of name `i` in `bytes`; name 0 is empty.
    private var ends: [UInt32] = [0]
    /// A hash table with open addressing: numbers of names; 0 is a free slot. The count is a power of two.
    private var slots = [UInt32](repeating: 0, count: 64)
    /// Whether name `i` is an identifier that needs no backticks.
    private var plain: [Bool] = [true]

    public init() {}

    /// Returns the name with this text, and adds it if it is new. The empty text is `.none`.
    public mutating func intern(_ text: [UInt8]) -> NameID {
        let slot = slot(of: text)
        if text.isEmpty || slots[slot] != 0 { return NameID(slots[slot]) }
        let number = UInt32(ends.count)
        bytes.append(contentsOf: text)
        ends.append(UInt32(bytes.count))
        slots[slot] = number
        if ends.count * 2 > slots.count { grow() }
        plain.append(text.allSatisfy(Self.isWordByte) && !(0x30...0x39).contains(text.first ?? 0x30))
        return NameID(number)
    }

    /// Returns the name with this text, or none if it was not interned.
    public func find(_ text: [UInt8]) -> NameID { text.isEmpty ? .none : NameID(slots[slot(of: text)]) }

    /// Returns the slot of `text`, or the free slot for it.
    private func slot(of text: [UInt8]) -> Int {
        var slot = Self.hash(text[...]) & (slots.count - 1)
        while slots[slot] != 0, self[NameID(slots[slot])] != text[...] { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    /// FNV-1a.
    private static func hash(_ text: ArraySlice<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in text { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash >> 3)
    }

    /// Doubles the hash table.
    private mutating func grow() {
        let mask = slots.count * 2 - 1
        slots = [UInt32](repeating: 0, count: mask + 1)
        for number in 1..<ends.count {
            var slot = Self.hash(self[NameID(UInt32(number))]) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(number)
        }
    }

    /// Whether `name` is spelled without backticks.
    public func isPlain(_ name: NameID) -> Bool { name.index < plain.count ? plain[name.index] : true }

    /// The text of `name`, in backticks if it is not an identifier.
    func spelled(_ name: NameID) -> [UInt8] { isPlain(name) ? Array(self[name]) : [0x60] + self[name] + [0x60] }

    /// Whether `byte` can be part of an identifier.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte)
    }

    /// The UTF-8 text of `name`; empty for an unknown one.
    public subscript(name: NameID) -> ArraySlice<UInt8> {
        guard name.exists, name.index < ends.count else { return [] }
        return bytes[Int(ends[name.index - 1])..<Int(ends[name.index])]
    }

    /// Returns the length of the text of `name`, in bytes.
    @inline(__always)
    func byteCount(_ name: NameID) -> Int {
        name.exists && name.index < ends.count ? Int(ends[name.index] - ends[name.index - 1]) : 0
    }
}
