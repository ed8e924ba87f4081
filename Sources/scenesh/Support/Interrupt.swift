import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Ctrl-C as a flag that long work asks for between two slices.
enum Interrupt {
    private static let requested = Atomic<Bool>(false)

    /// Whether Ctrl-C was pressed since `reset`.
    static var isRequested: Bool { requested.load(ordering: .relaxed) }

    /// From now on Ctrl-C raises the flag. With `once`, a second one ends the process, should the first find nobody
    /// who asks.
    static func watch(once: Bool) {
        reset()
        var action = sigaction()
        #if canImport(Glibc)
            action.__sigaction_handler.sa_handler = { _ in Interrupt.requested.store(true, ordering: .relaxed) }
        #else
            action.__sigaction_u.__sa_handler = { _ in Interrupt.requested.store(true, ordering: .relaxed) }
        #endif
        // Without SA_RESTART: a read or a write that waits comes back, and its caller asks for the flag.
        action.sa_flags = once ? Int32(bitPattern: UInt32(SA_RESETHAND)) : 0
        sigaction(SIGINT, &action, nil)
    }

    /// Forgets a Ctrl-C.
    static func reset() {
        requested.store(false, ordering: .relaxed)
    }
}
