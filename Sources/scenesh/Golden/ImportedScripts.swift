import SceneLang
import Synchronization

/// The scripts that other scripts import. They are read on first use, because most runs do not need them.
final class ImportedScripts: Sendable {
    private let scripts: [GoldenScript]
    private let sizeLimit: Int
    private let importedPaths = Mutex<Set<[UInt8]>?>(nil)

    /// Creates the set for the scripts that may import each other.
    init(among scripts: [GoldenScript], sizeLimit: Int) {
        self.scripts = scripts
        self.sizeLimit = sizeLimit
    }

    /// Whether another script imports this one.
    func contains(_ script: GoldenScript) -> Bool {
        let paths = importedPaths.withLock { found in
            let paths = found ?? Set(scripts.flatMap(imports))
            found = paths
            return paths
        }
        return paths.contains(Array(script.path.utf8))
    }

    /// Returns the paths that a script imports itself.
    private func imports(of script: GoldenScript) -> [[UInt8]] {
        guard let bytes = try? FileSystem.read(script.path, limit: sizeLimit),
            bytes.firstRange(of: Array("import".utf8)) != nil
        else { return [] }
        let head = ScriptHead(SourceFile(name: Path.name(of: script.path), bytes: bytes))
        return head.imports.map { Array(Path.join(script.folder, $0.path).utf8) }
    }
}
