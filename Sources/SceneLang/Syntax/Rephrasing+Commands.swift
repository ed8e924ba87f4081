import SceneRuntime

// Guesses about commands in the words of debuggers, test descriptions and lists.
extension Rephrasing {
    /// What `words` may mean as a whole command, before single words of it are changed.
    static func ofCommand(_ words: [String], _ known: KnownNames) -> [String] {
        var found = withoutBullet(words) + ofAddress(words) + ofAlert(words, known) + ofSequence(words)
        found += ofLater(words) + ofCount(words)
        found += ofSpokenCall(words) + withoutSubject(words) + ofMemberValue(words, known) + ofStyleWords(words)
        found += ofPrinting(words, known) + ofStackWords(words, known) + ofViewName(words, known)
        found += ofBareMember(words, known) + ofConditionWords(words, known) + ofState(words, known)
        found += ofBars(words, known) + ofLifeCycle(words) + withoutPunctuation(words, known)
        found += ofReplacement(words, known) + ofContainer(words, known) + ofDeclaredValue(words)
        return found
    }

    /// The statement after the mark of a list or of a prompt: `push detail` for `- push detail`.
    private static func withoutBullet(_ words: [String]) -> [String] {
        guard words.count > 1, let first = words.first else { return [] }
        let isNumber =
            first.count > 1 && (first.last == "." || first.last == ")")
            && first.dropLast().allSatisfy { $0.isNumber }
        let marks: Set<String> = ["-", "*", ">", "--", "•", "+", "=>", "->", "$", "#", "…", "(lldb)", ">>>", "–"]
        if isNumber || marks.contains(first) { return [words.dropFirst().joined(separator: " ")] }
        // `tapOn: add`
        if first.hasSuffix(":"), isName(first.dropLast()) {
            return [
                ((camelWords(String(first.dropLast())) ?? [String(first.dropLast())]) + words.dropFirst())
                    .joined(separator: " ")
            ]
        }
        // `set trace +layout`
        let isBeforeVerb = ["set", "do", "make", "call", "perform", "run"].contains(first) && verbs.contains(words[1])
        if isBeforeVerb { return [words.dropFirst().joined(separator: " ")] }
        return []
    }

    private static let joints: Set<String> = ["and", "then", "and then", "&&", "&", "followed", "before", ",", "->"]

    /// Two statements in a line: `push detail; pop` for `push detail and pop`.
    private static func ofSequence(_ words: [String]) -> [String] {
        guard words.count > 2, !["expect", "scene", "controller", "if", "while"].contains(words[0]) else { return [] }
        for place in words.indices where place > 0 && place + 1 < words.count {
            var start = place
            let hasComma = words[place - 1].hasSuffix(",") && words[place - 1].count > 1
            if joints.contains(words[place].lowercased()) {
                start = place + 1
                if joints.contains(words[start].lowercased()) { start += 1 }
            } else if !hasComma {
                continue
            }
            guard start < words.count, verbs.contains(words[start].lowercased()), words[start] != "to" else { continue }
            var before = Array(words[..<place])
            if hasComma { before[place - 1].removeLast() }
            let after = words[start...].joined(separator: " ")
            let first = before.joined(separator: " ")
            return words[place].lowercased() == "before" ? ["\(after); \(first)"] : ["\(first); \(after)"]
        }
        return []
    }

    private static let units: Set<String> = ["s", "sec", "secs", "second", "seconds", "ms", "milliseconds"]

