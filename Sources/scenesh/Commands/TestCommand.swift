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
              scenesh test --watch --filter mail
              scenesh test --shard 2/3 --reporter junit --output test.xml
              scenesh test --artifacts differing --reporter github
            """)

    @Argument(
        help: ArgumentHelp("Scripts and folders to look through (default: scripts).", valueName: "path"),
        completion: .scripts)
    var paths: [String] = []

    @Flag(help: "Write the goldens that are missing or differ.")
    var bless = false

    @Flag(help: "Bless although CI is set.")
    var force = false

    @Option(help: ArgumentHelp("Only scripts with this text in their path.", valueName: "text"))
    var filter: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Scripts that run at a time (default: one a processor).", valueName: "n"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp("Only one of n equal shares of the scripts, such as 2/3.", valueName: "i/n"),
        transform: { text in
            if let shard = Shard(text) { return shard }
            throw ValidationError("the second of three shares is 2/3, and the first number is from 1 to the second")
        })
    var shard: Shard?

    @Flag(help: "Stop at the first failure.")
    var failFast = false

    @Flag(help: "Stay, and run again what a changed file touches, until Ctrl-C.")
    var watch = false

    @Option(help: "The form of the report.")
    var reporter: ReportForm = .text

    @Option(
        help: ArgumentHelp("Write the report to a file, and text to standard output.", valueName: "file"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp("Write each trace that differs to x.trace.actual in a folder.", valueName: "folder"),
        completion: .directory)
    var artifacts: String?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
        try common.script.validateForGoldens()
        let compares = [(failFast, "--fail-fast"), (watch, "--watch"), (artifacts != nil, "--artifacts")]
        if bless, let other = compares.first(where: \.0)?.1 {
            throw ValidationError("--bless writes goldens and \(other) is about comparing them: give one of them")
        }
        if bless, common.ios != nil || common.device != nil {
            throw ValidationError(
                "--bless writes what a plain 'scenesh test' is to find, so leave --ios and --device out; "
                    + "a line 'test ios 12, 17' in the script runs it under several")
        }
        let ends = [(failFast, "--fail-fast"), (reporter != .text, "--reporter"), (output != nil, "--output")]
        if watch, let other = ends.first(where: \.0)?.1 {
            throw ValidationError("--watch goes on until Ctrl-C and tells what happens as text: leave \(other) out")
        }
    }

    func run() throws {
        var console = Console()
        if bless, !force, EnvironmentVariable.isContinuousIntegration {
            console.complain("goldens are not blessed where CI is set; --force does it all the same")
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        Interrupt.watch(once: true)
        let status = watch ? stay(&console) : once(&console)
        console.flush()
        if status == .interrupted { console.complain("interrupted") }
        throw ExitCode(status.rawValue)
    }

    private func once(_ console: inout Console) -> ExitStatus {
        var discovery = Discovery(paths: paths, filter: filter)
        guard finds(discovery, &console) else { return .nothingMatched }
        if let shard { discovery.keep(shard) }
        let report = runner.run(discovery)
        if Interrupt.isRequested { return .interrupted }
        let isWritten = write(report, &console)
        if output != nil || reporter == .text {
            console.write(ReportForm.text.report(report, isColoured: isColoured, isQuiet: common.quiet))
        } else {
            console.write(reporter.report(report))
        }
        if !discovery.problems.isEmpty { return .nothingMatched }
        return isWritten && report.failed == 0 ? .done : .failed
    }

    /// Says what is wrong with the paths; false if there is nothing to test.
    private func finds(_ discovery: Discovery, _ console: inout Console) -> Bool {
        complain(discovery.problems, &console)
        if !discovery.scripts.isEmpty || !discovery.orphans.isEmpty { return true }
        if discovery.problems.isEmpty {
            console.complain(filter.map { "no script matches '\($0)'" } ?? "no script found")
        }
        return false
    }

    /// Writes the report to the file that was asked for; false if that did not work.
    private func write(_ report: TestReport, _ console: inout Console) -> Bool {
        guard let output else { return true }
        do throws(SystemError) {
            try FileSystem.makeFolder(Path.folder(of: output), mode: 0o777)
            try FileSystem.replace(output, with: reporter.report(report))
            return true
        } catch {
            console.complain("cannot write '\(output)': \(error.message)")
            return false
        }
    }

    private func stay(_ console: inout Console) -> ExitStatus {
        // Scripts may come and go later; where there are none to begin with, the path is wrong.
        guard finds(Discovery(paths: paths, filter: filter), &console) else { return .nothingMatched }
        let (paths, filter, shard) = (paths, filter, shard)
        var watch = Watch(runner: runner) {
            var discovery = Discovery(paths: paths, filter: filter)
            if let shard { discovery.keep(shard) }
            return discovery
        }
        let reporter = TextReporter(isColoured: isColoured, isQuiet: common.quiet)
        var isFirst = true
        while let news = watch.next() {
            if !isFirst { complain(news.problems, &console) }
            if !isFirst, !common.quiet { console.write(news.heading) }
            console.write(reporter.failures(in: news.outcomes))
            console.write(reporter.tally(news.whole))
            console.flush()
            if isFirst, !common.quiet { console.complain("waiting for changes; Ctrl-C ends it") }
            isFirst = false
        }
        return .interrupted
    }

    private func complain(_ problems: [String], _ console: inout Console) {
        for problem in problems { console.complain(PlainText.line(problem)) }
    }

    private var runner: GoldenRunner {
        var options = common.engineOptions(messagesTo: STDERR_FILENO)
        options.isColoured = false
        return GoldenRunner(
            engine: Engine(options: options), blesses: bless, jobs: jobs ?? Parallel.processors,
            isColoured: isColoured, stopsAtFailure: failFast, artifacts: artifacts.map(ArtifactFolder.init),
            progress: common.quiet ? nil : Progress())
    }

    /// Whether the text on standard output is coloured.
    private var isColoured: Bool { common.color.applies(to: STDOUT_FILENO) }
}

extension ReportForm: ExpressibleByArgument {}
