import SceneLang

/// Compares scripts with their goldens, several in parallel, and returns the outcomes in the order of the scripts.
struct GoldenRunner: Sendable {
    let engine: Engine
    /// Whether goldens that differ or are missing are written.
    var blesses = false
    /// The maximum number of scripts that run in parallel.
    let jobs: Int
    /// Whether diffs are coloured.
    var isColoured = false
    /// What happens to goldens that no test reads.
    var unread = UnreadGoldens.fail
    /// Whether no further script is started after a failure.
    var stopsAtFailure = false
    /// The folder for traces that differ from their goldens, or nil.
    var artifacts: ArtifactFolder?
    /// Whether a missing golden is shown as it would be written.
    var showsNewTraces = false
    /// The progress line, or nil.
    var progress: Progress?

    /// Runs all scripts. With `stopsAtFailure`, the report ends with the first failure, even if later scripts have run
    /// in parallel.
    func run(_ discovery: Discovery) -> TestReport {
        let clock = ContinuousClock()
        let start = clock.now
        progress?.begin(discovery.scripts.count)
        let outcomes = outcomes(of: discovery.scripts, in: discovery)
        progress?.end()
        var report = TestReport(
            outcomes: outcomes.flatMap(\.self) + orphans(in: discovery), duration: clock.now - start)
        settleUnread(in: &report)
        if stopsAtFailure, let first = report.outcomes.firstIndex(where: { $0.failure != nil }) {
            report.outcomes = Array(report.outcomes[...first])
            report.leftOut = discovery.scripts.count - outcomes.count
        }
        return report
    }

    /// Does what the options say about goldens that no test reads.
    func settleUnread(in report: inout TestReport) {
        switch unread {
        case .warn: report.tolerateUnread()
        case .fail: break
        case .delete: report.deleteUnread()
        }
    }

    /// Returns the outcomes of each script; none for one that is no test, because others import it and nothing says
    /// what should happen.
    func outcomes(of scripts: [GoldenScript], in discovery: Discovery) -> [[TestOutcome]] {
        let imported = ImportedScripts(among: discovery.importers, sizeLimit: engine.fileSizeLimit)
        return Parallel.map(scripts.count, jobs: jobs) { index in
            let outcomes = run(scripts[index], imported)
            progress?.advance(hasFailed: outcomes.hasFailure)
            return outcomes
        } isLast: {
            stopsAtFailure && $0.hasFailure
        }
    }

    /// Returns failures for goldens without a script, which no test reads.
    func orphans(in discovery: Discovery) -> [TestOutcome] {
        discovery.orphans.map { failed($0, .orphan, "golden without a script") }
    }