    /// Statements that run later: `after 1 { push detail }` for `in 1 second push detail`.
    private static func ofLater(_ words: [String]) -> [String] {
        guard var first = words.first?.lowercased(), words.count > 1 else { return [] }
        var rest = Array(words.dropFirst())
        if let open = words[0].firstIndex(of: "("), let (inner, end) = argument(of: words[0][open...]), end.isEmpty {
            first = words[0][..<open].lowercased()
            rest = arguments(inner).map { $0.value } + rest
        }
        if ["async", "dispatch", "main.async", "dispatchqueue.async", "later", "dispatchmain"].contains(first) {
            let body = rest.drop { ["async", "main", "on", "{", "later", "do"].contains($0.lowercased()) }
                .joined(separator: " ")
            return body.isEmpty ? [] : [body.hasPrefix("{") ? "async \(body)" : "async { \(body) }"]
        }
        // `push detail after 1 second`, `pop if isReady`
        if verbs.contains(first),
            let place = words.indices.first(where: { index in
                index > 0
                    && ["after", "in", "if", "unless", "when", "later", "async"].contains(words[index].lowercased())
            })
        {
            let step = words[..<place].joined(separator: " ")
            let tail = words[(place + 1)...]
            let condition = tail.joined(separator: " ")
            switch words[place].lowercased() {
            case "if", "when": return condition.isEmpty ? [] : ["if \(condition) { \(step) }"]
            case "unless": return condition.isEmpty ? [] : ["if !(\(condition)) { \(step) }"]
            case "later", "async": return tail.isEmpty ? ["async { \(step) }"] : []
            default:
                guard let number = tail.first, number.allSatisfy({ $0.isNumber || $0 == "." }),
                    tail.dropFirst().allSatisfy({ units.contains($0.lowercased()) })
                else { return [] }
                return ["after \(number) { \(step) }"]
            }
        }
        let heads: Set<String> = [
            "after", "in", "delay", "settimeout", "later", "schedule", "wait", "asyncafter", "perform", "timer",
            "dispatchafter", "sleep", "every",
        ]
        guard heads.contains(first) else { return [] }
        guard let place = rest.firstIndex(where: { $0.first?.isNumber == true }) else { return [] }
        let number = rest[place].prefix { $0.isNumber || $0 == "." }
        let unit = rest[place].dropFirst(number.count).lowercased()
        guard unit.isEmpty || units.contains(unit) else { return [] }
        var body = Array(rest[(place + 1)...]).drop { units.contains($0.lowercased()) || $0 == "then" || $0 == "," }
        if body.isEmpty { body = rest[..<place].drop { $0 == "for" } }
        guard !body.isEmpty else { return [] }
        let text = body.joined(separator: " ")
        let isMilliseconds = unit.hasPrefix("m") || words.contains { $0.lowercased().hasPrefix("millis") }
        let seconds =
            isMilliseconds ? "0.\(String(repeating: "0", count: max(0, 3 - number.count)))\(number)" : "\(number)"
        return [text.hasPrefix("{") ? "after \(seconds) \(text)" : "after \(seconds) { \(text) }"]
    }

    private static let counts = ["twice": "2", "thrice": "3", "two": "2", "three": "3"]

    /// A statement that is repeated: `repeat 2 { pop }` for `pop twice` and `pop 2`.
    private static func ofCount(_ words: [String]) -> [String] {
        guard words.count > 1, let last = words.last?.lowercased(), row(of: words) != nil else { return [] }
        func repeated(_ count: String, _ dropped: Int) -> [String] {
            ["repeat \(count) { \(words.dropLast(dropped).joined(separator: " ")) }"]
        }
        if last == "twice" || last == "thrice" { return repeated(counts[last] ?? "2", 1) }
        let digits = last.filter { $0 != "x" }
        if digits.count + 1 == last.count, !digits.isEmpty, digits.allSatisfy({ $0.isNumber }),
            last.hasPrefix("x") || last.hasSuffix("x")
        {
            return repeated(digits, 1)
        }
        if last == "times" || last == "time" || last == "screens" || last == "controllers", words.count > 2 {
            let number = words[words.count - 2].lowercased()
            let count = counts[number] ?? number
            return count.allSatisfy { $0.isNumber } ? repeated(count, 2) : []
        }
        return words[0] == "pop" && words.count == 2 && last.allSatisfy { $0.isNumber } ? repeated(last, 1) : []
    }

