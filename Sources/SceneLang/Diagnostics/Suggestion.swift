/// Suggestions for misspelled names.
public enum Suggestion {
    /// Returns the candidate most similar to `name`: one that differs only in case, otherwise the first one with the
    /// smallest edit distance, which must be at most a third of the length. Returns nil if none is similar.
    public static func closest(to name: String, in candidates: [String]) -> String? {
        let lowered = name.lowercased()
        if let same = candidates.first(where: { $0.lowercased() == lowered && $0 != name }) { return same }
        let wanted = Array(lowered.unicodeScalars)
        var best: (candidate: String, distance: Int)?
        let limit = max(1, wanted.count / 3)
        for candidate in candidates where candidate != name {
            let scalars = Array(candidate.lowercased().unicodeScalars)
            guard abs(scalars.count - wanted.count) <= limit, !scalars.isEmpty else { continue }
            let distance = distance(wanted, scalars)
            if distance <= limit, distance < scalars.count, distance < best?.distance ?? Int.max {
                best = (candidate, distance)
            }
        }
        return best?.candidate
    }

    /// Whether a candidate is certainly meant: exactly one differs from `name` in one character, or only in case.
    public static func isCertain(_ name: String, in candidates: [String]) -> Bool {
        let wanted = Array(name.lowercased().unicodeScalars)
        let near = Set(candidates).filter { candidate in
            let scalars = Array(candidate.lowercased().unicodeScalars)
            return candidate != name && abs(scalars.count - wanted.count) <= 1 && distance(wanted, scalars) <= 1
        }
        return near.count == 1
    }

    /// Returns the Damerau-Levenshtein distance: the number of insertions, deletions, replacements and swaps of
    /// neighbours.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for (row, a) in left.enumerated() {
            var current = [row + 1]
            for (column, b) in right.enumerated() {
                var best = min(last[column] + (a == b ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, a == right[column - 1], left[row - 1] == b {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
