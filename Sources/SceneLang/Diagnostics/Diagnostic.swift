/// An error or a warning about a region of source text.
public struct Diagnostic: Hashable, Sendable {
    public enum Severity: UInt8, Hashable, Sendable, Comparable {
        case error, warning, note

        /// The word that is printed.
        public var word: String {
            switch self {
            case .error: "error"
            case .warning: "warning"
            case .note: "note"
            }
        }

        public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
    }

    /// Another place of the source that is shown, with its label.
    public struct Label: Hashable, Sendable {
        public let span: SourceSpan
        public let text: String

        public init(_ span: SourceSpan, _ text: String) {
            self.span = span
            self.text = text
        }
    }

    /// An edit that resolves the diagnostic: replace the text of `span` by `text`.
    public struct Fix: Hashable, Sendable {
        public let span: SourceSpan
        public let text: String
        /// Whether nothing else can be meant, so that a tool may apply the edit without a question.
        public let isCertain: Bool

        public init(_ span: SourceSpan, _ text: String, isCertain: Bool = true) {
            self.span = span
            self.text = text
            self.isCertain = isCertain
        }
    }

    public let code: DiagnosticCode
    /// The severity of the code, unless a caller raises or lowers it.
    public var severity: Severity
    /// What is wrong, as a fragment in lower case without a full stop.
    public let message: String
    /// The text that is wrong; an empty span if text is missing.
    public let span: SourceSpan
    /// The label after the carets; empty if there is none.
    public var label: String
    /// Other places, in the order in which they are printed.
    public var secondary: [Label]
    /// How to fix it, or nil.
    public var help: String?
    public var fix: Fix?
    /// The name that is not declared, if declaring it resolves the diagnostic.
    package var missingName: String?
    /// The further places of a note about several names, which `check --notes` lists.
    package var places: [Label] = []
    /// The number of further errors of the file that were only counted: see `Diagnostics.mostErrors`. 0 unless this is
    /// the last one that was kept.
    public internal(set) var omitted = 0

    /// Returns the diagnostic with the index of `file` added to each file index, for the case that its sources are
    /// appended to those of another run.
    public func renumbered(from file: FileID) -> Diagnostic {
        func moved(_ span: SourceSpan) -> SourceSpan {
            SourceSpan(file: FileID(span.file.index + file.index), start: span.start, end: span.end)
        }
        var copy = Diagnostic(
            self, at: moved(span), label: label, secondary: secondary.map { Label(moved($0.span), $0.text) },
            help: help,
            fix: fix.map { Fix(moved($0.span), $0.text, isCertain: $0.isCertain) })
        (copy.missingName, copy.omitted) = (missingName, omitted)
        return copy
    }

    /// The same diagnostic about other places. The copy has no `missingName`.
    init(
        _ other: Diagnostic, at span: SourceSpan, label: String, secondary: [Label], help: String?, fix: Fix?
    ) {
        self = Diagnostic(
            other.code, other.message, at: span, label: label, secondary: secondary, help: help, fix: fix)
        (severity, omitted) = (other.severity, other.omitted)
    }

    public init(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan, label: String = "",
        secondary: [Label] = [], help: String? = nil, fix: Fix? = nil
    ) {
        self.code = code
        severity = code.severity
        self.message = message
        self.span = span
        self.label = label
        self.secondary = secondary
        self.help = help
        self.fix = fix
    }
}
