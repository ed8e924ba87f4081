import ArgumentParser

/// The tool. Without a subcommand it runs the given files, or starts the interactive session.
@main
struct Scenesh: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scenesh",
        abstract: "Run scripts on a model of UIKit's view controllers.",
        discussion: """
            A script describes an app and the events that happen in the app. A run of the
            script prints a trace: the lifecycle calls that UIKit makes. 'scenesh FILE' is
            short for 'scenesh run FILE'.

            Examples:
              scenesh                               # an interactive session
              scenesh scripts/tour/01-hello.scene   # run a script
              scenesh test scripts/tour             # compare traces with goldens
              scenesh help test                     # the help of a command
              scenesh help run                      # the options of a run

            Exit status:
            \(ExitStatus.table)

            Settings:
              The file scenesh.toml sets the default release, the default device and the
              warnings that are reported. For each script, the tool reads the scenesh.toml
              in the script's folder. If there is no such file, the tool reads the nearest
              scenesh.toml in a parent folder. Options of the command line override these
              settings. 'scenesh help check' shows an example of the file.

            Environment:
              NO_COLOR         turns colours off, unless --color=always is used
              CLICOLOR_FORCE   turns colours on, even if the output is not a terminal
              CI               if set, 'test --bless', 'test --delete-unused' and 'review'
                               require the option --force
              XDG_STATE_HOME   the folder for two files. scenesh/history contains the lines
                               typed in sessions. scenesh/failed-tests contains the scripts
                               for 'test --retry-failed'
            """,
        version: Version.text,
        subcommands: Subcommands.all,
        defaultSubcommand: RunCommand.self)

    /// Runs the command line on a thread with a large stack, for deeply nested scripts.
    static func main() {
        Descriptor.openClosedStandardStreams()
        Descriptor.ignoreFileSizeSignal()
        DeepThread.run { runCommandLine(Array(CommandLine.arguments.dropFirst())) }
    }

    private static func runCommandLine(_ arguments: [String]) {
        if let files = ScriptRunner.plainFiles(arguments) {
            ScriptRunner.withoutOptions.run([RunPart(files: files)]).end()
        }
        if arguments.first == "check", let files = ScriptRunner.plainFiles(arguments.dropFirst()) {
            ScriptChecker.withoutOptions.run(files).end()
        }
        do {
            try checkTopic(of: arguments)
            var command = try parseAsRoot(arguments)
            try command.run()
        } catch {
            end(with: error, of: arguments)
        }
    }

    /// Refuses `help nope`, which the argument parser handles like `help`.
    private static func checkTopic(of arguments: [String]) throws {
        guard arguments.count > 1, arguments[0] == "help", !arguments[1].hasPrefix("-") else { return }
        let name = arguments[1]
        guard !Subcommands.names.contains(name) else { return }
        let near = NearestName.closest(to: name, in: Subcommands.names)
        throw ValidationError(
            "unknown command '\(name)'; \(near.map(NearestName.question) ?? "scenesh --help lists all commands")")
    }

    /// Returns a help text with its section of limits at the end. The argument parser prints sections with a title
    /// before the options, but few people use limits.
    private static func limitsLast(_ help: String) -> String {
        let title = ReadingOptions.limitsTitle.uppercased() + ":"
        var sections = help.split(separator: "\n\n", omittingEmptySubsequences: false)
        guard let place = sections.firstIndex(where: { $0.hasPrefix(title) }) else { return help }
        let limits = sections.remove(at: place)
        while sections.last?.isEmpty == true { sections.removeLast() }
        let end = sections.last?.last == "\n" ? "\n" : ""
        return sections.joined(separator: "\n\n") + "\n\n".dropLast(end.utf8.count) + limits + end
    }

    /// Returns the help without its description, examples and limits.
    private static func shortened(_ help: String) -> String {
        let sections = help.split(separator: "\n\n", omittingEmptySubsequences: false)
        guard let usage = sections.firstIndex(where: { $0.hasPrefix("USAGE:") }), let overview = sections.first else {
            return help
        }
        let titles = ["USAGE:", "ARGUMENTS:", "OPTIONS:", "SUBCOMMANDS:"]
        let kept = sections[usage...].filter { section in titles.contains { section.hasPrefix($0) } }
        return ([overview] + kept).joined(separator: "\n\n").trimmedAtEnd + "\n\n--help shows more."
    }

    /// Returns a suggestion for the options that every command has, which the argument parser does not suggest.
    private static func hint(for arguments: [String]) -> String? {
        let near = arguments.lazy.filter { $0.hasPrefix("--") }
            .compactMap { NearestName.closest(to: $0, in: ["--help", "--version"]) }
        return near.first.map { "Did you mean '\($0)'?" }
    }

    /// Whether the arguments ask for JSON. They could not be parsed, so the options are only searched.
    private static func wantsJSON(_ arguments: [String]) -> Bool {
        let options = ["--format", "--reporter"]
        let pairs = zip(arguments, arguments.dropFirst()).prefix { $0.0 != "--" }
        return pairs.contains { options.contains($0) && $1 == "json" }
            || arguments.prefix { $0 != "--" }.contains { argument in options.contains { argument == "\($0)=json" } }
    }

    /// Returns an error of the argument parser as a JSON object: the sentence, and the usage as its help.
    private static func jsonMessage(_ message: String) -> [UInt8] {
        let lines = message.split(separator: "\n").map { String($0).trimmedOrNil ?? "" }
        let start = lines.firstIndex { $0.hasPrefix("Usage: ") || $0.hasPrefix("Help: ") } ?? lines.endIndex
        let sentence = lines[..<start].joined(separator: " ")
        return JSONText.message(
            sentence.hasPrefix("Error: ") ? String(sentence.dropFirst(7)) : sentence,
            help: start == lines.endIndex ? nil : lines[start...].joined(separator: "\n"))
    }

    /// Prints help to standard output or an error to standard error, and exits with the status. Errors of the argument
    /// parser exit with `usage`. If the arguments ask for JSON, the error is an object on standard output.
    private static func end(with error: any Error, of arguments: [String]) -> Never {
        let code = exitCode(for: error)
        var message = fullMessage(for: error)
        if code == .validationFailure, let hint = hint(for: arguments) { message += "\n\(hint)" }
        if code.isSuccess {
            let isShort = arguments.contains("-h") && !arguments.contains("--help")
            message = isShort ? shortened(message) : limitsLast(message)
        }
        var console = Console()
        if !message.isEmpty {
            if code.isSuccess {
                console.write(message + "\n")
            } else if wantsJSON(arguments) {
                console.write(jsonMessage(message))
            } else {
                console.report(Array("\(message)\n".utf8))
            }
        }
        console.flush()
        exit(withError: code == .validationFailure ? ExitCode(ExitStatus.usage.rawValue) : code)
    }
}
