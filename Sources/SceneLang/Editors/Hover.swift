import SceneRuntime

/// What a word of a script is: a form of a verb, a handler, a property, a style, a declared name, or a word that
/// begins a declaration or a statement.
package struct Hover: Hashable, Sendable {
    /// The word, in bytes.
    package let start: Int
    package let end: Int
    /// How it is used or declared: `push X [onto Y] [unanimated]`. Several forms are several lines.
    package let title: String
    /// What it is, in sentences.
    package let text: String

    /// The largest number of rules that it quotes.
    private static let mostRules = 4

    /// Returns what the word at byte `place` of a file is, or nil. The file may have errors.
    package static func at(_ place: Int, in file: SourceFile) -> Hover? {
        let words = HoverWords(file)
        guard let index = words.index(at: place) else { return nil }
        let found =
            handler(words, index) ?? swiftMethod(words, index) ?? symbol(words, index) ?? verb(words, index)
        let name = declaration(words, index) ?? property(words.text(index))
        let meaning =
            found ?? name ?? swiftForm(words, index) ?? construct(words.text(index)) ?? unknown(words, index, in: file)
        guard let meaning else { return nil }
        let element = words.elements[index]
        return Hover(start: element.start, end: element.end, title: meaning.title, text: meaning.text)
    }

    private struct HoveredWord {
        let title: String
        let text: String
    }

    // MARK: Kinds of words

    /// A word after a dot: a presentation style or a property.
    private static func symbol(_ words: HoverWords, _ index: Int) -> HoveredWord? {
        guard words.isAfterDot(index) else { return nil }
        let word = words.text(index)
        guard let style = ModalStyle.allCases.first(where: { $0.symbol.spelling.text == word }),
            let releases = style.releases
        else { return property(word) }
        return HoveredWord(
            title: ".\(word)",
            text: paragraphs(["A presentation style, in \(releases.text)."] + rules(about: word)))
    }

    /// The name of a handler.
    private static func handler(_ words: HoverWords, _ index: Int) -> HoveredWord? {
        guard index > 0 else { return nil }
        let isOverride = words.isOverride(index)
        guard words.text(index - 1) == "on" || isOverride else { return nil }
        let word = words.text(index)
        var specs: [MethodSpec] = []
        if isOverride { specs = MethodSpec.table.filter { $0.name.text == word && $0.owner == .controller } }
        for place in HandlerLexicon.BodyKind.allCases {
            for method in HandlerLexicon.of(place)[Array(word.utf8)] {
                if !specs.contains(where: { $0.method == method }) { specs.append(method.spec) }
            }
        }
        guard !specs.isEmpty else { return nil }
        let titles = specs.map { spec in
            let parameters = spec.parameters.map { $0.text }.joined(separator: ", ")
            if isOverride { return "override func \(signature(of: spec))" }
            return "on \(word)" + (parameters.isEmpty ? "" : "(\(parameters))")
        }
        let lines = specs.map { spec in
            "UIKit calls \(signature(of: spec)) on \(owner(of: spec)) in \(spec.releases.text)."
        }
        let note = isOverride ? ["The inherited method runs where `super` calls it."] : []
        return HoveredWord(
            title: withoutDuplicates(titles).joined(separator: "\n"),
            text: paragraphs(withoutDuplicates(lines) + note + rules(about: word)))
    }

    /// A method of UIKit that is called: its full names, and the text of the row of its verb.
    private static func swiftMethod(_ words: HoverWords, _ index: Int) -> HoveredWord? {
        let word = words.text(index)
        guard words.isCalled(index), words.declaration(of: word) == nil else { return nil }
        let methods = UIKitMethod.table.filter { $0.name.elementsEqual(word.utf8) }
        guard !methods.isEmpty else { return nil }
        // `show` and `dismiss` are verbs, too.
        if methods.contains(where: { $0.isNamedLikeVerb }), !words.isAfterDot(index), !words.isDirectCall(index) {
            return nil
        }
        var lines: [String] = []
        for method in methods {
            guard let verb = method.verb, let row = VerbTable.rows.first(where: { $0.verb == verb }) else { continue }
            lines.append("The same as the verb: \(row.usage)")
            lines.append(row.summary)
            lines.append("It exists in \(row.releases.text).")
        }
        return HoveredWord(
            title: methods.map { $0.fullName }.joined(separator: "\n"),
            text: paragraphs(withoutDuplicates(lines) + rules(about: word)))
    }

    /// A word of Swift that begins a declaration or a statement.
    private static func swiftForm(_ words: HoverWords, _ index: Int) -> HoveredWord? {
        let found = SwiftForm.named(words.text(index))
        guard !found.isEmpty, Construct.named(words.text(index)).isEmpty else { return nil }
        return HoveredWord(
            title: found.map { $0.form }.joined(separator: "\n"), text: paragraphs(found.map { $0.text }))
    }

    /// A name that nothing declares, in the body of a Swift declaration: see `NameNotes`.
    private static func unknown(_ words: HoverWords, _ index: Int, in file: SourceFile) -> HoveredWord? {
        let word = words.text(index)
        guard !words.isAfterDot(index), let places = Script.unknownNames(of: file)[word] else { return nil }
        let lines = places.map { String($0) }.joined(separator: ", ")
        return HoveredWord(
            title: word,
            text: paragraphs([
                "The script does not declare this name, so its value is unknown.",
                "A condition on it follows a fixed rule.",
                places.count == 1 ? "It is used on line \(lines)." : "It is used on the lines \(lines).",
            ]))
    }

    /// The first word of a verb, or the word of a clause.
    private static func verb(_ words: HoverWords, _ index: Int) -> HoveredWord? {
        let first = words.firstOfStatement(index)
        let word = words.text(first)
        var rows = VerbTable.rows.filter { $0.words.first == word }
        if first != index {
            let clause = words.text(index)
            rows = rows.filter { row in
                row.words.contains(clause) || row.clauses.contains { $0.clause.word.text == clause }
            }
        }
        guard !rows.isEmpty else { return nil }
        return HoveredWord(
            title: rows.flatMap { $0.usages }.joined(separator: "\n"),
            text: paragraphs(withoutDuplicates(rows.map { $0.summary })))
    }

    private static func property(_ word: String) -> HoveredWord? {
        guard let property = PropertyLexicon.lexicon[Array(word.utf8)] else { return nil }
        let spec = property.spec
        return HoveredWord(
            title: word, text: paragraphs(["\(spec.help.text) In \(spec.releases.text)."] + rules(about: word)))
    }

    /// A word that begins a declaration, a member, a statement or an expression.
    private static func construct(_ word: String) -> HoveredWord? {
        let found = Construct.named(word)
        guard !found.isEmpty else { return nil }
        return HoveredWord(
            title: found.flatMap { $0.usages }.joined(separator: "\n"),
            text: paragraphs(found.map { $0.summary }))
    }

    /// A name that the file declares, with the comment before its declaration.
    private static func declaration(_ words: HoverWords, _ index: Int) -> HoveredWord? {
        guard let declared = words.declaration(of: words.text(index)) else { return nil }
        return HoveredWord(title: words.line(from: declared), text: words.documentation(before: declared))
    }

    // MARK: Texts

    private static func signature(of spec: MethodSpec) -> String {
        if spec.labels.isEmpty { return "\(spec.name.text)()" }
        return "\(spec.name.text)(\(spec.labels.map { "\($0.text):" }.joined()))"
    }

    private static func owner(of spec: MethodSpec) -> String {
        switch spec.owner {
        case .controller: "a view controller"
        case .app: "the application delegate"
        case .scene: "the scene delegate"
        case .center: "the delegate of the notification center"
        case .delegate: "a delegate or data source"
        case .style: "a presentation controller or animator"
        case .segueClass: "a segue class"
        }
    }

    /// Returns the sentences of the rules that name a method, property or style.
    private static func rules(about word: String) -> [String] {
        let wanted = Array(word.utf8)
        var found: [String] = []
        for spec in RuleSpec.table where spec.rule != .none && found.count < mostRules {
            if names(spec.sentence.utf8Bytes, wanted) { found.append("\(spec.id.text): \(spec.sentence.text)") }
        }
        return found
    }

    /// Whether a sentence contains a name as a whole word.
    private static func names(_ sentence: [UInt8], _ word: [UInt8]) -> Bool {
        guard word.count > 3, sentence.count >= word.count else { return false }
        for start in 0...(sentence.count - word.count) where sentence[start] == word[0] {
            let end = start + word.count
            let isWhole =
                (start == 0 || !isLetter(sentence[start - 1])) && (end == sentence.count || !isLetter(sentence[end]))
            if isWhole, sentence[start..<end].elementsEqual(word) { return true }
        }
        return false
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

    private static func withoutDuplicates(_ texts: [String]) -> [String] {
        var all: [String] = []
        for text in texts where !all.contains(text) { all.append(text) }
        return all
    }

    private static func paragraphs(_ texts: [String]) -> String { texts.joined(separator: "\n") }
}
