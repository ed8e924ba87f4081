import ArgumentParser
import SceneStoryboard

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `scenesh graph`: draws the scenes of storyboards and scripts, and the segues between them.
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draw scenes and segues.",
        usage: "scenesh graph [<options>] <file> ...",
        discussion: """
            Reads Xcode storyboards and scripts, and prints a graph. The graph has a node
            for each scene and an edge for each segue. The graph of a script has the scenes
            and segues that the script declares or imports.

            --format chooses what is printed:

              mermaid   a diagram that GitHub and GitLab draw in Markdown
              dot       a diagram that Graphviz draws
              svg       a picture that follows the system's light or dark mode
              html      a page with the same picture as svg. The page can be scrolled,
                        zoomed and searched. The page also shows what 'scenesh check'
                        reports about a scene
              json      the ids of the scenes, segues and views in the storyboard. Each id
                        has the name that scripts use for the object

            --layout chooses the places of the scenes in a picture:

              canvas    the places that the scenes have in Xcode
              layered   layers of scenes, beginning with the initial scene
              graphviz  the places that Graphviz computes with the program 'dot'
              auto      canvas if the file contains places; otherwise graphviz if 'dot' is
                        installed; otherwise layered

            --check FILE compares the graph with the file, and reports a difference. With
            this option, the command does not print the graph.

            The status is 1 if --check finds a difference, 2 if a file cannot be read, and
            3 if a file has errors.

            Examples:
              scenesh graph Main.storyboard
              scenesh graph Main.storyboard --format dot > app.dot
              scenesh graph Main.storyboard --format svg --layout layered > app.svg
              scenesh graph Main.storyboard --format html > app.html
              scenesh graph mail.scene --format svg > mail.svg
              scenesh graph Main.storyboard Settings.storyboard --format json
              scenesh graph Main.storyboard --check docs/app.mmd
            """)

    @Argument(
        help: ArgumentHelp("Storyboards and scripts; - is standard input.", valueName: "file"),
        completion: .graphs)
    var files: [String]

    @Option(help: "Format of the graph.")
    var format: GraphForm = .mermaid

    @Option(help: "Places of scenes in a picture.")
    var layout: GraphLayout = .auto

    @Option(
        help: ArgumentHelp("Compare the graph with this file, and report a difference.", valueName: "file"),
        completion: .file())
    var check: String?

    @Option(help: "When to use colours.")
    var color: ColourChoice = .auto

    func validate() throws {
        if layout != .auto, !format.isPicture {
            throw ValidationError("--layout requires a picture: --format svg or html")
        }
    }

    func run() throws {
        var console = Console(isJSON: format == .json)
        let status = draw(&console)
        console.flush()
        throw ExitCode(status.rawValue)
    }

    private func draw(_ console: inout Console) -> ExitStatus {
        Interrupt.watch(once: true)
        let limit = Engine.withoutOptions.fileSizeLimit
        var graphs = GraphFiles(.withoutOptions, isColoured: color.applies(to: STDERR_FILENO), isJSON: format == .json)
        for file in files {
            guard let source = ScriptSource.read(file, limit: limit, &console) else { return .usage }
            graphs.add(source)
        }
        guard !graphs.hasErrors else {
            console.report(graphs.messages)
            return .scriptErrors
        }
        // The graph in JSON has several lines, so that warnings do not fit between them.
        console.writeNote(graphs.messages)
        guard let picture = picture(of: graphs, &console) else { return .usage }
        guard let check else {
            console.write(picture)
            return .done
        }
        return compare(picture, with: check, limit: limit, &console)
    }

    /// Returns the graph in the format of the command line, or reports why that is not possible.
    private func picture(of graphs: GraphFiles, _ console: inout Console) -> [UInt8]? {
        let graph = graphs.graph
        guard let arrangements = format.isPicture ? layout.arrangements(of: graph) : [] else {
            console.writeError("Graphviz cannot place the scenes: install it, or use --layout layered")
            return nil
        }
        return switch format {
        case .mermaid: Array(graph.mermaid.utf8)
        case .dot: Array(graph.dot.utf8)
        case .json: graph.json
        case .svg: Array(ScenePicture(graph, arrangements).svg.utf8)
        case .html: Array(GraphPage(graph, arrangements, graphs.findings).text.utf8)
        }
    }

    private func compare(
        _ picture: [UInt8], with path: String, limit: Int, _ console: inout Console
    ) -> ExitStatus {
        do throws(SystemError) {
            if try FileSystem.read(path, limit: limit) == picture { return .done }
        } catch {
            console.writeError("cannot read '\(path)': \(error.message)")
            return .usage
        }
        let command =
            ["scenesh graph"] + files + (format == .mermaid ? [] : ["--format \(format.rawValue)"])
            + (layout == .auto ? [] : ["--layout \(layout.rawValue)"])
        console.writeError("'\(path)' differs from the graph; update it: \(command.joined(separator: " ")) > \(path)")
        return .failed
    }
}

extension GraphForm: ExpressibleByArgument {}
extension GraphLayout: ExpressibleByArgument {}
