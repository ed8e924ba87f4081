/// The files that can stand where the beginning of a path has been typed.
enum PathCompletion {
    /// What can replace `begun`: folders, and scripts where there are any, else all files. `closing` says whether a
    /// quote follows; nil where the path stands without quotes.
    static func candidates(begun: [UInt8], closing: Bool?) -> [Assistant.Candidate] {
        let path = String(decoding: begun, as: UTF8.self)
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let prefix = path.dropFirst(folder.count)
        guard let names = try? FileSystem.names(in: folder.isEmpty ? "." : folder) else { return [] }
        let fitting = names.filter { $0.utf8.starts(with: prefix.utf8) }
        var folders: [String] = []
        var files: [String] = []
        for name in fitting {
            switch FileSystem.kind(of: folder + name) {
            case .folder: folders.append(name)
            case .file: files.append(name)
            case .nothing: break
            }
        }
        let scripts = files.filter { $0.hasSuffix(".scene") }
        let ending = closing == true ? "\"" : ""
        // Behind a whole path without quotes nothing is to come.
        return folders.map { Assistant.Candidate(text: folder + $0 + "/", isWhole: false) }
            + (scripts.isEmpty ? files : scripts).map {
                Assistant.Candidate(text: folder + $0 + ending, isWhole: closing == true)
            }
    }
}
