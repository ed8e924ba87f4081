#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Threads with a stack that is large enough for the deepest nesting that `--max-nesting` allows.
///
/// Parser, resolver and compiler recurse into nested syntax. Default stacks are too small for that: at most 8 MB, and
/// 512 KB in some thread pools. A debug build needs up to 60 KB per level.
enum DeepThread {
    /// The maximum of `--max-nesting`. A debug build needs half of the stack for it.
    static let deepestNesting = 2_000

    /// The size of a stack, in bytes. Only the part that is used takes memory.
    private static let stackSize = 256 << 20

    /// The closure of a thread, passed through an untyped pointer.
    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Runs `body` on a new thread and waits for its end. That thread receives the signals, so Ctrl-C interrupts its
    /// system calls.
    static func run(_ body: @escaping @Sendable () -> Void) {
        guard let thread = start(body) else { return body() }
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        pthread_join(thread, nil)
    }

    /// Runs `body` on `count` threads in parallel and waits for all. If no thread can be created, the caller's thread
    /// is used.
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
