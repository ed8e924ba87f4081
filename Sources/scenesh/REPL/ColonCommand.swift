import SceneLang

// open: new cases need no code where they are ignored.
/// The commands of the interactive session, which begin with a colon.
enum ColonCommand: String, CaseIterable, Sendable {
    case help, load, reload, save, reset
    case history, undo, redo, goto, diff
    case tree, state, owners, trace, why, whynot, unknown
    case `break`, step, `continue`
    case rules, set, ios, device, time, tour, quit

    /// The one-letter forms. The list is fixed: a new command does not change one.
    static let letters: [String: ColonCommand] = [
        "h": .help, "l": .load, "r": .reload, "u": .undo, "t": .tree, "w": .why, "q": .quit,
    ]

    /// The words that mean a command without a colon, as in other tools.
    static let bare: [String: ColonCommand] = ["help": .help, "?": .help, "exit": .quit, "quit": .quit]

    /// The kind of argument of a command, for completion.
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
        /// `ios` or `device`, with a value.
        case setting
        /// A word of `:tour`.
        case lesson
        /// Text of the language.
        case script
    }

    /// The effect of a command on a stopped entry.
    enum EffectOnStoppedEntry: Sendable {
        /// The stopped entry stays stopped.
        case stays
        /// The stopped entry continues.
        case goesOn
        /// The stopped entry is cancelled, if the command is possible.
        case abandons
        /// The command is refused until the entry ends.
        case waits
    }

    var stopping: EffectOnStoppedEntry {
        switch self {
        case .step, .continue: .goesOn
        case .reload, .reset, .undo, .redo, .goto, .set, .ios, .device: .abandons
        case .load, .save, .time: .waits
        default: .stays
        }
    }

    /// A parsed command with its argument, or an error.
    enum Reading: Equatable {
        case command(ColonCommand, argument: String)
        case unknown(String)
        case ambiguous(String, [ColonCommand])
    }

    /// Parses `:undo`, `:u` or `:und`; nil if the text is not a command. A `!` after the word, as in `:save! x`,
    /// belongs to the argument.
    static func read(_ text: String) -> Reading? {
        guard let trimmed = text.trimmedOrNil, trimmed.hasPrefix(":") else { return nil }
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

    /// Returns the command that an invalid entry names without its colon, or nil.
    static func suggestion(for entry: String) -> ColonCommand? {
        let word = entry.trimmedOrNil?.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
        return word == "exit" ? .quit : ColonCommand(rawValue: word)
    }

    /// Returns the command with the most similar name, or nil.
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
