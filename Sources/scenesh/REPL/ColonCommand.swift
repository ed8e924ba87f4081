import SceneLang

/// The commands of the interactive session. They are told from entries by their colon.
enum ColonCommand: String, CaseIterable, Sendable {
    case help, load, reload, save, reset
    case history, undo, redo, goto, diff
    case tree, state, owners, trace, why, whynot
    case `break`, step, `continue`
    case rules, ios, device, quit

    /// The one-letter forms, a fixed list: a new command never takes one over.
    static let letters: [String: ColonCommand] = [
        "h": .help, "l": .load, "r": .reload, "u": .undo, "t": .tree, "w": .why, "q": .quit,
    ]

    /// What stands behind a command: what to complete there, and whether anything may.
    enum Operand: Sendable {
        case nothing
        /// A command or a verb.
        case topic
        case file
        /// A living instance.
        case instance
        /// A call such as `viewWillAppear`, with a receiver.
        case call
        case entry, number
        /// The id of a rule.
        case rule
        case release, device
    }

    /// What becomes of a stopped entry when the command is given.
    enum Stopping: Sendable {
        /// It stays stopped.
        case stays
        /// It goes on.
        case goesOn
        /// It is abandoned, once the command turns out to be possible.
        case abandons
        /// The command has to wait.
        case waits
    }

    var stopping: Stopping {
        switch self {
        case .help, .history, .diff, .tree, .state, .owners, .trace, .why, .whynot, .break, .rules, .quit: .stays
        case .step, .continue: .goesOn
        case .reload, .reset, .undo, .redo, .goto, .ios, .device: .abandons
        case .load, .save: .waits
        }
    }

    /// A command as typed, with the rest of the line; or what is wrong with it.
    enum Reading: Equatable {
        case command(ColonCommand, argument: String)
        case unknown(String)
        case ambiguous(String, [ColonCommand])
    }

    /// Reads `:undo`, `:u` or `:und`; nil if the text is no command. A `!` at the end of the word, as in `:save! x`,
    /// goes with the argument.
    static func read(_ text: String) -> Reading? {
        guard let trimmed = text.trimmed, trimmed.hasPrefix(":") else { return nil }
        let parts = trimmed.dropFirst().split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        var word = parts.first.map(String.init) ?? ""
        var argument = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
        if word.hasSuffix("!") {
            word.removeLast()
            argument = "! " + argument
        }
        if let command = letters[word] ?? ColonCommand(rawValue: word) {
            return .command(command, argument: argument)
        }
        let fitting = word.isEmpty ? [] : allCases.filter { $0.rawValue.hasPrefix(word) }
        switch fitting.count {
        case 0: return .unknown(word)
        case 1: return .command(fitting[0], argument: argument)
        default: return .ambiguous(word, fitting)
        }
    }

    /// The command that an entry without a meaning of its own names, colon forgotten; nil if it names none.
    static func meant(by entry: String) -> ColonCommand? {
        let word = entry.trimmed?.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
        return word == "exit" ? .quit : ColonCommand(rawValue: word)
    }

    /// The command whose name is nearest to one that none has.
    static func nearest(to word: String) -> ColonCommand? {
        Suggestion.closest(to: word, in: allCases.map(\.rawValue)).flatMap(ColonCommand.init)
    }

    /// All commands with their summaries, and the one-letter forms.
    static var overview: String {
        let width = allCases.map(\.usage.count).max() ?? 0
        var text = ""
        for command in allCases {
            let letter = letters.first { $0.value == command }.map { ":\($0.key)" } ?? "  "
            text += "  \(letter)  \(command.usage.padded(to: width))  \(command.summary)\n"
        }
        return text
    }
}
