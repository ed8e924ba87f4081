/// Writes failures as annotations of GitHub Actions, which appear at their lines.
struct GitHubReporter: Sendable {
    /// The maximum number of lines of a difference in an annotation.
    private static let mostLines = 60

    /// Returns the report: an annotation for each failure, and `N passed, N failed` as the last line.
    func report(_ report: TestReport) -> [UInt8] {
        var text = ""
        for outcome in report.outcomes {
            if let failure = outcome.failure { text += annotation(outcome, failure) }
        }
        for warning in report.warnings {
            text +=
                GitHubAnnotation(
                    level: "warning", path: warning.path, line: 1, title: "unused golden",
                    message: warning.failure?.message ?? ""
                ).text
        }
        for golden in report.written {
            text += "wrote \(PlainText.line(golden.path))\n"
        }
        text += "\(report.tally)\n"
        return Array(text.utf8)
    }

    private func annotation(_ outcome: TestOutcome, _ failure: Failure) -> String {
        let lines = Lines.split(failure.difference)
        var message = failure.sentences + lines.prefix(GitHubReporter.mostLines).map(PlainText.text)
        if lines.count > GitHubReporter.mostLines {
            message.append("… and \(lines.count - GitHubReporter.mostLines) more lines")
        }
        if let artifact = failure.artifact { message.append("the whole trace is in '\(PlainText.line(artifact))'") }
        return GitHubAnnotation(
            level: "error", path: failure.place?.path ?? outcome.path, line: failure.place?.line ?? 1,
            title: outcome.title, message: message.joined(separator: "\n")
        ).text
    }
}
