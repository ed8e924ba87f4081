#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A key of `scenesh test --watch`.
enum WatchKey: UInt8, Sendable {
    case bless = 0x62
    case review = 0x72
    case all = 0x61
    case quit = 0x71

    /// The keys in one line.
    static let help = "b blesses, r reviews, a runs all tests, q quits"
}

/// The keyboard while `scenesh test --watch` waits. Keys come one at a time and without Enter, and are not shown.
///
/// The terminal is in this mode only between `begin` and `end`, so that no signal leaves it so, and questions and their
/// answers look as usual.
struct WatchKeyboard: Sendable {
    private var saved: termios?
    private var hasEnded = false

    /// Creates a keyboard; nil unless standard input and standard output are a terminal.
    init?() {
        guard Descriptor.isTerminal(STDIN_FILENO), Descriptor.isTerminal(STDOUT_FILENO) else { return nil }
    }

    /// Lets keys come one at a time. Does nothing in the background, where this would stop the process.
    mutating func begin() {
        guard saved == nil, !hasEnded, tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
        var mode = termios()
        guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
        saved = mode
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }

    /// Restores the mode of the terminal.
    mutating func end() {
        guard var mode = saved else { return }
        saved = nil
        tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    }

    /// Waits for a key, a signal, or the end of a duration. Returns the key, if it has a meaning.
    mutating func wait(_ duration: Duration) -> WatchKey? {
        // After Ctrl-Z and `fg`, the shell has restored the mode.
        if Interrupt.takeContinued() { end() }
        begin()
        guard saved != nil else {
            Watch.sleep(duration)
            return nil
        }
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, Int32(min(duration / .milliseconds(1), 60_000))) > 0 else { return nil }
        var byte: UInt8 = 0
        guard read(STDIN_FILENO, &byte, 1) == 1 else {
            // The terminal is closed.
            hasEnded = !Interrupt.isRequested
            end()
            return nil
        }
        let endOfInput: UInt8 = 4
        return byte == endOfInput ? .quit : WatchKey(rawValue: byte | 0x20)
    }
}
