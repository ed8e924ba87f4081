import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh review`: what fails, one after the other, to accept or not.
struct ReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Review goldens that differ, one at a time: accept, reject or skip.",
        discussion: """
            Shows for each script whose goldens are missing or differ what changed and
            why, and asks what to do; then for each golden that no test reads. Answer
            with a letter and Enter:

              a  accept: write the goldens of the script as --bless does, with their
                 holes; delete a golden that no test reads
              r  reject: keep the golden; the script must be fixed and is listed at
                 the end
              s  skip: decide later
              q  quit, like Ctrl-D; accepted goldens stay accepted
              ?  explain the letters

            It requires a terminal. The status is 130 after Ctrl-C, 0 if nothing fails any
            more, else 1.

            Examples:
              scenesh review
              scenesh review scripts/apps --filter mail
            """)

    @Argument(
        help: ArgumentHelp("Scripts and folders to search (default: scripts).", valueName: "path"),
        completion: .scripts)
    var paths: [String] = []

    @Flag(help: "Review even if CI is set.")
    var force = false

    @Option(help: ArgumentHelp("Only scripts whose path contains this text.", valueName: "text"))
    var filter: String?

    @OptionGroup var script: ScriptOptions

    func validate() throws {
        try script.validateForGoldens()
    }

    func run() throws {
        var console = Console()
        if !force, EnvironmentVariable.isContinuousIntegration {
            console.complain("goldens are not reviewed if CI is set; use --force to review them")
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        guard Descriptor.isTerminal(STDIN_FILENO), Descriptor.isTerminal(STDOUT_FILENO) else {
            console.complain(
                "review requires a terminal; 'scenesh test' shows differences, and "
                    + "'scenesh test --bless' accepts all of them")
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        Interrupt.watch(once: true)
        let status = review(&console)
        console.flush()
        if status == .interrupted { console.complain("interrupted") }
        throw ExitCode(status.rawValue)
    }

    private func review(_ console: inout Console) -> ExitStatus {
        let discovery = Discovery(paths: paths, filter: filter)
        for problem in discovery.problems { console.complain(PlainText.line(problem)) }
        guard !discovery.scripts.isEmpty || !discovery.orphans.isEmpty else {
            if discovery.problems.isEmpty {
                console.complain(filter.map { "no script matches '\($0)'" } ?? "no script found")
            }
            return .nothingMatched
        }
        var options = script.engineOptions(messagesTo: STDERR_FILENO)
        options.isColoured = false
        let isColoured = script.color.applies(to: STDOUT_FILENO)
        let runner = GoldenRunner(
            engine: Engine(options: options), jobs: Parallel.processors, isColoured: isColoured, showsNewTraces: true)
        let items = ReviewItem.all(in: discovery, runner)
        if Interrupt.isRequested { return .interrupted }
        var review = Review(items: items, runner: runner, isColoured: isColoured)
        let isWhole = review.walk(&console)
        console.write(review.summary)
        if !isWhole { return .interrupted }
        if !discovery.problems.isEmpty { return .nothingMatched }
        return review.isClean ? .done : .failed
    }
}
