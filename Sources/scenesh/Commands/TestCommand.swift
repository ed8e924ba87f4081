import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh test`: compares traces with goldens.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Compare the traces of scripts with their goldens.",
        discussion: """
            Runs each script x.scene, and compares the trace of the run with x.trace. The
            file x.trace is the golden of the script, and contains the expected trace. In a
            golden, a line '...' matches any number of lines, and '_' matches any argument.

            A script can begin with a line such as 'test ios 12, 17 device iPhone, iPad'.
            Then the script runs in each of these environments. For an environment, a
            golden such as x.ios12-iPad.trace or x.ios12.trace overrides x.trace.

            On a terminal, --watch has keys: b writes the goldens that differ, r reviews
            what fails, a runs all tests again, and q quits.

            Examples:
              scenesh test
              scenesh test scripts/tour --filter hello
              scenesh test --filter 'mail::read a'
              scenesh test --bless scripts/apps/mail.scene
              scenesh test --watch --filter mail
              scenesh test --shard 2/3 --reporter junit --output test.xml
              scenesh test --artifacts differing --reporter github
            """)

    @Argument(
        help: ArgumentHelp(
            "Scripts, and folders that contain scripts (default: the folder 'scripts' if it exists, otherwise the "
                + "current folder).",
            valueName: "path"),
        completion: .scripts)
    var paths: [String] = []

    @Flag(help: "Write goldens that are missing or differ.")
    var bless = false

    @Flag(help: "Allow --bless and --delete-unused even if CI is set.")
    var force = false

    @Flag(help: "Delete goldens that no test reads.")
    var deleteUnused = false

    @Option(
        help: ArgumentHelp(
            "Run only scripts whose path contains this text. PATH::NAME chooses the same scripts as PATH, and runs "
                + "only scenarios whose name contains NAME.",
            valueName: "text"))
    var filter: String?

    @Option(help: ArgumentHelp("Run only scenarios with this tag. Repeat the option for more tags.", valueName: "tag"))
    var tag: [String] = []

    @Flag(help: "Run only scripts that failed when they were last tested.")
    var retryFailed = false

    @Flag(help: "List the tests, and run nothing.")
    var list = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Seconds after which the run of a script fails (default: no limit).", valueName: "seconds"))
    var timeout: Double?

    @Option(
        help: ArgumentHelp(
            "Run the scripts in a random order. The same number gives the same order.", valueName: "n"))
    var seed: UInt64?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Number of scripts to run in parallel (default: number of processors).", valueName: "n"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp("Run only part i of n equal parts, such as 2/3.", valueName: "i/n"),
        transform: { text in
            if let shard = Shard(text) { return shard }
            throw ValidationError("--shard takes i/n, where i is from 1 to n, such as 2/3")
        })
    var shard: Shard?

    @Flag(help: "Stop at the first failure.")
    var failFast = false

    @Flag(help: "Let a leak fail its test, unless 'expect leak' expects it.")
    var failOnLeaks = false

    @Flag(help: "Watch files and rerun affected scripts, until Ctrl-C.")
    var watch = false

    @Option(name: .customLong("reporter"), help: "Format of the report.")
    var namedReporter: ReportForm?

    @Option(
        help: ArgumentHelp("Write the report to a file. Standard output still shows the text form.", valueName: "file"),
        completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Write the trace, golden, diff and play page of each failure to a folder. A page in the folder lists the "
                + "failures.",
            valueName: "folder"),
        completion: .directory)
    var artifacts: String?

    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var trace: TraceOptions
    @Flag(name: [.short, .long], help: "Print only failures, and the last line of the report.")
    var quiet = false

    @OptionGroup var script: ScriptOptions
    @OptionGroup(visibility: .hidden) var form: GoldenFormOptions

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1") }
        let parts = [
            (filter != nil, "--filter"), (shard != nil, "--shard"), (watch, "--watch"), (failFast, "--fail-fast"),
        ]
        if deleteUnused, let other = parts.first(where: \.0)?.1 {
            throw ValidationError("--delete-unused needs all tests to run: remove \(other)")
        }
        if let timeout, !(timeout > 0) || timeout > 1e9 {
            throw ValidationError("--timeout must be a positive number of seconds")
        }
        if bless || deleteUnused, !scenarios.isAll {
            throw ValidationError(
                "a golden belongs to a whole script: remove --tag, and the names of scenarios after '::'")
        }
        let compares = [(failFast, "--fail-fast"), (watch, "--watch"), (artifacts != nil, "--artifacts")]
        if bless, let other = compares.first(where: \.0)?.1 {
            throw ValidationError("--bless writes goldens, and \(other) compares them: use only one")
        }
        if bless, isMoved {
            throw ValidationError(
                "--bless cannot be used with --ios, --device, --scenes or --sdk, because 'scenesh test' runs without "
                    + "them; to run a script in several environments, write 'test ios 12, 17' in it")
        }
        if form.format.format == .json, let other = namedReporter, other != .json {
            throw ValidationError("--format json is --reporter json, not --reporter \(other.rawValue): use only one")
        }
        let ends = [(failFast, "--fail-fast"), (reporter != .text, "--reporter"), (output != nil, "--output")]
        if watch, let other = ends.first(where: \.0)?.1 {
            throw ValidationError("--watch runs until Ctrl-C and prints text: remove \(other)")
        }
    }

    /// The format of the report; `--format json` is that of `--reporter json`.
    var reporter: ReportForm { namedReporter ?? (form.format.format == .json ? .json : .text) }

    /// Whether all scripts run in another environment than their own.
    var isMoved: Bool {
        [environment.ios, environment.device, environment.scenes, environment.sdk].contains { $0 != nil }
    }

    func run() throws {
        var console = Console(isJSON: reporter == .json && output == nil)
        if bless || deleteUnused, !force, EnvironmentVariable.isContinuousIntegration {
            let (done, option) = bless ? ("blessed", "bless") : ("deleted", "delete")
            console.writeError("goldens are not \(done), because CI is set; use --force to \(option) them")
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        let index = artifacts.map { Path.join($0, ArtifactIndex.name) }
        if console.refuses([("--output", output), ("--artifacts", index)], inputs: testPaths.paths) {
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        Interrupt.watch(once: true)
        let status = watch ? watchFiles(&console) : runTests(&console)
        console.flush()
        if status == .interrupted { console.writeError("interrupted") }
        throw ExitCode(status.rawValue)
    }

    private func runTests(_ console: inout Console) -> ExitStatus {
        guard hasTests(Discovery.tests(paths: testPaths.paths, filter: pathFilter), &console) else {
            return .nothingMatched
        }
        guard hasNamedScenarios(&console) else { return .nothingMatched }
        var discovery = Discovery.tests(paths: testPaths.paths, filter: pathFilter, shard: shard, seed: seed)
        let failedTests = FailedTests()
        if retryFailed {
            let retry = failedTests.retry(among: discovery.scripts.map(\.path))
            discovery.filter(byPaths: retry.paths)
            if let reason = retry.reason { console.writeError("\(reason); all scripts are tested") }
            if discovery.scripts.isEmpty { console.writeError("no script failed when it was last tested") }
        }
        if list {
            let titles = runner.titles(discovery)
            for line in titles {
                console.write(
                    reporter == .json
                        ? JSONText.line([("event", JSONText.string("test")), ("title", JSONText.string(line))])
                        : Array("\(line)\n".utf8))
            }
            if titles.isEmpty, !hasTitles(&console) { return .nothingMatched }
            return discovery.problems.isEmpty ? .done : .nothingMatched
        }
        let report = runner.run(discovery)
        if !bless, !Interrupt.isRequested, let reason = failedTests.record(report) {
            console.writeError("--retry-failed will not know these results: \(reason)")
        }
        if Interrupt.isRequested { return .interrupted }
        let isListed = writeIndex(of: report, &console)
        let isWritten = output.map { console.save(reporter.report(report), to: $0) } ?? true
        if output != nil || reporter == .text {
            console.write(ReportForm.text.report(report, isColoured: isColoured, isQuiet: quiet))
        } else {
            console.write(reporter.report(report))
        }
        if report.failed > 0 { return .failed }
        if !discovery.problems.isEmpty { return .nothingMatched }
        let isEmpty = report.outcomes.isEmpty && report.warnings.isEmpty && report.deleted.isEmpty
        if isEmpty, !hasTitles(&console) { return .nothingMatched }
        return isWritten && isListed ? .done : .usage
    }

    /// Writes the page that lists the failures to the folder for artifacts, or deletes that of an earlier run. Returns
    /// false if it cannot be written.
    func writeIndex(of report: TestReport, _ console: inout Console) -> Bool {
        guard let artifacts else { return true }
        let (index, path) = (ArtifactIndex(report: report), Path.join(artifacts, ArtifactIndex.name))
        if index.isNeeded {
            guard !FileSystem.exists(path) || ArtifactIndex.isIndex(path) || PlayerPage.isPage(path) else {
                console.writeError("cannot write '\(path)': \(SystemError.foreignPage.message)")
                return false
            }
            return console.save(Array(index.text.utf8), to: path)
        }
        // A part of the tests says nothing about the others, and another file of this name is not ours.
        let isPart = filter != nil || !scenarios.isAll || shard != nil || retryFailed
        if report.failed == 0, !isPart, ArtifactIndex.isIndex(path) { FileSystem.deleteIgnoringErrors(path) }
        ArtifactFolder(path: artifacts).removeEmptyFolders(of: report.outcomes.map { Path.folder(of: $0.path) })
        return true
    }

    /// The paths, and the scenarios that they name.
    var testPaths: TestPaths { TestPaths(paths) }

    /// The part of `--filter` about paths.
    var pathFilter: String? {
        guard let filter, let mark = filter.firstRange(of: "::") else { return filter }
        return String(filter[..<mark.lowerBound])
    }

    /// The scenarios that `--filter` and `--tag` choose.
    var scenarios: ScenarioChoice {
        let mark = filter?.firstRange(of: "::")
        let name = mark.flatMap { mark in filter.map { String($0[mark.upperBound...]) } }
        return ScenarioChoice(name: name, tags: tag, ofScripts: testPaths.scenarios)
    }

    /// Reports problems with the paths. Returns false if there is nothing to test.
    func hasTests(_ discovery: Discovery, _ console: inout Console) -> Bool {
        complain(discovery.complaints, &console)
        if !discovery.scripts.isEmpty || !discovery.orphans.isEmpty { return true }
        if discovery.problems.isEmpty {
            console.writeError(filter.map { "no script matches '\($0)'" } ?? Discovery.lack(in: paths))
        }
        return false
    }

    /// Reports the scenarios that titles name and the scripts do not have. Returns false if there are any.
    private func hasNamedScenarios(_ console: inout Console) -> Bool {
        let named = testPaths.scenarios
        let unknown = named.flatMap { path, names in
            runner.unknownScenarios(among: names, of: path).map { PlainText.line("\(path)::\($0)") }
        }
        for title in unknown.sorted() { console.writeError("no scenario '\(title)'") }
        return unknown.isEmpty
    }

    /// Reports that the scripts contain no test that `--filter` and `--tag` choose. Returns true if they do, but
    /// another shard has it, or it did not fail.
    private func hasTitles(_ console: inout Console) -> Bool {
        let all = Discovery.tests(paths: testPaths.paths, filter: pathFilter)
        if (shard != nil || retryFailed) && !runner.titles(all).isEmpty { return true }
        if all.scripts.isEmpty {
            console.writeError(Discovery.lack(in: paths))
        } else if scenarios.isAll {
            let names = all.scripts.map { "'\(PlainText.line($0.path))'" }.joined(separator: ", ")
            console.writeError("no test found, because other scripts import these files: \(names)")
        } else {
            console.writeError("no scenario matches")
        }
        return false
    }

    func complain(_ problems: [String], _ console: inout Console) {
        for problem in problems { console.writeError(PlainText.line(problem)) }
    }

    var runner: GoldenRunner {
        var options = script.engineOptions(trace, environment, messagesTo: STDERR_FILENO)
        options.isColoured = false
        options.warnsOfOwnReleases = true
        options.leaks = failOnLeaks ? .fail : .askConfiguration
        return GoldenRunner(
            engine: Engine(options: options), blesses: bless, jobs: jobs ?? Parallel.processors,
            isColoured: isColoured,
            unread: deleteUnused ? .delete : EnvironmentVariable.isContinuousIntegration ? .fail : .warn,
            scenarios: scenarios, timeout: timeout.map { .seconds($0) }, stopsAtFailure: failFast,
            artifacts: artifacts.map(ArtifactFolder.init),
            progress: quiet ? nil : Progress())
    }

    /// Whether the text on standard output is coloured.
    var isColoured: Bool { script.color.applies(to: STDOUT_FILENO) }
}

extension ReportForm: ExpressibleByArgument {}
