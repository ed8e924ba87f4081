import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Work on several processors with the results in order.
enum Parallel {
    /// Runs `body` for each number below `count`, at most `jobs` in parallel, and returns the results in order. After
    /// Ctrl-C there are fewer results. If `isLast` is true for a result, the later ones are dropped.
    static func map<Result: Sendable>(
        _ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result,
        isLast: @escaping @Sendable (Result) -> Bool = { _ in false }
    ) -> [Result] {
        let state = State<Result>(end: count)
        DeepThread.run(count: max(1, min(jobs, count))) {
            while !Interrupt.isRequested {
                let index = state.next.add(1, ordering: .relaxed).oldValue
                guard index < state.end.load(ordering: .relaxed) else { return }
                let result = body(index)
                if isLast(result) { state.end.min(index + 1, ordering: .relaxed) }
                state.results.withLock { $0[index] = result }
            }
        }
        let all = state.results.withLock { $0 }
        return (0..<state.end.load(ordering: .relaxed)).compactMap { all[$0] }
    }

    /// The state that the threads share: the next number, the end, and the results.
    private final class State<Result: Sendable>: Sendable {
        let next = Atomic<Int>(0)
        let end: Atomic<Int>
        let results = Mutex<[Int: Result]>([:])

        init(end: Int) { self.end = Atomic(end) }
    }

    /// The number of processors.
    static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
