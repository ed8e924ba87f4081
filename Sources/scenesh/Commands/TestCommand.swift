import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh test`: scripts against their goldens.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Compare the traces of scripts with the goldens beside them.",
        discussion: """
            Every x.scene is run and compared with x.trace. With a head line such as
            'test ios 12, 17 device iPhone, iPad' it runs under each, and x.ios12-iPad.trace
            or x.ios12.trace goes before x.trace. In a golden, a line '...' stands for any
            lines and '_' for any argument.

            Examples:
              scenesh test
              scenesh test scripts/tour --filter hello
              scenesh test --bless scripts/apps/mail.scene
            """)

    @Argument(help: ArgumentHelp("Scripts and folders to look through.", valueName: "path"))
    var paths: [String] = ["scripts"]

    @Flag(help: "Write the goldens that are missing or differ.")
    var bless = false

    @Flag(help: "Bless although CI is set.")
    var force = false

    @Option(help: ArgumentHelp("Only scripts with this text in their path.", valueName: "text"))
    var filter: String?

    @Option(help: ArgumentHelp("Scripts that run at a time (default: one a processor).", valueName: "n"))
    var jobs: Int?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
    }

    func run() throws {
        var console = Console()
        if bless, !force, EnvironmentVariable.isContinuousIntegration {
            console.complain("goldens are not blessed where CI is set; --force does it all the same")
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        Interrupt.watch(once: true)
        let discovery = Discovery(paths: paths, filter: filter)
        for problem in discovery.problems { console.complain(problem) }
        guard !discovery.scripts.isEmpty || !discovery.orphans.isEmpty else {
            console.complain(filter.map { "no script matches '\($0)'" } ?? "no script found")
            throw ExitCode(ExitStatus.nothingMatched.rawValue)
        }
        let isColoured = common.color.applies(to: STDOUT_FILENO)
        var options = common.engineOptions(messagesTo: STDERR_FILENO)
        options.isColoured = false
        let runner = GoldenRunner(
            engine: Engine(options: options), blesses: bless, jobs: jobs ?? Parallel.processors, isColoured: isColoured)
        let outcomes = runner.run(discovery.scripts)
        if Interrupt.isRequested {
            console.complain("interrupted")
            throw ExitCode(ExitStatus.interrupted.rawValue)
        }
        let reporter = TextReporter(isColoured: isColoured, isQuiet: common.quiet)
        console.write(reporter.report(outcomes, orphans: discovery.orphans))
        console.flush()
        if !discovery.problems.isEmpty { throw ExitCode(ExitStatus.nothingMatched.rawValue) }
        let isClean = discovery.orphans.isEmpty && outcomes.allSatisfy { $0.failure == nil }
        throw ExitCode(isClean ? ExitStatus.done.rawValue : ExitStatus.failed.rawValue)
    }
}
