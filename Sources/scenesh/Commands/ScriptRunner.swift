import SceneLang

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs scripts one after another. Traces go to standard output, messages to standard error.
struct ScriptRunner {
    let engine: Engine
    /// Whether traces are coloured.
    let isColoured: Bool
    /// Whether warnings and notes are omitted.
    let isQuiet: Bool
    /// The number of seconds after which a script is stopped; nil for no limit.
    var timeout: Double?

    /// The configurations whose errors were reported.
    private final class Reported {
        var configurations: Set<String> = []
    }

    private let reported = Reported()

    init(engine: Engine, isColoured: Bool, isQuiet: Bool, timeout: Double? = nil) {
        (self.engine, self.isColoured, self.isQuiet, self.timeout) = (engine, isColoured, isQuiet, timeout)
    }

    /// Runs the parts of a command line one after another. Returns the worst status.
    func run(_ parts: [RunPart]) -> ExitStatus {
        var console = Console(isJSON: engine.options.hasJSONMessages)
        Interrupt.watch(once: true)
        var status = ExitStatus.done
        for part in parts where status != .interrupted { status = max(status, run(part, &console)) }
        console.flush()
        return status
    }

    /// Runs storyboards as one app, and scripts one after another. The steps follow the app, or the last script.
    private func run(_ part: RunPart, _ console: inout Console) -> ExitStatus {
        let steps = part.steps.isEmpty ? nil : part.steps.joined(separator: "\n")
        if part.files.contains(where: { $0.hasSuffix(StoryboardFiles.ending) }) {
            return runApp(steps, part.files, &console)
        }
        guard !part.files.isEmpty else {
            return run(ScriptSource(name: "-e", bytes: Array((steps ?? "").utf8), baseFolder: "."), &console)
        }
        return run(part.files, steps: steps, &console)
    }

    private func run(_ files: [String], steps: String?, _ console: inout Console) -> ExitStatus {
        var status = ExitStatus.done
        for (place, file) in files.enumerated() where status != .interrupted {
            guard
                let source = ScriptSource.read(file, among: Subcommands.names, limit: engine.fileSizeLimit, &console)
            else {
                status = max(status, Interrupt.isRequested ? .interrupted : .usage)
                // The arguments of a misspelt command are not scripts to run.
                if place == 0, UnreadableScript.canBeCommand(file) { break }
                continue
            }
            let isLast = place == files.count - 1
            status = max(status, run(isLast ? source.followed(by: steps) : source, &console))
        }
        return status
    }

    /// Runs the storyboards of a command line as one app, whose main storyboard is the first, then its other files.
    private func runApp(_ text: String?, _ files: [String], _ console: inout Console) -> ExitStatus {
        var storyboards: [ScriptSource] = []
        for file in files where file.hasSuffix(StoryboardFiles.ending) {
            guard
                let source = ScriptSource.read(file, among: Subcommands.names, limit: engine.fileSizeLimit, &console)
            else { return Interrupt.isRequested ? .interrupted : .usage }
            storyboards.append(source)
        }
        guard let main = storyboards.first else { return .usage }
        let status = launch(main, given: Array(storyboards.dropFirst()), steps: text ?? "", &console)
        let scripts = files.filter { !$0.hasSuffix(StoryboardFiles.ending) }
        return status == .interrupted || scripts.isEmpty ? status : max(status, run(scripts, steps: nil, &console))
    }

