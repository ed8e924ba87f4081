import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Work on several processors with the results in order.
enum Parallel {
    /// Does `body` for 0 up to `count`, at most `jobs` at a time; stops early, with fewer results, after Ctrl-C.
    static func map<Result: Sendable>(
        _ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result
    ) -> [Result] {
        let state = State<Result>()
        DeepThread.run(count: max(1, min(jobs, count))) {
            while !Interrupt.isRequested {
                let index = state.next.add(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                let result = body(index)
                state.results.withLock { $0[index] = result }
            }
        }
        let all = state.results.withLock { $0 }
        return (0..<count).compactMap { all[$0] }
    }

    /// What the threads share: the next piece of work, and what the pieces came to.
    private final class State<Result: Sendable>: Sendable {
        let next = Atomic<Int>(0)
        let results = Mutex<[Int: Result]>([:])
    }

    /// As many as there are processors.
    static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
