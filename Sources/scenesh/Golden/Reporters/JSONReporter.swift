/// Writes the outcomes as JSON, an object per line, with a summary at the end.
struct JSONReporter: Sendable {
    /// The report.
    func report(_ report: TestReport) -> [UInt8] {
        report.outcomes.flatMap { line($0) } + report.warnings.flatMap { line($0, isWarning: true) } + summary(report)
    }

    private func line(_ outcome: TestOutcome, isWarning: Bool = false) -> [UInt8] {
        let failure = outcome.failure
        let difference = failure.map { PlainText.text($0.difference) }
        return JSONText.line([
            ("event", JSONText.string(isWarning ? "warning" : "outcome")),
            ("title", JSONText.string(outcome.title)),
            ("path", JSONText.string(outcome.path)),
            ("scenario", outcome.scenario.map(JSONText.string)),
            ("environment", outcome.environment.map(JSONText.string)),
            ("status", isWarning ? nil : JSONText.string(outcome.status)),
            ("seconds", isWarning ? nil : outcome.duration.seconds),
            ("reason", (outcome.skipReason ?? outcome.expectedFailure).map(JSONText.string)),
            ("kind", failure.map { JSONText.string($0.kind.rawValue) }),
            ("message", failure.map { JSONText.string($0.message) }),
            ("expected", (failure?.expectation?.expected).map(JSONText.string)),
            ("seen", (failure?.expectation?.seen).map(JSONText.string)),
            ("difference", difference.flatMap { $0.isEmpty ? nil : JSONText.string($0) }),
            ("file", (failure?.place?.path).map(JSONText.string)),
            ("line", (failure?.place?.line).map(String.init)),
            ("artifact", (failure?.artifact).map(JSONText.string)),
            ("written", outcome.written.isEmpty ? nil : JSONText.array(outcome.written.map(object))),
        ])
    }

    private func object(_ golden: WrittenGolden) -> String {
        JSONText.object([("path", JSONText.string(golden.path))])
    }

    private func summary(_ report: TestReport) -> [UInt8] {
        JSONText.line([
            ("event", JSONText.string("summary")),
            ("passed", String(report.passed)),
            ("failed", String(report.failed)),
            ("skipped", String(report.skipped)),
            ("leftOut", String(report.leftOut)),
            ("warnings", String(report.warnings.count)),
            ("written", String(report.written.count)),
            ("deleted", report.deleted.isEmpty ? nil : JSONText.array(report.deleted.map(JSONText.string))),
            ("seconds", report.duration.seconds),
        ])
    }
}

extension TestOutcome {
    /// `passed`, `failed` or `skipped`.
    fileprivate var status: String { failure != nil ? "failed" : skipReason != nil ? "skipped" : "passed" }
}
