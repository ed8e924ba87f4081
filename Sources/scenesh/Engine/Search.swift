import SceneLang
import SceneRuntime

/// Searches rules, messages of UIKit, codes and the scripts of the zoo by symptom, method or message.
struct Search {
    /// The words that a text must contain, in lower case.
    private let told: [String]
    /// The same without their endings.
    private let words: [String]

    /// Words that a question has, and that say nothing about its subject.
    private static let fillers: Set<String> = [
        "a", "after", "and", "are", "as", "at", "before", "by", "call", "called", "can", "do", "does", "for", "from",
        "has", "have", "how", "i", "in", "is", "it", "its", "my", "no", "not", "of", "on", "or", "the", "then", "there",
        "to", "was", "what", "when", "which", "why", "with",
    ]

    /// The endings of a word that are left out, so that "dismissing" finds "dismiss". The first that a word has counts.
    private static let endings = ["ions", "ion", "ing", "ed", "es", "s"]

    /// - `query`: words, or a part of a message. Dots that stand for names in a message match anything.
    init(_ query: String) {
        let separated = query.lowercased().replacing("...", with: " ").replacing("…", with: " ")
        let all = separated.split { " \"'()?!,:;".contains($0) }.map { String($0.trimmingPrefix(".")) }
        let trimmed = all.map { $0.last == "." ? String($0.dropLast()) : $0 }.filter { !$0.isEmpty }
        let subject = trimmed.filter { !Search.fillers.contains($0) }
        told = subject.isEmpty ? trimmed : subject
        words = told.map(Search.stem)
    }

    private static func stem(_ word: String) -> String {
        guard word.allSatisfy(\.isLetter) else { return word }
        let ending = endings.first { word.hasSuffix($0) && word.count >= partLength + 1 + $0.count }
        return ending.map { String(word.dropLast($0.count)) } ?? word
    }

    /// The minimum number of letters of a word that may be a part of a longer word.
    private static let partLength = 4

    private func isFound(in text: String) -> Bool { Search.contains(text.lowercased(), words) }

    private static func contains(_ text: String, _ words: [String]) -> Bool {
        !words.isEmpty && words.allSatisfy { contains(text, $0) }
    }

    /// Whether a text, in lower case, contains a word. A short one must not be a part of a longer one.
    private static func contains(_ text: String, _ word: String) -> Bool {
        text.contains(word) && (word.count >= partLength || isWord(word, in: text))
    }

    /// Of the items whose texts contain the most of the words, at most eight: each word counts as much as it is rare.
    /// None if the best of them lack more than half of that.
    private func closest<Item>(_ items: [Item], _ text: (Item) -> String) -> [Item] {
        guard words.count > 1 else { return [] }
        let texts = items.map { text($0).lowercased() }
        let found = words.map { word in texts.map { Search.contains($0, word) } }
        let weights = found.map { rare in Search.bits(items.count / (1 + rare.count { $0 })) }
        let sums = items.indices.map { item in words.indices.reduce(0) { $0 + (found[$1][item] ? weights[$1] : 0) } }
        guard let best = sums.max(), best > 0, best * 2 >= weights.reduce(0, +) else { return [] }
        return items.indices.filter { sums[$0] == best }.prefix(8).map { items[$0] }
    }

    /// The number of binary digits.
    private static func bits(_ number: Int) -> Int { Int.bitWidth - number.leadingZeroBitCount }

    /// Rules and scripts of the zoo.
    struct Found {
        let rules: [RuleListing]
        let scripts: [ZooScript]

        var isEmpty: Bool { rules.isEmpty && scripts.isEmpty }
    }

    /// Those that contain all words.
    var found: Found { Found(rules: rules, scripts: scripts()) }

    /// Those that come closest to the words, if no text contains all of them.
    var closest: Found {
        Found(rules: closest(RuleListing.all) { $0.searched }, scripts: closest(ZooScript.all) { $0.searched })
    }

    /// Whether a text, in lower case, contains a word that is not a part of a longer one.
    private static func isWord(_ word: String, in text: String) -> Bool {
        text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
            || text.split(separator: " ").contains { $0 == word }
    }

    /// Whether the search is for one word that only longer words contain, such as the beginning of `present`.
    var isForPart: Bool {
        guard words.count == 1, let word = words.first else { return false }
        let texts = RuleListing.all.map(\.searched) + ZooScript.all.map(\.searched)
        let messages = MessageExplanation.all.flatMap {
            $0.messages.map { $0.template.description } + ["\($0.meaning)"]
        }
        return !(texts + messages).contains { Self.isWord(word, in: $0.lowercased()) }
    }

    /// The rules whose sentence, id or calls contain the words.
    var rules: [RuleListing] { RuleListing.all.filter { isFound(in: $0.searched) } }

    /// The explanations of messages of UIKit that contain the words.
    var messages: [MessageExplanation] {
        MessageExplanation.all.filter { explanation in
            explanation.messages.contains { Search.contains($0.template.description.lowercased(), told) }
                || Search.contains(explanation.meaning.description.lowercased(), told)
        }
    }

    /// The codes whose titles or explanations contain the words.
    var codes: [CodeListing] { CodeListing.all.filter { isFound(in: "\($0.title) \($0.meaning)") } }

    /// The scripts of the zoo whose heads contain the words, and those that show one of `ids` or of the messages.
    func scripts(about ids: Set<String> = []) -> [ZooScript] {
        ZooScript.all.filter { script in
            isFound(in: script.searched) || script.rules.contains { ids.contains($0) }
        }
    }

    /// Everything that contains the words, as `:help` and `explain` print it; nil if nothing does.
    func text(width: Int) -> String? {
        var parts = messages.map { $0.text(width: width) }
        let rules = rules
        if rules.count <= 5 { parts += rules.map(\.text) } else { parts.append(Search.short(rules)) }
        if parts.isEmpty || messages.isEmpty && rules.isEmpty { parts += codes.map(\.line) }
        let scripts = scripts(about: rules.count <= 5 ? Set(rules.map(\.id)) : [])
        if !scripts.isEmpty { parts.append(Search.text(of: scripts)) }
        return parts.isEmpty || parts == [""] ? nil : parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func short(_ rules: [RuleListing]) -> String {
        rules.map { "\($0.id)  \($0.sentence)\n" }.joined()
    }

    /// The scripts under a heading.
    static func text(of scripts: [ZooScript]) -> String {
        "Scripts that show it:\n" + scripts.prefix(12).map { "  \($0.line)" }.joined()
    }
}

extension MessageExplanation {
    /// The message with its explanation, wrapped at `width` columns.
    func text(width: Int) -> String {
        let forms = messages.map { Self.shown($0.template.description) }
        let rest = [meaning.description, help.description].flatMap { WrappedText.lines(of: $0, width: width) }
        return "\(code)\n\n" + forms.map { "    \($0)\n" }.joined() + "\n" + rest.map { "\($0)\n" }.joined()
    }

    /// Returns the text of a message with dots for its placeholders.
    private static func shown(_ template: String) -> String {
        var text = ""
        var rest = template[...]
        while let character = rest.popFirst() {
            if character == "%" { rest.removeFirst() }
            text += character == "%" ? "…" : String(character)
        }
        return text
    }

    /// The explanation as a line of JSON.
    var json: [UInt8] {
        JSONText.line([
            ("code", JSONText.string(code.description)),
            ("severity", JSONText.string("message")),
            ("title", JSONText.string(messages.first.map { Self.shown($0.template.description) } ?? "")),
            ("meaning", JSONText.string("\(meaning) \(help)")),
        ])
    }
}
