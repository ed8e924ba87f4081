import SceneRuntime

// Guesses about declarations, members, loops and values.
extension Rephrasing {
    private static let handlerWords = [
        "load": "viewDidLoad", "loaded": "viewDidLoad", "didload": "viewDidLoad", "create": "viewDidLoad",
        "oncreate": "viewDidLoad", "start": "viewDidLoad", "viewloaded": "viewDidLoad", "appear": "viewDidAppear",
        "appeared": "viewDidAppear", "show": "viewDidAppear", "shown": "viewDidAppear", "open": "viewDidAppear",
        "willappear": "viewWillAppear", "disappear": "viewDidDisappear", "disappeared": "viewDidDisappear",
        "hide": "viewDidDisappear", "close": "viewDidDisappear", "willdisappear": "viewWillDisappear",
        "dealloc": "deinit", "destroy": "deinit", "deallocated": "deinit", "released": "deinit",
        "memory": "didReceiveMemoryWarning", "memorywarning": "didReceiveMemoryWarning", "segue": "prepare",
        "layout": "viewDidLayoutSubviews", "rotate": "viewWillTransition", "prepareforsegue": "prepare",
    ]

    private static let tapWords: Set<String> = ["tap", "click", "touch", "press", "tapped", "clicked"]

    /// Handlers that UIKit never calls: `on viewDidLoad { … }` for `on load { … }`, and actions for the names of
    /// views.
    static func ofHandler(_ words: [String], about code: DiagnosticCode) -> [String] {
        guard words.first == "on", words.count > 2, let block = words.last, block.hasPrefix("{") else { return [] }
        let all = words[1..<words.count - 1].map { word in String(word.prefix { $0 != "(" }) }
        let names = all.filter { !tapWords.contains($0.lowercased()) && $0 != "of" && $0 != "button" }
        let isTap = names.count < all.count
        var found = handlerWords[all.joined().lowercased()].map { ["on \($0) \(block)"] } ?? []
        guard let name = names.last, isName(name), !name.contains(".") else { return found }
        let action = "\(name)Tapped"
        if isTap { found.append("view { button \(name) -> \(action) }; action \(action) \(block)") }
        // A name of several words is rather that of a method.
        if names.count == 1, isTap || (code == .unknownHandler && camelWords(name) == nil) {
            found += ["action \(name) \(block)", "action \(action) \(block)"]
        }
        return found
    }

    private static let segueKinds: Set<String> = [
        "show", "showDetail", "present", "popover", "embed", "unwind", "push", "modal", "replace",
    ]

    /// Members of a scene: views outside of `view { … }`, and segues in another order.
    static func ofMember(_ words: [String], _ known: KnownNames, about code: DiagnosticCode) -> [String] {
        var found: [String] = []
        if words[0] == "segue", words.count > 1 {
            let rest = words.dropFirst()
            let kind = rest.first { segueKinds.contains($0) } ?? "show"
            let id = rest.first { string($0) != nil }.map { " \($0)" } ?? ""
            let ignored: Set<String> = ["to", "->", "=>", "from", "with", "id", "identifier", "named"]
            let names = rest.filter { isName($0) && !segueKinds.contains($0) && !ignored.contains($0) }
            // `segue open -> detail`
            if let target = names.last, names.count == 2, id.isEmpty, code == .unknownBase || code == .expectedMember {
                found.append("segue \(kind) \"\(names[0])\" -> \(target)")
            }
            if let target = names.last { found.append("segue \(kind)\(id) -> \(target)") }
        }
        if code == .expectedMember {
            found += ofConnection(words, known) + ofDeclaredValue(words)
            if words[0] == "override" { found.append(words.dropFirst().joined(separator: " ")) }
            if viewKinds.contains(words[0]) { found.append("view { \(words.joined(separator: " ")) }") }
        }
        // `button "Add"`
        if words.count == 2, isName(words[0]), let title = string(words[1]) {
            let name = title.filter { $0.isLetter || $0.isNumber }
            if isName(name) { found.append("\(words[0]) \(name.prefix(1).lowercased())\(name.dropFirst())") }
        }
        return found
    }

