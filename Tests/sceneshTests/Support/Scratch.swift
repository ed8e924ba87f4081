@testable import scenesh

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A folder for one test, taken away at its end.
struct Scratch: ~Copyable {
    /// The folder, with every link resolved.
    let path: String

    init() throws {
        var template = Array("/tmp/scenesh-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemError.last }
        let end = template.firstIndex(of: 0) ?? template.endIndex
        let made = String(decoding: template[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        path = FileSystem.resolve(made) ?? made
    }

    deinit {
        Scratch.remove(path)
    }

    /// Writes a file, with the folders it needs.
    func write(_ name: String, _ text: String) throws {
        try FileSystem.makeFolder(Path.folder(of: self[name]))
        try FileSystem.replace(self[name], with: Array(text.utf8))
    }

    /// The text of a file; nil if there is none.
    func read(_ name: String) -> String? {
        (try? FileSystem.read(self[name], limit: 1 << 30)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The path of a file in the folder.
    subscript(name: String) -> String { Path.join(path, name) }

    private static func remove(_ path: String) {
        if FileSystem.kind(of: path) == .folder, !FileSystem.isLink(path) {
            chmod(path, 0o700)
            for name in (try? FileSystem.names(in: path)) ?? [] { remove(Path.join(path, name)) }
            rmdir(path)
        } else {
            unlink(path)
        }
    }
}
