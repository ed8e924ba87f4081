/// The diagnostics of a pass, each once.
///
/// The parser leaves out echoes before it reports: syntax errors at a place that already has one.
public struct Diagnostics: Sendable {
    /// The diagnostics, in the order in which they were reported.
    public private(set) var all: [Diagnostic] = []
    private var seen: Set<Diagnostic> = []

    public init() {}

    /// Whether an error is among them.
    public var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// Adds `diagnostic` unless it was added already.
    public mutating func report(_ diagnostic: Diagnostic) {
        if seen.insert(diagnostic).inserted { all.append(diagnostic) }
    }

    /// Adds each of `diagnostics` that was not added already.
    public mutating func report(contentsOf diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { report(diagnostic) }
    }

    /// Returns the diagnostics, sorted by file and place, those of one place in the order of their reports. For a call
    /// pasted from Xcode, and for text that the fix of an error replaces, only this fix remains, because diagnostics
    /// about its parts do not help.
    public func sorted() -> [Diagnostic] {
        let order = all.indices.sorted { left, right in
            let (a, b) = (all[left].span, all[right].span)
            if a.file != b.file { return a.file.index < b.file.index }
            return a.start != b.start ? a.start < b.start : left < right
        }
        let pasted = all.filter { $0.code == .foreignCall }.map { $0.span }
        let replaced = all.compactMap { $0.severity == .error ? $0.fix?.span : nil }.filter { $0.start < $0.end }
        return order.map { all[$0] }.filter { finding in
            let isInCall = pasted.contains {
                $0.encloses(finding.span) && (finding.code != .foreignCall || $0 != finding.span)
            }
            let isReplaced = replaced.contains {
                $0.encloses(finding.span) && $0 != finding.span && $0 != finding.fix?.span
            }
            return !isInCall && !isReplaced
        }
    }
}
