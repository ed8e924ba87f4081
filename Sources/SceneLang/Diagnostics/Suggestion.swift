/// Suggestions for misspelled names.
public enum Suggestion {
    /// Returns the question that labels, helps and sentences ask about a misspelled name.
    package static func question(_ name: String) -> String { "did you mean '\(name)'?" }

    /// Returns the candidate most similar to `name`: one that differs only in case, otherwise the first one with the
    /// smallest edit distance, which must be at most a third of the length. Returns nil if none is similar.
    public static func closest(to name: String, in candidates: [String]) -> String? {
        var distance = EditDistance(to: folded(name))
        let limit = limit(for: distance.wanted)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates where candidate != name {
            let scalars = folded(candidate)
            if scalars == distance.wanted { return candidate }
            let most = min(limit, scalars.count - 1, (best?.distance ?? .max) - 1)
            if let found = distance.from(scalars, atMost: most) { best = (candidate, found) }
        }
        return best?.candidate
    }

    /// Returns those that `closest` and `isCertain` choose from, in their order.
    static func similar(to name: String, in candidates: [String]) -> [String] {
        var distance = EditDistance(to: folded(name))
        let limit = limit(for: distance.wanted)
        return candidates.filter { $0 != name && distance.from(folded($0), atMost: limit) != nil }
    }

    /// Whether a candidate is certainly meant: exactly one differs from `name` in one character, or only in case.
    public static func isCertain(_ name: String, in candidates: [String]) -> Bool {
        var distance = EditDistance(to: folded(name))
        var near: String?
        for candidate in candidates where candidate != name && candidate != near {
            guard distance.from(folded(candidate), atMost: 1) != nil else { continue }
            if near != nil { return false }
            near = candidate
        }
        return near != nil
    }

    private static func limit(for wanted: [Unicode.Scalar]) -> Int { max(1, wanted.count / 3) }

    /// Returns a name in lower case.
    private static func folded(_ name: String) -> [Unicode.Scalar] {
        var scalars: [Unicode.Scalar] = []
        for scalar in name.unicodeScalars {
            guard scalar.isASCII else { return Array(name.lowercased().unicodeScalars) }
            let isUpper = scalar.value &- 0x41 < 26
            scalars.append(isUpper ? Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value | 0x20)) : scalar)
        }
        return scalars
    }
}

/// The Damerau-Levenshtein distance of texts from one: the number of insertions, deletions, replacements and swaps of
/// neighbours.
private struct EditDistance {
    let wanted: [Unicode.Scalar]
    // The rows of the table. They are kept, so that a comparison allocates no memory.
    private var beforeLast: [Int] = []
    private var last: [Int] = []
    private var current: [Int] = []

    init(to wanted: [Unicode.Scalar]) { self.wanted = wanted }

    /// Returns the distance from a string; nil if it is greater than `most`.
    mutating func from(_ text: [Unicode.Scalar], atMost most: Int) -> Int? {
        guard most >= 0, abs(text.count - wanted.count) <= most else { return nil }
        last.removeAll(keepingCapacity: true)
        last.append(contentsOf: 0...text.count)
        for (row, a) in wanted.enumerated() {
            current.removeAll(keepingCapacity: true)
            current.append(row + 1)
            var least = row + 1
            for (column, b) in text.enumerated() {
                var best = min(last[column] + (a == b ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, a == text[column - 1], wanted[row - 1] == b {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
                least = min(least, best)
            }
            // No later row has a smaller number.
            if least > most { return nil }
            swap(&beforeLast, &last)
            swap(&last, &current)
        }
        return last[text.count] <= most ? last[text.count] : nil
    }
}
