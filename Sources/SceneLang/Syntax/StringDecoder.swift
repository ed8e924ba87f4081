/// Decodes string literals.
struct StringDecoder {
    let bytes: [UInt8]
    let file: FileID
    var diagnostics: [Diagnostic] = []
    /// The number of `#` between the backslash and the letter of an escape; -1 if there are no escapes.
    let hashes: Int

    init(bytes: [UInt8], file: FileID, hashes: Int = 0) {
        self.hashes = hashes
        self.bytes = bytes
        self.file = file
    }

    /// Returns the text of a segment of a string on one line.
    mutating func singleLineText(_ segment: Parser.Segment) -> [UInt8] {
        var text: [UInt8] = []
        var index = segment.start
        while index < segment.end {
            if bytes[index] == 0x5C, isEscape(index, segment.end) {
                index = escape(at: index + hashes, end: segment.end, into: &text)
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
        return repaired(text)
    }

    /// Returns the texts of the segments of a `"""` string. The line of the opening quotes is empty, the indentation of
    /// the closing quotes is removed from each line, and the line end before them is not part of the text.
    mutating func multiline(_ segments: [Parser.Segment]) -> [[UInt8]] {
        guard let first = segments.first, let last = segments.last else { return [] }
        var start = first.start
        while start < first.end, isBlank(bytes[start]) { start += 1 }
        guard start < first.end, bytes[start] == 0x0A else {
            report(
                .stringIndentation, "the text of a \"\"\" string must begin on a new line", start, start,
                help: "break the line after the opening \"\"\"")
            return segments.map { singleLineText($0) }
        }
        var indentation = last.end
        while indentation > last.start, isBlank(bytes[indentation - 1]), bytes[indentation - 1] != 0x0D {
            indentation -= 1
        }
        let closing = indentation
        if indentation == last.start || bytes[indentation - 1] != 0x0A {
            report(
                .stringIndentation, "the closing \"\"\" must be on its own line", last.end, last.end,
                help: "break the line before the closing \"\"\"")
            return segments.map { singleLineText($0) }
        }
        var end = closing - 1
        if end > last.start, bytes[end - 1] == 0x0D { end -= 1 }
        var texts: [[UInt8]] = []
        for (index, segment) in segments.enumerated() {
            let isFirst = index == 0
            let isLast = index == segments.count - 1
            let from = isFirst ? start + 1 : segment.start
            texts.append(
                lines(
                    from: from, to: max(from, isLast ? end : segment.end), atLineStart: isFirst,
                    indentation: closing..<last.end))
        }
        return texts
    }

    /// Returns the text of `bytes[from..<to]`, without `indentation` in its lines.
    private mutating func lines(
        from: Int, to: Int, atLineStart: Bool, indentation: Range<Int>
    ) -> [UInt8] {
        var text: [UInt8] = []
        var index = from
        var isAtStart = atLineStart
        while index < to {
            if isAtStart {
                index = skipIndentation(at: index, to: to, indentation)
                isAtStart = false
                continue
            }
            switch bytes[index] {
            case 0x0D where index + 1 < bytes.count && bytes[index + 1] == 0x0A: index += 1
            case 0x0A:
                text.append(0x0A)
                index += 1
                isAtStart = true
            case 0x5C where isEscape(index, to):
                var next = index + 1 + hashes
                while next < to, isBlank(bytes[next]) { next += 1 }
                if next < to, bytes[next] == 0x0A {
                    // A line end after a backslash is not part of the text.
                    index = next + 1
                    isAtStart = true
                } else {
                    index = escape(at: index + hashes, end: to, into: &text)
                }
            default:
                text.append(bytes[index])
                index += 1
            }
        }
        return repaired(text)
    }

    private mutating func skipIndentation(at start: Int, to: Int, _ indentation: Range<Int>) -> Int {
        var index = start
        for expected in indentation {
            guard index < to, bytes[index] == bytes[expected] else {
                var rest = index
                while rest < to, isBlank(bytes[rest]) { rest += 1 }
                if rest < to, bytes[rest] != 0x0A {
                    report(
                        .stringIndentation, "line is indented less than the closing \"\"\"", start, rest,
                        help: "indent the line at least as far as the closing quotes, with the same spaces or tabs")
                }
                return rest < to && bytes[rest] == 0x0A ? rest : index
            }
            index += 1
        }
        return index
    }

    /// Whether a backslash begins an escape.
    private func isEscape(_ index: Int, _ end: Int) -> Bool {
        if hashes <= 0 { return hashes == 0 }
        return index + hashes < end && bytes[(index + 1)...(index + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

    /// Appends the decoded escape at `start`, and returns its end.
    private mutating func escape(at start: Int, end: Int, into text: inout [UInt8]) -> Int {
        let kind = start + 1 < end ? bytes[start + 1] : 0
        switch kind {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "0"): text.append(0x00)
        case 0x5C, 0x22, 0x27: text.append(kind)
        case UInt8(ascii: "u"): return scalar(at: start, end: end, into: &text)
        default:
            var next = min(start + 2, end)
            while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
            report(
                .unknownEscape, "unknown escape sequence", start, next,
                help: "escape sequences are \\n \\t \\r \\0 \\\\ \\\" \\' \\u{…} and \\(value)")
            return max(next, start + 1)
        }
        return start + 2
    }

    /// `\u{1F600}`
    private mutating func scalar(at start: Int, end: Int, into text: inout [UInt8]) -> Int {
        var index = start + 2
        var value: UInt32 = 0
        var digits = 0
        guard index < end, bytes[index] == UInt8(ascii: "{") else {
            let digits = bytes[index..<end].prefix(8).prefix { hexadecimal($0) != nil }
            let text = digits.isEmpty ? "1F600" : String(decoding: digits, as: UTF8.self)
            report(.unknownEscape, "expected '{' after '\\u'", start, index, help: "write: \\u{\(text)}")
            return index
        }
        index += 1
        while index < end, digits < 9, let digit = hexadecimal(bytes[index]) {
            value = value &* 16 &+ digit
            digits += 1
            index += 1
        }
        let isClosed = index < end && bytes[index] == UInt8(ascii: "}")
        if isClosed { index += 1 }
        let isNumber = isClosed && (1...8).contains(digits)
        guard isNumber, let scalar = Unicode.Scalar(value) else {
            report(
                .unknownEscape, "not a valid Unicode scalar", start, index,
                help: isNumber
                    ? "valid values are \\u{0} to \\u{D7FF} and \\u{E000} to \\u{10FFFF}"
                    : "write one to eight hexadecimal digits in braces, for example \\u{1F600}")
            return index
        }
        text.append(contentsOf: String(Character(scalar)).utf8)
        return index
    }

    private func hexadecimal(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }

    /// Returns the text with invalid UTF-8 replaced, which the lexer has reported.
    private func repaired(_ text: [UInt8]) -> [UInt8] {
        text.allSatisfy { $0 < 0x80 } ? text : Array(String(decoding: text, as: UTF8.self).utf8)
    }

    private mutating func report(
        _ code: DiagnosticCode, _ message: String, _ start: Int, _ end: Int, help: String
    ) {
        let span = SourceSpan(file: file, start: UInt32(start), end: UInt32(end))
        diagnostics.append(Diagnostic(code, message, at: span, help: help))
    }
}
