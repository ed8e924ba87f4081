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
        var calls = EnclosingSpans(all.filter { $0.code == .foreignCall }.map { $0.span })
        var fixes = EnclosingSpans(
            all.compactMap { $0.severity == .error ? $0.fix?.span : nil }.filter { !$0.isEmpty })
        return order.map { all[$0] }.filter { finding in
            let span = finding.span
            let isInCall = calls.enclose(span, except: finding.code == .foreignCall ? span : nil, nil)
            let isReplaced = fixes.enclose(span, except: span, finding.fix?.span)
            return !isInCall && !isReplaced
        }
    }
}

/// Finds which of some spans enclose others, in one pass: those that are asked about must be sorted by file and start.
private struct EnclosingSpans {
    /// The spans that begin after the last one that was asked about, the next one last.
    private var later: [SourceSpan]
    /// Of the other spans in the file of that one, the three that end last: one more than can be excepted.
    private var widest: [SourceSpan] = []

    init(_ spans: [SourceSpan]) {
        later = Set(spans).sorted { ($0.file.index, $0.start, $0.end) > ($1.file.index, $1.start, $1.end) }
    }

    /// Whether one of the spans encloses `span`, beside the two excepted ones.
    mutating func enclose(_ span: SourceSpan, except first: SourceSpan?, _ second: SourceSpan?) -> Bool {
        while let next = later.last, (next.file.index, next.start) <= (span.file.index, span.start) {
            later.removeLast()
            widest.removeAll { $0.file != next.file }
            widest.append(next)
            widest.sort { $0.end > $1.end }
            if widest.count > 3 { widest.removeLast() }
        }
        return widest.contains { $0.encloses(span) && $0 != first && $0 != second }
    }
}
