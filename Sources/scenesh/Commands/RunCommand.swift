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
              scenesh scripts/tour/01-hello.scene -e 'print 6 * 7'
              echo 'print 6 * 7' | scenesh -
            """)

    @Option(
        name: [.customShort("e")], parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Run this text after the file before it, as its last lines. Repeat the option for more lines.",
            valueName: "text"))
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
        options.hasJSONMessages = options.isJSON
        let engine = Engine(options: options)
        let runner = ScriptRunner(
            engine: engine, isColoured: traced.script.color.applies(to: STDOUT_FILENO) && !engine.options.isJSON,
            isQuiet: quiet, timeout: timeout)
        let parts = texts.isEmpty ? [RunPart(files: files.isEmpty ? ["-"] : files)] : RunPart.parts(of: self)
        throw ExitCode(runner.run(parts).rawValue)
    }
}

/// Files of a command line, and the steps after them: those of the options `-e` up to the next file.
struct RunPart: Equatable {
    var files: [String] = []
    var steps: [String] = []

    /// Returns the parts of a command. The argument parser keeps no order between options and files, so the order is
    /// that of the arguments.
    fileprivate static func parts(
        of command: RunCommand, _ arguments: [String] = Array(CommandLine.arguments.dropFirst())
    ) -> [RunPart] {
        parts(arguments, files: command.files, texts: command.texts)
    }

    /// Returns the parts of arguments with these files and texts, in their order.
    static func parts(_ arguments: [String], files: [String], texts: [String]) -> [RunPart] {
        var parts = [RunPart()]
        var (files, texts) = (files[...], texts[...])
        var (hasValue, areFiles) = (false, false)
        for argument in arguments {
            if hasValue {
                hasValue = false
                continue
            }
            let isText = !areFiles && argument.hasPrefix("-") && !argument.hasPrefix("--") && argument.contains("e")
            if isText, let text = texts.popFirst() {
                parts[parts.count - 1].steps.append(text)
                hasValue = argument.hasSuffix("e")
            } else if argument == "--" {
                areFiles = true
            } else if argument == files.first {
                if parts.last?.steps.isEmpty == false { parts.append(RunPart()) }
                parts[parts.count - 1].files.append(argument)
                files = files.dropFirst()
            }
        }
        parts[parts.count - 1].files += files
        parts[parts.count - 1].steps += texts
        return parts
    }
}
