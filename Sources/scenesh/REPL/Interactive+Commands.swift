import SceneRuntime

extension Interactive {
    /// Runs a colon command.
    func perform(_ command: ColonCommand, _ argument: String) {
        if command.operand == .nothing, !argument.isEmpty {
            return fail(":\(command.rawValue) takes no argument, found '\(argument)'", .usage)
        }
        if let stopped, command.stopping == .waits {
            return fail(
                "\(stopped.place): \(command.usage) must wait; :step or :continue continues it, :undo cancels it",
                .usage)
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
        case .break: changeBreaks(argument)
        case .step: step(argument)
        case .continue: continueEntry()
        case .rules: rules(argument)
        case .ios: changeRelease(argument)
        case .device: changeDevice(argument)
        case .quit: isDone = true
        }
    }

    private func reset() {
        abandonStopped()
        history = SessionHistory(SessionState(options: options))
    }

    private func help(_ topic: String) {
        guard !topic.isEmpty else {
            console.write(ColonCommand.overview)
            console.write("\nFor details, write :help COMMAND, or :help VERB for one of these verbs:\n")
            console.write(Interactive.wrapped(VerbHelp.verbs))
            return
        }
        let command: ColonCommand? =
            if case .command(let command, _) = ColonCommand.read(topic.hasPrefix(":") ? topic : ":" + topic) {
                command
            } else { nil }
        // `:help break` means the command, because there is no such verb; `:help load` means the verb.
        let verb = topic.hasPrefix(":") ? nil : VerbHelp.text(of: topic)
        if let verb { console.write(verb) }
        if let command, verb == nil {
            console.write("\(command.usage)  \(command.summary)\n\(command.manual)\n")
        } else if verb == nil {
            fail("no help for '\(topic)'; :help lists the topics", .usage)
        }
    }

    private func rules(_ id: String) {
        let rules = RuleListing.all.filter { id.isEmpty || $0.answers(to: id.uppercased()) }
        guard !rules.isEmpty else { return fail("unknown rule '\(id)'", .nothingMatched) }
        for rule in rules { console.write(rule.text) }
    }

    private func changeRelease(_ release: String) {
        guard let release = EnvironmentText.release(release) else {
            return fail(":ios takes a release from \(Release.knownText), such as :ios 12", .usage)
        }
        var changed = options
        changed.release = release
        replay(changed)
    }

    private func changeDevice(_ device: String) {
        guard let device = EnvironmentText.device(device) else {
            return fail(":device takes iPhone, iPad landscape or a size such as 320x480", .usage)
        }
        var changed = options
        changed.device = device
        replay(changed)
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
