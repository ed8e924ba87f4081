import ArgumentParser

/// The tool. Without a subcommand it runs the files named, or starts the interactive session.
@main
struct Scenesh: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scenesh",
        abstract: "Run scripts against a model of UIKit's view controllers, and see every call.",
        discussion: """
            Examples:
              scenesh                               an interactive session
              scenesh scripts/tour/01-hello.scene   run a script
              scenesh test                          scripts against their goldens
              scenesh help run                      more on a command
            """,
        version: Version.text,
        subcommands: [
            RunCommand.self, TestCommand.self, CheckCommand.self, MatrixCommand.self, DiffCommand.self,
            RulesCommand.self,
            InteractiveCommand.self,
        ],
        defaultSubcommand: RunCommand.self)

    /// Runs the command line, with room for scripts that are nested deeply.
    static func main() {
        Descriptor.keepGoingAtSizeLimits()
        DeepThread.run { runCommandLine() }
    }

    /// Whatever the argument parser refuses ends with the status for wrong usage.
    private static func runCommandLine() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
            var console = Console()
            console.report(Array("\(fullMessage(for: error))\n".utf8))
            exit(withError: ExitCode(ExitStatus.usage.rawValue))
        }
    }
}
