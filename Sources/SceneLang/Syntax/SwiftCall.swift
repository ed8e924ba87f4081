/// The parts of a call as it is written in Swift.
struct SwiftCall {
    /// What is before the first parenthesis or brace.
    let callee: String
    /// The rest: the arguments and the trailing closure. Most calls are told apart by their callee, so the rest is read
    /// only when it is asked for.
    private let rest: Substring

    init(_ text: String) {
        let end = text.firstIndex { $0 == "(" || $0 == "{" } ?? text.endIndex
        callee = String(text[..<end].filter { $0 != " " && $0 != "\n" && $0 != "?" })
        rest = text[end...]
    }

    /// The arguments in parentheses, in their order.
    var arguments: [(label: String?, value: String)] {
        guard rest.first == "(" else { return [] }
        return Self.split(rest[rest.index(after: rest.startIndex)..<Self.end(of: rest)])
    }

    /// The trailing closure; empty if there is none.
    private var closure: String {
        var end = rest.startIndex
        if rest.first == "(" {
            end = Self.end(of: rest)
            if end < rest.endIndex { end = rest.index(after: end) }
        }
        let closure = rest[end...].drop { $0 == " " || $0 == "\n" }
        return closure.first == "{" ? String(closure) : ""
    }

    /// The value of the argument with a label, or nil.
    subscript(label: String) -> String? { arguments.first { $0.label == label }?.value }

    /// Returns the trailing closure, or the closure with the label, without attributes and parameters; nil if there is
    /// none.
    func block(_ label: String?) -> String? {
        let trailing = closure
        let written = trailing.isEmpty ? label.flatMap { self[$0] } ?? "" : trailing
        guard written.first == "{" else { return nil }
        var body = written.dropFirst().drop { $0 == " " }
        while body.first == "@" { body = body.drop { $0 != " " }.drop { $0 == " " } }
        var captures = ""
        if body.first == "[", let end = body.firstIndex(of: "]") {
            captures = " \(body[...end])"
            body = body[body.index(after: end)...].drop { $0 == " " }
        }
        let word = body.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if word == "in" {
            body = body.dropFirst(2)
        } else if body.dropFirst(word.count).drop(while: { $0 == " " }).hasPrefix("in ") {
            body = body.dropFirst(word.count).drop { $0 == " " }.dropFirst(2)
        }
        if !captures.isEmpty { captures += " in" }
        let isSpaced = body.first == " " || body.first == "\n"
        return "{" + captures + (isSpaced ? "" : " ") + body
    }

    /// Returns statements over several lines on one line; nil if a comment prevents it.
    static func onOneLine(_ text: String) -> String? {
        if !text.contains("\n") { return text }
        if zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0 == 0x2F && $1 == 0x2F }) { return nil }
        var result = ""
        for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) where !line.isEmpty {
            let isContinued = result.last.map { "{([,".contains($0) } ?? true
            if !result.isEmpty { result += isContinued || "})]".contains(line.first ?? "}") ? " " : "; " }
            result += line
        }
        return result
    }

    /// Returns the place of the parenthesis that closes the first one.
    private static func end(of text: Substring) -> Substring.Index {
        var depth = 0
        for place in text.indices {
            if "([{".contains(text[place]) { depth += 1 }
            if ")]}".contains(text[place]) { depth -= 1 }
            if depth == 0 { return place }
        }
        return text.endIndex
    }

    /// Returns the arguments of a list.
    private static func split(_ list: Substring) -> [(label: String?, value: String)] {
        var found: [(label: String?, value: String)] = []
        var (part, depth) = ("", 0)
        for character in String(list) + "," {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                if let argument = argument(part) { found.append(argument) }
                part = ""
            } else {
                part.append(character)
            }
        }
        return found
    }

    private static func argument(_ part: String) -> (label: String?, value: String)? {
        let trimmed = part.drop { $0 == " " || $0 == "\n" }
        guard !trimmed.isEmpty else { return nil }
        let label = trimmed.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = trimmed.dropFirst(label.count)
        guard rest.first == ":", !label.isEmpty else { return (nil, String(trimmed)) }
        return (String(label), String(rest.dropFirst().drop { $0 == " " }))
    }
}
