import SceneLang

/// Text in XML and HTML.
public enum XMLText {
    /// Returns a string as content or as a value between quotation marks. Characters that XML does not have, and other
    /// control characters, are replaced.
    public static func escaped(_ text: String) -> String {
        var spelled = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": spelled += "&amp;"
            case "<": spelled += "&lt;"
            case ">": spelled += "&gt;"
            case "\"": spelled += "&quot;"
            case "'": spelled += "&#39;"
            default:
                switch scalar.value {
                case 0..<0x20: spelled += " "
                case 0xFFFE, 0xFFFF: spelled += "\u{FFFD}"
                default: spelled.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
                }
            }
        }
        return spelled
    }
}
