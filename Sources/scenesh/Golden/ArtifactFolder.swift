/// The folder for the files about tests that fail. It mirrors the folders of the scripts.
struct ArtifactFolder: Sendable {
    /// A file about a test that fails.
    enum Part: String, Sendable, CaseIterable {
        /// The trace.
        case actual
        /// The golden.
        case expected
        /// The differences of the golden and of each `expect trace`, in the unified format.
        case diff
        /// A page that steps through the run, with the golden beside the trace.
        case player
    }

    let path: String

    /// `scripts/tour/01-hello.trace.actual`; if a script runs in several environments, each has its own:
    /// `scripts/mail.ios12-iPad.trace.actual`.
    static func name(of part: Part, _ script: GoldenScript, _ target: TestTarget?) -> String {
        let environment = target.map { ".\($0.iosPart)-\($0.devicePart)\($0.buildPart)" } ?? ""
        let ending = part == .player ? ".html" : "\(Discovery.goldenEnding).\(part.rawValue)"
        let name = "\(script.stem)\(environment)\(ending)"
        return (parts(of: script.folder) + [name]).joined(separator: "/")
    }

    /// Returns the names of the folders for the files about the scripts of a folder. A path outside of the working
    /// directory stays inside: an absolute path loses its slash, `..` becomes `_`.
    private static func parts(of folder: String) -> [String] {
        folder.split(separator: "/").filter { $0 != "." }.map { $0 == ".." ? "_" : String($0) }
    }

    /// Removes the folders for these folders of scripts, and their parents, if they are empty.
    func removeEmptyFolders(of folders: [String]) {
        for folder in Set(folders) {
            var parts = ArtifactFolder.parts(of: folder)
            while !parts.isEmpty, FileSystem.removeEmptyFolder(self.path(of: parts.joined(separator: "/"))) {
                parts.removeLast()
            }
        }
    }

    /// Returns the path of a file in the folder.
    func path(of name: String) -> String { Path.join(path, name) }

    /// Writes the files about a test and deletes the others of an earlier run. Creates missing folders. Returns the
    /// names of the files.
    func write(
        _ files: [Part: [UInt8]], of script: GoldenScript, _ target: TestTarget?
    ) throws(SystemError) -> [Part: String] {
        var names: [Part: String] = [:]
        for part in Part.allCases {
            let name = ArtifactFolder.name(of: part, script, target)
            let whole = path(of: name)
            // A page of this name that is not ours stays, also if the test passes.
            if part == .player, FileSystem.exists(whole), !PlayerPage.isPage(whole) {
                if files[part] != nil { throw SystemError.foreignPage }
                continue
            }
            if let bytes = files[part] {
                names[part] = name
                try FileSystem.makeFolder(Path.folder(of: whole), mode: 0o777)
                try FileSystem.replace(whole, with: bytes)
            } else {
                FileSystem.deleteIgnoringErrors(whole)
            }
        }
        return names
    }
}
