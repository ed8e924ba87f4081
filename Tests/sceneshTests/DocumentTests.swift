import SceneLang
import SceneRuntime
import TestSupport
import Testing

@testable import scenesh

/// Examples in documents are run: a ```scene block must give the ```trace block that follows it. Without one, nothing
/// may go wrong.
@Suite struct DocumentTests {
    /// A script of a document with the trace that stands after it.
    struct Example: Sendable, CustomTestStringConvertible {
        let document: String
        let line: Int
        let script: String
        /// Nil if no trace follows.
        let trace: String?

        var testDescription: String { "\(document):\(line)" }
    }

    /// The documents with examples. `ExplainTests` runs those of `docs/diagnostics.md`.
    static let documents =
        ["README.md", "grammar.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "skills/scenesh/QUESTIONS.md"]
        + Project.files(under: "docs", ending: ".md").filter { $0 != "docs/diagnostics.md" }

    /// Documents that name the first and the last release name those of the model.
    @Test(arguments: ["README.md", "Packaging/deb"])
    func theReleasesAreTheModels(document: String) {
        #expect(Project.text(document).contains("iOS \(Release.knownText)"))
    }

    /// The README lists the commands.
    @Test(arguments: Subcommands.names.filter { $0 != "help" }) func theReadmeNamesEachCommand(name: String) {
        #expect(Project.text("README.md").contains("scenesh \(name)"))
    }

    static let examples = documents.flatMap { examples(in: Project.text($0), of: $0) }

    static func examples(in text: String, of document: String) -> [Example] {
        var examples: [Example] = []
        var script: (line: Int, text: String)?
        var block: (kind: String, line: Int, lines: [String])?
        func finish(_ trace: String?) {
            guard let whole = script else { return }
            examples.append(Example(document: document, line: whole.line, script: whole.text, trace: trace))
            script = nil
        }
        for (index, bytes) in Lines.split(Array(text.utf8)).enumerated() {
            let line = String(decoding: bytes, as: UTF8.self)
            if let open = block, line == "```" {
                let text = open.lines.map { $0 + "\n" }.joined()
                if open.kind == "scene" {
                    finish(nil)
                    script = (open.line, text)
                } else if open.kind == "trace" {
                    finish(text)
                }
                block = nil
            } else if block != nil {
                block?.lines.append(line)
            } else if line.hasPrefix("```") {
                block = (String(line.dropFirst(3)), index + 1, [])
            }
        }
        finish(nil)
        return examples
    }

    @Test func thereAreExamples() {
        #expect(!Self.examples.isEmpty)
        #expect(Self.swiftBlocks.count >= 4)
    }

    @Test(arguments: examples) func examplesGiveTheirTraces(example: Example) {
        let source = ScriptSource(
            name: example.document, bytes: Array(example.script.utf8), baseFolder: Project.root)
        let compiled = Engine(options: EngineOptions()).compile(source)
        let recording = Engine(options: EngineOptions()).record(compiled, under: nil)
        guard let trace = example.trace else {
            // The script of docs/check.md is one with mistakes.
            let isWrong = Verdict(compiled.expected, recording.problems).failure(isColoured: false) != nil
            #expect(
                isWrong == (example.document == "docs/check.md"),
                "\(String(decoding: recording.messages, as: UTF8.self))")
            return
        }
        let expected = Lines.split(Array(trace.utf8)).map { LinePattern(text: $0) }
        let alignment = LineAlignment(expected: expected, found: recording.lines)
        let diff = UnifiedDiff(alignment: alignment, expected: expected, found: recording.lines)
        let text = diff.rendered(from: example.testDescription, to: "the tool", colour: false)
        if !alignment.isMatch { Issue.record("\(String(decoding: text, as: UTF8.self))") }
    }

    @Test(arguments: ["scene", "trace"]) func theReadmeBeginsWithTheFirstTour(kind: String) throws {
        let first = try #require(DocumentTests.examples.first { $0.document == "README.md" })
        let path = "scripts/tour/01-hello.\(kind)"
        let difference = LineDiff(
            expected: Project.text(path).utf8, observed: (kind == "scene" ? first.script : first.trace ?? "").utf8
        ).unified(from: path, to: first.testDescription)
        if let difference { Issue.record("\(difference)") }
    }

    /// Swift code of a document, without the indentation of its lines.
    struct SwiftBlock: Sendable, CustomTestStringConvertible {
        let document: String
        let number: Int
        let text: String

        var testDescription: String { "\(document), block \(number)" }
    }

    private static let swiftBlocks: [SwiftBlock] = {
        let folders = ["Sources/SceneLang/SceneLang.docc", "Sources/SceneRuntime/SceneRuntime.docc"]
        let articles = folders.flatMap { Project.files(under: $0, ending: ".md") }
        return (documents + articles).flatMap { document in
            let parts = ("\n" + Project.text(document)).split(separator: "\n```swift\n").dropFirst()
            return parts.enumerated().map { number, part in
                let text = flush(String(part.split(separator: "\n```", maxSplits: 1).first ?? "?"))
                return SwiftBlock(document: document, number: number + 1, text: text)
            }
        }
    }()

    /// Swift code in documents is code of the examples, which are built and run.
    @Test(arguments: swiftBlocks) func swiftBlocksAreOfTheExamples(block: SwiftBlock) {
        let code = Project.files(under: "Examples", ending: ".swift").map { Self.flush(Project.text($0)) }
        let isExample = code.contains { $0.contains(block.text) }
        #expect(isExample, "\(block.document) has code that no example has:\n\(block.text)")
    }

    /// A text without the indentation of its lines.
    private static func flush(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
            .joined(separator: "\n")
    }

    @Test func blocksAreFound() {
        let text = "a\n```scene\nx\n```\nb\n```trace\ny\n```\n```swift\nz\n```\n```scene\nw\n```\n"
        let found = DocumentTests.examples(in: text, of: "d")
        #expect(found.map(\.script) == ["x\n", "w\n"])
        #expect(found.map(\.trace) == ["y\n", nil])
        #expect(found.map(\.line) == [2, 12])
    }
}
