/// The text of a statement in parts: it is split at spaces outside of strings and brackets. Messages about statements
/// that are almost right are made of it, so that their help repeats the words of the script.
struct StatementText {
    /// A part of the statement, such as a word, a call or a block.
    struct Part {
        let text: String
        /// The offsets of the part in the file.
        let start: Int
        let end: Int
    }

    private(set) var parts: [Part] = []
    private let bytes: [UInt8]

    /// Reads the statement that begins at `start`: up to a line end or `;` outside of brackets, a comment, or a bracket
    /// that closes one around the statement. Of a block that continues on the next line, only the brace is read. A
    /// statement of more than `longest` bytes has no parts.
    init(_ bytes: [UInt8], from start: Int, longest: Int = .max) {
        self.bytes = bytes
        let limit = longest < bytes.count - start ? start + longest : bytes.count
        var index = start
        while index < limit {
            while index < limit, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
            let first = index
            guard let end = StatementText.endOfPart(bytes[..<limit], from: index), end > first else { break }
            if end == limit, limit < bytes.count {
                parts = []
                break
            }
            let isOpen = bytes[first] == UInt8(ascii: "{") && bytes[first..<end].contains(0x0A)
            let last = isOpen ? first + 1 : end
            parts.append(Part(text: String(decoding: bytes[first..<last], as: UTF8.self), start: first, end: last))
            if isOpen { break }
            index = end
        }
    }

    /// Returns the statement without its last `count` parts.
    func dropLast(_ count: Int) -> StatementText {
        var copy = self
        copy.parts.removeLast(count)
        return copy
    }

    /// Returns the place of the statement.
    func span(in file: FileID) -> SourceSpan {
        SourceSpan(
            file: file, start: UInt32(truncatingIfNeeded: parts.first?.start ?? 0),
            end: UInt32(truncatingIfNeeded: parts.last?.end ?? 0))
    }

    /// Returns the parts of the statement after a fix; nil if the fix is not inside of the statement.
    func applying(_ fix: Diagnostic.Fix) -> [String]? {
        let (start, end) = (parts.first?.start ?? 0, parts.last?.end ?? 0)
        guard Int(fix.span.start) >= start, Int(fix.span.end) <= end else { return nil }
        let changed =
            Array(bytes[start..<Int(fix.span.start)]) + Array(fix.text.utf8) + Array(bytes[Int(fix.span.end)..<end])
        return StatementText(changed, from: 0).parts.map { $0.text }
    }

    /// The text of the statement; empty if it has no part.
    var text: String { text(0..<parts.count) }

    /// Returns the text of some parts with what is between them.
    func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return String(decoding: bytes[parts[first].start..<parts[last].end], as: UTF8.self)
    }

    /// Returns the end of the part at `start`; nil if the statement ends there.
    private static func endOfPart(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
        var index = start
        var depth = 0
        while index < bytes.endIndex {
            let byte = bytes[index]
            switch byte {
            case 0x20, 0x09: if depth == 0 { return index }
            case 0x0A where depth > 0 && bytes[start] == UInt8(ascii: "{"): return index + 1
            case 0x0A, 0x0D, UInt8(ascii: ";"): if depth == 0 { return index > start ? index : nil }
            case UInt8(ascii: "/"):
                // `app://path` is an address.
                let isDouble = index + 1 < bytes.endIndex && bytes[index + 1] == byte
                let isAddress = index > start + 1 && bytes[index - 1] == UInt8(ascii: ":")
                if isDouble, !isAddress, depth == 0 { return index > start ? index : nil }
                if isDouble, isAddress { index += 1 }
            case UInt8(ascii: "\""):
                index += 1
                while index < bytes.endIndex, bytes[index] != byte, bytes[index] != 0x0A {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return index > start ? index : nil }
                depth -= 1
            default: break
            }
            index += 1
        }
        return min(index, bytes.endIndex) > start ? min(index, bytes.endIndex) : nil
    }
}
