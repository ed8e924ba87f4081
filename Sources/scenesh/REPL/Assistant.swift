import SceneLang
import SceneRuntime

/// Completion and hints for the line that is being typed.
struct Assistant: Sendable {
    /// A possible completion at the cursor.
    struct Candidate: Hashable, Sendable {
        let text: String
        /// Whether a space may follow.
        let isWhole: Bool
    }

    /// The result of pressing Tab.
    struct TabResult: Sendable {
        /// The offset of the word before the cursor that a candidate replaces, in bytes of the line.
        var start = 0
        /// The part of the word that has been typed.
        var begun: [UInt8] = []
        var candidates: [Candidate] = []
        /// The syntax of the statement that is being typed.
        var usage: String?

        /// The longest common prefix of the candidates; nil if there are none.
        var common: [UInt8]? {
            guard var common = candidates.first.map({ Array($0.text.utf8) }) else { return nil }
            for candidate in candidates.dropFirst() {
                let shared = zip(common, candidate.text.utf8).prefix { $0 == $1 }.count
                common.removeLast(common.count - shared)
            }
            // Do not end in the middle of a UTF-8 sequence.
            while let last = common.last, last >= 0x80, String(validating: common, as: UTF8.self) == nil {
                common.removeLast()
            }
            // Candidates in another case may have a shorter common prefix than the typed text.
            return common.count < begun.count ? begun : common
        }
    }

    /// The state of the session.
    let state: SessionState
    /// The previous lines of the entry, each with its line end.
    let earlier: String
    /// The maximum length of a source that is parsed at every key, in bytes.
    private static let longest = 16_384

    /// Returns the completions in `line` at byte `cursor`.
    func tabResult(_ line: [UInt8], cursor: Int) -> TabResult {
        if let command = CommandLineText(line, cursor: cursor), earlier.isEmpty { return tabResult(command) }
        let entry = Array(earlier.utf8)
        let completion = state.completion(of: entry + line, at: entry.count + cursor)
        let start = max(0, completion.start - entry.count)
        let begun = Array(line[min(start, cursor)..<cursor])
        var offer = TabResult(start: start, begun: begun)
        if completion.isPath {
            offer.candidates = PathCompletion.candidates(begun: begun, closing: line.dropFirst(cursor).first != 0x22)
        } else {
            offer.candidates = completion.candidates.map { Candidate(text: $0.text, isWhole: $0.isWhole) }
        }
        offer.usage = state.verb(of: entry + line.prefix(cursor)).map { "\($0.usage)\n    \($0.summary)" }
        return offer
    }

    /// Returns the hint after `line`: what is missing; nil if unknown.
    func hint(_ line: String) -> String? {
        let text = earlier + line
        guard text.utf8.count <= Assistant.longest else { return nil }
        if earlier.isEmpty, let command = CommandLineText(Array(line.utf8), cursor: line.utf8.count) {
            return command.isNamed && command.argument.isEmpty ? command.command?.operands : nil
        }
        return state.hint(of: Array(text.utf8))
    }

    private func tabResult(_ text: CommandLineText) -> TabResult {
        var offer = TabResult(start: text.start, begun: text.begun)
        let begun = String(decoding: text.begun, as: UTF8.self)
        guard text.isNamed else {
            let fitting = ColonCommand.allCases.filter { $0.rawValue.hasPrefix(begun) }
            offer.candidates = fitting.map { Candidate(text: $0.rawValue, isWhole: true) }
            return offer
        }
        guard let command = text.command else { return offer }
        if command.operand == .file {
            // The rest of the line is the name, including its spaces.
            offer.start = text.argumentStart
            offer.begun = Array(text.argument.utf8)
            offer.candidates = PathCompletion.candidates(begun: offer.begun, closing: nil)
        } else {
            let words = text.argument.dropLast(begun.count).split(separator: " ").map(String.init)
            let fitting = Set(texts(for: command.operand, of: command, after: words)).filter { $0.hasPrefix(begun) }
            let sorted = fitting.sorted { Assistant.precedes($0, $1) }
            offer.candidates = sorted.map { Candidate(text: $0, isWhole: true) }
        }
        offer.usage = "\(command.usage)\n    \(command.summary)"
        return offer
    }

