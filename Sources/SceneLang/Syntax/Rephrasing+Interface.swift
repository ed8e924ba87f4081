import SceneRuntime

// Guesses about what the user does, the environment, and calls of Swift.
extension Rephrasing {
    private static let directions = [
        "down": ".down", "downwards": ".down", "up": ".up", "upwards": ".up", "right": ".back", "back": ".back",
        "backwards": ".back", "left": ".forward", "forward": ".forward", "forwards": ".forward", "edge": ".back",
        "away": ".down", "bottom": ".down", "top": ".up", "downward": ".down", "upward": ".up",
    ]

    /// Swipes: `swipe .down in sheet` for `drag sheet down`.
    static func ofGesture(_ words: [String]) -> [String] {
        var words = words
        if let split = camelWords(words[0]) { words.replaceSubrange(0..<1, with: split) }
        let verbs: Set<String> = ["swipe", "drag", "pull", "flick", "slide", "pan", "edge"]
        guard let first = words.first?.lowercased(), verbs.contains(first) else { return [] }
        let lower = words.map { $0.lowercased().filter { $0 != "." } }
        if words.dropFirst().contains(where: { $0.hasPrefix(".") && directions[String($0.dropFirst())] == nil }) {
            return []
        }
        let isEdge = lower.contains("edge") || (lower.contains("from") && lower.contains("left"))
        // `left to right`
        let named = lower.dropFirst().compactMap { directions[$0] }
        let isFromTo = lower.contains("to") && named.count > 1
        let direction = isEdge ? ".back" : (isFromTo ? named.last : named.first) ?? ".down"
        let ignored: Set<String> = [
            "the", "to", "on", "in", "from", "at", "of", "screen", "view", "gesture", "with", "finger", "a", "swipe",
            "dismiss", "and", "sheet:", "pan",
        ]
        let rest = words.indices.dropFirst().filter { directions[lower[$0]] == nil && !ignored.contains(lower[$0]) }
        // `swipe back to list`
        let names = rest.filter { lower[$0 - 1] != "to" }.map { words[$0] }.filter { isName($0) }
        let abandons = ["cancel", "abort", "abandon", "half", "partial", "unfinished", "incomplete", "release"]
        let isCancelled = lower.contains { word in abandons.contains { word.hasPrefix($0) } }
        let end = isCancelled ? " cancelled" : ""
        return names.prefix(1).map { "swipe \(direction) in \($0)\(end)" } + ["swipe \(direction)\(end)"]
    }

    private static let tapWords: Set<String> = [
        "tap", "click", "touch", "press", "select", "choose", "hit", "pick", "taps", "touches",
    ]

    private static let tapFillers: Set<String> = [
        "the", "a", "on", "in", "at", "of", "to", "button", "uibutton", "bar", "item", "view", "cell", "table",
        "tableview", "collection", "row", "index", "indexpath", "number", "rowat", "named", "called", "control",
        "element", "label", "with", "title", "nav", "navigation", "id", "identifier", "accessibility",
    ]

    /// Taps: `tap add in list` for `tap list add`, `tap row 0` for `select rows[0]`.
    static func ofTap(_ words: [String], _ controllers: [String]) -> [String] {
        let lower = words.map { $0.lowercased() }
        guard let first = lower.first, tapWords.contains(first), words.count > 1 else { return [] }
        var found: [String] = []
        let backWords: Set<String> = ["back", ".back", "\"back\"", "backbutton", "back-button", "backbarbuttonitem"]
        if lower.dropFirst().contains(where: backWords.contains) {
            found.append("tap .back")
        }
        if lower.dropFirst().contains(where: { ["outside", "background", "dimming"].contains($0) }) {
            found.append("tap .outside")
        }
        var parts: [String] = []
        for word in words.dropFirst() {
            // `rows[0]`
            if word.hasSuffix("]"), let open = word.firstIndex(of: "[") {
                parts += [String(word[..<open]), String(word[word.index(after: open)...].dropLast())]
            } else {
                parts.append(string(word) ?? word)
            }
        }
        parts = parts.filter { controllers.contains($0) || !tapFillers.contains($0.lowercased()) }
        let numbers = parts.filter { word in word.allSatisfy { $0.isNumber } }
        if lower.contains(where: { ["tab", "tabs", "tabbar"].contains($0) }), !lower.contains("row") {
            return found + numbers.map { "select \($0)" }
        }
        let names = parts.filter { isName($0) }
        if let number = numbers.first {
            let container = names.map { "tap row \(number) in \($0)" }
            let section = lower.contains("section") && numbers.count > 1 ? numbers.dropFirst().first : nil
            found += section.map { ["tap row \(number) section \($0)"] } ?? container + ["tap row \(number)"]
        }
        if names.count == 2 { found += ["tap \(names[1]) in \(names[0])", "tap \(names[0]) in \(names[1])"] }
        if names.count == 1 { found.append("tap \(names[0])") }
        return found
    }

