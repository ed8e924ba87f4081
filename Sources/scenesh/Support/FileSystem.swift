#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// File operations, which throw the system's error.
enum FileSystem {
    /// The kind of a file.
    enum Kind: Sendable {
        case regular, folder, nothing
        /// A pipe, a socket or a device. Opening a pipe blocks until a process writes to it.
        case special

        /// The kind that the mode of a file states.
        init(mode: mode_t) {
            switch mode & S_IFMT {
            case S_IFREG: self = .regular
            case S_IFDIR: self = .folder
            default: self = .special
            }
        }
    }

    /// Returns the kind of the file at a path, following links.
    static func kind(of path: String) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else { return .nothing }
        return Kind(mode: status.st_mode)
    }

    /// Whether both paths lead to one file that exists, following links. Hard links of a file are one.
    static func isSameFile(_ first: String, _ second: String) -> Bool {
        var (one, other) = (stat(), stat())
        guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }

    /// Reads a file, but stops soon after `limit` bytes: a longer result means that it is too large.
    static func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError.last }
        defer { close(descriptor) }
        return try read(descriptor: descriptor, limit: limit)
    }

    /// Reads a file that the user has not named, such as a file of the tool's own. A pipe or a device is an error: it
    /// would be read until its writer ends, or without end.
    static func readRegular(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe waits for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw SystemError.last }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
        if Kind(mode: status.st_mode) == .special { throw SystemError.notAFile }
        return try read(descriptor: descriptor, limit: limit)
    }

    /// Whether there is anything at a path, also a link that leads nowhere.
    static func exists(_ path: String) -> Bool { isLink(path) || kind(of: path) != .nothing }

    /// Reads a descriptor to its end, but stops soon after `limit` bytes: a longer result means that it is too large.
    static func read(descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
        // The size of a regular file is known, so one read is enough. An additional byte shows whether it ends there.
        var status = stat()
        let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
        var bytes = try readOnce(descriptor, min(size, limit) + 1)
        if bytes.count == size, status.st_mode & S_IFMT == S_IFREG { return bytes }
        while bytes.count <= limit {
            // A device may never block, so no signal interrupts a call.
            if Interrupt.isRequested { throw SystemError(code: EINTR) }
            let chunk = try readOnce(descriptor, 1 << 14)
            if chunk.isEmpty { break }
            bytes += chunk
        }
        return bytes
    }

    /// Reads up to `count` bytes; none at the end.
    private static func readOnce(_ descriptor: Int32, _ count: Int) throws(SystemError) -> [UInt8] {
        while true {
            var found = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialised in
                #if canImport(Glibc)
                    found = Glibc.read(descriptor, buffer.baseAddress, count)
                #else
                    found = Darwin.read(descriptor, buffer.baseAddress, count)
                #endif
                initialised = max(found, 0)
            }
            if found >= 0 { return bytes }
            if errno != EINTR || Interrupt.isRequested { throw SystemError.last }
        }
    }

    /// Appends to a file. If it does not exist, it is created, readable only by its owner.
    static func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
        if kind(of: path) == .special { throw SystemError.notAFile }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemError.last }
        defer { close(descriptor) }
        try write(bytes, to: descriptor)
    }

    /// Creates a folder and its parents, by default readable only by their owner.
    static func makeFolder(_ path: String, mode: mode_t = 0o700) throws(SystemError) {
        guard !path.isEmpty, kind(of: path) == .nothing else { return }
        try makeFolder(Path.folder(of: path), mode: mode)
        guard mkdir(path, mode) == 0 || errno == EEXIST else { throw SystemError.last }
    }

    /// Deletes a file, if it exists. Errors are ignored.
    static func deleteIgnoringErrors(_ path: String) { unlink(path) }

    /// Removes a folder if it is empty. Returns whether it did.
    static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

    /// Deletes a file.
    static func delete(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 else { throw SystemError.last }
    }

    /// Reads a line, of at most `limit` bytes; nil at the end. Throws an error after Ctrl-C.
    static func readLine(descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8]? {
        var line: [UInt8] = []
        var byte: [UInt8] = [0]
        while line.last != UInt8(ascii: "\n"), line.count < limit {
            #if canImport(Glibc)
                let count = byte.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, 1) }
            #else
                let count = byte.withUnsafeMutableBytes { Darwin.read(descriptor, $0.baseAddress, 1) }
            #endif
            if count == 0 { return line.isEmpty ? nil : line }
            if count > 0 {
                line += byte
            } else if errno != EINTR || Interrupt.isRequested {
                throw SystemError.last
            }
        }
        return line
    }

    /// A file or a folder in a folder.
    struct Entry: Sendable {
        /// The name, with `\u{FFFD}` for invalid UTF-8.
        let name: String
        /// The kind, following symbolic links.
        let kind: Kind
        /// Whether it is a symbolic link itself.
        let isLink: Bool
    }

    /// Returns the entries of a folder, sorted by name, without names that begin with a dot.
    static func entries(in folder: String) throws(SystemError) -> [Entry] {
        guard let stream = opendir(folder) else { throw SystemError.last }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let entry = readdir(stream) {
            let found = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    Entry(name: String(cString: $0), in: dirfd(stream), $0, type: Int(entry.pointee.d_type))
                }
            }
            if !found.name.hasPrefix(".") { entries.append(found) }
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// Returns the names in a folder, sorted, without those that begin with a dot.
    static func names(in folder: String) throws(SystemError) -> [String] {
        try entries(in: folder).map(\.name)
    }

    /// Whether the path itself is a symbolic link.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Returns the path with every link and `..` resolved; nil if there is no such file.
    static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Writes all bytes to a descriptor.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            #if canImport(Glibc)
                let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            #else
                let count = bytes[written...].withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
            #endif
            if count >= 0 {
                written += count
            } else if errno != EINTR {
                throw SystemError.last
            }
        }
    }
}

extension FileSystem.Entry {
    /// Creates the entry with the name `bytes`. `type` is the file type that the folder stores.
    fileprivate init(name: String, in folder: Int32, _ bytes: UnsafePointer<CChar>, type: Int) {
        guard type != Int(DT_REG), type != Int(DT_DIR) else {
            (self.name, kind, isLink) = (name, type == Int(DT_DIR) ? .folder : .regular, false)
            return
        }
        var status = stat()
        self.name = name
        var isThere = fstatat(folder, bytes, &status, AT_SYMLINK_NOFOLLOW) == 0
        isLink = isThere && status.st_mode & S_IFMT == S_IFLNK
        if isLink { isThere = fstatat(folder, bytes, &status, 0) == 0 }
        kind = isThere ? FileSystem.Kind(mode: status.st_mode) : .nothing
    }
}
