import SceneRuntime

// Guesses about screens, their styles, stacks and states.
extension Rephrasing {
    private static let styleFillers: Set<String> = [
        "as", "a", "an", "in", "with", "the", "style", "style:", "using", "modalpresentationstyle",
        "modalpresentationstyle:", "presentation", "presentationstyle", "presentationstyle:", "mode", "=", "modally",
    ]

    /// Styles of presentations in words: `present a style .pageSheet` for `present a as page sheet`.
    static func ofStyleWords(_ words: [String]) -> [String] {
        guard words.count > 2, words[0] == "present" || words[0] == "show", isName(words[1]) else { return [] }
        var spelled = ""
        var kept: [String] = []
        for word in words.dropFirst(2) {
            let letters = word.filter { $0.isLetter }.lowercased()
            if styleFillers.contains(word.lowercased()) { continue }
            if word == "unanimated" || word == "animated" { kept.append(word) } else { spelled += letters }
        }
        let others = [
            "sheet": "pageSheet", "modal": "fullScreen", "card": "pageSheet", "full": "fullScreen",
            "form": "formSheet", "page": "pageSheet", "modalsheet": "pageSheet", "overscreen": "overFullScreen",
            "overlay": "overFullScreen", "bottomsheet": "pageSheet",
        ]
        let choices = OperandSymbols.presentationStyle.choices.map { $0.spelling.text }
        let style = choices.first { $0.lowercased() == spelled } ?? others[spelled]
        if let style { return [(["present", words[1], "style", ".\(style)"] + kept).joined(separator: " ")] }
        return ofDetents(words)
    }

    private static let printers: Set<String> = [
        "po", "p", "e", "v", "expr", "expression", "dump", "echo", "say", "print", "log", "show", "puts", "output",
        "describe", "inspect", "debug", "nslog", "println", "write", "display", "frame", "fr",
    ]

    /// Commands that print: `print nav` for `po nav`, `print "hello"` for `echo hello`, `tree` for `print hierarchy`.
    static func ofPrinting(_ words: [String], _ known: KnownNames) -> [String] {
        guard printers.contains(words[0].lowercased()), words.count > 1 else { return [] }
        let rest = words.dropFirst().drop { ["-O", "--", "-o", "variable", "the", "me"].contains($0) }
        guard let first = rest.first else { return [] }
        let all = rest.joined(separator: " ")
        let pictures: Set<String> = [
            "tree", "hierarchy", "stack", "controllers", "viewcontrollers", "screens", "state", "everything", "all",
            "view", "world", "navigation", "navigationstack", "app", "structure", "vcs", "_printhierarchy",
        ]
        if rest.allSatisfy({ pictures.contains($0.lowercased()) || $0 == "controller" || $0 == "view" }) {
            return ["tree"]
        }
        if words[0] == "show" || words[0] == "display" { return [] }
        var isText = first.allSatisfy { $0.isLetter || $0 == "," || $0 == "!" } && !known.controllers.contains(first)
        // A name that may be misspelt has a suggestion of its own; that of a parameter is no text.
        if words[0] == "print", parameters.contains(first) || !rest.allSatisfy({ isWord($0) }) { isText = false }
        // One word after `print` is rather a variable that is not declared.
        if words[0] == "print", rest.count == 1 { isText = false }
        return ["print \(all)"] + (isText && !all.contains("\"") ? ["print \"\(all)\""] : [])
    }

    /// Names of parameters of handlers.
    private static let parameters: Set<String> = [
        "animated", "sender", "segue", "size", "coordinator", "parent", "url", "row", "indexPath", "error", "value",
    ]

    private static func isWord(_ text: String) -> Bool { text.allSatisfy { $0.isLetter || ",.!?'".contains($0) } }

