#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs golden tests again whenever a file changes that they read. The files are looked at in turns, which works on
/// every system and file system, also for files that do not exist yet.
struct Watch: Sendable {
    /// Between two looks, unless looking itself takes long.
    private static let pause = Duration.milliseconds(200)
    /// A look may take one part in so many of the time.
    private static let share = 20
    /// Time for whoever changes files to come to an end: editors and `git` change several, or one in steps.
    private static let calm = Duration.milliseconds(50)

    let runner: GoldenRunner
    /// Looks for the scripts anew.
    let find: @Sendable () -> Discovery
    private var tests: [[UInt8]: WatchedScript] = [:]
    private var found: Discovery?

    /// What there is to tell after a look.
    struct News: Sendable {
        /// The scripts that ran because they are new or something changed that they read.
        let scripts: [GoldenScript]
        /// Their outcomes.
        let outcomes: [Outcome]
        /// The outcomes of all scripts.
        let whole: TestReport
        /// What is wrong with the paths, if that is new.
        let problems: [String]

        /// `-- scripts/tour/01-hello.scene and 3 others`: what ran again.
        var heading: String {
            guard let first = scripts.first else { return "-- a file was deleted\n" }
            let others =
                scripts.count == 1 ? "" : scripts.count == 2 ? " and 1 other" : " and \(scripts.count - 1) others"
            return "-- \(PlainText.line(first.path))\(others)\n"
        }
    }

    init(runner: GoldenRunner, find: @escaping @Sendable () -> Discovery) {
        self.runner = runner
        self.find = find
    }

    /// Waits until something has changed, and runs what that touches; nil after Ctrl-C. The first time it runs
    /// everything at once.
    mutating func next() -> News? {
        let clock = ContinuousClock()
        while !Interrupt.isRequested {
            let start = clock.now
            if differs(find()) {
                if found != nil { Watch.sleep(Watch.calm) }
                return run(find())
            }
            Watch.sleep(max(Watch.pause, (clock.now - start) * Watch.share))
        }
        return nil
    }

    private func differs(_ discovery: Discovery) -> Bool {
        guard let found, found.scripts == discovery.scripts, found.orphans == discovery.orphans,
            found.problems == discovery.problems
        else { return true }
        return discovery.scripts.contains(where: isTouched)
    }

    private func isTouched(_ script: GoldenScript) -> Bool {
        tests[Array(script.path.utf8)].map { $0.isTouched(script) } ?? true
    }

    private mutating func run(_ discovery: Discovery) -> News? {
        let touched = discovery.scripts.filter(isTouched)
        runner.progress?.begin(touched.count)
        // The stamps are taken before the run: what changes meanwhile is seen at the next look.
        let engine = runner.engine
        let watched = touched.map { WatchedScript($0, engine: engine) }
        let outcomes = runner.outcomes(of: touched)
        runner.progress?.end()
        guard !Interrupt.isRequested else { return nil }
        let old = tests
        tests = [:]
        for script in discovery.scripts { tests[Array(script.path.utf8)] = old[Array(script.path.utf8)] }
        for (var test, outcomes) in zip(watched, outcomes) {
            test.outcomes = outcomes
            tests[Array(test.script.path.utf8)] = test
        }
        let problems = discovery.problems == found?.problems ? [] : discovery.problems
        found = discovery
        let all = discovery.scripts.flatMap { tests[Array($0.path.utf8)]?.outcomes ?? [] }
        let orphans = runner.orphans(in: discovery)
        return News(
            scripts: touched, outcomes: outcomes.flatMap(\.self) + orphans, whole: TestReport(outcomes: all + orphans),
            problems: problems)
    }

    /// Waits, or until a signal comes.
    private static func sleep(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        var time = timespec()
        time.tv_sec = Int(seconds)
        time.tv_nsec = Int(attoseconds / 1_000_000_000)
        nanosleep(&time, nil)
    }
}

/// A script with the state of the files that its test reads.
private struct WatchedScript: Sendable {
    let script: GoldenScript
    var outcomes: [Outcome] = []
    private let files: [String]
    private let stamps: [FileStamp?]

    init(_ script: GoldenScript, engine: Engine) {
        self.script = script
        let own = [script.path] + script.goldens.map { Path.join(script.folder, $0) }
        files = own + WatchedScript.imports(of: script, engine)
        stamps = files.map(FileStamp.init)
    }

    /// Whether a file has changed since, or a golden came or went.
    func isTouched(_ script: GoldenScript) -> Bool {
        self.script != script || zip(files, stamps).contains { FileStamp(of: $0) != $1 }
    }

    private static func imports(of script: GoldenScript, _ engine: Engine) -> [String] {
        guard let bytes = try? FileSystem.read(script.path, limit: engine.fileSizeLimit) else { return [] }
        return engine.imports(of: ScriptSource(name: Path.name(of: script.path), bytes: bytes, base: script.folder))
    }
}
