/// Widths of text in a picture. No font is known, so they are those of a rather wide one.
enum TextSize {
    /// Returns the width of a string, in hundredths of the size of the font.
    static func width(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + width($1) } }

    private static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
        case 0x1100...0x11FF, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFF60: 100
        case 0x10000...: 125
        case 0x80...: 66
        default:
            switch scalar {
            case "i", "j", "l", "I", "'", "|", ".", ",", ":", ";", "!", " ": 34
            case "f", "t", "r", "(", ")", "[", "]", "/", "\\", "-", "\"": 43
            case "m", "w", "M", "W", "@", "%": 97
            case "A"..."Z": 72
            default: 63
            }
        }
    }

    /// Returns a string that is at most `most` wide; the end of a longer one is replaced by an ellipsis.
    static func shortened(_ text: String, most: Int) -> String {
        guard width(text) > most else { return text }
        var (short, sum) = ("", 100)
        for scalar in text.unicodeScalars {
            sum += width(scalar)
            if sum > most { break }
            short.unicodeScalars.append(scalar)
        }
        return short + "…"
    }
}
