/// The findings of an earlier check, which are not reported again.
///
/// Its file has a line for each: `W0501 app.scene: scene 'a' is never used`. Without the number of the line, a finding
/// stays the same if the script changes above it.
struct Baseline: Sendable {
    /// How often each line may be found.
    private var counts: [String: Int] = [:]

    /// Reads the lines of a file. Empty ones, and those that begin with `#`, are comments.
    init(_ bytes: [UInt8]) {
        for line in Lines.split(bytes).map({ String(decoding: $0, as: UTF8.self) }) {
            if let text = line.trimmed, !text.hasPrefix("#") { counts[text, default: 0] += 1 }
        }
    }

    /// The number of lines that were not found.
    var unused: Int { counts.values.reduce(0, +) }

    /// Whether the finding is known. Each line is one finding.
    mutating func take(_ finding: Finding) -> Bool {
        let line = Baseline.line(of: finding)
        guard let count = counts[line], count > 0 else { return false }
        counts[line] = count - 1
        return true
    }

    /// Returns the file for a report.
    static func text(of report: CheckReport) -> [UInt8] {
        Lines.join(report.findings.map { Array(line(of: $0).utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
    }

    private static func line(of finding: Finding) -> String {
        PlainText.line("\(finding.code) \(finding.region.path): \(finding.message)")
    }
}
