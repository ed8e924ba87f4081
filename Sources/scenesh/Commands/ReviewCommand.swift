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
        abstract: "Go through the goldens that do not hold, and accept or reject each.",
        discussion: """
            For each script whose goldens are missing or differ, it shows what changed
            and why, and asks; then for each golden that no test reads. A letter and
            Enter answer:

              a  accept: the goldens of the script are written as --bless writes them,
                 holes kept; a golden that no test reads is deleted
              r  reject: the golden stays, the script is to be mended and is named at
                 the end
              s  skip: leave it for another time
              q  quit, as Ctrl-D does; what was accepted stays accepted
              ?  tell what the letters do

            It needs a terminal. Ctrl-C ends it with 130. Otherwise the status is 0 if
            nothing is left that fails, 1 if something is.

            Examples:
              scenesh review
              scenesh review scripts/apps --filter mail
            """)

    @Argument(
        help: ArgumentHelp("Scripts and folders to look through (default: scripts).", valueName: "path"),
        completion: .scripts)
    var paths: [String] = []

    @Flag(help: "Review although CI is set.")
    var force = false

    @Option(help: ArgumentHelp("Only scripts with this text in their path.", valueName: "text"))
    var filter: String?

    @OptionGroup var script: ScriptOptions

    func validate() throws {
        try script.validateForGoldens()
    }

    func run() throws {
        var console = Console()
        if !force, EnvironmentVariable.isContinuousIntegration {
            console.complain("goldens are not reviewed where CI is set; --force does it all the same")
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        guard Descriptor.isTerminal(STDIN_FILENO), Descriptor.isTerminal(STDOUT_FILENO) else {
            console.complain(
                "review asks on a terminal, and this is none; 'scenesh test' shows what differs, and "
                    + "'scenesh test --bless' accepts all of it")
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
