import TestSupport
import Testing

@testable import scenesh

/// `scenesh play`: a page that steps through a run.
@Suite struct PlayTests {
    private static let segues = Project.path("scripts/tour/03-segues.scene")

    /// Returns the data of a page.
    private static func data(of page: String) throws -> String {
        let start = try #require(page.firstRange(of: #"<script type="application/json" id="data">"#)).upperBound
        let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
        return String(page[start..<end])
    }

    @Test func sameScriptSameBytes() throws {
        let first = try ToolProcess.run(["play", Self.segues])
        let second = try ToolProcess.run(["play", Self.segues, "-o", "-"])
        #expect(first == second && first.status == 0 && first.errors.isEmpty)
        #expect(first.output.utf8.count <= 70_000, "\(first.output.utf8.count) bytes")
        #expect(first.output.contains("default-src 'none'; script-src 'sha256-"))
        let withoutSources = first.output.replacing(try Self.data(of: first.output), with: "")
        #expect(!withoutSources.contains(/https?:\/\//))
    }

    @Test func theTemplateIsThatOfTheFolderPage() throws {
        let made = try ToolProcess.shell("python3 '\(Project.path("Packaging/page"))' tool", in: Project.path("."))
        #expect(made.status == 0, "\(made.errors)")
        let kept = String(
            decoding: try Repository.bytes(of: "Sources/scenesh/Playing/PlayerTemplate.swift"), as: UTF8.self)
        #expect(made.output == kept, "run: Packaging/page tool > Sources/scenesh/Playing/PlayerTemplate.swift")
    }

    @Test func theScriptAndStyleHaveTheHashesOfThePolicy() throws {
        let page = PlayerTemplate.text
        for (tag, source) in [("style", "style-src"), ("script", "script-src")] {
            let start = try #require(page.firstRange(of: "<\(tag)>")).upperBound
            let end = try #require(page[start...].firstRange(of: "</\(tag)>")).lowerBound
            #expect(page.contains("\(source) 'sha256-\(SHA256.base64(of: String(page[start..<end])))'"), "\(tag)")
        }
    }

    @Test func markupInAScriptIsText() throws {
        let text = #"initial scene a; launch; print "</script><!--<img onerror=alert(1)> SCENE-DATA""#
        let result = try ToolProcess.run(["play", "-e", text])
        #expect(result.status == 0)
        let data = try Self.data(of: result.output)
        #expect(!data.contains("<") && data.contains(##"\u003c/script>\u003c!--\u003cimg"##))
        #expect(data.contains("SCENE-DATA"))
    }

    @Test func theNameIsEscaped() throws {
        let scratch = try Scratch()
        let name = "a&<b>.scene"
        try scratch.write(name, "initial scene a\nlaunch\n")
        let result = try ToolProcess.run(["play", name], in: scratch.path)
        #expect(result.output.contains("<title>a&amp;&lt;b&gt;.scene</title>"))
    }

    @Test func choosesStatements() throws {
        let all = try Self.data(of: try ToolProcess.run(["play", Self.segues]).output)
        let some = try Self.data(of: try ToolProcess.run(["play", Self.segues, "--steps", "2..3"]).output)
        #expect(all.contains("\"launch\"") == some.contains("\"launch\""))
        #expect(some.contains("tap .back") && some.utf8.count < all.utf8.count)
        let none = try ToolProcess.run(["play", Self.segues, "--steps", "90..91"])
        #expect(none.status == 2 && none.output.isEmpty)
        expectText(none.errors, contains: "the script runs no statement 90")
    }

