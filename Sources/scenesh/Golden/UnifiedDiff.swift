import SceneLang

/// A unified diff: lines of the golden with `-`, lines of the trace with `+`.
struct UnifiedDiff: Sendable {
    /// The number of context lines around each change.
    private static let context = 3

    let alignment: LineAlignment
    let expected: [LinePattern]
    let found: [[UInt8]]
    /// The notes after lines, by the index of the edit.
    var notes: [Int: String] = [:]

    init(alignment: LineAlignment, expected: [LinePattern], found: [[UInt8]], notes: [Int: String] = [:]) {
        (self.alignment, self.expected, self.found, self.notes) = (alignment, expected, found, notes)
    }

    /// The difference of two versions of a script.
    init(from old: [UInt8], to new: [UInt8]) {
        let found = Lines.split(new)
        var lines = Lines.split(old)
        if let last = old.last, last != UInt8(ascii: "\n") {
            lines[lines.count - 1] += Array("\n\\ No newline at end of file".utf8)
        }
        self.init(
            alignment: LineAlignment(lines: lines, found), expected: lines.map { LinePattern(literal: $0) },
            found: found)
    }

    /// Returns the diff as text; empty if nothing differs.
    func rendered(from: String, to: String, colour: Bool) -> [UInt8] {
        let hunks = alignment.hunks(context: UnifiedDiff.context)
        guard !hunks.isEmpty else { return [] }
        var text: [UInt8] = []
        let paint = Paint(colour: colour)
        paint.line("--- \(from)", .bold, into: &text)
        paint.line("+++ \(to)", .bold, into: &text)
        for hunk in hunks {
            paint.line(hunk.header + (step(of: hunk).map { " \($0)" } ?? ""), .cyan, into: &text)
            for index in hunk.edits { append(index, paint, into: &text) }
        }
        return text
    }

    /// Returns the line of the step or scenario that contains the first difference of a hunk, if the hunk does not show
    /// it.
    private func step(of hunk: DiffHunk) -> String? {
        let first = hunk.edits.first { alignment.edits[$0].isDifference } ?? hunk.edits.lowerBound
        for index in (0..<first).reversed() {
            let edit = alignment.edits[index]
            guard let line = edit.expected.map({ expected[$0].text }) ?? edit.found.last.map({ found[$0] }),
                TraceLine(line).isHeader
            else { continue }
            return hunk.edits.contains(index) ? nil : String(decoding: line, as: UTF8.self)
        }
        return nil
    }

    private func append(_ index: Int, _ paint: Paint, into text: inout [UInt8]) {
        let (edit, note) = (alignment.edits[index], notes[index])
        switch edit {
        case .keep(let index, let line):
            // The line that names the environment is that of the golden, which several environments may share.
            let shown = TraceHead(found[line]) == nil ? found[line] : expected[index].text
            paint.line([UInt8(ascii: " ")] + shown, .plain, into: &text)
        case .hole(let index, _): paint.line([UInt8(ascii: " ")] + expected[index].text, .plain, into: &text)
        case .change(let index, let line):
            paint.line([UInt8(ascii: "-")] + expected[index].text, .red, into: &text)
            paint.line([UInt8(ascii: "+")] + found[line], .green, note: note, into: &text)
        case .remove(let index): paint.line([UInt8(ascii: "-")] + expected[index].text, .red, note: note, into: &text)
        case .add(let index): paint.line([UInt8(ascii: "+")] + found[index], .green, note: note, into: &text)
        }
    }
}
