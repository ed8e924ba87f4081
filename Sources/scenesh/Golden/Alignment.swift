/// What became of a line between a golden and a trace.
enum LineEdit: Sendable, Equatable {
    /// The golden's line `expected` is the trace's line `found`.
    case keep(expected: Int, found: Int)
    /// The golden's line is missing in the trace.
    case remove(expected: Int)
    /// The trace's line is not in the golden.
    case add(found: Int)
    /// The golden's `...` stands for these lines of the trace.
    case hole(expected: Int, found: Range<Int>)
}

/// The golden laid beside the trace, line by line, with as many lines kept as possible (Myers' O(ND) algorithm).
struct Alignment: Sendable {
    /// Differences beyond this many are shown as one replaced block: the search grows with their square.
    private static let mostDifferences = 1_000

    /// In the order of both texts.
    private(set) var edits: [LineEdit] = []

    /// Whether the trace is what the golden expects.
    var isMatch: Bool {
        edits.allSatisfy {
            switch $0 {
            case .keep, .hole: true
            case .remove, .add: false
            }
        }
    }

    init(expected: [LinePattern], found: [[UInt8]]) {
        let hasHoles = expected.contains(where: \.standsForLines)
        if hasHoles, let match = Alignment.match(expected, found) {
            edits = match
            return
        }
        let limit = min(expected.count, found.count)
        var head = 0
        while head < limit, !expected[head].standsForLines, expected[head].matches(found[head]) { head += 1 }
        var tail = 0
        while tail < limit - head {
            let pattern = expected[expected.count - 1 - tail]
            guard !pattern.standsForLines, pattern.matches(found[found.count - 1 - tail]) else { break }
            tail += 1
        }
        edits = (0..<head).map { .keep(expected: $0, found: $0) }
        edits += Alignment.middle(
            expected: expected, head..<expected.count - tail, found: found, head..<found.count - tail)
        edits += (0..<tail).reversed().map {
            .keep(expected: expected.count - 1 - $0, found: found.count - 1 - $0)
        }
        if hasHoles { fillHoles(expected) }
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

    /// Aligns what lies between the common head and tail.
    private static func middle(
        expected: [LinePattern], _ left: Range<Int>, found: [[UInt8]], _ right: Range<Int>
    ) -> [LineEdit] {
        if left.isEmpty || right.isEmpty { return replacement(left, right) }
        let most = min(left.count + right.count, mostDifferences)
        // `furthest[k + most]`: the furthest line of the golden reached on diagonal k; one row is kept a round.
        var furthest = [Int](repeating: 0, count: 2 * most + 2)
        var rounds: [[Int]] = []
        for differences in 0...most {
            rounds.append(furthest)
            for diagonal in stride(from: -differences, through: differences, by: 2) {
                let comesFromAbove = steps(down: furthest, diagonal, differences, most)
                var x = comesFromAbove ? furthest[diagonal + 1 + most] : furthest[diagonal - 1 + most] + 1
                var y = x - diagonal
                while x < left.count, y < right.count, x >= 0, y >= 0,
                    expected[left.lowerBound + x].matches(found[right.lowerBound + y])
                {
                    x += 1
                    y += 1
                }
                furthest[diagonal + most] = x
                if x >= left.count, y >= right.count {
                    return path(rounds, left, right, most)
                }
            }
        }
        return replacement(left, right)
    }

    /// Whether the best way to a diagonal adds a line of the trace (rather than removes one of the golden).
    private static func steps(down furthest: [Int], _ diagonal: Int, _ differences: Int, _ most: Int) -> Bool {
        if diagonal == -differences { return true }
        if diagonal == differences { return false }
        return furthest[diagonal - 1 + most] < furthest[diagonal + 1 + most]
    }

    /// Walks back through the rounds and tells the way in reading order.
    private static func path(_ rounds: [[Int]], _ left: Range<Int>, _ right: Range<Int>, _ most: Int) -> [LineEdit] {
        var edits: [LineEdit] = []
        var x = left.count
        var y = right.count
        for differences in rounds.indices.reversed() {
            let furthest = rounds[differences]
            let diagonal = x - y
            let isDown = steps(down: furthest, diagonal, differences, most)
            let before = isDown ? diagonal + 1 : diagonal - 1
            let beforeX = differences == 0 ? 0 : furthest[before + most]
            let beforeY = differences == 0 ? 0 : beforeX - before
            while x > beforeX, y > beforeY, x > 0, y > 0 {
                x -= 1
                y -= 1
                edits.append(.keep(expected: left.lowerBound + x, found: right.lowerBound + y))
            }
            if differences == 0 { break }
            if isDown {
                y -= 1
                edits.append(.add(found: right.lowerBound + y))
            } else {
                x -= 1
                edits.append(.remove(expected: left.lowerBound + x))
            }
        }
        return edits.reversed()
    }

    private static func replacement(_ left: Range<Int>, _ right: Range<Int>) -> [LineEdit] {
        left.map { .remove(expected: $0) } + right.map { .add(found: $0) }
    }

    /// Gives each `...` of the golden the added lines beside it.
    private mutating func fillHoles(_ expected: [LinePattern]) {
        var filled: [LineEdit] = []
        var next = 0
        var at = 0
        for block in edits.split(whereSeparator: \.isKeep) {
            filled += edits[next..<block.startIndex]
            next = block.endIndex
            let removed = block.compactMap(\.removedLine)
            let added = block.compactMap(\.addedLine)
            at = foundIndex(before: block.startIndex)
            guard let hole = removed.firstIndex(where: { expected[$0].standsForLines }) else {
                filled += block
                continue
            }
            let start = added.first ?? at
            filled += removed[..<hole].map { .remove(expected: $0) }
            filled.append(.hole(expected: removed[hole], found: start..<start + added.count))
            filled += removed[(hole + 1)...].map {
                expected[$0].standsForLines
                    ? .hole(expected: $0, found: start + added.count..<start + added.count) : .remove(expected: $0)
            }
        }
        filled += edits[next...]
        edits = filled
    }

    /// The first line of the trace that the edits before `index` have not used.
    private func foundIndex(before index: Int) -> Int {
        for edit in edits[..<index].reversed() {
            if case .keep(_, let found) = edit { return found + 1 }
        }
        return 0
    }
}

extension LineEdit {
    fileprivate var isKeep: Bool {
        if case .keep = self { true } else { false }
    }

    fileprivate var removedLine: Int? {
        if case .remove(let expected) = self { expected } else { nil }
    }

    fileprivate var addedLine: Int? {
        if case .add(let found) = self { found } else { nil }
    }
}
