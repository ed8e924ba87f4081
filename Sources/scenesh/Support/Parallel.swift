import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Work on several processors with the results in order.
enum Parallel {
    /// Does `body` for 0 up to `count`, at most `jobs` at a time; stops early, with fewer results, after Ctrl-C. A
    /// result that `isLast` is the last one in order: those before it are all there, whatever was done beside them.
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

    /// What the threads share: the next piece of work, the end of it, and what the pieces came to.
    private final class State<Result: Sendable>: Sendable {
        let next = Atomic<Int>(0)
        let end: Atomic<Int>
        let results = Mutex<[Int: Result]>([:])

        init(end: Int) { self.end = Atomic(end) }
    }

    /// As many as there are processors.
    static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
