/// The golden laid beside the trace, line by line.
///
/// Where the golden does not hold, as many of its lines are kept as can be. A hole then stands for all that lies
/// between the lines around it while these are kept; where one of them is gone, for lines of its own step only; and
/// where its step is gone, it goes too.
struct Alignment: Sendable {
    /// In the order of both texts.
    let edits: [LineEdit]

    /// Whether the trace is what the golden expects.
    var isMatch: Bool { !edits.contains(where: \.isDifference) }

    init(expected: [LinePattern], found: [[UInt8]]) {
        if let match = Alignment.match(expected, found) {
            edits = match
            return
        }
        let limit = min(expected.count, found.count)
        var head = 0
        while head < limit, expected[head].isFound(in: found[head]) { head += 1 }
        var tail = 0
        while tail < limit - head, expected[expected.count - 1 - tail].isFound(in: found[found.count - 1 - tail]) {
            tail += 1
        }
        var search = AlignmentSearch(
            expected: expected[head..<expected.count - tail], found: found[head..<found.count - tail])
        edits =
            (0..<head).map { .keep(expected: $0, found: $0) } + search.edits()
            + (0..<tail).reversed().map { .keep(expected: expected.count - 1 - $0, found: found.count - 1 - $0) }
    }

    /// The edits that make the golden's holes stand for whatever it takes, or nil if no choice does.
    private static func match(_ expected: [LinePattern], _ found: [[UInt8]]) -> [LineEdit]? {
        var places = [Int](repeating: 0, count: expected.count)
        var line = 0
        var pattern = 0
        var hole: (pattern: Int, line: Int)?
        while line < found.count {
            if pattern < expected.count, expected[pattern].standsForLines {
                places[pattern] = line
                hole = (pattern, line)
                pattern += 1
            } else if pattern < expected.count, expected[pattern].matches(found[line]) {
                places[pattern] = line
                pattern += 1
                line += 1
            } else if let last = hole {
                // The last hole takes one more line, and what follows it is tried anew.
                hole = (last.pattern, last.line + 1)
                pattern = last.pattern + 1
                line = last.line + 1
            } else {
                return nil
            }
        }
        guard expected[pattern...].allSatisfy(\.standsForLines) else { return nil }
        for rest in pattern..<expected.count { places[rest] = found.count }
        return expected.indices.map { index in
            let next = index + 1 < expected.count ? places[index + 1] : found.count
            return expected[index].standsForLines
                ? .hole(expected: index, found: places[index]..<next) : .keep(expected: index, found: places[index])
        }
    }
}

extension LinePattern {
    /// Whether this is no hole for lines, and matches.
    fileprivate func isFound(in line: [UInt8]) -> Bool { !standsForLines && matches(line) }
}
