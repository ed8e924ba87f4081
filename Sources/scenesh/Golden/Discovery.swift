/// A script and its goldens in the same folder.
struct GoldenScript: Sendable, Hashable {
    /// The path of the script.
    let path: String
    /// The names of its possible goldens in the same folder, in byte order.
    let goldens: [String]
    /// The stems of the scripts in the same folder that begin with its own and a dot, such as `x.ios17` for `x`, in
    /// UTF-8: file systems tell apart what Unicode does not. Their goldens may have the names of its own.
    var rivals: Set<[UInt8]> = []
    /// Whether the script was found in a folder, and not named.
    var isFound = false

    /// The folder of the script and its goldens.
    var folder: String { Path.folder(of: path) }
    /// The script's name without `.scene`; the whole name of a file of Swift.
    var stem: String { Path.stem(of: Path.name(of: path), ending: Discovery.scriptEnding) ?? Path.name(of: path) }
}

/// Finds the scripts and goldens below some paths.
struct Discovery: Sendable {
    static let scriptEnding = ScriptSource.ending
    static let goldenEnding = ".trace"
    /// The folder that is searched if no path is given. If there is none, everything below the current folder is.
    static let defaultFolder = "scripts"

    /// A path that cannot be read, with the message about it.
    struct Problem: Hashable, Sendable {
        let path: String
        let sentence: String
    }

    /// In the order of the paths given, then by name.
    private(set) var scripts: [GoldenScript] = []
    /// All scripts, before a filter or a shard removed some. These may import the others.
    private(set) var importers: [GoldenScript] = []
    /// Goldens without a script.
    private(set) var orphans: [String] = []
    /// Paths that do not exist or cannot be read.
    private(set) var problems: [Problem] = []
    /// Pipes and devices in folders, each with the reason why it is skipped. They do not change the status.
    private(set) var skipped: [String] = []
    /// The messages about paths: those that are skipped, and those that cannot be read.
    var complaints: [String] { skipped + problems.map(\.sentence) }
    // Paths are compared as bytes, because two strings that are equal in Swift can name different files.
    private var seen: Set<[UInt8]> = []
    private var folders: [String: Folder] = [:]
    /// Whether storyboards are found, too. They have no goldens.
    private let hasStoryboards: Bool

    /// What is searched if no path is given.
    private static var defaultPath: String { FileSystem.kind(of: defaultFolder) == .folder ? defaultFolder : "." }

    /// The message that paths contain no script.
    static func lack(in paths: [String]) -> String {
        let names = paths.map { "'\(PlainText.line($0))'" }.joined(separator: ", ")
        return "no script found" + (paths.isEmpty ? "" : " in \(names)")
    }

    /// Searches the paths (files or folders), or the default ones if there are none. `filter` keeps only paths that
    /// contain a string.
    init(paths: [String], filter: String? = nil, storyboards: Bool = false) {
        hasStoryboards = storyboards
        for path in paths.isEmpty ? [Discovery.defaultPath] : paths {
            let path = Path.join(".", path)
            switch FileSystem.kind(of: path) {
            case .folder: addFolder(path)
            case .regular: addFile(path)
            case .special: problems.append(Problem(path: path, sentence: Discovery.reason(skipping: path)))
            case .nothing: problems.append(Problem(path: path, sentence: "cannot find '\(path)'"))
            }
        }
        if paths.isEmpty, scripts.isEmpty, orphans.isEmpty, problems.isEmpty {
            let reason =
                "no script found: there is no folder '\(Discovery.defaultFolder)' with scripts, "
                + "and no script below the current folder"
            problems.append(Problem(path: Discovery.defaultFolder, sentence: reason))
        }
        folders = [:]
        importers = scripts
        if let filter {
            scripts.removeAll { !$0.path.contains(filter) }
            orphans.removeAll { !$0.contains(filter) }
        }
    }

    /// Returns the tests below the paths. The setup of a folder is none.
    ///
    /// - Parameter seed: shuffles the scripts; nil for their order.
    static func tests(
        paths: [String], filter: String? = nil, shard: Shard? = nil, seed: UInt64? = nil
    ) -> Discovery {
        var discovery = Discovery(paths: paths, filter: filter)
        discovery.scripts.removeAll { Path.name(of: $0.path) == ScriptSource.setupName }
        if let shard { discovery.filter(byShard: shard) }
        if let seed {
            var generator = SeededGenerator(seed: seed)
            discovery.scripts.shuffle(using: &generator)
        }
        return discovery
    }

    /// Keeps only the scripts with these paths, and no goldens without a script.
    mutating func filter(byPaths paths: [String]) {
        let wanted = Set(paths)
        scripts.removeAll { !wanted.contains($0.path) }
        orphans = []
    }

    /// Keeps only one shard of the scripts, and of the goldens without a script.
    private mutating func filter(byShard shard: Shard) {
        scripts = shard.share(of: scripts)
        orphans = shard.share(of: orphans)
    }

