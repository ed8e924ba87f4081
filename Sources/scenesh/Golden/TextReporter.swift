/// Tells the outcomes of golden tests to people.
struct TextReporter: Sendable {
    let isColoured: Bool
    /// Only failures and the last line.
    let isQuiet: Bool

    /// The report: each failure with its reason, what was written, and `N passed, N failed` as the last line.
    func report(_ outcomes: [GoldenRunner.Outcome], orphans: [String]) -> [UInt8] {
        var text: [UInt8] = []
        let paint = Paint(colour: isColoured)
        for outcome in outcomes {
            guard let failure = outcome.failure else { continue }
            paint.line("FAIL \(outcome.title)", .bold, into: &text)
            text += failure + [UInt8(ascii: "\n")]
        }
        for orphan in orphans {
            paint.line("FAIL \(orphan)", .bold, into: &text)
            text += Array("a golden without a script\n\n".utf8)
        }
        let written = outcomes.flatMap(\.written)
        if !isQuiet {
            for path in written { paint.line("wrote \(path)", .plain, into: &text) }
            if !written.isEmpty {
                paint.line("\(written.count) \(written.count == 1 ? "golden" : "goldens") written", .plain, into: &text)
            }
        }
        let failed = outcomes.count { $0.failure != nil } + orphans.count
        let passed = outcomes.count { $0.failure == nil }
        paint.line("\(passed) passed, \(failed) failed", failed > 0 ? .red : .green, into: &text)
        return text
    }
}
