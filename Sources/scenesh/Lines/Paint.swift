import SceneRuntime

/// Writes lines, with or without colours.
struct Paint: Sendable {
    enum Colour: String, Sendable {
        case plain = ""
        case bold = "1"
        case red = "31"
        case green = "32"
        case cyan = "36"
        case dim = "2"
    }

    let colour: Bool

    /// Adds a line of bytes. Control characters are escaped.
    func line(_ bytes: [UInt8], _ tint: Colour, into text: inout [UInt8]) {
        let isTinted = colour && tint != .plain
        if isTinted { text += Array("\u{1B}[\(tint.rawValue)m".utf8) }
        text += VisibleText.escaped(bytes)
        if isTinted { text += Array("\u{1B}[0m".utf8) }
        text.append(UInt8(ascii: "\n"))
    }

    /// Adds a line of bytes with a note after it.
    func line(_ bytes: [UInt8], _ tint: Colour, note: String?, into text: inout [UInt8]) {
        line(bytes, tint, into: &text)
        guard let note else { return }
        text.removeLast()
        line("  # \(note)", .dim, into: &text)
    }

    /// Adds a line of text.
    func line(_ words: String, _ tint: Colour, into text: inout [UInt8]) {
        line(Array(words.utf8), tint, into: &text)
    }
}