    private mutating func addFolder(_ path: String) {
        let folder: Folder
        do throws(SystemError) {
            folder = Folder(entries: try FileSystem.entries(in: path))
        } catch {
            problems.append(Problem(path: path, sentence: "cannot read '\(path)': \(error.message)"))
            return
        }
        for orphan in folder.orphans where seen.insert(Array(Path.join(path, orphan).utf8)).inserted {
            orphans.append(Path.join(path, orphan))
        }
        skipped += folder.pipes.map { Discovery.reason(skipping: Path.join(path, $0)) }
        for entry in folder.entries {
            let inner = Path.join(path, entry.name)
            if entry.kind == .special {
                if entry.name.hasSuffix(Discovery.scriptEnding) || isStoryboard(entry.name) {
                    skipped.append(Discovery.reason(skipping: inner))
                }
            } else if let stem = Path.stem(of: entry.name, ending: Discovery.scriptEnding) {
                add(
                    GoldenScript(
                        path: inner, goldens: folder.goldens(of: stem), rivals: folder.rivals(of: stem), isFound: true))
            } else if isStoryboard(entry.name), entry.kind == .regular {
                add(GoldenScript(path: inner, goldens: [], isFound: true))
            } else if entry.kind == .folder, !entry.isLink {
                addFolder(inner)
            }
        }
    }

    private func isStoryboard(_ name: String) -> Bool { hasStoryboards && name.hasSuffix(StoryboardFiles.ending) }

    /// A pipe would be read until its writer ends, a device without end.
    private static func reason(skipping path: String) -> String {
        "skipped '\(path)': it is a pipe or a device, not a file"
    }

    private mutating func addFile(_ path: String) {
        if isStoryboard(path) { return add(GoldenScript(path: path, goldens: [])) }
        let isSwift = path.hasSuffix(ScriptSource.swiftEnding)
        let fileName = Path.name(of: path)
        guard let stem = isSwift ? fileName : Path.stem(of: fileName, ending: Discovery.scriptEnding) else {
            let reason =
                path.hasSuffix(StoryboardFiles.nibEnding)
                ? StoryboardFiles.nibSentence(about: path)
                : "'\(path)' is not a script: its name ends with neither \(Discovery.scriptEnding) "
                    + "nor \(ScriptSource.swiftEnding)"
            problems.append(Problem(path: path, sentence: reason))
            return
        }
        let name = Path.folder(of: path)
        let folder = folders[name] ?? Folder(entries: (try? FileSystem.entries(in: name)) ?? [])
        folders[name] = folder
        let pipes = folder.pipes.filter { $0.hasPrefix(stem + ".") }
        skipped += pipes.map { Discovery.reason(skipping: Path.join(name, $0)) }
        add(GoldenScript(path: path, goldens: folder.goldens(of: stem), rivals: folder.rivals(of: stem)))
    }

    private mutating func add(_ script: GoldenScript) {
        if seen.insert(Array(script.path.utf8)).inserted { scripts.append(script) }
    }

    /// The scripts and goldens of a folder.
    private struct Folder: Sendable {
        let entries: [FileSystem.Entry]
        /// Goldens without a script.
        private(set) var orphans: [String] = []
        /// Pipes and devices with the name of a golden. They are not read.
        private(set) var pipes: [String] = []
        private var goldens: [[UInt8]: [String]] = [:]
        private var rivals: [[UInt8]: Set<[UInt8]>] = [:]

        init(entries: [FileSystem.Entry]) {
            self.entries = entries
            let stems = Set(
                entries.compactMap { entry in
                    // A file of Swift is a test only if it is named, but then has goldens, too.
                    let isSwift = entry.name.hasSuffix(ScriptSource.swiftEnding)
                    let stem = isSwift ? entry.name : Path.stem(of: entry.name, ending: scriptEnding)
                    return stem.map { Array($0.utf8) }
                })
            for stem in stems {
                for owner in Folder.owners(of: stem, among: stems) { rivals[owner, default: []].insert(stem) }
            }
            for entry in entries where entry.name.hasSuffix(goldenEnding) {
                let name = entry.name
                if entry.kind == .special {
                    pipes.append(name)
                } else if let stem = Folder.owners(of: Array(name.utf8), among: stems).first {
                    goldens[stem, default: []].append(name)
                } else {
                    orphans.append(name)
                }
            }
        }

        /// Returns the names of the goldens of a script.
        func goldens(of stem: String) -> [String] { goldens[Array(stem.utf8)] ?? [] }

        /// Returns the stems of the scripts whose goldens may have the name of a script.
        func rivals(of stem: String) -> Set<[UInt8]> { rivals[Array(stem.utf8)] ?? [] }

        /// Returns the stems such that a name begins with the stem and a dot, the longest first. A golden belongs to
        /// the first one.
        private static func owners(of name: [UInt8], among stems: Set<[UInt8]>) -> [[UInt8]] {
            let dots = name.indices.reversed().filter { name[$0] == UInt8(ascii: ".") }
            return dots.map { Array(name[..<$0]) }.filter(stems.contains)
        }
    }
}
