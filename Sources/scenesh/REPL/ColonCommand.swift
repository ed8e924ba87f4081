/// The commands of the interactive session. They are told from entries by their colon.
enum ColonCommand: String, CaseIterable, Sendable {
    case help, load, reload, reset, undo, redo, tree, owners, trace, why, whynot, rules, ios, device, quit

    /// The one-letter forms, a fixed list: a new command never takes one over.
    static let letters: [String: ColonCommand] = [
        "h": .help, "l": .load, "r": .reload, "u": .undo, "t": .tree, "w": .why, "q": .quit,
    ]

    /// A command as typed, with the rest of the line; or what is wrong with it.
    enum Reading: Equatable {
        case command(ColonCommand, argument: String)
        case unknown(String)
        case ambiguous(String, [ColonCommand])
    }

    /// Reads `:undo`, `:u` or `:und`; nil if the text is no command.
    static func read(_ text: String) -> Reading? {
        guard let trimmed = text.trimmedOfBlanks, trimmed.hasPrefix(":") else { return nil }
        let parts = trimmed.dropFirst().split(separator: " ", maxSplits: 1)
        let word = parts.first.map(String.init) ?? ""
        let argument = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
        if let command = letters[word] ?? ColonCommand(rawValue: word) {
            return .command(command, argument: String(argument))
        }
        let fitting = word.isEmpty ? [] : allCases.filter { $0.rawValue.hasPrefix(word) }
        switch fitting.count {
        case 0: return .unknown(word)
        case 1: return .command(fitting[0], argument: String(argument))
        default: return .ambiguous(word, fitting)
        }
    }

    /// How the command is written.
    var usage: String {
        switch self {
        case .help: ":help [TOPIC]"
        case .load: ":load FILE"
        case .owners: ":owners X"
        case .why: ":why [N]"
        case .whynot: ":whynot WHO METHOD"
        case .rules: ":rules [ID]"
        case .ios: ":ios N"
        case .device: ":device NAME"
        case .reload, .reset, .undo, .redo, .tree, .trace, .quit: ":\(rawValue)"
        }
    }

    /// What the command does, in a few words.
    var summary: String {
        switch self {
        case .help: "this list, or all about a verb"
        case .load: "enter a file"
        case .reload: "start over with the file loaded last"
        case .reset: "start over"
        case .undo: "take the last entry back"
        case .redo: "do again what was undone"
        case .tree: "the controllers that live"
        case .owners: "what keeps an instance alive"
        case .trace: "the trace of the whole session"
        case .why: "the rules behind the last step; behind line N of the last trace, -1 its last line"
        case .whynot: "why a call did not come in the last step, and where it would: :whynot home viewDidAppear"
        case .rules: "the rules that are modelled"
        case .ios: "do the session again under another iOS"
        case .device: "do the session again on another device"
        case .quit: "leave (Ctrl-D)"
        }
    }

    /// All commands with their summaries, and the one-letter forms.
    static var overview: String {
        let width = allCases.map(\.usage.count).max() ?? 0
        var text = ""
        for command in allCases {
            let letter = letters.first { $0.value == command }.map { ":\($0.key)" } ?? "  "
            let padding = String(repeating: " ", count: width - command.usage.count)
            text += "  \(letter)  \(command.usage)\(padding)  \(command.summary)\n"
        }
        return text
    }
}