    /// Heads of declarations: `scene a: TableViewController` for `scene a extends TableViewController`.
    static func ofDeclaration(_ words: [String]) -> [String] {
        var found: [String] = []
        let all = words.joined(separator: " ")
        let isController = ["scene", "controller"].contains(words[0])
        let inheriting: Set<String> = ["extends", "inherits", "inherit", "is", "isa", "subclass", "<", "of", "as", "="]
        if words.count > 3, inheriting.contains(words[2]), isController || words[2] != "=" {
            var rest = Array(words[2...])
            while let word = rest.first, inheriting.contains(word) || word == "from" { rest.removeFirst() }
            found.append("\(words[0]) \(words[1]): \(rest.joined(separator: " "))")
        }
        for (arrow, other) in [("-> [", "-> "), ("= [", "-> ")] {
            if let open = replacing(arrow, with: other, in: all), let plain = replacing("]", with: "", in: open) {
                found.append(plain)
            }
        }
        // The arguments of a class: `controller a: UINavigationController(rootViewController: b)`.
        if words.count > 1, let colon = words.firstIndex(where: { $0.hasSuffix(":") }), colon + 1 < words.count,
            let open = words[colon + 1].firstIndex(of: "("),
            let (inner, rest) = argument(of: words[colon + 1][open...]), rest.isEmpty,
            let value = arguments(inner).last?.value
        {
            let head = (words[...colon] + [String(words[colon + 1][..<open])]).joined(separator: " ")
            let targets = value.filter { $0 != "[" && $0 != "]" }
            for kind in ["root", "tabs", "primary", "pages"] { found.append("\(head) { \(kind) -> \(targets) }") }
        }
        let kinds: Set<String> = ["screen", "viewcontroller", "vc", "uiviewcontroller", "page", "class"]
        if words.count > 1, kinds.contains(words[0].lowercased()) {
            found.append((["scene"] + words.dropFirst()).joined(separator: " "))
        }
        // `UINavigationController a { … }`, `tabbar a { … }`, `a: UITabBarController { … }`
        let isClass = words[0].first?.isUppercase == true || words[0] == "tabbar" || words[0].hasSuffix("controller")
        if words.count > 1, isName(words[1]), isClass, let base = builtInClass(words[0]) {
            found.append((["scene \(words[1]): \(base)"] + words.dropFirst(2)).joined(separator: " "))
        }
        if words.count > 2, words[0].hasSuffix(":"), words[0].count > 1, builtInClass(words[1]) != nil {
            found.append("scene \(all)")
        }
        return found
    }

    /// Returns the class of UIKit that a word means: `TabBarController` for `tabbar`; nil for other words.
    static func builtInClass(_ word: String) -> String? {
        let wanted = (word.hasPrefix("UI") ? String(word.dropFirst(2)) : word).lowercased()
        guard wanted.count > 2 else { return nil }
        return ControllerKind.allCases.map { $0.spelling.text }.first { $0.lowercased().hasPrefix(wanted) }
    }

    private static let scenarioWords: Set<String> = [
        "it", "describe", "context", "test", "testcase", "scenario", "scenario:", "spec", "specify", "feature", "given",
        "when",
        "suite", "fit", "fdescribe", "@test",
    ]

    /// Tests of other tools as scenarios: `scenario "a" { launch; push b }` for `it("a") { push b }`.
    static func ofScenario(_ words: [String]) -> [String] {
        var words = words
        if let open = words[0].firstIndex(of: "("), let (inner, rest) = argument(of: words[0][open...]), rest.isEmpty {
            words.replaceSubrange(0..<1, with: [String(words[0][..<open])] + arguments(inner).map { $0.value })
        }
        let first = words[0].lowercased()
        if ["beforeeach", "before", "beforeall", "setup"].contains(first), words.count == 2 {
            return ["setup \(words[1])"]
        }
        guard scenarioWords.contains(first), words.count > 2 else { return [] }
        let title = words[1].hasSuffix(":") ? String(words[1].dropLast()) : words[1]
        // `When I tap add` is a step.
        guard string(title) != nil || words[2].hasPrefix("{") || first == "scenario" else { return [] }
        let name = string(title) ?? title
        var body = words[2...].joined(separator: " ")
        guard body.hasPrefix("{") else { return scenarios(name, body) }
        if !body.hasSuffix("}") { return ["scenario \"\(name)\" \(body)"] }
        body = String(body.dropFirst().dropLast().trimmed)
        // Only the innermost test has steps.
        let inner = StatementText(Array(body.utf8), from: 0).parts.map { $0.text }
        if inner.count > 1, let block = inner.last, block.hasPrefix("{"), block.hasSuffix("}"),
            scenarioWords.contains(inner[0].prefix { $0 != "(" }.lowercased())
        {
            body = String(block.dropFirst().dropLast().trimmed)
        }
        return scenarios(name, body)
    }

    /// A scenario with steps. It launches the app, because it has a world of its own.
    private static func scenarios(_ name: String, _ steps: String) -> [String] {
        let plain = "scenario \"\(name)\" { \(steps) }"
        let isLaunched = steps.hasPrefix("launch") || replacing("launch", with: "", in: steps) != nil
        return isLaunched ? [plain] : ["scenario \"\(name)\" { launch; \(steps) }", plain]
    }

