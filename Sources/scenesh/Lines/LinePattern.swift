/// A line of a golden: the text that is expected, in which `_` stands for any one argument; or `...` alone, which
/// stands for any number of lines.
struct LinePattern: Sendable, Hashable {
    /// The line as it stands in the golden.
    let text: [UInt8]

    /// Whether the line is `...`: any number of lines, none included.
    var standsForLines: Bool {
        text.drop { $0 == UInt8(ascii: " ") }.elementsEqual("...".utf8)
    }

    /// Whether an `_` stands for an argument.
    var hasArgumentHole: Bool { text.indices.contains(where: isHole) }

    /// Whether a line of a trace is what this one expects.
    func matches(_ line: [UInt8]) -> Bool {
        line == text || (text.contains(UInt8(ascii: "_")) && matchesWithHoles(line))
    }

    /// The pattern for a changed line: what stands for an argument here does so there, if it is the same call.
    func following(_ line: [UInt8]) -> LinePattern {
        let (old, new) = (TraceLine(text), TraceLine(line))
        let (holders, arguments) = (old.arguments, new.arguments)
        guard old.kind == .call, new.kind == .call, old.numberlessName == new.numberlessName,
            holders.count == arguments.count
        else {
            return LinePattern(text: line)
        }
        var text = Array(line[..<(new.name.endIndex + 1)])
        for (index, (holder, argument)) in zip(holders, arguments).enumerated() {
            if index > 0 { text += Array(", ".utf8) }
            let isHole = holder.last == UInt8(ascii: "_") && self.isHole(at: holder.endIndex - 1)
            text += isHole ? holder : argument
        }
        let pattern = LinePattern(text: text + new.rest)
        return pattern.matches(line) ? pattern : LinePattern(text: line)
    }

    private func matchesWithHoles(_ line: [UInt8]) -> Bool {
        var expected = 0
        var found = 0
        while expected < text.count {
            if isHole(at: expected) {
                let end = TraceLine.argumentEnd(in: line[...], from: found)
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
}
