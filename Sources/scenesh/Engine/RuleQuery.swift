/// What the words after `scenesh rules` or `:rules` ask for: ids, beginnings of ids and sources, or a symptom.
struct RuleQuery {
    private(set) var rules: [RuleListing] = []
    /// The scripts of the zoo about a symptom.
    private(set) var scripts: [ZooScript] = []
    /// The words that should be ids, and are none.
    private(set) var unknown: [String] = []
    /// Whether nothing has all words of the symptom, so that what has most of them was chosen.
    private(set) var isClosest = false

    /// Words that are ids, beginnings of ids or sources choose rules. If one of them is none, they are a symptom, in
    /// any order. Without words all rules are chosen.
    init(_ arguments: [String]) {
        let words = arguments.flatMap { $0.split { $0 == " " || $0 == "," } }.map { $0.uppercased() }
        let strangers = words.filter { word in !RuleListing.all.contains { $0.matches(word) } }
        rules = RuleListing.all.filter { rule in words.isEmpty || words.contains { rule.matches($0) } }
        if strangers.isEmpty { return }
        let search = Search(arguments.joined(separator: " "))
        let found = search.found
        let hasIDs = strangers.contains { $0.contains("-") }
        let closest = found.isEmpty && !hasIDs ? search.closest : found
        isClosest = found.isEmpty && !closest.isEmpty
        if closest.isEmpty { unknown = strangers } else { (rules, scripts) = (closest.rules, closest.scripts) }
    }

    /// Whether something was found.
    var isEmpty: Bool { rules.isEmpty && scripts.isEmpty }

    /// What was found.
    var text: String {
        let note = isClosest ? "No rule and no script has all of these words. These have the most of them:\n\n" : ""
        let parts = [rules.map(\.text).joined(), scripts.isEmpty ? "" : Search.text(of: scripts)]
        return note + parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// An error for each unknown word.
    var complaints: [String] {
        unknown.map { id in
            let near = RuleListing.nearest(to: id).map(NearestName.question)
            return "unknown rule '\(id)'; \(near ?? "scenesh rules lists all rules")"
        }
    }
}
