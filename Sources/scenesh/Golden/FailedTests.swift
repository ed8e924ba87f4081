/// The scripts that failed in the last run, in a file for all folders in which tests run: a line for each, with the
/// folder, a tab and the path.
struct FailedTests: Sendable {
    /// The path of the file; nil if there is no home folder.
    private let file: String?
    /// The start of the lines of this folder.
    private let start: [UInt8]

    /// The file at `$XDG_STATE_HOME/scenesh/failed-tests`, by default under `~/.local/state`.
    init() {
        let state =
            EnvironmentVariable.value("XDG_STATE_HOME")
            ?? EnvironmentVariable.value("HOME").map { $0 + "/.local/state" }
        file = state.map { $0 + "/scenesh/failed-tests" }
        start = Array("\(PlainText.line(FileSystem.resolve(".") ?? "."))\t".utf8)
    }

    /// The paths of the scripts that failed.
    var paths: [String] {
        lines.filter { $0.starts(with: start) }.map { String(decoding: $0.dropFirst(start.count), as: UTF8.self) }
    }

    /// Records the outcomes of a run. What it did not test stays as it was. Errors are ignored: they concern only the
    /// next retry.
    func record(_ report: TestReport) {
        guard let file else { return }
        let failed = Set(report.outcomes.filter { $0.failure != nil }.map(\.path))
        let earlier = Set(paths)
        let now = earlier.subtracting(report.outcomes.map(\.path)).union(failed)
        guard now != earlier else { return }
        let own = now.sorted().map { start + Array(PlainText.line($0).utf8) }
        let all = lines.filter { !$0.starts(with: start) } + own
        try? FileSystem.makeFolder(Path.folder(of: file))
        try? FileSystem.replace(file, with: Lines.join(all), mode: 0o600)
    }

    private var lines: [[UInt8]] {
        guard let file, let bytes = try? FileSystem.read(file, limit: 64 << 20) else { return [] }
        return Lines.split(bytes)
    }
}
