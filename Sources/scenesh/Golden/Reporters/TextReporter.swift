/// Writes the outcomes as text.
struct TextReporter: Sendable {
    /// The maximum number of sentences before a difference.
    private static let most = 8

    let isColoured: Bool
    /// Whether only failures and the last line are printed.
    let isQuiet: Bool

    /// Returns the report: the goldens that were written, each failure with its reasons, and `N passed, N failed` as
    /// the last line.
    func report(_ report: TestReport) -> [UInt8] {
        var text = failures(in: report.outcomes)
        if !isQuiet {
            text += reasons(report.outcomes) + warnings(report.warnings) + written(report.written)
            for path in report.deleted {
                Paint(colour: isColoured).line("deleted \(PlainText.line(path))", .plain, into: &text)
            }
        }
        if report.leftOut > 0 {
            let scripts = report.leftOut == 1 ? "1 script" : "\(report.leftOut) scripts"
            Paint(colour: isColoured).line("\(scripts) skipped after the first failure", .plain, into: &text)
        }
        return text + tally(report) + advice(report)
    }

    /// Returns how to accept goldens that differ; empty if none does.
    private func advice(_ report: TestReport) -> [UInt8] {
        guard report.outcomes.contains(where: { $0.failure?.isBlessable == true && !$0.isUnread }) else { return [] }
        var text: [UInt8] = []
        Paint(colour: isColoured).line(
            "review the goldens that differ with 'scenesh review', or accept all with 'scenesh test --bless'", .plain,
            into: &text)
        return text
    }

    /// Returns the last line, such as `12 passed, 1 failed`. With `showsTime`, the seconds of the run follow.
    func tally(_ report: TestReport, showsTime: Bool = false) -> [UInt8] {
        var text: [UInt8] = []
        // Two digits, such as 0.05.
        let time = showsTime ? " (\(report.duration.seconds.dropLast(4)) s)" : ""
        Paint(colour: isColoured).line(report.tally + time, report.failed > 0 ? .red : .green, into: &text)
        return text
    }

    /// Returns each failure with its reasons.
    func failures(in outcomes: [TestOutcome]) -> [UInt8] {
        var text: [UInt8] = []
        let paint = Paint(colour: isColoured)
        var configurations: Set<String> = []
        for group in outcomes.groups {
            guard let failure = group.first.failure else { continue }
            paint.line("FAIL \(group.title)", .bold, into: &text)
            // The errors of a configuration are those of all its scripts.
            if let path = failure.place?.path, Path.name(of: path) == Configuration.fileName,
                !configurations.insert(path).inserted
            {
                paint.line("'\(PlainText.line(path))' has the errors above", .plain, into: &text)
                text.append(UInt8(ascii: "\n"))
                continue
            }
            // The names of the test, these sentences and the number of the others are at most ten lines.
            let shown =
                failure.difference.isEmpty ? failure.sentences[...] : failure.sentences.prefix(TextReporter.most)
            for sentence in shown { paint.line(sentence, .plain, into: &text) }
            let rest = failure.sentences.count - shown.count
            if rest > 0 { paint.line("and \(rest) more", .plain, into: &text) }
            text += isColoured ? failure.difference : PlainText.withoutColours(failure.difference)
            for artifact in group.artifacts {
                paint.line("the whole trace is in '\(PlainText.line(artifact))'", .plain, into: &text)
            }
            text.append(UInt8(ascii: "\n"))
        }
        return text
    }

    /// Returns a line for each test that was skipped, or failed as expected for a reason that the script gives.
    private func reasons(_ outcomes: [TestOutcome]) -> [UInt8] {
        var text: [UInt8] = []
        let paint = Paint(colour: isColoured)
        for outcome in outcomes {
            if let reason = outcome.skipReason {
                paint.line("skipped \(outcome.title): \(PlainText.line(reason))", .plain, into: &text)
            } else if let reason = outcome.expectedFailure {
                paint.line("failed as expected \(outcome.title): \(PlainText.line(reason))", .plain, into: &text)
            }
        }
        return text
    }

    /// Returns a line for each golden that no test reads.
    func warnings(_ warnings: [TestOutcome]) -> [UInt8] {
        var text: [UInt8] = []
        let paint = Paint(colour: isColoured)
        for warning in warnings {
            paint.line("warning: \(warning.title): \(warning.failure?.message ?? "")", .plain, into: &text)
        }
        if !warnings.isEmpty { paint.line("--delete-unused deletes goldens that no test reads", .plain, into: &text) }
        return text
    }

    /// Returns the goldens that were written, and their number.
    func written(_ written: [WrittenGolden]) -> [UInt8] {
        guard !written.isEmpty else { return [] }
        var text: [UInt8] = []
        let paint = Paint(colour: isColoured)
        for golden in written {
            paint.line("wrote \(PlainText.line(golden.path))", .plain, into: &text)
        }
        let scripts = written.count { $0.path.hasSuffix(Discovery.scriptEnding) }
        let parts = [(written.count - scripts, "golden"), (scripts, "script")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        paint.line("\(parts.joined(separator: " and ")) written", .plain, into: &text)
        return text
    }
}
