import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh review`: reviews goldens that differ, one at a time.
struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Review goldens that differ, one at a time.",
        discussion: """
            A golden is a file with the expected trace of a script. If a golden is missing
            or differs from the trace, the command explains the difference, and asks what
            to do. Then the command asks about each golden that no test reads.
            Answer with a letter and Enter:

              a  accept: write the goldens of the script, like 'scenesh test --bless'.
                 Lines '...' and arguments '_' stay in the goldens. A golden that no test
                 reads is deleted
              r  reject: keep the golden. A list at the end names all rejected scripts
              A  accept this golden and all goldens that follow, except goldens of scripts
                 whose run fails
              R  reject this golden and all goldens that follow
              s  skip: decide later
              q  quit, like Ctrl-D. Accepted goldens stay accepted
              ?  explain the letters

            The status is 0 if no golden differs after the review, and 1 if a golden still
            differs. The status is 2 if a terminal is needed and there is none, or if CI is
            set and --force is not used. The status is 4 if a path or test is not found,
            and 130 after Ctrl-C.

            --list, --accept and --reject need no terminal. FILE::SCENARIO accepts the
            lines of one scenario. With --format json, they print an object for each
            failure or decision.

            Examples:
              scenesh review
              scenesh review --list
              scenesh review scripts/apps --filter mail
            """)

    @Argument(
        help: ArgumentHelp(
            "Scripts, and folders that contain scripts (default: the folder 'scripts' if it exists, otherwise the "
                + "current folder).",
            valueName: "path"),
        completion: .scripts)
    var paths: [String] = []

    @Flag(help: "Review even if CI is set.")
    var force = false

    @Option(help: ArgumentHelp("Review only scripts whose path contains this text.", valueName: "text"))
    var filter: String?

    @Flag(help: "List what differs, without questions.")
    var list = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Accept the golden of a script, or of one scenario.", valueName: "file"),
        completion: .scripts)
    var accept: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Reject the golden of a script.", valueName: "file"), completion: .scripts)
    var reject: [String] = []

    @Option(help: "Format of --list, --accept and --reject; json is one object per line.")
    var format: OutputFormat = .text

    @OptionGroup var trace: TraceOptions
    @OptionGroup var script: ScriptOptions
    @OptionGroup(visibility: .hidden) var quiet: QuietOption
    @OptionGroup(visibility: .hidden) var explain: ExplainOption

    func validate() throws {
        if format == .json, !list, accept.isEmpty, reject.isEmpty {
            throw ValidationError(
                "only --list, --accept and --reject have a JSON format: remove --format json, or add one of them")
        }
        if explain.explain {
            throw ValidationError(
                "goldens do not contain rules: remove --explain; to see rules, use 'scenesh --explain FILE'")
        }
        if list, !accept.isEmpty || !reject.isEmpty {
            throw ValidationError("--list decides nothing: use it without --accept and --reject")
        }
        for (option, files) in [("--accept", accept), ("--reject", reject)] {
            if let next = files.first(where: { $0.hasPrefix("-") }) {
                throw ValidationError("\(option) requires a script before '\(next)', such as \(option) mail.scene")
            }
            if !files.isEmpty, let other = paths.first {
                throw ValidationError("\(option) takes one script: repeat it before '\(other)', or remove '\(other)'")
            }
        }
    }

    func run() throws {
        var console = Console(isJSON: format == .json)
        if list {
            Interrupt.watch(once: true)
            let status = listItems(&console)
            console.flush()
            throw ExitCode(status.rawValue)
        }
        if !force, EnvironmentVariable.isContinuousIntegration {
            console.writeError("goldens are not reviewed, because CI is set; use --force to review them")
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        if !accept.isEmpty || !reject.isEmpty {
            Interrupt.watch(once: true)
            let decisions = ReviewDecisions(runner: runner, isJSON: format == .json)
            var status = ExitStatus.done
            for file in accept { status = max(status, decisions.accept(file, &console)) }
            for file in reject { status = max(status, decisions.reject(file, &console)) }
            console.flush()
            throw ExitCode(status.rawValue)
        }
        guard Descriptor.isTerminal(STDIN_FILENO), Descriptor.isTerminal(STDOUT_FILENO) else {
            console.writeError(
                "review requires a terminal; without one, --list shows what differs, and --accept FILE accepts it")
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        Interrupt.watch(once: true)
        let status = review(&console)
        console.flush()
        if status == .interrupted { console.writeError("interrupted") }
        throw ExitCode(status.rawValue)
    }

    private func review(_ console: inout Console) -> ExitStatus {
        let discovery = Discovery.tests(paths: paths, filter: filter)
        for reason in discovery.complaints { console.writeError(PlainText.line(reason)) }
        guard hasTests(discovery, &console) else { return .nothingMatched }
        let items = ReviewItem.all(in: discovery, runner)
        if Interrupt.isRequested { return .interrupted }
        var review = Review(items: items, runner: runner, isColoured: script.color.applies(to: STDOUT_FILENO))
        let isWhole = review.askAboutItems(&console)
        console.write(review.summary)
        if !isWhole { return .interrupted }
        if !discovery.problems.isEmpty { return .nothingMatched }
        return review.isClean ? .done : .failed
    }

    /// Whether there is a script or a golden to review. Otherwise says what was not found.
    private func hasTests(_ discovery: Discovery, _ console: inout Console) -> Bool {
        guard discovery.scripts.isEmpty, discovery.orphans.isEmpty else { return true }
        if discovery.problems.isEmpty {
            console.writeError(filter.map { "no script matches '\($0)'" } ?? "no script found")
        }
        return false
    }

    private var runner: GoldenRunner {
        var options = script.engineOptions(trace, messagesTo: STDERR_FILENO)
        options.isColoured = false
        return GoldenRunner(
            engine: Engine(options: options), jobs: Parallel.processors,
            isColoured: script.color.applies(to: STDOUT_FILENO), showsNewTraces: true)
    }

    private func listItems(_ console: inout Console) -> ExitStatus {
        let discovery = Discovery.tests(paths: paths, filter: filter)
        for reason in discovery.complaints { console.writeError(PlainText.line(reason)) }
        guard hasTests(discovery, &console), discovery.problems.isEmpty else { return .nothingMatched }
        let items = ReviewItem.all(in: discovery, runner)
        return ReviewDecisions(runner: runner, isJSON: format == .json).list(items, &console)
    }
}
