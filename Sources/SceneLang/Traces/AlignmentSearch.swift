/// Finds the cheapest way through a golden and a trace side by side: Dijkstra's algorithm over places in both. As in
/// Myers' algorithm a place counts only if none further on its diagonal was reached as cheaply, between two holes.
struct AlignmentSearch: ~Copyable {
    /// Texts that differ beyond what this many places tell are one replaced block from there on.
    private static let mostPlaces = 1 << 19
    /// More than any move costs.
    private static let ring = 10

    /// What is known, at a place, of the golden's lines before it.
    private enum Mode: UInt8 {
        /// The line before is kept, if in other words; or it is not; or the header of its step is gone.
        case kept, changed, homeless
        /// In a hole: the line before it is kept, and so far all is of its step; or there is more, so the line after it
        /// must be kept too; or the line before it is not kept, so it cannot have more.
        case open, beyond, narrow
    }

    private enum Move: UInt8 {
        case start, change, remove, add, enter, absorb, close, closeAndChange, drop
    }

    /// A place that was reached by a move and the lines kept after it.
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
    private let price: (remove: Int, add: Int, change: Int)
    private var places: [Place] = []
    /// The numbers of places, by cost. The last one is looked at next, or the first one if lines are removed first:
    /// then equally cheap places stay in the order of their ways.
    private var waiting = [[Int]](repeating: [], count: ring)
    private var taken = [Int](repeating: 0, count: ring)
    private var reached: [Int: Int] = [:]

    /// - Parameters:
    ///   - areTraces: Whether lines that tell the same in other words are paired, and steps bound holes.
    ///   - removesFirst: Whether the way that removes lines soonest is chosen among the cheapest ones.
    init(expected: ArraySlice<LinePattern>, found: ArraySlice<[UInt8]>, areTraces: Bool, removesFirst: Bool) {
        self.expected = expected
        self.found = found
        self.removesFirst = removesFirst
        facts = Facts(expected, found, areTraces: areTraces)
        // To put a line into a hole must not be cheaper than to see that it is a changed one. Without holes only the
        // sum of removing and adding matters, and even prices find the way sooner.
        price = facts.holesBefore.last == 0 ? (5, 5, 8) : (4, 1, 3)
    }

    /// The edits of all lines, in order.
    mutating func edits() -> [LineEdit] {
        guard !expected.isEmpty, !found.isEmpty else { return replacement(expected.startIndex, found.startIndex) }
        arrive(Place(expected: expected.startIndex, found: found.startIndex, from: 0, move: .start, mode: .kept), 0)
        var cost = 0
        var furthest = 0
        var idle = 0
        while idle < AlignmentSearch.ring, places.count < AlignmentSearch.mostPlaces {
            guard let index = nextPlace(cost % AlignmentSearch.ring) else {
                cost += 1
                idle += 1
                continue
            }
            idle = 0
            let place = places[index]
            if place.expected == expected.endIndex, place.found == found.endIndex { return way(to: index) }
            guard isFirst(place) else { continue }
            switch place.mode {
            case .kept, .changed, .homeless:
                let best = places[furthest]
                if place.expected + place.found > best.expected + best.found { furthest = index }
                go(on: place, index, cost)
            case .open, .beyond, .narrow: goThroughHole(place, index, cost)
            }
        }
        return way(to: furthest) + replacement(places[furthest].expected, places[furthest].found)
    }

    private mutating func nextPlace(_ bucket: Int) -> Int? {
        guard removesFirst else { return waiting[bucket].popLast() }
        if taken[bucket] < waiting[bucket].count {
            taken[bucket] += 1
            return waiting[bucket][taken[bucket] - 1]
        }
        waiting[bucket] = []
        taken[bucket] = 0
        return nil
    }

    private mutating func go(on place: Place, _ index: Int, _ cost: Int) {
        func reach(_ move: Move, _ expected: Int, _ found: Int, _ mode: Mode) -> Place {
            Place(expected: expected, found: found, from: index, move: move, mode: mode)
        }
        let (pattern, line) = (place.expected, place.found)
        let mode: Mode = place.mode == .homeless ? .homeless : .changed
        if removesFirst, pattern < expected.endIndex {
            // There are no holes and no changes, so nothing else can become of the line.
            arrive(reach(.remove, pattern + 1, line, mode), cost + price.remove)
        }
        if line < found.endIndex {
            let isHeader = facts.isHeaderFound[line - found.startIndex]
            arrive(reach(.add, pattern, line + 1, isHeader ? .changed : mode), cost + price.add)
        }
        guard !removesFirst, pattern < expected.endIndex else { return }
        let own = pattern - expected.startIndex
        if facts.isHole[own] {
            if place.mode == .homeless {
                arrive(reach(.drop, pattern + 1, line, .homeless), cost)
            } else {
                arrive(reach(.enter, pattern, line, place.mode == .kept ? .open : .narrow), cost)
            }
            return
        }
        let isHeader = facts.isHeaderExpected[own]
        arrive(reach(.remove, pattern + 1, line, isHeader ? .homeless : mode), cost + price.remove)
        if isSameSubject(pattern, line) {
            arrive(reach(.change, pattern + 1, line + 1, .kept), cost + price.change)
        }
    }

