import SceneLang
import SceneStoryboard
import TestSupport
import Testing

@testable import scenesh

/// `scenesh explain`, and that what it shows is true.
@Suite struct ExplainTests {
    /// Codes whose examples only describe what cannot stand in a short text of Unicode.
    private static let described = [
        "E0001": "a byte that is no UTF-8 cannot stand in the table; WrongScripts/Syntax/invalid-utf8.scene has some",
        "E0224": "a script that provokes it has more than 65,000 values",
        "E0607": "a storyboard beyond the limits is too long; StoryboardHarmTests has some",
    ]

    private static let all = Explanation.all + Explanation.storyboards + Explanation.configuration

    /// What each code explains, by its id: the value itself has no description that a test could be named for.
    static let provoked = Explanation.all.map(\.code.id).filter { described[$0] == nil && !$0.hasPrefix("N") }
    static let storyboards = Explanation.storyboards.map(\.code.id).filter { described[$0] == nil }

    @Test(arguments: ExplainTests.provoked)
    func theExampleGivesTheCodeAndItsFixNone(id: String) throws {
        let explanation = try #require(Explanation.named(id).first)
        let scratch = try Scratch()
        try scratch.write("shared.scene", "func shared() { }\n")
        let options = explanation.option.map { $0.description.split(separator: " ").map(String.init) } ?? []
        let command = DiagnosticCode.lint.contains(explanation.code) ? "check" : "run"
        let wrong = try ToolProcess.run(
            [command] + options + ["-"], in: scratch.path, input: explanation.example.description)
        let isChecked = command == "check"
        #expect(ExplainTests.codes(in: isChecked ? wrong.output : wrong.errors) == [id], "\(wrong)")
        let right = try ToolProcess.run(
            [command] + options + ["-"], in: scratch.path, input: explanation.fixedExample.description)
        #expect((isChecked ? right.output : right.errors).isEmpty && right.status == 0, "\(right)")
    }

    /// The storyboard that examples import.
    private static let storyboard = """
        <document initialViewController="home"><scenes><scene><objects>
            <viewController id="home" customClass="HomeViewController" sceneMemberID="viewController">
                <view key="view" id="view"><subviews><button id="save"><connections>
                    <action selector="save:" destination="home" id="action"/>
                </connections></button></subviews></view>
            </viewController>
        </objects></scene>
        <scene><objects><viewController id="first" sceneMemberID="viewController"/></objects></scene>
        <scene><objects><viewController id="second" sceneMemberID="viewController"/></objects></scene>
        <scene><objects>
            <viewController id="third" storyboardIdentifier="details" sceneMemberID="viewController"/>
        </objects></scene></scenes></document>
        """

    @Test(arguments: ExplainTests.storyboards)
    func theStoryboardGivesTheCodeAndItsFixNone(id: String) throws {
        let explanation = try #require(Explanation.named(id, among: ExplainTests.all).first)
        let scratch = try Scratch()
        try scratch.write("Main.storyboard", ExplainTests.storyboard)
        let ending = explanation.language == .storyboard ? "storyboard" : "scene"
        try scratch.write("wrong.\(ending)", explanation.example.description)
        try scratch.write("right.\(ending)", explanation.fixedExample.description)
        let command = explanation.code.severity == .warning ? "check" : "run"
        let wrong = try ToolProcess.run([command, "wrong.\(ending)"], in: scratch.path)
        // 'check' reports on standard output.
        let messages = wrong.output + wrong.errors
        #expect(ExplainTests.codes(in: messages) == [id], "\(messages)")
        let right = try ToolProcess.run([command, "right.\(ending)"], in: scratch.path)
        #expect(ExplainTests.codes(in: right.output + right.errors).isEmpty && right.status == 0, "\(right)")
    }

    @Test(arguments: Explanation.configuration.map(\.code.id))
    func theConfigurationGivesTheCodeAndItsFixNone(id: String) throws {
        let explanation = try #require(Explanation.named(id, among: ExplainTests.all).first)
        let scratch = try Scratch()
        try scratch.write("script.scene", "print 1\n")
        try scratch.write("scenesh.toml", explanation.example.description)
        let wrong = try ToolProcess.run(["run", "script.scene"], in: scratch.path)
        #expect(ExplainTests.codes(in: wrong.errors) == [id] && wrong.status == 3, "\(wrong)")
        try scratch.write("scenesh.toml", explanation.fixedExample.description)
        let right = try ToolProcess.run(["run", "script.scene"], in: scratch.path)
        #expect(right.errors.isEmpty && right.status == 0, "\(right)")
    }