    /// The stack of a navigation controller: `set stack [a, b]` for `stack = [a, b]` and `set stack a, b`.
    static func ofStackWords(_ words: [String], _ known: KnownNames) -> [String] {
        let names: Set<String> = ["stack", "viewcontrollers", "navigationstack", "controllers", "screens"]
        var rest = words[...]
        if ["set", "change", "reset", "replace", "make", "let"].contains(words[0].lowercased()) { rest.removeFirst() }
        if rest.first == "navigation" { rest.removeFirst() }
        guard let first = rest.first else { return [] }
        let parts = first.split(separator: ".")
        guard let last = parts.last, names.contains(last.lowercased()), parts.count <= 2 else { return [] }
        rest = rest.dropFirst().drop { ["=", "to", "with", "as", ":", "=="].contains($0) }
        var list = rest.joined(separator: " ")
        guard !list.isEmpty else { return [] }
        if !list.hasPrefix("[") {
            let items = rest.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
            guard items.allSatisfy({ isName($0) }), items.allSatisfy({ $0 != "on" }) else { return [] }
            list = "[\(items.joined(separator: ", "))]"
        }
        let receiver = parts.count == 2 && known.stacks.contains(String(parts[0])) ? " on \(parts[0])" : ""
        return ["set stack \(list)\(receiver)"]
    }

    private static let ordinals = [
        "first": "0", "second": "1", "third": "2", "fourth": "3", "fifth": "4", "1st": "0", "2nd": "1", "3rd": "2",
    ]

    /// Views by their name in any case, rows by their order, and taps that are written as calls.
    static func ofViewName(_ words: [String], _ known: KnownNames) -> [String] {
        let all = words.joined(separator: " ")
        if let place = words.firstIndex(where: { ordinals[$0.lowercased()] != nil }), words.count > 1,
            words.contains(where: { ["row", "cell", "item"].contains($0.lowercased()) }),
            let number = ordinals[words[place].lowercased()]
        {
            let isTap = ["tap", "select", "choose", "click", "press", "pick", "touch"].contains(words[0].lowercased())
            return isTap ? ["tap row \(number)"] : []
        }
        // `list.rows.tap(0)`, `list.add.tap(1, 2)`
        if words.count == 1, let open = all.firstIndex(of: "("), let (inner, end) = argument(of: all[open...]),
            end.isEmpty
        {
            let parts = all[..<open].split(separator: ".").map(String.init)
            if let method = parts.last,
                ["tap", "select", "click", "press", "selectrow", "taprow", "touch"].contains(
                    method.lowercased()), parts.count > 1, let view = known.view(named: parts[parts.count - 2])
            {
                let host = parts.count > 2 && known.controllers.contains(parts[0]) ? " in \(parts[0])" : ""
                let values = arguments(inner).map { $0.value }
                let isRow = values.count == 1 && values[0].allSatisfy { $0.isNumber }
                return (isRow ? ["tap row \(values[0])\(host)"] : []) + ["tap \(view)\(host)"]
            }
        }
        // `tap rows[0]` is a row.
        if let last = words.last, last.hasSuffix("]"), last.contains("[") { return [] }
        let isCall = ["tap(", "Tap", "click(", "press(", "sendActions", "touch"].contains { part in
            replacing(part, with: "", in: all) != nil
        }
        guard tapBeginnings.contains(words[0].lowercased()) || isCall else { return [] }
        var found: [String] = []
        if words.contains(where: { known.controllers.contains($0) || $0.first?.isNumber == true }) { return [] }
        // The words of the statement, also those in strings and calls.
        let names = all.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        for (place, name) in names.enumerated() where place > 0 || isCall {
            let view = known.view(named: name) ?? known.view(named: withoutKind(name))
            if let view, "tap \(view)" != all { found.append("tap \(view)") }
        }
        if replacing("firstMatch", with: "", in: all) != nil, let view = known.views.first {
            found.append("tap \(view)")
        }
        // Only words for a button, and one button in the script.
        let isAny = words.dropFirst().allSatisfy { buttonWords.contains($0.lowercased()) }
        if words.count > 1, isAny, let view = known.views.first { found.append("tap \(view)") }
        return found
    }

    /// Returns the name of a view without a kind of views at its end.
    private static func withoutKind(_ name: String) -> String {
        let kinds = ["Button", "Btn", "View", "Label", "TextField", "Field", "Cell", "Item", "Switch", "Control"]
        guard let kind = kinds.first(where: { name.hasSuffix($0) && name.count > $0.count }) else { return name }
        return String(name.dropLast(kind.count))
    }

    private static let tapBeginnings: Set<String> = ["tap", "click", "press", "touch", "hit", "push"]
    private static let buttonWords: Set<String> = ["on", "the", "a", "button", "view", "it", "any", "control"]

