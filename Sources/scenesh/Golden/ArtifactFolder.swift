/// The folder that keeps the traces which differ from their goldens, each at the place of its script.
struct ArtifactFolder: Sendable {
    let path: String

    /// `scripts/tour/01-hello.trace.actual`; where a script runs under several environments, each has its own:
    /// `scripts/mail.ios12-iPad.trace.actual`.
    static func name(of script: GoldenScript, _ target: TestTarget?) -> String {
        let environment = target.map { ".\($0.iosPart)-\($0.devicePart)" } ?? ""
        let name = "\(script.stem)\(environment)\(Discovery.goldenEnding).actual"
        // What lies outside stays inside here: an absolute path loses its slash, `..` becomes `_`.
        let parts = script.folder.split(separator: "/").filter { $0 != "." }.map { $0 == ".." ? "_" : $0 }
        return (parts.map(String.init) + [name]).joined(separator: "/")
    }

    /// The path of a file in the folder.
    func path(of name: String) -> String { Path.join(path, name) }

    /// Writes a trace, with the folders it needs, and answers with its path.
    func write(_ trace: [UInt8], as name: String) throws(SystemError) -> String {
        let whole = path(of: name)
        try FileSystem.makeFolder(Path.folder(of: whole), mode: 0o777)
        try FileSystem.replace(whole, with: trace)
        return whole
    }

    /// Takes away the trace of an earlier run.
    func remove(_ name: String) { FileSystem.remove(path(of: name)) }
}
