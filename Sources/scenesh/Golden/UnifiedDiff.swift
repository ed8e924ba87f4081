/// A golden and a trace as a unified diff: `-` what the golden expects, `+` what was traced.
struct UnifiedDiff: Sendable {
    /// Unchanged lines shown around each change.
    private static let context = 3

    let alignment: Alignment
    let expected: [LinePattern]
    let found: [[UInt8]]

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
            for edit in alignment.edits[hunk] { append(edit, paint, into: &text) }
        }
        return text
    }

    private func append(_ edit: LineEdit, _ paint: Paint, into text: inout [UInt8]) {
        switch edit {
        case .keep(_, let index): paint.line([UInt8(ascii: " ")] + found[index], .plain, into: &text)
        case .hole(let index, _): paint.line([UInt8(ascii: " ")] + expected[index].text, .plain, into: &text)
        case .remove(let index): paint.line([UInt8(ascii: "-")] + expected[index].text, .red, into: &text)
        case .add(let index): paint.line([UInt8(ascii: "+")] + found[index], .green, into: &text)
        }
    }

    /// The ranges of edits to show: each change with its context, joined where these touch.
    private func hunks() -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, edit) in alignment.edits.enumerated() where edit.isChange {
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
        var expected = 0
        var found = 0
        for edit in edits {
            switch edit {
            case .keep:
                expected += 1
                found += 1
            case .remove: expected += 1
            case .add: found += 1
            case .hole(_, let lines):
                expected += 1
                found += lines.count
            }
        }
        return (expected, found)
    }
}

extension LineEdit {
    fileprivate var isChange: Bool {
        switch self {
        case .keep, .hole: false
        case .remove, .add: true
        }
    }
}

/// Lines in colours, or without.
struct Paint: Sendable {
    enum Colour: String, Sendable {
        case plain = ""
        case bold = "1"
        case red = "31"
        case green = "32"
        case cyan = "36"
    }

    let colour: Bool

    /// Adds a line of bytes.
    func line(_ bytes: [UInt8], _ tint: Colour, into text: inout [UInt8]) {
        let isTinted = colour && tint != .plain
        if isTinted { text += Array("\u{1B}[\(tint.rawValue)m".utf8) }
        text += bytes
        if isTinted { text += Array("\u{1B}[0m".utf8) }
        text.append(UInt8(ascii: "\n"))
    }

    /// Adds a line of text.
    func line(_ words: String, _ tint: Colour, into text: inout [UInt8]) {
        line(Array(words.utf8), tint, into: &text)
    }
}
