/// Finds the cheapest way through a golden and a trace side by side: Dijkstra's algorithm over places in both. As in
/// Myers' algorithm a place counts only if none further on its diagonal was reached as cheaply, between two holes.
struct AlignmentSearch: ~Copyable {
    /// The maximum number of places that are visited at first. If it is reached, the search goes on from the furthest
    /// place, in sections of fewer places. The edits are then right, but there may be more of them than necessary.
    private static let mostPlaces = 1 << 19
    /// The maximum number of places that are visited in each of these sections.
    private static let mostPlacesOfSection = 1 << 13
    /// The size of the bucket queue: more than the cost of any move.
    private static let bucketCount = 10

    /// The state at a place, which depends on the lines of the golden before it.
    private enum Mode: UInt8 {
        /// Outside of a hole: the previous line is kept or changed; it is removed or added; or the header of its step
        /// is removed.
        case kept, changed, headerRemoved
        /// In a hole: the previous line is kept and all lines so far belong to its step; the hole contains lines of
        /// later steps, so the line after it must be kept too; or the previous line is not kept, so it cannot contain
        /// more.
        case open, holePastStep, holeAfterChange
    }

    private enum Move: UInt8 {
        case start, change, remove, add, enter, absorb, close, closeAndChange, drop
    }

    /// A place that was reached by a move and the kept lines after it.
    private struct Place {
        var expected: Int
        var found: Int
        let from: Int
        let move: Move
        var mode: Mode
    }

    private let expected: ArraySlice<LinePattern>
    private let found: ArraySlice<[UInt8]>
    private let facts: Facts
    private let removesFirst: Bool
    /// The costs of moves. The others cost nothing.
    private let moveCosts: (remove: Int, add: Int, change: Int)
    private var places: [Place] = []
    /// The bucket queue: numbers of places, by cost modulo `bucketCount`. The last place of a bucket is next, or the
    /// first one if lines are removed first, which keeps paths of equal cost in order.
    private var buckets = [[Int]](repeating: [], count: bucketCount)
    /// The numbers of places that were taken from each bucket.
    private var dequeuedCounts = [Int](repeating: 0, count: bucketCount)
    /// The furthest expected line that was reached, by diagonal and mode.
    private var reached: [Int64: Int] = [:]

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - areTraces: Whether lines with the same subject are paired as changes, and steps limit holes.
    ///   - removesFirst: Whether to choose, among paths of equal cost, the one that removes lines first.
    init(expected: ArraySlice<LinePattern>, found: ArraySlice<[UInt8]>, areTraces: Bool, removesFirst: Bool) {
        self.expected = expected
        self.found = found
        self.removesFirst = removesFirst
        facts = Facts(expected, found, areTraces: areTraces)
        // Adding a line to a hole must not be cheaper than a change. Without holes only the sum of the costs of
        // removing and adding matters, and equal costs find the path sooner.
        moveCosts = facts.holesBefore.last == 0 ? (5, 5, 8) : (4, 1, 3)
    }

    /// The edits of all lines, in order.
    mutating func edits() -> [LineEdit] {
        var start = Place(
            expected: expected.startIndex, found: found.startIndex, from: 0, move: .start, mode: .kept)
        var edits: [LineEdit] = []
        var limit = AlignmentSearch.mostPlaces
        while true {
            let end = search(from: start, limit: limit)
            edits += path(from: start, to: end)
            let place = places[end]
            if place.expected == expected.endIndex, place.found == found.endIndex { return edits }
            guard place.expected + place.found > start.expected + start.found else {
                return edits + replacement(place.expected, place.found)
            }
            start = Place(expected: place.expected, found: place.found, from: 0, move: .start, mode: place.mode)
            limit = AlignmentSearch.mostPlacesOfSection
        }
    }

    /// Searches for the cheapest way from a place to the end of both texts. Returns the number of the last place, or of
    /// the furthest one if `limit` places were visited before.
    private mutating func search(from start: Place, limit: Int) -> Int {
        places.removeAll(keepingCapacity: true)
        reached.removeAll(keepingCapacity: true)
        buckets = [[Int]](repeating: [], count: AlignmentSearch.bucketCount)
        dequeuedCounts = [Int](repeating: 0, count: AlignmentSearch.bucketCount)
        enqueue(start, 0)
        var cost = 0
        var furthest = 0
        var idle = 0
        while idle < AlignmentSearch.bucketCount, places.count < limit {
            guard let index = nextPlace(cost % AlignmentSearch.bucketCount) else {
                cost += 1
                idle += 1
                continue
            }
            idle = 0
            let place = places[index]
            if place.expected == expected.endIndex, place.found == found.endIndex { return index }
            guard isFirst(place) else { continue }
            switch place.mode {
            case .kept, .changed, .headerRemoved:
                let best = places[furthest]
                if place.expected + place.found > best.expected + best.found { furthest = index }
                advance(from: place, index, cost)
            case .open, .holePastStep, .holeAfterChange: enqueueMovesOfHole(place, index, cost)
            }
        }
        return furthest
    }

