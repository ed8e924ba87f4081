/// Runs scripts against their goldens, several at once, and tells the outcomes in the scripts' order.
struct GoldenRunner: Sendable {
    /// What became of one script under one environment, or of one file.
    struct Outcome: Sendable {
        /// `scripts/tour/01-hello.scene (ios 12, iPad)`
        let title: String
        /// Why it failed, as whole lines; nil if it passed.
        let failure: [UInt8]?
        /// The goldens that were written.
        var written: [String] = []
    }

    let engine: Engine
    /// Whether wrong and missing goldens are written.
    let blesses: Bool
    /// How many scripts run at a time at most.
    let jobs: Int
    /// Whether diffs are coloured.
    let isColoured: Bool

    /// Runs all scripts.
    func run(_ scripts: [GoldenScript]) -> [Outcome] {
        Parallel.map(scripts.count, jobs: jobs) { run(scripts[$0]) }.flatMap(\.self)
    }

    private func run(_ script: GoldenScript) -> [Outcome] {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try FileSystem.read(script.path, limit: engine.fileSizeLimit)
        } catch {
            return [failed(script.path, "cannot read the script: \(error.message)")]
        }
        let source = ScriptSource(name: Path.name(of: script.path), bytes: bytes, base: script.folder)
        let targets = engine.targets(of: source)
        let shelf = GoldenShelf(script: script, targets: targets)
        guard shelf.problems.isEmpty else { return shelf.problems.map { failed(script.path, $0) } }
        let environments = targets.isEmpty ? [nil] : targets.map(Optional.some)
        let recordings = environments.map { (target: $0, lines: engine.record(source, under: $0).lines) }
        return (blesses ? bless(shelf, recordings) : compare(shelf, recordings, source)) + unused(shelf)
    }

    private func compare(
        _ shelf: GoldenShelf, _ recordings: [(target: TestTarget?, lines: [[UInt8]])], _ source: ScriptSource
    ) -> [Outcome] {
        recordings.map { target, lines in
            let title = title(of: shelf.script, target)
            guard let name = shelf.name(for: target), let golden = shelf.contents[name] else {
                return failed(title, "no golden '\(Path.join(shelf.script.folder, shelf.common))'; --bless writes it")
            }
            let path = Path.join(shelf.script.folder, name)
            guard !golden.isEmpty else { return failed(title, "the golden '\(path)' is empty; --bless writes it") }
            let alignment = Alignment(expected: golden, found: lines)
            guard !alignment.isMatch else { return Outcome(title: title, failure: nil) }
            let explanation = MismatchExplanation(
                alignment, expected: golden, found: lines, of: source, under: target, engine: engine)
            return Outcome(title: title, failure: explanation.rendered(from: path, to: title, colour: isColoured))
        }
    }

    private func bless(_ shelf: GoldenShelf, _ recordings: [(target: TestTarget?, lines: [[UInt8]])]) -> [Outcome] {
        let blessing = Blessing(shelf: shelf, recordings: recordings)
        var written: [String] = []
        var failures: [Outcome] = []
        for name in blessing.changes.keys.sorted() {
            let path = Path.join(shelf.script.folder, name)
            do throws(SystemError) {
                try FileSystem.replace(path, with: Lines.join((blessing.changes[name] ?? []).map(\.text)))
                written.append(path)
            } catch {
                failures.append(failed(shelf.script.path, "cannot write '\(path)': \(error.message)"))
            }
        }
        guard failures.isEmpty else { return failures }
        return recordings.enumerated().map { index, recording in
            Outcome(
                title: title(of: shelf.script, recording.target), failure: nil, written: index == 0 ? written : [])
        }
    }

    /// Goldens beside the script that no environment of it reads.
    private func unused(_ shelf: GoldenShelf) -> [Outcome] {
        let names = Set(shelf.targets.flatMap { shelf.names(for: $0) } + [shelf.common])
        return shelf.script.goldens.filter { !names.contains($0) }.map {
            failed(
                Path.join(shelf.script.folder, $0), "'\(shelf.script.stem).scene' has no test line for this environment"
            )
        }
    }

    private func title(of script: GoldenScript, _ target: TestTarget?) -> String {
        target.map { "\(script.path) (\($0.title))" } ?? script.path
    }

    private func failed(_ title: String, _ reason: String) -> Outcome {
        Outcome(title: title, failure: Array("\(reason)\n".utf8))
    }
}
