// Operators, punctuation and invalid characters.
extension Lexer {
    /// Returns the byte `distance` after the next one, or 0 past the end.
    @inline(__always)
    func peek(_ distance: Int = 0) -> UInt8 {
        let index = offset + distance
        return index < bytes.count ? bytes[index] : 0
    }

    /// Reads a token that begins with a symbol that is not always a token of its own.
    mutating func punctuation() {
        switch peek() {
        case UInt8(ascii: "("):
            if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
            take(.leftParenthesis, 1)
        case UInt8(ascii: ")"): closeParenthesis()
        case UInt8(ascii: "."): dot()
        case UInt8(ascii: "?"): question()
        case UInt8(ascii: "/"): slash()
        case UInt8(ascii: "-"): minus()
        case UInt8(ascii: "#"): if !isAtDirective { numbered(.instance) } else { directive() }
        case UInt8(ascii: "@"): attribute()
        case UInt8(ascii: "$") where Lexer.isLetter(peek(1)) || peek(1) == 0x5F: projectedName()
        case UInt8(ascii: "$"): numbered(.closureArgument)
        case UInt8(ascii: "&") where peek(1) == UInt8(ascii: "&"): take(.ampersandAmpersand, 2)
        case UInt8(ascii: "|") where peek(1) == UInt8(ascii: "|"): take(.barBar, 2)
        case UInt8(ascii: "&"), UInt8(ascii: "|"): otherOperator()
        default: reportUnknown(length: 1)
        }
    }

    /// Adds a token of the next `length` bytes.
    @inline(__always)
    mutating func take(_ kind: TokenKind, _ length: Int) {
        let start = offset
        offset &+= length
        add(kind, from: start)
    }

    private mutating func minus() {
        switch peek(1) {
        case UInt8(ascii: ">"): take(.arrow, 2)
        case UInt8(ascii: "="): take(.minusEqual, 2)
        default: take(.minus, 1)
        }
    }

    private mutating func dot() {
        if peek(1) == UInt8(ascii: "."), peek(2) == UInt8(ascii: "<") {
            take(.rangeUntil, 3)
        } else if peek(1) == UInt8(ascii: "."), peek(2) == UInt8(ascii: ".") {
            take(.rangeThrough, 3)
        } else if flags.contains(.space), Lexer.isOperator(peek(1)) {
            otherOperator()
        } else {
            take(.dot, 1)
        }
    }

    /// Reads `?`. `?.` is optional chaining only directly after its left side, or at the start of a line.
    private mutating func question() {
        if peek(1) == UInt8(ascii: "?") {
            take(.questionQuestion, 2)
        } else if peek(1) == UInt8(ascii: "."), !flags.contains(.space) || flags.contains(.newline) {
            take(.questionDot, 2)
        } else {
            take(.question, 1)
        }
    }

    private mutating func slash() {
        if isAtRegularExpression { return regularExpression() }
        switch peek(1) {
        case UInt8(ascii: "/"): lineComment()
        case UInt8(ascii: "*"): blockComment()
        case UInt8(ascii: "="): take(.slashEqual, 2)
        default: take(.slash, 1)
        }
    }

    /// Reads `)`. If it ends an interpolation, the string continues.
    private mutating func closeParenthesis() {
        guard let open = interpolations.last else { return take(.rightParenthesis, 1) }
        if open.depth > 0 {
            interpolations[interpolations.count - 1].depth -= 1
            return take(.rightParenthesis, 1)
        }
        let start = offset
        interpolations.removeLast()
        offset += 1
        if open.hashes > 0 {
            return rawSegment(
                from: start, string: open.string, isMultiline: open.isMultiline, isFirst: false, hashes: open.hashes)
        }
        stringSegment(from: start, string: open.string, isMultiline: open.isMultiline, isFirst: false)
    }

