/// Splits the raw text between the braces of `expect trace { … }` into patterns.
enum TracePatternReader {
    /// A pattern before it is part of a tree.
    struct Line {
        let kind: TracePattern.Kind
        let start: Int
        let end: Int
    }

    /// Whether `line` begins with `any order {`.
    static func opensAnyOrder(_ line: ArraySlice<UInt8>) -> Bool {
        var rest = line
        for word in ["any", "order", "{"] {
            while let byte = rest.first, byte == 0x20 || byte == 0x09 { rest = rest.dropFirst() }
            guard rest.starts(with: word.utf8) else { return false }
            rest = rest.dropFirst(word.utf8.count)
        }
        return true
    }

    /// Returns the patterns in `bytes[start..<end]`, without empty lines and comments.
    static func lines(_ bytes: [UInt8], _ start: Int, _ end: Int) -> [Line] {
        var lines: [Line] = []
        var index = start
        while index < end {
            var lineEnd = index
            while lineEnd < end, bytes[lineEnd] != 0x0A { lineEnd += 1 }
            let (first, last) = trimmed(bytes, index, lineEnd)
            if first < last { lines.append(Line(kind: kind(bytes[first..<last]), start: first, end: last)) }
            index = lineEnd + 1
        }
        return lines
    }

    private static func kind(_ line: ArraySlice<UInt8>) -> TracePattern.Kind {
        if LinePattern.matchesAnyLines(line) { return .anyLines }
        if line.elementsEqual("}".utf8) { return .close }
        return opensAnyOrder(line) ? .openAnyOrder : .line
    }

    /// The line without surrounding whitespace and without a comment. Printed text and steps keep both.
    private static func trimmed(_ bytes: [UInt8], _ start: Int, _ end: Int) -> (Int, Int) {
        var first = start
        var last = end
        while first < last, isWhitespace(bytes[first]) { first += 1 }
        if first < last, bytes[first] != UInt8(ascii: "|"), bytes[first] != UInt8(ascii: "!") {
            var isQuoted = false
            var index = first
            while index + 1 < last {
                if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
                let isComment = bytes[index] == UInt8(ascii: "/") && bytes[index + 1] == UInt8(ascii: "/")
                if isComment, !isQuoted, index == first || isWhitespace(bytes[index - 1]) { last = index }
                index += 1
            }
        }
        while last > first, isWhitespace(bytes[last - 1]) { last -= 1 }
        return (first, last)
    }

    private static func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

    /// Returns the offset of the `}` that ends the patterns beginning at `start`.
    ///
    /// On the same line, it is the matching brace. Otherwise it is the first line that begins with a brace and does not
    /// close an `any order {`.
    static func end(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start
        var depth = 1
        var isQuoted = false
        while index < bytes.count, bytes[index] != 0x0A {
            switch bytes[index] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "{") where !isQuoted: depth += 1
            case UInt8(ascii: "}") where !isQuoted:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        depth = 1
        while index < bytes.count {
            index += 1
            while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
            if index < bytes.count, bytes[index] == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return index }
            } else if opensAnyOrder(bytes[index...]) {
                depth += 1
            }
            while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        }
        return bytes.count
    }
}
