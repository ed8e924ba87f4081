/// The code of a kind of diagnostic. Codes are never reused or renumbered.
///
/// The codes of an area are static constants in `DiagnosticCode+Area.swift`, listed there in `area`.
public struct DiagnosticCode: Hashable, Sendable {
    /// `E0103`, `W0203`. The first two digits are the area.
    public let id: String
    public let severity: Diagnostic.Severity
    /// A noun phrase for `scenesh explain`: `a missing value`.
    public let title: String
    /// What is wrong, unless a report says something else.
    package let subject: Diagnostic.Subject

    public init(_ id: String, _ severity: Diagnostic.Severity, _ title: String) {
        self.init(id, severity, title, about: .value)
    }

    init(_ id: String, _ severity: Diagnostic.Severity, _ title: String, about subject: Diagnostic.Subject) {
        self.id = id
        self.severity = severity
        self.title = title
        self.subject = subject
    }

    public static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.id == right.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension DiagnosticCode {
    /// Every code of scripts, by area and number.
    public static let all: [DiagnosticCode] = lexical + syntax + semantics + execution + limits + lint

    /// The codes of the lexer and the parser.
    package static let ofSyntax: [DiagnosticCode] = lexical + syntax

    /// Returns the one of `codes` with an id, ignoring case, or nil.
    public static func named(_ id: String, among codes: [DiagnosticCode] = all) -> DiagnosticCode? {
        let wanted = id.uppercased()
        return codes.first { $0.id == wanted }
    }
}
