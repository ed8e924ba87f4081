#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Checks scripts one after another. The report goes to standard output or a file, messages go to standard error.
struct ScriptChecker {
    let engine: Engine
    let form: CheckForm
    /// The file for the report; nil for standard output.
    var output: String?
    /// Whether warnings are a failure.
    var isStrict = false
    /// Whether the tally is omitted.
    var isQuiet = false

    /// Checks the files and folders at `paths`, where - is standard input; the default folder if there are none.
    func run(_ paths: [String]) -> ExitStatus {
        var console = Console()
        Interrupt.watch(once: true)
        let named = paths.filter { $0 != "-" }
        // If only standard input is to be checked, no folder is searched.
        let discovery = named.isEmpty && !paths.isEmpty ? nil : Discovery(paths: named, storyboards: true)
        let problems = discovery?.problems ?? []
        for problem in problems { console.complain(problem) }
        let scripts = (paths.contains("-") ? ["<stdin>"] : []) + (discovery?.scripts.map(\.path) ?? [])
        var report = CheckReport()
        for path in scripts where !Interrupt.isRequested { check(path, &report, &console) }
        guard report.files > 0 else {
            if problems.isEmpty { console.complain("no script found") }
            console.flush()
            return .nothingMatched
        }
        let isWritten = write(report, &console)
        if printsText, !isQuiet { console.write("\(report.tally)\n") }
        console.flush()
        if Interrupt.isRequested { return .interrupted }
        return problems.isEmpty ? status(of: report, isWritten: isWritten) : .nothingMatched
    }

    /// Whether text is printed: not if standard output has a report in another format.
    private var printsText: Bool { form == .text || output != nil }

    private func status(of report: CheckReport, isWritten: Bool) -> ExitStatus {
        if report.errors > 0 { return .scriptErrors }
        return !isWritten || isStrict && report.warnings > 0 ? .failed : .done
    }

    private func check(_ path: String, _ report: inout CheckReport, _ console: inout Console) {
        do throws(SystemError) {
            let bytes =
                path == "<stdin>"
                ? try FileSystem.read(descriptor: STDIN_FILENO, limit: engine.fileSizeLimit)
                : try FileSystem.read(path, limit: engine.fileSizeLimit)
            let checked = engine.check(ScriptSource(name: path, bytes: bytes, base: "."))
            report.add(checked)
            if printsText, !checked.messages.isEmpty { console.report(checked.messages) }
        } catch {
            let sentence = UnreadableScript(path: path, error: error).sentence
            console.complain(sentence)
            report.add(unreadable: path, because: sentence)
        }
    }

    /// Writes the report; false if its file cannot be written.
    private func write(_ report: CheckReport, _ console: inout Console) -> Bool {
        guard let text = form.report(report) else { return true }
        guard let output else {
            console.write(text)
            return true
        }
        do throws(SystemError) {
            try FileSystem.makeFolder(Path.folder(of: output), mode: 0o777)
            try FileSystem.replace(output, with: text)
            return true
        } catch {
            console.complain("cannot write '\(output)': \(error.message)")
            return false
        }
    }
}

extension ScriptChecker {
    /// The checker for `scenesh check FILE…` without options.
    static var plain: ScriptChecker { ScriptChecker(engine: .plain, form: .text) }
}
