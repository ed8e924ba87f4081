/// A line of a trace, or the pattern of one, taken apart.
struct CasePattern {
    /// One argument of a call: `label: value`, or a bare value.
    struct Argument: Equatable {
        let label: String?
        let value: String
    }

    /// The call that the line shows; nil for a message (`! …`, `| …`).
    let call: (receiver: String, method: String, arguments: [Argument])?
    /// The text of a message, tidied.
    let message: String

    /// The iOS release since which UIKit makes a call; older releases are not asked for it.
    private static let since: [(prefix: String, release: UInt8)] = [
        ("viewIsAppearing", 13), ("shouldPerformSegue", 6), ("application(willFinishLaunchingWithOptions:)", 6),
        ("updateViewConstraints", 6), ("willMove", 5), ("didMove", 5), ("viewWillLayoutSubviews", 5),
        ("viewDidLayoutSubviews", 5),
    ]

    /// The calls that must occur exactly as often as they are asserted.
    static let counted: Set<String> = [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear",
    ]

    init(_ line: String) {
        message = Self.tidied(line)
        guard !line.hasPrefix("!"), !line.hasPrefix("|"), let dot = line.firstIndex(of: ".") else {
            call = nil
            return
        }
        let rest = line[line.index(after: dot)...]
        let open = rest.firstIndex(of: "(") ?? rest.endIndex
        let inside = open == rest.endIndex ? "" : rest[rest.index(after: open)...].dropLast()
        call = (Self.first(String(line[..<dot])), String(rest[..<open]), Self.arguments(String(inside)))
    }

    /// Whether the release is too old to make the call of the pattern `text`.
    static func isNewer(_ text: String, than release: UInt8) -> Bool {
        guard let dot = text.firstIndex(of: "."), !text.hasPrefix("!"), !text.hasPrefix("|") else { return false }
        let rest = text[text.index(after: dot)...]
        return since.contains { rest.hasPrefix($0.prefix) && release < $0.release }
    }

    /// Whether `self`, a pattern, describes `line`.
    func matches(_ line: CasePattern) -> Bool {
        guard let pattern = call, let call = line.call else {
            return call == nil && line.call == nil && Self.text(message, describes: line.message)
        }
        guard pattern.receiver == "_" || pattern.receiver == call.receiver else { return false }
        guard pattern.method == "*" || pattern.method == call.method else { return false }
        var rest = call.arguments[...]
        return pattern.arguments.allSatisfy { wanted in
            let found = rest.firstIndex { argument in
                argument.label == wanted.label && (wanted.value == "_" || wanted.value == argument.value)
            }
            guard let found else { return false }
            rest = rest[(found + 1)...]
            return true
        }
    }

    /// The first instance prints, and is asked for, without its number.
    private static func first(_ name: String) -> String { name.hasSuffix("#1") ? String(name.dropLast(2)) : name }

    private static func arguments(_ text: String) -> [Argument] {
        if text.isEmpty || text == "_" { return [] }
        if text.hasSuffix(":"), text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }) {
            return text.split(separator: ":").map { Argument(label: String($0), value: "_") }
        }
        return pieces(of: text).map { piece in
            let colon = piece.firstIndex(of: ":") ?? piece.endIndex
            let label = piece[..<colon]
            guard colon < piece.endIndex, label.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
                return Argument(label: nil, value: first(piece))
            }
            let value = piece[piece.index(after: colon)...].drop { $0 == " " }
            return Argument(label: String(label), value: value.isEmpty ? "_" : first(String(value)))
        }
    }

    /// The parts of `text` between the commas that stand outside of brackets and strings.
    private static func pieces(of text: String) -> [String] {
        var pieces = [""]
        var depth = 0
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted, "([{".contains(character) { depth += 1 }
            if !isQuoted, ")]}".contains(character) { depth -= 1 }
            if character == ",", depth == 0, !isQuoted {
                pieces.append("")
            } else {
                pieces[pieces.count - 1].append(character)
            }
        }
        return pieces.map { String($0.drop { $0 == " " }) }
    }

    /// `text` with single blanks, and without the `Warning: ` that old releases put before their warnings.
    private static func tidied(_ text: String) -> String {
        let words = text.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
        let doubled = "! warning: Warning: "
        return words.hasPrefix(doubled) ? "! warning: " + words.dropFirst(doubled.count) : words
    }

    /// Whether `pattern` matches the whole of `text`. A separate word `_` matches any text.
    private static func text(_ pattern: String, describes text: String) -> Bool {
        let parts = literals(of: pattern)
        guard parts.count > 1 else { return pattern == text }
        guard let head = parts.first, let tail = parts.last, text.hasPrefix(head) else { return false }
        var rest = text.dropFirst(head.count)
        for part in parts.dropFirst().dropLast() {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(tail)
    }

    /// What stands between the free `_` of `pattern`.
    private static func literals(of pattern: String) -> [String] {
        let characters = Array(pattern)
        let isWord = { (index: Int) in
            characters.indices.contains(index)
                && (characters[index].isLetter || characters[index].isNumber || characters[index] == "_")
        }
        var parts = [""]
        for (index, character) in characters.enumerated() {
            if character == "_", !isWord(index - 1), !isWord(index + 1) {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }
}

extension CaseFacts.Check {
    /// What is wrong with the lines of a step, by the rule that the facts are meant for: the asserted lines in order,
    /// counted calls neither more nor fewer, no absent line.
    func problems(in trace: [String], release: UInt8, counts: Bool) -> [String] {
        let lines = trace.map { CasePattern($0) }
        let wanted = assert.filter { !CasePattern.isNewer($0, than: release) }
        var problems: [String] = []
        var rest = lines[...]
        for text in wanted {
            let pattern = CasePattern(text)
            guard let found = rest.firstIndex(where: { pattern.matches($0) }) else {
                problems.append("missing or out of order: \(text)")
                break
            }
            rest = rest[(found + 1)...]
        }
        if counts { problems += miscounted(wanted, in: lines) }
        for text in absent {
            let pattern = CasePattern(text)
            problems += zip(trace, lines).filter { pattern.matches($0.1) }.map { "must not occur: \($0.0)" }
        }
        return problems
    }

    private func miscounted(_ wanted: [String], in lines: [CasePattern]) -> [String] {
        let names = { (patterns: [CasePattern]) in
            patterns.compactMap(\.call).filter { CasePattern.counted.contains($0.method) }
                .map { "\($0.receiver).\($0.method)" }
        }
        let asserted = names(wanted.map { CasePattern($0) })
        let seen = names(lines)
        return Set(asserted).sorted().compactMap { name in
            let expected = asserted.count { $0 == name }
            let found = seen.count { $0 == name }
            return expected == found ? nil : "\(name) occurs \(found) times, not \(expected)"
        }
    }
}
