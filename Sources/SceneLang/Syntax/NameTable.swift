/// A name of the script: the place of its text in a `NameTable`.
public struct NameID: Hashable, Sendable {
    public let index: UInt32

    public init(_ index: UInt32) { self.index = index }

    /// The word that the name spells, or nil: the first names of a program's table are the words.
    var word: Word? { index < UInt32(Word.all.count) ? Word.all[Int(index)] : nil }
}

/// The names of a program, each text once.
///
/// A program's files share one table, so that equal names have equal numbers in all its trees. The first names are
/// the words of `Word`.
public struct NameTable: Sendable {
    private struct Entry {
        let hash: UInt32
        /// The place of the text in `bytes`.
        let start: UInt32
        let end: UInt32
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
        for text in texts { _ = intern(text, 0, text.count, hash: NameTable.hash(text, 0, text.count)) }
    }

    private static let words = NameTable(Word.all.map { Array($0.text.utf8) })

    /// The number of names.
    public var count: Int { entries.count }

    /// The bytes of `name`; empty when the table does not have it.
    public func bytes(of name: NameID) -> ArraySlice<UInt8> {
        let index = Int(name.index)
        guard index < entries.count else { return [] }
        return bytes[Int(entries[index].start)..<Int(entries[index].end)]
    }

    /// The text of `name`; empty when the table does not have it.
    public func text(of name: NameID) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

    /// The word that `name` spells, or nil.
    public func word(of name: NameID) -> Word? { name.word }

    /// The name with this text, made if need be.
    public mutating func intern(_ text: String) -> NameID {
        let utf8 = Array(text.utf8)
        return intern(utf8, 0, utf8.count, hash: NameTable.hash(utf8, 0, utf8.count))
    }

    /// The name with this text, or nil if no file used it.
    public func find(_ text: String) -> NameID? { find(Array(text.utf8)) }

    /// The same for a text in UTF-8.
    func find(_ text: [UInt8]) -> NameID? {
        let held = slots[slot(for: text, 0, text.count, hash: NameTable.hash(text, 0, text.count))]
        return held == 0 ? nil : NameID(held - 1)
    }

    /// The FNV-1a hash of `source[start..<end]`; the lexer computes the same while it scans.
    static func hash(_ source: [UInt8], _ start: Int, _ end: Int) -> UInt32 {
        var hash = hashSeed
        for index in start..<end { hash = step(hash, source[index]) }
        return hash
    }

    static let hashSeed: UInt32 = 2_166_136_261

    /// One byte more of a hash.
    @inline(__always)
    static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

    /// The name with the text `source[start..<end]`, whose hash the caller knows.
    mutating func intern(_ source: [UInt8], _ start: Int, _ end: Int, hash: UInt32) -> NameID {
        let slot = slot(for: source, start, end, hash: hash)
        let held = slots[slot]
        return held != 0 ? NameID(held - 1) : add(source, start, end, hash: hash, at: slot)
    }

    private mutating func add(_ source: [UInt8], _ start: Int, _ end: Int, hash: UInt32, at slot: Int) -> NameID {
        let place = UInt32(truncatingIfNeeded: bytes.count)
        bytes.append(contentsOf: source[start..<end])
        entries.append(Entry(hash: hash, start: place, end: UInt32(truncatingIfNeeded: bytes.count)))
        slots[slot] = UInt32(truncatingIfNeeded: entries.count)
        if entries.count * 2 > slots.count { grow() }
        return NameID(UInt32(truncatingIfNeeded: entries.count - 1))
    }

    /// The slot that holds the name, or the free one in which it belongs.
    @inline(__always)
    private func slot(for source: [UInt8], _ start: Int, _ end: Int, hash: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while true {
            let held = Int(slots[slot])
            if held == 0 || isName(entries[held - 1], source, start, end, hash) { return slot }
            slot = (slot + 1) & mask
        }
    }

    @inline(__always)
    private func isName(_ entry: Entry, _ source: [UInt8], _ start: Int, _ end: Int, _ hash: UInt32) -> Bool {
        guard entry.hash == hash, Int(entry.end - entry.start) == end - start else { return false }
        var place = Int(entry.start)
        for index in start..<end {
            if bytes[place] != source[index] { return false }
            place += 1
        }
        return true
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        var grown = [UInt32](repeating: 0, count: mask + 1)
        for (index, entry) in entries.enumerated() {
            var slot = Int(entry.hash) & mask
            while grown[slot] != 0 { slot = (slot + 1) & mask }
            grown[slot] = UInt32(index + 1)
        }
        slots = grown
    }
}