    /// Members of no controller: `nav.topViewController` for `topViewController`.
    static func ofBareMember(_ words: [String], _ known: KnownNames) -> [String] {
        let owners: [(String, [String])] = [
            ("topViewController", known.stacks), ("visibleViewController", known.stacks),
            ("viewControllers", known.stacks), ("stack", known.stacks), ("top", known.stacks),
            ("presentedViewController", known.root.map { [$0] } ?? []), ("selectedIndex", known.controllers),
            ("selectedViewController", known.controllers), ("presentingViewController", known.controllers.reversed()),
        ]
        let spellings = ["stack": "viewControllers", "top": "topViewController"]
        var found: [String] = []
        for (member, receivers) in owners {
            for (place, word) in words.enumerated() where place > 0 {
                let isMember = word == member || word.hasPrefix(member + ".") || word.hasPrefix("!" + member)
                guard isMember else { continue }
                for receiver in receivers.prefix(4) {
                    var changed = words
                    let sign = word.hasPrefix("!") ? "!" : ""
                    let tail = word.dropFirst(sign.count + member.count)
                    changed[place] = "\(sign)\(receiver).\(spellings[member] ?? member)\(tail)"
                    // `expect stack [list]`
                    if words[0] == "expect", words.count == place + 2, words[place + 1].hasPrefix("[") {
                        changed.insert("==", at: place + 1)
                    }
                    found.append(changed.joined(separator: " "))
                }
            }
        }
        return found
    }

    /// Conditions in words: `if list.view.window != nil { … }` for `if list is visible { … }`.
    static func ofConditionWords(_ words: [String], _ known: KnownNames) -> [String] {
        guard let head = words.first, ["if", "while", "unless"].contains(head), words.count > 2, var block = words.last
        else { return [] }
        var end = words.count - 1
        if !block.hasPrefix("{") {
            guard let place = words.indices.first(where: { $0 > 1 && verbs.contains(words[$0]) }) else { return [] }
            (block, end) = ("{ \(words[place...].joined(separator: " ")) }", place)
        }
        let expectation = ["expect"] + words[1..<end]
        return ofExpectation(expectation).compactMap { text -> String? in
            guard text.hasPrefix("expect "), !text.hasPrefix("expect call"), !text.hasPrefix("expect no") else {
                return nil
            }
            let condition = text.dropFirst("expect ".count)
            return head == "unless" ? "if !(\(condition)) \(block)" : "\(head) \(condition) \(block)"
        }
    }

    private static let seeing: Set<String> = ["see", "sees", "observe", "find", "waitfor"]

    /// States of controllers in sentences: `expect detail.view.window != nil` for `detail should be visible`, `see
    /// detail` and `expect screen detail`; `expect a.presentedViewController == b` for `expect a presents b`.
    static func ofState(_ words: [String], _ known: KnownNames) -> [String] {
        var words = words
        // `detail.should.be.visible`
        if words.count == 1, has(words[0], ".should") {
            words = words[0].split(separator: ".").map { part in String(part.prefix { $0 != "(" }) }
        }
        let lower = words.map { $0.lowercased() }
        let named = words.filter { known.controllers.contains($0) }
        let isExpectation = ["expect", "assert", "verify", "check", "wait", "ensure", "confirm"].contains(lower[0])
        var found: [String] = []
        if isExpectation || lower.contains("should") || lower.contains("is") || lower.contains("must") {
            if let place = lower.firstIndex(where: { ["presents", "presented", "presenting", "shows"].contains($0) }),
                named.count == 2, place > 0, words[place - 1] == named[0]
            {
                found.append("expect \(named[0]).presentedViewController == \(named[1])")
            }
            if let place = lower.firstIndex(where: { ["has", "have", "contains"].contains($0) }), place > 0,
                known.stacks.contains(words[place - 1]),
                let count = words.first(where: { word in
                    word.allSatisfy { $0.isNumber }
                })
            {
                found.append("expect \(words[place - 1]).viewControllers.count == \(count)")
            }
            if !isExpectation, let first = named.first, words[0] == first {
                found += ofExpectation(["expect"] + words)
            }
        }
        let isSeen = seeing.contains(lower[0]) || lower.contains("see")
        if named.count == 1, let name = named.first, isExpectation || isSeen {
            let others = lower.filter { $0 != name.lowercased() && !$0.hasPrefix("{") }
            let presents = others.count == 3 && ["presents", "presenting"].contains(others[1])
            if isExpectation, presents, others[2] == "nil" || others[2] == "nothing" {
                found.append("expect \(name).presentedViewController == nil")
            }
            // `expect no sheet`
            if isExpectation, others.count == 2, others[1] == "no" || others[1] == "without" {
                found.append("expect \(name) == nil")
            }
            if others.allSatisfy({ seeing.contains($0) || screenWords.contains($0) }) {
                found.append("expect \(name).view.window != nil")
            }
        }
        return found
    }

