import SceneLang
import SceneRuntime

/// A rule of the catalogue as `scenesh rules` and `:why` print it.
struct RuleListing: Sendable, Equatable {
    private let rule: Rule
    let id: String
    /// What it says, in one sentence.
    let sentence: String
    /// The sentence as a part of another one: without the full stop, and in lower case unless it begins with a name.
    var clause: String {
        let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
        let beginsWithName = text.dropFirst().first?.isUppercase ?? true
        return beginsWithName ? String(text) : text.prefix(1).lowercased() + text.dropFirst()
    }
    /// `iOS 13 and later`, `iOS 3 to 12` or `iOS 26`.
    let releases: String
    /// The first major release that it applies to.
    let since: UInt8
    /// The last one; nil for a rule that still applies.
    let until: UInt8?
    /// `logged`, `documented`, `inferred` or `contested`.
    let confidence: String
    /// Short names of the sources.
    let source: String

    /// Every rule, in the catalogue's order.
    static let all = RuleSpec.table.filter { $0.rule != .none }.map(RuleListing.init)

    /// Returns the rule with an id, or nil.
    static func rule(_ id: String) -> RuleListing? { all.first { $0.id == id } }

    /// The listing of a rule; nil for `.none`.
    static func rule(_ rule: Rule) -> RuleListing? { rule == .none ? nil : RuleListing(rule.spec) }

    /// Returns the id or prefix of ids (`NAV-PUSH`) that is most similar to an unknown name; nil if none is similar.
    static func nearest(to name: String) -> String? {
        let beginnings = all.flatMap { rule in
            rule.id.indices.filter { rule.id[$0] == "-" }.map { String(rule.id[..<$0]) } + [rule.id]
        }
        return NearestName.closest(to: name, in: beginnings)
    }

    private init(_ spec: RuleSpec) {
        rule = spec.rule
        id = spec.id.description
        sentence = spec.sentence.description
        releases = spec.releases.text
        since = spec.releases.since
        until = spec.releases.until
        confidence = spec.confidence.spelling.description
        source = spec.source.description
    }

    /// Whether `id` is the id of this rule, or a prefix of it that ends before a hyphen.
    func answers(to id: String) -> Bool {
        self.id == id || self.id.hasPrefix(id.hasSuffix("-") ? id : id + "-")
    }

    /// Whether the rule has the id or prefix, or cites the source with the short name `word`. Both are in upper case.
    func matches(_ word: String) -> Bool { answers(to: word) || cites(word) }

    /// Whether the rule cites the source with the short name `tag`.
    func cites(_ tag: String) -> Bool { sources.contains(Substring(tag)) }

    private var sources: [Substring] { source.split { $0 == "," || $0 == " " } }

    /// The names of the calls that have its confidence.
    var calls: String { rule.spec.asserts.map { $0.spec.handler.description }.joined(separator: " ") }

    /// What a search reads.
    var searched: String { "\(id) \(sentence) \(calls)" }

    /// The rule in two lines, a third one if calls have its confidence, and the addresses of its sources.
    var text: String {
        let calls = rule.spec.asserts.map { $0.spec.handler.description }.joined(separator: ", ")
        let slots = calls.isEmpty ? "" : "    \(confidence): \(calls); inferred: other calls of the rule\n"
        let links = rule.spec.addresses.map { "    \($0.name): \($0.url)\n" }.joined()
        return "\(id)  \(sentence)\n    \(releases), \(confidence)\(source.isEmpty ? "" : ": \(source)")\n" + slots
            + links
    }

    /// Returns the rule as a line of JSON.
    ///
    /// - Parameter isClosest: whether no rule has all words of the search, and this one has the most of them.
    func json(isClosest: Bool = false) -> [UInt8] {
        var text = JSONWriter()
        text.object {
            rule.spec.write(to: &$0)
            if isClosest { $0.member("closest", true) }
        }
        return text.bytes + [UInt8(ascii: "\n")]
    }
}
