/// The mistakes that a reader of a file's text finds: the first ones, and the number of all.
struct Mistakes: Sendable {
    /// The first `Diagnostics.mostErrors`. The last of these has the number of the others.
    private(set) var first: [Diagnostic] = []
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func append(_ diagnostic: Diagnostic) {
        count += 1
        if first.count < Diagnostics.mostErrors {
            first.append(diagnostic)
        } else {
            first[first.count - 1].omitted += 1 + diagnostic.omitted
        }
    }
}

extension [Diagnostic] {
    /// Returns the diagnostics that are kept. The number of omitted errors after one that is not goes to the last one
    /// before it in its file.
    func keeping(_ isKept: (Diagnostic) -> Bool) -> [Diagnostic] {
        var kept: [Diagnostic] = []
        for diagnostic in self {
            if isKept(diagnostic) {
                kept.append(diagnostic)
            } else if diagnostic.omitted > 0,
                let last = kept.lastIndex(where: {
                    $0.severity == .error && $0.span.file == diagnostic.span.file
                })
            {
                kept[last].omitted += diagnostic.omitted
            }
        }
        return kept
    }

    /// The number of diagnostics, with the errors that were only counted.
    package var total: Int { reduce(count) { $0 + $1.omitted } }
}
