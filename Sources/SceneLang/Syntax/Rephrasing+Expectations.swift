import SceneRuntime

// Guesses about expectations, in the words of test tools.
extension Rephrasing {
    private static let beginnings: Set<String> = [
        "expect", "assert", "verify", "check", "ensure", "require", "should", "expects", "assertthat", "confirm",
        "precondition", "xctassert",
    ]

    /// Words between a value and what is expected of it.
    private static let links: Set<String> = [
        "is", "are", "to", "be", "was", "been", "has", "have", "should", "equal", "equals", "eq", "the", "a", "an",
        "that", "on", "of", "it", "being", "in", "contain", "contains", "tobe", "toequal", "==", "=", "controller",
        "count", "still", "currently", "now", "exactly", "screen",
    ]

    private static let negations: Set<String> = ["not", "no", "never", "isn't", "isnt", "wasn't", "didnt", "didn't"]

    /// Returns the condition that means that a controller is in a state; nil for other words.
    private static func condition(_ state: String, of written: String) -> String? {
        let name = written.hasSuffix(".view") ? String(written.dropLast(5)) : written
        return switch state {
        case "visible", "onscreen", "shown", "displayed", "showing", "active", "front", "frontmost",
            "visiblecontroller":
            "\(name).view.window != nil"
        case "hidden", "invisible", "offscreen": "\(name)?.viewIfLoaded?.window == nil"
        case "loaded", "viewloaded": "\(name).isViewLoaded"
        case "top", "topmost", "ontop", "topviewcontroller", "topcontroller":
            "\(name).navigationController.topViewController == \(name)"
        case "presented", "modal": "\(name).presentingViewController != nil"
        case "dismissed", "closed": "\(name).presentingViewController == nil"
        case "deallocated", "released", "freed", "dead", "gone", "destroyed": "\(name) == nil"
        case "alive": "\(name) != nil"
        case "pushed": "\(name).navigationController != nil"
        case "popped": "\(name).navigationController == nil"
        case "root": "\(name).navigationController.viewControllers.first == \(name)"
        case "selected": "\(name).tabBarController.selectedViewController == \(name)"
        default: nil
        }
    }

    /// Returns the opposite of a condition. A controller that does not exist is neither visible nor loaded.
    private static func negated(_ condition: String) -> String {
        let visible = ".view.window != nil"
        if condition.hasSuffix(visible) { return condition.dropLast(visible.count) + "?.viewIfLoaded?.window == nil" }
        let loaded = ".isViewLoaded"
        if condition.hasSuffix(loaded) { return condition.dropLast(loaded.count) + "?.viewIfLoaded == nil" }
        if let other = replacing(" != ", with: " == ", in: condition) { return other }
        return replacing(" == ", with: " != ", in: condition) ?? "!\(condition)"
    }

    /// Expectations of states, counts and calls.
    static func ofExpectation(_ words: [String]) -> [String] {
        guard beginnings.contains(words[0].lowercased()), words.count > 1 else { return [] }
        var rest = Array(words.dropFirst())
        var block = ""
        if let last = rest.last, last.hasPrefix("{"), rest.count > 1 {
            rest.removeLast()
            if rest.last == "in" || rest.last == "when" { rest.removeLast() }
            block = " in \(last)"
        }
        var found = ofKind(words) + ofCalls(rest).map { $0 + block }
        let lower = rest.map { $0.lowercased().filter { $0 != "," } }
        let isNegated = lower.contains { negations.contains($0) }
        let plain = rest.indices.filter { !links.contains(lower[$0]) && !negations.contains(lower[$0]) }
        let names = plain.filter { isName(rest[$0]) }
        // A state and a controller, in any order.
        for state in names {
            for name in names where name != state {
                guard let found1 = condition(lower[state], of: rest[name]) else { continue }
                found.append("expect \(isNegated ? negated(found1) : found1)\(block)")
            }
        }
        // A value and a number or another value.
        if plain.count == 2 {
            let (value, wanted) = (rest[plain[0]], rest[plain[1]])
            let comparison = isNegated ? "!=" : "=="
            let isNumber = wanted.allSatisfy { $0.isNumber }
            let counted = lower.contains { ["has", "have", "count", "contains", "contain"].contains($0) }
            if isNumber, counted {
                found += ["count", "viewControllers.count", "children.count"].map {
                    "expect \(value).\($0) \(comparison) \(wanted)\(block)"
                }
                return found
            }
            if counted { found.append("expect \(isNegated ? "!" : "")\(value).contains(\(wanted))\(block)") }
            found.append("expect \(value) \(comparison) \(wanted)\(block)")
            if isNumber { found.append("expect \(value).count \(comparison) \(wanted)\(block)") }
        }
        if plain.count == 1 { found.append("expect \(isNegated ? "!" : "")\(rest[plain[0]])\(block)") }
        return found
    }

