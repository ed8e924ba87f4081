import SceneRuntime

// Guesses: statements that an error's statement may mean. Most are not valid, so each is compiled before it is shown.
extension Rephrasing {
    /// Returns statements that `words` may mean, the likeliest first. A caller shows only those that compile.
    ///
    /// - Parameters:
    ///   - words: the parts of the statement (`StatementText`).
    ///   - known: the names of the script.
    ///   - code: that of the error about the statement.
    static func guesses(for words: [String], _ known: KnownNames, about code: DiagnosticCode) -> [String] {
        guard let first = words.first, words.count <= 20, words.joined().utf8.count <= 400 else {
            return []
        }
        let controllers = known.controllers
        if code == .wrongClause {
            // The target of an assignment is right, and only its value is wrong.
            if words.count > 1, words[1] == "=" { return ofStrings(words, controllers) }
            let found =
                ofShape(words, known, about: code) + ofStrings(words, controllers) + ofCommand(words, known)
                + ofEnvironment(words)
            return found + ofExpectation(words).filter { $0.hasPrefix("expect call ") } + ofBareCall(words, known)
        }
        var found = ofHandler(words, about: code) + ofShape(words, known, about: code) + ofCommand(words, known)
        found += ofBareCall(words, known)
        found += ofMember(words, known, about: code) + ofDeclaration(words) + ofScenario(words)
        found += ofTestTool(words, known) + ofAssertion(words) + ofExpectation(words)
        found += ofEnvironment(words) + ofGesture(words) + ofTap(words, controllers) + ofCall(words)
        found += ofLoop(words) + ofAssignment(words, about: code) + ofTime(words) + ofStrings(words, controllers)
        found += ofText(words.joined(separator: " "))
        found += ofOrder(words, controllers) + ofList(words) + ofClauses(words)
        found += withoutFillers(words, controllers) + inWords(first, words) + ofCase(words)
        if code == .operandMissing { found += withOperand(words, controllers) }
        return found.filter { !$0.isEmpty }
    }

    /// Whether a statement does something: one that is only a symbol or a controller does not. A controller is not a
    /// condition either.
    static func hasEffect(_ statement: String, _ known: KnownNames) -> Bool {
        if statement.hasPrefix(".") || statement.hasPrefix("{") || statement.allSatisfy({ $0.isNumber }) {
            return false
        }
        var plain = statement.hasPrefix("expect ") ? String(statement.dropFirst("expect ".count)) : statement
        if plain.hasSuffix("()") { plain.removeLast(2) }
        if plain.hasPrefix("!") { plain.removeFirst() }
        // The value of a member or of a name.
        if statement == plain, isName(plain), !verbs.contains(plain), plain != "super",
            !Parser.beginnings.contains(plain)
        {
            return false
        }
        return !known.controllers.contains(plain)
    }

    /// The first words of the verbs.
    static let verbs = Set(VerbTable.rows.compactMap { $0.words.first })

    /// Returns the row of the verb with which a statement begins, that with the most words.
    static func row(of words: [String]) -> VerbRow? {
        let rows = VerbTable.rows.filter { words.starts(with: $0.words) }
        return rows.max { $0.words.count < $1.words.count }
    }

