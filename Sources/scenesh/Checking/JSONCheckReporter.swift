/// Writes findings as JSON, an object per line, with a summary at the end.
struct JSONCheckReporter: Sendable {
    /// Returns the report: a line for each finding and for each unreadable file, then a summary.
    func report(_ report: CheckReport) -> [UInt8] {
        report.findings.flatMap(\.json) + report.unreadable.flatMap(line) + summary(report)
    }

    private func line(_ file: (path: String, reason: String)) -> [UInt8] {
        JSONText.line([
            ("event", JSONText.string("unreadable")), ("file", JSONText.string(file.path)),
            ("message", JSONText.string(file.reason)),
        ])
    }

    private func summary(_ report: CheckReport) -> [UInt8] {
        JSONText.line([
            ("event", JSONText.string("summary")), ("files", String(report.files)),
            ("errors", String(report.errors)), ("warnings", String(report.warnings)),
        ])
    }
}
