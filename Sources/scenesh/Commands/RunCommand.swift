import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh run`: runs scripts, the trace to standard output, messages to standard error.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run scripts and print their traces.",
        usage: "scenesh [run] [<options>] [-e <text>] [<file> ...]",
        discussion: """
            Without a file, on a terminal, the interactive session starts.

            Examples:
              scenesh scripts/tour/01-hello.scene
              scenesh run --ios 12 --device 'iPad landscape' mail.scene
              scenesh run -e 'initial scene a; launch'
              echo 'print 6 * 7' | scenesh -
            """)

    @Option(
        name: [.customShort("e")], parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Run this text. Repeated, each is a line of one script.", valueName: "text"))
    var texts: [String] = []

    @Argument(
        help: ArgumentHelp("Scripts to run, in order; - is standard input.", valueName: "file"), completion: .scripts)
    var files: [String] = []

    @OptionGroup(title: "Session") var session: SessionOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        if files.isEmpty && texts.isEmpty && Descriptor.isTerminal(STDIN_FILENO) {
            var interactive = Interactive(common, session)
            throw ExitCode(interactive.run().rawValue)
        }
        let engine = Engine(options: common.engineOptions(messagesTo: STDERR_FILENO))
        var console = Console()
        Interrupt.watch(once: true)
        var status = ExitStatus.done
        if !texts.isEmpty {
            let text = Array(texts.joined(separator: "\n").utf8)
            status = execute(ScriptSource(name: "-e", bytes: text, base: "."), engine, &console)
        }
        for file in files.isEmpty && texts.isEmpty ? ["-"] : files where status != .interrupted {
            guard
                let source = ScriptSource.read(file, among: Scenesh.commandNames, limit: engine.fileSizeLimit, &console)
            else {
                status = max(status, Interrupt.isRequested ? .interrupted : .usage)
                continue
            }
            status = max(status, execute(source, engine, &console))
        }
        console.flush()
        throw ExitCode(status.rawValue)
    }

    private func execute(_ source: ScriptSource, _ engine: Engine, _ console: inout Console) -> ExitStatus {
        let compiled = engine.compile(source)
        if !compiled.messages.isEmpty && !(common.quiet && compiled.errorCount == 0) {
            console.report(compiled.messages)
        }
        guard var run = compiled.run else { return .scriptErrors }
        let isColoured = common.color.applies(to: STDOUT_FILENO) && !engine.options.isJSON
        var goesOn = true
        while goesOn && !Interrupt.isRequested {
            goesOn = run.advance()
            let trace = run.takeTrace()
            console.write(isColoured ? TraceColours.paint(trace) : trace)
            let messages = run.takeMessages()
            if !messages.isEmpty { console.report(messages) }
        }
        if goesOn {
            console.complain("interrupted")
            return .interrupted
        }
        return run.hasFailed ? .failed : .done
    }
}