    @Test func comparesEnvironments() throws {
        let result = try ToolProcess.run(["play", Self.segues, "--compare", "ios12, iPad"])
        let data = try Self.data(of: result.output)
        expectText(data, contains: #""compare":{"version":1"#)
        expectText(data, contains: "trace 1, ios 12, iPad portrait")
        #expect(!(try Self.data(of: try ToolProcess.run(["play", Self.segues]).output)).contains("\"compare\""))
    }

    @Test func aLongRunIsCut() throws {
        let text = "initial scene a; launch; for i in 0..<30000 { print i }"
        let result = try ToolProcess.run(["play", "-e", text])
        expectText(result.errors, contains: "more than 20000 lines; choose statements with --steps")
        #expect(result.status == 0)
        expectText(try Self.data(of: result.output), contains: #""cut":20000"#)
    }

    @Test(arguments: [
        (["--compare", "ios99"], "is not an environment"), (["--compare", "iPad,iPad"], "is not an environment"),
        (["--steps", "0..2"], "--steps takes two numbers"), (["--steps", "3..2"], "--steps takes two numbers"),
    ])
    func wrongOptions(options: [String], message: String) throws {
        let result = try ToolProcess.run(["play", Self.segues] + options)
        #expect(result.status == 2 && result.output.isEmpty)
        expectText(result.errors, contains: message)
    }

    @Test func itRunsWhereAPlainRunDoes() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "test ios 12, 17\ninitial scene a\nlaunch\n")
        let run = try ToolProcess.run(["run", "a.scene"], in: scratch.path)
        let played = try ToolProcess.run(["play", "a.scene"], in: scratch.path)
        #expect(run.output.hasPrefix("# trace 1, ios 12, iPhone portrait\n") && played.errors == run.errors)
        expectText(try Self.data(of: played.output), contains: #""head":"trace 1, ios 12, iPhone portrait""#)
        let chosen = try ToolProcess.run(["play", "a.scene", "--ios", "17"], in: scratch.path)
        expectText(try Self.data(of: chosen.output), contains: #""head":"trace 1, ios 17, iPhone portrait""#)
        #expect(chosen.errors.isEmpty)
    }

    @Test func aFailedRunIsWritten() throws {
        let result = try ToolProcess.run(["play", "-e", "initial scene a; launch; expect 1 == 2"])
        #expect(result.status == 0 && result.errors == "scenesh: the run failed; the page shows where\n")
        expectText(try Self.data(of: result.output), contains: "! expected: 1 == 2, saw 1")
        #expect(try ToolProcess.run(["play", "-e", "initial scene a; launch"]).errors.isEmpty)
    }

    @Test func theFolderOfTheFileIsMade() throws {
        let scratch = try Scratch()
        let result = try ToolProcess.run(["play", "-e", "print 1", "-o", "new/inner/a.html"], in: scratch.path)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        #expect(scratch.read("new/inner/a.html")?.contains("print 1") == true)
        let refused = try ToolProcess.run(["play", "-e", "print 1", "-o", "new/inner"], in: scratch.path)
        expectText(refused.errors, hasPrefix: "scenesh: cannot write 'new/inner': ")
        #expect(refused.status == 2)
    }

    @Test func errorsWriteNothing() throws {
        let scratch = try Scratch()
        let result = try ToolProcess.run(["play", "-e", "presnt a", "-o", "a.html"], in: scratch.path)
        #expect(result.status == 3 && result.errors.contains("E0104"))
        #expect(try ToolProcess.shell("ls", in: scratch.path).output.isEmpty)
    }

    @Test func failuresOfTestsHavePlayers() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "initial scene a\nlaunch\n")
        try scratch.write("a.trace", "# trace 1, ios 17, iPhone portrait\n> launch\n  a.wrong()\n")
        let result = try ToolProcess.run(["test", "--artifacts", "out", "."], in: scratch.path)
        #expect(result.status == 1)
        let page = try ToolProcess.shell("cat out/a.html", in: scratch.path).output
        expectText(try Self.data(of: page), contains: ##""expected":"# trace 1, ios 17, iPhone portrait\u000a"##)
        try scratch.write("a.trace", "...\n")
        #expect(try ToolProcess.run(["test", "--artifacts", "out", "."], in: scratch.path).status == 0)
        #expect(try ToolProcess.shell("ls out", in: scratch.path).output.isEmpty)
    }

    @Test func anIndexListsTheFailures() throws {
        let scratch = try Scratch()
        let name = "a<b> &:#?.scene"
        try scratch.write("broken/\(name)", "scenario \"x\" { expect 1 == 2 }\nscenario \"y\" { expect 2 == 2 }\n")
        try scratch.write("good/a.scene", "test trace\nprint 1\n")
        let arguments = ["test", "--artifacts", "out", "broken"]
        #expect(try ToolProcess.run(arguments, in: scratch.path).status == 1)
        let page = scratch.read("out/index.html") ?? ""
        expectText(page, contains: "<h2>broken/a&lt;b&gt; &amp;:#?.scene::x</h2>")
        expectText(page, contains: "<a href=\"broken/a%3Cb%3E%20%26%3A%23%3F.html\">Player</a>")
        #expect(!page.contains("::y"))
        try scratch.write("broken/\(name)", "scenario \"x\" { expect 1 == 1 }\n")
        #expect(try ToolProcess.run(arguments + ["--filter", "::x"], in: scratch.path).status == 0)
        #expect(scratch.read("out/index.html") == page, "a part of the tests says nothing about the others")
        #expect(try ToolProcess.run(arguments, in: scratch.path).status == 0)
        #expect(try ToolProcess.shell("ls out", in: scratch.path).output.isEmpty)
        try scratch.write("out/index.html", "<title>mine</title>\n")
        #expect(try ToolProcess.run(arguments, in: scratch.path).status == 0)
        #expect(scratch.read("out/index.html") == "<title>mine</title>\n")
        try scratch.write("broken/\(name)", "expect 1 == 2\n")
        let kept = try ToolProcess.run(arguments, in: scratch.path)
        #expect(kept.status == 1 && scratch.read("out/index.html") == "<title>mine</title>\n")
        expectText(kept.errors, contains: "cannot write 'out/index.html'")
    }

    @Test func aPlayerOfThatNameIsNotReplacedByTheIndex() throws {
        let scratch = try Scratch()
        for name in ["index", "other"] { try scratch.write("\(name).scene", "expect 1 == 2\n") }
        #expect(try ToolProcess.run(["test", "--artifacts", "out", "."], in: scratch.path).status == 1)
        expectText(try Self.data(of: scratch.read("out/index.html") ?? ""), contains: "! expected: 1 == 2, saw 1")
        #expect(try ToolProcess.run(["test", "--artifacts", "out", "."], in: scratch.path).status == 1)
    }
}
