/// Writes failures as annotations of GitHub Actions, which appear at their lines.
struct GitHubReporter: Sendable {
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
        return GitHubAnnotation(
            level: "error", path: failure.place?.path ?? outcome.path, line: failure.place?.line ?? 1,
            title: outcome.title, message: failure.headline
        ).text
    }
}
