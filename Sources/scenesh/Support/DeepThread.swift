#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Threads whose stack holds the deepest script that may be asked for.
///
/// Parser, resolver and compiler descend into what is nested in a script. The system's own stacks are too small for
/// that: 8 MB at most, 512 KB in some pools, and a debug build spends up to 60 KB a level.
enum DeepThread {
    /// The most that `--max-nesting` may be: what a debug build nests that deep fits the stack twice.
    static let deepestNesting = 2_000

    /// Only what is used of it costs memory.
    private static let stackSize = 256 << 20

    /// What a thread is to do, on its way through the system's untyped pointer.
    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Does `body` on a thread of its own and waits for its end. Signals come to that thread: what waits there is woken
    /// by Ctrl-C.
    static func run(_ body: @escaping @Sendable () -> Void) {
        guard let thread = start(body) else { return body() }
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        pthread_join(thread, nil)
    }

    /// Does `body` on `count` threads at once and waits for the last. Where the system gives no thread, the caller's is
    /// taken.
    static func run(count: Int, _ body: @escaping @Sendable () -> Void) {
        let threads = (0..<count).compactMap { _ in start(body) }
        if threads.isEmpty { body() }
        for thread in threads { pthread_join(thread, nil) }
    }

    private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let status = pthread_create(&thread, &attributes, { DeepThread.begin($0) }, work.toOpaque())
        if status != 0 {
            work.release()
            return nil
        }
        return thread
    }

    #if canImport(Glibc)
        private static func begin(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
            if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
            return nil
        }
    #else
        private static func begin(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
            Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
            return nil
        }
    #endif
}
