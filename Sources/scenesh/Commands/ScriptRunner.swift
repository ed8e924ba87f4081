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

    /// Runs a text, if there is one, then the files. Returns the worst status.
    func run(text: String?, files: [String]) -> ExitStatus {
        var console = Console()
        Interrupt.watch(once: true)
        var status = ExitStatus.done
        if let text {
            status = run(ScriptSource(name: "-e", bytes: Array(text.utf8), base: "."), &console)
        }
        for file in files where status != .interrupted {
            guard
                let source = ScriptSource.read(file, among: Subcommands.names, limit: engine.fileSizeLimit, &console)
            else {
                status = max(status, Interrupt.isRequested ? .interrupted : .usage)
                continue
            }
            let isStoryboard = file.hasSuffix(StoryboardFiles.ending)
            status = max(status, isStoryboard ? launch(source, &console) : run(source, &console))
        }
        console.flush()
        return status
    }

    /// Runs the script of a storyboard, and launches the app.
    private func launch(_ source: ScriptSource, _ console: inout Console) -> ExitStatus {
        let storyboard = StoryboardImport(source.name, source.bytes)
        let messages = storyboard.messages(colour: engine.options.isColoured)
        if !messages.isEmpty && !(isQuiet && storyboard.text != nil) { console.report(messages) }
        guard let text = storyboard.text else {
            offerExplanation(of: storyboard.firstError, &console)
            return .scriptErrors
        }
        if let error = storyboard.launchError {
            console.report(error)
            return .scriptErrors
        }
        if !isQuiet { console.report(storyboard.notes) }
        if !storyboard.hasInitial {
            console.complain("'\(source.name)' has no initial controller, so nothing is launched")
        }
        let script = text + (storyboard.hasInitial ? "\nlaunch\n" : "")
        // The lines of messages are those of the script.
        let name = "\(source.name) as a script"
        return run(ScriptSource(name: name, bytes: Array(script.utf8), base: source.base), &console)
    }

    private func run(_ source: ScriptSource, _ console: inout Console) -> ExitStatus {
        let compiled = engine.compile(source)
        if !compiled.messages.isEmpty && !(isQuiet && compiled.errorCount == 0) {
            console.report(compiled.messages)
        }
        let chosen = RunTarget(compiled.targets, of: source.name, options: engine.options)
        if let note = chosen.note, !isQuiet { console.complain(note) }
        guard var run = compiled.run(under: chosen.target) else {
            offerExplanation(of: compiled.firstError, &console)
            return .scriptErrors
        }
        var goesOn = true
        while goesOn && !Interrupt.isRequested {
            goesOn = run.advance()
            if isColoured {
                console.write(TraceColours.paint(run.takeTrace()))
            } else {
                run.drainTrace { console.write($0) }
            }
            let messages = run.takeMessages()
            if !messages.isEmpty { console.report(messages) }
        }
        if goesOn {
            console.complain("interrupted")
            return .interrupted
        }
        offerExplanation(of: run.firstError, &console)
        return run.hasFailed ? .failed : .done
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
    static var plain: ScriptRunner {
        ScriptRunner(engine: .plain, isColoured: ColourChoice.auto.applies(to: STDOUT_FILENO), isQuiet: false)
    }
}

extension Engine {
    /// The engine of a command line without options.
    static var plain: Engine {
        var options = EngineOptions()
        options.isColoured = ColourChoice.auto.applies(to: STDERR_FILENO)
        return Engine(options: options)
    }
}
