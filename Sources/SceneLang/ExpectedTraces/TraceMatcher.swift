/// Matches all lines of a trace with an expected trace, with backtracking as in a glob pattern.
struct TraceMatcher {
    /// A part of the expected trace.
    enum Element {
        /// `...`: any number of lines.
        case anyLines
        case line(LinePattern)
        /// The same number of lines in any order, each of which matches a different pattern.
        case anyOrder([LinePattern])
    }

    enum Result {
        /// All lines match. For each element: the number of its first line.
        case match(places: [Int])
        /// The number of the first line that does not match, or the number of lines if more are expected.
        case mismatch(line: Int)
    }

    private let elements: [Element]

    init(_ elements: [Element]) {
        self.elements = elements
    }

    init(_ patterns: [LinePattern]) {
        elements = patterns.map { $0.matchesAnyLines ? .anyLines : .line($0) }
    }

    /// Matches the elements in order. If one does not match, the last `...` takes one more line, and the elements after
    /// it are tried again.
    func compare(_ lines: [[UInt8]]) -> Result {
        var places = [Int](repeating: 0, count: elements.count)
        var (element, line) = (0, 0)
        var furthest = (element: 0, line: 0)
        // The end of the last complete match that left lines over.
        var wholeEnd: Int?
        var hole: (element: Int, line: Int)?
        search: while element < elements.count || line < lines.count {
            if element == elements.count {
                wholeEnd = line
            } else {
                switch advance(elements[element], lines, line) {
                case .taken(let count):
                    places[element] = line
                    if case .anyLines = elements[element] { hole = (element, line) }
                    (element, line) = (element + 1, line + count)
                    if element > furthest.element { furthest = (element, line) }
                    continue
                case .differs: break
                case .tooFewLines: break search
                }
            }
            guard let last = hole else { break }
            hole = (last.element, last.line + 1)
            (element, line) = (last.element + 1, last.line + 1)
        }
        let isMatch = element == elements.count && line == lines.count
        return isMatch ? .match(places: places) : .mismatch(line: wholeEnd ?? furthest.line)
    }

    private enum Step {
        case taken(Int)
        case differs, tooFewLines
    }

    private func advance(_ element: Element, _ lines: [[UInt8]], _ line: Int) -> Step {
        switch element {
        case .anyLines: return .taken(0)
        case .line(let pattern):
            if line == lines.count { return .tooFewLines }
            return pattern.matches(lines[line]) ? .taken(1) : .differs
        case .anyOrder(let patterns):
            if line + patterns.count > lines.count { return .tooFewLines }
            return TraceMatcher.canPair(patterns, lines[line..<line + patterns.count])
                ? .taken(patterns.count) : .differs
        }
    }

    // MARK: Any order

    /// Whether each pattern can be paired with a different line: a bipartite matching.
    private static func canPair(_ patterns: [LinePattern], _ lines: ArraySlice<[UInt8]>) -> Bool {
        var owner = [Int?](repeating: nil, count: lines.count)
        for pattern in patterns.indices {
            var seen = [Bool](repeating: false, count: lines.count)
            if !place(pattern, patterns, lines, &owner, &seen) { return false }
        }
        return true
    }

    /// Pairs `pattern` with a line, along an augmenting path that may move other patterns. The depth of the recursion
    /// is at most the number of patterns.
    private static func place(
        _ pattern: Int, _ patterns: [LinePattern], _ lines: ArraySlice<[UInt8]>, _ owner: inout [Int?],
        _ seen: inout [Bool]
    ) -> Bool {
        for (index, line) in lines.enumerated() where !seen[index] && patterns[pattern].matches(line) {
            seen[index] = true
            let other = owner[index]
            if other == nil || place(other ?? 0, patterns, lines, &owner, &seen) {
                owner[index] = pattern
                return true
            }
        }
        return false
    }
}
