/// A line of an expected trace. `...` alone matches any number of lines, including none. `_` matches exactly one
/// argument with its label. `<true|false>` matches one that is a Boolean, `<size>` one that is a size.
///
/// In `home.prepare(for: _, sender: _)` each `_` matches the value after its label, and in `home.prepare(_, _)` the
/// label too. A call with more or fewer arguments does not match. The elements of a list, `[_, detail]`, and the parts
/// of the line that names the environment, `# trace 1, _, _`, are arguments too. In a string, and where it is not a
/// whole argument, `_` is an ordinary character.
///
/// In `! leak: _`, `! warning: _` and `! exception NAME: _`, `_` is the whole text after the colon.
package struct LinePattern: Hashable, Sendable {
    /// The line as it is written, with its indentation.
    package let text: [UInt8]
    /// Whether the line is `...`.
    package let matchesAnyLines: Bool
    /// The number of bytes before the hole of a message, whose text is any; nil if there is none.
    private let messageStart: Int?
    private let holes: [Hole]

    /// The values that a hole matches.
    private enum HoleType: String, CaseIterable {
        case any = "_"
        case boolean = "<true|false>"
        case size = "<size>"

        /// Whether the text of a value, without spaces around it, is one of them.
        func includes(_ value: ArraySlice<UInt8>) -> Bool {
            switch self {
            case .any: return true
            case .boolean: return value.elementsEqual("true".utf8) || value.elementsEqual("false".utf8)
            case .size:
                let sides = value.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
                return sides.count == 2 && sides.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
            }
        }

        private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    }

    /// An argument that is a hole, or a label and a hole.
    private struct Hole: Hashable {
        /// From after the bracket or comma before it, to the one after it.
        let place: Range<Int>
        /// The label with its colon, or nothing.
        let label: Range<Int>
        let type: HoleType
    }

    package init(text: [UInt8]) {
        self.text = text
        matchesAnyLines = LinePattern.matchesAnyLines(text[...])
        let mayHaveHoles = text.contains { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "<") }
        holes = mayHaveHoles ? LinePattern.holes(in: text) : []
        messageStart = mayHaveHoles ? LinePattern.messageStart(in: text) : nil
    }

    /// Creates the pattern for a line that contains no placeholders.
    package init(literal text: [UInt8]) {
        self.text = text
        (matchesAnyLines, messageStart, holes) = (false, nil, [])
    }

    /// Returns the number of bytes before the `_` that is all the text of a leak, a warning or an exception; nil if the
    /// line is another one.
    private static func messageStart(in text: [UInt8]) -> Int? {
        let line = text.drop { $0 == UInt8(ascii: " ") }
        guard text.suffix(3).elementsEqual(": _".utf8),
            ["! leak:", "! warning:", "! exception ", "! nothing:"].contains(where: { line.starts(with: $0.utf8) }),
            line.firstIndex(of: UInt8(ascii: ":")) == text.count - 3
        else { return nil }
        return text.count - 1
    }

    /// Whether a line is `...`, with any spaces or tabs before it.
    package static func matchesAnyLines(_ line: ArraySlice<UInt8>) -> Bool {
        line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.elementsEqual("...".utf8)
    }

    /// Returns a sentence for each argument that looks like a placeholder and is none, such as `<bool>`.
    package static func hints(about patterns: [LinePattern]) -> [String] {
        var hints: [String] = []
        for pattern in patterns where pattern.text.contains(UInt8(ascii: "<")) {
            let line = TraceLine(pattern.text)
            guard line.kind == .call else { continue }
            for argument in line.arguments {
                let label = argument.firstIndex(of: UInt8(ascii: ":"))
                let value = trimmed(label.map { argument[($0 + 1)...] } ?? argument)
                guard value.first == UInt8(ascii: "<"), value.last == UInt8(ascii: ">"), hole(in: value) == nil,
                    value.dropFirst().dropLast().allSatisfy(isOfWord)
                else { continue }
                let name = String(decoding: value, as: UTF8.self)
                let hint = "'\(name)' is not a placeholder: write <true|false>, <size> or _"
                if !hints.contains(hint) { hints.append(hint) }
            }
        }
        return hints
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "|")
    }

    /// Whether the line has a hole that matches an argument or the text of a message.
    package var hasArgumentHole: Bool { !holes.isEmpty || messageStart != nil }

    /// Whether `line` is one that the pattern expects.
    package func matches(_ line: [UInt8]) -> Bool {
        if let messageStart { return line.count > messageStart && line.starts(with: text[..<messageStart]) }
        return line == text || !holes.isEmpty && matchesWithHoles(line[...])
    }

    /// Returns the pattern for a line that has changed: each hole that matches an argument is kept, if both lines are
    /// calls of the same method with as many arguments, and the hole of a message. Otherwise returns the line itself.
    package func following(_ line: [UInt8]) -> LinePattern {
        if messageStart != nil { return matches(line) ? self : LinePattern(text: line) }
        let (old, new) = (TraceLine(text), TraceLine(line))
        let (wanted, arguments) = (old.arguments, new.arguments)
        guard old.kind == .call, new.kind == .call, old.numberlessName == new.numberlessName,
            wanted.count == arguments.count
        else {
            return LinePattern(text: line)
        }
        var text = Array(line[..<(new.name.endIndex + 1)])
        for (index, (holder, argument)) in zip(wanted, arguments).enumerated() {
            if index > 0 { text += Array(", ".utf8) }
            text += LinePattern.hole(in: holder) != nil ? holder : argument
        }
        let pattern = LinePattern(text: text + new.textAfterArguments)
        return pattern.matches(line) ? pattern : LinePattern(text: line)
    }

    // MARK: Matching

    /// Compares the text between the holes byte by byte, and skips an argument of the line for each hole.
    private func matchesWithHoles(_ line: ArraySlice<UInt8>) -> Bool {
        var (place, wanted) = (line.startIndex, text.startIndex)
        for (index, hole) in holes.enumerated() {
            guard line[place...].starts(with: text[wanted..<hole.place.lowerBound]) else { return false }
            place += hole.place.lowerBound - wanted
            while place < line.endIndex, line[place] == UInt8(ascii: " ") { place += 1 }
            let end = ArgumentGrammar.end(in: line, from: place)
            guard place < end, line[place..<end].starts(with: text[hole.label]) else { return false }
            let value = LinePattern.trimmed(line[place..<end].dropFirst(hole.label.count))
            guard hole.type.includes(value) else { return false }
            (place, wanted) = (end, hole.place.upperBound)
            // Between two labels of a list of labels the line has no comma.
            if place < line.endIndex, ArgumentGrammar.isLabelPart(line[place]) {
                let next = index + 1 < holes.count ? holes[index + 1].place.lowerBound : text.endIndex
                if wanted < next, text[wanted] == ArgumentGrammar.comma { wanted += 1 }
                while wanted < next, text[wanted] == UInt8(ascii: " ") { wanted += 1 }
            }
        }
        return line[place...].elementsEqual(text[wanted...])
    }

    // MARK: Holes

    /// A bracket that is open, and the argument that begins after it or after its last comma.
    private struct OpenList {
        let closer: UInt8
        var start: Int
        /// The holes in the list itself. They count once the list is closed.
        var holes: [Hole] = []

        mutating func endArgument(_ text: [UInt8], _ end: Int) {
            // A step's block in braces is no list of arguments.
            if closer != UInt8(ascii: "}"), let (label, type) = LinePattern.hole(in: text[start..<end]) {
                holes.append(Hole(place: start..<end, label: label.startIndex..<label.endIndex, type: type))
            }
            start = end + 1
        }
    }

    private static func holes(in text: [UInt8]) -> [Hole] {
        var holes: [Hole] = []
        // The line that names the environment has no brackets around its list.
        let isHead = text.starts(with: "# trace ".utf8)
        var lists = isHead ? [OpenList(closer: 0, start: 0)] : []
        var index = 0
        while index < text.count {
            let byte = text[index]
            if let end = ArgumentGrammar.quotedEnd(in: text[...], from: index) {
                index = end
                continue
            }
            if let closer = ArgumentGrammar.closer(of: byte) {
                lists.append(OpenList(closer: closer, start: index + 1))
            } else if let last = lists.indices.last {
                if byte == lists[last].closer || byte == ArgumentGrammar.comma { lists[last].endArgument(text, index) }
                if byte == lists[last].closer { holes += lists.removeLast().holes }
            }
            index += 1
        }
        if isHead, lists.count == 1 {
            lists[0].endArgument(text, text.count)
            holes += lists[0].holes
        }
        return holes.sorted { $0.place.lowerBound < $1.place.lowerBound }
    }

    /// Returns what is before the hole of an argument that is one, nothing or a label with its colon, and the type of
    /// the hole. Returns nil if the argument is no hole.
    private static func hole(in argument: ArraySlice<UInt8>) -> (label: ArraySlice<UInt8>, type: HoleType)? {
        let argument = trimmed(argument)
        for type in HoleType.allCases {
            let text = type.rawValue.utf8
            guard argument.count >= text.count, argument.suffix(text.count).elementsEqual(text) else { continue }
            let label = trimmed(argument.dropLast(text.count))
            if label.isEmpty || label.last == UInt8(ascii: ":") { return (label, type) }
        }
        return nil
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text.drop { $0 == UInt8(ascii: " ") }
        while text.last == UInt8(ascii: " ") { text.removeLast() }
        return text
    }
}
