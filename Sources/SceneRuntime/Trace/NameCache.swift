/// The names of instances as the trace spells them, of a few that were written last: few are in use at one time. A name
/// that is longer than a chunk is not kept.
struct NameCache: Sendable {
    private struct Entry: Hashable, Sendable, BitwiseCopyable {
        /// None that a controller has, where nothing is kept.
        var name = InstanceName(.none, .max)
        var size = 0
        var text = PaddedText.Chunk()
    }

    /// A power of two.
    private static let size = 128
    private var entries = Slab<Entry>()

    init() { entries.grow(to: NameCache.size, with: Entry()) }

    @inline(__always)
    private static func place(for name: InstanceName) -> Int {
        (Int(truncatingIfNeeded: name.cls.raw) &* 11 &+ Int(truncatingIfNeeded: name.ordinal)) & (size - 1)
    }

    /// Where `name` is kept; negative if it is not.
    @inline(__always)
    func place(of name: InstanceName) -> Int {
        let place = NameCache.place(for: name)
        return entries.start[place].name == name ? place : -1
    }

    /// Writes the name that is kept at `place`.
    @inline(__always)
    func put(_ place: Int, to line: inout LineCursor) {
        line.put(entries.start[place].text, count: entries.start[place].size)
    }

    /// Keeps the spelling of `name`, unless it may be too long.
    mutating func learn(_ name: InstanceName, in blueprint: Blueprint) {
        guard name.cls.exists, place(of: name) < 0 else { return }
        let word = blueprint.classes[name.cls.index].name
        guard blueprint.names.byteCount(word) + NameCache.mostAround <= PaddedText.chunkSize else { return }
        var entry = Entry(name: name)
        entry.size = withUnsafeMutableBytes(of: &entry.text) { text in
            guard let first = text.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
            var line = LineCursor(next: first)
            let isPlain = blueprint.names.isPlain(word)
            if !isPlain { line.put(0x60) }
            blueprint.names.withBytes(of: word) { line.put($0) }
            if !isPlain { line.put(0x60) }
            if name.ordinal > 1 {
                line.put(0x23)
                line.put(decimal: name.ordinal)
            }
            return line.distance(from: first)
        }
        entries[NameCache.place(for: name)] = entry
    }

    /// Keeps the spelling of `name` if it is that of the instance before, which is known, with another last digit:
    /// instances are mostly numbered one after the other. False if it is for `learn`, or known already.
    @inline(__always)
    mutating func learnNext(_ name: InstanceName) -> Bool {
        guard name.ordinal > 2, name.ordinal % 10 > 0, place(of: name) < 0 else { return false }
        let before = place(of: InstanceName(name.cls, name.ordinal - 1))
        guard before >= 0 else { return false }
        var entry = entries.all[before]
        entry.name = name
        withUnsafeMutableBytes(of: &entry.text) { $0[entry.size - 1] += 1 }
        entries[NameCache.place(for: name)] = entry
        return true
    }

    /// Two backticks, a sign and the digits of a number.
    private static let mostAround = 13

    /// Forgets everything: the names stand for something else from now on.
    mutating func forget() { self = NameCache() }
}
