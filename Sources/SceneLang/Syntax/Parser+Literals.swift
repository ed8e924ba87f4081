// The values of numbers and strings, decoded once.
extension Parser {
    mutating func numberLiteral() -> ExpressionID {
        let token = take()
        let digits = bytes[Int(token.start)..<Int(token.end)]
        if token.kind == .size {
            let parts = digits.split(separator: UInt8(ascii: "x"))
            guard parts.count == 2, let width = Parser.sideOfSize(parts[0]), let height = Parser.sideOfSize(parts[1])
            else {
                return tooLarge(token)
            }
            return make(.size(width: width, height: height), token.start, token.end)
        }
        if token.kind == .double {
            let text = String(decoding: digits.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
            guard let value = Double(text), value.isFinite else { return tooLarge(token) }
            return make(.double(value), token.start, token.end)
        }
        let isNegative = cursor.position >= 2 && cursor.peek(-2).kind == .minus
        guard let value = Parser.integer(digits, isNegative: isNegative) else {
            // An unsigned number of Swift.
            return isInSwift ? make(.integer(.max), token.start, token.end) : tooLarge(token)
        }
        return make(.integer(value), token.start, token.end)
    }

    private mutating func tooLarge(_ token: Token) -> ExpressionID {
        report(
            .numberTooLarge, "number is too large", tree.span(token.start, token.end),
            help: Parser.limit(of: token.kind))
        return make(.missing, token.start, token.end)
    }

    private static func limit(of kind: TokenKind) -> String {
        if kind == .size { return "a side of a size can be at most 1000000" }
        if kind == .double { return "a number with a fraction or an exponent can be at most about 1.8e308" }
        return "a whole number can be at most 9223372036854775807"
    }

    /// Returns the value of the digits of a size; nil if it is more than a million.
    static func sideOfSize(_ digits: ArraySlice<UInt8>) -> UInt32? {
        guard let value = integer(digits, isNegative: false), value <= 1_000_000 else { return nil }
        return UInt32(value)
    }

    /// Returns the value of a decimal or hexadecimal literal; nil if it is too large. After a minus, 2^63 is the least,
    /// whose negation is itself.
    static func integer(_ digits: ArraySlice<UInt8>, isNegative: Bool) -> Int64? {
        let letter = digits.count > 2 ? digits.dropFirst().first.map { $0 | 0x20 } ?? 0 : 0
        let radix: UInt64 =
            letter == UInt8(ascii: "x") ? 16 : letter == UInt8(ascii: "b") ? 2 : letter == UInt8(ascii: "o") ? 8 : 10
        let isHexadecimal = radix != 10
        var value: UInt64 = 0
        for byte in isHexadecimal ? digits.dropFirst(2) : digits where byte != UInt8(ascii: "_") {
            let digit = Lexer.isDigit(byte) ? byte - 0x30 : (byte | 0x20) &- 0x61 &+ 10
            let (product, overflow) = value.multipliedReportingOverflow(by: radix)
            let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
            if overflow || carry { return nil }
            value = sum
        }
        if isNegative, value == UInt64(1) << 63 { return .min }
        return Int64(exactly: value)
    }

    // MARK: Strings

    /// The raw bytes of a string between quotes and interpolations.
    struct Segment {
        let start: Int
        let end: Int
        /// The expression after it.
        var expression: ExpressionID?
    }

    mutating func stringLiteral() -> ExpressionID {
        let first = take()
        let isMultiline = first.flags.contains(.multiline)
        let hashes = first.flags.contains(.raw) ? hashCount(first) : 0
        let quotes = (isMultiline ? 3 : 1) + max(0, hashes)
        let isCut = first.flags.contains(.unterminated)
        if first.kind == .string {
            let segment = Segment(
                start: Int(first.start) + quotes, end: Int(first.end) - (isCut ? 0 : quotes), expression: nil)
            if !isMultiline, !first.flags.contains(.encoded) {
                let text = tree.addText(segment.start, max(segment.start, segment.end))
                return makeLeaf(.string(text), first)
            }
            let text = decode([segment], isMultiline: isMultiline, hashes: hashes).first ?? []
            return make(.string(tree.add(text: text)), first.start, first.end)
        }
        var segments = [Segment(start: Int(first.start) + quotes, end: Int(first.end) - 2 - hashes, expression: nil)]
        var tall: UInt16 = 0
        while !isStopped {
            let value = with(.brackets) { $0.interpolatedValue() }
            tall = max(tall, height(value))
            segments[segments.count - 1].expression = value
            skipToStringRest()
            guard cursor.at(.stringMiddle) || cursor.at(.stringTail) else { break }
            let token = take()
            let isLast = token.kind == .stringTail
            let isCut = token.flags.contains(.unterminated)
            let end = Int(token.end) - (isCut ? 0 : isLast ? quotes : 2 + hashes)
            // A string that is unterminated in an interpolation has no rest.
            segments.append(Segment(start: min(Int(token.start) + 1, end), end: end, expression: nil))
            if isLast { break }
        }
        return interpolation(segments, isMultiline: isMultiline, hashes: hashes, start: first.start, height: tall)
    }

    private mutating func interpolation(
        _ segments: [Segment], isMultiline: Bool, hashes: Int, start: UInt32, height: UInt16
    ) -> ExpressionID {
        let texts = decode(segments, isMultiline: isMultiline, hashes: hashes)
        var pieces: [StringPiece] = []
        for (segment, text) in zip(segments, texts) {
            if !text.isEmpty { pieces.append(.text(tree.add(text: text))) }
            if let expression = segment.expression { pieces.append(.expression(expression)) }
        }
        return make(.interpolation(tree.add(pieces)), start, previousEnd, height: height)
    }

    /// Returns the number of `#` before a raw string; -1 for a regular expression, which has no escapes.
    private func hashCount(_ token: Token) -> Int {
        let text = bytes[Int(token.start)..<Int(token.end)]
        let hashes = text.prefix { $0 == UInt8(ascii: "#") }.count
        return text.dropFirst(hashes).first == UInt8(ascii: "/") ? -1 : hashes
    }

    /// Parses the value in an interpolation. Its label and other arguments, which only change its format, are ignored.
    private mutating func interpolatedValue() -> ExpressionID {
        if cursor.current.kind.isWord, cursor.peek().kind == .colon {
            take()
            take()
        }
        let value = expression()
        while cursor.at(.comma), !isStopped {
            take()
            if cursor.current.kind.isWord, cursor.peek().kind == .colon {
                take()
                take()
            }
            _ = expression()
        }
        return value
    }

    /// Skips tokens after the expression of an interpolation that do not belong to it.
    private mutating func skipToStringRest() {
        if cursor.at(.stringMiddle) || cursor.at(.stringTail) || cursor.at(.endOfFile) { return }
        report(
            .expectedToken, "expected ')' after the value in a string, found \(description(of: cursor.current))",
            at: cursor.current)
        var depth = 0
        while !cursor.at(.endOfFile) {
            if cursor.at(.stringHead) { depth += 1 }
            if depth == 0, cursor.at(.stringMiddle) || cursor.at(.stringTail) { return }
            if cursor.at(.stringTail) { depth -= 1 }
            take()
        }
    }

    /// Returns the text of each segment, with escapes replaced and, in a `"""` string, indentation removed.
    private mutating func decode(_ segments: [Segment], isMultiline: Bool, hashes: Int) -> [[UInt8]] {
        var decoder = StringDecoder(bytes: bytes, file: tree.file, hashes: hashes)
        let texts = isMultiline ? decoder.multiline(segments) : segments.map { decoder.singleLineText($0) }
        if !isStopped { for diagnostic in decoder.diagnostics { diagnostics.append(diagnostic) } }
        return texts
    }
}
