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
    /// Which scenarios are tested.
    var scenarios = ScenarioChoice()
    /// The longest time that a run may take; nil for any.
    var timeout: Duration?
    /// Whether no further script is started after a failure.
    var stopsAtFailure = false
    /// The folder for the files about tests that fail, or nil.
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
        handleUnreadGoldens(in: &report)
        if stopsAtFailure, let first = report.outcomes.firstIndex(where: { $0.failure != nil }) {
            report.outcomes = Array(report.outcomes[...first])
            report.leftOut = discovery.scripts.count - outcomes.count
        }
        return report
    }

    /// Does what the options say about goldens that no test reads.
    func handleUnreadGoldens(in report: inout TestReport) {
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

    /// Returns the titles of all tests without running them: each script, then its scenarios.
    func titles(_ discovery: Discovery) -> [String] {
        let imported = ImportedScripts(among: discovery.importers, sizeLimit: engine.fileSizeLimit)
        return Parallel.map(discovery.scripts.count, jobs: jobs) { index in
            let script = discovery.scripts[index]
            guard let bytes = try? FileSystem.read(script.path, limit: engine.fileSizeLimit) else {
                return [PlainText.line(script.path)]
            }
            if ForeignScene.isForeign(bytes) { return [] }
            let source = ScriptSource(name: Path.name(of: script.path), bytes: bytes, baseFolder: script.folder)
            let test = test(script, source)
            guard !isNoTest(test, imported) else { return [] }
            let own = scenarios.isAll(of: script.path) ? [script.path] : []
            return (own + test.scenarios.map { "\(script.path)::\($0.name)" }).map(PlainText.line)
        }.flatMap(\.self)
    }

    /// Returns the names of scenarios that a script does not have. Errors hide the scenarios of a script, so that it
    /// may have any, and so may one that cannot be read.
    func unknownScenarios(among names: Set<String>, of path: String) -> Set<String> {
        guard let bytes = try? FileSystem.read(path, limit: engine.fileSizeLimit) else { return [] }
        let compiled = engine.compile(
            ScriptSource(name: Path.name(of: path), bytes: bytes, baseFolder: Path.folder(of: path)))
        return compiled.errors.isEmpty ? names.subtracting(compiled.expected.scenarios.map(\.name)) : []
    }

    private func run(_ script: GoldenScript, _ imported: ImportedScripts) -> [TestOutcome] {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try FileSystem.read(script.path, limit: engine.fileSizeLimit)
        } catch {
            return [failed(script.path, .unreadable, "cannot read the script: \(error.reason(for: script.path))")]
        }
        if ForeignScene.isForeign(bytes) { return [TestOutcome(path: script.path, skipReason: ForeignScene.reason)] }
        let source = ScriptSource(name: Path.name(of: script.path), bytes: bytes, baseFolder: script.folder)
        let test = test(script, source)
        let compiled = test.compiled
        if isNoTest(test, imported) { return [] }
        if let reason = compiled.expected.skipReason {
            return [TestOutcome(path: script.path, skipReason: reason)]
        }
        guard test.goldenFiles.problems.isEmpty else {
            return test.goldenFiles.problems.map { failed(script.path, .unreadable, $0) }
        }
        if let clash = test.goldenFiles.clash { return [failed(script.path, .unreadable, clash)] }
        let clock = ContinuousClock()
        let numbers = test.numbers
        let targets = compiled.targets.replaced(by: engine.options)
        var runs = (targets.isEmpty ? [nil] : targets.map(Optional.some)).map { target in
            let start = clock.now
            let recording = engine.record(compiled, under: target, scenarios: numbers, timeout: timeout)
            let lines = Interrupt.isRequested ? [] : recording.lines
            return TestRun(target: target, recording: recording, lines: lines, duration: clock.now - start)
        }
        // The output of a run that Ctrl-C interrupted is incomplete, and must never become a golden.
        guard !Interrupt.isRequested else { return [] }
        if blesses, let outcomes = fillTraces(of: test, runs, imported) { return outcomes }
        let explained = InlineGoldens.explained(runs.map(\.recording.problems), at: script.path)
        for (index, problems) in explained.enumerated() { runs[index].recording.problems = problems }
        let outcomes = blesses ? bless(test, runs) : runs.flatMap { judgedOutcomes(of: test, $0, comparesGolden: true) }
        // The environments of a script with errors are unknown, and so are its goldens.
        return runs.contains { $0.recording.status == .scriptErrors } ? outcomes : outcomes + unused(test.goldenFiles)
    }

    private func test(_ script: GoldenScript, _ source: ScriptSource) -> ScriptTest {
        let compiled = engine.compile(source)
        let goldenFiles = GoldenFiles(
            script: script, targets: compiled.targets, sizeLimit: engine.fileSizeLimit)
        return ScriptTest(source, compiled, goldenFiles, scenarios)
    }

    /// Whether a script is no test: because others import it and nothing says what should happen, or because it has
    /// none of the chosen scenarios. One with unexpected errors is a test, because they hide its scenarios.
    private func isNoTest(_ test: ScriptTest, _ imported: ImportedScripts) -> Bool {
        let (script, expected) = (test.goldenFiles.script, test.compiled.expected)
        guard test.isWhole else {
            let errors = Verdict(ofFile: expected, test.compiled.errors, isWhole: false).unexpected
            return expected.skipReason != nil || test.scenarios.isEmpty && errors.isEmpty
        }
        return expected.skipReason == nil && test.needsGolden && script.goldens.isEmpty && imported.contains(script)
    }

    /// Returns the outcomes of the scenarios, then that of the script itself, which has the difference to the golden.
    private func judgedOutcomes(of test: ScriptTest, _ run: TestRun, comparesGolden: Bool) -> [TestOutcome] {
        let (expected, problems) = (test.compiled.expected, run.recording.problems)
        var outcomes = test.scenarios.map { scenario in
            var outcome = TestOutcome(path: test.path, environment: run.target?.title, scenario: scenario.name)
            outcome.line = scenario.line
            outcome.duration = run.recording.durations[scenario.number] ?? .zero
            outcome.skipReason = scenario.skipReason ?? run.reasonNotRun(scenario.number)
            if outcome.skipReason == nil {
                outcome.failure = Verdict(expected, scenario, problems).failure(isColoured: isColoured)
                outcome.explainExpected(scenario.expectedProblems)
            }
            return outcome
        }
        let verdict = Verdict(ofFile: expected, problems, isWhole: test.isWhole)
        var trouble = verdict.failure(isColoured: isColoured)
        if trouble == nil, !outcomes.hasFailure { trouble = run.incomplete(test.scenarios) }
        let hasGolden = test.goldenFiles.name(for: run.target) != nil
        // If the script fails, a missing golden is not reported, too: it cannot be written before the failure is fixed.
        let isMissed = test.needsGolden && trouble == nil && !outcomes.hasFailure
        // After an unexpected error, all that the trace lacks follows from it.
        let isCut = expected.isCut(by: problems)
        let isCompared = comparesGolden && test.isWhole && !isCut && (hasGolden || isMissed)
        if test.hasOwnOutcome || trouble != nil || isCompared {
            let title = PlainText.line(test.path)
            let difference = isCompared ? failure(test.goldenFiles, run, test.source, title: title) : nil
            var outcome = TestOutcome(path: test.path, environment: run.target?.title)
            outcome.failure = trouble?.followed(by: difference) ?? difference
            if outcome.failure == nil { outcome.skipReason = expected.statementsNumber.flatMap(run.reasonNotRun) }
            if test.isWhole { outcome.explainExpected(expected.problems) }
            outcomes.append(outcome)
        }
        // The rest is that of the statements outside of scenarios, which are tested with the last outcome.
        let named = outcomes.dropLast().reduce(.zero) { $0 + $1.duration }
        outcomes[outcomes.count - 1].duration = max(.zero, run.duration - named)
        if comparesGolden { keepArtifacts(of: &outcomes, test, run) }
        return outcomes
    }

    /// Writes the trace of a run that failed, its golden and the differences to the folder for artifacts, or deletes
    /// those of an earlier run.
    private func keepArtifacts(of outcomes: inout [TestOutcome], _ test: ScriptTest, _ run: TestRun) {
        guard let artifacts else { return }
        let script = test.goldenFiles.script
        let failed = outcomes.lastIndex { $0.failure != nil }
        let path = artifacts.path(of: ArtifactFolder.name(of: .actual, script, run.target))
        do throws(SystemError) {
            let files = failed == nil ? [:] : artifactFiles(test, run)
            let names = try artifacts.write(files, of: script, run.target)
            for index in outcomes.indices { outcomes[index].failure?.artifactNames = names }
            if let failed { outcomes[failed].failure?.artifact = path }
        } catch {
            guard let failed else { return }
            let reason = "cannot write its trace to '\(path)': \(error.message)"
            outcomes[failed].failure = outcomes[failed].failure.map { $0.adding(reason) }
        }
    }

    private func artifactFiles(_ test: ScriptTest, _ run: TestRun) -> [ArtifactFolder.Part: [UInt8]] {
        var plain = self
        plain.isColoured = false
        plain.artifacts = nil
        let diff = plain.judgedOutcomes(of: test, run, comparesGolden: true).flatMap { $0.failure?.difference ?? [] }
        var files = [ArtifactFolder.Part.actual: Lines.join(run.lines)]
        if let golden = test.goldenFiles.name(for: run.target) {
            files[.expected] = test.goldenFiles.contents[golden].map { Lines.join($0.map(\.text)) }
        }
        if !diff.isEmpty { files[.diff] = diff }
        let played = test.compiled.played(under: run.target)
        if played.hasData {
            let expected = test.goldenFiles.name(for: run.target).flatMap { test.goldenFiles.contents[$0] }
            files[.player] =
                PlayerPage(played, of: test.source, expected: expected.map { filled($0, with: run.lines) }).bytes
        }
        return files
    }

    /// Returns the text of a golden with what matches its placeholders. A player compares texts, and must mark the same
    /// lines as the diff beside it.
    private func filled(_ golden: [LinePattern], with found: [[UInt8]]) -> [UInt8] {
        let lines = LineAlignment(expected: golden, found: found).edits.flatMap { edit -> [[UInt8]] in
            switch edit {
            case .keep(_, let line): [found[line]]
            case .hole(_, let lines): Array(found[lines])
            case .change(let index, _), .remove(let index): [golden[index].text]
            case .add: []
            }
        }
        return Lines.join(lines)
    }

    private func failure(_ goldenFiles: GoldenFiles, _ run: TestRun, _ source: ScriptSource, title: String) -> Failure?
    {
        guard let name = goldenFiles.name(for: run.target), let golden = goldenFiles.contents[name] else {
            let path = Path.join(goldenFiles.script.folder, goldenFiles.sharedName)
            return addingNewTrace(run, Failure(.missing, ["missing golden '\(path)'; write it with --bless"]), title)
        }
        let path = Path.join(goldenFiles.script.folder, name)
        guard !golden.isEmpty else {
            return addingNewTrace(run, Failure(.empty, ["golden '\(path)' is empty; write it with --bless"]), title)
        }
        let alignment = LineAlignment(expected: golden, found: run.lines)
        guard !alignment.isMatch else { return nil }
        let explanation = MismatchExplanation(
            alignment, expected: golden, found: run.lines, of: source, under: run.target, engine: engine)
        let first = alignment.edits.firstIndex { $0.isDifference } ?? 0
        var failure = Failure(.mismatch, explanation.sentences)
        failure.difference = explanation.diff.rendered(from: PlainText.line(path), to: title, colour: isColoured)
        failure.place = .init(path: path, line: alignment.edits[..<first].count { $0.expected != nil } + 1)
        return failure
    }

    /// Returns a failure because of a missing golden, with the trace that would be written.
    private func addingNewTrace(_ run: TestRun, _ failure: Failure, _ title: String) -> Failure {
        guard showsNewTraces else { return failure }
        var failure = failure
        let diff = UnifiedDiff(
            alignment: LineAlignment(expected: [], found: run.lines), expected: [], found: run.lines)
        failure.difference = diff.rendered(from: "/dev/null", to: title, colour: isColoured)
        return failure
    }

    private func bless(_ test: ScriptTest, _ runs: [TestRun]) -> [TestOutcome] {
        var outcomes = runs.flatMap { judgedOutcomes(of: test, $0, comparesGolden: false) }
        // A golden of a script that fails would make the failure pass.
        guard !outcomes.hasFailure, test.needsGolden || !test.goldenFiles.contents.isEmpty else { return outcomes }
        let blessing = Blessing(goldenFiles: test.goldenFiles, recordings: runs.map { ($0.target, $0.lines) })
        let saved = GoldenWriter(goldenFiles: test.goldenFiles).write(blessing.changes)
        if saved.problems.isEmpty, let first = outcomes.indices.first {
            outcomes[first].written = saved.written
            return outcomes
        }
        return saved.problems.enumerated().map { index, problem in
            var outcome = failed(test.path, .unwritable, problem)
            if index == 0 { outcome.written = saved.written }
            return outcome
        }
    }

    /// Writes the empty `expect trace` blocks of a script, and tests it again. Returns nil if there are none, or if the
    /// script fails for another reason.
    private func fillTraces(of test: ScriptTest, _ runs: [TestRun], _ imported: ImportedScripts) -> [TestOutcome]? {
        let (script, source) = (test.goldenFiles.script, test.source)
        let problems = runs.map(\.recording.problems)
        let others = problems.map { $0.filter { !InlineGoldens.isEmptyBlock($0, at: script.path) } }
        guard others.allSatisfy({ Verdict(test.compiled.expected, $0).isFulfilled }),
            let filled = InlineGoldens.filled(source.bytes, at: script.path, problems),
            engine.compile(ScriptSource(name: source.name, bytes: filled, baseFolder: source.baseFolder)).errors.isEmpty
        else { return nil }
        do throws(SystemError) {
            try FileSystem.replace(script.path, with: filled)
        } catch {
            return [failed(script.path, .unwritable, "cannot write the script: \(error.message)")]
        }
        var outcomes = run(script, imported)
        if !outcomes.isEmpty { outcomes[0].written.insert(WrittenGolden(path: script.path), at: 0) }
        return outcomes
    }

    /// Returns failures for goldens of the script that none of its environments reads.
    private func unused(_ goldenFiles: GoldenFiles) -> [TestOutcome] {
        let names = Set(goldenFiles.targets.flatMap { goldenFiles.names(for: $0) } + [goldenFiles.sharedName])
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
    /// Such goldens are reported, and the tests pass.
    case warn
    case fail
    case delete
}

