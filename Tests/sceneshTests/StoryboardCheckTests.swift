import Foundation
import SceneLang
import SceneStoryboard
import TestSupport
import Testing

@testable import scenesh

/// Checking storyboards: `CODE.storyboard` or `NAME_CODE.storyboard`, and what `scenesh check` prints about it in
/// `NAME.expected`. Each has what the rule reports, and what it is silent about.
///
/// With `SCENE_BLESS=1` the expectations are overwritten, and the test still fails once.
@Suite struct StoryboardCheckTests {
    private static let folder = "Tests/sceneshTests/CheckedStoryboards"
    private static let root = Repository.url(of: folder).path
    static let files =
        (Repository.files(under: folder, ending: ".storyboard") + Repository.files(under: folder, ending: ".scene"))
        .map { String($0.split(separator: "/").last ?? "") }.sorted()

    /// The codes of the language that are about storyboards, too.
    private static let shared = [
        "W0201", "W0204", "W0206", "W0501", "W0502", "W0503", "W0505", "W0506", "W0510", "W0520", "W0521", "W0522",
    ]
    /// Codes that have documents elsewhere: those of files that cannot be read, and of what keeps an app from running.
    private static let elsewhere = ["E0607", "E0608", "E0609", "E0610"]

    @Test func everyRuleHasADocument() {
        let codes = Self.shared + DiagnosticCode.storyboards.map(\.id).filter { !Self.elsewhere.contains($0) }
        for code in codes { #expect(Self.files.contains { $0.contains(code) }, "\(code)") }
    }

    @Test(arguments: files) func reportsWhatIsExpected(file: String) throws {
        let result = try ToolProcess.run(["check", file], in: Self.root)
        let stem = file.replacing(/\.[a-z]+$/, with: "")
        let expectation = ExpectationFile("\(Self.folder)/\(stem).expected")
        let text = result.output + result.errors
        if let difference = try expectation.difference(from: text.utf8) { Issue.record("\(difference)") }
        // E0603 keeps a launch screen from running alone.
        for code in Self.shared + DiagnosticCode.storyboards.map(\.id) where stem.hasSuffix(code) && code != "E0603" {
            expectText(result.output, contains: "[\(code)]")
        }
    }

    @Test func oldKindsAreRightInOldReleases() throws {
        let old = try ToolProcess.run(
            ["check", "--ios", "7", "W0201.storyboard"], in: Self.root)
        #expect(old.status == 0 && old.output.isEmpty, "\(old)")
    }

    @Test func warningsAreAllowedByTheirCodes() throws {
        let both = "Main_W0503.storyboard"
        let codes = ["W0201", "w0503"]
        let all = try ToolProcess.run(["check", "--strict", both], in: Self.root)
        #expect(all.status == 1 && codes.allSatisfy { all.output.contains("[\($0.uppercased())]") })
        let some = try ToolProcess.run(["check", "--strict", "--allow", codes[0], both], in: Self.root)
        #expect(some.status == 1 && !some.output.contains("W0201") && some.output.contains("W0503"))
        let none = try ToolProcess.run(
            ["check", "--strict"] + codes.flatMap { ["--allow", $0] } + [both], in: Self.root)
        #expect(none.status == 0 && none.output.isEmpty && none.errors == "1 file, no errors, no warnings\n")
        for code in ["E0604", "W9999", "nothing"] {
            let wrong = try ToolProcess.run(["check", "--allow", code, both], in: Self.root)
            #expect(wrong.status == 2)
            expectText(wrong.errors, contains: "'\(code)' is not a warning")
        }
        let error = try ToolProcess.run(["check", "--allow", "604", "E0604.storyboard"], in: Self.root)
        #expect(error.status == 3)
    }

    @Test func reportersHaveThePlaceInTheXML() throws {
        func report(_ reporter: String) throws -> String {
            try ToolProcess.run(
                ["check", "--reporter", reporter, "W0602.storyboard"], in: Self.root
            ).output
        }
        let place = "\"line\":8,\"column\":46"
        expectText(try report("json"), contains: "\"code\":\"W0602\"")
        expectText(try report("json"), contains: "\"file\":\"W0602.storyboard\",\(place)")
        expectText(try report("github"), contains: "::warning file=W0602.storyboard,line=8,")
        expectText(try report("sarif"), contains: "\"ruleId\":\"W0602\"")
        expectText(try report("sarif"), contains: "\"startLine\":8,\"startColumn\":46")
    }
}
