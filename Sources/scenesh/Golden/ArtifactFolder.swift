/// The folder for traces that differ from their goldens. It mirrors the folders of the scripts.
struct ArtifactFolder: Sendable {
    let path: String

    /// `scripts/tour/01-hello.trace.actual`; if a script runs in several environments, each has its own:
    /// `scripts/mail.ios12-iPad.trace.actual`.
    static func name(of script: GoldenScript, _ target: TestTarget?) -> String {
        let environment = target.map { ".\($0.iosPart)-\($0.devicePart)" } ?? ""
        let name = "\(script.stem)\(environment)\(Discovery.goldenEnding).actual"
        // A path outside of the working directory stays inside of the folder: an absolute path loses its slash, `..`
        // becomes `_`.
        let parts = script.folder.split(separator: "/").filter { $0 != "." }.map { $0 == ".." ? "_" : $0 }
        return (parts.map(String.init) + [name]).joined(separator: "/")
    }

    /// Returns the path of a file in the folder.
    func path(of name: String) -> String { Path.join(path, name) }

    /// Writes a trace, creates missing folders, and returns its path.
    func write(_ trace: [UInt8], as name: String) throws(SystemError) -> String {
        let whole = path(of: name)
        try FileSystem.makeFolder(Path.folder(of: whole), mode: 0o777)
        try FileSystem.replace(whole, with: trace)
        return whole
    }

    /// Deletes the trace of an earlier run.
    func remove(_ name: String) { FileSystem.remove(path(of: name)) }
}
