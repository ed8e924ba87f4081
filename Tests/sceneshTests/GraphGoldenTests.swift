import SceneLang
import SceneStoryboard
import TestSupport
import Testing

@testable import scenesh

/// The graphs of `Graphs/NAME.storyboard` and `Graphs/NAME.scene` in each format, as the tool prints them:
/// `Graphs/NAME.FORMAT`.
///
/// With `SCENE_BLESS=1` the expectations are overwritten, and the test still fails once.
@Suite struct GraphGoldenTests {
    private static let folder = "Tests/sceneshTests/Graphs"
    private static let files = [".storyboard", ".scene"].flatMap { Repository.files(under: folder, ending: $0) }

    @Test func thereAreFiles() { #expect(Self.files.count >= 3) }

    @Test(arguments: files, GraphForm.allCases) func printsTheGraph(path: String, form: GraphForm) throws {
        let name = String(path.split(separator: "/").last ?? "")
        // Graphviz need not be installed: scenes without a place are in layers.
        let layout = form.isPicture ? ["--layout", "canvas"] : []
        let result = try ToolProcess.run(
            ["graph", name, "--format", form.rawValue] + layout, in: Project.path(Self.folder))
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        let expectation = ExpectationFile(path.replacing(/\.[a-z]+$/, with: ".\(form.rawValue)"))
        if let difference = try expectation.difference(from: result.output.utf8) { Issue.record("\(difference)") }
        if form == .svg { #expect(Self.isWellFormed(result.output)) }
        let checked = try ToolProcess.run(
            ["graph", name, "--format", form.rawValue, "--check", Path.name(of: expectation.path)] + layout,
            in: Project.path(Self.folder))
        #expect(checked == .init(status: 0, output: "", errors: ""))
    }

    /// Whether expat reads it to the end.
    private static func isWellFormed(_ text: String) -> Bool {
        let file = SourceFile(name: "picture.svg", text: text)
        return !Storyboard.read(file, as: FileID(0)).diagnostics.contains { $0.code.id == "E0601" }
    }

    @Test func theLayoutNeedsAPicture() throws {
        let result = try ToolProcess.run(["graph", "--layout", "layered", "a.storyboard"])
        #expect(result.status == 2 && result.errors.contains("--layout requires a picture"), "\(result)")
    }

    @Test func missingGraphvizIsReported() throws {
        let scratch = try Scratch()
        let path = Project.path("\(Self.folder)/shop.storyboard")
        let arguments = "graph --format svg --layout"
        let missing = try ToolProcess.shell("PATH=/none; \"$TOOL\" \(arguments) graphviz \(path)", in: scratch.path)
        #expect(missing.status == 2 && missing.output.isEmpty)
        expectText(missing.errors, contains: "Graphviz cannot place the scenes: install it, or use --layout layered")
        let layered = try ToolProcess.shell("\"$TOOL\" \(arguments) layered \(path)", in: scratch.path)
        let auto = try ToolProcess.shell("PATH=/none; \"$TOOL\" \(arguments) auto \(path)", in: scratch.path)
        #expect(auto == layered && layered.status == 0)
    }

    /// A program `dot` that answers in time, not at all, or with nonsense.
    @Test(arguments: [
        ("cat >/dev/null; echo 'graph 1 9 9'; for n in 0 1 2 3 4 5; do echo \"node n$n $((n * 3)) 1 1 1\"; done", 0),
        ("exit 1", 2), ("echo 'graph 1 x y'; echo 'node n0 1e99 nan'", 2), ("kill $$", 2),
    ])
    func otherGraphvizIsNotTrusted(body: String, status: Int32) throws {
        let scratch = try Scratch()
        try scratch.write("dot", "#!/bin/sh\n\(body)\n")
        let path = Project.path("\(Self.folder)/shop.storyboard")
        let result = try ToolProcess.shell(
            "chmod +x dot; PATH=$PWD:$PATH; \"$TOOL\" graph --format svg --layout graphviz \(path)", in: scratch.path)
        #expect(result.status == status, "\(result.errors)")
    }
}
