import SceneRuntime

// Numbers and strings. Their values are decoded by the parser, once.
extension Lexer {
    /// Fast path: reads a decimal number of few digits. Other numbers are read by `number`.
    @inline(__always)
    mutating func digits(_ text: ByteView, _ classes: UnsafeBufferPointer<CharacterClass>) {
        let start = offset
        var index = start
        var value: UInt32 = 0
        while index < text.count, text[index] &- 0x30 < 10 {
            value = value &* 10 &+ UInt32(text[index] &- 0x30)
            index &+= 1
        }
        // The table of classes has a row for each byte.
        guard index &+ 1 < text.count, index &- start <= 9, unsafe !classes[Int(text[index])].isNamePart,
            text[index] != UInt8(ascii: ".") || text[index &+ 1] &- 0x30 >= 10
        else { return number() }
        offset = index
        add(.integer, from: start, payload: value)
    }

    private mutating func number() {
        let start = offset
        if peek() == UInt8(ascii: "0"), peek(1) == UInt8(ascii: "x") || peek(1) == UInt8(ascii: "X") {
            offset += 2
            let digits = offset
            skip { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x66 || Lexer.isDigit($0) || $0 == 0x5F }
            // `0x0` is the size, because as a number it would only be another way to write 0.
            let isSize =
                offset == digits + 1 && bytes[digits] == UInt8(ascii: "0") && bytes[digits - 1] == UInt8(ascii: "x")
            if !isSize, isAtHexadecimalFraction { return hexadecimalFraction(from: start) }
            return endNumber(isSize ? .size : .integer, from: start, isComplete: offset > digits)
        }
        if peek() == UInt8(ascii: "0"), peek(1) == UInt8(ascii: "b") || peek(1) == UInt8(ascii: "o") {
            offset += 2
            let digits = offset
            skip { Lexer.isDigit($0) || $0 == 0x5F }
            return endNumber(.integer, from: start, isComplete: offset > digits)
        }
        if isAfterDot {
            skip(while: Lexer.isDigit)
            return endNumber(.integer, from: start)
        }
        let value = decimal()
        let next = peek()
        if !Lexer.isNameByte(next), next != UInt8(ascii: ".") { return add(.integer, from: start, payload: value) }
        if peek() == UInt8(ascii: "x"), Lexer.isDigit(peek(1)) {
            offset += 1
            skip(while: Lexer.isDigit)
            return endNumber(.size, from: start)
        }
        var kind = TokenKind.integer
        if peek() == UInt8(ascii: "."), Lexer.isDigit(peek(1)) {
            kind = .double
            offset += 1
            skip { Lexer.isDigit($0) || $0 == 0x5F }
        }
        if peek() | 0x20 == UInt8(ascii: "e") {
            let isSigned = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
            if Lexer.isDigit(peek(isSigned ? 2 : 1)) {
                kind = .double
                offset += isSigned ? 2 : 1
                skip(while: Lexer.isDigit)
            }
        }
        endNumber(kind, from: start)
    }

    /// Whether the number is the name of an element of a tuple, as in `pair.0.1`.
    private var isAfterDot: Bool {
        guard let last = tokens.last, !flags.contains(.space) else { return false }
        return last.kind == .dot || last.kind == .questionDot
    }

    /// Whether a fraction or an exponent follows the digits of a hexadecimal number.
    private var isAtHexadecimalFraction: Bool {
        if peek() | 0x20 == UInt8(ascii: "p") { return true }
        guard peek() == UInt8(ascii: ".") else { return false }
        var index = offset + 1
        while index < bytes.count, Lexer.isDigit(bytes[index]) || (bytes[index] | 0x20) &- 0x61 < 6 { index += 1 }
        return index > offset + 1 && index < bytes.count && bytes[index] | 0x20 == UInt8(ascii: "p")
    }

    /// Reads the rest of `0xFF.8p1`.
    private mutating func hexadecimalFraction(from start: Int) {
        skip { $0 | 0x20 != UInt8(ascii: "p") }
        offset += 1
        if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { offset += 1 }
        skip(while: Lexer.isDigit)
        endNumber(.double, from: start)
    }

    /// Reads digits and returns their value; `unread` if there are none or too many.
    private mutating func decimal() -> UInt32 {
        let start = offset
        var value: UInt32 = 0
        var index = start
        while index < bytes.count, Lexer.isDigit(bytes[index]) {
            value = value &* 10 &+ UInt32(bytes[index] &- 0x30)
            index += 1
        }
        let isWhole = index - start <= 9 && (index == bytes.count || bytes[index] != 0x5F)
        offset = index
        skip { Lexer.isDigit($0) || $0 == 0x5F }
        return isWhole ? value : Token.unread
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    static func isNameByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == 0x5F
    }

