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
}
