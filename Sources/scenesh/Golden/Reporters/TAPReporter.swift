/// Writes the outcomes in the Test Anything Protocol, version 13.
struct TAPReporter: Sendable {
    /// Returns the report: the plan, a line for each outcome, and a YAML block for each failure.
    func report(_ report: TestReport) -> [UInt8] {
        var text = "TAP version 13\n1..\(report.outcomes.count)"
        text += report.outcomes.isEmpty ? " # SKIP no script in this shard\n" : "\n"
        for (index, outcome) in report.outcomes.enumerated() {
            let result = outcome.failure == nil ? "ok" : "not ok"
            text += "\(result) \(index + 1) - \(TAPReporter.escaped(outcome.title))"
            text += outcome.skipReason.map { " # SKIP \(PlainText.line($0))\n" } ?? "\n"
            if let failure = outcome.failure { text += block(outcome, failure) }
            text += outcome.expectedFailure.map { "# failed as expected: \(PlainText.line($0))\n" } ?? ""
            for golden in outcome.written {
                text += "# wrote \(PlainText.line(golden.path))\n"
            }
        }
        for warning in report.warnings {
            text += "# warning: \(TAPReporter.escaped(warning.title)): \(warning.failure?.message ?? "")\n"
        }
        if report.leftOut > 0 { text += "# scripts skipped after the first failure: \(report.leftOut)\n" }
        text += "# \(report.tally)\n"
        return Array(text.utf8)
    }

    /// Returns a title with escaped `#`, which would begin a directive.
    static func escaped(_ title: String) -> String {
        title.unicodeScalars.map { $0 == "#" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    }

    private func block(_ outcome: TestOutcome, _ failure: Failure) -> String {
        var lines = ["---", "message: \(quoted(failure.message))", "severity: fail", "kind: \(failure.kind.rawValue)"]
        lines.append("duration_ms: \(outcome.duration.milliseconds)")
        if let place = failure.place {
            lines += ["file: \(quoted(PlainText.line(place.path)))", "line: \(place.line)"]
        }
        if let artifact = failure.artifact { lines.append("artifact: \(quoted(PlainText.line(artifact)))") }
        if !failure.difference.isEmpty {
            lines.append("difference: |")
            lines += Lines.split(failure.difference).map { "  " + PlainText.text($0) }
        }
        lines.append("...")
        return lines.map { "  \($0)\n" }.joined()
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    }
}

extension Duration {
    /// Milliseconds with three decimals, `0.412`.
    fileprivate var milliseconds: String { (self * 1_000).seconds.dropLast(3).description }
}
