import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh check`: what is wrong with scripts, without running them.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report what is wrong with scripts, without running them.",
        discussion: """
            Errors keep a script from running; warnings tell what it surely does wrong when it
            runs. scenesh explain CODE says more about each. '// check: allow W0203' at the end
            of a line, on the line above, or before everything else in the file lets one be.

            Examples:
              scenesh check
              scenesh check mail.scene scripts/apps
              scenesh check --strict --reporter sarif --output check.sarif
              cat mail.scene | scenesh check -
            """)

    @Argument(
        help: ArgumentHelp(
            "Scripts and folders to look through; - is standard input (default: scripts).", valueName: "path"),
        completion: .scripts)
    var paths: [String] = []

    @Option(help: "The form of the report.")
    var reporter: CheckForm?

    @Option(
        help: ArgumentHelp("Write the report to a file, and text to the terminal.", valueName: "file"),
        completion: .file())
    var output: String?

    @Flag(help: "End with status 1 where there are warnings.")
    var strict = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if output != nil, form == .text {
            throw ValidationError("--output writes a report: say in which form, such as --reporter sarif")
        }
    }

    func run() throws {
        var console = Console()
        Interrupt.watch(once: true)
        let named = paths.filter { $0 != "-" }
        // Where there is only standard input to check, no folder is looked through.
        let discovery = named.isEmpty && !paths.isEmpty ? nil : Discovery(paths: named)
        let problems = discovery?.problems ?? []
        for problem in problems { console.complain(problem) }
        let scripts = (paths.contains("-") ? ["<stdin>"] : []) + (discovery?.scripts.map(\.path) ?? [])
        let engine = Engine(options: common.engineOptions(messagesTo: STDERR_FILENO))
        var report = CheckReport()
        for path in scripts where !Interrupt.isRequested { check(path, engine, &report, &console) }
        guard report.files > 0 else {
            if problems.isEmpty { console.complain("no script found") }
            throw ExitCode(ExitStatus.nothingMatched.rawValue)
        }
        let isWritten = write(report, &console)
        if tellsText, !common.quiet { console.write("\(report.tally)\n") }
        console.flush()
        if Interrupt.isRequested { throw ExitCode(ExitStatus.interrupted.rawValue) }
        if !problems.isEmpty { throw ExitCode(ExitStatus.nothingMatched.rawValue) }
        throw ExitCode(status(of: report, isWritten: isWritten).rawValue)
    }

    private var form: CheckForm { reporter ?? (common.script.format == .json ? .json : .text) }

    /// Whether people are told: unless the report goes where they read.
    private var tellsText: Bool { form == .text || output != nil }

    private func status(of report: CheckReport, isWritten: Bool) -> ExitStatus {
        if report.errors > 0 { return .scriptErrors }
        return !isWritten || strict && report.warnings > 0 ? .failed : .done
    }

    private func check(_ path: String, _ engine: Engine, _ report: inout CheckReport, _ console: inout Console) {
        do throws(SystemError) {
            let bytes =
                path == "<stdin>"
                ? try FileSystem.read(descriptor: STDIN_FILENO, limit: engine.fileSizeLimit)
                : try FileSystem.read(path, limit: engine.fileSizeLimit)
            let checked = engine.check(ScriptSource(name: path, bytes: bytes, base: "."))
            report.add(checked)
            if tellsText, !checked.messages.isEmpty { console.report(checked.messages) }
        } catch {
            let sentence = UnreadableScript(path: path, error: error).sentence
            console.complain(sentence)
            report.add(unreadable: path, because: sentence)
        }
    }

    /// Tells the report in its form; false if the file that was asked for cannot be written.
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

extension CheckForm: ExpressibleByArgument {}
