/// A row of the catalogue: what a rule says, the releases that it applies to, and how well it is founded.
public struct RuleSpec: Sendable {
    /// How well a rule is founded.
    public enum Confidence: UInt8, Sendable {
        /// A published log shows it, or a test asserts it.
        case logged
        /// Apple's documentation says so.
        case documented
        /// No source states the rule. It follows from rules with sources.
        case inferred
        /// Sources disagree; the model follows one of them.
        case contested

        /// The word, as `--explain` prints it.
        public var spelling: StaticString {
            switch self {
            case .logged: "logged"
            case .documented: "documented"
            case .inferred: "inferred"
            case .contested: "contested"
            }
        }
    }

    public let rule: Rule
    /// The id, which never changes: `NAV-PUSH-1`.
    public let id: StaticString
    /// The major releases of iOS that it applies to.
    public let releases: ReleaseRange
    /// How well the sentence is founded, the messages of UIKit that it causes, and the calls in `asserts`.
    public let confidence: Confidence
    /// Short names of the sources.
    public let source: StaticString
    /// One sentence, with a capital letter and a full stop.
    public let sentence: StaticString
    /// The calls that a source shows in the place where the rule makes them. Every other call of the rule is inferred.
    public let asserts: [Method]
    /// The calls whose place is contested, although the sentence is not.
    let contests: [Method]
    /// Why no line of a trace names the rule, although scripts apply it; nil for most rules.
    package let silent: StaticString?

    init(
        _ rule: Rule, _ id: StaticString, _ releases: ReleaseRange, _ confidence: Confidence,
        _ source: StaticString, _ sentence: StaticString, asserts: [Method] = [], contests: [Method] = [],
        silent: StaticString? = nil
    ) {
        self.rule = rule
        self.id = id
        self.releases = releases
        self.confidence = confidence
        self.source = source
        self.sentence = sentence
        self.asserts = asserts
        self.contests = contests
        self.silent = silent
    }

    /// Returns how well the place of a call is founded that the rule makes.
    func confidence(of method: Method) -> Confidence {
        if confidence == .contested || contests.contains(method) { return .contested }
        return asserts.contains(method) ? confidence : .inferred
    }
}

extension RuleSpec: CatalogueRow {
    @usableFromInline package var key: Rule { rule }
}
