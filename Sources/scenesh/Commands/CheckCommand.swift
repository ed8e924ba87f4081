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
        let checker = ScriptChecker(
            engine: Engine(options: common.engineOptions(messagesTo: STDERR_FILENO)), form: form, output: output,
            isStrict: strict, isQuiet: common.quiet)
        throw ExitCode(checker.run(paths).rawValue)
    }

    private var form: CheckForm { reporter ?? (common.script.format == .json ? .json : .text) }
}

extension CheckForm: ExpressibleByArgument {}
