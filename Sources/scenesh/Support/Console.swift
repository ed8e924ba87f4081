#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The tool's two outputs. Standard output goes through one buffer, which is written before anything is said on
/// standard error, so that both read in order where they meet.
struct Console: ~Copyable {
    /// Bytes of standard output that are kept back at most.
    private static let capacity = 1 << 16

    private var buffer: [UInt8] = []

    init() {
        buffer.reserveCapacity(Console.capacity * 2)
    }

    /// Adds to standard output.
    mutating func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { write($0) }
    }

    /// The same. What is much by itself is not kept back.
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
        write(Array(text.utf8))
    }

    /// Says something on standard error, after everything that went to standard output.
    mutating func report(_ bytes: [UInt8]) {
        flush()
        Descriptor.write(bytes, to: STDERR_FILENO)
    }

    /// Says something on standard error, as a line of its own that names the tool. Control characters of names are
    /// spelled out, so that they neither break the line nor reach the terminal.
    mutating func complain(_ message: String) {
        let visible = message.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
        }
        report(Array("scenesh: \(visible.joined())\n".utf8))
    }

    /// Hands what is buffered to the system.
    mutating func flush() {
        guard !buffer.isEmpty else { return }
        Descriptor.write(buffer, to: STDOUT_FILENO)
        buffer.removeAll(keepingCapacity: true)
    }
}

/// Writing to file descriptors.
enum Descriptor {
    /// Puts something unusable in the place of each standard stream that is closed: a file opened later would get its
    /// number, and with it whatever is written to the stream.
    static func occupyStandardStreams() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // What is opened gets the lowest free number. Reading one that is open for writing fails, and so does
            // the reverse, as with a closed one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Writes all bytes.
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { write($0, to: descriptor) }
    }

    /// The same. A pipe that nobody reads any more ends the process without a word, as it ends `cat`.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
        var written = 0
        while written < bytes.count {
            let count = posixWrite(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
            if count >= 0 {
                written += count
            } else if errno == EPIPE {
                // SIGPIPE is ignored here, or it had ended the process: end with the status it would have given.
                _exit(128 + SIGPIPE)
            } else if errno != EINTR && errno != EAGAIN {
                // Where no message can be said, the status still tells.
                if descriptor == STDERR_FILENO { return }
                failToWrite()
            }
        }
    }

    /// A file that grows beyond what the shell allows (`ulimit -f`) is an error of the write, like a full disk, and not
    /// the end of the process.
    static func keepGoingAtSizeLimits() {
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Whether the descriptor is a terminal.
    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// A trace that cannot be written (a full disk) is no success, whatever the script did.
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