    /// Expectations whose kind is another word: `expect exception { … }` for `expect error { … }`.
    private static func ofKind(_ words: [String]) -> [String] {
        let kinds = [
            "leaks": "leak", "leaked": "leak", "memoryleak": "leak", "warnings": "warning", "warn": "warning",
            "log": "warning", "exceptions": "exception", "error": "exception", "errors": "exception",
            "throw": "exception", "throws": "exception", "crash": "exception", "crashes": "exception",
            "failure": "exception", "assertion": "exception", "fatalerror": "exception",
        ]
        var changed = words.map { kinds[$0.lowercased()] ?? $0 }
        changed[0] = "expect"
        changed = changed.map { $0 == "not" || $0 == "never" || $0 == "without" ? "no" : $0 }
        guard changed != words else { return [] }
        let all = changed.joined(separator: " ")
        let filtered = changed.filter { !["any", "a", "an", "in", "to", "from", "when", "of", "memory"].contains($0) }
        return [all, filtered.joined(separator: " ")]
    }

    /// Expectations of calls: `expect call detail.viewDidLoad` for `expect viewDidLoad called on detail`.
    private static func ofCalls(_ rest: [String]) -> [String] {
        let texts = rest.map { word in
            let plain = word.hasSuffix(",") ? String(word.dropLast()) : word
            return string(plain) ?? plain
        }
        var calls: [String] = []
        var methods: [String] = []
        var names: [String] = []
        for text in texts {
            let name = text.prefix { $0 != "(" }
            guard isName(name) else { continue }
            if let dot = name.lastIndex(of: ".") {
                if isMethod(name[name.index(after: dot)...]) { calls.append(text) }
            } else if isMethod(name) {
                methods.append(text)
            } else {
                names.append(text)
            }
        }
        let lower = Set(texts.map { $0.lowercased() })
        // `list did appear`
        if let place = texts.indices.dropLast().first(where: { ["did", "will"].contains(texts[$0]) }) {
            let next = texts[place + 1]
            let method =
                "view\(texts[place] == "did" ? "Did" : "Will")\(next.prefix(1).uppercased())\(next.dropFirst())"
            if isMethod(method[...]) { methods.append(method) }
        }
        let skipped: Set<String> = ["call", "calls", "called", "on", "to", "be", "was", "is", "of", "by", "order"]
        if calls.isEmpty, let method = methods.first,
            let name = names.first(where: { !skipped.contains($0.lowercased()) })
        {
            calls.append("\(name).\(method)")
        }
        guard let first = calls.first else { return [] }
        if calls.count > 1 {
            let pairs = zip(calls, calls.dropFirst()).map { "expect call \($0) before \($1)" }
            return [pairs.joined(separator: "; ")]
        }
        if !lower.isDisjoint(with: negations) { return ["expect no call \(first)"] }
        var count = ""
        for word in ["once", "twice", "never"] where lower.contains(word) { count = " \(word)" }
        if let number = texts.first(where: { !$0.isEmpty && $0.allSatisfy { $0.isNumber } }) {
            count = number == "1" ? " once" : " \(number) times"
        }
        return ["expect call \(first)\(count)"]
    }

