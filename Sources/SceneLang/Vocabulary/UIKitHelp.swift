import SceneRuntime

/// What a name of UIKit is in scripts, if it is not that of a handler, a property or a style: a method that a verb
/// calls, a class, a function, or a name that is not modelled.
package struct UIKitHelp: Sendable {
    /// What it is and what to write, in sentences.
    package let text: String
    /// The first word of the verb that a script uses instead, or nil.
    package let verb: String?

    /// The names of all methods with a verb, classes and functions.
    package static let names: [String] =
        ForeignCalls.names + UIKitMethod.table.map { String(decoding: $0.name, as: UTF8.self) }
        + ControllerKind.allCases.map { "UI\($0.spelling.text)" }
        + BuiltInFunction.allCases.map { $0.spelling.text }

    /// The names of all methods with a verb.
    package static let methods = Set(ForeignCalls.names)

    /// Returns what `name` is, or nil if UIKit has no such name.
    package static func about(_ name: String) -> UIKitHelp? {
        let bytes = Array(name.utf8)
        if let example = ForeignCalls.example(method: name) {
            let word = example.prefix { $0 != " " }
            let isVerb = VerbTable.rows.contains { $0.words.first == String(word) }
            let forms = UIKitMethod.fullNames(of: bytes[...])
            let text =
                forms.isEmpty
                ? "A method of UIKit. A script writes for example: \(example)"
                : "A method of UIKit: \(forms.joined(separator: ", ")). The short form: \(example)"
            return UIKitHelp(text: text, verb: isVerb ? String(word) : nil)
        }
        if case let forms = UIKitMethod.fullNames(of: bytes[...]), !forms.isEmpty {
            return UIKitHelp(text: "A method that a script can call: \(forms.joined(separator: ", ")).", verb: nil)
        }
        if let function = BuiltInFunction.lexicon[bytes] {
            let form = function.usage.map { " Write: \($0)" } ?? ""
            return UIKitHelp(text: "A function: \(function.help.text).\(form)", verb: nil)
        }
        if let base = BaseLexicon.lexicon[bytes] ?? BaseLexicon.withoutPrefix(bytes) { return about(base) }
        if let known = PublicName.find(bytes[...], of: .all) { return about(known) }
        if ForeignNames.looks.contains(name) {
            return UIKitHelp(
                text: "It is not modelled: the look of a view does not change the calls of UIKit.", verb: nil)
        }
        return ForeignNames.view(name).map { kind in
            UIKitHelp(text: "A class of views. A controller declares its views: view { \(kind) NAME }", verb: nil)
        }
    }

    private static func about(_ base: ControllerKind) -> UIKitHelp {
        let connections = ConnectionKind.allCases.filter { $0.containers.contains(base) }
        let members = connections.flatMap { kind in Construct.named(kind.word.text).flatMap { $0.usages } }
        var unique: [String] = []
        for member in members where !unique.contains(member) { unique.append(member) }
        let block = unique.isEmpty ? "{ … }" : "{ \(unique.joined(separator: "; ")) }"
        let name = base.spelling.text
        return UIKitHelp(
            text: "UI\(name) is a class of UIKit. A script declares controllers of it:\n"
                + "scene NAME: \(name) \(block)\ncontroller NAME: \(name) \(block)", verb: nil)
    }

    private static func about(_ known: PublicName) -> UIKitHelp {
        let text = known.history + "."
        switch known.substitute {
        case .none: return UIKitHelp(text: "\(text) It is not modelled.", verb: nil)
        case .renamed(let name): return UIKitHelp(text: "\(text) A script writes: \(name.text)", verb: nil)
        case .instead(let other):
            return UIKitHelp(text: "\(text) It is not modelled; \(other.text).", verb: nil)
        case .read(let value):
            return UIKitHelp(text: "\(text) It is not modelled; read \(value.text).", verb: nil)
        case .withoutEffect:
            return UIKitHelp(text: "\(text) It is not modelled: it does not change the calls of UIKit.", verb: nil)
        }
    }
}
