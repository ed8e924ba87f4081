import SceneLang
import SceneRuntime

/// Searches rules, messages of UIKit, codes and the scripts of the zoo by symptom, method or message.
struct Search {
    /// The words that a text must contain, in lower case.
    private let words: [String]

    /// - `query`: words, or a part of a message. Dots that stand for names in a message match anything.
    init(_ query: String) {
        let separated = query.lowercased().replacing("...", with: " ").replacing("…", with: " ")
        words = separated.split { $0 == " " || $0 == "\"" || $0 == "(" || $0 == ")" }.map(String.init)
    }

    /// The minimum number of letters of a word that may be a part of a longer word.
    private static let partLength = 4

    private func isFound(in text: String) -> Bool {
        let text = text.lowercased()
        return !words.isEmpty
            && words.allSatisfy { text.contains($0) && ($0.count >= Search.partLength || Self.isWord($0, in: text)) }
    }

    /// Whether a text, in lower case, contains a word that is not a part of a longer one.
    private static func isWord(_ word: String, in text: String) -> Bool {
        text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
            || text.split(separator: " ").contains { $0 == word }
    }

    /// Whether the search is for one word that only longer words contain, such as the beginning of `present`.
    var isForPart: Bool {
        guard words.count == 1, let word = words.first else { return false }
        let rules = RuleListing.all.map { "\($0.id) \($0.sentence) \($0.calls)" }
        let texts = rules + ZooScript.all.map { "\($0.name) \($0.question)" }
        let messages = MessageExplanation.all.flatMap {
            $0.messages.map { $0.template.description } + ["\($0.meaning)"]
        }
        return !(texts + messages).contains { Self.isWord(word, in: $0.lowercased()) }
    }

    /// The rules whose sentence, id or calls contain the words.
    var rules: [RuleListing] { RuleListing.all.filter { isFound(in: "\($0.id) \($0.sentence) \($0.calls)") } }

    /// The explanations of messages of UIKit that contain the words.
    var messages: [MessageExplanation] {
        MessageExplanation.all.filter { explanation in
            explanation.messages.contains { isFound(in: $0.template.description) }
                || isFound(in: explanation.meaning.description)
        }
    }

    /// The codes whose titles or explanations contain the words.
    var codes: [CodeListing] { CodeListing.all.filter { isFound(in: "\($0.title) \($0.meaning)") } }

    /// The scripts of the zoo whose questions contain the words, and those that show one of `ids` or of the messages.
    func scripts(about ids: Set<String> = []) -> [ZooScript] {
        ZooScript.all.filter { script in
            isFound(in: script.question) || isFound(in: script.name) || script.rules.contains { ids.contains($0) }
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
