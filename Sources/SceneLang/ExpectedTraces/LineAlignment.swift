/// Two texts side by side, line by line, with as many lines in common as possible.
///
/// The first text may be a golden, in which `...` (a hole) matches lines of a trace. If the golden does not match, a
/// hole matches all lines between its neighbours if these are kept. If one of them is removed, it matches only lines of
/// its own step. If the header of the step is removed, the hole is removed too.
package struct LineAlignment: Sendable {
    /// The edits, in the order of both texts.
    package let edits: [LineEdit]

    /// Whether the second text is what the first one expects.
    package var isMatch: Bool { !edits.contains { $0.isDifference } }

    /// Aligns a trace with an expected trace. Two lines with the same subject but different text are a change.
    ///
    /// - Parameter removesFirst: Where several alignments have as many lines in common, chooses the one that removes
    ///   lines soonest, and finds no changes. Has no effect if there are holes for lines.
    package init(expected: [LinePattern], found: [[UInt8]], removesFirst: Bool = false) {
        let removesFirst = removesFirst && !expected.contains { $0.matchesAnyLines }
        self.init(expected, found, areTraces: !removesFirst, removesFirst)
    }

    /// Aligns two texts that are not traces. The edits only keep, remove and add lines.
    ///
    /// - Parameter removesFirst: Where several alignments have as many lines in common, chooses the one that removes
    ///   lines soonest.
    package init(lines left: [[UInt8]], _ right: [[UInt8]], removesFirst: Bool = false) {
        self.init(left.map { LinePattern(literal: $0) }, right, areTraces: false, removesFirst)
    }

    private init(_ expected: [LinePattern], _ found: [[UInt8]], areTraces: Bool, _ removesFirst: Bool) {
        if case .match(let places) = TraceMatcher(expected).compare(found) {
            edits = LineAlignment.edits(expected, places, found.count)
            return
        }
        // Equal lines at the start and at the end need no search, unless the last lines could be kept earlier.
        let limit = min(expected.count, found.count)
        var head = 0
        while head < limit, expected[head].isFound(in: found[head]) { head += 1 }
        let rest = removesFirst ? 0 : limit - head
        var tail = 0
        while tail < rest, expected[expected.count - 1 - tail].isFound(in: found[found.count - 1 - tail]) {
            tail += 1
        }
        var search = AlignmentSearch(
            expected: expected[head..<expected.count - tail], found: found[head..<found.count - tail],
            areTraces: areTraces, removesFirst: removesFirst)
        edits =
            (0..<head).map { .keep(expected: $0, found: $0) } + search.edits()
            + (0..<tail).reversed().map { .keep(expected: expected.count - 1 - $0, found: found.count - 1 - $0) }
    }

    /// Returns the edits if all lines match. `places` has the first line of each pattern.
    private static func edits(_ expected: [LinePattern], _ places: [Int], _ count: Int) -> [LineEdit] {
        expected.indices.map { index in
            let next = index + 1 < places.count ? places[index + 1] : count
            return expected[index].matchesAnyLines
                ? .hole(expected: index, found: places[index]..<next) : .keep(expected: index, found: places[index])
        }
    }
}

extension LinePattern {
    /// Whether this is not `...`, and matches the line.
    fileprivate func isFound(in line: [UInt8]) -> Bool { !matchesAnyLines && matches(line) }
}
