#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What the terminal can do that the session is typed at, and the texts that depend on it.
struct TerminalStyle: Sendable {
    /// Whether the cursor can be put back to where it was.
    let hasCursor: Bool
    let isColoured: Bool
    /// Whether text is UTF-8 here.
    let isUTF8: Bool

    /// Clears what stands behind the cursor: after a resize that may be more than the rest of the line.
    static let erasing = "\u{1B}[J"

    /// The style of standard output, with colours as asked for.
    static func current(isColoured: Bool) -> TerminalStyle {
        let kind = EnvironmentVariable.value("TERM")
        return TerminalStyle(
            hasCursor: kind != nil && kind != "dumb", isColoured: isColoured, isUTF8: TerminalStyle.prepareLocale())
    }

    /// A remark that is less than what stands around it.
    func dimmed(_ text: String) -> String {
        let text = isUTF8 ? text : TerminalStyle.plain(text)
        return isColoured ? "\u{1B}[2m\(text)\u{1B}[0m" : text
    }

    /// What shows `hint` behind a line and puts the cursor back. Nil where it could not be told from what is typed
    /// (without colours), where the cursor cannot go back, or where there is no room for it on the line.
    func hint(_ hint: String, behind prompt: String, _ line: String, columns: Int) -> String? {
        guard isColoured, hasCursor, line.utf8.allSatisfy({ $0 >= 0x20 && ($0 < 0x7F || isUTF8 && $0 > 0x7F) }) else {
            return nil
        }
        let gap = line.hasSuffix(" ") ? "" : " "
        // The last column stays free: what is written there may move the cursor to the next line.
        let room = columns - prompt.columns - line.columns - gap.count - 1
        var text = isUTF8 ? hint : TerminalStyle.plain(hint)
        if text.columns > room {
            guard room >= TerminalStyle.least else { return nil }
            let rest = isUTF8 ? "…" : "..."
            while text.columns > room - rest.count, !text.isEmpty { text.removeLast() }
            text += rest
        }
        return "\u{1B}7\(gap)\(dimmed(text))\u{1B}8"
    }

    /// A hint that is cut to fewer columns says nothing.
    private static let least = 10

    /// Text without the few signs of usage lines that ASCII does not have.
    private static func plain(_ text: String) -> String {
        text.flatMap { $0 == "…" ? "..." : $0 == "±" ? "+-" : String($0) }.map(String.init).joined()
    }

    /// Takes the locale from the environment and tells whether it is UTF-8. Where it says nothing (`C`, `POSIX`, as in
    /// many containers), UTF-8 is taken, as terminals do, unless `LC_ALL` insists.
    private static func prepareLocale() -> Bool {
        setlocale(LC_CTYPE, "")
        if codeset == "UTF-8" { return true }
        let name = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
        guard name == "C" || name == "POSIX", EnvironmentVariable.value("LC_ALL") == nil else { return false }
        for candidate in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where setlocale(LC_CTYPE, candidate) != nil {
            // Readline asks the environment again.
            setenv("LC_CTYPE", candidate, 1)
            return codeset == "UTF-8"
        }
        return false
    }

    private static var codeset: String { nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } ?? "" }
}