/// A run of a script, in an environment of its `test` line or in its own.
private struct TestRun: Sendable {
    let target: TestTarget?
    var recording: Recording
    /// The lines of the golden that the run would write.
    let lines: [[UInt8]]
    let duration: Duration

    /// Why a scenario did not run; nil if it did.
    func reasonNotRun(_ scenario: Int) -> String? {
        guard let ending = recording.ending, let last = ending.scenarioNumber, scenario > last else { return nil }
        return "not run, because the run ended at \(ending.place.path):\(ending.place.line)"
    }

    /// Returns a failure if scenarios did not run.
    func incomplete(_ scenarios: [TestScenario]) -> Failure? {
        let left = scenarios.count { $0.skipReason == nil && reasonNotRun($0.number) != nil }
        guard left > 0, let ending = recording.ending else { return nil }
        let place = "\(ending.place.path):\(ending.place.line)"
        let noun = left == 1 ? "1 scenario" : "\(left) scenarios"
        let sentence = "\(place): the expected error ended the run, and \(noun) after it did not run"
        var failure = Failure(.failedRun, [sentence])
        failure.place = Failure.Place(path: ending.place.path, line: ending.place.line)
        return failure
    }
}

extension [TestOutcome] {
    fileprivate var hasFailure: Bool { contains { $0.failure != nil } }
}

extension SystemError {
    /// Returns the message of the system, or a clearer one if the path itself is the problem.
    fileprivate func reason(for path: String) -> String {
        let isNotUTF8 = path.unicodeScalars.contains("\u{FFFD}") && FileSystem.kind(of: path) == .nothing
        return isNotUTF8 ? "its name is not UTF-8; rename it" : message
    }
}
