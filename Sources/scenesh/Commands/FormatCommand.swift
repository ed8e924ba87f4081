import ArgumentParser
import SceneLang

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh fmt`: formats scripts.
struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fmt",
        abstract: "Format scripts.",
        discussion: """
            Rewrites each script that is not formatted. A formatted script has four spaces
            per level, one statement per line, and one space around operators. Between two
            lines, a formatted script has at most one empty line. Lines end with a line
            feed. Scripts with errors do not change.

            Comments, strings, the lines of 'expect trace', blocks on one line, and the
            line breaks inside a statement stay as they are. A '{' or an 'else' on a line
            of its own moves to the end of the line before.

            The status is 0 if all scripts are formatted, and 1 if --check finds a script
            that is not formatted. The status is 2 if a file cannot be read or written, 3
            if a script has errors, and 4 if there is no script or a path does not exist.

            Examples:
              scenesh fmt
              scenesh fmt --check scripts
              scenesh fmt --diff mail.scene
              cat mail.scene | scenesh fmt -
            """)

    @Argument(
        help: ArgumentHelp(
            "Scripts, and folders that contain scripts; - is standard input (default: the folder 'scripts').",
            valueName: "path"),
        completion: .scripts)
    var paths: [String] = []

    @Flag(help: "List the scripts that are not formatted, and write nothing.")
    var check = false

    @Flag(help: "Show the changes, and write nothing.")
    var diff = false

    @Flag(name: [.short, .long], help: "Do not list the files that are written.")
    var quiet = false

    @Option(help: "When to use colours.")
    var color: ColourChoice = .auto

    func run() throws {
        var console = Console()
        Interrupt.exitOnSignal()
        let named = paths.filter { $0 != "-" }
        // If only standard input is to be formatted, no folder is searched.
        let discovery =
            named.isEmpty && !paths.isEmpty ? nil : Discovery(paths: named.isEmpty ? [Discovery.defaultFolder] : named)
        var status = ExitStatus.done
        for reason in discovery?.complaints ?? [] { console.writeError(reason) }
        if discovery?.problems.isEmpty == false { status = .nothingMatched }
        if paths.contains("-") { status = max(status, format(nil, &console)) }
        for script in discovery?.scripts ?? [] where !Interrupt.isRequested {
            status = max(status, format(script.path, &console))
            console.flush()
        }
        if let discovery, discovery.scripts.isEmpty, discovery.problems.isEmpty {
            console.writeError(Discovery.lack(in: named))
            status = .nothingMatched
        }
        console.flush()
        throw ExitCode(Interrupt.isRequested ? ExitStatus.interrupted.rawValue : status.rawValue)
    }

    /// Formats a file, or standard input if `path` is nil.
    private func format(_ path: String?, _ console: inout Console) -> ExitStatus {
        let bytes: [UInt8]
        do throws(SystemError) {
            let limit = SourceFile.maximumSize
            if let path {
                bytes = try FileSystem.read(path, limit: limit)
            } else {
                bytes = try FileSystem.read(descriptor: STDIN_FILENO, limit: limit)
            }
        } catch {
            console.writeError(UnreadableScript(path: path ?? "<stdin>", error: error).sentence)
            return .usage
        }
        let file = SourceFile(name: path ?? "<stdin>", bytes: bytes)
        if ForeignScene.isForeign(bytes) {
            console.writeError(ForeignScene.sentence(about: file.name))
            return .done
        }
        switch ScriptFormatter.format(file) {
        case .hasErrors(let findings):
            reportErrors(findings, in: file, &console)
            return .scriptErrors
        case .refused(let reason):
            console.writeError("'\(file.name)' is not changed: \(reason); please report this bug with the file")
            return .scriptErrors
        case .text(let text): return deliver(text, of: file, at: path, &console)
        }
    }

    /// Prints the first error, because it may have caused the others. `check` prints all.
    private func reportErrors(_ findings: [Diagnostic], in file: SourceFile, _ console: inout Console) {
        var sources = SourceMap()
        _ = sources.add(file)
        let renderer = DiagnosticRenderer(sources: sources, colour: color.applies(to: STDERR_FILENO))
        if let first = findings.first { console.report(renderer.render(first)) }
        let more = findings.count > 1 ? "; scenesh check shows all \(findings.count) errors" : ""
        console.writeError("'\(file.name)' has errors and is not changed\(more)")
    }

    private func deliver(_ text: [UInt8], of file: SourceFile, at path: String?, _ console: inout Console) -> ExitStatus
    {
        let isSame = text == file.bytes
        if diff, !isSame { console.write(difference(file, text)) }
        if check || diff {
            if check, !diff, !isSame { console.write("\(file.name)\n") }
            return check && !isSame ? .failed : .done
        }
        guard let path else {
            console.writeVisibly(text)
            return .done
        }
        if isSame { return .done }
        guard console.save(text, to: path) else { return .usage }
        if !quiet { console.write("formatted \(path)\n") }
        return .done
    }

    private func difference(_ file: SourceFile, _ text: [UInt8]) -> [UInt8] {
        UnifiedDiff(from: Array(file.bytes), to: text)
            .rendered(from: file.name, to: file.name, colour: color.applies(to: STDOUT_FILENO))
    }
}
