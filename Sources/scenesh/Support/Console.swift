import SceneRuntime

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Standard output and standard error. Standard output is buffered, and the buffer is written before standard error, so
/// that both are in order on a terminal.
struct Console: ~Copyable {
    /// The size of the buffer, in bytes.
    private static let capacity = 1 << 16

    private var buffer: [UInt8] = []
    /// Whether messages are JSON objects on standard output, as `--format json` wants them.
    private let isJSON: Bool
    /// Whether text is written as JSON objects, one for each line: the answers of a session with `--format json`.
    private let wrapsText: Bool
    /// The text of a line whose end has not been written.
    private var unfinishedLine = ""
    /// Whether sentences are broken at words where the terminal would break them within one. Bytes, such as those of
    /// a trace, are written as they are.
    var breaksAtWords = false

    init(isJSON: Bool = false, wrapsText: Bool = false) {
        self.isJSON = isJSON
        self.wrapsText = wrapsText
        buffer.reserveCapacity(Console.capacity * 2)
    }

    /// Adds to standard output.
    mutating func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { write($0) }
    }

    /// Adds to standard output. Large data is written without buffering.
    mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count < Console.capacity else {
            flush()
            return Descriptor.write(UnsafeRawBufferPointer(bytes), to: STDOUT_FILENO)
        }
        buffer += bytes
        if buffer.count >= Console.capacity { flush() }
    }

    /// Adds text to standard output.
    mutating func write(_ text: String) {
        if wrapsText { return writeWrapped(text) }
        guard breaksAtWords, let width = TerminalWidth.current else { return write(Array(text.utf8)) }
        let tail = buffer[(buffer.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)...]
        let column = String(decoding: tail, as: UTF8.self).columns
        write(Array(WrappedText.broken(text, width: width, after: column).utf8))
    }

    /// Adds the lines of a text as objects. A line without its end waits for the rest.
    private mutating func writeWrapped(_ text: String) {
        var lines = (unfinishedLine + text).split(separator: "\n", omittingEmptySubsequences: false)
        unfinishedLine = String(lines.popLast() ?? "")
        for line in lines {
            write(JSONText.line([("event", JSONText.string("answer")), ("text", JSONText.string(String(line)))]))
        }
    }

    /// Adds text of a file to standard output. On a terminal, its control characters are escaped.
    mutating func writeVisibly(_ text: [UInt8]) {
        write(Descriptor.isTerminal(STDOUT_FILENO) ? VisibleText.escaped(text) : text)
    }

    /// Writes rendered messages to standard error, after everything that was written to standard output; JSON to
    /// standard output.
    mutating func report(_ bytes: [UInt8]) {
        if isJSON { return writeMessage(bytes) }
        flush()
        if bytes.isEmpty { return }
        Descriptor.write(bytes, to: STDERR_FILENO)
    }

    /// Writes JSON to standard output at once, because the command may end without writing the buffer.
    private mutating func writeMessage(_ bytes: [UInt8]) {
        write(bytes)
        flush()
    }

    /// Writes a line to standard error that begins with the name of the tool. Control characters are escaped, so that
    /// they do not break the line or reach the terminal.
    mutating func writeError(_ message: String) {
        if isJSON { return writeMessage(JSONText.message(message)) }
        var line = "scenesh: \(PlainText.line(message))\n"
        if breaksAtWords, let width = TerminalWidth.current { line = WrappedText.broken(line, width: width) }
        report(Array(line.utf8))
    }

    /// Writes text to standard error that is about the command and not about its result.
    mutating func writeNote(_ text: [UInt8]) {
        flush()
        Descriptor.write(text, to: STDERR_FILENO)
    }

    /// Writes the buffer.
    mutating func flush() {
        guard !buffer.isEmpty else { return }
        Descriptor.write(buffer, to: STDOUT_FILENO)
        buffer.removeAll(keepingCapacity: true)
    }
}

/// Writing to file descriptors.
enum Descriptor {
    /// Opens an unusable file for each standard stream that is closed. Otherwise a file opened later would get its
    /// descriptor, and receive what is written to the stream.
    static func openClosedStandardStreams() {
        // The file is opened in the wrong direction, so that reading or writing fails as with a closed stream.
        openIfClosed(STDIN_FILENO, O_WRONLY)
        openIfClosed(STDOUT_FILENO, O_RDONLY)
        openIfClosed(STDERR_FILENO, O_RDONLY)
    }

    /// Opens `/dev/null` if the descriptor is free. `open` returns the lowest free one.
    private static func openIfClosed(_ descriptor: Int32, _ mode: Int32) {
        if fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", mode) }
    }

    /// Writes all bytes.
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { write($0, to: descriptor) }
    }

    /// Writes all bytes. If the reader of a pipe has closed it, the process ends without a message, as `cat` does.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
        var written = 0
        while written < bytes.count {
            let count = posixWrite(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
            if count >= 0 {
                written += count
            } else if errno == EPIPE {
                // The process ignores SIGPIPE, otherwise it would have ended. Exit with the status of SIGPIPE.
                _exit(128 + SIGPIPE)
            } else if errno != EINTR && errno != EAGAIN {
                // If standard error cannot be written, only the status reports the failure.
                if descriptor == STDERR_FILENO { return }
                failToWrite()
            }
        }
    }

    /// Ignores SIGXFSZ, so that a file beyond the limit of the shell (`ulimit -f`) is an error of the write, like a
    /// full disk.
    static func ignoreFileSizeSignal() {
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Whether the descriptor is a terminal.
    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// Exits with a failure, because the output could not be written (for example, a full disk).
    private static func failToWrite() -> Never {
        let reason = Array("scenesh: cannot write: \(SystemError.last.message)\n".utf8)
        _ = reason.withUnsafeBytes { posixWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
        _exit(ExitStatus.failed.rawValue)
    }

    private static func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes, count)
        #else
            Darwin.write(descriptor, bytes, count)
        #endif
    }
}
