import SceneRuntime

/// Text without colours and control characters, which is safe in every report.
enum PlainText {
    /// Returns the text of the bytes without colours. Line ends and tabs are kept; the other characters that
    /// `mustBeEscaped` names are escaped as `\u{1b}`.
    static func text(_ bytes: [UInt8]) -> String {
        spelled(String(decoding: withoutColours(bytes), as: UTF8.self)) { $0 == "\n" || $0 == "\t" }
    }

    /// Returns the text on one line: line ends and tabs are escaped too.
    static func line(_ text: String) -> String {
        spelled(text) { _ in false }
    }

    private static func spelled(_ text: String, keeping isKept: (Unicode.Scalar) -> Bool) -> String {
        var plain = ""
        for scalar in text.unicodeScalars {
            if isKept(scalar) || !mustBeEscaped(scalar) {
                plain.unicodeScalars.append(scalar)
            } else {
                plain += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return plain
    }

    /// Whether the character is a control character, a bidirectional mark or a line separator
    /// (`VisibleText.isControl`), or is not valid in XML.
    private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        VisibleText.isControl(scalar.value) || scalar.value == 0xFFFE || scalar.value == 0xFFFF
    }

    /// Returns the bytes without colour sequences (`ESC [ digits m`), as `Paint` writes them.
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