    /// Loops and conditions of other languages.
    static func ofLoop(_ words: [String]) -> [String] {
        guard let block = words.last, block.hasPrefix("{"), words.count > 1 else { return [] }
        let head = words.dropLast()
        let all = head.joined(separator: " ")
        func isNumber(_ text: String) -> Bool { !text.isEmpty && text.allSatisfy { $0.isNumber } }
        if words[0].hasSuffix(".times"), words.count == 2 { return ["repeat \(words[0].dropLast(6)) \(block)"] }
        let first = words[0].lowercased().prefix { $0 != "(" }
        let number = head.map { word in String(word.filter { $0 != "(" && $0 != ")" && $0 != "x" }) }.first(
            where: isNumber)
        switch first {
        case "loop", "times", "repeat", "dotimes":
            let digits = words[0].filter { $0.isNumber }
            return [number ?? (digits.isEmpty ? nil : digits)].compactMap { $0 }.map { "repeat \($0) \(block)" }
        case "for":
            return words.count == 3 ? ["for i in \(words[1]) \(block)"] : []
        case "unless": return ["if !(\(all.dropFirst(6).trimmed)) \(block)"]
        case "until": return ["while !(\(all.dropFirst(5).trimmed)) \(block)"]
        case "elif", "elsif": return []
        default:
            guard let number, head.contains(where: { $0.lowercased() == "times" }) else { return [] }
            return ["repeat \(number) \(block)"]
        }
    }

    /// Variables of other languages.
    static func ofAssignment(_ words: [String], about code: DiagnosticCode) -> [String] {
        guard code == .undeclaredName || code == .expectedName || code == .statementEnd else { return [] }
        var found: [String] = []
        guard let place = words.firstIndex(where: { $0 == "=" || $0 == ":=" }), place > 0, place + 1 < words.count
        else {
            return []
        }
        let value = words[(place + 1)...].joined(separator: " ")
        let isNew = isName(words[place - 1]) && !words[place - 1].contains(".")
        if place == 1, isNew { found.append("var \(words[0]) = \(value)") }
        let isDeclaration = Parser.namedDeclarations.contains { $0.text == words[0] }
        if place == 2, isNew, isName(words[0]), !isDeclaration { found.append("let \(words[1]) = \(value)") }
        return found
    }

    /// Texts in a statement that mean something else here, and what replaces them.
    private static let replacements: [(String, String)] = [
        ("sender: self", "sender: nil"), (":=", "="), ("!==", "!="), ("===", "=="), (".init(", "("), ("++", " += 1"),
        ("--", " -= 1"), ("'", "\""),
        (" NavigationController(root:", " UINavigationController(rootViewController:"),
        ("UINavigationController(root:", "UINavigationController(rootViewController:"),
        (" NavigationController(", " UINavigationController("),
        ("= storyboard.", "= UIStoryboard(name: \"Main\", bundle: nil)."),
        ("= storyboard?.", "= UIStoryboard(name: \"Main\", bundle: nil)."),
        ("= storyboard!.", "= UIStoryboard(name: \"Main\", bundle: nil)."),
        ("UIApplication.shared.windows.first?", "window"), ("UIApplication.shared.windows.first!", "window"),
        ("UIApplication.shared.windows[0]", "window"), ("UIApplication.shared.keyWindow?", "window"),
        ("UIApplication.shared.keyWindow!", "window"), ("UIApplication.shared.delegate?.window??", "window"),
        (" else if ", " } else if "), ("} elif ", "} else if "), ("} elsif ", "} else if "),
        ("} elseif ", "} else if "), (".push(", ".append("), ("= yes", "= true"), ("= YES", "= true"),
        ("= no", "= false"),
        ("= NO", "= false"), ("= on", "= true"), ("= off", "= false"),
    ]

    /// Operators in words, which a condition can have.
    private static let operators = [(" and ", " && "), (" or ", " || "), (" not ", " !")]