    /// Returns a name as a script writes it: in backticks if it is not an identifier.
    static func sourceText(ofName name: String) -> String {
        let isPlain = name.utf8.allSatisfy { isNameByte($0) || $0 >= 0x80 } && !(name.utf8.first.map(isDigit) ?? true)
        return isPlain || name.isEmpty ? name : "`\(name)`"
    }

    private mutating func skip(while isMember: (UInt8) -> Bool) {
        while offset < bytes.count, isMember(bytes[offset]) { offset += 1 }
    }

    /// Adds a number token. Letters directly after it are an error.
    private mutating func endNumber(_ kind: TokenKind, from start: Int, isComplete: Bool = true) {
        let end = offset
        skip(while: Lexer.isNameByte)
        if offset > end || !isComplete {
            let text = String(decoding: bytes[start..<offset], as: UTF8.self)
            report(.malformedNumber, "'\(text)' is not a valid number", start, offset)
            return add(.unknown, from: start)
        }
        add(kind, from: start, payload: kind == .integer ? Token.unread : 0)
    }

    /// Fast path: reads a string of one line without special characters. Other strings are read by `string`.
    @inline(__always)
    mutating func plainString(_ text: ByteView) {
        let start = offset
        var index = start &+ 1
        var special: UInt64 = 0
        while index < text.count {
            special = ByteWord(text, at: index).lowestInString
            if special != 0 { break }
            index &+= 8
        }
        index &+= ByteWord.firstIndex(in: special)
        // Two quotes may begin a `"""` string.
        guard index < text.count, text[index] == 0x22, index > start &+ 1 else { return string() }
        offset = index &+ 1
        add(.string, from: start)
    }

    private mutating func string() {
        let start = offset
        let isMultiline = peek(1) == 0x22 && peek(2) == 0x22
        offset += isMultiline ? 3 : 1
        stringSegment(from: start, string: start, isMultiline: isMultiline, isFirst: true)
    }

    /// Reads a part of a string, from `offset` to the next interpolation or the end. `start` is the start of the token.
    mutating func stringSegment(from start: Int, string: Int, isMultiline: Bool, isFirst: Bool) {
        if isMultiline { flags.insert(.multiline) }
        while offset < bytes.count {
            skipPlain()
            guard offset < bytes.count else { break }
            let byte = bytes[offset]
            if byte >= 0x80 || byte == 0x5C { flags.insert(.encoded) }
            if byte == 0x22 {
                if !isMultiline || (peek(1) == 0x22 && peek(2) == 0x22) {
                    offset += isMultiline ? 3 : 1
                    return add(isFirst ? .string : .stringTail, from: start)
                }
                offset += 1
            } else if byte == 0x5C {
                if peek(1) == UInt8(ascii: "(") {
                    offset += 2
                    interpolations.append(Interpolation(string: string, isMultiline: isMultiline, depth: 0))
                    return add(isFirst ? .stringHead : .stringMiddle, from: start)
                }
                // An escaped byte does not end the string, unless it ends the line.
                offset += offset + 1 < bytes.count && (bytes[offset + 1] != 0x0A || isMultiline) ? 2 : 1
            } else if byte == 0x0A, !isMultiline {
                break
            } else {
                offset += 1
            }
        }
        flags.insert(.unterminated)
        reportUnterminated(string, isMultiline: isMultiline)
        add(isFirst ? .string : .stringTail, from: start)
    }

    /// Skips bytes that are not special in any string.
    private mutating func skipPlain() {
        var index = offset
        while index < bytes.count, bytes[index] != 0x22, bytes[index] != 0x5C, bytes[index] != 0x0A, bytes[index] < 0x80
        {
            index += 1
        }
        offset = index
    }

    /// Ends a string whose interpolation is unterminated at the end of the line or file.
    mutating func endUnterminated(_ open: Interpolation) {
        reportUnterminated(open.string, isMultiline: open.isMultiline)
        flags.formUnion(open.isMultiline ? [.unterminated, .multiline] : .unterminated)
        add(.stringTail, from: offset)
    }

    mutating func reportUnterminated(_ string: Int, isMultiline: Bool) {
        if isMultiline { isIncomplete = true }
        // The strings around the innermost one end at the same place: one error says what is missing.
        guard unterminatedEnd != offset else { return }
        unterminatedEnd = offset
        report(
            .unterminatedString, "unterminated string", string, string + (isMultiline ? 3 : 1),
            help: isMultiline ? "close it with \"\"\" on a line of its own" : "close it with \" on the same line")
    }
}
