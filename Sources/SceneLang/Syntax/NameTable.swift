/// A name of the script: the place of its text in a `NameTable`.
public struct NameID: Hashable, Sendable, BitwiseCopyable {
    public let index: UInt32

    public init(_ index: UInt32) { self.index = index }

    /// The word that the name spells, or nil: the first names of a program's table are the words.
    var word: Word? { index < UInt32(Word.all.count) ? Word.all[Int(index)] : nil }
}

/// The names of a program, each text once.
///
/// A program's files share one table, so that equal names have equal numbers in all its trees. The first names are
/// the words of `Word`.
///
/// A third of a script is names, so they are compared eight bytes at a time, through views of the memory that they
/// stand in: most are not longer than that.
public struct NameTable: Sendable {
    private struct Entry {
        let key: Key
        /// The place of the text in `bytes`.
        let start: UInt32
    }

    /// What most names are told apart by.
    private struct Key: Equatable {
        /// The first eight bytes, zeros after a shorter name.
        let head: UInt64
        let count: UInt32

        @inline(__always)
        init(_ text: UnsafeRawBufferPointer) {
            count = UInt32(truncatingIfNeeded: text.count)
            if text.count >= 8 {
                head = UInt64(littleEndian: text.loadUnaligned(as: UInt64.self))
            } else {
                var word: UInt64 = 0
                for byte in text.reversed() { word = word << 8 | UInt64(byte) }
                head = word
            }
        }

        /// The same for a text at the beginning of `room`, of which `count` bytes are the text's.
        @inline(__always)
        init(_ room: UnsafeRawBufferPointer, count: Int) {
            let word = UInt64(littleEndian: room.loadUnaligned(as: UInt64.self))
            self.count = UInt32(truncatingIfNeeded: count)
            head = count >= 8 ? word : word & ((1 << UInt64(8 * count)) - 1)
        }
    }

    private var bytes: [UInt8] = []
    private var entries: [Entry] = []
    /// Open addressing: 0 for a free slot, else the index of the name plus 1. The count is a power of two.
    private var slots: [UInt32]

    /// A table of the words alone.
    public init() { self = NameTable.words }

    /// A table of `texts`, which are not the words: not one of a program.
    init(_ texts: [[UInt8]]) {
        slots = [UInt32](repeating: 0, count: 16)
        for text in texts { _ = text.withUnsafeBytes { intern($0) } }
    }

    private static let words = NameTable(Word.all.map { Array($0.text.utf8) })

    /// The number of names.
    public var count: Int { entries.count }

    /// The bytes of `name`; empty when the table does not have it.
    public func bytes(of name: NameID) -> ArraySlice<UInt8> {
        let index = Int(name.index)
        guard index < entries.count else { return [] }
        let start = Int(entries[index].start)
        return bytes[start..<(start + Int(entries[index].key.count))]
    }

    /// The text of `name`; empty when the table does not have it.
    public func text(of name: NameID) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

    /// The word that `name` spells, or nil.
    public func word(of name: NameID) -> Word? { name.word }

    /// The name with this text, made if need be.
    public mutating func intern(_ text: String) -> NameID { Array(text.utf8).withUnsafeBytes { intern($0) } }

    /// The name with this text, or nil if no file used it.
    public func find(_ text: String) -> NameID? { find(Array(text.utf8)) }

    /// The same for a text in UTF-8.
    func find(_ text: [UInt8]) -> NameID? { find(text[...]) }

    /// The same for a part of one.
    func find(_ text: ArraySlice<UInt8>) -> NameID? {
        text.withUnsafeBytes { text in
            let held = slots[slot(for: text, Key(text))]
            return held == 0 ? nil : NameID(held - 1)
        }
    }

    /// The name with this text, made if need be.
    mutating func intern(_ text: UnsafeRawBufferPointer) -> NameID { intern(text, Key(text)) }

    /// The name whose `count` bytes stand at the beginning of `room`.
    @inline(__always)
    mutating func intern(_ room: UnsafeRawBufferPointer, count: Int) -> NameID {
        let text = UnsafeRawBufferPointer(rebasing: room[..<count])
        return room.count >= 8 ? intern(text, Key(room, count: count)) : intern(text)
    }

    @inline(__always)
    private mutating func intern(_ text: UnsafeRawBufferPointer, _ key: Key) -> NameID {
        let slot = slot(for: text, key)
        let held = slots[slot]
        return held != 0 ? NameID(held - 1) : add(text, key, at: slot)
    }

    private mutating func add(_ text: UnsafeRawBufferPointer, _ key: Key, at slot: Int) -> NameID {
        entries.append(Entry(key: key, start: UInt32(truncatingIfNeeded: bytes.count)))
        bytes.append(contentsOf: text)
        slots[slot] = UInt32(truncatingIfNeeded: entries.count)
        if entries.count * 2 > slots.count { grow() }
        return NameID(UInt32(truncatingIfNeeded: entries.count - 1))
    }

    /// The slot that holds the name, or the free one in which it belongs.
    @inline(__always)
    private func slot(for text: UnsafeRawBufferPointer, _ key: Key) -> Int {
        let mask = slots.count - 1
        var slot = NameTable.hash(text, key) & mask
        while true {
            let held = Int(slots[slot])
            if held == 0 || (entries[held - 1].key == key && isRest(of: held - 1, text)) { return slot }
            slot = (slot + 1) & mask
        }
    }

    /// Whether what follows the first eight bytes of a name is what follows those of `text`, which is as long.
    @inline(__always)
    private func isRest(of index: Int, _ text: UnsafeRawBufferPointer) -> Bool {
        if text.count <= 8 { return true }
        let start = Int(entries[index].start)
        for offset in 8..<text.count where bytes[start + offset] != text[offset] { return false }
        return true
    }

    /// A number in which every bit of the text counts, the last ones too: names are often numbered.
    @inline(__always)
    private static func hash(_ text: UnsafeRawBufferPointer, _ key: Key) -> Int {
        var sum = mixed(key.head ^ UInt64(key.count))
        if text.count > 8 {
            var place = 8
            while place + 8 <= text.count {
                sum = mixed(sum ^ text.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                place += 8
            }
            sum = mixed(sum ^ text.loadUnaligned(fromByteOffset: text.count - 8, as: UInt64.self))
        }
        return Int(truncatingIfNeeded: sum >> 1)
    }

    @inline(__always)
    private static func mixed(_ word: UInt64) -> UInt64 {
        let (high, low) = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return high ^ low
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        slots = [UInt32](repeating: 0, count: mask + 1)
        bytes.withUnsafeBytes { memory in
            for (index, entry) in entries.enumerated() {
                let text = memory[Int(entry.start)..<(Int(entry.start) + Int(entry.key.count))]
                var slot = NameTable.hash(UnsafeRawBufferPointer(rebasing: text), entry.key) & mask
                while slots[slot] != 0 { slot = (slot + 1) & mask }
                slots[slot] = UInt32(truncatingIfNeeded: index + 1)
            }
        }
    }
}
