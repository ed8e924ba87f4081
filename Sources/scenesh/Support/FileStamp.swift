#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Metadata that changes whenever the file changes.
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

    /// Creates the stamp of the file at a path, following links; nil if there is none.
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
