import SceneLang
import SceneRuntime

/// Helps the person who types a line: what can stand at the cursor, and what the verb still takes.
struct Assistant: Sendable {
    /// One thing that can stand at the cursor.
    struct Candidate: Hashable, Sendable {
        let text: String
        /// Whether a blank may follow at once.
        let isWhole: Bool
    }

    /// What Tab comes to.
    struct Offer: Sendable {
        /// Where the word begins, in bytes of the line, that a candidate replaces up to the cursor.
        var start = 0
        /// What has been typed of it.
        var begun: [UInt8] = []
        var candidates: [Candidate] = []
        /// How the statement is written that is being typed.
        var usage: String?

        /// What all candidates begin with; nil where there are none.
        var common: [UInt8]? {
            guard var common = candidates.first.map({ Array($0.text.utf8) }) else { return nil }
            for candidate in candidates.dropFirst() {
                let shared = zip(common, candidate.text.utf8).prefix { $0 == $1 }.count
                common.removeLast(common.count - shared)
            }
            // Not in the middle of a letter.
            while let last = common.last, last >= 0x80, String(validating: common, as: UTF8.self) == nil {
                common.removeLast()
            }
            // Candidates that differ in capitals from what was typed may have less in common than that.
            return common.count < begun.count ? begun : common
        }
    }

    /// Where the session stands.
    let bench: Workbench
    /// The lines of the entry before this one, each with its line end.
    let earlier: String
    /// Text longer than this is not looked through at every key.
    private static let longest = 16_384

    /// What can stand in `line` at byte `cursor`.
    func offer(_ line: [UInt8], cursor: Int) -> Offer {
        if let command = CommandLineText(line, cursor: cursor), earlier.isEmpty { return offer(command) }
        let entry = Array(earlier.utf8)
        let completion = bench.completion(of: entry + line, at: entry.count + cursor)
        let start = max(0, completion.start - entry.count)
        let begun = Array(line[min(start, cursor)..<cursor])
        var offer = Offer(start: start, begun: begun)
        if completion.isPath {
            offer.candidates = PathCompletion.candidates(begun: begun, closing: line.dropFirst(cursor).first != 0x22)
        } else {
            offer.candidates = completion.candidates.map { Candidate(text: $0.text, isWhole: $0.isWhole) }
        }
        offer.usage = bench.verb(of: entry + line.prefix(cursor)).map { "\($0.usage)\n    \($0.summary)" }
        return offer
    }

    /// What is still to be written behind `line`; nil where nothing is known.
    func hint(_ line: String) -> String? {
        let text = earlier + line
        guard text.utf8.count <= Assistant.longest else { return nil }
        if earlier.isEmpty, let command = CommandLineText(Array(line.utf8), cursor: line.utf8.count) {
            return command.isNamed && command.argument.isEmpty ? command.command?.operands : nil
        }
        return bench.hint(of: Array(text.utf8))
    }

    private func offer(_ text: CommandLineText) -> Offer {
        var offer = Offer(start: text.start, begun: text.begun)
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
            offer.candidates = fitting.sorted().map { Candidate(text: $0, isWhole: true) }
        }
        offer.usage = "\(command.usage)\n    \(command.summary)"
        return offer
    }

    /// What can be the next word after `words`, the operands so far.
    private func texts(for operand: ColonCommand.Operand, of command: ColonCommand, after words: [String]) -> [String] {
        switch operand {
        case .nothing, .file, .entry, .number: return []
        case .topic: return words.isEmpty ? VerbHelp.verbs + ColonCommand.allCases.map { ":\($0.rawValue)" } : []
        case .instance: return words.isEmpty ? bench.controllers.living : []
        case .call: return calls(after: words, command)
        case .rule: return words.isEmpty ? RuleListing.all.map(\.id) : []
        case .release: return words.isEmpty ? Release.known.map(String.init) : []
        case .device:
            if words.isEmpty { return ["iPhone", "iPad"] }
            return words.count == 1 ? ["portrait", "landscape"] : []
        }
    }

    /// `WHO METHOD`, or `on METHOD of WHO` where the command says it so.
    private func calls(after words: [String], _ command: ColonCommand) -> [String] {
        let (living, declared) = bench.controllers
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

/// A line that is a colon command, taken apart at the cursor.
struct CommandLineText {
    /// The command, if its name stands there.
    let command: ColonCommand?
    /// Whether the cursor stands behind the name and a blank.
    let isNamed: Bool
    /// What stands between the name and the cursor.
    let argument: String
    /// Where that begins, in bytes of the line.
    let argumentStart: Int
    /// The word that the cursor ends, and where it begins.
    let begun: [UInt8]
    let start: Int

    /// Nil for a line that is no command.
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
        let blank = before.lastIndex(of: 0x20).map { $0 + 1 } ?? 0
        start = isNamed ? max(argumentStart, blank) : colon + 1
        begun = Array(before[start...])
    }
}

extension ColonCommand {
    /// What stands behind the name in `usage`; nil for nothing.
    var operands: String? {
        let parts = usage.split(separator: " ", maxSplits: 1)
        return parts.count > 1 ? String(parts[1]) : nil
    }
}
