#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What changes whenever a file does.
struct FileStamp: Sendable, Equatable {
    private let inode: UInt64
    private let size: Int64
    private let modified: Instant
    private let changed: Instant

    private struct Instant: Sendable, Equatable {
        let seconds: Int
        let nanoseconds: Int

        init(_ time: timespec) {
            seconds = Int(time.tv_sec)
            nanoseconds = Int(time.tv_nsec)
        }
    }

    /// The stamp of what a path leads to; nil if there is nothing.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        #if canImport(Glibc)
            modified = Instant(status.st_mtim)
            changed = Instant(status.st_ctim)
        #else
            modified = Instant(status.st_mtimespec)
            changed = Instant(status.st_ctimespec)
        #endif
    }
}
