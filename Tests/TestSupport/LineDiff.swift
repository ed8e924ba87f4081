/// The differences between the lines of an expected and of an observed text.
///
/// Common lines at the start and at the end of both texts are trimmed first. What remains is aligned by a longest
/// common subsequence, which needs memory and time in proportion to the product of both line counts. If the product is
/// greater than `LineDiff.largestTable`, all remaining lines count as different.
///
/// Lines are compared byte by byte, without their line feed. A text that ends without a line feed differs from the same
/// text with one.
public struct LineDiff: Sendable {
    /// What happens to one line on the way from the expected text to the observed one. Lines are counted from 0.
    public enum Edit: Equatable, Sendable {
        case keep(expected: Int, observed: Int)
        case remove(expected: Int)
        case add(observed: Int)

        /// Whether the line is in one of the texts only.
        public var isDifference: Bool {
            if case .keep = self { false } else { true }
        }
    }

    /// The maximum number of cells in the table of the longest common subsequence.
    public static let largestTable = 4_000_000

    /// The edits in order. Each line of both texts occurs in one edit. Between two kept lines the removals come first.
    public let edits: [Edit]

    private let expected: [Line]
    private let observed: [Line]

    /// Compares two texts.
    public init(expected: some Sequence<UInt8>, observed: some Sequence<UInt8>) {
        self.expected = Line.split(expected)
        self.observed = Line.split(observed)
        edits = LineDiff.edits(from: self.expected, to: self.observed)
    }

    /// Whether the texts have the same bytes.
    public var isEmpty: Bool { !edits.contains { $0.isDifference } }

    /// Returns a unified diff, or nil if the texts are equal: `-` marks a line of the expected text only, `+` a line of
    /// the observed text only.
    ///
    /// The diff begins with the header lines `--- expectedName` and `+++ observedName` and does not end with a line
    /// feed. Control characters are escaped (`\u{1B}`), so that lines that differ look different.
    ///
    /// - Parameters:
    ///   - context: The number of unchanged lines that are shown before and after each difference.
    ///   - lineLimit: The maximum number of lines after the header. The last line says how many lines are left out.
    public func unified(
        from expectedName: String, to observedName: String, context: Int = 3, lineLimit: Int = 60
    ) -> String? {
        if isEmpty { return nil }
        var lines: [String] = []
        for hunk in hunks(context) {
            lines.append(header(of: hunk))
            for edit in edits[hunk] { lines += rendered(edit) }
        }
        let omitted = lines.count - lineLimit
        if omitted > 0 { lines = lines.prefix(lineLimit) + ["… and \(omitted) more lines"] }
        return (["--- \(expectedName)", "+++ \(observedName)"] + lines).joined(separator: "\n")
    }

    /// Compares two texts of a test and returns a unified diff headed by `name`, or nil if the texts are equal.
    public static func difference(
        of name: String, expected: some Sequence<UInt8>, observed: some Sequence<UInt8>
    ) -> String? {
        LineDiff(expected: expected, observed: observed).unified(from: "\(name) (expected)", to: "\(name) (observed)")
    }

    /// Compares two strings in the same way.
    public static func difference(of name: String, expected: String, observed: String) -> String? {
        difference(of: name, expected: expected.utf8, observed: observed.utf8)
    }

    /// Compares two lists of lines in the same way.
    public static func difference(of name: String, expected: [String], observed: [String]) -> String? {
        difference(
            of: name, expected: expected.map { $0 + "\n" }.joined(), observed: observed.map { $0 + "\n" }.joined())
    }

