import SceneRuntime

/// A name of the script: the place of its text in a `NameTable`.
public struct NameID: Hashable, Sendable, BitwiseCopyable {
    public let index: UInt32

    public init(_ index: UInt32) { self.index = index }

    /// The word that the name spells, or nil: the first names of a program's table are those of `Word`.
    var word: Word? { index < UInt32(Word.all.count) ? Word.all[Int(index)] : nil }
}

/// The names of a program, each text once.
///
/// A program's files share one table, so that equal names have equal numbers in all its trees. The first names are
/// the words of `Word`, and then those that only verbs have.
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

        /// The same for a text of no more than eight bytes, which are those of `head`.
        @inline(__always)
        init(head: UInt64, count: Int) {
            self.head = head
            self.count = UInt32(truncatingIfNeeded: count)
        }
    }

    private var bytes: [UInt8] = []
    private var entries = Slab<Entry>()
    /// Open addressing: 0 for a free slot, else the index of the name plus 1. The count is a power of two.
    private var slots = Slab<UInt32>()

    /// A table of the words alone.
    public init() { self = NameTable.words }

    /// A table of `texts`, which are not the words: not one of a program.
    init(_ texts: [[UInt8]]) {
        slots.grow(to: 16, with: 0)
        for text in texts { _ = text.withUnsafeBytes { intern($0) } }
    }

    private static let words = NameTable(Word.all.map { $0.text } + VerbTable.rows.flatMap { $0.words })

    private init(_ words: [String]) {
        // Room for all of them, at half of the slots or less.
        slots.grow(to: 512, with: 0)
        entries.reserve(256)
        for var word in words { word.withUTF8 { _ = intern(UnsafeRawBufferPointer($0)) } }
    }

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

    /// The name of no more than eight bytes, which are the lowest `count` of `head`; the others are zeros.
    @inline(__always)
    mutating func intern(_ head: UInt64, count: Int) -> NameID {
        let key = Key(head: head, count: count)
        let mask = slots.count &- 1
        var slot = NameTable.mixed(key) & mask
        while slots[slot] != 0 {
            let index = Int(slots[slot]) &- 1
            if entries[index].key == key { return NameID(slots[slot] &- 1) }
            slot = (slot &+ 1) & mask
        }
        return withUnsafeBytes(of: head.littleEndian) { text in
            add(UnsafeRawBufferPointer(rebasing: text[..<count]), key, at: slot)
        }
    }

    @inline(__always)
    private mutating func intern(_ text: UnsafeRawBufferPointer, _ key: Key) -> NameID {
        let slot = slot(for: text, key)
        let held = slots[slot]
        return held != 0 ? NameID(held - 1) : add(text, key, at: slot)
    }

    @inline(never)
    private mutating func add(_ text: UnsafeRawBufferPointer, _ key: Key, at slot: Int) -> NameID {
        entries.append(Entry(key: key, start: UInt32(truncatingIfNeeded: bytes.count)))
        bytes.append(contentsOf: text)
        slots[slot] = UInt32(truncatingIfNeeded: entries.count)
        if entries.count * 2 > slots.count { grow() }
        return NameID(UInt32(truncatingIfNeeded: entries.count - 1))
    }

    /// The slot that holds the name, or the free one in which it belongs.
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
    private static func hash(_ text: UnsafeRawBufferPointer, _ key: Key) -> Int {
        if text.count <= 8 { return mixed(key) }
        var sum = mixed(key.head ^ UInt64(key.count))
        var place = 8
        while place + 8 <= text.count {
            sum = mixed(sum ^ text.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place += 8
        }
        sum = mixed(sum ^ text.loadUnaligned(fromByteOffset: text.count - 8, as: UInt64.self))
        return Int(truncatingIfNeeded: sum)
    }

    /// The same for a short text, all of which is in its key.
    @inline(__always)
    private static func mixed(_ key: Key) -> Int { Int(truncatingIfNeeded: mixed(key.head ^ UInt64(key.count))) }

    @inline(__always)
    private static func mixed(_ word: UInt64) -> UInt64 {
        let (high, low) = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return high ^ low
    }

    private mutating func grow() {
        let count = slots.count * 2
        slots = Slab()
        slots.grow(to: count, with: 0)
        bytes.withUnsafeBytes { memory in
            for (index, entry) in entries.enumerated() {
                let text = memory[Int(entry.start)..<(Int(entry.start) + Int(entry.key.count))]
                var slot = NameTable.hash(UnsafeRawBufferPointer(rebasing: text), entry.key) & (count - 1)
                while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
                slots[slot] = UInt32(truncatingIfNeeded: index + 1)
            }
        }
    }
}
