extension Console {
    /// Writes a file that the user has named, and creates its folder if that is missing. If it cannot be written, says
    /// so on standard error and returns false.
    mutating func save(_ bytes: [UInt8], to path: String) -> Bool {
        do throws(SystemError) {
            try FileSystem.makeFolder(Path.folder(of: path), mode: 0o777)
            try FileSystem.replace(path, with: bytes)
            return true
        } catch {
            writeError("cannot write '\(path)': \(error.message)")
            return false
        }
    }

    /// Writes files, and returns whether it did so. If one exists and differs, it writes none, because the file may be
    /// the user's own.
    mutating func saveNew(_ files: [(path: String, bytes: [UInt8])]) -> Bool {
        let differing = files.filter { FileSystem.kind(of: $0.path) != .nothing && !Self.has($0.path, $0.bytes) }
        for file in differing {
            writeError("'\(file.path)' exists and differs, so nothing was written; delete or move it first")
        }
        return differing.isEmpty && files.allSatisfy { save($0.bytes, to: $0.path) }
    }

    /// Whether the regular file at `path` has exactly these bytes.
    private static func has(_ path: String, _ bytes: [UInt8]) -> Bool {
        guard FileSystem.kind(of: path) == .regular else { return false }
        return (try? FileSystem.read(path, limit: bytes.count)) == bytes
    }
}
