/// Compares lines of a trace with the patterns of `expect trace { … }`.
struct TraceMatcher {
    private enum Element {
        case anyLines
        case line([UInt8])
        case anyOrder([[UInt8]])
    }

    private let elements: [Element]

    init(_ patterns: [(kind: ExpectedLine.Kind, text: [UInt8])]) {
        var elements: [Element] = []
        var group: [[UInt8]]?
        for pattern in patterns {
            switch pattern.kind {
            case .anyLines: if group == nil { elements.append(.anyLines) }
            case .line: if group != nil { group?.append(pattern.text) } else { elements.append(.line(pattern.text)) }
            case .openAnyOrder: group = []
            case .close:
                if let lines = group { elements.append(.anyOrder(lines)) }
                group = nil
            }
        }
        self.elements = elements
    }

    /// The lines of a trace without their indentation.
    static func lines(of trace: [UInt8]) -> [[UInt8]] {
        trace.split(separator: 0x0A).map { Array($0.drop { $0 == 0x20 }) }
    }

    /// What does not fit: the line at which it ends, `nothing more`; nil if all fits.
    func mismatch(in lines: [[UInt8]]) -> [UInt8]? {
        var places: Set<Int> = [0]
        var furthest = 0
        for element in elements {
            places = advance(places, element, lines)
            guard let least = places.min() else { return shown(furthest, lines) }
            furthest = max(furthest, least)
        }
        return places.contains(lines.count) ? nil : shown(places.max() ?? 0, lines)
    }

    private func shown(_ place: Int, _ lines: [[UInt8]]) -> [UInt8] {
        place < lines.count ? lines[place] : Array("nothing more".utf8)
    }

    private func advance(_ places: Set<Int>, _ element: Element, _ lines: [[UInt8]]) -> Set<Int> {
        var next: Set<Int> = []
        switch element {
        case .anyLines:
            if let least = places.min() { next.formUnion(least...lines.count) }
        case .line(let pattern):
            for place in places where place < lines.count && Self.fits(lines[place], pattern) { next.insert(place + 1) }
        case .anyOrder(let patterns):
            for place in places where place + patterns.count <= lines.count {
                if Self.canPair(patterns, Array(lines[place..<place + patterns.count])) {
                    next.insert(place + patterns.count)
                }
            }
        }
        return next
    }

    /// Whether each pattern can have a line of its own.
    private static func canPair(_ patterns: [[UInt8]], _ lines: [[UInt8]]) -> Bool {
        var owner = [Int?](repeating: nil, count: lines.count)
        for pattern in patterns.indices {
            var seen = [Bool](repeating: false, count: lines.count)
            if !place(pattern, patterns, lines, &owner, &seen) { return false }
        }
        return true
    }

    /// Gives `pattern` a line, moving others if need be. The depth is at most the number of patterns in the source.
    private static func place(
        _ pattern: Int, _ patterns: [[UInt8]], _ lines: [[UInt8]], _ owner: inout [Int?], _ seen: inout [Bool]
    ) -> Bool {
        for line in lines.indices where !seen[line] && fits(lines[line], patterns[pattern]) {
            seen[line] = true
            let other = owner[line]
            if other == nil || place(other ?? 0, patterns, lines, &owner, &seen) {
                owner[line] = pattern
                return true
            }
        }
        return false
    }

    /// Whether a line is `pattern`, in which `_` as an argument stands for anything.
    static func fits(_ line: [UInt8], _ pattern: [UInt8]) -> Bool {
        var (l, p) = (0, 0)
        var (starPattern, starLine): (Int?, Int) = (nil, 0)
        while l < line.count {
            if p < pattern.count, isWildcard(pattern, p) {
                (starPattern, starLine) = (p, l + 1)
                p += 1
                l += 1
            } else if p < pattern.count, pattern[p] == line[l] {
                l += 1
                p += 1
            } else if let star = starPattern, starLine < line.count {
                starLine += 1
                (l, p) = (starLine, star + 1)
            } else {
                return false
            }
        }
        return p == pattern.count
    }

    /// Whether the byte at `place` is a `_` that stands alone between `(`, `,`, `:` and `,`, `)`.
    private static func isWildcard(_ pattern: [UInt8], _ place: Int) -> Bool {
        guard pattern[place] == 0x5F else { return false }
        var before = place - 1
        while before >= 0, pattern[before] == 0x20 { before -= 1 }
        let after = place + 1
        guard before >= 0, after < pattern.count else { return false }
        return [0x28, 0x2C, 0x3A].contains(pattern[before]) && [0x29, 0x2C].contains(pattern[after])
    }
}
