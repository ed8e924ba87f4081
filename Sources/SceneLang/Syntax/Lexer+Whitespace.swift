import SceneRuntime

// Comments, encoding, and the raw lines of `expect trace { … }`.
extension Lexer {
    /// Reports each run of bytes that is not UTF-8.
    mutating func checkEncoding() {
        var index = 0
        var reported = -1
        var all: UInt8 = 0
        for byte in bytes { all |= byte }
        if all < 0x80 { return }
        while index < bytes.count {
            if bytes[index] < 0x80 {
                index += 1
                continue
            }
            let length = UTF8Scan.length(bytes, index)
            if length == 0 {
                if reported != index {
                    let byte = String(bytes[index], radix: 16, uppercase: true)
                    report(
                        .invalidUTF8, "byte 0x\(byte) is not valid UTF-8", index, index + 1,
                        help: "save the file as UTF-8")
                }
                reported = index + 1
            }
            index += max(1, length)
        }
    }

    /// Reads `//` to the end of the line. Consecutive `///` lines document the next declaration.
    mutating func lineComment() {
        let start = offset
        var index = start + 2
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        let isDocumentation = peek(2) == UInt8(ascii: "/") && peek(3) != UInt8(ascii: "/")
        offset = index
        flags.insert(.space)
        // A comment after code belongs to its line and documents nothing.
        guard isDocumentation, flags.contains(.newline) else { return }
        if let last = documentation.last, last.token == tokenCount {
            // A `///` line after other text begins a new documentation.
            let isNext = bytes[last.end..<start].allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 }
            documentation[documentation.count - 1] = Documentation(
                token: last.token, start: isNext ? last.start : start, end: index)
        } else {
            documentation.append(Documentation(token: tokenCount, start: start, end: index))
        }
        flags.insert(.documented)
    }

    mutating func blockComment() {
        let start = offset
        var index = start + 2
        var depth = 1
        while depth > 0, index < bytes.count {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch bytes[index] {
            case UInt8(ascii: "*") where next == UInt8(ascii: "/"):
                depth -= 1
                index += 2
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
                depth += 1
                index += 2
            case 0x0A:
                flags.insert(.newline)
                index += 1
            default: index += 1
            }
        }
        offset = index
        flags.insert(.space)
        if depth > 0 {
            report(.unterminatedComment, "unterminated comment", start, start + 2, help: "close it with */")
            isIncomplete = true
        }
    }

    /// Reads `{`, and after `expect trace` the raw lines up to the closing brace.
    mutating func openBrace() {
        let start = offset
        let isPattern = followsExpectTrace && interpolations.isEmpty
        offset += 1
        add(.leftBrace, from: start)
        guard isPattern else { return }
        let lines = offset
        offset = TracePatternReader.end(bytes, from: offset)
        flags = [.space]
        add(.tracePatterns, from: lines)
    }

    @inline(__always)
    private var followsExpectTrace: Bool {
        guard tokens.count >= 2 else { return false }
        let trace = tokens[tokens.count - 1]
        return trace.word == .trace && tokens[tokens.count - 2].word == .expect && !trace.flags.contains(.newline)
            && !flags.contains(.newline)
    }
}
