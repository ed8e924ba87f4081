import Foundation
import TestSupport
import Testing

@testable import scenesh

/// `scenesh check` as a process: its statuses, and its findings in every form.
@Suite struct CheckCommandTests {
    private static let warned: TextArgument = "initial scene home\nscene settings\nlaunch\n"
    private static let wrong: TextArgument = "initial scene home: Nowhere\nlaunch\n"

    private static let statusesCases: [(TextArgument, [String], Int32)] = [
        ("initial scene home\nlaunch\n", [], 0), (warned, [], 0), (warned, ["--strict"], 1), (wrong, [], 3),
        (wrong, ["--strict", "--reporter", "sarif"], 3), (warned, ["--reporter", "json", "--strict"], 1),
        (warned, ["--output", "report"], 2), (warned, ["--reporter", "json", "--output", "a.scene/b"], 2),
    ]

    @Test(arguments: statusesCases)
    func statuses(script: TextArgument, options: [String], status: Int32) throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", script.text)
        let result = try ToolProcess.run(["check"] + options + ["a.scene"], in: scratch.path)
        #expect(result.status == status, "\(result)")
    }

    @Test(arguments: ["--reporter", "--format"]) func jsonHasALineForEachFinding(option: String) throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "let text = \"é😀\"; print txt\n")
        let expected = """
            {"event":"finding","code":"E0201","severity":"error","message":"cannot find 'txt' in scope",\
            "label":"did you mean 'text'?","file":"a.scene","line":1,"column":24,"endLine":1,"endColumn":27,\
            "fix":{"text":"text","certain":true,"file":"a.scene","line":1,"column":24,"endLine":1,"endColumn":27}}
            {"event":"summary","files":1,"errors":1,"warnings":0}

            """
        let result = try ToolProcess.run(["check", option, "json", "a.scene"], in: scratch.path)
        #expect(result.errors.isEmpty)
        let difference = LineDiff.difference(
            of: "check \(option) json", expected: expected, observed: result.output)
        if let difference { Issue.record("\(difference)") }
    }

    @Test func theDocumentedLinesArePrinted() throws {
        let scratch = try Scratch()
        let document = Project.text("docs/check.md")
        let blocks = document.components(separatedBy: "```").map { $0.split(separator: "\n", maxSplits: 1) }
        let script = try #require(blocks.first { $0.first == "scene" }?.last)
        let report = try #require(blocks.first { $0.first == "json" }?.last)
        try scratch.write("a.scene", String(script))
        let result = try ToolProcess.run(["check", "--reporter", "json", "a.scene"], in: scratch.path)
        let difference = LineDiff(expected: report.utf8, observed: result.output.utf8)
            .unified(from: "docs/check.md", to: "check --reporter json")
        if let difference { Issue.record("\(difference)") }
    }

    @Test func annotationsNameTheirColumns() throws {
        let scratch = try Scratch()
        try scratch.write("a,b.scene", "initial scene home\nscene settings\nlaunch\nexpect home\n  .nowhere\n")
        let result = try ToolProcess.run(["check", "--reporter", "github", "a,b.scene"], in: scratch.path)
        let lines = result.output.split(separator: "\n")
        #expect(
            lines.first?.hasPrefix("::error file=a%2Cb.scene,line=5,endLine=5,col=4,endColumn=10,title=E0204") == true)
        #expect(lines.last == "1 file, 1 error, no warnings")
        try scratch.write("a,b.scene", CheckCommandTests.warned.text)
        let warned = try ToolProcess.run(["check", "--reporter", "github", "a,b.scene"], in: scratch.path)
        let expected = """
            ::warning file=a%2Cb.scene,line=2,endLine=2,col=7,endColumn=14,title=W0501%3A an unused scene or \
            controller::scene 'settings' is never used%0Ahelp: add a segue to this scene from a used scene, or put \
            this scene into a container, or remove this scene
            1 file, no errors, 1 warning

            """
        let difference = LineDiff.difference(
            of: "check --reporter github", expected: expected, observed: warned.output)
        if let difference { Issue.record("\(difference)") }
    }

    @Test func aMissingFileIsInTheReport() throws {
        let scratch = try Scratch()
        try scratch.write("wrong.scene", "scene home\npussh home\n")
        try scratch.write("right.scene", "scene home\nlaunch with home\n")
        for (file, errors) in [("wrong.scene", 2), ("right.scene", 1)] {
            let result = try ToolProcess.run(["check", "--reporter", "json", "none.scene", file], in: scratch.path)
            #expect(result.status == 3, "\(result)")
            expectText(
                result.output,
                contains: #"{"event":"unreadable","file":"none.scene","message":"cannot find 'none.scene'"}"#)
            expectText(result.output, contains: #""files":2,"errors":\#(errors),"#)
        }
        let baseline = ["check", "--write-baseline", "known", "none.scene", "right.scene"]
        #expect(try ToolProcess.run(baseline, in: scratch.path).status == 3)
        let sarif = try ToolProcess.run(
            ["check", "--reporter", "sarif", "none.scene", "right.scene"], in: scratch.path)
        expectText(sarif.output, contains: #""executionSuccessful":false"#)
    }

    @Test func annotationsHaveNoControlCharacters() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "scene home\nlaunch with home\nperform \"\u{1B}[31m\u{202E}red\"\n")
        let result = try ToolProcess.run(["check", "--reporter", "github", "a.scene"], in: scratch.path)
        expectText(result.output, contains: "\\u{202e}red")
        #expect(!result.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }

    @Test func aReportInAFileLeavesTextToPeople() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", CheckCommandTests.warned.text)
        let result = try ToolProcess.run(
            ["check", "--reporter", "sarif", "--output", "reports/a.sarif", "a.scene"], in: scratch.path)
        #expect(result.status == 0 && result.errors == "1 file, no errors, 1 warning\n")
        expectText(result.output, hasPrefix: "warning[W0501]")
        let report = scratch.read("reports/a.sarif") ?? ""
        #expect(JSON.isObject(Array(report.utf8)))
        let log = try JSONDecoder().decode(SARIFLog.self, from: Data(report.utf8))
        #expect(log.version == "2.1.0" && log.runs.map(\.columnKind) == ["utf16CodeUnits"])
        let run = try #require(log.runs.first)
        #expect(run.tool.driver.rules.map(\.id) == ["W0501"] && run.results.map(\.ruleIndex) == [0])
        let region = SARIFLog.Region(startLine: 2, startColumn: 7, endLine: 2, endColumn: 15)
        #expect(run.results.flatMap(\.locations).map(\.physicalLocation.region) == [region])
    }

    @Test func sarifCountsColumnsInUTF16AndSpellsPaths() throws {
        let scratch = try Scratch()
        try scratch.write("a é%.scene", "let text = \"é😀\"; print txt\n")
        let result = try ToolProcess.run(["check", "--reporter", "sarif", "a é%.scene"], in: scratch.path)
        let log = try JSONDecoder().decode(SARIFLog.self, from: Data(result.output.utf8))
        let place = try #require(log.runs.first?.results.first?.locations.first?.physicalLocation)
        #expect(place.artifactLocation.uri == "a%20%C3%A9%25.scene")
        #expect(place.region == SARIFLog.Region(startLine: 1, startColumn: 25, endLine: 1, endColumn: 28))
        #expect(log.runs.first?.results.first?.fixes?.isEmpty == false)
    }

    @Test func whatSeveralScriptsImportIsReportedOnce() throws {
        let scratch = try Scratch()
        try scratch.write("shared.scene", "scene shared { segue modal \"old\" -> other }\nscene other\n")
        for name in ["a.scene", "b.scene"] {
            try scratch.write(name, "import \"shared.scene\"\ninitial scene home\nlaunch\npresent shared\n")
        }
        let result = try ToolProcess.run(["check", "--reporter", "json", "."], in: scratch.path)
        #expect(result.output.split(separator: "\n").count == 2)
        expectText(result.output, hasSuffix: "{\"event\":\"summary\",\"files\":3,\"errors\":0,\"warnings\":1}\n")
    }

    /// An imported file has the comments that it needs where it is checked by itself.
    @Test func allowancesOfImportsAreNotIdle() throws {
        let scratch = try Scratch()
        try scratch.write(
            "shared.scene", "scene shared { segue modal \"old\" -> shared }  // check: allow W0201\n")
        try scratch.write("a.scene", "ios 6\nimport \"shared.scene\"\ninitial scene home\nlaunch\npresent shared\n")
        let result = try ToolProcess.run(["check", "--strict", "."], in: scratch.path)
        #expect(result.status == 0 && result.output.isEmpty, "\(result)")
    }

    /// A warning about a release is about the release that is checked.
    @Test(arguments: [("17", "W0202"), ("5", ""), ("12", "W0202")])
    func warningsHeedTheReleaseThatIsAskedFor(release: String, code: String) throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "ios 5\ninitial scene home { on viewWillUnload { print 1 } }\nlaunch\n")
        try scratch.write("b.scene", "ios 6\ninitial scene a { segue modal \"x\" -> b }\nscene b\nlaunch\n")
        let old = try ToolProcess.run(["check", "--ios", release, "a.scene"], in: scratch.path)
        #expect((old.output + old.errors).contains("W0202") == !code.isEmpty)
        let segue = try ToolProcess.run(["check", "--ios", release, "b.scene"], in: scratch.path)
        #expect((segue.output + segue.errors).contains("W0201") == (release != "5"))
    }

    @Test func formattingKeepsAllowancesAtTheirPlaces() throws {
        let scratch = try Scratch()
        try scratch.write(
            "a.scene",
            """
            // check: allow W0502
            initial scene home { segue present "a" -> b; segue present "a" -> c
            segue modal "old" -> b // check: allow W0201
            }
            scene b,c
              // check: allow W0501
            scene d;launch

            """)
        #expect(try ToolProcess.run(["check", "--strict", "a.scene"], in: scratch.path).status == 0)
        #expect(try ToolProcess.run(["fmt", "a.scene"], in: scratch.path).status == 0)
        let formatted = scratch.read("a.scene") ?? ""
        expectText(formatted, contains: "-> b // check: allow W0201\n")
        #expect(try ToolProcess.run(["check", "--strict", "a.scene"], in: scratch.path).status == 0)
    }

    /// Only `check` lints.
    @Test func runsAndTestsSayNothing() throws {
        let result = try ToolProcess.run(["run", "-"], input: CheckCommandTests.warned.text)
        #expect(result.status == 0 && result.errors.isEmpty)
    }
}

/// The parts of a SARIF log that every reader needs.
private struct SARIFLog: Decodable {
    struct Run: Decodable {
        let tool: Tool
        let columnKind: String
        let results: [Result]
    }
    struct Tool: Decodable {
        let driver: Driver
    }
    struct Driver: Decodable {
        let name: String
        let rules: [Rule]
    }
    struct Rule: Decodable {
        let id: String
        let help: Message
    }
    struct Message: Decodable {
        let text: String
    }
    struct Result: Decodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let fixes: [Fix]?
    }
    struct Location: Decodable {
        let physicalLocation: Place
    }
    struct Place: Decodable {
        let artifactLocation: Artifact
        let region: Region
    }
    struct Artifact: Decodable {
        let uri: String
    }
    struct Region: Decodable, Equatable {
        let startLine: Int
        let startColumn: Int
        let endLine: Int
        let endColumn: Int
    }
    struct Fix: Decodable {
        let artifactChanges: [Change]
    }
    struct Change: Decodable {
        let replacements: [Replacement]
    }
    struct Replacement: Decodable {
        let deletedRegion: Region
        let insertedContent: Message
    }

    let version: String
    let runs: [Run]
}
