import SceneRuntime

/// A name of the script: the index of its text in an `IdentifierTable`.
public struct IdentifierID: Hashable, Sendable, BitwiseCopyable {
    public let index: UInt32

    public init(_ index: UInt32) { self.index = index }

    /// The word that the name spells, or nil: the first names of a program's table are those of `Keyword`.
    var word: Keyword? { index < UInt32(Keyword.all.count) ? Keyword.all[Int(index)] : nil }
}

/// The interned names of a program.
///
/// A program's files share one table, so that equal names have equal numbers in all its trees. The first names are
/// the words of `Keyword`, and then those that only verbs have.
///
/// A third of a script is names, and most have at most eight bytes. So they are compared eight bytes at a time, through
/// pointers to their memory.
public struct IdentifierTable: Sendable {
    private struct Entry {
        let key: Key
        /// The offset of the text in `bytes`.
        let start: UInt32
    }

    /// The part of a name that is compared first.
    private struct Key: Equatable {
        /// The first eight bytes, padded with zeros.
        let firstBytes: UInt64
        let count: UInt32

        @inline(__always)
        init(_ text: ByteView) {
            count = UInt32(truncatingIfNeeded: text.count)
            if text.count >= 8 {
                firstBytes = UInt64(littleEndian: text.load(UInt64.self, at: 0))
            } else {
                var word: UInt64 = 0
                for place in (0..<text.count).reversed() { word = word << 8 | UInt64(text[place]) }
                firstBytes = word
            }
        }

        /// Creates the key of a text of at most eight bytes, given as `firstBytes`.
        @inline(__always)
        init(firstBytes: UInt64, count: Int) {
            self.firstBytes = firstBytes
            self.count = UInt32(truncatingIfNeeded: count)
        }
    }

    private var bytes: [UInt8] = []
    private var entries = Slab<Entry>()
    /// A hash table with open addressing: 0 for a free slot, otherwise the index of the name plus 1. The size is a
    /// power of two.
    private var slots = Slab<UInt32>()

    /// Creates a table with only the words.
    public init() { self = IdentifierTable.words }

    /// Creates a table of `texts` without the words, which is not the table of a program.
    init(_ texts: [[UInt8]]) {
        slots.grow(to: 16, with: 0)
        for text in texts { _ = text.withView { intern($0) } }
    }

    private static let words = IdentifierTable(
        Keyword.all.map { $0.text } + SwiftWord.texts + VerbTable.rows.flatMap { $0.words } + ["Double", "Int"])

    /// The name of the type of literals with a fraction, which each table of a program has.
    static let double = words.find("Double") ?? Parser.placeholder
    /// The name of the type of whole numbers.
    static let int = words.find("Int") ?? Parser.placeholder

    private init(_ words: [String]) {
        // Room for all of them, with at most half of the slots used.
        slots.grow(to: 1024, with: 0)
        entries.reserve(512)
        for word in words { _ = intern(word) }
    }

    /// The number of names.
    public var count: Int { entries.count }

    /// The texts of all names, in order.
    var texts: [[UInt8]] { (0..<UInt32(count)).map { Array(bytes(of: IdentifierID($0))) } }

    /// Returns the bytes of `name`; empty if the table does not contain it.
    public func bytes(of name: IdentifierID) -> ArraySlice<UInt8> {
        let index = Int(name.index)
        guard index < entries.count else { return [] }
        let start = Int(entries[index].start)
        return bytes[start..<(start + Int(entries[index].key.count))]
    }

    /// Returns the text of `name`; empty if the table does not contain it.
    public func text(of name: IdentifierID) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

