/// A comment that suppresses warnings of `scenesh check`: `// check: allow W0203, W0501: reason`. The reason is
/// optional.
///
/// At the end of a line it applies to that line, on a line of its own to the next line that is not empty or a comment,
/// and before the first statement to the whole file.
struct Allowance: Sendable {
    /// A code in such a comment.
    struct Code: Sendable {
        let text: String
        let span: SourceSpan
    }

    let codes: [Code]
    /// The line, counted from 0; nil for the whole file.
    let line: Int?

    /// The allowances of a file, in order.
    static func all(in source: SourceFile, as file: FileID) -> [Allowance] {
        // Most files have no such comment, and need not be read again.
        guard mayContainAllowance(source) else { return [] }
        let elements = LayoutElement.all(in: source)
        var found: [Allowance] = []
        for (index, element) in elements.enumerated() where element.kind == .lineComment {
            guard let codes = codes(in: element, of: source, as: file) else { continue }
            found.append(Allowance(codes: codes, line: line(of: index, among: elements, in: source)))
        }
        return found
    }

    /// Returns the line that the comment at `index` applies to.
    private static func line(of index: Int, among elements: [LayoutElement], in source: SourceFile) -> Int? {
        let followsCode = elements[index].newlines == 0 && index > 0
        if followsCode { return source.lineIndex(of: UInt32(elements[index].start)) }
        guard elements[..<index].contains(where: { !$0.isComment }) else { return nil }
        let next = elements[index...].first { !$0.isComment } ?? elements[index]
        return source.lineIndex(of: UInt32(next.start))
    }

    /// Returns the codes of a comment; nil if it is not such a comment.
    private static func codes(
        in element: LayoutElement, of source: SourceFile, as file: FileID
    ) -> [Code]? {
        let bytes = source.bytes
        var offset = element.start + 2
        for word in ["check:", "allow"] {
            while offset < element.end, isSeparator(bytes[offset]) { offset += 1 }
            guard bytes[offset..<element.end].starts(with: word.utf8) else { return nil }
            offset += word.utf8.count
        }
        let end = bytes[offset..<element.end].firstIndex(of: UInt8(ascii: ":")) ?? element.end
        guard offset == end || isSeparator(bytes[offset]) else { return nil }
        var codes: [Code] = []
        while offset < end {
            let start = offset
            while offset < end, !isSeparator(bytes[offset]) { offset += 1 }
            if offset > start {
                codes.append(
                    Code(
                        text: String(decoding: bytes[start..<offset], as: UTF8.self),
                        span: SourceSpan(file: file, start: UInt32(start), end: UInt32(offset))))
            }
            offset += 1
        }
        if codes.isEmpty {
            let span = SourceSpan(file: file, start: UInt32(element.start), end: UInt32(element.end))
            codes.append(Code(text: "", span: span))
        }
        return codes
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",")
    }

    /// Whether the text contains `check:`.
    private static func mayContainAllowance(_ source: SourceFile) -> Bool {
        let word = Array("check".utf8)
        var next = 0
        while let colon = source.offset(of: UInt8(ascii: ":"), from: next) {
            if colon >= word.count, source.bytes[(colon - word.count)..<colon].elementsEqual(word) { return true }
            next = colon + 1
        }
        return false
    }
}
