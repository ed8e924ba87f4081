import SceneLang
import Synchronization

/// Finds the `scenesh.toml` of a script: the nearest one in its folder and the folders around it. The result
/// is kept for each folder, so a file that applies to several folders is read once for each.
final class ConfigurationFiles: Sendable {
    /// The maximum size of a file, in bytes.
    private static let sizeLimit = 1 << 16

    /// What was found for a folder. `folder` is the path as the caller wrote it, not resolved.
    private struct Known {
        let folder: String
        let loaded: LoadedConfiguration
    }

    /// What was found so far. It is an array: the first use of a dictionary type makes the Swift runtime look up its
    /// conformance to `Hashable`, which is a tenth of the tool's start-up time. A run has few folders.
    private let known = Mutex<[Known]>([])

    /// Returns the configuration for the scripts of a folder; an empty one if there is no file.
    func configuration(for folder: String) -> LoadedConfiguration {
        if let loaded = known.withLock({ all in all.last { $0.folder == folder }?.loaded }) { return loaded }
        let path = ConfigurationFiles.places(for: folder).first(where: FileSystem.exists)
        let loaded = path.map(ConfigurationFiles.load) ?? LoadedConfiguration()
        known.withLock { $0.append(Known(folder: folder, loaded: loaded)) }
        return loaded
    }

    /// Forgets what was read, because the files may have changed.
    func forget() { known.withLock { $0 = [] } }

    /// Returns the resolved paths of the files that may apply to a folder, the nearest one first.
    static func places(for folder: String) -> [String] {
        guard var folder = FileSystem.resolve(folder) else { return [] }
        var places = [Path.join(folder, Configuration.fileName)]
        while folder != "/" {
            folder = Path.folder(of: folder)
            places.append(Path.join(folder, Configuration.fileName))
        }
        return places
    }

    private static func load(_ path: String) -> LoadedConfiguration {
        let working = FileSystem.resolve(".") ?? "/"
        let name = Path.isInside(path, folder: working) ? Path.relative(path, to: working) : path
        do throws(SystemError) {
            let bytes = try FileSystem.readRegular(path, limit: sizeLimit)
            // `read` returns one byte more than the limit if the file is larger.
            guard bytes.count <= sizeLimit else {
                return refused(name, "the file is larger than \(sizeLimit / 1024) KiB")
            }
            return ConfigurationReader.read(bytes, name: name)
        } catch {
            return refused(name, "it cannot be read: \(error.message)")
        }
    }

    private static func refused(_ name: String, _ reason: String) -> LoadedConfiguration {
        var loaded = LoadedConfiguration()
        let file = loaded.sources.add(SourceFile(name: name, bytes: []))
        loaded.diagnostics = [
            Diagnostic(.malformedConfiguration, reason, at: SourceSpan(file: file, start: 0, end: 0))
        ]
        return loaded
    }
}
