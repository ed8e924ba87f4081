#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The width of the terminal.
enum TerminalWidth {
    /// The minimum width, in columns.
    private static let minimum = 20

    /// The width of standard output in columns: `COLUMNS`, otherwise that of the terminal; nil if it is not a terminal.
    static var current: Int? {
        if let text = EnvironmentVariable.value("COLUMNS"), let requested = Int(text), requested > 0 {
            return max(minimum, requested)
        }
        guard Descriptor.isTerminal(STDOUT_FILENO) else { return nil }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return max(minimum, Int(size.ws_col))
    }
}
