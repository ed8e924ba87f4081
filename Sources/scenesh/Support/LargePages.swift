import SceneRuntime

#if canImport(Glibc)
    import Glibc
#endif

/// The system's larger pages, where it gives some for the asking. Each page that is touched for the first time takes a
/// while, and what is made of a large script lies in thousands of small ones.
enum LargePages {
    /// Asks for them for all large blocks of the language.
    static func use() { LargeMemory.prepare { ask(for: $0, $1) } }

    /// Asks for them for a block that begins at `start`.
    private static func ask(for start: UnsafeMutableRawPointer, _ size: Int) {
        #if canImport(Glibc)
            let before = Int(bitPattern: start) % Int(getpagesize())
            madvise(start - before, size + before, MADV_HUGEPAGE)
        #endif
    }
}
