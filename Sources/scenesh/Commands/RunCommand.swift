import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh run`: runs scripts. Traces go to standard output, messages to standard error.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run scripts and print their traces.",
        usage: "scenesh [run] [<options>] [-e <text>] [<file> ...]",
        discussion: """
            On a terminal, the command without a file starts an interactive session.

            --trace adds (+) or removes (-) categories of calls. The categories are:
            \(TraceOptions.categoryNames)

            Examples:
              scenesh scripts/tour/01-hello.scene
              scenesh run --ios 12 --device 'iPad landscape' mail.scene
              scenesh run -e 'initial scene a; launch'
              echo 'print 6 * 7' | scenesh -
            """)

    @Option(
        name: [.customShort("e")], parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Run this text. Repeat the option for more lines.", valueName: "text"))
    var texts: [String] = []

    @Argument(
        help: ArgumentHelp("Scripts to run, in this order; - is standard input.", valueName: "file"),
        completion: .scripts)
    var files: [String] = []

    @Option(help: ArgumentHelp("Stop a script after this number of seconds.", valueName: "seconds"))
    var timeout: Double?

    @OptionGroup(title: "Session") var session: SessionOptions
    @OptionGroup var traced: TracedRunOptions

    @Flag(name: [.short, .long], help: "Do not print warnings and notes.")
    var quiet = false

    @Flag(help: "End the run where it depends on a value that the script does not declare.")
    var strict = false

    func validate() throws {
        if let timeout, !(timeout > 0 && timeout < 1e9) {
            throw ValidationError("--timeout takes a number of seconds above 0, not \(timeout)")
        }
    }

    func run() throws {
        if files.isEmpty && texts.isEmpty && Descriptor.isTerminal(STDIN_FILENO) {
            let interactive = Interactive(traced, session)
            throw ExitCode(interactive.run().rawValue)
        }
        var options = traced.engineOptions
        options.endsAtUnknown = strict
        let engine = Engine(options: options)
        let runner = ScriptRunner(
            engine: engine, isColoured: traced.script.color.applies(to: STDOUT_FILENO) && !engine.options.isJSON,
            isQuiet: quiet, timeout: timeout)
        let text = texts.isEmpty ? nil : texts.joined(separator: "\n")
        let status = runner.run(text: text, files: files.isEmpty && texts.isEmpty ? ["-"] : files)
        throw ExitCode(status.rawValue)
    }
}
