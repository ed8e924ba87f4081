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
    private static let held = Atomic<Int>(0)

    /// Whether Ctrl-C was pressed since `reset`.
    static var isRequested: Bool { requested.load(ordering: .relaxed) }

    /// Whether the process was stopped and has continued. Clears the flag.
    static func takeContinued() -> Bool {
        continued.exchange(false, ordering: .relaxed)
    }

    /// Makes Ctrl-C set the flag. With `once`, SIGTERM sets it too, and a second signal ends the process, in case
    /// nothing polls the flag.
    static func watch(once: Bool) {
        reset()
        // Without SA_RESTART, so that a blocked read or write returns, and its caller polls the flag.
        guard once else { return handle(SIGINT, flags: 0) { _ in Interrupt.requested.store(true, ordering: .relaxed) } }
        for number in [SIGINT, SIGTERM] {
            handle(number, flags: 0) { number in
                let isSecond = Interrupt.requested.exchange(true, ordering: .sequentiallyConsistent)
                guard isSecond, Interrupt.held.load(ordering: .sequentiallyConsistent) == 0 else { return }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// Runs an operation that Ctrl-C must not interrupt, such as writing and renaming a file. Returns nil, without
    /// running it, if Ctrl-C was pressed before.
    static func deferring<Result>(_ body: () -> Result) -> Result? {
        // The order matters: the count is raised before the flag is read, so a second Ctrl-C cannot miss a running
        // operation.
        held.add(1, ordering: .sequentiallyConsistent)
        defer { held.subtract(1, ordering: .sequentiallyConsistent) }
        return requested.load(ordering: .sequentiallyConsistent) ? nil : body()
    }

    /// Whether the size of the terminal has changed. Clears the flag.
    static func takeResized() -> Bool {
        resized.exchange(false, ordering: .relaxed)
    }

    /// Makes a change of the terminal's size set its flag.
    static func watchResizing() {
        handle(SIGWINCH, flags: 0) { _ in Interrupt.resized.store(true, ordering: .relaxed) }
    }

    /// Makes continuing after Ctrl-Z set its flag.
    static func watchContinuing() {
        handle(SIGCONT, flags: 0) { _ in Interrupt.continued.store(true, ordering: .relaxed) }
    }

    /// Clears the flag of Ctrl-C.
    static func reset() {
        requested.store(false, ordering: .relaxed)
    }

    private static func handle(_ signal: Int32, flags: Int32, _ body: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        #if canImport(Glibc)
            action.__sigaction_handler.sa_handler = body
        #else
            action.__sigaction_u.__sa_handler = body
        #endif
        action.sa_flags = flags
        sigaction(signal, &action, nil)
    }
}