    private mutating func nextPlace(_ bucket: Int) -> Int? {
        guard removesFirst else { return buckets[bucket].popLast() }
        if dequeuedCounts[bucket] < buckets[bucket].count {
            dequeuedCounts[bucket] += 1
            return buckets[bucket][dequeuedCounts[bucket] - 1]
        }
        buckets[bucket] = []
        dequeuedCounts[bucket] = 0
        return nil
    }

    private mutating func advance(from place: Place, _ index: Int, _ cost: Int) {
        func nextPlace(_ move: Move, _ expected: Int, _ found: Int, _ mode: Mode) -> Place {
            Place(expected: expected, found: found, from: index, move: move, mode: mode)
        }
        let (pattern, line) = (place.expected, place.found)
        let mode: Mode = place.mode == .headerRemoved ? .headerRemoved : .changed
        if removesFirst, pattern < expected.endIndex {
            // Without holes and changes, removing is the only other move.
            enqueue(nextPlace(.remove, pattern + 1, line, mode), cost + moveCosts.remove)
        }
        if line < found.endIndex {
            let isHeader = facts.isHeaderFound[line - found.startIndex]
            enqueue(nextPlace(.add, pattern, line + 1, isHeader ? .changed : mode), cost + moveCosts.add)
        }
        guard !removesFirst, pattern < expected.endIndex else { return }
        let own = pattern - expected.startIndex
        if facts.isHole[own] {
            if place.mode == .headerRemoved {
                enqueue(nextPlace(.drop, pattern + 1, line, .headerRemoved), cost)
            } else {
                enqueue(nextPlace(.enter, pattern, line, place.mode == .kept ? .open : .holeAfterChange), cost)
            }
            return
        }
        let isHeader = facts.isHeaderExpected[own]
        enqueue(nextPlace(.remove, pattern + 1, line, isHeader ? .headerRemoved : mode), cost + moveCosts.remove)
        if isSameSubject(pattern, line) {
            enqueue(nextPlace(.change, pattern + 1, line + 1, .kept), cost + moveCosts.change)
        }
    }

    private mutating func enqueueMovesOfHole(_ place: Place, _ index: Int, _ cost: Int) {
        var next = Place(
            expected: place.expected, found: place.found + 1, from: index, move: .absorb, mode: place.mode)
        if place.found < found.endIndex {
            let isHeader = facts.isHeaderFound[place.found - found.startIndex]
            if isHeader, place.mode == .open { next.mode = .holePastStep }
            if !isHeader || place.mode != .holeAfterChange { enqueue(next, cost) }
        }
        let after = place.expected + 1
        let isHole = after < expected.endIndex && facts.isHole[after - expected.startIndex]
        next = Place(
            expected: after, found: place.found, from: index, move: .close,
            mode: isHole ? place.mode : place.mode == .holeAfterChange ? .changed : .kept)
        guard !isHole, place.mode == .holePastStep else { return enqueue(next, cost) }
        let isEnd = after == expected.endIndex && place.found == found.endIndex
        if isEnd || isKept(after, place.found) {
            enqueue(next, cost)
        } else if isSameSubject(after, place.found) {
            next = Place(
                expected: after + 1, found: place.found + 1, from: index, move: .closeAndChange, mode: .kept)
            enqueue(next, cost + moveCosts.change)
        }
    }

    /// Adds a place to the queue, after all lines that can be kept from there.
    private mutating func enqueue(_ place: Place, _ cost: Int) {
        var place = place
        switch place.mode {
        case .kept, .changed, .headerRemoved:
            while isKept(place.expected, place.found) {
                place.mode = .kept
                place.expected += 1
                place.found += 1
            }
        case .open, .holePastStep, .holeAfterChange: break
        }
        buckets[cost % AlignmentSearch.bucketCount].append(places.count)
        places.append(place)
    }

    private func isKept(_ pattern: Int, _ line: Int) -> Bool {
        guard pattern < expected.endIndex, line < found.endIndex else { return false }
        let (left, right) = (pattern - expected.startIndex, line - found.startIndex)
        if facts.isHole[left] { return false }
        return facts.expected[left] == facts.found[right]
            || (facts.hasArgumentHole[left] && expected[pattern].matches(found[line]))
    }

    private func isSameSubject(_ pattern: Int, _ line: Int) -> Bool {
        guard pattern < expected.endIndex, line < found.endIndex else { return false }
        return facts.isSameSubject(pattern - expected.startIndex, line - found.startIndex)
    }