    /// Properties of UIKit by the words that people use for them.
    private static let members: [(String, [String])] = [
        ("top", ["topViewController"]), ("visible", ["visibleViewController", "view.window != nil"]),
        ("stack", ["viewControllers"]), ("controllers", ["viewControllers", "children"]),
        ("screens", ["viewControllers"]), ("count", ["viewControllers.count", "children.count"]),
        ("depth", ["viewControllers.count"]), ("root", ["viewControllers.first", "rootViewController"]),
        ("first", ["viewControllers.first"]), ("last", ["viewControllers.last"]),
        ("current", ["topViewController", "selectedViewController", "presentedViewController"]),
        ("presented", ["presentedViewController"]), ("modal", ["presentedViewController"]),
        ("sheet", ["presentedViewController"]), ("presenter", ["presentingViewController"]),
        ("presenting", ["presentingViewController"]), ("selected", ["selectedViewController"]),
        ("index", ["selectedIndex"]), ("nav", ["navigationController"]), ("navigation", ["navigationController"]),
        ("tabBar", ["tabBarController"]), ("tab", ["tabBarController"]), ("split", ["splitViewController"]),
        ("isVisible", ["view.window != nil"]), ("isOnScreen", ["view.window != nil"]),
        ("onScreen", ["view.window != nil"]), ("isShown", ["view.window != nil"]), ("shown", ["view.window != nil"]),
        ("isLoaded", ["isViewLoaded"]), ("loaded", ["isViewLoaded"]), ("viewLoaded", ["isViewLoaded"]),
        ("isPresented", ["presentingViewController != nil"]), ("isModal", ["presentingViewController != nil"]),
        ("isDismissed", ["presentingViewController == nil"]), ("window", ["view.window"]),
        ("isActive", ["view.window != nil"]), ("exists", ["view.window != nil"]), ("isHidden", ["view.window == nil"]),
    ]

    /// The statement with other texts: without `self`, with operators of the language, with UIKit's names.
    static func ofText(_ text: String) -> [String] {
        var found: [String] = []
        var other = text
        for part in ["[weak self] in ", "[unowned self] in ", "self?.", "self!.", "self."] {
            other = replacing(part, with: "", in: other) ?? other
        }
        if other != text { found.append(other) }
        if let made = madeObject(text) { found.append(made) }
        if let block = replacing("() => ", with: "{ ", in: text), !text.hasSuffix("}") { found.append(block + " }") }
        let isCondition = ["if ", "while ", "guard ", "expect ", "assert ", "let ", "var "].contains {
            text.hasPrefix($0)
        }
        for (old, new) in replacements + (isCondition ? operators : []) {
            if let changed = replacing(old, withOutsideOfStrings: new, in: text) { found.append(changed) }
        }
        let isAssigned = text.split(separator: " ").dropFirst().first == "="
        for (word, names) in members where !(isAssigned && word == "count") {
            for name in names {
                if let changed = replacing(member: word, with: name, in: text) { found.append(changed) }
            }
        }
        // `a.UIKit.b` of a class instead of an instance, and several values of `assert`.
        if let comma = lastComma(text) { found.append(comma) }
        return found
    }

    /// Returns `text` with each `old` outside of its strings replaced; nil if it has none there.
    private static func replacing(_ old: String, withOutsideOfStrings new: String, in text: String) -> String? {
        var isChanged = false
        let pieces = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().map { place, piece in
            guard place.isMultiple(of: 2), let changed = replacing(old, with: new, in: String(piece)) else {
                return String(piece)
            }
            isChanged = true
            return changed
        }
        return isChanged ? pieces.joined(separator: "\"") : nil
    }

    /// `detail()` for `new detail` and `new detail()`.
    private static func madeObject(_ text: String) -> String? {
        var words = text.split(separator: " ").map(String.init)
        guard let place = words.firstIndex(of: "new"), place + 1 < words.count else { return nil }
        words.remove(at: place)
        if isName(words[place]) { words[place] += "()" }
        return words.joined(separator: " ")
    }

    /// The statement without the text after its last comma, which is the message of an assertion.
    private static func lastComma(_ text: String) -> String? {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let place = words.lastIndex(where: { $0.hasSuffix(",") }), words.last?.hasSuffix("\"") == true else {
            return nil
        }
        return (words[..<place] + [String(words[place].dropLast())]).joined(separator: " ")
    }

    /// Replaces a member, which no letter may follow.
    private static func replacing(member old: String, with new: String, in text: String) -> String? {
        let (bytes, wanted) = (Array(text.utf8), Array(("." + old).utf8))
        guard bytes.count >= wanted.count else { return nil }
        for place in 0...bytes.count - wanted.count where bytes[place...].starts(with: wanted) {
            let end = place + wanted.count
            let isName = end < bytes.count && (bytes[end] | 0x20 >= 0x61 && bytes[end] | 0x20 <= 0x7A)
            if isName || place == 0 || bytes[place - 1] == 0x20 { continue }
            return String(decoding: bytes[..<place] + Array(("." + new).utf8) + bytes[end...], as: UTF8.self)
        }
        return nil
    }
}
