/// The findings of `check` that `test` lines expect: they are the point of the script, not a mistake.
struct ExpectedFindings: Sendable {
    private let testLines: TestLines
    private let scenarios: [(span: SourceSpan, testLines: TestLines)]

    /// Warnings that predict a failure, with a part of its message.
    private static let predictions: [(code: DiagnosticCode, failure: String)] = [(.unknownSegue, "has no segue")]

    /// - Parameters:
    ///   - testLines: those of the file.
    ///   - scenarios: the places of the scenarios, with their own lines.
    init(_ testLines: TestLines, scenarios: [(span: SourceSpan, testLines: TestLines)]) {
        (self.testLines, self.scenarios) = (testLines, scenarios)
    }

    /// Whether the script expects the finding: a `test errors` line names the error, or a `fails` that covers this
    /// place names the failure that the warning predicts.
    func contains(_ finding: Diagnostic) -> Bool {
        if finding.severity == .error {
            return testLines.errors.contains { $0.code == finding.code.id && contains($0.text, in: finding.message) }
        }
        guard let prediction = ExpectedFindings.predictions.first(where: { $0.code == finding.code }) else {
            return false
        }
        let own = scenarios.filter { $0.span.encloses(finding.span) }.map { $0.testLines }
        return ([testLines] + own).contains { $0.failures.contains { contains(prediction.failure, in: $0.text) } }
    }

    /// Whether `text` contains `part`. Every text contains an empty part.
    private func contains(_ part: String, in text: String) -> Bool {
        part.isEmpty || Text.contains(Array(text.utf8)[...], Array(part.utf8))
    }
}
