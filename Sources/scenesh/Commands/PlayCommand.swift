import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh play`: writes one HTML file that steps through a run.
struct PlayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Write a page that steps through a run.",
        usage: "scenesh play [<options>] [-e <text>] [<file>]",
        discussion: """
            Runs a script, and writes a page as one HTML file. The page shows the trace, a
            timeline for each controller instance, the controllers on screen, the current
            line of the script, and why UIKit makes each call. The page opens in any
            browser, needs no other file, and makes no network requests. The command always
            writes the same bytes for the same script.

            --compare also runs the script in a second environment. The page marks lines
            that only one of the two traces contains. An environment is a release such as
            ios12, a device such as iPad, 'scenes off', or several of them with commas.

            The page shows at most 20,000 lines of the trace. --steps chooses the
            statements of the script that the page shows. The first statement is number 1.

            Without -o, the command writes the page to standard output. If standard output
            is a terminal, -o is required.

            If the run fails, the command still writes the page, reports the failure, and
            ends with status 0. The status is 2 if a file cannot be read or written, or if
            the script runs none of the statements of --steps. The status is 3 if the
            script has errors.

            Examples:
              scenesh play mail.scene -o mail.html
              scenesh play mail.scene --ios 12 --device iPad -o -
              scenesh play mail.scene --compare ios12 -o mail.html
              scenesh play mail.scene --steps 2..3 -o mail.html
            """)

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write; - is standard output (default: -).", valueName: "file"),
        completion: .file(extensions: ["html"]))
    var output: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Second environment: ios12, iPad, or 'ios12,iPad'.", valueName: "environment"))
    var compare: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("First and last statement to show.", valueName: "a..b"))
    var steps: String?

    @OptionGroup var source: SourceOptions
    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var trace: TraceOptions
    @OptionGroup var script: ScriptOptions

    func validate() throws {
        if let compare, PlayCommand.environment(compare) == nil {
            throw ValidationError("'\(compare)' is not an environment; write for example --compare ios12,iPad")
        }
        if let steps, PlayCommand.range(steps) == nil {
            throw ValidationError("--steps takes two numbers from 1 on, such as 2..5, not '\(steps)'")
        }
    }

    func run() throws {
        var console = Console()
        let status = write(&console)
        console.flush()
        throw ExitCode(status.rawValue)
    }

    private func write(_ console: inout Console) -> ExitStatus {
        if output == nil, Descriptor.isTerminal(STDOUT_FILENO) {
            console.writeError("a page is not shown on a terminal; write it to a file, for example -o run.html")
            return .usage
        }
        let page = output == "-" ? nil : output
        if console.refuses([("-o", page)], inputs: source.file.map { [$0] } ?? []) { return .usage }
        Interrupt.watch(once: true)
        let engine = Engine(options: script.engineOptions(trace, messagesTo: STDERR_FILENO))
        guard let source = source.read(limit: engine.fileSizeLimit, &console) else {
            return Interrupt.isRequested ? .interrupted : .usage
        }
        let own = RunEnvironment(
            release: environment.release, device: environment.screen, scenes: environment.hasScenes,
            sdk: environment.kit)
        let statements = steps.flatMap(PlayCommand.range)
        let played = engine.play(source, in: own, statements: statements)
        let other = compare.flatMap(PlayCommand.environment).map { asked in
            let second = RunEnvironment(
                release: asked.release ?? own.release, device: asked.device ?? own.device,
                scenes: asked.scenes ?? own.scenes, sdk: asked.sdk ?? own.sdk)
            // As in diff: under iOS 27, a run without scenes has an SDK with which it launches.
            return engine.play(source, in: engine.launchable([second], of: source)[0], statements: statements)
        }
        if played.isInterrupted || other?.isInterrupted == true { return .interrupted }
        if let note = played.environmentNote { console.writeError(note) }
        if !played.messages.isEmpty { console.report(played.messages) }
        guard played.hasData, other.map({ $0.hasData }) ?? true else {
            if let other, played.hasData { console.report(other.messages) }
            return .scriptErrors
        }
        if let first = statements?.lowerBound, played.isEmpty {
            console.writeError("the script runs no statement \(first), so the page would be empty")
            return .usage
        }
        if !played.hasLines, !played.failed, let missing = engine.missingStep(of: source)?.sentence {
            console.writeError(missing)
        }
        if played.failed { console.writeError("the run failed; the page shows where") }
        if let cut = played.cut {
            console.writeError("the run has more than \(cut) lines; choose statements with --steps")
        }
        return save(PlayerPage(played, of: source, comparedWith: other).bytes, &console)
    }

    private func save(_ page: [UInt8], _ console: inout Console) -> ExitStatus {
        guard let output, output != "-" else {
            console.write(page)
            return .done
        }
        return console.save(page, to: output) ? .done : .usage
    }

    /// Returns the environment for a string such as `ios12`, `iPad landscape`, `scenes off` or `ios12,iPad`; nil for
    /// another string.
    static func environment(_ text: String) -> RunEnvironment? {
        var environment = RunEnvironment()
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let part = String(part).trimmedOrNil ?? ""
            let number = part.lowercased().hasPrefix("ios") ? String(part.dropFirst(3)).trimmedOrNil ?? "" : part
            if environment.release == nil, let release = EnvironmentText.release(number) {
                environment.release = release
            } else if environment.device == nil, let device = EnvironmentText.device(part) {
                environment.device = device
            } else if environment.scenes == nil, part.hasPrefix("scenes "),
                let scenes = EnvironmentText.scenes(String(part.dropFirst(7)))
            {
                environment.scenes = scenes
            } else {
                return nil
            }
        }
        return environment
    }

    /// Returns the statements for a string such as `2..5`, or nil.
    static func range(_ text: String) -> ClosedRange<Int>? {
        guard let (first, last) = EnvironmentList.bounds(of: text), let lower = Int(first), let upper = Int(last),
            lower >= 1, lower <= upper
        else { return nil }
        return lower...upper
    }
}
