/// A golden and a trace as a unified diff: `-` what the golden expects, `+` what was traced.
struct UnifiedDiff: Sendable {
    /// Unchanged lines shown around each change.
    private static let context = 3

    let alignment: Alignment
    let expected: [LinePattern]
    let found: [[UInt8]]
    /// What is said beside a line, by the number of its edit.
    var notes: [Int: String] = [:]

    /// The diff as text, empty if nothing differs.
    func rendered(from: String, to: String, colour: Bool) -> [UInt8] {
        let hunks = hunks()
        guard !hunks.isEmpty else { return [] }
        var text: [UInt8] = []
        let paint = Paint(colour: colour)
        paint.line("--- \(from)", .bold, into: &text)
        paint.line("+++ \(to)", .bold, into: &text)
        for hunk in hunks {
            paint.line(header(of: hunk), .cyan, into: &text)
            for index in hunk { append(index, paint, into: &text) }
        }
        return text
    }

    private func append(_ index: Int, _ paint: Paint, into text: inout [UInt8]) {
        let (edit, note) = (alignment.edits[index], notes[index])
        switch edit {
        case .keep(_, let index): paint.line([UInt8(ascii: " ")] + found[index], .plain, into: &text)
        case .hole(let index, _): paint.line([UInt8(ascii: " ")] + expected[index].text, .plain, into: &text)
        case .change(let index, let line):
            paint.line([UInt8(ascii: "-")] + expected[index].text, .red, into: &text)
            paint.line([UInt8(ascii: "+")] + found[line], .green, note: note, into: &text)
        case .remove(let index): paint.line([UInt8(ascii: "-")] + expected[index].text, .red, note: note, into: &text)
        case .add(let index): paint.line([UInt8(ascii: "+")] + found[index], .green, note: note, into: &text)
        }
    }

    /// The ranges of edits to show: each change with its context, joined where these touch.
    private func hunks() -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, edit) in alignment.edits.enumerated() where edit.isDifference {
            let low = max(0, index - UnifiedDiff.context)
            let high = min(alignment.edits.count, index + UnifiedDiff.context + 1)
            if let last = hunks.last, last.upperBound >= low {
                hunks[hunks.count - 1] = last.lowerBound..<high
            } else {
                hunks.append(low..<high)
            }
        }
        return hunks
    }

    /// `@@ -1,4 +1,5 @@`
    private func header(of hunk: Range<Int>) -> String {
        let before = position(alignment.edits[..<hunk.lowerBound])
        let inside = position(alignment.edits[hunk])
        return "@@ -\(part(before.expected, inside.expected)) +\(part(before.found, inside.found)) @@"
    }

    /// A hunk's place in one text; an empty one names the line before it, as `diff -u` does.
    private func part(_ before: Int, _ count: Int) -> String {
        count == 0 ? "\(before),0" : count == 1 ? "\(before + 1)" : "\(before + 1),\(count)"
    }

    private func position(_ edits: ArraySlice<LineEdit>) -> (expected: Int, found: Int) {
        (edits.count { $0.expected != nil }, edits.reduce(0) { $0 + $1.found.count })
    }
}
