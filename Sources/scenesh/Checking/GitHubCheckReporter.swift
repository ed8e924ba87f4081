/// Writes findings as annotations of GitHub Actions, which appear at their lines.
struct GitHubCheckReporter: Sendable {
    /// Returns the report: an annotation for each finding, and the tally as the last line.
    func report(_ report: CheckReport) -> [UInt8] {
        var text = ""
        for finding in report.findings { text += annotation(finding) }
        for file in report.unreadable {
            let annotation = GitHubAnnotation(
                level: "error", path: file.path, line: 1, title: "cannot be read", message: file.reason)
            text += annotation.text
        }
        return Array("\(text)\(report.tally)\n".utf8)
    }

    private func annotation(_ finding: Finding) -> String {
        let (start, end) = (finding.region.start, finding.region.end)
        var annotation = GitHubAnnotation(
            level: finding.severity, path: finding.region.path, line: start.line,
            title: "\(finding.code): \(finding.title)", message: finding.lines.joined(separator: "\n"))
        annotation.endLine = end.line
        // GitHub ignores columns of a range of several lines.
        if start.line == end.line {
            annotation.columns = (start.utf16Column, max(start.utf16Column, end.utf16Column - 1))
        }
        return annotation.text
    }
}
