/// A line of a golden: the text that is expected, in which `_` stands for any one argument; or `...` alone, which
/// stands for any number of lines.
struct LinePattern: Sendable, Hashable {
    /// The line as it stands in the golden.
    let text: [UInt8]

    /// Whether the line is `...`: any number of lines, none included.
    var standsForLines: Bool {
        text.drop { $0 == UInt8(ascii: " ") }.elementsEqual("...".utf8)
    }

    /// Whether a line of a trace is what this one expects.
    func matches(_ line: [UInt8]) -> Bool {
        line == text || (text.contains(UInt8(ascii: "_")) && matchesWithHoles(line))
    }

    private func matchesWithHoles(_ line: [UInt8]) -> Bool {
        var expected = 0
        var found = 0
        while expected < text.count {
            if isHole(at: expected) {
                let end = argumentEnd(in: line, from: found)
                guard end > found else { return false }
                expected += 1
                found = end
            } else {
                guard found < line.count, line[found] == text[expected] else { return false }
                expected += 1
                found += 1
            }
        }
        return found == line.count
    }

    /// Whether the byte at `index` is an `_` that is a whole argument: no letter, digit, quote or dot beside it.
    private func isHole(at index: Int) -> Bool {
        guard text[index] == UInt8(ascii: "_") else { return false }
        let before = index > 0 ? text[index - 1] : UInt8(ascii: " ")
        let after = index + 1 < text.count ? text[index + 1] : UInt8(ascii: ",")
        return "( [".utf8.contains(before) && ",)]".utf8.contains(after)
    }

    /// Where the argument that begins at `start` ends: before a comma or a closing bracket that is not its own.
    private func argumentEnd(in line: [UInt8], from start: Int) -> Int {
        var depth = 0
        var quoted = false
        var index = start
        while index < line.count {
            let byte = line[index]
            if quoted {
                if byte == UInt8(ascii: "\\") { index += 1 } else if byte == UInt8(ascii: "\"") { quoted = false }
            } else if byte == UInt8(ascii: "\"") {
                quoted = true
            } else if "([{".utf8.contains(byte) {
                depth += 1
            } else if ")]}".utf8.contains(byte) {
                if depth == 0 { return index }
                depth -= 1
            } else if byte == UInt8(ascii: ","), depth == 0 {
                return index
            }
            index += 1
        }
        return min(index, line.count)
    }
}
