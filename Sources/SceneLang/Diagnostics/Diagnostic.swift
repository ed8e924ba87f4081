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
        /// Whether the help is this text and nothing else: `write: push detail`.
        package let isHelp: Bool

        public init(_ span: SourceSpan, _ text: String, isCertain: Bool = true) {
            self.init(span, text, isCertain: isCertain, isHelp: false)
        }

        package init(_ span: SourceSpan, _ text: String, isCertain: Bool = true, isHelp: Bool) {
            self.span = span
            self.text = text
            self.isCertain = isCertain
            self.isHelp = isHelp
        }
    }

    public let code: DiagnosticCode
    /// The severity of the code, unless a caller raises or lowers it.
    public var severity: Severity
    /// What is wrong, as a fragment in lower case without a full stop.
    public let message: String
    /// The text that is wrong; an empty span if text is missing.
    public private(set) var span: SourceSpan
    /// The label after the carets; empty if there is none. To set it removes the suggestion.
    public var label: String {
        get { suggestion?.question ?? ownLabel }
        set { (ownLabel, suggestion) = (newValue, nil) }
    }
    private var ownLabel: String
    /// What is meant instead of the text that is wrong, as the label says.
    package private(set) var suggestion: Correction?
    /// Other places, in the order in which they are printed.
    public var secondary: [Label]
    /// How to fix it, or nil.
    public var help: String? {
        get { ownHelp ?? fix.flatMap { $0.isHelp ? "write: \($0.text)" : nil } }
        set { ownHelp = newValue }
    }
    private var ownHelp: String?
    public var fix: Fix?
    /// What is wrong, for help that depends on it.
    package internal(set) var subject: Subject
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
        moved { SourceSpan(file: FileID($0.file.index + file.index), start: $0.start, end: $0.end) }
    }

    /// Returns the same diagnostic about other places. The copy has no `places`.
    func moved(_ place: (SourceSpan) -> SourceSpan) -> Diagnostic {
        var copy = self
        copy.span = place(span)
        copy.secondary = secondary.map { Label(place($0.span), $0.text) }
        copy.fix = fix.map { Fix(place($0.span), $0.text, isCertain: $0.isCertain, isHelp: $0.isHelp) }
        copy.places = []
        return copy
    }

    public init(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan, label: String = "",
        secondary: [Label] = [], help: String? = nil, fix: Fix? = nil
    ) {
        self.init(
            code, message, at: span, label: label, suggestion: nil, secondary: secondary, help: help, fix: fix,
            subject: nil)
    }

    /// - Parameters:
    ///   - suggestion: what is meant, which is the label.
    ///   - subject: nil for that of the code. An error that another place explains is about a value.
    package init(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan, label: String = "",
        suggestion: Correction?, secondary: [Label] = [], help: String? = nil, fix: Fix? = nil,
        subject: Subject? = nil
    ) {
        self.code = code
        severity = code.severity
        self.message = message
        self.span = span
        ownLabel = label
        self.suggestion = suggestion
        self.secondary = secondary
        ownHelp = help
        self.fix = fix
        self.subject = subject ?? (secondary.isEmpty ? code.subject : .value)
    }
}
