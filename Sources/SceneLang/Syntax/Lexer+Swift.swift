import SceneRuntime

// Tokens that only Swift has: attributes, directives, operators and raw strings.
extension Lexer {
    /// Reads `^`, `~`, `\` or another symbol that begins no token of the own grammar.
    mutating func otherSymbol(_ byte: UInt8) {
        switch byte {
        case 0x27: singleQuoted()
        case UInt8(ascii: "^"), UInt8(ascii: "~"): otherOperator()
        case 0x5C where peek(1) == UInt8(ascii: ".") || Lexer.isNameByte(peek(1)): take(.backslash, 1)
        default: reportUnknown(length: 1)
        }
    }

    /// Reads `@objc`.
    mutating func attribute() {
        let start = offset
        var end = offset + 1
        while end < bytes.count, Lexer.isNameByte(bytes[end]) { end += 1 }
        guard end > start + 1, !Lexer.isDigit(bytes[start + 1]) else { return reportUnknown(length: 1) }
        offset = end
        let name = bytes[(start + 1)..<end].withView { names.intern($0) }
        add(.attribute, from: start, payload: name.index)
    }

    /// Reads `$text`, the projected value of a property with a wrapper.
    mutating func projectedName() {
        let start = offset
        var end = offset + 1
        while end < bytes.count, Lexer.isNameByte(bytes[end]) { end += 1 }
        offset = end
        let name = bytes[start..<end].withView { names.intern($0) }
        add(.identifier, from: start, payload: name.index)
    }

    /// Whether `#` and a letter or a raw string follow.
    var isAtDirective: Bool {
        let next = peek(1)
        if Lexer.isLetter(next) || next == 0x22 || next == 0x5F || next == 0x2F { return true }
        guard next == UInt8(ascii: "#") else { return false }
        let after = bytes[offset...].first { $0 != UInt8(ascii: "#") }
        return after == 0x22 || after == 0x2F
    }

    /// Reads a raw string, a directive of conditional compilation, or a word such as `#selector`.
    mutating func directive() {
        if !Lexer.isNameByte(peek(1)) { return rawString() }
        let start = offset
        var end = offset + 1
        while end < bytes.count, Lexer.isNameByte(bytes[end]) { end += 1 }
        let isConditional = conditional(String(decoding: bytes[(start + 1)..<end], as: UTF8.self), end)
        if isConditional { return }
        offset = end
        let name = bytes[(start + 1)..<end].withView { names.intern($0) }
        add(.directive, from: start, payload: name.index)
    }

    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "+"): true
        case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): true
        case UInt8(ascii: "?"), UInt8(ascii: "^"), UInt8(ascii: "|"), UInt8(ascii: "~"): true
        default: false
        }
    }

    /// Reads an operator that begins with `&`, `|`, `^` or `~`.
    mutating func otherOperator() {
        let start = offset
        // After `.`, the operators of vectors: `.==`.
        var end = offset + 1
        while end < bytes.count, Lexer.isOperator(bytes[end]) { end += 1 }
        // `&x` and `~x`: the operator of one symbol is also a prefix.
        let kinds: [(UInt8, TokenKind)] = [
            (UInt8(ascii: "&"), .ampersand), (UInt8(ascii: "|"), .bar), (UInt8(ascii: "^"), .caret),
            (UInt8(ascii: "~"), .tilde),
        ]
        if end == start + 1 { return take(kinds.first { $0.0 == bytes[start] }?.1 ?? .unknown, 1) }
        offset = end
        let name = bytes[start..<end].withView { names.intern($0) }
        add(.otherOperator, from: start, payload: name.index)
    }

    // MARK: Raw strings

    /// Reads `#"text"#` or `#/pattern/#` with any number of `#`.
    private mutating func rawString() {
        let start = offset
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if peek(hashes) == 0x2F { return longRegularExpression(hashes) }
        let isMultiline = peek(hashes + 1) == 0x22 && peek(hashes + 2) == 0x22
        offset += hashes + (isMultiline ? 3 : 1)
        rawSegment(from: start, string: start, isMultiline: isMultiline, isFirst: true, hashes: hashes)
    }

    /// Reads a part of a raw string, as `stringSegment` does.
    mutating func rawSegment(from start: Int, string: Int, isMultiline: Bool, isFirst: Bool, hashes: Int) {
        flags.formUnion(isMultiline ? [.multiline, .raw, .encoded] : [.raw, .encoded])
        let quotes = isMultiline ? 3 : 1
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == 0x0A, !isMultiline { break }
            if byte == 0x22, isRun(0x22, quotes, at: offset), isRun(0x23, hashes, at: offset + quotes) {
                offset += quotes + hashes
                return add(isFirst ? .string : .stringTail, from: start)
            }
            if byte == 0x5C, isRun(0x23, hashes, at: offset + 1), offset + 1 + hashes < bytes.count,
                bytes[offset + 1 + hashes] == UInt8(ascii: "(")
            {
                offset += 2 + hashes
                interpolations.append(
                    Interpolation(string: string, isMultiline: isMultiline, depth: 0, hashes: hashes))
                return add(isFirst ? .stringHead : .stringMiddle, from: start)
            }
            offset += 1
        }
        flags.insert(.unterminated)
        reportUnterminated(string, isMultiline: isMultiline)
        add(isFirst ? .string : .stringTail, from: start)
    }

    private func isRun(_ byte: UInt8, _ count: Int, at start: Int) -> Bool {
        guard start + count <= bytes.count else { return false }
        for index in start..<(start + count) where bytes[index] != byte { return false }
        return true
    }

    // MARK: Regular expressions

    /// Whether `/` begins `/pattern/`: where a value is expected, and with its end on this line.
    var isAtRegularExpression: Bool {
        let next = peek(1)
        if next == 0x20 || next == 0x09 || next == 0x2F || next == 0x2A || next == 0x3D || next == 0x0A { return false }
        guard let last = tokens.last?.kind, TokenSet.beforeRegularExpression.contains(last) else { return false }
        return endOfRegularExpression != nil
    }

    private var endOfRegularExpression: Int? {
        var index = offset + 1
        while index < bytes.count, bytes[index] != 0x0A {
            if bytes[index] == 0x2F { return bytes[index - 1] == 0x20 ? nil : index + 1 }
            index += bytes[index] == 0x5C ? 2 : 1
        }
        return nil
    }

    /// Reads `#/pattern/#`, which can have several lines.
    private mutating func longRegularExpression(_ hashes: Int) {
        let start = offset
        offset += hashes + 1
        while offset < bytes.count, bytes[offset] != 0x2F || !isRun(0x23, hashes, at: offset + 1) { offset += 1 }
        flags.formUnion([.raw, .encoded])
        if offset >= bytes.count {
            flags.insert(.unterminated)
            reportUnterminated(start, isMultiline: false)
        }
        offset = min(bytes.count, offset + 1 + hashes)
        add(.string, from: start)
    }

    mutating func regularExpression() {
        let start = offset
        offset = endOfRegularExpression ?? offset + 1
        flags.formUnion([.raw, .encoded])
        add(.string, from: start)
    }
}
