/// Finds the name that somebody may have meant.
enum Suggestion {
    /// The name in `known` closest to `name`: equal but for case, else within a third of its length in edits. Of equals
    /// the first. Nil where nothing is near.
    static func nearest(to name: String, in known: [String]) -> String? {
        let wanted = Array(name.utf8)
        guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
        let folded = name.lowercased()
        var best: (name: String, distance: Int)?
        for candidate in known where candidate != name {
            if candidate.lowercased() == folded { return candidate }
            let bytes = Array(candidate.utf8)
            guard abs(bytes.count - wanted.count) <= wanted.count / 3 + 1, bytes.count <= 64 else { continue }
            let distance = edits(wanted, bytes)
            guard distance <= max(1, wanted.count / 3) else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
        }
        return best?.name
    }

    /// The number of bytes to insert, delete, replace or swap with a neighbour to make `b` of `a`.
    private static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var before = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for j in b.indices {
                let cost = a[i] == b[j] ? 0 : 1
                var least = min(last[j + 1] + 1, row[j] + 1, last[j] + cost)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
                row.append(least)
            }
            before = last
            last = row
        }
        return last.last ?? 0
    }
}
