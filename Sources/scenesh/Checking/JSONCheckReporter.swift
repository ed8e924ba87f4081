/// Writes findings as JSON, an object per line, with a summary at the end.
struct JSONCheckReporter: Sendable {
    /// Returns the report: a line for each finding and for each unreadable file, then a summary.
    func report(_ report: CheckReport) -> [UInt8] {
        report.findings.flatMap(line) + report.unreadable.flatMap(line) + summary(report)
    }

    private func line(_ finding: Finding) -> [UInt8] {
        JSONText.line(
            [
                ("event", JSONText.string("finding")),
                ("code", JSONText.string(finding.code)),
                ("severity", JSONText.string(finding.severity)),
                ("message", JSONText.string(finding.message)),
                ("label", finding.label.isEmpty ? nil : JSONText.string(finding.label)),
                ("help", finding.help.map(JSONText.string)),
            ] + place(finding.region) + [
                ("related", finding.related.isEmpty ? nil : JSONText.array(finding.related.map(related))),
                ("fix", finding.fix.map(fix)),
            ])
    }

    private func line(_ file: (path: String, reason: String)) -> [UInt8] {
        JSONText.line([
            ("event", JSONText.string("unreadable")), ("file", JSONText.string(file.path)),
            ("message", JSONText.string(file.reason)),
        ])
    }

    /// Returns the fields of a range. The end is the place after its last character.
    private func place(_ region: Finding.Region) -> [(name: String, value: String?)] {
        [
            ("file", JSONText.string(region.path)),
            ("line", String(region.start.line)), ("column", String(region.start.column)),
            ("endLine", String(region.end.line)), ("endColumn", String(region.end.column)),
        ]
    }

    private func related(_ other: Finding.Related) -> String {
        JSONText.object([("message", JSONText.string(other.text))] + place(other.region))
    }

    private func fix(_ fix: Finding.Fix) -> String {
        JSONText.object(
            [("text", JSONText.string(fix.text)), ("certain", String(fix.isCertain))] + place(fix.region))
    }

    private func summary(_ report: CheckReport) -> [UInt8] {
        JSONText.line([
            ("event", JSONText.string("summary")), ("files", String(report.files)),
            ("errors", String(report.errors)), ("warnings", String(report.warnings)),
        ])
    }
}
