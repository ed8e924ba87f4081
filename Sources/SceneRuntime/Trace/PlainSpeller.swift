/// Spells plain lines, from texts that are made once and the names that were written last.
struct PlainSpeller: Sendable {
    var names = NameCache()
    /// Taken with the first line that needs it: many a run prints no call.
    private(set) var texts = CallText.none

    /// The most bytes that a line has, with what may be written behind it.
    private(set) var mostBytes = 0

    /// Takes the texts.
    mutating func prepare() {
        texts = CallText.all
        mostBytes = 2 * (Int(UInt8.max) + 1) + texts.longest + 3 * PaddedText.chunkSize + 2
    }

    /// Writes what the speller would; nothing, and false, where a name is not known.
    @inline(__always)
    func put(_ line: PlainLine, to cursor: inout LineCursor) -> Bool {
        let text = texts.cell(line.method, line.form)
        let receiver = names.place(of: line.receiver)
        let argument = text.takesName ? names.place(of: line.argument) : 0
        guard receiver >= 0, argument >= 0 else { return false }
        cursor.put(0x20, times: 2 &* Int(line.depth) &+ 2)
        names.put(receiver, to: &cursor)
        texts.put(text, to: &cursor)
        if text.takesName {
            names.put(argument, to: &cursor)
            cursor.put(0x29)
            cursor.put(0x0A)
        }
        return true
    }

    /// Learns the name of who receives the line, if it is next to a known one.
    @inline(never)
    mutating func learnNext(_ line: PlainLine) -> Bool { names.learnNext(line.receiver) }
}
