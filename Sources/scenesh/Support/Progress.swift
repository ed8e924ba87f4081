import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A progress line on the terminal, which is erased at the end.
final class Progress: Sendable {
    /// The delay before the line appears.
    private static let delay = Duration.milliseconds(500)
    /// The minimum time between two updates of the line.
    private static let updateInterval = Duration.milliseconds(100)

    private struct State: Sendable {
        var total = 0
        var done = 0
        var failed = 0
        var nextLine = ContinuousClock.now
        var isShown = false
    }

    private let state = Mutex(State())

    /// Creates a progress line; nil unless standard error is a terminal that can erase a line.
    init?() {
        guard Descriptor.isTerminal(STDERR_FILENO), EnvironmentVariable.value("TERM") != "dumb" else { return nil }
    }

    /// Starts with a number of scripts.
    func begin(_ total: Int) {
        state.withLock { $0 = State(total: total, nextLine: ContinuousClock.now + Progress.delay) }
    }

    /// Counts a finished script. Shows nothing before `begin` and after `end`.
    func advance(hasFailed: Bool) {
        state.withLock { state in
            state.done += 1
            state.failed += hasFailed ? 1 : 0
            let now = ContinuousClock.now
            guard state.total > 0, now >= state.nextLine else { return }
            state.nextLine = now + Progress.updateInterval
            state.isShown = true
            let failures = state.failed > 0 ? ", \(state.failed) failed" : ""
            show("\(state.done) of \(state.total) scripts\(failures)")
        }
    }

    /// Erases the line.
    func end() {
        state.withLock { state in
            if state.isShown { show("") }
            state = State()
        }
    }

    private func show(_ text: String) {
        Descriptor.write(Array("\r\(text)\u{1B}[K".utf8), to: STDERR_FILENO)
    }
}
