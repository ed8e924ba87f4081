#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs golden tests again if a file that they read changes. The files are polled, which works on every system and file
/// system, and for files that do not exist yet.
struct Watch: Sendable {
    /// The time between two polls, unless a poll takes long.
    private static let pause = Duration.milliseconds(200)
    /// A poll may take at most this fraction of the time: one in `share`.
    private static let share = 20
    /// The debounce interval: editors and `git` change several files, or one file in steps.
    private static let debounce = Duration.milliseconds(50)

    let runner: GoldenRunner
    /// Searches for the scripts again.
    let find: @Sendable () -> Discovery
    /// The keyboard, or nil.
    private var keyboard: WatchKeyboard?
    private var tests: [[UInt8]: WatchedScript] = [:]
    private var lastDiscovery: Discovery?

    /// The results of a poll.
    struct WatchUpdate: Sendable {
        /// The scripts that ran, because they are new or a file that they read changed.
        let scripts: [GoldenScript]
        /// The outcomes of these scripts, and the goldens without a script.
        let changed: TestReport
        /// The outcomes of all scripts. The duration is that of this run.
        let whole: TestReport
        /// New problems with the paths.
        let problems: [String]

        /// The scripts that ran again: `-- scripts/tour/01-hello.scene and 3 others`.
        var heading: String {
            guard let first = scripts.first else { return "-- a file was deleted\n" }
            let others =
                scripts.count == 1 ? "" : scripts.count == 2 ? " and 1 other" : " and \(scripts.count - 1) others"
            return "-- \(PlainText.line(first.path))\(others)\n"
        }
    }

    /// What ends a wait.
    enum Event: Sendable {
        /// Scripts ran.
        case update(WatchUpdate)
        case key(WatchKey)
    }

    init(runner: GoldenRunner, keyboard: WatchKeyboard?, find: @escaping @Sendable () -> Discovery) {
        self.runner = runner
        self.keyboard = keyboard
        self.find = find
    }

    /// Waits for a change, and runs the affected scripts, or for a key; nil after Ctrl-C. The first call runs all
    /// scripts without waiting.
    mutating func next() -> Event? {
        defer { keyboard?.end() }
        let clock = ContinuousClock()
        while !Interrupt.isRequested {
            let start = clock.now
            if differs(find()) {
                keyboard?.end()
                if lastDiscovery != nil { Watch.sleep(Watch.debounce) }
                return run(find()).map(Event.update)
            }
            let pause = max(Watch.pause, (clock.now - start) * Watch.share)
            if keyboard == nil {
                Watch.sleep(pause)
            } else if let key = keyboard?.wait(pause) {
                return .key(key)
            }
        }
        return nil
    }

    /// Makes the next call of `next` run all scripts.
    mutating func runAll() { tests = [:] }

    /// What failed in the last runs, and can be reviewed.
    var items: [ReviewItem] {
        guard let lastDiscovery else { return [] }
        let items = lastDiscovery.scripts.flatMap { script in
            ReviewItem.items(of: script, tests[Array(script.path.utf8)]?.outcomes ?? [])
        }
        return items + ReviewItem.orphans(in: lastDiscovery, runner)
    }

    private func differs(_ discovery: Discovery) -> Bool {
        guard let lastDiscovery, lastDiscovery.scripts == discovery.scripts, lastDiscovery.orphans == discovery.orphans,
            lastDiscovery.complaints == discovery.complaints
        else { return true }
        return discovery.scripts.contains(where: isTouched)
    }

    private func isTouched(_ script: GoldenScript) -> Bool {
        tests[Array(script.path.utf8)].map { $0.isTouched(script) } ?? true
    }

    private mutating func run(_ discovery: Discovery) -> WatchUpdate? {
        let clock = ContinuousClock()
        let start = clock.now
        let touched = discovery.scripts.filter(isTouched)
        runner.progress?.begin(touched.count)
        // The stamps are taken before the run, so the next poll sees changes during the run.
        let engine = runner.engine
        engine.configurations.forget()
        let watched = touched.map { WatchedScript($0, engine: engine) }
        let outcomes = runner.outcomes(of: touched, in: discovery)
        runner.progress?.end()
        guard !Interrupt.isRequested else { return nil }
        let old = tests
        tests = [:]
        for script in discovery.scripts { tests[Array(script.path.utf8)] = old[Array(script.path.utf8)] }
        for (var test, outcomes) in zip(watched, outcomes) {
            test.outcomes = outcomes
            tests[Array(test.script.path.utf8)] = test
        }
        let problems = discovery.complaints == lastDiscovery?.complaints ? [] : discovery.complaints
        lastDiscovery = discovery
        let all = discovery.scripts.flatMap { tests[Array($0.path.utf8)]?.outcomes ?? [] }
        let orphans = runner.orphans(in: discovery)
        var changed = TestReport(outcomes: outcomes.flatMap(\.self) + orphans)
        var whole = TestReport(outcomes: all + orphans, duration: clock.now - start)
        runner.handleUnreadGoldens(in: &changed)
        runner.handleUnreadGoldens(in: &whole)
        return WatchUpdate(scripts: touched, changed: changed, whole: whole, problems: problems)
    }

    /// Waits for a duration or a signal.
    static func sleep(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        var time = timespec()
        time.tv_sec = Int(seconds)
        time.tv_nsec = Int(attoseconds / 1_000_000_000)
        nanosleep(&time, nil)
    }
}

/// A script with the stamps of the files that its test reads.
private struct WatchedScript: Sendable {
    let script: GoldenScript
    var outcomes: [TestOutcome] = []
    private let files: [String]
    private let stamps: [FileStamp?]

    init(_ script: GoldenScript, engine: Engine) {
        self.script = script
        let own = [script.path] + script.goldens.map { Path.join(script.folder, $0) }
        files = own + WatchedScript.imports(of: script, engine) + ConfigurationFiles.places(for: script.folder)
        stamps = files.map(FileStamp.init)
    }

    /// Whether a file has changed, or a golden was added or deleted.
    func isTouched(_ script: GoldenScript) -> Bool {
        self.script != script || zip(files, stamps).contains { FileStamp(of: $0) != $1 }
    }

    private static func imports(of script: GoldenScript, _ engine: Engine) -> [String] {
        guard let bytes = try? FileSystem.read(script.path, limit: engine.fileSizeLimit) else { return [] }
        return engine.imports(
            of: ScriptSource(name: Path.name(of: script.path), bytes: bytes, baseFolder: script.folder))
    }
}