    /// Reads `#2` or `$0`.
    private mutating func numbered(_ kind: TokenKind) {
        let start = offset
        var index = start + 1
        var value: UInt32 = 0
        var fits = true
        while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 {
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(UInt32(bytes[index] - 0x30))
            if overflow || carry { fits = false }
            value = sum
            index += 1
        }
        if index == start + 1 { return reportUnknown(length: 1) }
        offset = index
        if !fits || value > 1_000_000_000 || (kind == .closureArgument && value > 255) {
            report(.numberTooLarge, "number is too large", start, index)
            value = 0
        }
        add(kind, from: start, payload: value)
    }

    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    /// Reports `'text'`, a string with the quotes of other languages.
    mutating func singleQuoted() {
        let start = offset
        var end = start + 1
        while end < bytes.count, bytes[end] != 0x27, bytes[end] != 0x0A, bytes[end] != 0x22 { end += 1 }
        guard end < bytes.count, bytes[end] == 0x27 else { return reportUnknown(length: 1) }
        offset = end + 1
        let text = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        report(
            .unknownCharacter, "strings require double quotes", start, offset, write: "\"\(text)\"")
        add(.unknown, from: start)
    }

    /// Reports and skips `length` bytes that begin no token, with a suggestion.
    mutating func reportUnknown(length: Int) {
        let start = offset
        let scalar = UTF8Scan.scalar(bytes, start, length)
        offset += length
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        let isVisible = scalar > 0x20 && scalar != 0x7F && !(0x80...0xA0).contains(scalar)
        let shown = isVisible && scalar < 0x2000 ? "'\(text)'" : "U+" + Lexer.hexadecimal(scalar)
        let isComment = scalar == 0x23 && (offset == bytes.count || bytes[offset] == 0x20 || bytes[offset] == 0x23)
        // Elsewhere, a comment begins with '#'.
        let (help, fix) = isComment ? (nil, "//") : Lexer.replacement(of: scalar)
        // A run of control characters is one mistake: a binary file has nothing else.
        if scalar < 0x80, !isVisible { while offset < bytes.count, Lexer.isControl(bytes[offset]) { offset += 1 } }
        report(
            .unknownCharacter, "unexpected character \(shown)", start, offset, help: help,
            fix: help == nil ? nil : fix, write: help == nil ? fix : nil)
        add(.unknown, from: start)
    }

    /// Whether a byte is a control character other than whitespace.
    private static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x09 || (0x0E...0x1F).contains(byte) || byte == 0x7F
    }

    private static func hexadecimal(_ scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Returns the replacement for a full-width form. These have the order of ASCII.
    private static func fullWidth(_ scalar: UInt32) -> (help: String?, fix: String?) {
        (nil, Unicode.Scalar(scalar - 0xFEE0).map { "\($0)" })
    }

    /// Returns the replacement for a character that is often pasted, or used in other languages. Without a help, the
    /// replacement is the help.
    private static func replacement(of scalar: UInt32) -> (help: String?, fix: String?) {
        switch scalar {
        case 0xFF01...0xFF5E: fullWidth(scalar)
        case 0x201C, 0x201D, 0x201E, 0xAB, 0xBB: ("write strings between straight quotes: \"text\"", "\"")
        case 0x27, 0x2018, 0x2019: ("write strings between double quotes: \"text\"", nil)
        case 0xA0, 0x2000...0x200B, 0x202F, 0x205F, 0x3000: ("write a plain space", " ")
        case 0x2026: ("write three dots: ...", "...")
        case 0x2013, 0x2014: ("write a plain minus: -", "-")
        case 0x26: ("write && for a logical AND", "&&")
        case 0x7C: ("write || for a logical OR", "||")
        case 0x40: ("remove it: attributes such as @objc are not needed", "")
        case 0x23: ("write an instance as name and number: message#2", nil)
        case 0x24: ("the arguments of a closure are $0, $1, …", nil)
        default: (nil, nil)
        }
    }
}
