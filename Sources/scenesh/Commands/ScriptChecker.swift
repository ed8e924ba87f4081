#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Checks scripts one after another. The report goes to standard output or a file, the summary and messages about files
/// go to standard error.
struct ScriptChecker {
    /// What is done with certain fixes.
    enum Fixing: Sendable {
        case none
        /// Fixes are shown as a diff, and nothing else is printed.
        case show
        /// Fixes are applied.
        case apply
    }

    let engine: Engine
    let form: CheckForm
    /// The file for the report; nil for standard output.
    var output: String?
    /// Whether warnings are a failure.
    var isStrict = false
    /// Whether the summary is omitted.
    var isQuiet = false
    var fixing = Fixing.none
    /// The name of standard input in messages, and the place of its imports.
    var inputName = "<stdin>"
    /// The file with findings that are not reported.
    var baseline: String?
    /// The file to which all findings are written as a baseline.
    var newBaseline: String?

    /// The findings so far.
    private struct Progress: ~Copyable {
        var report = CheckReport()
        var console: Console
        var baseline: Baseline?
        /// The storyboards in folders that are for the Mac or the Watch.
        var foreign: [String] = []
        /// Whether each fixed script could be written.
        var isWritten = true
    }

    init(engine: Engine, form: CheckForm) { (self.engine, self.form) = (engine, form) }

    /// Checks the files and folders at `paths`, where - is standard input; the default folder if there are none.
    func run(_ paths: [String]) -> ExitStatus {
        var progress = Progress(console: Console(isJSON: !printsText && form == .json))
        let named = paths.filter { $0 != "-" }
        let outputs = [("--output", output), ("--write-baseline", newBaseline)]
        if progress.console.refuses(outputs, inputs: named + (baseline.map { [$0] } ?? [])) { return .usage }
        Interrupt.exitOnSignal()
        if let baseline {
            guard let known = readBaseline(baseline, &progress.console) else { return .usage }
            progress.baseline = known
        }
        // If only standard input is to be checked, no folder is searched.
        let discovery = named.isEmpty && !paths.isEmpty ? nil : Discovery(paths: named, storyboards: true)
        for reason in discovery?.complaints ?? [] { progress.console.writeError(reason) }
        let problems = discovery?.problems ?? []
        let found = discovery?.scripts.map { (path: Optional($0.path), isFound: $0.isFound) } ?? []
        let scripts = (paths.contains("-") ? [(path: nil, isFound: false)] : []) + found
        for script in scripts where !Interrupt.isRequested {
            check(script.path, isFound: script.isFound, &progress)
            progress.console.flush()
        }
        reportForeign(progress.foreign, &progress.console)
        guard !scripts.isEmpty else {
            if problems.isEmpty { progress.console.writeError(Discovery.lack(in: named)) }
            progress.console.flush()
            return .nothingMatched
        }
        for problem in problems { progress.report.add(unreadable: problem.path, because: problem.sentence) }
        return finish(&progress)
    }

    /// Writes the report and the summary.
    private func finish(_ progress: inout Progress) -> ExitStatus {
        var isWritten = progress.isWritten
        if let text = form.report(progress.report) {
            if let output {
                isWritten = progress.console.save(text, to: output) && isWritten
            } else {
                progress.console.write(text)
            }
        }
        if let newBaseline {
            let text = Baseline.text(of: progress.report, at: newBaseline)
            isWritten = progress.console.save(text, to: newBaseline) && isWritten
        }
        if printsText, !isQuiet { progress.console.report(Array("\(progress.report.tally)\n".utf8)) }
        if let unused = progress.baseline?.unused, unused > 0, !isQuiet {
            let (lines, verb) = unused == 1 ? ("1 line", "was") : ("\(unused) lines", "were")
            progress.console.writeError(
                "\(lines) of '\(baseline ?? "")' \(verb) not found again; update the file with --write-baseline")
        }
        progress.console.flush()
        if Interrupt.isRequested { return .interrupted }
        return status(of: progress.report, isWritten: isWritten)
    }

    /// Whether text is printed: not if standard output has a report in another format.
    private var printsText: Bool { form == .text || output != nil }

    private func status(of report: CheckReport, isWritten: Bool) -> ExitStatus {
        if newBaseline != nil, isWritten, report.unreadable.isEmpty { return .done }
        if report.errors > 0 { return .scriptErrors }
        if !isWritten { return .usage }
        return isStrict && report.warnings > 0 ? .failed : .done
    }

    /// Says which storyboards were skipped. A repository has apps for several systems.
    private func reportForeign(_ paths: [String], _ console: inout Console) {
        guard let first = paths.first, !isQuiet else { return }
        let others = paths.count > 1 ? " and \(paths.count - 1) more" : ""
        console.writeError("skipped '\(first)'\(others): only storyboards of iOS and tvOS are checked")
    }

    /// Checks a file, or standard input if `path` is nil. `isFound` says that a folder contains it.
    private func check(_ path: String?, isFound: Bool, _ progress: inout Progress) {
        let name = path ?? inputName
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes =
                if let path { try FileSystem.read(path, limit: engine.fileSizeLimit) } else {
                    try FileSystem.read(descriptor: STDIN_FILENO, limit: engine.fileSizeLimit)
                }
        } catch {
            let sentence = UnreadableScript(path: name, error: error).sentence
            progress.console.writeError(sentence)
            progress.report.add(unreadable: name, because: sentence)
            return
        }
        guard !ForeignScene.isForeign(bytes) else {
            return progress.console.writeError(ForeignScene.sentence(about: name))
        }
        let source = ScriptSource(name: name, bytes: bytes, baseFolder: ".")
        if isFound, name.hasSuffix(StoryboardFiles.ending), StoryboardFiles.isForOtherSystem(bytes) {
            return progress.foreign.append(name)
        }
        var checked = fixing == .none ? engine.check(source) : fix(source, at: path, &progress)
        if var baseline = progress.baseline {
            checked = checked.keeping { !baseline.removeIfKnown($0) }
            progress.baseline = baseline
        }
        let new = progress.report.add(checked)
        if printsText, fixing != .show { progress.console.write(new.messages) }
    }

    /// Applies the certain fixes, or shows them. Returns what is found now.
    private func fix(_ source: ScriptSource, at path: String?, _ progress: inout Progress) -> CheckedScript {
        let fixed = engine.fix(source)
        guard fixed.edits > 0 else { return fixed.checked }
        guard fixing == .apply, let path else {
            let diff = UnifiedDiff(from: source.bytes, to: fixed.bytes)
            progress.console.write(
                diff.rendered(from: source.name, to: source.name, colour: engine.options.isColoured))
            return engine.check(source)
        }
        guard progress.console.save(fixed.bytes, to: path) else {
            progress.isWritten = false
            return engine.check(source)
        }
        progress.report.fixes += fixed.edits
        return fixed.checked
    }

    private func readBaseline(_ path: String, _ console: inout Console) -> Baseline? {
        do throws(SystemError) {
            return Baseline(try FileSystem.read(path, limit: engine.fileSizeLimit), at: path)
        } catch {
            console.writeError("cannot read '\(path)': \(error.message); --write-baseline writes this file")
            return nil
        }
    }
}

extension ScriptChecker {
    /// The checker for `scenesh check FILE…` without options.
    static var withoutOptions: ScriptChecker {
        ScriptChecker(engine: .withoutOptions(messagesTo: STDOUT_FILENO), form: .text)
    }
}
