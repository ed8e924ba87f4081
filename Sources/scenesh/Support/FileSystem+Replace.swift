import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension FileSystem {
    /// A counter for the names of temporary files.
    private static let counter = Atomic<Int>(0)

    /// Replaces a file atomically: writes a temporary file in the same folder and renames it, so that a reader sees
    /// either the old or the new content. An existing file keeps its mode, and a symbolic link stays a link. A target
    /// that cannot be renamed, such as a pipe or `/dev/stdout`, is written directly.
    static func replace(_ path: String, with bytes: [UInt8], mode: mode_t = 0o666) throws(SystemError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        guard !exists || status.st_mode & S_IFMT == S_IFREG else { return try overwrite(path, with: bytes) }
        var target = path
        if isLink(path) {
            guard let resolved = resolve(path) else { throw SystemError.last }
            target = resolved
        }
        // A rename requires only permission to write the folder. A write-protected file must not be replaced.
        if exists, access(target, W_OK) != 0 { throw SystemError.last }
        let (temporary, descriptor) = try makeTemporary(in: Path.folder(of: target), mode: exists ? 0o600 : mode)
        do throws(SystemError) {
            try fill(descriptor, with: bytes, mode: exists ? status.st_mode & 0o7777 : nil)
            guard rename(temporary, target) == 0 else { throw SystemError.last }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Runs `body` with an exclusive lock on a folder. Without support for locks, and after Ctrl-C, it runs without a
    /// lock.
    static func withLock<Result>(on folder: String, _ body: () -> Result) -> Result {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return body() }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR, !Interrupt.isRequested {}
        return body()
    }

    /// Creates a temporary file in a folder, with a short and unique name.
    private static func makeTemporary(
        in folder: String, mode: mode_t
    ) throws(SystemError) -> (path: String, descriptor: Int32) {
        while true {
            let number = counter.add(1, ordering: .relaxed).newValue
            let path = "\(folder)/.scenesh-\(getpid())-\(number).tmp"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
            if descriptor >= 0 { return (path, descriptor) }
            guard errno == EEXIST || errno == EINTR else { throw SystemError.last }
        }
    }

    /// Writes and closes a new file.
    private static func fill(_ descriptor: Int32, with bytes: [UInt8], mode: mode_t?) throws(SystemError) {
        do throws(SystemError) {
            try write(bytes, to: descriptor)
            if let mode, fchmod(descriptor, mode) != 0 { throw SystemError.last }
        } catch {
            close(descriptor)
            throw error
        }
        // Some file systems report a full disk only here.
        guard close(descriptor) == 0 else { throw SystemError.last }
    }

    private static func overwrite(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError.last }
        defer { close(descriptor) }
        try write(bytes, to: descriptor)
    }
}
