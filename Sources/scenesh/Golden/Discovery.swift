/// A script and the goldens beside it.
struct GoldenScript: Sendable, Hashable {
    /// The script's path as found.
    let path: String
    /// The names of the goldens beside it that can be its own, in byte order.
    let goldens: [String]

    /// The folder that the script and its goldens lie in.
    var folder: String { Path.folder(of: path) }
    /// The script's name without `.scene`.
    var stem: String { Path.stem(of: Path.name(of: path), ending: Discovery.scriptEnding) ?? Path.name(of: path) }
}

/// The scripts and goldens under some paths.
struct Discovery: Sendable {
    static let scriptEnding = ".scene"
    static let goldenEnding = ".trace"

    /// In the order of the paths given, then by name.
    private(set) var scripts: [GoldenScript] = []
    /// Goldens whose script is gone.
    private(set) var orphans: [String] = []
    /// Paths that lead nowhere or cannot be read, each with the reason.
    private(set) var problems: [String] = []
    private var seen: Set<String> = []

    /// Looks through the paths, files or folders; `filter` keeps what has the text in its path.
    init(paths: [String], filter: String? = nil) {
        for path in paths {
            switch FileSystem.kind(of: path) {
            case .folder: walk(path)
            case .file: addFile(path)
            case .nothing: problems.append("cannot find '\(path)'")
            }
        }
        if let filter {
            scripts.removeAll { !$0.path.contains(filter) }
            orphans.removeAll { !$0.contains(filter) }
        }
    }

    private mutating func walk(_ folder: String) {
        do throws(SystemError) {
            let names = try FileSystem.names(in: folder)
            let stems = names.compactMap { Path.stem(of: $0, ending: Discovery.scriptEnding) }
            var goldens: [String: [String]] = [:]
            for name in names where name.hasSuffix(Discovery.goldenEnding) {
                if let stem = Discovery.owner(of: name, among: stems) {
                    goldens[stem, default: []].append(name)
                } else {
                    orphans.append(Path.join(folder, name))
                }
            }
            for name in names {
                let path = Path.join(folder, name)
                if let stem = Path.stem(of: name, ending: Discovery.scriptEnding) {
                    add(GoldenScript(path: path, goldens: goldens[stem] ?? []))
                } else if FileSystem.kind(of: path) == .folder, !FileSystem.isLink(path) {
                    walk(path)
                }
            }
        } catch {
            problems.append("cannot read '\(folder)': \(error.message)")
        }
    }

    private mutating func addFile(_ path: String) {
        guard let stem = Path.stem(of: Path.name(of: path), ending: Discovery.scriptEnding) else {
            problems.append("'\(path)' is no script: its name does not end with \(Discovery.scriptEnding)")
            return
        }
        let beside = (try? FileSystem.names(in: Path.folder(of: path))) ?? []
        let stems = beside.compactMap { Path.stem(of: $0, ending: Discovery.scriptEnding) }
        add(GoldenScript(path: path, goldens: beside.filter { Discovery.owner(of: $0, among: stems) == stem }))
    }

    private mutating func add(_ script: GoldenScript) {
        if seen.insert(script.path).inserted { scripts.append(script) }
    }

    /// The script that a golden belongs to: the longest stem that the name begins with, then a dot.
    private static func owner(of golden: String, among stems: [String]) -> String? {
        guard golden.hasSuffix(goldenEnding) else { return nil }
        return stems.filter { golden.hasPrefix($0 + ".") }.max { $0.utf8.count < $1.utf8.count }
    }
}
