import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh check`: reports errors and warnings without running scripts.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report errors and warnings without running scripts.",
        discussion: """
            A script with errors does not run. A script with warnings runs, but a part of
            the script has no effect, fails or misbehaves. Each error and warning has a
            code, such as W0203. 'scenesh explain W0203' explains this code.

            The comment '// check: allow W0203' suppresses the warning W0203. Write the
            comment at the end of the line with the warning, or on the line above. A
            comment at the top of a file, before everything else, applies to the whole
            file. The option --allow suppresses a warning in all files, including
            storyboards.

            The file scenesh.toml sets which warnings are reported. For each script, the
            command reads the scenesh.toml in the script's folder. If there is no such
            file, the command reads the nearest scenesh.toml in a parent folder. In this
            example, "W02" means all codes that begin with W02:

              [check]
              select = ["W02", "W05"]
              ignore = ["W0501"]
              severity.W0203 = "error"

            Errors and warnings are called findings. The command writes the findings to
            standard output, and the summary to standard error. The fix of a finding is
            certain if there is only one possible correction. --fix applies the fixes that
            are certain. --diff shows these fixes.

            Examples:
              scenesh check
              scenesh check mail.scene scripts/apps
              scenesh check --strict --reporter sarif --output check.sarif
              scenesh check --allow W0501 Main.storyboard
              scenesh check --select W05 scripts
              scenesh check --diff scripts
              cat mail.scene | scenesh check --stdin-filename mail.scene -
            """)

    @Argument(
        help: ArgumentHelp(
            "Scripts, storyboards, and folders that contain them; - is standard input (default: the folder 'scripts' "
                + "if it exists, otherwise the current folder).",
            valueName: "path"),
        completion: .scripts)
    var paths: [String] = []

    @Option(help: "Format of the report.")
    var reporter: CheckForm?

    @Option(
        help: ArgumentHelp("Write the report to a file. The terminal still shows the text form.", valueName: "file"),
        completion: .file())
    var output: String?

    @Flag(help: "Exit with status 1 if there are warnings.")
    var strict = false

    @Option(help: ArgumentHelp("Do not report this warning. Repeat the option for more codes.", valueName: "code"))
    var allow: [String] = []

    @Option(
        help: ArgumentHelp(
            "Report only warnings whose code begins with this text. The option overrides scenesh.toml. Repeat the "
                + "option for more codes.",
            valueName: "code"))
    var select: [String] = []

    @Flag(help: "List every place of the notes about names.")
    var notes = false

    @Flag(help: "Print declarations of the names that a script does not declare, as a start.")
    var stubs = false

    @Flag(help: "Apply the fixes that are certain.")
    var fix = false

    @Flag(help: "Show the fixes that are certain, and write nothing.")
    var diff = false

    @Option(
        help: ArgumentHelp("Do not report the findings that this file lists.", valueName: "file"),
        completion: .file())
    var baseline: String?

    @Option(
        help: ArgumentHelp("Write the findings to this file, for use with --baseline.", valueName: "file"),
        completion: .file())
    var writeBaseline: String?

    @Option(
        help: ArgumentHelp("Name of standard input, in messages and for imports.", valueName: "file"),
        completion: .scripts)
    var stdinFilename: String?

    @OptionGroup var environment: EnvironmentOptions

    @Flag(name: [.short, .long], help: "Print only the findings, without the summary.")
    var quiet = false

    @OptionGroup var script: ReadingOptions
    @OptionGroup(visibility: .hidden) var trace: TraceOptions
    @OptionGroup(visibility: .hidden) var format: FormatOption
    @OptionGroup(visibility: .hidden) var explain: ExplainOption

    func validate() throws {
        if output != nil, form == .text {
            throw ValidationError("--output requires a format, such as --reporter sarif")
        }
        for code in allow where !CodeListing.named(code).contains(where: { $0.severity != "error" }) {
            throw ValidationError("'\(code)' is not a warning; 'scenesh explain' lists all codes")
        }
        for code in select where CodeListing.warnings(beginningWith: code).isEmpty {
            throw ValidationError("'\(code)' is not a warning; 'scenesh explain' lists all codes")
        }
        if fix, diff { throw ValidationError("use either --fix or --diff, not both") }
        if fix, paths.contains("-") {
            throw ValidationError("--fix requires files: for standard input, use --diff")
        }
        if diff, form != .text { throw ValidationError("--diff prints only the diff: remove the format of the report") }
        if baseline != nil, writeBaseline != nil {
            throw ValidationError("use either --baseline or --write-baseline, not both")
        }
        if stdinFilename != nil, !paths.contains("-") {
            throw ValidationError("--stdin-filename requires standard input: add the path -")
        }
    }

    func run() throws {
        var options = script.engineOptions(trace, environment, format, explain, messagesTo: STDOUT_FILENO)
        options.allowed = Set(allow.flatMap { CodeListing.named($0) }.map { $0.id })
        if !select.isEmpty { options.selected = Set(select.flatMap { CodeListing.warnings(beginningWith: $0) }) }
        options.listsPlaces = notes
        if stubs { throw ExitCode(printStubs(Engine(options: options)).rawValue) }
        var checker = ScriptChecker(engine: Engine(options: options), form: form)
        (checker.output, checker.isStrict, checker.isQuiet) = (output, strict, quiet)
        checker.fixing = fix ? .apply : diff ? .show : .none
        (checker.baseline, checker.newBaseline) = (baseline, writeBaseline)
        if let stdinFilename { checker.inputName = stdinFilename }
        throw ExitCode(checker.run(paths).rawValue)
    }

    /// Prints declarations of the names that the scripts do not declare.
    private func printStubs(_ engine: Engine) -> ExitStatus {
        var console = Console(isJSON: form == .json)
        var status = ExitStatus.done
        for path in paths {
            guard
                let source = ScriptSource.read(path, among: Subcommands.names, limit: engine.fileSizeLimit, &console)
            else {
                status = .usage
                continue
            }
            console.write(engine.stubs(of: source))
        }
        console.flush()
        return status
    }

    private var form: CheckForm { reporter ?? (format.format == .json ? .json : .text) }
}

extension CheckForm: ExpressibleByArgument {}
