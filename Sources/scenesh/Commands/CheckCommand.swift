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
            Examples:
              scenesh check
              scenesh check mail.scene scripts/apps
              cat mail.scene | scenesh check -
            """)

    @Argument(
        help: ArgumentHelp(
            "Scripts and folders to look through; - is standard input (default: scripts).", valueName: "path"),
        completion: .scripts)
    var paths: [String] = []

    @OptionGroup var common: CommonOptions

    func run() throws {
        var console = Console()
        Interrupt.watch(once: true)
        let engine = Engine(options: common.engineOptions(messagesTo: STDERR_FILENO))
        let named = paths.filter { $0 != "-" }
        // Where there is only standard input to check, no folder is looked through.
        let discovery = named.isEmpty && !paths.isEmpty ? nil : Discovery(paths: named)
        let problems = discovery?.problems ?? []
        for problem in problems { console.complain(problem) }
        var tally = Tally()
        if paths.contains("-") { check("<stdin>", engine, &tally, &console) }
        for script in discovery?.scripts ?? [] where !Interrupt.isRequested {
            check(script.path, engine, &tally, &console)
        }
        guard tally.files > 0 else {
            if problems.isEmpty { console.complain("no script found") }
            throw ExitCode(ExitStatus.nothingMatched.rawValue)
        }
        if !common.quiet { console.write(tally.sentence) }
        console.flush()
        if Interrupt.isRequested { throw ExitCode(ExitStatus.interrupted.rawValue) }
        if !problems.isEmpty { throw ExitCode(ExitStatus.nothingMatched.rawValue) }
        throw ExitCode(tally.errors > 0 ? ExitStatus.scriptErrors.rawValue : ExitStatus.done.rawValue)
    }

    private func check(_ path: String, _ engine: Engine, _ tally: inout Tally, _ console: inout Console) {
        do throws(SystemError) {
            let bytes =
                path == "<stdin>"
                ? try FileSystem.read(descriptor: STDIN_FILENO, limit: engine.fileSizeLimit)
                : try FileSystem.read(path, limit: engine.fileSizeLimit)
            let compiled = engine.compile(ScriptSource(name: path, bytes: bytes, base: "."))
            tally.files += 1
            tally.errors += compiled.errorCount
            tally.warnings += compiled.warningCount
            if !compiled.messages.isEmpty { console.report(compiled.messages) }
        } catch {
            console.complain(UnreadableScript(path: path, error: error).sentence)
            tally.files += 1
            tally.errors += 1
        }
    }

    private struct Tally {
        var files = 0
        var errors = 0
        var warnings = 0

        /// `2 files, 1 error, no warnings`
        var sentence: String {
            "\(Tally.count(files, "file")), \(Tally.count(errors, "error")), \(Tally.count(warnings, "warning"))\n"
        }

        private static func count(_ number: Int, _ noun: String) -> String {
            "\(number == 0 ? "no" : String(number)) \(noun)\(number == 1 ? "" : "s")"
        }
    }
}