    private func run(_ script: GoldenScript, _ imported: ImportedScripts) -> [TestOutcome] {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try FileSystem.read(script.path, limit: engine.fileSizeLimit)
        } catch {
            return [failed(script.path, .unreadable, "cannot read the script: \(error.reason(for: script.path))")]
        }
        let source = ScriptSource(name: Path.name(of: script.path), bytes: bytes, base: script.folder)
        let compiled = engine.compile(source)
        let targets = compiled.targets
        let goldenFiles = GoldenFiles(script: script, targets: targets)
        guard goldenFiles.problems.isEmpty else {
            return goldenFiles.problems.map { failed(script.path, .unreadable, $0) }
        }
        let needsGolden = compiled.needsGolden
        if needsGolden, script.goldens.isEmpty, imported.contains(script) { return [] }
        let clock = ContinuousClock()
        let runs = (targets.isEmpty ? [nil] : targets.map(Optional.some)).map { target in
            let start = clock.now
            let recording = engine.record(compiled, under: target)
            let trouble = Verdict(compiled.expected, recording.problems).failure(isColoured: isColoured)
            return TestRun(
                target: target, lines: recording.lines, status: recording.status, trouble: trouble,
                duration: clock.now - start)
        }
        // The output of a run that Ctrl-C interrupted is incomplete, and must never become a golden.
        guard !Interrupt.isRequested else { return [] }
        let outcomes =
            blesses
            ? bless(goldenFiles, runs, needsGolden) : runs.map { compare(goldenFiles, $0, source, needsGolden) }
        // The environments of a script with errors are unknown, and so are its goldens.
        return runs.contains { $0.status == .scriptErrors } ? outcomes : outcomes + unused(goldenFiles)
    }

    private func compare(
        _ goldenFiles: GoldenFiles, _ run: TestRun, _ source: ScriptSource, _ needsGolden: Bool
    ) -> TestOutcome {
        var outcome = TestOutcome(path: goldenFiles.script.path, environment: run.target?.title, duration: run.duration)
        let hasGolden = goldenFiles.name(for: run.target) != nil
        // A golden that is only missing is no news about a script that fails.
        let isCompared = hasGolden || needsGolden && run.trouble == nil
        let difference =
            isCompared ? failure(goldenFiles, run, source, title: PlainText.line(goldenFiles.script.path)) : nil
        outcome.failure = run.trouble?.followed(by: difference) ?? difference
        guard let artifacts else { return outcome }
        let name = ArtifactFolder.name(of: goldenFiles.script, run.target)
        switch outcome.failure?.kind {
        case .mismatch, .missing, .empty, .scriptErrors, .failedRun, .unfulfilled:
            do throws(SystemError) {
                outcome.failure?.artifact = try artifacts.write(Lines.join(run.lines), as: name)
            } catch {
                let reason = "cannot write its trace to '\(artifacts.path(of: name))': \(error.message)"
                outcome.failure = outcome.failure.map { $0.adding(reason) }
            }
        case .orphan, .unreadable, .unwritable, nil: artifacts.remove(name)
        }
        return outcome
    }

    private func failure(_ goldenFiles: GoldenFiles, _ run: TestRun, _ source: ScriptSource, title: String) -> Failure?
    {
        guard let name = goldenFiles.name(for: run.target), let golden = goldenFiles.contents[name] else {
            let path = Path.join(goldenFiles.script.folder, goldenFiles.common)
            return new(run, Failure(.missing, ["missing golden '\(path)'; write it with --bless"]), title)
        }
        let path = Path.join(goldenFiles.script.folder, name)
        guard !golden.isEmpty else {
            return new(run, Failure(.empty, ["golden '\(path)' is empty; write it with --bless"]), title)
        }
        let alignment = LineAlignment(expected: golden, found: run.lines)
        guard !alignment.isMatch else { return nil }
        let explanation = MismatchExplanation(
            alignment, expected: golden, found: run.lines, of: source, under: run.target, engine: engine)
        let place = MismatchPlace(alignment: alignment, found: run.lines)
        var failure = Failure(.mismatch, explanation.sentences)
        failure.difference = explanation.diff.rendered(from: PlainText.line(path), to: title, colour: isColoured)
        failure.place =
            place.scriptLine(in: source.bytes).map { .init(path: goldenFiles.script.path, line: $0) }
            ?? .init(path: path, line: place.goldenLine)
        return failure
    }

    /// Returns a failure because of a missing golden, with the trace that would be written.
    private func new(_ run: TestRun, _ failure: Failure, _ title: String) -> Failure {
        guard showsNewTraces else { return failure }
        var failure = failure
        let diff = UnifiedDiff(
            alignment: LineAlignment(expected: [], found: run.lines), expected: [], found: run.lines)
        failure.difference = diff.rendered(from: "/dev/null", to: title, colour: isColoured)
        return failure
    }

    private func bless(_ goldenFiles: GoldenFiles, _ runs: [TestRun], _ needsGolden: Bool) -> [TestOutcome] {
        let path = goldenFiles.script.path
        // A golden of a script that fails would make the failure pass.
        if runs.contains(where: { $0.trouble != nil }) {
            return runs.map {
                TestOutcome(path: path, environment: $0.target?.title, duration: $0.duration, failure: $0.trouble)
            }
        }
        guard needsGolden || !goldenFiles.contents.isEmpty else {
            return runs.map { TestOutcome(path: path, environment: $0.target?.title, duration: $0.duration) }
        }
        let blessing = Blessing(goldenFiles: goldenFiles, recordings: runs.map { ($0.target, $0.lines) })
        let saved = GoldenWriter(goldenFiles: goldenFiles).write(blessing.changes)
        var outcomes = runs.map {
            TestOutcome(path: goldenFiles.script.path, environment: $0.target?.title, duration: $0.duration)
        }
        if saved.problems.isEmpty, let first = outcomes.indices.first {
            outcomes[first].written = saved.written
            return outcomes
        }
        return saved.problems.enumerated().map { index, problem in
            var outcome = failed(goldenFiles.script.path, .unwritable, problem)
            if index == 0 { outcome.written = saved.written }
            return outcome
        }
    }

    /// Returns failures for goldens of the script that none of its environments reads.
    private func unused(_ goldenFiles: GoldenFiles) -> [TestOutcome] {
        let names = Set(goldenFiles.targets.flatMap { goldenFiles.names(for: $0) } + [goldenFiles.common])
        return goldenFiles.script.goldens.filter { !names.contains($0) }.map {
            failed(
                Path.join(goldenFiles.script.folder, $0), .orphan,
                "'\(goldenFiles.script.stem).scene' has no test line for this environment")
        }
    }

    private func failed(_ path: String, _ kind: Failure.Kind, _ reason: String) -> TestOutcome {
        TestOutcome(path: path, failure: Failure(kind, [reason]))
    }
}

/// What happens to goldens that no test reads.
enum UnreadGoldens: Sendable {
    /// They are reported, and the tests pass.
    case warn
    case fail
    case delete
}

/// A run of a script, in an environment of its `test` line or in its own.
private struct TestRun: Sendable {
    let target: TestTarget?
    /// The lines of the golden that the run would write.
    let lines: [[UInt8]]
    let status: ExitStatus
    /// The failure of the run itself, whatever its golden is; nil if it went as its head says.
    let trouble: Failure?
    let duration: Duration
}

extension CompiledScript {
    /// Whether its trace must have a golden: if nothing else says what should happen, or if the head asks for it.
    fileprivate var needsGolden: Bool {
        expected.comparesTrace || !hasExpectations && expected.announcements.isEmpty
    }
}

extension [TestOutcome] {
    fileprivate var hasFailure: Bool { contains { $0.failure != nil } }
}

extension SystemError {
    /// Returns the message of the system, or a clearer one if the path itself is the problem.
    fileprivate func reason(for path: String) -> String {
        let isUnspeakable = path.unicodeScalars.contains("\u{FFFD}") && FileSystem.kind(of: path) == .nothing
        return isUnspeakable ? "its name is not UTF-8; rename it" : message
    }
}