    private static let screenWords: Set<String> = [
        "expect", "assert", "verify", "check", "ensure", "confirm", "wait", "for", "until", "screen", "current", "the",
        "is", "be", "on", "to", "appear", "appears", "should", "a", "i", "at", "page", "view", "shows", "showing",
        "exists", "exist", "controller", "see", "now", "and", "of", "front", "in",
    ]

    /// Calls without their receiver, which is the controller that was named last, and methods without parentheses:
    /// `expect call detail.viewDidLoad` for `expect viewDidLoad`.
    static func ofBareCall(_ words: [String], _ known: KnownNames) -> [String] {
        if words.count == 1, words[0].contains("."), words[0].hasSuffix("()") { return ["call \(words[0])"] }
        // `call viewWillAppear on list`, `list viewWillAppear`
        let methods = words.filter { isMethod($0.prefix { $0 != "(" }) }
        let named = words.filter { known.controllers.contains($0) }
        let isCall = ["call", "trigger", "invoke", "send", "fire", "run"].contains(words[0].lowercased())
        if methods.count == 1, let owner = named.first ?? (isCall ? known.recent.first : nil), words.count <= 4,
            isCall || words.count == 2
        {
            let name = methods[0].prefix { $0 != "(" }
            return ["call \(owner).\(name)()", "call \(owner).\(name)(true)"]
        }
        if words.count == 1, isName(words[0]), words[0].contains(".") {
            return ["\(words[0])()", "call \(words[0])()"]
        }
        guard ["expect", "verify", "assert", "check"].contains(words[0].lowercased()), words.count > 1,
            !words.contains(where: { known.controllers.contains($0) }),
            let place = words.firstIndex(where: { isMethod($0.prefix { $0 != "(" }) })
        else { return [] }
        let lower = words.map { $0.lowercased() }
        let isNegated = lower.contains { ["no", "not", "never"].contains($0) }
        // `expect viewWillAppear before viewDidAppear`
        if words.count == place + 3, ["before", "then", "after"].contains(lower[place + 1]),
            isMethod(words[place + 2].prefix { $0 != "(" })
        {
            let isAfter = lower[place + 1] == "after"
            let (first, second) = isAfter ? (place + 2, place) : (place, place + 2)
            return known.recent.prefix(3).map { "expect call \($0).\(words[first]) before \($0).\(words[second])" }
        }
        let count = lower.last.map { ["once", "twice"].contains($0) ? " \($0)" : "" } ?? ""
        return known.recent.prefix(3).map {
            "expect \(isNegated ? "no call" : "call") \($0).\(words[place])\(count)"
        }
    }

    /// The bar of a navigation controller: `nav.isNavigationBarHidden = true` for `hide navigation bar`.
    static func ofBars(_ words: [String], _ known: KnownNames) -> [String] {
        let lower = words.map { $0.lowercased() }.filter { $0 != "the" }
        guard let first = lower.first else { return [] }
        let isHidden = ["hide", "remove"].contains(first)
        guard isHidden || first == "show", lower.count > 1, let nav = known.stacks.first else { return [] }
        let name = lower.dropFirst().joined(separator: " ")
        let bars = [
            "navigation bar": "isNavigationBarHidden", "nav bar": "isNavigationBarHidden",
            "navbar": "isNavigationBarHidden", "toolbar": "isToolbarHidden",
            "navigationbar": "isNavigationBarHidden",
        ]
        return bars[name].map { ["\(nav).\($0) = \(isHidden)"] } ?? []
    }
}
