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
    /// either the old or the new content, and SIGTERM leaves no temporary file. An existing file keeps its owner, group
    /// and mode, and a symbolic link stays a link. A target that cannot be replaced is written in place, which is not
    /// atomic: a pipe or a device such as `/dev/stdout`, a file with several hard links, whose names keep one content,
    /// and a file whose owner or group this process cannot set.
    static func replace(_ path: String, with bytes: [UInt8], mode: mode_t = 0o666) throws(SystemError) {
        var target = path
        if isLink(path), kind(of: path) != .special {
            guard let resolved = resolve(path) else { throw SystemError.last }
            target = resolved
        }
        var status = stat()
        let old = stat(target, &status) == 0 ? status : nil
        // A rename requires only permission to write the folder. A write-protected file must not be replaced.
        if old != nil, access(target, W_OK) != 0 { throw SystemError.last }
        // Signals are delayed until the file is complete.
        let error = Interrupt.holding { () -> SystemError? in
            do throws(SystemError) {
                if let old, old.st_mode & S_IFMT != S_IFREG || old.st_nlink > 1 {
                    try replaceInPlace(target, with: bytes)
                } else if try !replaceByRenaming(target, for: bytes, like: old, mode: mode) {
                    try replaceInPlace(target, with: bytes)
                }
                return nil
            } catch {
                return error
            }
        }
        if let error { throw error }
    }

    /// Writes a temporary file and renames it. Returns false, and changes nothing, if it cannot get the owner and group
    /// of the old file.
    private static func replaceByRenaming(
        _ target: String, for bytes: [UInt8], like old: stat?, mode: mode_t
    ) throws(SystemError) -> Bool {
        let folder = Path.folder(of: target)
        let (temporary, descriptor) = try makeTemporary(in: folder, mode: old == nil ? mode : 0o600)
        do throws(SystemError) {
            guard try writeAndClose(descriptor, with: bytes, like: old) else {
                unlink(temporary)
                return false
            }
            guard rename(temporary, target) == 0 else { throw SystemError.last }
            return true
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

    /// Writes and closes a new file. Returns false if it cannot get the owner and group of the old file.
    private static func writeAndClose(_ descriptor: Int32, with bytes: [UInt8], like old: stat?) throws(SystemError)
        -> Bool
    {
        do throws(SystemError) {
            if let old {
                // A change of the owner clears bits of the mode, so it comes first.
                guard copyOwner(to: descriptor, from: old) else {
                    close(descriptor)
                    return false
                }
                if fchmod(descriptor, old.st_mode & 0o7777) != 0 { throw SystemError.last }
            }
            try write(bytes, to: descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        // Some file systems report a full disk only here.
        guard close(descriptor) == 0 else { throw SystemError.last }
        return true
    }

    /// Gives a new file the owner and group of the old one. Returns whether it has them.
    private static func copyOwner(to descriptor: Int32, from old: stat) -> Bool {
        var new = stat()
        guard fstat(descriptor, &new) == 0 else { return false }
        return new.st_uid == old.st_uid && new.st_gid == old.st_gid || fchown(descriptor, old.st_uid, old.st_gid) == 0
    }

    /// Writes a file in place. If that fails, a regular file gets its old content back.
    private static func replaceInPlace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        let isRegular = kind(of: path) == .regular
        let old = isRegular ? try read(path, limit: Int.max - 1) : []
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError.last }
        defer { close(descriptor) }
        do throws(SystemError) {
            try write(bytes, to: descriptor)
            if isRegular, ftruncate(descriptor, off_t(bytes.count)) != 0 { throw SystemError.last }
        } catch {
            if isRegular, lseek(descriptor, 0, SEEK_SET) == 0 {
                try? write(old, to: descriptor)
                _ = ftruncate(descriptor, off_t(old.count))
            }
            throw error
        }
    }
}
