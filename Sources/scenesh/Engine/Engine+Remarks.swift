import SceneLang

extension Engine {
    /// The findings of `check` that a run says, too, because its trace would mislead without them: a window that never
    /// appears, a property that is set to itself, and pages that curl.
    private static let codesOfRuns: Set<String> = ["W0525", "W0529", "N0006"]

    /// Returns these findings of a script without errors, rendered.
    func remarks(on source: ScriptSource) -> [UInt8] {
        guard Engine.mayNeedRemarks(source.bytes) else { return [] }
        let checked = check(source).keeping { Engine.codesOfRuns.contains($0.code) }
        return options.hasJSONMessages ? checked.findings.flatMap(\.json) : checked.messages
    }

    /// Whether a source has what one of these findings is about: most have not, and are not checked.
    private static func mayNeedRemarks(_ bytes: [UInt8]) -> Bool {
        for place in bytes.indices {
            switch bytes[place] {
            case UInt8(ascii: "="): if isSetToItself(at: place, bytes) { return true }
            case UInt8(ascii: "F"): if bytes[place...].starts(with: "FinishLaunching".utf8) { return true }
            case UInt8(ascii: "P"): if bytes[place...].starts(with: "PageViewController".utf8) { return true }
            default: break
            }
        }
        return false
    }

    /// Whether the names before and after a `=` are equal.
    private static func isSetToItself(at place: Int, _ bytes: [UInt8]) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool {
            (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F
        }
        var (end, start) = (place, place + 1)
        while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
        while start < bytes.count, bytes[start] == 0x20 { start += 1 }
        let before = bytes[..<end].reversed().prefix(while: isLetter)
        let after = bytes[start...].prefix(while: isLetter)
        // `x = self.x` has the name after the dot.
        if after.elementsEqual("self".utf8) { return true }
        return !before.isEmpty && after.elementsEqual(before.reversed())
    }
}
