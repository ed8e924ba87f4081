import SceneRuntime

#if canImport(Glibc)
    import Glibc
#endif

/// Large pages: the system maps memory that is touched for the first time in pages of 2 MB instead of 4 kB, which is
/// faster for large blocks.
enum LargePages {
    /// Asks for large pages in the large blocks of a script.
    static let advice = MemoryAdvice { block in
        #if canImport(Glibc)
            guard let start = block.baseAddress else { return }
            // Only whole pages can be advised. Where the system refuses, the block has small pages.
            let page = Int(getpagesize())
            let first = start.alignedUp(toMultipleOf: page)
            let size = (block.count - (first - start)) / page * page
            if size > 0 { madvise(first, size, MADV_HUGEPAGE) }
        #endif
    }

    /// Asks for large pages in `block`, if it is large. It must not have been filled yet.
    static func request(for block: UnsafeMutableRawBufferPointer) { advice.advise(about: block) }
}