    /// Whether no visited place dominates this one: every path from this one is also possible from a dominating place.
    private mutating func isFirst(_ place: Place) -> Bool {
        let kind: Int
        let diagonal: Int
        switch place.mode {
        case .kept, .changed, .headerRemoved:
            kind = facts.holesBefore[place.expected - expected.startIndex]
            diagonal = place.found - place.expected + expected.endIndex
        case .open, .holePastStep, .holeAfterChange:
            kind = place.expected
            diagonal = place.found
        }
        let key = (Int64(kind) * 8 + Int64(place.mode.rawValue)) << 32 + Int64(diagonal)
        if let other = reached[key], other >= place.expected { return false }
        reached[key] = place.expected
        return true
    }

    /// Returns the edits that lead to a place. In a block of changes, removed lines come before added ones.
    private func path(from start: Place, to index: Int) -> [LineEdit] {
        var steps: [Place] = []
        var next = index
        while places[next].move != .start {
            steps.append(places[next])
            next = places[next].from
        }
        var way = EditPath(expected: start.expected, found: start.found)
        way.keepLines(upTo: places[next].expected)
        for step in steps.reversed() {
            switch step.move {
            case .start: break
            case .change: way.changeLine()
            case .remove, .drop: way.remove()
            case .add: way.add()
            case .enter: way.finish()
            case .absorb: way.absorb()
            case .close: way.closeHole()
            case .closeAndChange:
                way.closeHole()
                way.changeLine()
            }
            way.keepLines(upTo: step.expected)
        }
        way.finish()
        return way.edits
    }

    private func replacement(_ pattern: Int, _ line: Int) -> [LineEdit] {
        (pattern..<expected.endIndex).map { .remove(expected: $0) } + (line..<found.endIndex).map { .add(found: $0) }
    }
}

extension AlignmentSearch {
    /// Properties of the lines, computed once. Equal texts have equal numbers.
    private struct Facts {
        let expected: [Int]
        let found: [Int]
        let isHole: [Bool]
        let hasArgumentHole: [Bool]
        let isHeaderExpected: [Bool]
        let isHeaderFound: [Bool]
        /// The number of holes before each line of the golden, and at the end.
        let holesBefore: [Int]
        private let subjectsExpected: [Int]
        private let subjectsFound: [Int]

        init(_ patterns: ArraySlice<LinePattern>, _ lines: ArraySlice<[UInt8]>, areTraces: Bool) {
            var numbers: [[UInt8]: Int] = [:]
            func number(_ text: [UInt8]) -> Int {
                let known = numbers[text] ?? numbers.count
                numbers[text] = known
                return known
            }
            expected = patterns.map { number($0.text) }
            found = lines.map { number($0) }
            isHole = patterns.map { $0.matchesAnyLines }
            hasArgumentHole = patterns.map { $0.hasArgumentHole }
            // In other texts the subject of a line is the whole line.
            subjectsExpected = areTraces ? patterns.map { number(TraceLine($0.text).subject) } : expected
            subjectsFound = areTraces ? lines.map { number(TraceLine($0).subject) } : found
            isHeaderExpected = patterns.map { areTraces && TraceLine($0.text).isHeader }
            isHeaderFound = lines.map { areTraces && TraceLine($0).isHeader }
            holesBefore = isHole.reduce(into: [0]) { $0.append(($0.last ?? 0) + ($1 ? 1 : 0)) }
        }

        func isSameSubject(_ pattern: Int, _ line: Int) -> Bool {
            subjectsExpected[pattern] == subjectsFound[line]
        }
    }

    /// A list of edits that is being built.
    private struct EditPath {
        private(set) var edits: [LineEdit] = []
        private var added: [LineEdit] = []
        private var absorbed = 0
        private var expected: Int
        private var found: Int

        init(expected: Int, found: Int) {
            self.expected = expected
            self.found = found
        }

        /// Keeps the lines before the expected line `end`.
        mutating func keepLines(upTo end: Int) {
            while expected < end {
                finish()
                edits.append(.keep(expected: expected, found: found))
                (expected, found) = (expected + 1, found + 1)
            }
        }

        /// Replaces one line by one.
        mutating func changeLine() {
            finish()
            edits.append(.change(expected: expected, found: found))
            (expected, found) = (expected + 1, found + 1)
        }

        mutating func remove() {
            edits.append(.remove(expected: expected))
            expected += 1
        }

        mutating func add() {
            added.append(.add(found: found))
            found += 1
        }

        /// Lets the open hole match one more found line.
        mutating func absorb() {
            absorbed += 1
            found += 1
        }

        /// Ends a hole after the lines that it matches.
        mutating func closeHole() {
            edits.append(.hole(expected: expected, found: found - absorbed..<found))
            expected += 1
            absorbed = 0
        }

        /// Ends a block of removed and added lines.
        mutating func finish() {
            edits += added
            added = []
        }
    }
}
