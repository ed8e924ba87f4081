import ArgumentParser

/// `scenesh repl`: the interactive session, which `scenesh` alone starts on a terminal.
struct InteractiveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "repl",
        abstract: "Start an interactive session.",
        usage: "scenesh repl [<options>]",
        discussion: """
            On a terminal, 'scenesh' without arguments also starts a session. If the input
            is a pipe, 'scenesh repl' reads entries without a prompt, and stops at the
            first error.

            Examples:
              scenesh repl --ios 12
              echo ':help' | scenesh repl
            """)

    @OptionGroup(title: "Session") var session: SessionOptions
    @OptionGroup var traced: TracedRunOptions
    @OptionGroup(visibility: .hidden) var quiet: QuietOption

    func run() throws {
        let session = Interactive(traced, session)
        throw ExitCode(session.run().rawValue)
    }
}
