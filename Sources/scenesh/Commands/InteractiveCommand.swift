import ArgumentParser

/// `scenesh repl`: the interactive session, which `scenesh` alone starts on a terminal.
struct InteractiveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "repl",
        abstract: "Start an interactive session.",
        discussion: """
            This is what scenesh does on a terminal when nothing else is asked for. From a pipe,
            entries are read without a prompt and the first error ends the session.

            Examples:
              scenesh repl --ios 12
              echo ':help' | scenesh repl
            """)

    @OptionGroup(title: "Session") var session: SessionOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        var session = Interactive(common, session)
        throw ExitCode(session.run().rawValue)
    }
}
