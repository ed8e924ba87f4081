import SceneRuntime

/// Finds the statement that people mean who write one of another tool.
enum Rephrasing {
    /// Returns statements to write instead of `text`, the likeliest first. `isValid` says whether a statement is one of
    /// the language.
    static func statements(for text: StatementText, where isValid: (String) -> Bool) -> [String] {
        guard let first = text.parts.first?.text, text.parts.count <= 40 else { return [] }
        // The block of an expectation belongs to none of its words.
        if first == "expect", text.parts.count > 3, text.parts[text.parts.count - 2].text == "in",
            let block = text.parts.last?.text, block.hasPrefix("{")
        {
            return statements(for: text.dropLast(2), where: isValid).map { "\($0) in \(block)" }
        }
        var found = Phrase.all.compactMap { $0.statement(for: text) }
        let others = [
            ofExpectedCall(text), withoutFiller(text), ofWords(first, text), withCompletion(text), ofMatcher(text),
            ofBlock(text), withoutAnimation(text),
        ]
        found += others.compactMap { $0 }
        return found.filter { $0 != text.text && isValid($0) }
    }

    /// Returns the expectation of a call that lacks the word: `expect call x.viewDidLoad` for `expect x.viewDidLoad`.
    private static func ofExpectedCall(_ text: StatementText) -> String? {
        guard text.parts.first?.text == "expect", text.parts.count > 1 else { return nil }
        var place = 1
        var isNegated = false
        if ["no", "not", "never"].contains(text.parts[1].text.lowercased()), text.parts.count > 2 {
            (place, isNegated) = (2, true)
        }
        var call = text.parts[place].text
        if call.hasPrefix("!") { (call, isNegated) = (String(call.dropFirst()), true) }
        let name = call.prefix { $0 != "(" }
        guard let dot = name.lastIndex(of: "."), isMethod(name[name.index(after: dot)...]) else { return nil }
        let rest = place + 1 < text.parts.count ? " " + text.text(place + 1..<text.parts.count) : ""
        return "expect \(isNegated ? "no call" : "call") \(call)\(rest)"
    }

    /// Whether UIKit calls a method with the name.
    static func isMethod(_ name: Substring) -> Bool {
        let bytes = Array(name.utf8)
        return MethodSpec.table.contains { $0.method != .action && $0.handler.utf8Bytes == bytes }
    }

    /// Returns the property of UIKit with a name; nil if there is none.
    static func property(_ name: String) -> PropertySpec? {
        let bytes = Array(name.utf8)
        return PropertySpec.table.first { $0.name.utf8Bytes == bytes }
    }

    /// Words before a statement that mean nothing here: those of Swift's concurrency and of test descriptions.
    private static let fillers: Set<String> = ["await", "then", "when", "given", "and", "but", "do", "please", "now"]

    /// Returns the verb statement after a word that means nothing.
    private static func withoutFiller(_ text: StatementText) -> String? {
        guard let first = text.parts.first?.text, fillers.contains(first.lowercased()), text.parts.count > 1 else {
            return nil
        }
        let verbs = VerbTable.rows.compactMap { $0.words.first }
        return verbs.contains(text.parts[1].text) ? text.text(1..<text.parts.count) : nil
    }

