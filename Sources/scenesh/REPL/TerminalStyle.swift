#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The abilities of the terminal, and texts that depend on them.
struct TerminalStyle: Sendable {
    /// Whether the cursor position can be saved and restored.
    let hasCursor: Bool
    let isColoured: Bool
    /// Whether the terminal uses UTF-8.
    let isUTF8: Bool

    /// Clears the screen after the cursor, because after a resize a hint may fill more than one line.
    static let erasing = "\u{1B}[J"

    /// Returns the style of standard output, with or without colours.
    static func current(isColoured: Bool) -> TerminalStyle {
        let kind = EnvironmentVariable.value("TERM")
        return TerminalStyle(
            hasCursor: kind != nil && kind != "dumb", isColoured: isColoured, isUTF8: TerminalStyle.prepareLocale())
    }

    /// Returns text in a dim style.
    func dimmed(_ text: String) -> String {
        let text = isUTF8 ? text : TerminalStyle.asciiUsage(text)
        return isColoured ? "\u{1B}[2m\(text)\u{1B}[0m" : text
    }

    /// Returns the output that shows `hint` after a line and restores the cursor. Returns nil without colours (the hint
    /// would look like typed text), if the cursor cannot be restored, or if there is no room on the line.
    func hint(_ hint: String, after prompt: String, _ line: String, columns: Int) -> String? {
        guard isColoured, hasCursor, line.utf8.allSatisfy({ $0 >= 0x20 && ($0 < 0x7F || isUTF8 && $0 > 0x7F) }) else {
            return nil
        }
        let gap = line.hasSuffix(" ") ? "" : " "
        // The last column stays free, because text in it may move the cursor to the next line.
        let room = columns - prompt.columns - line.columns - gap.count - 1
        var text = isUTF8 ? hint : TerminalStyle.asciiUsage(hint)
        if text.columns > room {
            guard room >= TerminalStyle.minHintWidth else { return nil }
            let rest = isUTF8 ? "…" : "..."
            while text.columns > room - rest.count, !text.isEmpty { text.removeLast() }
            text += rest
        }
        return "\u{1B}7\(gap)\(dimmed(text))\u{1B}8"
    }

    /// The minimum width of a truncated hint, in columns.
    private static let minHintWidth = 10

    /// Returns text with the non-ASCII characters of usage lines replaced.
    private static func asciiUsage(_ text: String) -> String {
        text.flatMap { $0 == "…" ? "..." : $0 == "±" ? "+-" : String($0) }.map(String.init).joined()
    }

    /// Sets the locale from the environment, and returns whether it is UTF-8. If it is `C` or `POSIX`, as in many
    /// containers, UTF-8 is used, unless `LC_ALL` is set.
    private static func prepareLocale() -> Bool {
        setlocale(LC_CTYPE, "")
        if codeset == "UTF-8" { return true }
        let name = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
        guard name == "C" || name == "POSIX", EnvironmentVariable.value("LC_ALL") == nil else { return false }
        for candidate in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where setlocale(LC_CTYPE, candidate) != nil {
            // Readline reads the environment again.
            setenv("LC_CTYPE", candidate, 1)
            return codeset == "UTF-8"
        }
        return false
    }

    private static var codeset: String { nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } ?? "" }
}
