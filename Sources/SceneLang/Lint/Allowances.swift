/// The allowances of all files of a script, and which of them suppressed a warning.
struct Allowances {
    private struct Key: Hashable {
        let file: FileID
        let code: String
        let line: Int?
    }

    private let sources: SourceMap
    /// The codes that may be allowed, with those of other modules.
    private let allowableCodes: [DiagnosticCode]
    /// The allowed codes by file and line, as indices.
    private var codes: [Key: [Int]] = [:]
    /// The allowed codes, in the order of the comments.
    private var ids: [String] = []
    private var spans: [SourceSpan] = []
    private var isUsed: [Bool] = []
    /// Diagnostics about the comments themselves, such as unknown codes.
    private var commentDiagnostics: [Diagnostic] = []

    init(_ sources: SourceMap, otherCodes: [DiagnosticCode]) {
        self.sources = sources
        allowableCodes = DiagnosticCode.all + otherCodes
        for (number, source) in sources.files.enumerated() {
            let file = FileID(UInt32(number))
            for allowance in Allowance.all(in: source, as: file) {
                for code in allowance.codes { add(code, file, allowance.line) }
            }
        }
    }

    private mutating func add(_ code: Allowance.Code, _ file: FileID, _ line: Int?) {
        guard let known = DiagnosticCode.named(code.text, among: allowableCodes), known.severity != .error,
            known != .unknownAllowance, known != .idleAllowance
        else {
            if isMain(file) { commentDiagnostics.append(unknownCode(of: code)) }
            return
        }
        codes[Key(file: file, code: known.id, line: line), default: []].append(spans.count)
        ids.append(known.id)
        spans.append(code.span)
        isUsed.append(false)
    }

    /// Whether it is the file that is checked. Another script that imports a file may need the comments in it.
    private func isMain(_ file: FileID) -> Bool { file.index == 0 }

    private func unknownCode(of code: Allowance.Code) -> Diagnostic {
        guard !code.text.isEmpty else {
            return Diagnostic(
                .unknownAllowance, "missing warning code", at: code.span,
                help: "write the codes to allow, for example: // check: allow W0203")
        }
        if let known = DiagnosticCode.named(code.text, among: allowableCodes) {
            let noun = known.severity != .error ? "a warning about comments" : "an error"
            return Diagnostic(.unknownAllowance, "\(known.id) is \(noun) and cannot be allowed", at: code.span)
        }
        let near = Suggestion.closest(
            to: code.text, in: allowableCodes.filter { $0.severity != .error }.map { $0.id })
        return Diagnostic(
            .unknownAllowance, "unknown warning '\(code.text)'", at: code.span,
            suggestion: near.map { .word($0) },
            help: near == nil ? "`scenesh explain` lists all codes" : nil)
    }

    /// Returns the findings without the warnings that a comment allows.
    mutating func allowed(_ findings: [Diagnostic]) -> [Diagnostic] {
        findings.filter { finding in finding.severity == .error || !allow(finding) }
    }

    /// Returns the findings that are not allowed, and diagnostics about the comments. `isWhole` says that all rules
    /// ran, so an allowance without a finding is useless.
    mutating func apply(to findings: [Diagnostic], allRulesRan: Bool) -> [Diagnostic] {
        var left = allowed(findings)
        left += commentDiagnostics
        guard allRulesRan else { return left }
        for (number, span) in spans.enumerated() where !isUsed[number] && isMain(span.file) {
            left.append(
                Diagnostic(
                    .idleAllowance, "unused comment: \(ids[number]) is not reported here", at: span,
                    help: "remove '\(ids[number])' from the comment"))
        }
        return left
    }

    /// Whether the finding is allowed where it is, or at the import of the storyboard that it is in. Records the
    /// allowance as used.
    private mutating func allow(_ finding: Diagnostic) -> Bool {
        let isAllowed = allow(finding.code, at: finding.span)
        let place = sources.importPlace(of: finding.span.file)
        return place.map { allow(finding.code, at: $0) } ?? false || isAllowed
    }

    private mutating func allow(_ code: DiagnosticCode, at span: SourceSpan) -> Bool {
        let line = sources[span.file]?.lineIndex(of: span.start)
        var isAllowed = false
        for place in [line, nil] {
            for number in codes[Key(file: span.file, code: code.id, line: place)] ?? [] {
                isUsed[number] = true
                isAllowed = true
            }
        }
        return isAllowed
    }
}
