#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How wide the terminal is.
enum TerminalWidth {
    /// Narrower than this no table is cut.
    private static let least = 20

    /// The columns that standard output has: what `COLUMNS` says, else the terminal; nil where it is none.
    static var current: Int? {
        if let text = EnvironmentVariable.value("COLUMNS"), let wished = Int(text), wished > 0 {
            return max(least, wished)
        }
        guard Descriptor.isTerminal(STDOUT_FILENO) else { return nil }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return max(least, Int(size.ws_col))
    }
}
