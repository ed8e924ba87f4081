import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Flags for Ctrl-C, for continuing after Ctrl-Z and for a resized terminal, which are polled between slices of work.
enum Interrupt {
    private static let requested = Atomic<Bool>(false)
    private static let continued = Atomic<Bool>(false)
    private static let resized = Atomic<Bool>(false)
    /// The number of running operations that must not be interrupted.
    private static let uninterruptibleCount = Atomic<Int>(0)

    /// Whether Ctrl-C was pressed since `reset`.
    static var isRequested: Bool { requested.load(ordering: .relaxed) }

    /// Whether the process was stopped and has continued. Clears the flag.
    static func takeContinued() -> Bool {
        continued.exchange(false, ordering: .relaxed)
    }

    /// The signals that end the process: Ctrl-C, `kill`, and a terminal that is closed.
    private static let ending = [SIGINT, SIGTERM, SIGHUP]

    /// Makes Ctrl-C set the flag. With `once`, SIGTERM and SIGHUP set it, too, and a second signal ends the process, in
    /// case nothing polls the flag. If the process still runs after a part of a second, it is ended, too. SIGHUP that
    /// is ignored, as below `nohup`, stays ignored.
    static func watch(once: Bool) {
        reset()
        guard once else {
            return handle(SIGINT) { _ in
                Interrupt.requested.store(true, ordering: .relaxed)
                Interrupt.wake()
            }
        }
        handleEnding { number in
            let isSecond = Interrupt.requested.exchange(true, ordering: .sequentiallyConsistent)
            Interrupt.startDeadline()
            guard isSecond, Interrupt.uninterruptibleCount.load(ordering: .sequentiallyConsistent) == 0 else { return }
            signal(number, SIG_DFL)
            raise(number)
        }
        handle(SIGALRM) { _ in
            guard Interrupt.requested.load(ordering: .sequentiallyConsistent) else { return }
            guard Interrupt.uninterruptibleCount.load(ordering: .sequentiallyConsistent) == 0 else {
                return Interrupt.startDeadline()
            }
            Interrupt.end()
        }
    }

    /// The time in which what polls the flag must have ended the process, in microseconds.
    private static let patience: UInt32 = 600_000

    /// Makes SIGALRM end the process soon: some phases do not poll the flag, such as reading a large storyboard.
    private static func startDeadline() {
        _ = ualarm(patience, 0)
    }

    /// Ends the process from a signal handler.
    private static func end() -> Never {
        let text: StaticString = "scenesh: interrupted\n"
        _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        _exit(ExitStatus.interrupted.rawValue)
    }

    /// Makes Ctrl-C, SIGTERM and SIGHUP end the process with status 130. What the console has not written yet is lost,
    /// so this is for commands that flush what they have found, and start no other program. While a file is being
    /// written, the signals set the flag instead.
    static func exitOnSignal() {
        reset()
        handleEnding { _ in
            Interrupt.requested.store(true, ordering: .sequentiallyConsistent)
            guard Interrupt.uninterruptibleCount.load(ordering: .sequentiallyConsistent) == 0 else { return }
            Interrupt.end()
        }
    }

    /// Runs an operation that Ctrl-C must not interrupt, such as writing and renaming a file. Returns nil, without
    /// running it, if Ctrl-C was pressed before.
    static func deferring<Result>(_ body: () -> Result) -> Result? {
        // The order matters: the count is raised before the flag is read, so a second Ctrl-C cannot miss a running
        // operation.
        uninterruptibleCount.add(1, ordering: .sequentiallyConsistent)
        defer { uninterruptibleCount.subtract(1, ordering: .sequentiallyConsistent) }
        return requested.load(ordering: .sequentiallyConsistent) ? nil : body()
    }

    /// Whether the size of the terminal has changed. Clears the flag.
    static func takeResized() -> Bool {
        resized.exchange(false, ordering: .relaxed)
    }

    /// Runs an operation that no signal must end halfway, such as writing and renaming a file. Signals are delayed on
    /// this thread. After `watch(once: true)` or `exitOnSignal()`, they do not end the process on another thread
    /// either.
    static func holding<Result>(_ body: () -> Result) -> Result {
        uninterruptibleCount.add(1, ordering: .sequentiallyConsistent)
        defer { uninterruptibleCount.subtract(1, ordering: .sequentiallyConsistent) }
        var (blocked, before) = (sigset_t(), sigset_t())
        sigemptyset(&blocked)
        for number in ending { sigaddset(&blocked, number) }
        pthread_sigmask(SIG_BLOCK, &blocked, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return body()
    }

    /// Makes a change of the terminal's size set its flag.
    static func watchResizing() {
        handle(SIGWINCH) { _ in
            Interrupt.resized.store(true, ordering: .relaxed)
            Interrupt.wake()
        }
    }

    /// Makes continuing after Ctrl-Z set its flag.
    static func watchContinuing() {
        handle(SIGCONT) { _ in
            Interrupt.continued.store(true, ordering: .relaxed)
            Interrupt.wake()
        }
    }

    // MARK: Waiting

    /// The ends of a pipe to which the handlers above write, so that a wait also ends for a signal that came just
    /// before it (the "self-pipe trick"); -1 before the first wait.
    private static let wakeReader = Atomic<Int32>(-1)
    private static let wakeWriter = Atomic<Int32>(-1)

    /// Makes the pipe. Call it before the signals are watched that must end a wait.
    static func prepareWaiting() {
        var ends: [Int32] = [-1, -1]
        guard wakeReader.load(ordering: .relaxed) < 0, pipe(&ends) == 0 else { return }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        wakeReader.store(ends[0], ordering: .relaxed)
        wakeWriter.store(ends[1], ordering: .relaxed)
    }

    /// Ends a wait, from a signal handler.
    private static func wake() {
        let end = wakeWriter.load(ordering: .relaxed)
        guard end >= 0 else { return }
        let before = errno
        var byte: UInt8 = 0
        _ = write(end, &byte, 1)
        errno = before
    }

    /// Waits until standard input can be read, or has ended, or one of the signals above has come. Returns whether
    /// there is input, and whether there may have been a signal; neither if waiting fails.
    static func waitForInput() -> (hasInput: Bool, hasSignal: Bool) {
        // A descriptor below zero is not waited for.
        let reader = wakeReader.load(ordering: .relaxed)
        var descriptors = [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            pollfd(fd: reader, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&descriptors, 2, -1)
        guard count > 0 else { return (false, count < 0 && errno == EINTR) }
        guard descriptors[1].revents != 0 else { return (true, false) }
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(reader, &bytes, bytes.count) == bytes.count {}
        return (descriptors[0].revents != 0, true)
    }

    /// Clears the flag of Ctrl-C.
    static func reset() {
        requested.store(false, ordering: .relaxed)
    }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        #if canImport(Glibc)
            return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
        #else
            return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
        #endif
    }

    /// Handles the signals that end the process.
    private static func handleEnding(_ body: @escaping @convention(c) (Int32) -> Void) {
        for number in ending where number != SIGHUP || !isIgnored(number) { handle(number, body) }
    }

    private static func handle(_ signal: Int32, _ body: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        #if canImport(Glibc)
            action.__sigaction_handler.sa_handler = body
        #else
            action.__sigaction_u.__sa_handler = body
        #endif
        // Without SA_RESTART, so that a blocked read or write returns, and its caller polls the flag.
        action.sa_flags = 0
        sigaction(signal, &action, nil)
    }
}
