/// A statement as the trace prints it: on one line, without comments, runs of blanks as one, each block as `{ … }`.
struct StepText {
    private let bytes: [UInt8]
    private let end: Int
    private var index: Int
    private var output: [UInt8] = []
    private var isBlankDue = false

    /// The text of `bytes[start..<end]`, which the parser read as a statement.
    static func of(_ bytes: [UInt8], _ start: Int, _ end: Int) -> [UInt8] {
        let last = max(0, min(end, bytes.count))
        var text = StepText(bytes: bytes, end: last, index: min(max(0, start), last))
        text.run()
        return text.output
    }

    /// The text of what `span` covers in `file`.
    static func of(_ file: SourceFile, _ span: SourceSpan) -> [UInt8] {
        of(file.bytes, Int(span.start), Int(span.end))
    }

    private init(bytes: [UInt8], end: Int, index: Int) {
        self.bytes = bytes
        self.end = end
        self.index = index
    }

    private func peek(_ distance: Int = 0) -> UInt8 {
        index + distance < end ? bytes[index + distance] : 0
    }

    private mutating func run() {
        while index < end {
            if skipBlank() {
                isBlankDue = true
                continue
            }
            let start = index
            switch peek() {
            case UInt8(ascii: "{"):
                skipBlock()
                emit(Array("{ … }".utf8))
            case UInt8(ascii: "\""), UInt8(ascii: "`"):
                skipQuoted()
                emit(collapsed(start))
            default:
                index += 1
                emit([bytes[start]])
            }
        }
    }

    private mutating func emit(_ text: [UInt8]) {
        if isBlankDue, !output.isEmpty { output.append(0x20) }
        isBlankDue = false
        output += text
    }

    /// What was skipped since `start`, with line ends and the blanks around them as one blank.
    private func collapsed(_ start: Int) -> [UInt8] {
        var text: [UInt8] = []
        var isAfterLine = false
        for byte in bytes[start..<index] {
            let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0D
            if byte == 0x0A {
                while let last = text.last, last == 0x20 || last == 0x09 || last == 0x0D { text.removeLast() }
                if !isAfterLine { text.append(0x20) }
                isAfterLine = true
            } else if !(isAfterLine && isBlank) {
                isAfterLine = false
                text.append(byte)
            }
        }
        return text
    }

    /// Skips a blank or a comment, if one is next.
    private mutating func skipBlank() -> Bool {
        switch (peek(), peek(1)) {
        case (0x20, _), (0x09, _), (0x0A, _), (0x0D, _):
            index += 1
            return true
        case (UInt8(ascii: "/"), UInt8(ascii: "/")):
            while index < end, bytes[index] != 0x0A { index += 1 }
            return true
        case (UInt8(ascii: "/"), UInt8(ascii: "*")):
            var depth = 0
            repeat {
                if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                    depth += 1
                    index += 2
                } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                    depth -= 1
                    index += 2
                } else {
                    index += 1
                }
            } while depth > 0 && index < end
            index = min(index, end)
            return true
        default: return false
        }
    }

    /// Skips from `{` to behind the `}` that belongs to it.
    private mutating func skipBlock() {
        if output.suffix(12).elementsEqual("expect trace".utf8) {
            index = min(TracePatternReader.end(bytes, from: index + 1) + 1, end)
            return
        }
        var depth = 0
        repeat {
            switch peek() {
            case UInt8(ascii: "{"):
                depth += 1
                index += 1
            case UInt8(ascii: "}"):
                depth -= 1
                index += 1
            case UInt8(ascii: "\""), UInt8(ascii: "`"): skipQuoted()
            default: if !skipBlank() { index += 1 }
            }
        } while depth > 0 && index < end
    }

    /// Skips a string, with the strings in its interpolations, or a name between backticks.
    private mutating func skipQuoted() {
        if peek() == UInt8(ascii: "`") {
            repeat { index += 1 } while index < end && bytes[index] != UInt8(ascii: "`")
            index = min(index + 1, end)
            return
        }
        // The open strings, each with the parentheses open in its interpolation; nil while in its text.
        var open: [(quotes: Int, depth: Int?)] = []
        repeat {
            if let depth = open.last?.depth {
                switch peek() {
                case UInt8(ascii: "("): open[open.count - 1].depth = depth + 1
                case UInt8(ascii: ")"): open[open.count - 1].depth = depth == 0 ? nil : depth - 1
                case UInt8(ascii: "\""):
                    open.append((quotes(), nil))
                    index += quotes() - 1
                default: break
                }
                index += 1
            } else if open.isEmpty || peek() == UInt8(ascii: "\"") {
                let length = quotes()
                if let current = open.last {
                    if current.quotes == 1 || length == 3 { open.removeLast() }
                    index += current.quotes == 1 ? 1 : length
                } else {
                    open.append((length, nil))
                    index += length
                }
            } else if peek() == UInt8(ascii: "\\") {
                if peek(1) == UInt8(ascii: "(") { open[open.count - 1].depth = 0 }
                index += 2
            } else {
                index += 1
            }
        } while !open.isEmpty && index < end
        index = min(index, end)
    }

    /// 3 for `"""`, else 1.
    private func quotes() -> Int {
        peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") ? 3 : 1
    }
}
