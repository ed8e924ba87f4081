@testable import scenesh

/// The checkout that the tests belong to.
enum Project {
    /// The folder with Package.swift.
    static let root: String = {
        var folder = Path.folder(of: #filePath)
        while folder != "/", FileSystem.kind(of: Path.join(folder, "Package.swift")) != .regular {
            folder = Path.folder(of: folder)
        }
        return folder
    }()

    /// A path of the project as a path of the machine.
    static func path(_ name: String) -> String { Path.join(root, name) }

    /// The text of a file of the project; empty if there is none.
    static func text(_ name: String) -> String {
        let bytes = (try? FileSystem.read(path(name), limit: 1 << 30)) ?? []
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The files under a folder of the project with an ending, as paths of the project.
    static func files(under folder: String, ending: String) -> [String] {
        let names = (try? FileSystem.names(in: path(folder))) ?? []
        return names.flatMap { name -> [String] in
            let inner = Path.join(folder, name)
            switch FileSystem.kind(of: path(inner)) {
            case .folder: return files(under: inner, ending: ending)
            case .regular: return inner.hasSuffix(ending) ? [inner] : []
            case .special, .nothing: return []
            }
        }
    }
}