    /// The words of a call: `back` for `back()`, `navigate to detail` for `navigate(to: detail)`.
    private static func ofSpokenCall(_ words: [String]) -> [String] {
        guard words.count <= 2, let open = words[0].firstIndex(of: "("), open != words[0].startIndex,
            let (inner, rest) = argument(of: words[0][open...]), rest.isEmpty, isName(words[0][..<open])
        else { return [] }
        let name = String(words[0][..<open])
        let given = arguments(inner)
        if let dot = name.lastIndex(of: ".") {
            // `navigation.navigate("detail")`
            let method = String(name[name.index(after: dot)...])
            if ["navigate", "goTo", "go", "open"].contains(method), given.count == 1, let target = given.first {
                return ["navigate to \(string(target.value) ?? target.value)"]
            }
            // `nav.popToRoot()`
            guard let split = camelWords(method), verbs.contains(split[0]) else {
                return []
            }
            let verb = (split + given.map { $0.value }).joined(separator: " ")
            return ["on", "onto", "from", "in"].map { "\(verb) \($0) \(name[..<dot])" } + [verb]
        }
        if let verb = ForeignCalls.statement(verb: name, receiver: nil, arguments: given) {
            return [([verb] + words.dropFirst()).joined(separator: " ")]
        }
        let spoken = given.flatMap { [$0.label, $0.value].compactMap { $0 } }
        return [([name] + spoken + words.dropFirst()).joined(separator: " ")]
    }

    private static let keywords: Set<String> = [
        "given", "when", "then", "and", "but", "finally", "next", "first", "now", "also", "please", "let's", "lets",
        "step", "action", "do",
    ]
    private static let subjects: Set<String> = [
        "i", "we", "you", "user", "users", "someone", "he", "she", "they", "app", "it", "system", "can", "should",
        "must", "will", "try", "to", "the", "a",
    ]
    private static let spokenVerbs = [
        "goes": "go", "pushes": "push", "dismisses": "dismiss", "presses": "press", "touches": "touch", "sees": "see",
        "finishes": "finish", "switches": "switch", "tapped": "tap", "pressed": "press", "pushed": "push",
        "presented": "present", "popped": "pop", "dismissed": "dismiss", "launched": "launch", "swiped": "swipe",
        "tapping": "tap", "swiping": "swipe", "pushing": "push", "presenting": "present", "popping": "pop",
        "dismissing": "dismiss", "rotated": "rotate", "rotating": "rotate", "closes": "close", "navigates": "navigate",
        "returns": "return", "enters": "enter",
    ]

    /// The command in a sentence: `tap add` for `When the user taps add`.
    private static func withoutSubject(_ words: [String]) -> [String] {
        var rest = words[...]
        func plain(_ word: String?) -> String? {
            word.map { text in text.lowercased().filter { $0 != "," && $0 != ":" } }
        }
        while rest.count > 1, let word = plain(rest.first), keywords.contains(word) { rest.removeFirst() }
        while rest.count > 1, let word = plain(rest.first), subjects.contains(word) { rest.removeFirst() }
        guard let first = rest.first else { return [] }
        let lower = first.lowercased()
        if ["is", "are", "has", "gets", "was", "be", "been"].contains(lower), rest.count > 1, rest.count < words.count {
            rest.removeFirst()
            if rest.first == "been" { rest.removeFirst() }
        }
        var changed = Array(rest)
        guard let word = changed.first?.lowercased() else { return [] }
        let verb =
            spokenVerbs[word]
            ?? (word.hasSuffix("s") && verbs.contains(String(word.dropLast()))
                ? String(word.dropLast()) : word)
        changed[0] = verb == word ? changed[0] : verb
        return changed == words ? [] : [changed.joined(separator: " ")]
    }

