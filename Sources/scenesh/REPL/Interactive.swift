import SceneLang

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The interactive session: entries are read, run and printed until Ctrl-D.
///
/// A class, because the compiler checks each use of a noncopyable value of this size for minutes.
final class Interactive {
    /// Whether input is a terminal; otherwise there is no prompt and no banner, and the first error ends the session.
    let isAtTerminal: Bool
    var options: EngineOptions
    var history: SessionHistory
    var console: Console
    /// The breakpoints, in the order in which they were added.
    var breaks: [NumberedBreak] = []
    /// The number of the break that was added last.
    var lastBreak = 0
    /// Whether the session has said what can be entered while an entry is stopped.
    var hasExplainedStop = false
    /// The stopped entry, with the entries that wait for it.
    var stopped: EntryRun?
    private let inputHistory = InputHistory.standard()
    private var status = ExitStatus.done
    var isDone = false
    /// Whether the trace is shown in colours.
    let isColoured: Bool
    /// The startup file.
    let startup: StartupFile
    /// The place in the startup file of the current entry; nil for a typed entry.
    var place: String?
    /// The lesson of the tour that was shown last, from 0; nil before the tour.
    var lesson: Int?
    /// Whether that entry failed.
    var hasEntryFailed = false

    init(options: EngineOptions, isColoured: Bool, startup: StartupFile) {
        var options = options
        options.hasJSONMessages = options.isJSON
        self.options = options
        console = Console(isJSON: options.isJSON, wrapsText: options.isJSON)
        self.isColoured = isColoured && !options.isJSON
        self.startup = startup
        isAtTerminal = Descriptor.isTerminal(STDIN_FILENO) && Descriptor.isTerminal(STDOUT_FILENO)
        history = SessionHistory(SessionState(options: options))
    }

    /// Reads and runs entries until the end of input. Returns the exit status.
    func run() -> ExitStatus {
        Interrupt.prepareWaiting()
        Interrupt.watch(once: false)
        return isAtTerminal ? runAtTerminal() : runPiped()
    }

    private func runAtTerminal() -> ExitStatus {
        LineEditor.prepare(.current(isColoured: isColoured))
        console.breaksAtWords = true
        for entry in inputHistory.entries() { LineEditor.remember(entry) }
        if let problem = inputHistory.problem { console.writeError(problem) }
        console.write("scenesh \(Version.tool): :help lists the commands, Ctrl-D quits\n")
        if let problem = LineLibrary.problem(version: LineEditor.library) { console.writeError(problem) }
        enterStartupFile()
        var entry = ""
        while !isDone {
            console.flush()
            switch LineEditor.read(
                prompt: entry.isEmpty ? prompt : "   ... ",
                Assistant(
                    state: stopped?.state ?? history.current, earlier: entry.isEmpty ? "" : entry + "\n"))
            {
            case .line(let line):
                entry += entry.isEmpty ? line : "\n" + line
                if isUnfinished(entry) { continue }
                if let text = entry.trimmedOrNil {
                    if LineEditor.remember(text) { inputHistory.append(text) }
                    handle(entry)
                }
                entry = ""
            case .interrupted:
                if entry.isEmpty { abandonStopped() }
                entry = ""
            case .end:
                console.write("\n")
                // In an unfinished entry, Ctrl-D drops the entry.
                if entry.isEmpty { isDone = true }
                entry = ""
            }
        }
        console.flush()
        return .done
    }

    private func runPiped() -> ExitStatus {
        enterStartupFile()
        let bytes = (try? FileSystem.read(descriptor: STDIN_FILENO, limit: Int.max - 1)) ?? []
        var entry = ""
        for line in Lines.split(bytes).map({ String(decoding: $0, as: UTF8.self) }) where !isDone {
            entry += entry.isEmpty ? line : "\n" + line
            if isUnfinished(entry) { continue }
            if entry.trimmedOrNil != nil { handle(entry) }
            entry = ""
        }
        if !isDone, entry.trimmedOrNil != nil { handle(entry) }
        if !isDone, let stopped { fail("unexpected end of input while \(stopped.stopDescription)", .failed) }
        if !isDone, !history.current.session.waiting.isEmpty {
            explainWaiting(history.current)
            end(.scriptErrors)
        }
        console.flush()
        return status
    }

    /// The prompt.
    private var prompt: String { stopped == nil ? "scene> " : "scene (stopped)> " }

    /// Whether the entry needs more lines.
    func isUnfinished(_ entry: String) -> Bool {
        ColonCommand.read(entry) == nil && EntryScanner.isUnfinished(entry)
    }

    /// Runs an entry or a command.
    func handle(_ entry: String) {
        switch ColonCommand.read(entry) {
        case nil:
            if let command = bareCommand(entry) { return perform(command.command, command.argument) }
            enter(entry)
        case .command(let command, let argument): perform(command, argument)
        case .unknown(let word):
            let meant = ColonCommand.nearest(to: word).map { "did you mean :\($0.rawValue)?" }
            fail("unknown command ':\(word)'; \(meant ?? ":help lists all commands")", .usage)
        case .ambiguous(let word, let commands):
            fail("':\(word)' is ambiguous: \(commands.map { ":" + $0.rawValue }.joined(separator: ", "))", .usage)
        }
    }

    /// Returns the command that `help`, `help push`, `exit` or `quit` means without its colon; nil if the entry is a
    /// valid script, because it declares such a name.
    private func bareCommand(_ entry: String) -> (command: ColonCommand, argument: String)? {
        let words = entry.split(separator: " ", maxSplits: 1).map { String($0).trimmedOrNil ?? "" }
        guard let word = words.first, let command = ColonCommand.bare[word] else { return nil }
        guard words.count == 1 || command == .help else { return nil }
        var state = history.current
        let source = SessionEntry(text: entry, file: nil).source(number: history.cursor + 1)
        guard case .refused = state.begin(source) else { return nil }
        return (command, words.count > 1 ? words[1] : "")
    }

    /// Prints lines of the trace.
    func show(trace: [UInt8]) {
        console.write(isColoured ? TraceColours.coloured(trace) : trace)
    }

    /// Prints an error. Without a terminal, ends the session with the status.
    func fail(_ message: String, _ status: ExitStatus) {
        console.writeError(place.map { "\($0): \(message)" } ?? message)
        end(status)
    }

    /// Without a terminal, ends the session with a status.
    func end(_ status: ExitStatus) {
        hasEntryFailed = true
        guard !isAtTerminal, place == nil else { return }
        self.status = status
        isDone = true
    }
}
