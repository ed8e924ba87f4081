import SceneStoryboard

/// Finds the files of the storyboards that references name: among those that are given, in the folder of the
/// storyboard, then in the parent folder and its subfolders, level by level. If files of the parent folder may not be
/// read, the search begins in the folder of the storyboard.
struct StoryboardFinder {
    /// A storyboard's file.
    struct File {
        /// The path as messages show it. Its last part is the name of the file.
        let path: String
        let bytes: [UInt8]
    }

    /// The files of the command line.
    let filesOfCommandLine: [File]
    /// The folder of the storyboard.
    private let folder: String
    /// The folder that files may be read from, resolved; nil for any.
    private let root: String?
    private let sizeLimit: Int
    /// Whether no file is found.
    private let isAlone: Bool
    /// The paths of the storyboards in the parent folder and its subfolders, by their names without ending.
    private lazy var nearbyPaths: [String: String] = findAround()

    private static let mostLevels = 4
    private static let mostEntries = 10_000

    /// `place` is the path of the storyboard that has the references.
    init(at place: String, root: String?, given: [File], sizeLimit: Int, isAlone: Bool = false) {
        folder = Path.folder(of: place)
        self.root = root
        self.filesOfCommandLine = given
        self.sizeLimit = sizeLimit
        self.isAlone = isAlone
    }

    /// Returns the file of the storyboard `name`, or nil. On an iPad, `NAME~ipad` comes first, and on an iPhone
    /// `NAME~iphone`.
    mutating func find(_ name: String, on system: Storyboard.System) -> File? {
        if isAlone { return nil }
        let names = [system == .pad ? name + "~ipad" : name + "~iphone", name]
        for name in names {
            let file = name + StoryboardFiles.ending
            if let found = filesOfCommandLine.first(where: { Path.name(of: $0.path) == file }) { return found }
            if let found = read(Path.join(folder, file)) { return found }
        }
        for name in names {
            if let path = nearbyPaths[name], let found = read(path) { return found }
        }
        return nil
    }

    /// Whether another storyboard in the folder, in the parent folder or in its subfolders refers to the storyboard
    /// `name`.
    mutating func isReferredTo(_ name: String) -> Bool {
        if isAlone { return false }
        let reference = Array("storyboardName=\"\(name)\"".utf8)
        return nearbyPaths.contains { other, path in
            other != name && read(path).map { $0.bytes.firstRange(of: reference) != nil } ?? false
        }
    }

    private func read(_ path: String) -> File? {
        guard FileSystem.kind(of: path) == .regular, let resolved = FileSystem.resolve(path) else { return nil }
        if let root, !Path.isInside(resolved, folder: root) { return nil }
        guard let bytes = try? FileSystem.read(resolved, limit: sizeLimit), bytes.count <= sizeLimit else { return nil }
        return File(path: path, bytes: bytes)
    }

    /// Searches the parent folder and its subfolders.
    private func findAround() -> [String: String] {
        var found: [String: String] = [:]
        let above = Path.join(folder, "..")
        var isAllowed = true
        if let root { isAllowed = FileSystem.resolve(above).map { Path.isInside($0, folder: root) } ?? false }
        var level = [isAllowed ? above : folder]
        var count = 0
        for _ in 0..<StoryboardFinder.mostLevels {
            var next: [String] = []
            for folder in level {
                for entry in (try? FileSystem.entries(in: folder)) ?? [] {
                    count += 1
                    guard count <= StoryboardFinder.mostEntries else { return found }
                    let path = Path.join(folder, entry.name)
                    switch entry.kind {
                    case .folder: if !entry.isLink { next.append(path) }
                    case .regular:
                        if let stem = Path.stem(of: entry.name, ending: StoryboardFiles.ending), found[stem] == nil {
                            found[stem] = path
                        }
                    case .special, .nothing: break
                    }
                }
            }
            level = next
        }
        return found
    }
}
