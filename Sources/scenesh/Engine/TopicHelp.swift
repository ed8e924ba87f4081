import SceneLang
import SceneRuntime

/// The help of everything that has a name in the language: declarations, statements, verbs, handlers, properties,
/// presentation styles, rules and codes; and of names of UIKit.
enum TopicHelp {
    /// The names of all topics but those of UIKit, for completion.
    static let names: [String] = {
        var names = Set(VerbHelp.verbs)
        names.formUnion(ConstructHelp.words)
        names.formUnion(SwiftForm.table.flatMap(\.words))
        names.formUnion(handlers.map { $0.handler.description })
        names.formUnion(PropertySpec.table.map { $0.name.description })
        names.formUnion(styles.map { ".\(name(of: $0))" })
        names.formUnion(RuleListing.all.map(\.id))
        names.formUnion(CodeListing.all.map(\.id))
        return names.sorted()
    }()

    /// Returns the help of every topic with the name; nil if there is none. A style needs no dot, and a rule and a code
    /// may be in lower case. The syntax comes first.
    static func text(of topic: String) -> String? {
        let word = topic.hasPrefix("on ") ? String(topic.dropFirst(3)) : topic
        let width = TerminalWidth.current ?? 80
        var parts: [String] = []
        if let construct = ConstructHelp.text(of: topic, width: width) { parts.append(construct) }
        if let verb = VerbHelp.text(of: word, width: width) { parts.append(verb) }
        parts += SwiftForm.named(word).map { text(of: $0, width: width) }
        parts += handlers.filter { $0.handler.description == word }.map(text(of:))
        parts += PropertySpec.table.filter { $0.name.description == word }.map(text(of:))
        parts += styles(named: word).map(text(of:))
        let isMethod = UIKitHelp.methods.contains(word) && VerbHelp.text(of: word, width: width) == nil
        if parts.isEmpty || isMethod, let known = UIKitHelp.about(word) {
            parts.append(text(of: known, word, width: width))
        }
        parts += rules(word, isBrief: !parts.isEmpty)
        parts += CodeListing.named(word).map { $0.text(width: width) }
        if parts.isEmpty { parts += source(word) }
        return parts.isEmpty ? nil : parts.joined()
    }

    /// Returns the help of the short name of a source, if it is one.
    private static func source(_ word: String) -> [String] {
        let tag = word.uppercased()
        let count = RuleListing.all.count { $0.cites(tag) }
        guard count > 0 else { return [] }
        let rules = count == 1 ? "the rule that cites the source" : "the \(count) rules that cite the source"
        return ["\(tag)\n    A source of rules. docs/sources.md describes this source. :rules \(tag) lists \(rules).\n"]
    }

    /// Returns the rules with the id; only their number if there is other help.
    private static func rules(_ word: String, isBrief: Bool) -> [String] {
        let id = word.uppercased()
        let found = RuleListing.all.filter { $0.answers(to: id) }
        guard isBrief, found.count > 1 else { return found.map(\.text) }
        return [":rules \(id) lists \(found.count) rules.\n"]
    }

    private static func text(of form: SwiftForm, width: Int) -> String {
        let lines = WrappedText.lines(of: form.text, width: width - 4)
        return "\(form.form)\n" + lines.map { "    \($0)\n" }.joined()
    }

    private static func text(of known: UIKitHelp, _ name: String, width: Int) -> String {
        let lines = known.text.split(separator: "\n").map { "    \($0)\n" }.joined()
        return "\(name)\n\(lines)" + (known.verb.flatMap { VerbHelp.text(of: $0, width: width) } ?? "")
    }

    /// Returns the styles that are meant: that with the name `.pageSheet` or `pageSheet`, otherwise those whose names
    /// end with the word, such as all kinds of sheets for `sheet`.
    private static func styles(named word: String) -> [ModalStyle] {
        let exact = styles.filter { ".\(name(of: $0))" == word || name(of: $0) == word }
        let ending = word.prefix(1).uppercased() + word.dropFirst()
        return exact.isEmpty ? styles.filter { name(of: $0).hasSuffix(ending) } : exact
    }

    private static let handlers = MethodSpec.table
    private static let styles = ModalStyle.allCases.filter { $0.releases != nil }

    private static func name(of style: ModalStyle) -> String { style.symbol.spelling.description }

    private static func text(of method: MethodSpec) -> String {
        let parameters = method.parameters.map(\.description).joined(separator: ", ")
        let labels = method.labels.map { "\($0):" }.joined()
        let call = "\(method.name)(\(labels))"
        return """
            on \(method.handler)\(parameters.isEmpty ? "" : "(\(parameters))") { … }
                Runs when UIKit calls \(call) on \(noun(of: method.owner)). \(method.releases.text).

            """
    }

    private static func noun(of owner: MethodSpec.Owner) -> String {
        switch owner {
        case .controller: "a controller"
        case .app: "the app"
        case .scene: "a scene of the app"
        case .center: "the notification center's delegate"
        case .delegate: "a delegate"
        case .style: "a presentation style"
        case .segueClass: "a segue class"
        }
    }

    private static func text(of property: PropertySpec) -> String {
        let access =
            switch property.access {
            case .readOnly: "The property can only be read"
            case .atCreation: "The property is set in the declaration"
            case .readWrite, .override: "The property can be set"
            case .step: "Setting the property is a step"
            }
        return "\(property.name)\n    \(property.help) \(access). \(property.releases.text).\n"
    }

    private static func text(of style: ModalStyle) -> String {
        """
        .\(name(of: style))
            A presentation style: present X style .\(name(of: style)). \(style.releases?.text ?? "").

        """
    }
}