    /// Whether the steps of a command line launch the app themselves.
    private static func launches(_ steps: String) -> Bool {
        steps.split(whereSeparator: { $0.isNewline || $0 == ";" }).contains { line in
            line.drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter } == "launch"
        }
    }

    /// Launches the app of a main storyboard, and runs the steps that follow. `given` has the other storyboards of the
    /// command line.
    private func launch(
        _ source: ScriptSource, given: [ScriptSource], steps: String, _ console: inout Console
    ) -> ExitStatus {
        let storyboard = engine.storyboard(source, given: given)
        let messages = storyboard.messages(
            colour: engine.options.isColoured, isJSON: engine.options.hasJSONMessages)
        if !messages.isEmpty && !(isQuiet && storyboard.text != nil) { console.report(messages) }
        guard let text = storyboard.text, let written = storyboard.file else {
            offerExplanation(of: storyboard.firstError, &console)
            return .scriptErrors
        }
        if !isQuiet { console.writeNote(storyboard.notes) }
        let launches = ScriptRunner.launches(steps)
        if !storyboard.hasInitial, !launches {
            let name = Script.outline(written, settings: engine.options.settings, reader: engine.reader(for: source))
                .outline?.controllers.first?.name
            console.writeError(
                "'\(source.name)' has no initial controller, so nothing is launched; launch a scene: "
                    + "-e 'launch with \(name ?? "SCENE")'")
        }
        let script = text + (storyboard.hasInitial && !launches ? "\nlaunch\n" : "\n") + steps
        let file = SourceFile(
            name: "\(source.name) as a script", bytes: Array(script.utf8), origins: written.origins)
        return run(engine.compile(file, source), of: source, &console)
    }

    private func run(_ source: ScriptSource, _ console: inout Console) -> ExitStatus {
        if let question = source.question, !isQuiet { console.writeNote(Array("\(PlainText.line(question))\n".utf8)) }
        let compiled = engine.compile(source)
        if compiled.errorCount == 0, !isQuiet {
            let remarks = engine.remarks(on: source)
            if !remarks.isEmpty { console.report(remarks) }
        }
        return run(compiled, of: source, &console)
    }

    private func run(_ compiled: CompiledScript, of source: ScriptSource, _ console: inout Console) -> ExitStatus {
        if let name = compiled.wrongConfiguration, !reported.configurations.insert(name).inserted {
            console.writeError("'\(source.name)' does not run, because '\(name)' has the errors above")
            return .scriptErrors
        }
        if !compiled.messages.isEmpty && !(isQuiet && compiled.errorCount == 0) {
            console.report(compiled.messages)
        }
        let chosen = RunTarget(compiled.targets, of: source.name, options: engine.options)
        if let note = chosen.environmentNote, !isQuiet {
            console.writeNote(Array("scenesh: \(PlainText.line(note))\n".utf8))
        }
        guard var run = compiled.run(under: chosen.target) else {
            offerExplanation(of: compiled.firstError, &console)
            return .scriptErrors
        }
        var (isRunning, hasLines, isFirst) = (true, false, true)
        var message: String?
        let explains = Descriptor.isTerminal(STDERR_FILENO)
        let deadline = timeout.map { ContinuousClock.now + .seconds($0) }
        while isRunning && !Interrupt.isRequested {
            if let deadline, ContinuousClock.now >= deadline { break }
            isRunning = run.advance()
            if isColoured || explains {
                let trace = run.takeTrace()
                hasLines = hasLines || ScriptRunner.hasLines(trace)
                message = message ?? ScriptRunner.firstMessage(in: trace)
                console.write(isColoured ? TraceColours.coloured(trace) : trace)
            } else {
                run.drainTrace {
                    hasLines = hasLines || ScriptRunner.hasLines($0)
                    console.write($0)
                }
            }
            let messages = run.takeMessagesAndFailures()
            if !messages.isEmpty {
                console.report(isFirst || engine.options.hasJSONMessages ? messages : [0x0A] + messages)
                isFirst = false
            }
        }
        if isRunning, Interrupt.isRequested {
            console.writeError("interrupted")
            return .interrupted
        }
        if isRunning, let timeout {
            let seconds = timeout == timeout.rounded() ? String(Int(timeout)) : String(timeout)
            console.writeError("'\(source.name)' was stopped after \(seconds) s; --timeout sets this time")
            return .failed
        }
        offerExplanation(of: run.firstError ?? message, &console)
        if !hasLines, !run.hasFailed { explainSilence(of: source, &console) }
        return run.hasFailed ? .failed : .done
    }

    /// The beginning of the line about the environment in JSON.
    private static let jsonHeader = Array("{\"step\":0,\"t\":0.00,\"depth\":0,\"kind\":\"header\"".utf8)

    /// Whether a part of a trace has a line besides the one about the environment.
    private static func hasLines(_ trace: some Collection<UInt8>) -> Bool {
        guard !trace.isEmpty else { return false }
        let isHead = trace.first == UInt8(ascii: "#") || trace.starts(with: ScriptRunner.jsonHeader)
        return !isHead
            || trace.firstIndex(of: UInt8(ascii: "\n")).map { trace.index(after: $0) < trace.endIndex } ?? true
    }

    /// Says why the file of a script prints nothing. Standard input is often the output of a program.
    private func explainSilence(of source: ScriptSource, _ console: inout Console) {
        guard !isQuiet, let sentence = engine.missingStep(of: source)?.sentence else { return }
        console.writeError(sentence)
    }

    /// Returns the code of the first warning or exception of UIKit in a trace; nil if there is none.
    private static func firstMessage(in trace: [UInt8]) -> String? {
        for line in trace.split(separator: 0x0A) {
            let text = line.drop { $0 == 0x20 }
            guard text.first == UInt8(ascii: "!") else { continue }
            if let found = MessageExplanation.of(line: Array(text)) { return found.code.description }
        }
        return nil
    }

    /// On a terminal, names the command that explains an error. A log does not contain it.
    private func offerExplanation(of code: String?, _ console: inout Console) {
        guard let code, Descriptor.isTerminal(STDERR_FILENO) else { return }
        console.report(Array("\nFor more, run: scenesh explain \(code)\n".utf8))
    }
}

extension ScriptRunner {
    /// Returns the files of a command line without options: a fast path, because the argument parser takes longer to
    /// start than most scripts to run.
    static func plainFiles(_ arguments: some Collection<String>) -> [String]? {
        let isPlain = arguments.allSatisfy { !$0.hasPrefix("-") && $0.hasSuffix(Discovery.scriptEnding) }
        return isPlain && !arguments.isEmpty ? Array(arguments) : nil
    }

    /// The runner for `scenesh FILE…` without options.
    static var withoutOptions: ScriptRunner {
        ScriptRunner(engine: .withoutOptions, isColoured: ColourChoice.auto.applies(to: STDOUT_FILENO), isQuiet: false)
    }
}

extension Engine {
    /// The engine of a command line without options.
    static var withoutOptions: Engine { withoutOptions(messagesTo: STDERR_FILENO) }

    /// The engine of a command line without options, with messages in colour if `descriptor` is a terminal.
    static func withoutOptions(messagesTo descriptor: Int32) -> Engine {
        var options = EngineOptions()
        options.isColoured = ColourChoice.auto.applies(to: descriptor)
        return Engine(options: options)
    }
}
