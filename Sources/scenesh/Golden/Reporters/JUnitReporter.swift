/// Writes the outcomes as JUnit XML: a test suite for each folder, a test case for each outcome.
struct JUnitReporter: Sendable {
    /// Returns the report as a document.
    func report(_ report: TestReport) -> [UInt8] {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"scenesh\" \(counts(report.outcomes, duration: report.duration))>\n"
        for suite in suites(report.outcomes) { text += self.suite(suite.folder, suite.outcomes) }
        text += "</testsuites>\n"
        return Array(text.utf8)
    }

    /// Returns the outcomes by folder, in the order of the first outcome of each folder.
    private func suites(_ outcomes: [TestOutcome]) -> [(folder: String, outcomes: [TestOutcome])] {
        var order: [String] = []
        let groups = Dictionary(grouping: outcomes) { Path.folder(of: $0.path) }
        for outcome in outcomes {
            let folder = Path.folder(of: outcome.path)
            if order.last != folder, !order.contains(folder) { order.append(folder) }
        }
        return order.map { ($0, groups[$0] ?? []) }
    }

    private func suite(_ folder: String, _ outcomes: [TestOutcome]) -> String {
        let duration = outcomes.reduce(Duration.zero) { $0 + $1.duration }
        var text = "  <testsuite name=\(quoted(folder)) \(counts(outcomes, duration: duration))>\n"
        for outcome in outcomes { text += element(outcome) }
        return text + "  </testsuite>\n"
    }

    private func counts(_ outcomes: [TestOutcome], duration: Duration) -> String {
        let failures = outcomes.count { $0.failure?.isError == false }
        let errors = outcomes.count { $0.failure?.isError == true }
        let skipped = outcomes.count { $0.skipReason != nil }
        let numbers = "tests=\"\(outcomes.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
        return numbers + (skipped > 0 ? " skipped=\"\(skipped)\"" : "") + " time=\"\(duration.seconds)\""
    }

    private func element(_ outcome: TestOutcome) -> String {
        let name =
            Path.name(of: outcome.path) + (outcome.scenario.map { "::\($0)" } ?? "")
            + (outcome.environment.map { " (\($0))" } ?? "")
        var text = "    <testcase classname=\(quoted(Path.folder(of: outcome.path))) name=\(quoted(name))"
        let place = outcome.failure?.place
        text += " file=\(quoted(place?.path ?? outcome.path))"
        if let line = place?.line ?? outcome.line { text += " line=\"\(line)\"" }
        text += " time=\"\(outcome.duration.seconds)\""
        let skipped = outcome.skipReason.map { "      <skipped message=\(quoted($0))/>\n" } ?? ""
        let inner = skipped + (outcome.failure.map(element) ?? "") + output(outcome)
        text += inner.isEmpty ? "/>\n" : ">\n\(inner)    </testcase>\n"
        return text
    }

    private func element(_ failure: Failure) -> String {
        let name = failure.isError ? "error" : "failure"
        let sentences = failure.sentences.map { "\($0)\n" }.joined()
        let details = JUnitReporter.escaped(sentences + PlainText.text(failure.difference))
        let head = "<\(name) message=\(quoted(failure.headline)) type=\(quoted(failure.kind.rawValue))>"
        return "      \(head)\(details)</\(name)>\n"
    }

    private func output(_ outcome: TestOutcome) -> String {
        var lines = outcome.written.map { "wrote \($0.path)" }
        if let reason = outcome.expectedFailure { lines.append("failed as expected: \(reason)") }
        if let artifact = outcome.failure?.artifact { lines.append("the whole trace is in '\(artifact)'") }
        guard !lines.isEmpty else { return "" }
        let text = lines.map { JUnitReporter.escaped(PlainText.line($0)) }.joined(separator: "\n")
        return "      <system-out>\(text)</system-out>\n"
    }

    /// Returns text escaped for XML. Control characters must be escaped before.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private func quoted(_ text: String) -> String { "\"\(JUnitReporter.escaped(PlainText.line(text)))\"" }
}

extension Failure {
    /// Whether the test could not run, which JUnit calls an error and not a failure. `orphan` is a golden that no test
    /// reads, and `unfulfilled` a failure that the script expects and that does not occur.
    fileprivate var isError: Bool { [.scriptErrors, .unreadable, .unwritable].contains(kind) }
}