    /// An assignment in other words: `a.title = "x"` for `set a.title "x"`, `a title = "x"` and `a.setTitle("x")`.
    private static func ofMemberValue(_ words: [String], _ known: KnownNames) -> [String] {
        if words.count == 1, let open = words[0].firstIndex(of: "("),
            let (inner, end) = argument(of: words[0][open...]),
            end.isEmpty, let dot = words[0][..<open].lastIndex(of: ".")
        {
            let name = words[0][words[0].index(after: dot)..<open]
            guard name.hasPrefix("set"), name.count > 3, let value = arguments(inner).first?.value else { return [] }
            let member = name.dropFirst(3)
            return ["\(words[0][..<dot]).\(member.prefix(1).lowercased())\(member.dropFirst()) = \(value)"]
        }
        var rest = words[...]
        let isSet = ["set", "change", "assign", "update"].contains(words[0].lowercased())
        if isSet { rest.removeFirst() }
        guard let target = rest.first, isName(target), rest.count > 1 else { return [] }
        // `set title "x"`
        if isSet, rest.count == 2, !known.controllers.contains(target), let value = rest.last {
            let owners = target.contains(".") ? [] : known.recent.prefix(3)
            let found = owners.map { "\($0).\(target) = \(value)" }
            if !found.isEmpty { return found }
        }
        var place = target
        rest.removeFirst()
        if !target.contains(".") {
            guard known.controllers.contains(target), let member = rest.first, isName(member) else { return [] }
            place += "." + member
            rest.removeFirst()
        }
        let hasSign = rest.first.map { ["=", "to", "as", ":", ":="].contains($0) } ?? false
        if hasSign { rest.removeFirst() }
        guard isSet || hasSign, rest.count == 1 || (hasSign && !rest.isEmpty) else { return [] }
        if !isSet, target.contains(".") { return [] }
        return ["\(place) = \(rest.joined(separator: " "))"]
    }

    private static let lifeCycle: [(part: String, statement: String)] = [
        ("enterbackground", "background"), ("tobackground", "background"), ("enterforeground", "foreground"),
        ("toforeground", "foreground"), ("becomeactive", "resume"), ("resignactive", "interrupt"),
        ("willterminate", "terminate"), ("memorywarning", "memory warning"), ("lowmemory", "memory warning"),
    ]

    /// What the system does, in the name of a callback: `background` for `applicationDidEnterBackground`.
    private static func ofLifeCycle(_ words: [String]) -> [String] {
        guard words.count <= 5, !["on", "expect", "scene", "func", "call"].contains(words[0]) else { return [] }
        let all = words.joined().lowercased()
        guard all.allSatisfy({ $0.isLetter || $0 == "(" || $0 == ")" }) else { return [] }
        return lifeCycle.filter { replacing($0.part, with: "", in: all) != nil }.map { $0.statement }
    }

    /// Whether a name is that of a property that is a text.
    private static func isText(_ name: String) -> Bool {
        property(name)?.type == .text
    }

    /// The statement without punctuation after it and around a name: `push detail` for `push detail.` and
    /// `push "Detail"`; text in quotes where a value is a word: `list.title = "Hello"` for `list.title = Hello`.
    private static func withoutPunctuation(_ words: [String], _ known: KnownNames) -> [String] {
        var found: [String] = []
        if let last = words.last, let end = last.last, [",", ".", "?", "!", ":"].contains(String(end)), last.count > 1 {
            found.append((words.dropLast() + [String(last.dropLast())]).joined(separator: " "))
        }
        if words.contains("="), words.count > 2, verbs.contains(words[0]) {
            found.append(words.filter { $0 != "=" }.joined(separator: " "))
        }
        for (place, word) in words.enumerated() where place > 0 {
            let letters = word.filter { $0.isLetter || $0.isNumber || $0 == "_" }.lowercased()
            guard !word.contains("("), let name = known.controllers.first(where: { $0.lowercased() == letters }),
                name != word, !word.hasPrefix("{") || !word.contains(" ")
            else { continue }
            var changed = words
            changed[place] = name
            found.append(changed.joined(separator: " "))
        }
        if words.count == 3, words[1] == "=", let last = words.last, isName(last), !last.contains("."),
            words[0].contains(".") || isText(words[0])
        {
            found.insert("\(words[0]) = \"\(last)\"", at: 0)
        }
        if words.count == 2, ["scene", "controller"].contains(words[0]), words[1].hasSuffix("()") {
            found.append("\(words[0]) \(words[1].dropLast(2))")
        }
        return found
    }
}
