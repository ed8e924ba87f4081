/// Two texts side by side, line by line, with as many lines in common as possible.
///
/// The first text may be a golden, in which `...` stands for lines of a trace. Where the golden does not match, a hole
/// stands for all that is between the lines around it while these are kept. Where one of them is gone, it stands for
/// lines of its own step only, and where its step is gone, it goes too.
package struct LineAlignment: Sendable {
    /// What became of each line, in the order of both texts.
    package let edits: [LineEdit]

    /// Whether the second text is what the first one expects.
    package var isMatch: Bool { !edits.contains { $0.isDifference } }

    /// Aligns a trace with what is expected of it. A call, verb or message that comes in other words is a change.
    ///
    /// - Parameter removesFirst: Where several alignments have as many lines in common, chooses the one that removes
    ///   lines soonest, and finds no changes. Has no effect if there are holes for lines.
    package init(expected: [LinePattern], found: [[UInt8]], removesFirst: Bool = false) {
        let removesFirst = removesFirst && !expected.contains { $0.standsForLines }
        self.init(expected, found, areTraces: !removesFirst, removesFirst)
    }

    /// Aligns two texts that are no traces: the edits only keep, remove and add lines.
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
        // What is equal at both ends needs no search, unless the last lines can be kept sooner.
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

    /// The edits where all lines match: each pattern begins at its place.
    private static func edits(_ expected: [LinePattern], _ places: [Int], _ count: Int) -> [LineEdit] {
        expected.indices.map { index in
            let next = index + 1 < places.count ? places[index + 1] : count
            return expected[index].standsForLines
                ? .hole(expected: index, found: places[index]..<next) : .keep(expected: index, found: places[index])
        }
    }
}

extension LinePattern {
    /// Whether this is no hole for lines, and matches.
    fileprivate func isFound(in line: [UInt8]) -> Bool { !standsForLines && matches(line) }
}
