/// Completes paths of files.
enum PathCompletion {
    /// Returns the completions of `begun`: folders, and scripts, or all files if there are no scripts. `closing` says
    /// whether a quote follows; nil if the path has no quotes.
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
            case .regular: files.append(name)
            case .special, .nothing: break
            }
        }
        let scripts = files.filter { $0.hasSuffix(".scene") }
        let ending = closing == true ? "\"" : ""
        // A complete path without quotes needs nothing after it.
        return folders.map { Assistant.Candidate(text: folder + $0 + "/", isWhole: false) }
            + (scripts.isEmpty ? files : scripts).map {
                Assistant.Candidate(text: folder + $0 + ending, isWhole: closing == true)
            }
    }
}