    /// Assertions that are functions: `expect call detail.viewDidLoad` for `verify(detail.viewDidLoad)`.
    static func ofAssertion(_ words: [String]) -> [String] {
        var words = words
        if words.count > 1, ["try", "await"].contains(words[0]) { words.removeFirst() }
        guard let open = words[0].firstIndex(of: "("), words.count <= 2 else { return [] }
        let name = words[0][..<open].lowercased()
        if name == "xctfail" || name == "fail" { return ["expect false"] }
        let known = ["expect", "assert", "verify", "check", "should", "ensure", "xct", "require", "#expect", "wait"]
        guard known.contains(where: { name.hasPrefix($0) }),
            let (inner, rest) = argument(of: words[0][open...])
        else { return [] }
        let values = arguments(inner).map { $0.value }.filter { string($0) == nil }
        guard let value = values.first else { return [] }
        let matcher = name + rest.lowercased()
        let isNegated = ["not", "never", "no(", "false"].contains { replacing($0, with: "", in: matcher) != nil }
        let isCall = replacing("call", with: "", in: matcher) != nil
        var found: [String] = []
        if has(name, "require"), isName(value) { found.append("expect \(value) != nil") }
        let last = value.lastIndex(of: ".").map { value[value.index(after: $0)...].prefix { $0 != "(" } } ?? ""
        // `verify(detail).viewDidLoad()`
        let called = rest.dropFirst().prefix { $0.isLetter }
        if rest.hasPrefix("."), isMethod(called) {
            return ["expect \(isNegated ? "no call" : "call") \(value).\(called)"]
        }
        if has(matcher, "times("), isMethod(last), let open = rest.lastIndex(of: "("),
            let count = argument(of: rest[open...])?.argument, !count.isEmpty, count.allSatisfy({ $0.isNumber })
        {
            return ["expect call \(value) \(count == "1" ? "once" : "\(count) times")"]
        }
        if isMethod(last) || isCall { found.append("expect \(isNegated ? "no call" : "call") \(value)") }
        if replacing("nil", with: "", in: matcher) != nil {
            found.append("expect \(value) \(isNegated ? "!=" : "==") nil")
        }
        if values.count > 1 { found.append("expect \(value) \(isNegated ? "!=" : "==") \(values[1])") }
        for state in ["visible", "presented", "loaded", "displayed", "top", "dismissed", "deallocated", "released"] {
            guard replacing(state, with: "", in: matcher) != nil, let other = condition(state, of: value) else {
                continue
            }
            found.append("expect \(isNegated ? negated(other) : other)")
        }
        if let (operand, end) = argument(of: rest.drop { $0 != "(" }), end.isEmpty || end == ")" {
            if !operand.isEmpty { found.append("expect \(value) \(isNegated ? "!=" : "==") \(operand)") }
        }
        return found + ["expect \(isNegated ? "!" : "")\(value)"]
    }

    /// Statements of XCUITest, KIF, EarlGrey and similar tools, which find views by their labels.
    static func ofTestTool(_ words: [String], _ known: KnownNames) -> [String] {
        let all = words.joined(separator: " ")
        func has(_ text: String) -> Bool { replacing(text, with: "", in: all) != nil }
        guard has("("), has("app.") || has("XCUI") || has("ester()") || has("grey") || has("Grey") || has("element(")
        else { return has("timeout:") || has("timeInterval:") || has("Interval:") ? waits(all) : [] }
        let pieces = all.split(separator: "\"", omittingEmptySubsequences: false)
        let label = pieces.count > 2 ? String(pieces[1]) : nil
        var found: [String] = []
        if has("navigationBars"), has("tap") { found.append("tap .back") }
        let number = has("boundBy") ? all.filter { $0.isNumber || $0 == " " }.split(separator: " ").first : nil
        if has("tabBars") {
            let name = label.flatMap { label in known.controllers.first { $0.lowercased() == label.lowercased() } }
            return [name, number.map(String.init)].compactMap { $0 }.map { "select \($0)" }
        }
        for (word, direction) in [
            ("wipeDown", ".down"), ("wipeUp", ".up"), ("wipeRight", ".back"), ("wipeLeft", ".forward"),
        ]
        where has(word) { found.append("swipe \(direction)") }
        if has("ap(") || has("tap") || has("Tap") || has("press(") {
            if let label { found += isName(label) ? ["tap \(label)", "tap \"\(label)\""] : ["tap \"\(label)\""] }
            let isRow = ["ells", "able", "ollection"].contains { has($0) }
            if isRow, let number { found.append("tap row \(number)") }
        }
        if let view = label.flatMap({ known.view(named: $0) }), has("xists") || has("ssert") || has("isible") {
            found += ofShown(view, known)
        }
        if let label, isName(label), has("xists") || has("aitFor") || has("ssert") {
            found.append("expect \(label).view.window != nil")
        }
        for (word, verb) in [
            ("launch()", "launch"), ("terminate()", "terminate"), ("activate()", "foreground"), (".home", "background"),
            ("andscape", "rotate .landscapeLeft"), ("ortrait", "rotate .portrait"), ("background", "background"),
        ] where has(word) { found.append(verb) }
        return found + (has("imeout") || has("aitFor") ? waits(all) : [])
    }

    /// `advance 1` for a call whose last number is a time.
    private static func waits(_ text: String) -> [String] {
        var number = ""
        for character in text {
            if character.isNumber || (character == "." && !number.isEmpty) {
                number.append(character)
            } else if !number.isEmpty {
                break
            }
        }
        return number.isEmpty ? [] : ["advance \(number)"]
    }
}
