import SceneLang
import SceneRuntime

extension Interactive {
    /// Runs a colon command.
    func perform(_ command: ColonCommand, _ argument: String) {
        if command.operand == .nothing, !argument.isEmpty {
            return fail(":\(command.rawValue) takes no argument, found '\(argument)'", .usage)
        }
        if let stopped, command.stopping == .waits {
            return fail(stopped.refusal(of: command.usage), .usage)
        }
        switch command {
        case .help: help(argument)
        case .load: load(argument)
        case .reload: reload()
        case .save: save(argument)
        case .reset: reset()
        case .history: listEntries()
        case .undo: undo(argument)
        case .redo: redo(argument)
        case .goto: goTo(argument)
        case .diff: showDifference(argument)
        case .tree: showTree(argument)
        case .state: showState(argument)
        case .owners: showOwners(argument)
        case .trace: showTrace()
        case .why: why(argument)
        case .whynot: whyNot(argument)
        case .unknown: listUnknown()
        case .break: changeBreaks(argument)
        case .step: step(argument)
        case .continue: continueEntry()
        case .rules: rules(argument)
        case .set: set(argument)
        case .time: time(argument)
        case .tour: tour(argument)
        case .ios: changeRelease(argument)
        case .device: changeDevice(argument)
        case .quit: isDone = true
        }
    }

    private func reset() {
        abandonStopped()
        history = SessionHistory(SessionState(options: options))
        var kept: [String] = []
        if let release = options.release { kept.append("iOS \(release.text)") }
        if let device = options.device { kept.append(EnvironmentText.text(device)) }
        if !breaks.isEmpty { kept.append(breaks.count == 1 ? "1 breakpoint" : "\(breaks.count) breakpoints") }
        console.write("a new session begins" + (kept.isEmpty ? "" : " with \(kept.joined(separator: ", "))") + "\n")
    }

    private func help(_ topic: String) {
        guard !topic.isEmpty else {
            console.write(ColonCommand.overview)
            console.write("\nFor details, write :help COMMAND, or :help VERB for one of these verbs:\n")
            console.write(Interactive.wrapped(VerbHelp.verbs))
            console.write("\nDeclarations and statements:\n")
            console.write(Interactive.wrapped(ConstructHelp.words))
            console.write(
                """

                :help also explains handlers (viewDidLoad), properties (isEditing), styles (.formSheet), rules
                (NAV-PUSH-1), codes (E0204) and names of UIKit (pushViewController).

                """)
            return
        }
        let command: ColonCommand? =
            if case .command(let command, _) = ColonCommand.read(topic.hasPrefix(":") ? topic : ":" + topic) {
                command
            } else { nil }
        // `:help set` means the verb and the command, `:help s` a command.
        let text = topic.hasPrefix(":") ? nil : TopicHelp.text(of: topic)
        if let text { console.write(text) }
        if let command, text == nil || command.rawValue == topic {
            console.write("\(command.usage)  \(command.summary)\n\(command.manual)\n")
        }
        if text != nil || command != nil { return }
        let names = TopicHelp.names + UIKitHelp.names
        let near = NearestName.closest(to: topic, in: names + ColonCommand.allCases.map { ":\($0.rawValue)" })
        // A part of a word, such as `pus`, is rather a misspelt name than a symptom.
        let search = Search(topic)
        if near == nil || !search.isForPart, let found = search.text(width: TerminalWidth.current ?? 80) {
            return console.write(found)
        }
        let hint = near.map(Suggestion.question) ?? ":help lists commands, declarations, statements and verbs"
        fail("no help for '\(topic)'; \(hint)", .usage)
    }

    private func rules(_ words: String) {
        let query = RuleQuery(words.isEmpty ? [] : [words])
        if !query.isEmpty { console.write(query.text) }
        for complaint in query.complaints { fail(complaint, .nothingMatched) }
    }

    /// Returns words in lines that fit a terminal.
    private static func wrapped(_ words: [String]) -> String {
        var text = ""
        var line = " "
        for word in words {
            if line.count + word.count > 78 {
                text += line + "\n"
                line = " "
            }
            line += " " + word
        }
        return text + line + "\n"
    }
}