    private static let environmentWords: Set<String> = [
        "ios", "ios:", "device", "device:", "set", "use", "os", "version", "platform", "simulator", "iphone", "ipad",
        "orientation", "rotate", "landscape", "portrait", "turn", "run", "on", "switch", "change", "toggle", "trait",
        "test", "minimum", "target", "deployment", "enable", "appearance", "mode", "theme", "dark", "light", "trait:",
        "make", "interface", "uidevice", "traitcollection",
        "xcuidevice", "userinterfacestyle", "go", "flip", "tilt",
    ]

    /// Whether a text contains another one. Embedded Swift does not search in strings.
    static func has(_ text: String, _ part: String) -> Bool {
        Text.contains(Array(text.utf8)[...], Array(part.utf8))
    }

    /// The release, the device and its orientation, and the appearance.
    static func ofEnvironment(_ words: [String]) -> [String] {
        let lower = words.map { (string($0) ?? $0).lowercased() }
        // `ios17` begins with a word, too.
        guard let first = lower.first?.split(separator: ".").first,
            environmentWords.contains(String(first.prefix { !$0.isNumber }))
        else {
            return []
        }
        let all = lower.joined(separator: " ")
        var found: [String] = []
        let number = lower.compactMap { word -> String? in
            let digits = word.drop { !$0.isNumber }
            return digits.isEmpty || !digits.allSatisfy { $0.isNumber || $0 == "." } ? nil : String(digits)
        }.first
        if has(all, "ios"), let number { found.append("ios \(number)") }
        let orientation = has(all, "landscape") ? " landscape" : has(all, "portrait") ? " portrait" : ""
        if has(all, "ipad") { found.append("device iPad\(orientation)") }
        if has(all, "iphone") { found.append("device iPhone\(orientation)") }
        let isRight = has(all, "right") && !has(all, "left")
        if orientation == " landscape" { found.append("rotate .landscape\(isRight ? "Right" : "Left")") }
        if orientation == " portrait" { found.append("rotate .portrait") }
        let turns =
            lower.contains { ["rotate", "turn", "flip", "tilt", "rotates"].contains($0) } || has(all, "orientation")
        if turns, orientation.isEmpty, first != "interface" {
            if has(all, "right") || (has(all, "clockwise") && !has(all, "counter")) {
                found.append("rotate .landscapeRight")
            }
            found.append(has(all, "180") || has(all, "upside") ? "rotate .portraitUpsideDown" : "rotate .landscapeLeft")
        }
        if has(all, "dark") { found.append("trait style .dark") }
        if has(all, "light") { found.append("trait style .light") }
        return found
    }

    /// Calls of Swift whose arguments are not those of the method: `push detail onto nav` for
    /// `nav.pushViewController(detail)`.
    static func ofCall(_ words: [String]) -> [String] {
        guard let open = words[0].firstIndex(of: "("), isName(words[0][..<open].filter { $0 != "?" && $0 != "!" }),
            let (inner, rest) = argument(of: words[0][open...]), rest.isEmpty
        else { return [] }
        let callee = words[0][..<open].filter { $0 != "?" && $0 != "!" }
        let dot = callee.lastIndex(of: ".")
        let method = dot.map { String(callee[callee.index(after: $0)...]) } ?? callee
        let receiver = dot.map { String(callee[..<$0]) }
        var given = arguments(inner)
        if words.count == 2, words[1].hasPrefix("{") { given.append((nil, words[1])) }
        var found: [String] = []
        for other in [receiver, nil] {
            if let verb = ForeignCalls.replacement(method: method, receiver: other, arguments: given) {
                found.append(verb)
            }
        }
        if verbs.contains(method) { found.append(([method] + given.map { $0.value }).joined(separator: " ")) }
        let printing: Set<String> = [
            "log", "info", "debug", "warn", "error", "println", "printf", "dump", "echo", "puts", "nslog", "os_log",
            "debugprint", "writeline", "trace", "notice",
        ]
        if printing.contains(method.lowercased()), let value = given.last?.value { found.append("print \(value)") }
        let waiting: Set<String> = ["sleep", "usleep", "wait", "delay", "waitforexpectations", "advance", "pause"]
        if waiting.contains(method.lowercased()), let value = given.last?.value { found.append("advance \(value)") }
        return found
    }

    /// Returns the arguments of a call, with their labels.
    static func arguments(_ text: String) -> [(label: String?, value: String)] {
        var found: [String] = [""]
        var depth = 0
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted {
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
                if character == ",", depth == 0 {
                    found.append("")
                    continue
                }
            }
            found[found.count - 1].append(character)
        }
        return found.compactMap { part in
            let value = part.trimmed
            if value.isEmpty { return nil }
            guard let colon = value.firstIndex(of: ":"), isName(value[..<colon]) else { return (nil, String(value)) }
            return (String(value[..<colon]), String(value[value.index(after: colon)...].trimmed))
        }
    }
}

extension StringProtocol {
    /// The text without spaces at its ends.
    var trimmed: SubSequence {
        var result = self[...]
        while result.first == " " || result.first == "\t" { result.removeFirst() }
        while result.last == " " || result.last == "\t" { result.removeLast() }
        return result
    }
}
