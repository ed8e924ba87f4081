/// The explanation of a code: what is wrong, why it matters, a text in `language` that causes it, and the same text
/// without the mistake.
public struct Explanation: Sendable {
    /// The kind of text that an example is.
    public enum Language: Sendable {
        case script
        /// The XML of a storyboard.
        case storyboard
        /// The TOML of a `scenesh.toml`.
        case configuration
    }

    public let code: DiagnosticCode
    /// What is wrong, in one or more sentences.
    public let problem: StaticString
    /// Why it matters: what would happen, or what would be unclear, in one or more sentences.
    public let reason: StaticString
    /// A text in `language` that causes exactly this code.
    public let example: StaticString
    /// The example, without the error.
    public let fixedExample: StaticString
    /// The command-line option with which the example exceeds a limit; nil for codes that need no option.
    public let option: StaticString?
    /// The kind of both examples.
    public let language: Language

    public init(
        _ code: DiagnosticCode, _ problem: StaticString, why reason: StaticString, example: StaticString,
        fixedExample: StaticString, option: StaticString? = nil, language: Language = .script
    ) {
        self.code = code
        self.problem = problem
        self.reason = reason
        self.example = example
        self.fixedExample = fixedExample
        self.option = option
        self.language = language
    }

    /// What is wrong and why it matters, as one paragraph.
    public var meaning: String { problem.description + " " + reason.description }

    /// The explanation of every code of scripts, by area and number: errors before notes and warnings.
    public static let all: [Explanation] =
        lexical + notes + syntax + semantics + warnings + swiftWarnings + execution + limits + lint + lintOfRuns
        + lintOfScenes
        + allowances

    /// Returns the explanations for a name: one for `E0204`, ignoring case; those with either letter for `0204` and
    /// `204`; none if it is not a code.
    public static func named(_ name: String, among explanations: [Explanation] = all) -> [Explanation] {
        let wanted = name.uppercased()
        let digits = String(repeating: "0", count: max(0, 4 - wanted.utf8.count)) + wanted
        return explanations.filter { $0.code.id == wanted || $0.code.id.dropFirst() == digits }
    }
}
