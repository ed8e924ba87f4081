import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Ctrl-C, and the return from Ctrl-Z, as flags that are asked for between two slices of work.
enum Interrupt {
    private static let requested = Atomic<Bool>(false)
    private static let continued = Atomic<Bool>(false)
    /// How many pieces of work must not be broken off now.
    private static let held = Atomic<Int>(0)

    /// Whether Ctrl-C was pressed since `reset`.
    static var isRequested: Bool { requested.load(ordering: .relaxed) }

    /// Whether the process was stopped and goes on again; asking forgets it.
    static func takeContinued() -> Bool {
        continued.exchange(false, ordering: .relaxed)
    }

    /// From now on Ctrl-C raises the flag. With `once`, so does the signal by which a supervisor (`timeout`, a server
    /// of builds) ends a process, and a second signal ends it, should the first find nobody who asks.
    static func watch(once: Bool) {
        reset()
        // Without SA_RESTART: a read or a write that waits comes back, and its caller asks for the flag.
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

    /// Does what Ctrl-C must not break off, such as writing a file and giving it its name; nil, and nothing is done,
    /// if Ctrl-C was pressed before.
    static func holdingBack<Result>(_ body: () -> Result) -> Result? {
        // First the count, then the flag: a second Ctrl-C that finds no count comes too late to find a body running.
        held.add(1, ordering: .sequentiallyConsistent)
        defer { held.subtract(1, ordering: .sequentiallyConsistent) }
        return requested.load(ordering: .sequentiallyConsistent) ? nil : body()
    }

    /// From now on the return from Ctrl-Z is noticed.
    static func watchContinuing() {
        handle(SIGCONT, flags: 0) { _ in Interrupt.continued.store(true, ordering: .relaxed) }
    }

    /// Forgets a Ctrl-C.
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