    /// The ranges of edits to show. Ranges that touch are one.
    private func hunks(_ context: Int) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in edits.indices where edits[index].isDifference {
            let range = max(0, index - context)..<min(edits.count, index + context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private func header(of hunk: Range<Int>) -> String {
        let (before, inside) = (edits[..<hunk.lowerBound], edits[hunk])
        let removed = range(start: before.count { $0.isExpected }, count: inside.count { $0.isExpected })
        let added = range(start: before.count { $0.isObserved }, count: inside.count { $0.isObserved })
        return "@@ -\(removed) +\(added) @@"
    }

    /// A range of lines as in a unified diff: counted from 1, and an empty range names the line before it.
    private func range(start: Int, count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

    private func rendered(_ edit: Edit) -> [String] {
        switch edit {
        case .keep(_, let index): observed[index].rendered(after: " ")
        case .remove(let index): expected[index].rendered(after: "-")
        case .add(let index): observed[index].rendered(after: "+")
        }
    }
}

extension LineDiff {
    private static func edits(from expected: [Line], to observed: [Line]) -> [Edit] {
        var start = 0
        while start < min(expected.count, observed.count), expected[start] == observed[start] { start += 1 }
        var (end, other) = (expected.count, observed.count)
        while end > start, other > start, expected[end - 1] == observed[other - 1] {
            (end, other) = (end - 1, other - 1)
        }
        var edits = (0..<start).map { Edit.keep(expected: $0, observed: $0) }
        edits += middle(expected, start..<end, observed, start..<other)
        edits += zip(end..<expected.count, other..<observed.count).map { Edit.keep(expected: $0, observed: $1) }
        return edits
    }

    /// The edits between two ranges of lines, by a longest common subsequence.
    private static func middle(
        _ expected: [Line], _ left: Range<Int>, _ observed: [Line], _ right: Range<Int>
    ) -> [Edit] {
        let (removals, additions) = (left.map { Edit.remove(expected: $0) }, right.map { Edit.add(observed: $0) })
        let isSmall = !right.isEmpty && left.count <= largestTable / right.count
        guard isSmall, !left.isEmpty else { return removals + additions }
        // Numbers are compared faster than lines.
        var numbers: [Line: Int32] = [:]
        func number(of line: Line) -> Int32 {
            let new = Int32(numbers.count)
            let number = numbers[line] ?? new
            if number == new { numbers[line] = new }
            return number
        }
        let (rows, columns) = (expected[left].map(number), observed[right].map(number))
        // Cell (row, column) is the length of the longest common subsequence of the lines from there on.
        let width = columns.count + 1
        var table = [Int32](repeating: 0, count: (rows.count + 1) * width)
        for row in rows.indices.reversed() {
            for column in columns.indices.reversed() {
                let cell = row * width + column
                table[cell] =
                    rows[row] == columns[column]
                    ? table[cell + width + 1] + 1 : max(table[cell + width], table[cell + 1])
            }
        }
        var (row, column, edits) = (0, 0, [Edit]())
        while row < rows.count, column < columns.count {
            let cell = row * width + column
            if rows[row] == columns[column] {
                edits.append(.keep(expected: left.lowerBound + row, observed: right.lowerBound + column))
                (row, column) = (row + 1, column + 1)
            } else if table[cell + width] >= table[cell + 1] {
                edits.append(removals[row])
                row += 1
            } else {
                edits.append(additions[column])
                column += 1
            }
        }
        return edits + removals[row...] + additions[column...]
    }
}

extension LineDiff.Edit {
    fileprivate var isExpected: Bool {
        if case .add = self { false } else { true }
    }

    fileprivate var isObserved: Bool {
        if case .remove = self { false } else { true }
    }
}

/// A line of a text, without its line feed.
private struct Line: Hashable, Sendable {
    let bytes: [UInt8]
    /// Whether a line feed follows. Only the last line of a text can have none.
    let isTerminated: Bool

    static func split(_ text: some Sequence<UInt8>) -> [Line] {
        var lines = Array(text).split(separator: 0x0A, omittingEmptySubsequences: false).map {
            Line(bytes: Array($0), isTerminated: true)
        }
        // What follows the last line feed is a line only if there is something.
        if let last = lines.popLast(), !last.bytes.isEmpty {
            lines.append(Line(bytes: last.bytes, isTerminated: false))
        }
        return lines
    }

    /// The line with a mark before it, as in a unified diff.
    func rendered(after mark: String) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
            let isControl = scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F
            return isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }
        return [mark + text.joined()] + (isTerminated ? [] : ["\\ No newline at end of file"])
    }
}
