/// The findings of an earlier check, which are not reported again.
///
/// Its file has a line for each: `W0501 app.scene: scene 'a' is never used`. Without the number of the line, a finding
/// stays the same if the script changes above it. Paths are relative to the folder of the file, so that the current
/// folder does not matter.
struct Baseline: Sendable {
    /// How often each line may be found.
    private var counts: [String: Int] = [:]
    private let folder: String?

    /// Reads the lines of the file at `path`. Empty ones, and those that begin with `#`, are comments.
    init(_ bytes: [UInt8], at path: String) {
        folder = Baseline.folder(of: path)
        for line in Lines.split(bytes).map({ String(decoding: $0, as: UTF8.self) }) {
            if let text = line.trimmedOrNil, !text.hasPrefix("#") { counts[text, default: 0] += 1 }
        }
    }

    /// The number of lines that were not found.
    var unused: Int { counts.values.reduce(0, +) }

    /// Whether the finding is known. Each line is one finding.
    mutating func removeIfKnown(_ finding: Finding) -> Bool {
        let line = Baseline.line(of: finding, folder)
        guard let count = counts[line], count > 0 else { return false }
        counts[line] = count - 1
        return true
    }

    /// Returns the contents of the file at `path` for a report.
    static func text(of report: CheckReport, at path: String) -> [UInt8] {
        let folder = folder(of: path)
        let lines = report.findings.map { Array(line(of: $0, folder).utf8) }
        return Lines.join(lines.sorted { $0.lexicographicallyPrecedes($1) })
    }

    /// Returns the resolved folder of a file; nil if there is none.
    private static func folder(of path: String) -> String? { FileSystem.resolve(Path.folder(of: path)) }

    private static func line(of finding: Finding, _ folder: String?) -> String {
        var path = finding.region.path
        if let folder, let resolved = FileSystem.resolve(path) { path = Path.relative(resolved, to: folder) }
        return PlainText.line("\(finding.code) \(path): \(finding.message)")
    }
}
