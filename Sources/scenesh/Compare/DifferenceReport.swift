import SceneLang

/// Writes a difference: as text, grouped by steps and followed by the rules, or as one JSON object per change.
struct DifferenceReport: Sendable {
    let difference: RunDifference
    /// The full names of both sides, for the header.
    let fullNames: (left: String, right: String)
    /// The short names of both sides, in reasons: only the parts that differ.
    let left: String
    let right: String
    let isColoured: Bool

    /// Returns the difference as text; empty if nothing differs.
    func text() -> [UInt8] {
        guard !difference.changes.isEmpty else { return [] }
        var text: [UInt8] = []
        let paint = Paint(colour: isColoured)
        paint.line("--- \(fullNames.left)", .bold, into: &text)
        paint.line("+++ \(fullNames.right)", .bold, into: &text)
        var scenario: String?
        var step: String?
        for change in difference.changes {
            if change.scenario != scenario {
                scenario = change.scenario
                step = nil
                if let scenario { paint.line(scenario, .cyan, into: &text) }
            }
            if change.step != step {
                step = change.step
                if let step { paint.line(step, .cyan, into: &text) }
            }
            append(change, paint, into: &text)
        }
        let rules = difference.rules
        if !rules.isEmpty { text.append(UInt8(ascii: "\n")) }
        for rule in rules { text += Array(rule.text.utf8) }
        return text
    }

    private func append(_ change: RunDifference.Change, _ paint: Paint, into text: inout [UInt8]) {
        let (here, there) = change.isOnLeftSide ? (left, right) : (right, left)
        let line = TraceLine(change.text)
        if line.kind == .status {
            // This is not a line of the trace, but the status of the run.
            paint.line("\(here): \(String(decoding: line.text.dropFirst(2), as: UTF8.self))", .bold, into: &text)
            return
        }
        let sign = UInt8(ascii: change.isOnLeftSide ? "-" : "+")
        paint.line([sign] + change.text, change.isOnLeftSide ? .red : .green, into: &text)
        if let cause = change.cause { paint.line("      \(here): \(cause.id)", .plain, into: &text) }
        for absence in change.absence {
            let parts = [absence.rule, absence.sentence].compactMap(\.self)
            paint.line("      \(there): \(parts.joined(separator: ", "))", .plain, into: &text)
        }
    }

    /// Returns a JSON object for each change.
    func json() -> [UInt8] {
        difference.changes.flatMap { change in
            let absence = change.absence.map { absence in
                JSONText.object([
                    ("rule", absence.rule.map(JSONText.string)), ("reason", absence.sentence.map(JSONText.string)),
                    ("sentence", absence.rule.flatMap(RuleListing.rule).map { JSONText.string($0.sentence) }),
                ])
            }
            return JSONText.line([
                ("change", JSONText.string(change.isOnLeftSide ? "goes" : "comes")),
                ("scenario", change.scenario.map { JSONText.string(String($0.dropFirst(3))) }),
                ("step", change.step.map { JSONText.string(String($0.dropFirst(2))) }),
                ("text", JSONText.string(String(decoding: change.text, as: UTF8.self))),
                ("rule", (change.cause?.id).map(JSONText.string)),
                ("confidence", change.confidence.map(JSONText.string)),
                ("sentence", (change.cause?.sentence).map(JSONText.string)), ("absent", JSONText.array(absence)),
            ])
        }
    }
}