    /// Returns whether `name` has this text, without making a text of it.
    func spells(_ name: IdentifierID, _ text: StaticString) -> Bool {
        let index = Int(name.index)
        guard index < entries.count else { return false }
        // The view is used while the text, which is static, lends its memory.
        let expected = unsafe ByteView(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        let key = Key(expected)
        guard entries[index].key == key else { return false }
        return bytes(of: name).withView { text in (8..<max(8, text.count)).allSatisfy { text[$0] == expected[$0] } }
    }

    /// Returns the word that `name` spells, or nil.
    public func word(of name: IdentifierID) -> Keyword? { name.word }

    /// Returns the name with this text, and adds it if it is new.
    public mutating func intern(_ text: String) -> IdentifierID {
        var text = text
        // The view is used while the text lends its memory.
        return text.withUTF8 { intern(unsafe ByteView(UnsafeRawBufferPointer($0))) }
    }

    /// Returns the name with this text, and adds it if it is new.
    mutating func intern(_ text: StaticString) -> IdentifierID {
        // The view is used while the text lends its memory.
        text.withUTF8Buffer { intern(unsafe ByteView(UnsafeRawBufferPointer($0))) }
    }

    /// Returns the name with this text, or nil if no file contains it.
    public func find(_ text: String) -> IdentifierID? { find(Array(text.utf8)) }

    /// Returns the name with this UTF-8 text, or nil.
    func find(_ text: [UInt8]) -> IdentifierID? { find(text[...]) }

    /// Returns the name with this UTF-8 text, or nil.
    func find(_ text: ArraySlice<UInt8>) -> IdentifierID? {
        text.withView { text in
            let entry = slots[slot(for: text, Key(text))]
            return entry == 0 ? nil : IdentifierID(entry - 1)
        }
    }

    /// Returns the name with this text, and adds it if it is new.
    mutating func intern(_ text: ByteView) -> IdentifierID { intern(text, Key(text)) }

    /// Returns the name with a text of `count` bytes, at most eight. They are the lowest bytes of `firstBytes`, whose
    /// other bytes must be zero.
    @inline(__always)
    mutating func intern(_ firstBytes: UInt64, count: Int) -> IdentifierID {
        let key = Key(firstBytes: firstBytes, count: count)
        let mask = slots.count &- 1
        var slot = IdentifierTable.mixBits(key) & mask
        while true {
            // The mask is below the count, because the number of slots is a power of two. Most names are found here.
            let entry = unsafe slots[unchecked: slot]
            if entry == 0 { break }
            if entries[Int(entry) &- 1].key == key { return IdentifierID(entry &- 1) }
            slot = (slot &+ 1) & mask
        }
        // The view is used while the word lends its memory, which has eight bytes.
        return unsafe withUnsafeBytes(of: firstBytes.littleEndian) { text in
            add(unsafe ByteView(text)[0..<count], key, at: slot)
        }
    }

    @inline(__always)
    private mutating func intern(_ text: ByteView, _ key: Key) -> IdentifierID {
        let slot = slot(for: text, key)
        let entry = slots[slot]
        return entry != 0 ? IdentifierID(entry - 1) : add(text, key, at: slot)
    }

    @inline(never)
    private mutating func add(_ text: ByteView, _ key: Key, at slot: Int) -> IdentifierID {
        entries.append(Entry(key: key, start: UInt32(truncatingIfNeeded: bytes.count)))
        text.append(to: &bytes)
        slots[slot] = UInt32(truncatingIfNeeded: entries.count)
        if entries.count * 2 > slots.count { grow() }
        return IdentifierID(UInt32(truncatingIfNeeded: entries.count - 1))
    }

    /// Returns the slot of the name, or the free slot where it must be added.
    private func slot(for text: ByteView, _ key: Key) -> Int {
        let mask = slots.count - 1
        var slot = IdentifierTable.hash(text, key) & mask
        while true {
            let entry = Int(slots[slot])
            if entry == 0 || (entries[entry - 1].key == key && isRest(of: entry - 1, text)) { return slot }
            slot = (slot + 1) & mask
        }
    }

    /// Whether a name and a text of equal length are equal after the first eight bytes.
    @inline(__always)
    private func isRest(of index: Int, _ text: ByteView) -> Bool {
        if text.count <= 8 { return true }
        let start = Int(entries[index].start)
        for offset in 8..<text.count where bytes[start + offset] != text[offset] { return false }
        return true
    }

    /// Returns a hash of the whole text, including its last bytes, because names often differ only in a number at the
    /// end.
    private static func hash(_ text: ByteView, _ key: Key) -> Int {
        if text.count <= 8 { return mixBits(key) }
        var sum = mixBits(key.firstBytes ^ UInt64(key.count))
        var place = 8
        while place + 8 <= text.count {
            sum = mixBits(sum ^ text.load(UInt64.self, at: place))
            place += 8
        }
        sum = mixBits(sum ^ text.load(UInt64.self, at: text.count - 8))
        return Int(truncatingIfNeeded: sum)
    }

    /// Returns the hash of a short text, which its key contains.
    @inline(__always)
    private static func mixBits(_ key: Key) -> Int {
        Int(truncatingIfNeeded: mixBits(key.firstBytes ^ UInt64(key.count)))
    }

    @inline(__always)
    private static func mixBits(_ word: UInt64) -> UInt64 {
        let (high, low) = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return high ^ low
    }

    private mutating func grow() {
        let count = slots.count * 2
        slots = Slab()
        slots.grow(to: count, with: 0)
        bytes.withView { memory in
            for (index, entry) in entries.enumerated() {
                let text = memory[Int(entry.start)..<(Int(entry.start) + Int(entry.key.count))]
                var slot = IdentifierTable.hash(text, entry.key) & (count - 1)
                while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
                slots[slot] = UInt32(truncatingIfNeeded: index + 1)
            }
        }
    }
}