    /// Whether a text is a name, perhaps with members: `list`, `nav.topViewController`.
    static func isName(_ text: some StringProtocol) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }

    /// Returns the text between the quotes of a string; nil for other texts.
    static func string(_ text: String) -> String? {
        guard text.utf8.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
        let inner = String(text.dropFirst().dropLast())
        return inner.contains("\"") || inner.contains("\\") ? nil : inner
    }

    /// Returns `text` with each `old` replaced; nil if it has none.
    static func replacing(_ old: String, with new: String, in text: String) -> String? {
        let (bytes, wanted) = (Array(text.utf8), Array(old.utf8))
        var result: [UInt8] = []
        var place = 0
        var isChanged = false
        while place < bytes.count {
            if bytes[place...].starts(with: wanted) {
                result += Array(new.utf8)
                place += wanted.count
                isChanged = true
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return isChanged ? String(decoding: result, as: UTF8.self) : nil
    }

    /// Returns the words of a name in camel case, in lower case; nil if it has only one.
    static func camelWords(_ name: String) -> [String]? {
        var words = [""]
        for character in name {
            guard character.isLetter || character.isNumber else { return nil }
            if character.isUppercase, words.last != "" { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
        return words.count > 1 ? words : nil
    }
}

// The order of words, and words too many.
extension Rephrasing {
    private static let places: [Clause] = [.onto, .on, .from, .in, .to, .with]

    /// The verb before its receiver: `push detail onto nav` for `nav push detail` and `nav.push detail`.
    private static func ofOrder(_ words: [String], _ controllers: [String]) -> [String] {
        var words = words
        if let dot = words[0].lastIndex(of: "."), dot != words[0].startIndex {
            let tail = words[0][words[0].index(after: dot)...]
            let name = tail.prefix { $0 != "(" }
            guard verbs.contains(String(name)) else { return [] }
            let inner = argument(of: tail.dropFirst(name.count))
            if inner == nil, name.count < tail.count { return [] }
            let operand = inner.map { $0.argument } ?? ""
            words[0] = String(words[0][..<dot].filter { $0 != "?" && $0 != "!" })
            words.insert(contentsOf: operand.isEmpty ? [String(name)] : [String(name), operand], at: 1)
        }
        guard words.count > 1,
            let place = (1..<min(4, words.count)).first(where: { verbs.contains(words[$0].lowercased()) })
        else { return [] }
        let subject = words[..<place].joined(separator: " ")
        let after = [words[place].lowercased()] + words[(place + 1)...]
        guard let row = row(of: after) else { return [] }
        let verb = after.joined(separator: " ")
        let rest = after.dropFirst(row.words.count).joined(separator: " ")
        let hasOperand = row.operand == .none || row.presence == .optional || !rest.isEmpty
        var found: [String] = []
        if hasOperand {
            found += places.filter { row.clauseRow(for: $0) != nil }.map { "\(verb) \($0.word.text) \(subject)" }
        }
        if row.operand != .none {
            found.append((row.words + [subject, rest]).filter { !$0.isEmpty }.joined(separator: " "))
        }
        // Other words before the verb may change its meaning, as in `double tap`.
        let isReceiver =
            controllers.contains(subject) || subject.contains(".") || fillers.contains(subject.lowercased())
        return hasOperand && isReceiver ? found + [verb] : found
    }

    /// A statement for each element of a list: `push a; push b` for `push a, b`.
    private static func ofList(_ words: [String]) -> [String] {
        guard let row = row(of: words), words.count > row.words.count + 1,
            words.dropFirst(row.words.count).dropLast().allSatisfy({ $0.hasSuffix(",") })
        else { return [] }
        let verb = row.words.joined(separator: " ")
        let operands = words.dropFirst(row.words.count).map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
        return [operands.map { "\(verb) \($0)" }.joined(separator: "; ")]
    }

    private static let prepositions = Parser.prepositions.union(["as", "via", "using", "for"])

    /// Clauses with another word, or without what the verb does not take.
    private static func ofClauses(_ words: [String]) -> [String] {
        guard let row = row(of: words) else { return [] }
        var found: [String] = []
        // `animated: false`
        if words.contains(where: { $0.count > 1 && $0.hasSuffix(":") }) {
            let plain = words.map { $0.count > 1 && $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
            found.append(plain.map { $0 == "completion" ? "then" : $0 }.joined(separator: " "))
            let separate = plain.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
            if separate != plain { found.append(separate.joined(separator: " ")) }
        }
        for place in words.indices where place > row.words.count && place + 1 < words.count {
            guard prepositions.contains(words[place].lowercased()) else { continue }
            for clause in row.clauses where clause.takesController || clause.operand == .view {
                var changed = words
                changed[place] = clause.clause.word.text
                found.append(changed.joined(separator: " "))
            }
            // `with transition crossDissolve`
            if let clause = row.clauses.first(where: { $0.clause.word.text == words[place + 1] }) {
                let isSymbol = if case .symbol = clause.operand { true } else { false }
                let tail = words[(place + 2)...].joined(separator: " ")
                let dot = isSymbol && !tail.hasPrefix(".") ? "." : ""
                found.append("\(words[...(place - 1)].joined(separator: " ")) \(words[place + 1]) \(dot)\(tail)")
            } else if words[0] == "expect" {
                // Another value would be expected.
                continue
            } else if place + 2 == words.count || fillers.contains(words[place + 1].lowercased())
                || !isName(words[place + 1])
            {
                found.append((words[..<place] + words[(place + 2)...]).joined(separator: " "))
            }
        }
        // `tap list add`
        let rest = words.dropFirst(row.words.count)
        if rest.count == 2, let a = rest.first, let b = rest.last, isName(a), isName(b) {
            for clause in places where row.clauseRow(for: clause) != nil {
                found.append((row.words + [b, clause.word.text, a]).joined(separator: " "))
                found.append((row.words + [a, clause.word.text, b]).joined(separator: " "))
            }
        }
        // An operand that the verb does not take, as in `pop detail`.
        if row.presence == .optional, rest.count == 1 { found.append(row.words.joined(separator: " ")) }
        return found
    }

    /// A name instead of a string: `push detail` for `push "detail"`; and a scene instead of a member.
    private static func ofStrings(_ words: [String], _ controllers: [String]) -> [String] {
        var found: [String] = []
        for (place, word) in words.enumerated() where place > 0 {
            var changed = words
            if let inner = string(word), isName(inner) {
                changed[place] = inner
            } else if isName(word), let dot = word.lastIndex(of: "."),
                controllers.contains(String(word[word.index(after: dot)...]))
            {
                changed[place] = String(word[word.index(after: dot)...])
            } else {
                continue
            }
            found.append(changed.joined(separator: " "))
        }
        return found
    }

    /// Waits with a unit of time, or for a condition: `advance 0.3` for `wait 300ms`, `expect x` for `wait until x`.
    private static func ofTime(_ words: [String]) -> [String] {
        let waits: Set<String> = [
            "wait", "sleep", "delay", "pause", "tick", "advance", "idle", "spin", "elapse", "skip", "waitfor",
            "waituntil",
        ]
        guard let first = words.first?.lowercased(), waits.contains(first), words.count > 1 else { return [] }
        for word in words.dropFirst() {
            let number = String(word.prefix { $0.isNumber || $0 == "." || $0 == "_" })
            guard !number.isEmpty else { continue }
            let unit = word.dropFirst(number.count)
            let isMilliseconds = unit == "ms" || words.contains { $0 == "ms" || $0.hasPrefix("milli") }
            guard isMilliseconds, let count = number.count < 7 ? Int(number) : nil else { return ["advance \(number)"] }
            let fraction = String(repeating: "0", count: max(0, 3 - String(count % 1000).count)) + String(count % 1000)
            return ["advance \(count / 1000).\(fraction)"]
        }
        let rest = words.dropFirst().drop { ["until", "for", "till", "that"].contains($0.lowercased()) }
        let durations: Set<String> = [
            "half", "a", "moment", "bit", "while", "second", "seconds", "minute", "some", "time", "little", "few",
            "the",
        ]
        if rest.allSatisfy({ durations.contains($0.lowercased()) }) { return ["advance 1"] }
        return ["expect \(rest.joined(separator: " "))"]
    }

    /// Commands of a session that people write in scripts, without the colon.
    static let sessionWords: Set<String> = [
        "help", "reset", "undo", "redo", "history", "state", "owners", "why", "whynot", "rules", "save", "step",
        "tour", "goto", "diff", "reload", "time",
    ]

    /// Words of gestures that are not modelled.
    static let gestures: Set<String> = [
        "pinch", "shake", "long", "longpress", "doubletap", "double", "zoom", "twist", "hover", "scroll", "typetext",
        "type", "screenshot",
    ]

    /// Words of English that have no meaning in a statement.
    private static let fillers: Set<String> = [
        "the", "a", "an", "my", "on", "to", "by", "for", "at", "in", "into", "from", "with", "of", "app",
        "application", "button", "view", "cell", "tab", "item", "screen", "page", "controller", "viewcontroller",
        "uibutton", "modally", "modal", "animated", "animation", "please", "until", "now", "via", "using", "and",
        "just", "it", "is", "be", "should", "device", "that", "sheet", "scene", "segue", "called", "named", "again",
        "immediately", "vc", "so", "then", "up", "element", "label", "image", "control",
    ]

    /// Words that are part of the command in English, before the words of a verb without an operand.
    private static let helpers: Set<String> = [
        "send", "put", "move", "go", "make", "do", "simulate", "trigger", "enter", "receive", "fire", "perform",
        "issue", "set", "let", "come", "bring", "get", "return", "be", "become", "cause", "call", "back",
    ]

    private static func withoutFillers(_ words: [String], _ controllers: [String]) -> [String] {
        let lower = words.map { $0.lowercased() }
        var found: [String] = []
        for row in VerbTable.rows where row.operand == .none && row.clauses.allSatisfy({ !$0.isRequired }) {
            guard let start = lower.indices.first(where: { lower[$0...].starts(with: row.words) }) else { continue }
            let others = lower[..<start] + lower[(start + row.words.count)...]
            if !others.isEmpty, others.allSatisfy({ fillers.contains($0) || helpers.contains($0) }) {
                found.append(row.words.joined(separator: " "))
            }
        }
        let spots = words.indices.filter { fillers.contains(lower[$0]) && !controllers.contains(words[$0]) }
        guard !spots.isEmpty, spots.count <= 5, words.count > 1 else { return found }
        func without(_ dropped: [Int]) -> String {
            words.indices.filter { !dropped.contains($0) }.map { words[$0] }.joined(separator: " ")
        }
        found += spots.map { without([$0]) }
        for (index, a) in spots.enumerated() { found += spots[(index + 1)...].map { without([a, $0]) } }
        return found + [without(spots)]
    }

    /// The words of a name in camel case: `select tab 1` for `selectTab 1`.
    private static func inWords(_ first: String, _ words: [String]) -> [String] {
        let name = String(first.prefix { $0 != "(" })
        guard let split = camelWords(name) else { return [] }
        var rest = Array(words.dropFirst())
        if name.count < first.count {
            guard let inner = argument(of: first[name.endIndex...]), inner.rest.isEmpty else { return [] }
            if !inner.argument.isEmpty { rest.insert(inner.argument, at: 0) }
        }
        // The last words may be those of a class of UIKit.
        let whole = StatementText(Array((split + rest).joined(separator: " ").utf8), from: 0)
        var found = Phrase.all.compactMap { $0.statement(for: whole) }
        for count in stride(from: split.count, to: 0, by: -1) {
            found.append((split.prefix(count) + rest).joined(separator: " "))
        }
        return found
    }

    /// The first word in lower case.
    private static func ofCase(_ words: [String]) -> [String] {
        guard let first = words.first, first != first.lowercased(), isName(first), !first.contains(".") else {
            return []
        }
        return [([first.lowercased()] + words.dropFirst()).joined(separator: " ")]
    }

    /// A verb with a controller of the script as its operand.
    private static func withOperand(_ words: [String], _ controllers: [String]) -> [String] {
        guard let row = row(of: words), row.presence == .required, words.count == row.words.count else { return [] }
        guard row.operand.isController else { return [row.example] }
        return controllers.reversed().prefix(4).map { (row.words + [$0]).joined(separator: " ") }
    }
}
