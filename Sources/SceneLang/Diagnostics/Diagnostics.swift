/// The diagnostics of a pass, each once.
///
/// The parser leaves out echoes before it reports: syntax errors at a place that already has one.
public struct Diagnostics: Sendable {
    /// The diagnostics, in the order in which they were reported.
    public private(set) var all: [Diagnostic] = []
    /// The positions in `all`, sorted by file and place, those of one place in the order of their reports. A set of
    /// diagnostics would make each start of the tool search all conformances.
    private var order: [Int] = []
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
        let place = position(after: diagnostic.span)
        if isKnown(diagnostic, before: place) { return }
        if diagnostic.severity == .error {
            let file = diagnostic.span.file
            let entry = errors.firstIndex { $0.file == file } ?? errors.count
            if entry == errors.count { errors.append(ErrorsOfFile(file: file)) }
            if errors[entry].count >= Diagnostics.mostErrors {
                all[errors[entry].last].omitted += 1 + diagnostic.omitted
                return
            }
            errors[entry].count += 1
            errors[entry].last = all.count
        }
        order.insert(all.count, at: place)
        all.append(diagnostic)
    }

    /// Returns the position in `order` behind the diagnostics at the start of `span` and before it.
    private func position(after span: SourceSpan) -> Int {
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            let other = all[order[middle]].span
            if (other.file.index, other.start) <= (span.file.index, span.start) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// Whether a diagnostic is among those at its place, which end before `position` in `order`.
    private func isKnown(_ diagnostic: Diagnostic, before position: Int) -> Bool {
        var known = diagnostic
        known.omitted = 0
        for index in order[..<position].reversed() {
            var other = all[index]
            if other.span.file != known.span.file || other.span.start != known.span.start { return false }
            other.omitted = 0
            if other == known { return true }
        }
        return false
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