    /// Returns the verb whose words are written as one: `pop to root` for `popToRoot`.
    private static func ofWords(_ first: String, _ text: StatementText) -> String? {
        var words = [""]
        for character in first {
            guard character.isLetter else { return nil }
            if character.isUppercase, words.last != "" { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
        let joined = words.joined()
        guard
            let row = VerbTable.rows.first(where: { row in
                row.words.count > 1 && row.words.map { $0.lowercased() }.joined() == joined
            })
        else { return nil }
        return ([row.words.joined(separator: " ")] + text.parts.dropFirst().map { $0.text }).joined(separator: " ")
    }

    /// Returns the statements for a block after a verb that takes none, or that takes it after `then`: the statement
    /// after a verb runs when the step has ended.
    private static func withCompletion(_ text: StatementText) -> String? {
        guard let block = text.parts.last?.text, block.hasPrefix("{"), block.hasSuffix("}"), text.parts.count > 1,
            let row = row(of: text)
        else { return nil }
        let count = text.parts.count
        let word = text.parts[count - 2].text.lowercased()
        let links: Set<String> = [
            "then", "completion", "completion:", "and", "oncomplete", "oncompletion", "done", "=>", "finally", "after",
            "complete", "completed", "when", "finished",
        ]
        let hasWord = links.contains(word) && count > 2
        let verb = text.text(0..<count - (hasWord ? 2 : 1))
        if row.clauseRow(for: .then) != nil { return "\(verb) then \(block)" }
        var inner = Substring(block.dropFirst().dropLast())
        while inner.first == " " { inner.removeFirst() }
        while inner.last == " " { inner.removeLast() }
        return inner.isEmpty ? verb : "\(verb); \(inner)"
    }

    /// Returns the statement with the clause for a change without animation, which people write in several words.
    private static func withoutAnimation(_ text: StatementText) -> String? {
        guard row(of: text)?.clauseRow(for: .unanimated) != nil, text.parts.count > 2 else { return nil }
        let last = text.parts.suffix(2).map { $0.text.lowercased() }.joined(separator: " ")
        let forms = ["without animation", "without animations", "no animation", "not animated", "animated no"]
        return forms.contains(last) ? text.text(0..<text.parts.count - 2) + " unanimated" : nil
    }

    /// Returns the row of the verb with which a statement begins, that with the most words.
    private static func row(of text: StatementText) -> VerbRow? {
        let words = text.parts.map { $0.text }
        let rows = VerbTable.rows.filter { words.starts(with: $0.words) }
        return rows.max { $0.words.count < $1.words.count }
    }

    /// Returns `expect a == b` for `expect(a).to(equal(b))`, `expect(a).toBe(b)` and other matchers.
    private static func ofMatcher(_ text: StatementText) -> String? {
        let all = text.text
        guard all.hasPrefix("expect("), let (value, rest) = argument(of: all.dropFirst("expect".count)) else {
            return nil
        }
        var matcher = rest
        var isNegated = false
        for (prefix, negates) in [(".toNot", true), (".notTo", true), (".not.to", true), (".to", false)]
        where matcher.hasPrefix(prefix) {
            matcher = matcher.dropFirst(prefix.count)
            isNegated = negates
            break
        }
        if matcher.count == rest.count { return nil }
        if matcher.hasPrefix("("), let (inner, end) = argument(of: matcher), end.isEmpty { matcher = inner[...] }
        let name = matcher.prefix { $0 != "(" }.lowercased()
        let operand = argument(of: matcher.dropFirst(name.count))?.argument ?? ""
        let negation = isNegated ? "!" : ""
        switch name {
        case "equal", "be", "beequal", "eq", "beidenticalto", "strictequal",
            "tobe" where !operand.isEmpty:
            return "expect \(value) \(isNegated ? "!=" : "==") \(operand)"
        case "benil", "benull", "beundefined": return "expect \(value) \(isNegated ? "!=" : "==") nil"
        case "betrue", "betruthy": return "expect \(negation)\(value)"
        case "befalse", "befalsy": return "expect \(isNegated ? "" : "!")\(value)"
        case "contain": return "expect \(negation)\(value).contains(\(operand))"
        case "beempty": return "expect \(negation)\(value).isEmpty"
        case "havecount", "havelength": return "expect \(value).count \(isNegated ? "!=" : "==") \(operand)"
        case "begreaterthan": return "expect \(value) > \(operand)"
        case "belessthan": return "expect \(value) < \(operand)"
        default: return nil
        }
    }

    /// Returns the text in the parentheses at the beginning of `text`, and what follows them; nil if there are none.
    static func argument(of text: Substring) -> (argument: String, rest: Substring)? {
        guard text.first == "(" else { return nil }
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 {
                return (String(text[text.index(after: text.startIndex)..<index]), text[text.index(after: index)...])
            }
        }
        return nil
    }

    /// Returns a condition with the braces that it lacks: `if isReady { pop }` for `if isReady pop`.
    private static func ofBlock(_ text: StatementText) -> String? {
        guard let first = text.parts.first?.text, ["if", "while", "unless"].contains(first), text.parts.count > 2,
            !text.parts.contains(where: { $0.text.hasPrefix("{") || $0.text == "else" })
        else { return nil }
        let verbs = Set(VerbTable.rows.compactMap { $0.words.first })
        guard
            let place = text.parts.indices.first(where: { index in
                index > 1 && (verbs.contains(text.parts[index].text) || text.parts[index].text.hasPrefix("print("))
            })
        else { return nil }
        let condition = text.text(1..<place)
        let head = first == "unless" ? "if !(\(condition))" : "\(first) \(condition)"
        return "\(head) { \(text.text(place..<text.parts.count)) }"
    }
}
