import SceneRuntime

// Guesses about the shape of a statement: what it declares, what its receiver is, which text it takes.
extension Rephrasing {
    /// What `words` may mean in another shape.
    static func ofShape(_ words: [String], _ known: KnownNames, about code: DiagnosticCode) -> [String] {
        var found = ofWrapping(words, known) + ofArrow(words, known) + ofCountingLoop(words) + ofOperandList(words)
        found += ofText(operand: words) + ofSizeClass(words) + ofTraceWords(words) + ofNotification(words)
        found += ofShownView(words, known) + ofSize(words)
        if code == .wrongArity { found += withoutLabels(words) }
        if code == .unknownMember { found += ofPart(words, known) }
        if code == .undeclaredName { found += ofBareProperty(words, known) + ofReceiver(words, known) }
        if code == .expectedStatement || code == .statementEnd { found += ofMemberOutside(words, known) }
        if code == .expectedMember || code == .expectedToken { found += ofStatementAsMember(words) }
        return found
    }

    /// The pieces of letters and digits of a text, in lower case.
    private static func pieces(in text: String) -> [String] {
        text.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    private static let wrappings: Set<String> = ["in", "inside", "with", "within", "wrapped", "embedded"]
    private static let stackWords: Set<String> = [
        "navigation", "nav", "navigationcontroller", "uinavigationcontroller", "navcontroller", "navigationstack",
    ]

    /// A controller in a new stack: `present UINavigationController(rootViewController: a)` for `present a in a
    /// navigation controller`.
    private static func ofWrapping(_ words: [String], _ known: KnownNames) -> [String] {
        guard words.count > 3, words[0] == "present" || words[0] == "show", known.controllers.contains(words[1]),
            wrappings.contains(words[2].lowercased())
        else { return [] }
        let rest = words.dropFirst(3).flatMap { pieces(in: $0) }
        let isDeclared = words.dropFirst(3).contains { known.controllers.contains($0) }
        guard !isDeclared, rest.contains(where: stackWords.contains) else { return [] }
        return ["\(words[0]) UINavigationController(rootViewController: \(words[1]))"]
    }

    /// A segue: `extension a { segue show -> b on button }` for `a.button -> b`. A controller before the arrow is where
    /// the app is already, so the arrow means a push.
    private static func ofArrow(_ words: [String], _ known: KnownNames) -> [String] {
        guard words.count == 3, ["->", "=>", "→", "-->"].contains(words[1]), known.controllers.contains(words[2]) else {
            return []
        }
        let source = words[0].split(separator: ".").map(String.init)
        if source.count == 2, known.controllers.contains(source[0]), known.views.contains(source[1]) {
            return ["extension \(source[0]) { segue show -> \(words[2]) on \(source[1]) }"]
        }
        return source.count == 1 && known.controllers.contains(source[0]) ? ["push \(words[2])"] : []
    }

    /// Loops of C, JavaScript and Python: `for i in 0..<3 { … }` for `for (var i = 0; i < 3; i++) { … }` and for
    /// `range(3)`; `repeat { … } while x` for `do { … } while x`.
    private static func ofCountingLoop(_ words: [String]) -> [String] {
        if words.count > 3, words[0] == "do", words[1].hasPrefix("{"), words[2] == "while" {
            return ["repeat \(words[1]) while \(words.dropFirst(3).joined(separator: " "))"]
        }
        if words.count > 3, words[0] == "repeat", words[2] == "times", words.last?.hasPrefix("{") == false {
            return ["repeat \(words[1]) { \(words.dropFirst(3).joined(separator: " ")) }"]
        }
        guard words.count > 1, words[0] == "for", let block = words.last, block.hasPrefix("{") else { return [] }
        if words.count == 5, words[2] == "in", words[3].hasPrefix("range("), words[3].hasSuffix(")") {
            let bounds = arguments(String(words[3].dropFirst("range(".count).dropLast())).map { $0.value }
            guard let last = bounds.last, bounds.count < 3 else { return [] }
            return ["for \(words[1]) in \(bounds.count == 2 ? bounds[0] : "0")..<\(last) \(block)"]
        }
        if words.count == 5, words[2] == "in", has(words[3], ".."), !has(words[3], "..."), !has(words[3], "..<"),
            let range = replacing("..", with: "...", in: words[3])
        {
            return ["for \(words[1]) in \(range) \(block)"]
        }
        guard words.count == 3, words[1].hasPrefix("("), words[1].hasSuffix(")") else { return [] }
        let parts = words[1].dropFirst().dropLast().split(separator: ";").map { part in
            part.split { !($0.isLetter || $0.isNumber || "_.<=+".contains($0)) }.map(String.init)
        }
        guard parts.count == 3, parts[0].count > 2, let start = parts[0].last, parts[1].count == 3 else { return [] }
        let name = parts[0][parts[0].count - 3]
        guard isName(name), parts[1][0] == name, parts[2].first?.hasPrefix(name) == true else { return [] }
        switch parts[1][1] {
        case "<": return ["for \(name) in \(start)..<\(parts[1][2]) \(block)"]
        case "<=": return ["for \(name) in \(start)...\(parts[1][2]) \(block)"]
        default: return []
        }
    }

    /// A statement for each element: `push a; push b` for `push [a, b]`.
    private static func ofOperandList(_ words: [String]) -> [String] {
        guard words.count > 1, let row = row(of: words), row.words.count == 1, row.operand != .stack else { return [] }
        let rest = words.dropFirst().joined(separator: " ")
        guard rest.hasPrefix("["), rest.hasSuffix("]") else { return [] }
        let names = rest.dropFirst().dropLast().split(separator: ",").map { $0.trimmed }
        guard names.count > 1, names.allSatisfy({ isName($0) }) else { return [] }
        return [names.map { "\(words[0]) \($0)" }.joined(separator: "; ")]
    }

    /// The quotes of a text: `post "x"` for `post x`.
    private static func ofText(operand words: [String]) -> [String] {
        guard let row = row(of: words), row.operand == .text, words.count == row.words.count + 1, let name = words.last,
            isName(name)
        else { return [] }
        return ["\(row.words.joined(separator: " ")) \"\(name)\""]
    }

    private static let sizeClassWords: Set<String> = ["trait", "traits", "set", "use", "size", "make", "change", "to"]

    /// A size class: `trait horizontal .compact` for `set horizontalSizeClass compact` and `trait compact`.
    private static func ofSizeClass(_ words: [String]) -> [String] {
        let all = words.joined(separator: " ").lowercased()
        let first = pieces(in: words[0]).first ?? ""
        let isTrait = sizeClassWords.contains(first) || first.hasPrefix("horizontal") || first.hasPrefix("vertical")
        guard isTrait, words.count <= 5, let value = ["compact", "regular"].first(where: { has(all, $0) }) else {
            return []
        }
        return ["trait \(has(all, "vertical") || has(all, "height") ? "vertical" : "horizontal") .\(value)"]
    }

    /// The sign before a category of the trace: `trace +layout` for `trace layout` and `set trace layout`.
    private static func ofTraceWords(_ words: [String]) -> [String] {
        let rest = words[0] == "set" ? words.dropFirst() : words[...]
        guard rest.first == "trace", rest.count > 1 else { return [] }
        let names = rest.dropFirst().map { word in word.filter { $0.isLetter } }
        let isLess = names.contains { ["off", "no", "without", "hide"].contains($0) }
        let plain = names.filter { !["on", "off", "no", "without", "hide", "show", "with"].contains($0) }
        guard !plain.isEmpty else { return [] }
        return ["trace " + plain.map { (isLess ? "-" : "+") + $0 }.joined(separator: " ")]
    }

    /// A notification that the center posts: `post "x"` for `NotificationCenter.default.post(name: .x, object: nil)`.
    private static func ofNotification(_ words: [String]) -> [String] {
        let all = words.joined(separator: " ")
        guard has(all, "otificationCenter"), has(all, ".post(") else { return [] }
        let texts = all.split(separator: "\"", omittingEmptySubsequences: false)
        if texts.count > 2 { return ["post \"\(texts[1])\""] }
        guard let open = all.firstIndex(of: "("), let (inner, _) = argument(of: all[open...]) else { return [] }
        let name = arguments(inner).first { $0.label == "name" }?.value.split(separator: ".").last
        return name.map { ["post \"\($0)\""] } ?? []
    }

    /// The objects that belong to a controller, in which a property of it may be.
    private static let parts = ["sheetPresentationController", "navigationItem", "view", "navigationController"]

    /// A property of an object of the controller: `a.sheetPresentationController.detents = …` for `a.detents = …`.
    private static func ofPart(_ words: [String], _ known: KnownNames) -> [String] {
        let names = words[0].split(separator: ".").map(String.init)
        guard names.count == 2, words.count > 1, words[1] == "=", known.controllers.contains(names[0]),
            property(names[1]) != nil
        else { return [] }
        let value = words[1...].joined(separator: " ")
        return parts.map { "\(names[0]).\($0).\(names[1]) \(value)" }
    }

    /// A property or a method of UIKit without its receiver: `list.title = "x"` for `title = "x"`,
    /// `window.makeKeyAndVisible()` for `makeKeyAndVisible`.
    private static func ofBareProperty(_ words: [String], _ known: KnownNames) -> [String] {
        let receivers = known.recent.prefix(3) + known.stacks.prefix(1) + ["window"]
        let name = String(words[0].prefix { $0 != "(" })
        if words.count > 2, words[1] == "=", property(words[0]) != nil {
            return receivers.reversed().map { "\($0).\(words.joined(separator: " "))" }
        }
        guard words.count == 1, words[0] == name || words[0] == name + "()", ForeignCalls.names.contains(name)
        else { return [] }
        return receivers.reversed().map { "\($0).\(name)()" }
    }

    /// The command that a call of an unknown object means: `go back` for `navigation.goBack()`.
    private static func ofReceiver(_ words: [String], _ known: KnownNames) -> [String] {
        guard let open = words[0].firstIndex(of: "("), words.count == 1, isName(words[0][..<open]) else { return [] }
        let names = words[0][..<open].split(separator: ".").map(String.init)
        guard names.count > 1, let method = names.last, !known.controllers.contains(names[0]),
            let (inner, end) = argument(of: words[0][open...]), end.isEmpty
        else { return [] }
        let values = arguments(inner).map { string($0.value) ?? $0.value }
        let spoken = (camelWords(method) ?? [method.lowercased()]) + values
        return [spoken.joined(separator: " ")]
    }

    /// A member outside of a controller, in an extension: `extension list { on viewDidLoad { … } }`.
    private static func ofMemberOutside(_ words: [String], _ known: KnownNames) -> [String] {
        guard words.count > 2, ["on", "action", "unwind", "segue"].contains(words[0]) else { return [] }
        let all = words.joined(separator: " ")
        guard words.contains("->") || words.last?.hasPrefix("{") == true else { return [] }
        let shown = known.plain.filter { known.recent.contains($0) || known.children.contains($0) }
        return (shown + known.plain).prefix(3).map { "extension \($0) { \(all) }" }
    }

    /// A statement among the members of a controller, in a handler; a handler with a colon or with `override`.
    private static func ofStatementAsMember(_ words: [String]) -> [String] {
        let all = words.joined(separator: " ")
        if verbs.contains(words[0]), words.count > 1, !words[1].hasPrefix("{") {
            return ["on viewDidAppear { \(all) }"]
        }
        var rest = words[...]
        if rest.first == "override" { rest = rest.dropFirst() }
        if rest.first == "on" || rest.first == "func" { rest = rest.dropFirst() }
        guard let first = rest.first else { return [] }
        let name = first.prefix { $0 != "(" && $0 != ":" }
        if isMethod(name) {
            let body = rest.dropFirst().joined(separator: " ")
            let block = body.hasPrefix("{") ? body : "{ \(body) }"
            return body.isEmpty ? [] : ["on \(name) \(block)"]
        }
        return []
    }

    private static let shownWords: Set<String> = [
        "expect", "assert", "verify", "check", "see", "button", "view", "label", "exists", "exist", "visible", "is",
        "to", "be", "shown", "displayed", "on", "screen", "the", "i", "should", "in",
    ]

    /// A view that must be on screen: `expect list.add.window != nil` for `expect add exists`.
    private static func ofShownView(_ words: [String], _ known: KnownNames) -> [String] {
        guard words.count > 1, ["expect", "assert", "verify", "check", "see"].contains(words[0].lowercased()) else {
            return []
        }
        let others = words.filter { !shownWords.contains($0.lowercased()) }
        guard others.count == 1, let view = known.view(named: string(others[0]) ?? others[0]) else { return [] }
        return ofShown(view, known)
    }

    /// The expectation that a view of some controller is on screen.
    static func ofShown(_ view: String, _ known: KnownNames) -> [String] {
        known.plain.map { "expect \($0).\(view).window != nil" }
    }

    /// A call without the labels that the method does not have: `a.viewWillAppear(true)`.
    private static func withoutLabels(_ words: [String]) -> [String] {
        guard let open = words[0].firstIndex(of: "("), isName(words[0][..<open]),
            let (inner, end) = argument(of: words.joined(separator: " ")[open...]), end.isEmpty
        else { return [] }
        let given = arguments(inner)
        guard given.contains(where: { $0.label != nil }) else { return [] }
        return ["\(words[0][..<open])(\(given.map { $0.value }.joined(separator: ", ")))"]
    }

    /// A size in two numbers: `resize 300x600` for `resize 300, 600`.
    private static func ofSize(_ words: [String]) -> [String] {
        guard words.count == 3, words[0] == "resize" else { return [] }
        let numbers = words.dropFirst().map { word in word.filter { $0 != "," } }
        guard numbers.allSatisfy({ number in !number.isEmpty && number.allSatisfy { $0.isNumber } }) else { return [] }
        return ["resize \(numbers.joined(separator: "x"))"]
    }
}