    @Test(arguments: described.keys.sorted()) func describedExamplesCanBeRead(id: String) throws {
        let explanation = try #require(Explanation.named(id, among: ExplainTests.all).first)
        for text in [explanation.example, explanation.fixedExample] {
            let command = explanation.language == .script ? "run" : "import"
            let result = try ToolProcess.run([command, "-"], input: text.description)
            #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        }
    }

    @Test func aCodeIsExplainedAtTheGivenWidth() throws {
        let result = try ToolProcess.run(["explain", "e0204"], environment: ["COLUMNS": "40"])
        #expect(result.status == 0 && result.output.hasPrefix("E0204  a member or property"))
        expectText(
            result.output,
            contains: "\nNeither the declaration of the object\nnor the UIKit class of the object has\nthis member.")
        expectText(result.output, hasSuffix: "\n    print home.items\n")
        let limit = try ToolProcess.run(["explain", "E0404"]).output
        expectText(limit, contains: "\nThis is wrong with --max-steps 3:\n")
        for line in limit.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }

    /// The text has the problem, the reason, the example and the fixed example, in this order.
    @Test(arguments: all.map(\.code.id)) func theTextHasAllFourParts(id: String) throws {
        let explanation = try #require(Explanation.named(id, among: Self.all).first)
        let text = try #require(CodeListing.named(id).first).text(width: 10_000)
        var rest = Substring(text)
        for part in [
            explanation.code.title, explanation.problem.description + " " + explanation.reason.description,
            "This is wrong", explanation.example.description.split(separator: "\n")[0].description, "This is right:",
            explanation.fixedExample.description.split(separator: "\n")[0].description,
        ] {
            let range = try #require(rest.firstRange(of: part), "\(id) lacks: \(part)")
            rest = rest[range.upperBound...]
        }
    }

    @Test func severalCodesAreExplainedInTurn() throws {
        let both = try ToolProcess.run(["explain", "204"]).output
        let (error, warning) = (
            try ToolProcess.run(["explain", "E0204"]).output, try ToolProcess.run(["explain", "W0204"]).output
        )
        let difference = LineDiff.difference(of: "explain 204", expected: error + "\n" + warning, observed: both)
        if let difference { Issue.record("\(difference)") }
    }

    @Test func withoutACodeAllAreListed() throws {
        let codes = try ToolProcess.run(["explain"]).output.split(separator: "\n").map { String($0.prefix(5)) }
        let difference = LineDiff.difference(
            of: "the codes of explain", expected: ExplainTests.all.map(\.code.id), observed: codes)
        if let difference { Issue.record("\(difference)") }
    }

    @Test func unknownCodesAreRefusedAfterTheKnown() throws {
        let result = try ToolProcess.run(["explain", "X0204", "W0203"])
        #expect(result.status == 4 && result.output.hasPrefix("W0203  "))
        #expect(result.errors == "scenesh: unknown code 'X0204'; did you mean 'E0204'?\n")
        let far = try ToolProcess.run(["explain", "nonsense"])
        #expect(far.status == 4 && far.output.isEmpty)
        #expect(far.errors == "scenesh: unknown code 'nonsense'; scenesh explain lists all codes\n")
    }

    @Test func jsonHasALineForEachCode() throws {
        let lines = try ToolProcess.run(["explain", "E0404", "E0108", "--format", "json"]).output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix(#"{"code":"E0404","severity":"error","title":"too many steps","#) == true)
        #expect(lines.first?.hasSuffix(#""option":"--max-steps 3"}"#) == true)
        #expect(lines.last?.contains(#""fixed":"let a = 1; let b = 2"}"#) == true)
    }

    /// The codes that messages have.
    private static func codes(in messages: String) -> Set<String> {
        let heads = messages.split(separator: "\n").filter { $0.hasPrefix("error[") || $0.hasPrefix("warning[") }
        let codes = heads.compactMap { head in
            head.split(separator: "[").dropFirst().first.map { String($0.prefix(5)) }
        }
        // An example may end with a message of UIKit.
        return Set(codes.filter { !$0.hasPrefix("U") })
    }
}
