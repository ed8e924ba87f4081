extension Interactive {
    /// Does what a colon command says.
    mutating func perform(_ command: ColonCommand, _ argument: String) {
        switch command {
        case .help: help(argument)
        case .load: load(argument)
        case .reload: reload()
        case .reset: moments = Moments(Workbench(options: options))
        case .undo: undo()
        case .redo: redo()
        case .tree: show(moments.current.bench.tree(), orSay: "no controller lives")
        case .owners: owners(argument)
        case .trace: show(moments.trace, orSay: "nothing has run")
        case .why: why(argument)
        case .whynot: whyNot(argument)
        case .rules: rules(argument)
        case .ios: changeRelease(argument)
        case .device: changeDevice(argument)
        case .quit: isDone = true
        }
    }

    private mutating func show(_ bytes: [UInt8], orSay sentence: String) {
        console.write(bytes.isEmpty ? Array("\(sentence)\n".utf8) : bytes)
    }

    private mutating func help(_ topic: String) {
        guard !topic.isEmpty else {
            console.write(ColonCommand.overview)
            console.write("\n:help VERB tells about one of these:\n")
            console.write(Interactive.wrapped(VerbHelp.verbs))
            return
        }
        let word = topic.hasPrefix(":") ? String(topic.dropFirst()) : topic
        if case .command(let command, _) = ColonCommand.read(":" + word), topic.hasPrefix(":") {
            console.write("\(command.usage)  \(command.summary)\n")
        } else if let help = VerbHelp.text(of: word) {
            console.write(help)
        } else {
            fail("no help on '\(topic)'; :help lists the topics", .usage)
        }
    }

    private mutating func load(_ path: String) {
        guard !path.isEmpty else { return fail(":load takes the name of a file", .usage) }
        do throws(SystemError) {
            let bytes = try FileSystem.read(path, limit: Engine(options: options).fileSizeLimit)
            loaded = path
            enter(String(decoding: bytes, as: UTF8.self), name: path)
        } catch {
            fail("cannot read '\(path)': \(error.message)", .usage)
        }
    }

    private mutating func reload() {
        guard let loaded else { return fail("no file was loaded; :load FILE does it", .usage) }
        moments = Moments(Workbench(options: options))
        load(loaded)
    }

    private mutating func undo() {
        guard let entry = moments.undo() else { return fail("there is nothing to undo", .failed) }
        console.write("undone: \(Interactive.oneLine(entry))\n")
    }

    private mutating func redo() {
        guard let moment = moments.redo() else { return fail("there is nothing to redo", .failed) }
        console.write(moment.trace)
    }

    private mutating func owners(_ name: String) {
        guard !name.isEmpty else { return fail(":owners takes an instance, such as :owners inbox#2", .usage) }
        guard let lines = moments.current.bench.owners(of: name) else {
            return fail("no instance '\(name)' lives", .nothingMatched)
        }
        show(lines, orSay: "nothing keeps it: it is on its way out")
    }

    private mutating func rules(_ id: String) {
        let rules = RuleListing.all.filter { id.isEmpty || $0.answers(to: id.uppercased()) }
        guard !rules.isEmpty else { return fail("no rule is called '\(id)'", .nothingMatched) }
        for rule in rules { console.write(rule.text) }
    }

    private mutating func changeRelease(_ release: String) {
        guard let release = EnvironmentText.release(release) else {
            return fail(":ios takes a release from 3 to 26, such as :ios 12", .usage)
        }
        var changed = options
        changed.release = release
        replay(changed)
    }

    private mutating func changeDevice(_ device: String) {
        guard let device = EnvironmentText.device(device) else {
            return fail(":device takes iPhone, iPad landscape or a size such as 320x480", .usage)
        }
        var changed = options
        changed.device = device
        replay(changed)
    }

    /// Does all entries again under another environment; should one fail there, nothing changes.
    private mutating func replay(_ changed: EngineOptions) {
        let (before, entries) = (moments, moments.entries)
        moments = Moments(Workbench(options: changed))
        for (index, entry) in entries.enumerated() {
            guard enter(entry, name: "entry \(index + 1)") else {
                moments = before
                console.complain("the session stays as it was")
                return
            }
        }
        options = changed
    }

    /// Words in lines that fit a terminal.
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

    private static func oneLine(_ entry: String) -> String {
        let line = entry.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
        return entry.contains("\n") ? "\(line) ..." : line
    }
}
