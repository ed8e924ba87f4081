/// Text that any reader can hold: UTF-8 without colours and control characters.
enum PlainText {
    /// The text of the bytes. Newlines and tabs stay, other control characters are spelled `\u{1b}`, colours go.
    static func text(_ bytes: [UInt8]) -> String {
        spelled(String(decoding: withoutColours(bytes), as: UTF8.self)) { $0 == "\n" || $0 == "\t" }
    }

    /// The text on one line: newlines and tabs are spelled too.
    static func line(_ text: String) -> String {
        spelled(text) { _ in false }
    }

    private static func spelled(_ text: String, keeping isKept: (Unicode.Scalar) -> Bool) -> String {
        var plain = ""
        for scalar in text.unicodeScalars {
            if isKept(scalar) || !isControl(scalar) {
                plain.unicodeScalars.append(scalar)
            } else {
                plain += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return plain
    }

    /// Whether the character moves the cursor or breaks lines somewhere, or is none that XML can hold.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    /// The bytes without `ESC [ digits m`, as `Paint` writes them.
    static func withoutColours(_ bytes: [UInt8]) -> [UInt8] {
        var plain: [UInt8] = []
        plain.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x1B, let end = colourEnd(bytes, from: index) {
                index = end
            } else {
                plain.append(bytes[index])
                index += 1
            }
        }
        return plain
    }

    private static func colourEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") else { return nil }
        let digits = bytes[(start + 2)...].prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
        guard digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "m") else { return nil }
        return digits.endIndex + 1
    }
}
