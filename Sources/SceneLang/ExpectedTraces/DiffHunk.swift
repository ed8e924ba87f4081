/// A part of an alignment that a diff shows: differences that are close to each other, with some lines around them.
package struct DiffHunk: Sendable {
    /// The numbers of the edits.
    package let edits: Range<Int>
    /// The lines of the first text.
    package let expected: Range<Int>
    /// The lines of the second text.
    package let found: Range<Int>

    /// `@@ -1,4 +1 @@`, as `diff -u` writes it.
    package var header: String { "@@ -\(DiffHunk.text(of: expected)) +\(DiffHunk.text(of: found)) @@" }

    /// Lines are counted from 1. An empty range names the line before it.
    private static func text(of range: Range<Int>) -> String {
        switch range.count {
        case 0: "\(range.lowerBound),0"
        case 1: "\(range.lowerBound + 1)"
        default: "\(range.lowerBound + 1),\(range.count)"
        }
    }
}

extension LineAlignment {
    /// The hunks of a diff. Two that touch are one.
    ///
    /// - Parameters:
    ///   - context: The number of lines that are shown before and after each difference.
    ///   - showsHoles: Whether a hole is shown as a difference is.
    package func hunks(context: Int, showsHoles: Bool = false) -> [DiffHunk] {
        var ranges: [Range<Int>] = []
        for (index, edit) in edits.enumerated() where edit.isDifference || showsHoles && edit.isHole {
            let low = max(0, index - context)
            let high = min(edits.count, index + context + 1)
            if let last = ranges.last, last.upperBound >= low {
                ranges[ranges.count - 1] = last.lowerBound..<high
            } else {
                ranges.append(low..<high)
            }
        }
        var passed = (edit: 0, expected: 0, found: 0)
        return ranges.map { range in
            count(edits[passed.edit..<range.lowerBound], &passed.expected, &passed.found)
            let start = passed
            count(edits[range], &passed.expected, &passed.found)
            passed.edit = range.upperBound
            return DiffHunk(
                edits: range, expected: start.expected..<passed.expected, found: start.found..<passed.found)
        }
    }

    /// Adds the numbers of lines that edits have in either text.
    private func count(_ edits: ArraySlice<LineEdit>, _ expected: inout Int, _ found: inout Int) {
        for edit in edits {
            expected += edit.expected == nil ? 0 : 1
            found += edit.found.count
        }
    }
}
