/// Puts a statement on one line, as steps print: without comments, with single spaces, each block as `{ … }`.
enum StepText {
    /// Returns the bytes of `source` in `range` on one line.
    static func line(_ source: [UInt8], _ range: Range<Int>) -> [UInt8] {
        var writer = Writer(source: source, next: range.lowerBound, end: min(range.upperBound, source.count))
        writer.writeAll()
        return writer.line
    }

    private struct Writer {
        let source: [UInt8]
        var next: Int
        let end: Int
        var line: [UInt8] = []

        init(source: [UInt8], next: Int, end: Int) {
            self.source = source
            self.next = next
            self.end = end
        }

        mutating func writeAll() {
            while next < end {
                if skipWhitespace() {
                    if !line.isEmpty, line.last != 0x20 { line.append(0x20) }
                } else if source[next] == UInt8(ascii: "\"") || source[next] == UInt8(ascii: "`") {
                    let start = next
                    skipQuoted()
                    copyQuoted(start..<next)
                } else if source[next] == UInt8(ascii: "{") {
                    skipBlock()
                    line += Array("{ … }".utf8)
                } else {
                    line.append(source[next])
                    next += 1
                }
            }
            while line.last == 0x20 { line.removeLast() }
        }

        /// Copies a string literal. In a `"""` string, each line end becomes `\n`.
        private mutating func copyQuoted(_ range: Range<Int>) {
            for byte in source[range] {
                if byte == 0x0A { line += Array("\\n".utf8) } else if byte != 0x0D { line.append(byte) }
            }
        }

        private func peek(_ offset: Int) -> UInt8 { next + offset < end ? source[next + offset] : 0 }

        /// Skips a space, line end or comment, if one is next.
        private mutating func skipWhitespace() -> Bool {
            let byte = source[next]
            if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
                next += 1
                return true
            }
            guard byte == UInt8(ascii: "/") else { return false }
            if peek(1) == UInt8(ascii: "/") {
                while next < end, source[next] != 0x0A { next += 1 }
                return true
            }
            guard peek(1) == UInt8(ascii: "*") else { return false }
            var depth = 0
            repeat {
                if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                    depth += 1
                    next += 2
                } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                    depth -= 1
                    next += 2
                } else {
                    next += 1
                }
            } while depth > 0 && next < end
            return true
        }

        /// Skips a string literal or a name in backticks, with its interpolations.
        private mutating func skipQuoted() {
            let quote = source[next]
            let isLong = quote == UInt8(ascii: "\"") && peek(1) == quote && peek(2) == quote
            next += isLong ? 3 : 1
            while next < end {
                if source[next] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                    if peek(1) == UInt8(ascii: "(") {
                        next += 1
                        skipNested(UInt8(ascii: "("), UInt8(ascii: ")"))
                    } else {
                        next += 2
                    }
                } else if source[next] == quote, !isLong || (peek(1) == quote && peek(2) == quote) {
                    next += isLong ? 3 : 1
                    break
                } else {
                    next += 1
                }
            }
            next = min(next, end)
        }

        private mutating func skipBlock() { skipNested(UInt8(ascii: "{"), UInt8(ascii: "}")) }

        /// Skips from an opening bracket to the matching closing one.
        ///
        /// It can contain string literals with interpolations, recursively. The parser limits the nesting, so the
        /// recursion is limited too.
        private mutating func skipNested(_ opening: UInt8, _ closing: UInt8) {
            var depth = 0
            while next < end {
                let byte = source[next]
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`") {
                    skipQuoted()
                    continue
                }
                if skipWhitespace() { continue }
                if byte == opening { depth += 1 }
                if byte == closing { depth -= 1 }
                next += 1
                if depth == 0 { return }
            }
        }
    }
}
