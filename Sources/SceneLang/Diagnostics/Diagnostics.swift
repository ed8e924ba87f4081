/// The diagnostics of a pass, each once.
///
/// The parser leaves out echoes before it reports: syntax errors at a place that already has one.
public struct Diagnostics: Sendable {
    /// The diagnostics, in the order in which they were reported.
    public private(set) var all: [Diagnostic] = []
    private var seen: Set<Diagnostic> = []
    /// Of each file with errors, how many were kept.
    private var errors: [ErrorsOfFile] = []

    private struct ErrorsOfFile {
        let file: FileID
        /// The number of errors that were kept.
        var count = 0
        /// The place of the last one in `all`.
        var last = 0
    }

    /// The maximum number of errors of a file that are kept. A file that is no script can have one for each byte.
    package static let mostErrors = 200

    /// The place whose errors alone need suggestions; nil for all errors.
    var placeOfSuggestions: SourceSpan?

    public init() {}

    /// Whether somebody reads which names an error at `span` suggests. To search all names for each error of a large
    /// file would take most of the time.
    func needsSuggestion(at span: SourceSpan) -> Bool {
        if isFull(span.file) { return false }
        guard let place = placeOfSuggestions else { return true }
        return span.file == place.file && span.start >= place.start && span.start <= place.end
    }

    /// Whether a further error of `file` is only counted, so that nobody reads its text.
    func isFull(_ file: FileID) -> Bool {
        errors.contains { $0.file == file && $0.count >= Diagnostics.mostErrors }
    }

    /// Whether an error is among them.
    public var hasErrors: Bool { all.contains { $0.severity == .error } }

    /// Adds `diagnostic` unless it was added already. An error is only counted if its file has `mostErrors`: then the
    /// last one that was kept has the number of the others.
    public mutating func report(_ diagnostic: Diagnostic) {
        var known = diagnostic
        known.omitted = 0
        guard !seen.contains(known) else { return }
        guard diagnostic.severity == .error else {
            seen.insert(known)
            return all.append(diagnostic)
        }
        let file = diagnostic.span.file
        let place = errors.firstIndex { $0.file == file } ?? errors.count
        if place == errors.count { errors.append(ErrorsOfFile(file: file)) }
        if errors[place].count >= Diagnostics.mostErrors {
            all[errors[place].last].omitted += 1 + diagnostic.omitted
            return
        }
        seen.insert(known)
        errors[place].count += 1
        errors[place].last = all.count
        all.append(diagnostic)
    }

    /// Adds each of `diagnostics` that was not added already.
    public mutating func report(contentsOf diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { report(diagnostic) }
    }

    /// Returns the diagnostics, sorted by file and place, those of one place in the order of their reports. For a call
    /// pasted from Xcode, and for text that the fix of an error replaces, only this fix remains, because diagnostics
    /// about its parts do not help.
    public func sorted() -> [Diagnostic] {
        if all.isEmpty { return [] }
        let order = all.indices.sorted { left, right in
            let (a, b) = (all[left].span, all[right].span)
            if a.file != b.file { return a.file.index < b.file.index }
            return a.start != b.start ? a.start < b.start : left < right
        }
        var calls = EnclosingSpans(all.filter { $0.code == .foreignCall }.map { $0.span })
        var fixes = EnclosingSpans(
            all.compactMap { $0.severity == .error ? $0.fix?.span : nil }.filter { !$0.isEmpty })
        return order.map { all[$0] }.keeping { finding in
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
