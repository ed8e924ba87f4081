/// Compiles a file with errors again with a changed statement, so that help shows only statements that compile.
struct FixTrials {
    /// Compiles a text in place of the file, and returns its diagnostics. Only those in a place, which has changed,
    /// need suggestions.
    typealias Compile = (SourceFile, SourceSpan) -> [Diagnostic]

    /// What a changed statement leads to.
    enum Outcome {
        /// It compiles, and the file has no new error.
        case works
        /// It has errors, and each of them has a fix.
        case leadsOn
        case fails
        /// It was not tried: there were too many trials.
        case unknown
    }

    /// The file, or nil if no trial is possible.
    let file: SourceFile?
    let id: FileID
    /// The names that the script declares.
    let known: KnownNames
    /// Whether the file is an entry of a session, so that others came before it.
    let hasEarlierEntries: Bool
    private let errors: [SourceSpan]
    private let raising: [SourceSpan]
    /// The number of trials that are left. Together they compile a few hundred kilobytes.
    private var left: Int

    /// - Parameters:
    ///   - found: the diagnostics of the file.
    ///   - file: the file; nil if no trial is possible.
    init(
        _ found: [Diagnostic], of file: SourceFile?, _ id: FileID, known: KnownNames, hasEarlierEntries: Bool
    ) {
        self.file = file
        self.hasEarlierEntries = hasEarlierEntries
        self.id = id
        self.known = known
        let own = found.filter { $0.span.file == id }
        errors = own.filter { $0.severity == .error }.map { $0.span }
        raising = own.filter { $0.code == .willRaise }.map { $0.span }
        left = min(240, 600_000 / ((file?.bytes.count ?? 0) + 2_000))
    }

    /// Whether trials are possible for an error.
    func areFor(_ error: Diagnostic) -> Bool { file != nil && error.span.file == id && left > 0 }

    /// Compiles the file with `text` in place of `span`.
    mutating func outcome(of text: String, at span: SourceSpan, _ compile: Compile) -> Outcome {
        guard let file, span.file == id, left > 0 else { return .unknown }
        left -= 1
        let (start, end) = (Int(span.start), Int(span.end))
        let inserted = Array(text.utf8)
        let bytes = Array(file.bytes[..<start]) + inserted + Array(file.bytes[end...])
        let place = SourceSpan(file: id, start: span.start, end: UInt32(start + inserted.count))
        let changed = SourceFile(name: file.name, bytes: bytes, setup: file.setup)
        let found = compile(changed, place).filter { $0.span.file == id }
        func isInside(_ place: SourceSpan) -> Bool { place.start >= start && place.start <= start + inserted.count }
        let wrong = found.filter { $0.severity == .error }
        let before = errors.filter { $0.start < span.start || $0.start > span.end }.count
        let inside = wrong.filter { isInside($0.span) }
        let raises = found.contains { $0.code == .willRaise && isInside($0.span) }
        let raised = raising.contains { $0.start >= span.start && $0.start <= span.end }
        if wrong.count - inside.count > before || (raises && !raised) { return .fails }
        if inside.isEmpty { return .works }
        return inside.allSatisfy { $0.fix != nil } ? .leadsOn : .fails
    }
}
