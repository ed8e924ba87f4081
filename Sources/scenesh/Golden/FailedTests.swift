/// The scripts that failed when they were last tested, in a file with the path of each. From which folder they were
/// tested does not matter.
struct FailedTests: Sendable {
    /// The path of the file; nil if there is no home folder.
    private let file: String?

    /// The file at `$XDG_STATE_HOME/scenesh/failed-tests`, by default under `~/.local/state`.
    init() {
        let state =
            EnvironmentVariable.value("XDG_STATE_HOME")
            ?? EnvironmentVariable.value("HOME").map { $0 + "/.local/state" }
        file = state.map { $0 + "/scenesh/failed-tests" }
    }

    /// Returns those of the paths whose scripts failed.
    func failed(among paths: [String]) -> [String] {
        let failed = self.paths
        return paths.filter { failed.contains(FailedTests.resolved($0)) }
    }

    private var paths: Set<String> { Set(lines.map { String(decoding: $0, as: UTF8.self) }) }

    private static func resolved(_ path: String) -> String { PlainText.line(FileSystem.resolve(path) ?? path) }

    /// Records the outcomes of a run. What it did not test stays as it was, unless it no longer exists. Errors are
    /// ignored: they concern only the next retry.
    func record(_ report: TestReport) {
        guard let file else { return }
        let failed = Set(report.outcomes.filter { $0.failure != nil }.map { FailedTests.resolved($0.path) })
        let earlier = paths
        let others = earlier.subtracting(report.outcomes.map { FailedTests.resolved($0.path) })
            .filter { FileSystem.kind(of: $0) == .regular }
        let now = others.union(failed)
        guard now != earlier else { return }
        try? FileSystem.makeFolder(Path.folder(of: file))
        try? FileSystem.replace(file, with: Lines.join(now.sorted().map { Array($0.utf8) }), mode: 0o600)
    }

    private var lines: [[UInt8]] {
        guard let file, let bytes = try? FileSystem.read(file, limit: 64 << 20) else { return [] }
        return Lines.split(bytes)
    }
}
