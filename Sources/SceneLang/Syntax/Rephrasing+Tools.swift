import SceneRuntime

// Guesses about alerts, addresses and containers, and statements of command-line tools.
extension Rephrasing {
    /// Guesses that do not mean the same as a word, and what differs.
    private static let notes: [(word: String, guess: String, text: String)] = [
        ("unwind", "pop", "an unwind segue is performed by its identifier: perform \"ID\"; to go back without one"),
        ("crash", "terminate", "a crash ends the script: fatalError(\"TEXT\"); to end the app as its user does"),
    ]

    /// Returns what a reader has to know about the guess for a statement; nil if it means the same.
    static func note(about guess: String, for words: [String]) -> String? {
        notes.first { note in note.guess == guess && words.contains { $0.lowercased() == note.word } }?.text
    }

    private static let alertKinds = [
        "alert": "alert", "dialog": "alert", "popup": "alert", "actionsheet": "actionSheet",
    ]

    private static let alertBeginnings: Set<String> = ["present", "show", "display", "open", "a", "an", "the"]

    /// Alerts: a controller with the actions that the statement names, for `alert "Sure?" with "OK" and "Cancel"`.
    static func ofAlert(_ words: [String], _ known: KnownNames) -> [String] {
        var words = words
        let plain = words.map { $0.lowercased() }
        if let place = plain.indices.dropLast().first(where: { plain[$0] == "action" && plain[$0 + 1] == "sheet" }) {
            words.replaceSubrange(place...place + 1, with: ["actionSheet"])
        }
        func head(_ word: String) -> String { word.lowercased().prefix { $0 != "(" && $0 != ":" } + "" }
        guard let place = words.prefix(4).firstIndex(where: { alertKinds[head($0)] != nil }),
            words[..<place].allSatisfy({ alertBeginnings.contains($0.lowercased()) }),
            let kind = alertKinds[head(words[place])]
        else { return [] }
        let inside = words[place].dropFirst(head(words[place]).count)
        let pieces = pieces(of: ([String(inside)] + words[(place + 1)...]).joined(separator: " "))
        var title: String?
        var message: String?
        var actions: [(title: String, style: String)] = []
        var word = ""
        for (index, piece) in pieces.enumerated() {
            let isText = piece.hasPrefix("\"")
            if isText, word == "message" || word == "text" || word == "body" {
                message = piece
            } else if isText, title == nil {
                title = piece
            } else if isText {
                let isCancel = word == "cancel" || piece.lowercased() == "\"cancel\""
                actions.append((piece, isCancel ? "cancel" : word == "destructive" ? "destructive" : "default"))
            } else if piece == "cancel", !(index + 1 < pieces.count && pieces[index + 1].hasPrefix("\"")) {
                actions.append(("\"Cancel\"", "cancel"))
            }
            word = isText ? "" : piece
        }
        if title == nil, !pieces.isEmpty {
            guard pieces.count == 1 else { return [] }
            // The name of a variable.
            title = pieces[0]
        }
        let made =
            "UIAlertController(title: \(title ?? "\"Title\""), message: \(message ?? "nil"), preferredStyle: .\(kind))"
        if actions.isEmpty { return ["present \(made)"] }
        let name = known.controllers.contains("alert") ? "alertController" : "alert"
        let added = actions.map {
            "\(name).addAction(UIAlertAction(title: \($0.title), style: .\($0.style), handler: nil))"
        }
        return [(["let \(name) = \(made)"] + added + ["present \(name)"]).joined(separator: "; ")]
    }

    /// Returns the strings and the words of a text, without punctuation.
    private static func pieces(of text: String) -> [String] {
        var found = [""]
        var isQuoted = false
        for character in text {
            let isQuote = character == "\""
            if isQuote { isQuoted.toggle() }
            if isQuoted || isQuote || character.isLetter || character.isNumber {
                if isQuote, isQuoted { found.append("") }
                found[found.count - 1].append(isQuoted || isQuote ? character : Character(character.lowercased()))
                if isQuote, !isQuoted { found.append("") }
            } else {
                found.append("")
            }
        }
        return found.filter { !$0.isEmpty }
    }

    private static let openings: Set<String> = [
        "open", "openurl", "openlink", "opens", "visit", "goto", "load", "follow", "handle", "deeplink", "deep",
        "link", "url", "receive", "navigate", "launch", "go", "xcrun", "simctl", "universal",
    ]

    /// An address that the app opens, also without quotes: `receive url "app://x"` for `open app://x`.
    static func ofAddress(_ words: [String]) -> [String] {
        let name = words[0].prefix { $0 != "(" && $0 != ":" }
        guard let word = words.first(where: { has($0, "://") }),
            openings.contains(String(name.split(separator: ".").last ?? "").lowercased())
        else { return [] }
        let ends: Set<Character> = ["\"", "'", "(", ")", ","]
        let address = word.split { ends.contains($0) }.first { has(String($0), "://") }
        return address.map { ["receive url \"\($0)\""] } ?? []
    }

    /// A stack with another controller in place of one, for `replace a with b`; without one, for `remove a from nav`.
    static func ofReplacement(_ words: [String], _ known: KnownNames) -> [String] {
        guard words.count == 4, known.controllers.contains(words[1]) else { return [] }
        let lower = words.map { $0.lowercased() }
        if ["remove", "delete", "unembed"].contains(lower[0]), lower[2] == "from" {
            guard known.stacks.contains(words[3]) else { return ["remove child \(words[1])"] }
            return ["set stack \(words[3]).viewControllers.filter { $0 != \(words[1]) } on \(words[3])"]
        }
        guard ["replace", "swap"].contains(lower[0]), ["with", "by", "for"].contains(lower[2]),
            let stack = known.stacks.first, known.controllers.contains(words[3])
        else { return [] }
        return ["set stack \(stack).viewControllers.map { $0 == \(words[1]) ? \(words[3])() : $0 } on \(stack)"]
    }

    /// The words of a connection in UIKit and elsewhere, and the kinds that they may mean.
    private static let connections: [String: [ConnectionKind]] = [
        "rootviewcontroller": [.root], "root": [.root], "viewcontrollers": [.tabs, .pages, .root],
        "controllers": [.tabs, .pages, .root], "children": [.tabs, .pages, .root], "items": [.tabs, .pages],
        "tab": [.tabs], "tabs": [.tabs], "page": [.pages], "pages": [.pages], "stack": [.root], "top": [.root],
        "initial": [.root], "primary": [.primary], "master": [.primary], "sidebar": [.primary],
        "secondary": [.secondary], "detail": [.secondary],
    ]

    /// The contents of a container: `root -> list` for `rootViewController -> list`, `tabs -> a, b` for `a, b`.
    static func ofConnection(_ words: [String], _ known: KnownNames) -> [String] {
        var names = words.flatMap { word in
            word.split { $0 == "," || $0 == "[" || $0 == "]" || $0 == ":" }.map(String.init)
        }
        var kinds = ConnectionKind.allCases
        if let first = names.first, !known.controllers.contains(first) || ["->", "="].contains(names.dropFirst().first)
        {
            guard let found = connections[first.lowercased()] else { return [] }
            kinds = found
            names.removeFirst()
        }
        names = names.filter { $0 != "->" && $0 != "=" && $0 != "and" }
        guard !names.isEmpty, names.allSatisfy({ known.controllers.contains($0) }) else { return [] }
        return kinds.map { "\($0.word.text) -> \(names.joined(separator: ", "))" }
    }

    /// The contents of a container as the block of its declaration.
    static func ofContainer(_ words: [String], _ known: KnownNames) -> [String] {
        guard let block = words.last, block.hasPrefix("{"), block.hasSuffix("}"), words.count > 1 else { return [] }
        let inner = StatementText(Array(block.dropFirst().dropLast().utf8), from: 0)
        guard !inner.parts.isEmpty, inner.text.trimmed == block.dropFirst().dropLast().trimmed else { return [] }
        let head = words.dropLast().joined(separator: " ")
        return ofConnection(inner.parts.map { $0.text }, known).map { "\(head) { \($0) }" }
    }

    /// Words for kinds of views. A script may use any other word, too.
    static let viewKinds: Set<String> = [
        "view", "button", "label", "text", "textField", "textView", "field", "switch", "slider", "stepper", "image",
        "imageView", "table", "tableView", "list", "collection", "collectionView", "grid", "scroll", "scrollView",
        "stack", "stackView", "search", "searchBar", "picker", "pickerView", "datePicker", "pageControl", "control",
        "segmentedControl", "progressView", "toolbar", "web", "webView", "map",
    ]

    private static let types: Set<String> = [
        "int", "Int", "string", "String", "bool", "Bool", "BOOL", "float", "double", "auto", "val", "final", "NSString",
        "const", "let", "var",
    ]

    /// A variable with another sign before its value: `let a = 5` for `let a 5`, `var a == 5` and `int a = 5`.
    static func ofDeclaredValue(_ words: [String]) -> [String] {
        guard words.count > 2, types.contains(words[0]) else { return [] }
        let name = String(words[1].prefix { $0 != ":" })
        guard isName(name), !name.contains(".") else { return [] }
        let word = ["let", "const", "val", "final"].contains(words[0]) ? "let" : "var"
        let signs: Set<String> = ["=", "==", ":=", "to", "be", "is", "<-", "->"]
        let value = words.dropFirst(2).drop { signs.contains($0) }.joined(separator: " ")
        return value.isEmpty ? [] : ["\(word) \(name) = \(value)"]
    }

    private static let detents = ["medium": ".medium()", "half": ".medium()", "large": ".large()", "full": ".large()"]

    /// A sheet with the heights that the statement names.
    static func ofDetents(_ words: [String]) -> [String] {
        guard words.count > 2, words[0] == "present" || words[0] == "show", isName(words[1]) else { return [] }
        let fillers: Set<String> = [
            "with", "detents", "detent", "detents:", "at", "height", "and", "in", "as", "sheet",
        ]
        let rest = words.dropFirst(2).filter { !fillers.contains($0.lowercased()) }
        let names = rest.map { word in word.lowercased().filter { $0.isLetter } }.filter { !$0.isEmpty }
        let found = names.compactMap { detents[$0] }
        guard !found.isEmpty, found.count == names.count else { return [] }
        let list = "[\(found.joined(separator: ", "))]"
        return ["present \(words[1]); \(words[1]).sheetPresentationController.detents = \(list)"]
    }

    /// Returns the statements, each tap of a text after a tap of the view with that name: `tap add`, `tap "add"`.
    static func namingViews(_ statements: [String], _ known: KnownNames) -> [String] {
        statements.flatMap { statement in
            let name = statement.hasPrefix("tap ") ? string(String(statement.dropFirst(4))) : nil
            let view = name.flatMap { known.view(named: $0) }
            return [view.map { "tap \($0)" }, statement].compactMap { $0 }
        }
    }
}
