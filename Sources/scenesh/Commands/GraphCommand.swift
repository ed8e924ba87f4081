import ArgumentParser

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh graph`: draws the scenes of storyboards and the segues between them.
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draw the scenes and segues of a storyboard.",
        usage: "scenesh graph [<options>] <file> ...",
        discussion: """
            Reads Xcode storyboards, and prints a graph: a node for each scene, an edge for
            each segue. The format mermaid is drawn by GitHub and GitLab in Markdown, and
            dot by Graphviz. json has the ids of the storyboard's objects, and the names
            that scripts have for its scenes and views.

            --check FILE compares the graph with a file and prints nothing.

            The status is 1 if --check finds a difference, 2 if a file cannot be read, and
            3 if a storyboard has errors.

            Examples:
              scenesh graph Main.storyboard
              scenesh graph Main.storyboard --format dot > app.dot
              scenesh graph Main.storyboard Settings.storyboard --format json
              scenesh graph Main.storyboard --check docs/app.mmd
            """)

    @Argument(
        help: ArgumentHelp("Storyboards; - is standard input.", valueName: "file"), completion: .storyboards)
    var files: [String]

    @Option(help: "Format of the graph.")
    var format: GraphForm = .mermaid

    @Option(help: ArgumentHelp("Compare with this file; print nothing.", valueName: "file"), completion: .file())
    var check: String?

    @Option(help: "When to use colours.")
    var color: ColourChoice = .auto

    func validate() throws {
        if let script = files.first(where: { $0.hasSuffix(Discovery.scriptEnding) }) {
            throw ValidationError("'\(script)' is a script; graph reads storyboards")
        }
    }

    func run() throws {
        var console = Console()
        let status = draw(&console)
        console.flush()
        throw ExitCode(status.rawValue)
    }

    private func draw(_ console: inout Console) -> ExitStatus {
        Interrupt.watch(once: true)
        let limit = Engine.plain.fileSizeLimit
        var storyboards = StoryboardFiles()
        for file in files {
            guard let source = ScriptSource.read(file, limit: limit, &console) else { return .usage }
            storyboards.add(source.name, source.bytes)
        }
        let messages = storyboards.messages(colour: color.applies(to: STDERR_FILENO))
        if !messages.isEmpty { console.report(messages) }
        guard !storyboards.hasErrors else { return .scriptErrors }
        let picture = storyboards.picture(format)
        guard let check else {
            console.write(picture)
            return .done
        }
        return compare(picture, with: check, limit: limit, &console)
    }

    private func compare(
        _ picture: [UInt8], with path: String, limit: Int, _ console: inout Console
    ) -> ExitStatus {
        do throws(SystemError) {
            if try FileSystem.read(path, limit: limit) == picture { return .done }
        } catch {
            console.complain("cannot read '\(path)': \(error.message)")
            return .usage
        }
        let command = ["scenesh graph"] + files + (format == .mermaid ? [] : ["--format \(format.rawValue)"])
        console.complain("'\(path)' differs from the graph; update it: \(command.joined(separator: " ")) > \(path)")
        return .failed
    }
}

extension GraphForm: ExpressibleByArgument {}
