/// Finds and reads the files that scripts import.
struct ImportFiles: Sendable {
    /// The result of an import.
    enum Answer: Sendable {
        /// The file, under the name that messages use.
        case file(name: String, bytes: [UInt8])
        /// The reason for a refusal, as a fragment.
        case refused(String)
    }

    /// The folder that names of scripts are relative to.
    let baseFolder: String
    /// Whether files outside the allowed folder may be read.
    let allowsOutside: Bool
    /// The maximum size of a file, in bytes.
    let sizeLimit: Int
    /// The name of the script.
    private let script: String

    init(script: ScriptSource, allowsOutside: Bool, sizeLimit: Int) {
        baseFolder = script.baseFolder
        self.allowsOutside = allowsOutside
        self.sizeLimit = sizeLimit
        self.script = script.name
    }

    /// The allowed folder, resolved: the working directory if it contains the script, otherwise the script's folder.
    var root: String? {
        let folder = FileSystem.resolve(Path.folder(of: Path.join(baseFolder, script)))
        guard let folder, let working = FileSystem.resolve("."), Path.isInside(folder, folder: working) else {
            return folder
        }
        return working
    }

    /// Returns the path of the file that `importer` imports as `path`.
    func place(of path: String, importer: String) -> String {
        Path.join(baseFolder, Path.join(Path.folder(of: importer), path))
    }

    /// Reads the file that `importer` imports as `path`. Names are those of messages.
    func read(_ path: String, importer: String) -> Answer {
        guard !path.isEmpty else { return .refused("the path is empty") }
        guard !path.utf8.contains(0) else { return .refused("a path cannot contain a zero byte") }
        let name = Path.join(Path.folder(of: importer), path)
        guard !name.isEmpty else { return .refused("'\(path)' is a folder") }
        let place = place(of: path, importer: importer)
        guard let resolved = FileSystem.resolve(place) else {
            return .refused("cannot read '\(name)': \(SystemError.last.message)")
        }
        if !allowsOutside, let root, !Path.isInside(resolved, folder: root) {
            return .refused(
                "'\(name)' is outside of '\(root)', the folder whose files can be imported; "
                    + "to import other files, add --allow-outside")
        }
        switch FileSystem.kind(of: resolved) {
        case .regular: break
        case .folder: return .refused("'\(name)' is a folder")
        case .special, .nothing: return .refused("'\(name)' is a pipe or a device")
        }
        do throws(SystemError) {
            return .file(name: name, bytes: try FileSystem.read(resolved, limit: sizeLimit))
        } catch {
            return .refused("cannot read '\(name)': \(error.message)")
        }
    }
}