    private mutating func goThroughHole(_ place: Place, _ index: Int, _ cost: Int) {
        var next = Place(
            expected: place.expected, found: place.found + 1, from: index, move: .absorb, mode: place.mode)
        if place.found < found.endIndex {
            let isHeader = facts.isHeaderFound[place.found - found.startIndex]
            if isHeader, place.mode == .open { next.mode = .beyond }
            if !isHeader || place.mode != .narrow { arrive(next, cost) }
        }
        let after = place.expected + 1
        let isHole = after < expected.endIndex && facts.isHole[after - expected.startIndex]
        next = Place(
            expected: after, found: place.found, from: index, move: .close,
            mode: isHole ? place.mode : place.mode == .narrow ? .changed : .kept)
        guard !isHole, place.mode == .beyond else { return arrive(next, cost) }
        let isEnd = after == expected.endIndex && place.found == found.endIndex
        if isEnd || isKept(after, place.found) {
            arrive(next, cost)
        } else if isSameSubject(after, place.found) {
            next = Place(
                expected: after + 1, found: place.found + 1, from: index, move: .closeAndChange, mode: .kept)
            arrive(next, cost + price.change)
        }
    }

    /// Puts a place on the list, after all the lines that can be kept there.
    private mutating func arrive(_ place: Place, _ cost: Int) {
        var place = place
        switch place.mode {
        case .kept, .changed, .homeless:
            while isKept(place.expected, place.found) {
                place.mode = .kept
                place.expected += 1
                place.found += 1
            }
        case .open, .beyond, .narrow: break
        }
        waiting[cost % AlignmentSearch.ring].append(places.count)
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

    /// Whether no place was reached before that leads to all that this one leads to.
    private mutating func isFirst(_ place: Place) -> Bool {
        let kind: Int
        let diagonal: Int
        switch place.mode {
        case .kept, .changed, .homeless:
            kind = facts.holesBefore[place.expected - expected.startIndex]
            diagonal = place.found - place.expected + expected.endIndex
        case .open, .beyond, .narrow:
            kind = place.expected
            diagonal = place.found
        }
        let key = (kind * 8 + Int(place.mode.rawValue)) << 32 + diagonal
        if let other = reached[key], other >= place.expected { return false }
        reached[key] = place.expected
        return true
    }

    /// The edits that lead to a place; in a block of changes what is removed comes before what is added.
    private func way(to index: Int) -> [LineEdit] {
        var steps: [Place] = []
        var next = index
        while places[next].move != .start {
            steps.append(places[next])
            next = places[next].from
        }
        var way = Way(expected: expected.startIndex, found: found.startIndex)
        way.keep(upTo: places[next].expected)
        for step in steps.reversed() {
            switch step.move {
            case .start: break
            case .change: way.change()
            case .remove, .drop: way.remove()
            case .add: way.add()
            case .enter: way.finish()
            case .absorb: way.absorb()
            case .close: way.close()
            case .closeAndChange:
                way.close()
                way.change()
            }
            way.keep(upTo: step.expected)
        }
        way.finish()
        return way.edits
    }

    private func replacement(_ pattern: Int, _ line: Int) -> [LineEdit] {
        (pattern..<expected.endIndex).map { .remove(expected: $0) } + (line..<found.endIndex).map { .add(found: $0) }
    }
}

extension AlignmentSearch {
    /// What the search asks of the lines, worked out once: equal texts have equal numbers.
    private struct Facts {
        let expected: [Int]
        let found: [Int]
        let isHole: [Bool]
        let hasArgumentHole: [Bool]
        let isHeaderExpected: [Bool]
        let isHeaderFound: [Bool]
        /// How many holes the golden has before a line; one more than there are lines.
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
            isHole = patterns.map { $0.standsForLines }
            hasArgumentHole = patterns.map { $0.hasArgumentHole }
            // In other texts the subject of a line is all of it.
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

    /// Edits as they are put together.
    private struct Way {
        private(set) var edits: [LineEdit] = []
        private var added: [LineEdit] = []
        private var absorbed = 0
        private var expected: Int
        private var found: Int

        init(expected: Int, found: Int) {
            self.expected = expected
            self.found = found
        }

        mutating func keep(upTo end: Int) {
            while expected < end {
                finish()
                edits.append(.keep(expected: expected, found: found))
                (expected, found) = (expected + 1, found + 1)
            }
        }

        mutating func change() {
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

        mutating func absorb() {
            absorbed += 1
            found += 1
        }

        mutating func close() {
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