    /// The order of candidates: numbers by value, before words.
    private static func precedes(_ left: String, _ right: String) -> Bool {
        guard let a = Int(left), let b = Int(right) else { return left < right }
        return a < b
    }

    /// Returns the possible words after `words`, the operands so far.
    private func texts(for operand: ColonCommand.Operand, of command: ColonCommand, after words: [String]) -> [String] {
        switch operand {
        case .nothing, .file, .entry, .number, .script: return []
        case .lesson: return words.isEmpty ? ["next", "try", "check"] + Lesson.all.indices.map { "\($0 + 1)" } : []
        case .setting:
            guard let name = words.first else { return ["ios", "device"] }
            return texts(for: name == "ios" ? .release : .device, of: command, after: Array(words.dropFirst()))
        case .topic: return words.isEmpty ? TopicHelp.names + ColonCommand.allCases.map { ":\($0.rawValue)" } : []
        case .instance: return words.isEmpty ? state.controllers.living : []
        case .call: return calls(after: words, command)
        case .rule: return words.isEmpty ? RuleListing.all.map(\.id) : []
        case .release: return words.isEmpty ? Release.known.map(String.init) : []
        case .device:
            if words.isEmpty { return ["iPhone", "iPad"] }
            return words.count == 1 ? ["portrait", "landscape"] : []
        }
    }

    /// Returns completions for `WHO METHOD`, or for `on METHOD of WHO`, depending on the command.
    private func calls(after words: [String], _ command: ColonCommand) -> [String] {
        let (living, declared) = state.controllers
        let methods = CallNames.all
        guard command.usage.contains(" on METHOD") else {
            return words.isEmpty ? living + declared : words.count == 1 ? methods : []
        }
        switch words.last {
        case nil: return ["on", "off"]
        case "on": return methods
        case "of": return living + declared
        case .some: return words.count == 2 && words[0] == "on" ? ["of"] : []
        }
    }
}

/// The parts of a colon command, up to the cursor.
struct CommandLineText {
    /// The command, if its name is complete.
    let command: ColonCommand?
    /// Whether the cursor is after the name and a space.
    let isNamed: Bool
    /// The text between the name and the cursor.
    let argument: String
    /// The offset of that text, in bytes of the line.
    let argumentStart: Int
    /// The word before the cursor, and its offset.
    let begun: [UInt8]
    let start: Int

    /// Parses a line; nil if it is not a command.
    init?(_ line: [UInt8], cursor: Int) {
        let before = Array(line.prefix(cursor))
        guard let colon = before.firstIndex(where: { $0 != 0x20 }), before[colon] == UInt8(ascii: ":") else {
            return nil
        }
        let name = before[(colon + 1)...].prefix { $0 != 0x20 }
        isNamed = name.endIndex < before.count
        if case .command(let command, _)? = ColonCommand.read(":" + String(decoding: name, as: UTF8.self)) {
            self.command = command
        } else {
            command = nil
        }
        argumentStart = before[name.endIndex...].firstIndex { $0 != 0x20 } ?? before.count
        argument = String(decoding: before[argumentStart...], as: UTF8.self)
        let afterSpace = before.lastIndex(of: 0x20).map { $0 + 1 } ?? 0
        start = isNamed ? max(argumentStart, afterSpace) : colon + 1
        begun = Array(before[start...])
    }
}

extension ColonCommand {
    /// The text after the name in `usage`, or nil.
    var operands: String? {
        let parts = usage.split(separator: " ", maxSplits: 1)
        return parts.count > 1 ? String(parts[1]) : nil
    }
}
