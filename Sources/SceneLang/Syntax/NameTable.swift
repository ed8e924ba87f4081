/// A name of the script: the place of its text in a `NameTable`.
public struct NameID: Hashable, Sendable {
    public let index: UInt32

    public init(_ index: UInt32) { self.index = index }
}

/// The names of a program, each text once.
///
/// A program's files share one table, so that equal names have equal numbers in all its trees. The first names are
/// the words of `Word`.
public struct NameTable: Sendable {
    private var bytes: [UInt8] = []
    /// Where each name ends in `bytes`; it starts where the one before it ends.
    private var ends: [UInt32] = []
    private var hashes: [UInt32] = []
    /// Open addressing: 0 for a free slot, else the index of the name plus 1.
    private var slots = [UInt32](repeating: 0, count: 1024)

    public init() {
        for word in Word.all { _ = intern(word.text) }
    }

    /// The number of names.
    public var count: Int { ends.count }

    /// The bytes of `name`; empty when the table does not have it.
    public func bytes(of name: NameID) -> ArraySlice<UInt8> {
        let index = Int(name.index)
        guard index < ends.count else { return [] }
        return bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
    }

    /// The text of `name`; empty when the table does not have it.
    public func text(of name: NameID) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

    /// The word that `name` spells, or nil.
    public func word(of name: NameID) -> Word? {
        let index = Int(name.index)
        return index < Word.all.count ? Word.all[index] : nil
    }

    /// The name with this text, made if need be.
    public mutating func intern(_ text: String) -> NameID {
        let utf8 = Array(text.utf8)
        return intern(utf8, 0, utf8.count, hash: NameTable.hash(utf8, 0, utf8.count))
    }

    /// The name with this text, or nil if no file used it.
    public func find(_ text: String) -> NameID? {
        let utf8 = Array(text.utf8)
        let slot = slot(for: utf8, 0, utf8.count, hash: NameTable.hash(utf8, 0, utf8.count))
        let held = slots[slot]
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
        if held != 0 { return NameID(held - 1) }
        bytes.append(contentsOf: source[start..<end])
        ends.append(UInt32(bytes.count))
        hashes.append(hash)
        slots[slot] = UInt32(ends.count)
        if ends.count * 2 > slots.count { grow() }
        return NameID(UInt32(ends.count - 1))
    }

    /// The slot that holds the name, or the free one in which it belongs.
    private func slot(for source: [UInt8], _ start: Int, _ end: Int, hash: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while true {
            let held = Int(slots[slot])
            if held == 0 || (hashes[held - 1] == hash && isName(held - 1, source, start, end)) { return slot }
            slot = (slot + 1) & mask
        }
    }

    private func isName(_ index: Int, _ source: [UInt8], _ start: Int, _ end: Int) -> Bool {
        let from = index == 0 ? 0 : Int(ends[index - 1])
        guard Int(ends[index]) - from == end - start else { return false }
        for offset in 0..<(end - start) where bytes[from + offset] != source[start + offset] { return false }
        return true
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        var grown = [UInt32](repeating: 0, count: mask + 1)
        for (index, hash) in hashes.enumerated() {
            var slot = Int(hash) & mask
            while grown[slot] != 0 { slot = (slot + 1) & mask }
            grown[slot] = UInt32(index + 1)
        }
        slots = grown
    }
}
