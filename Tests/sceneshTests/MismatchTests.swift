import SceneLang
import TestSupport
import Testing

@testable import scenesh

/// What a failed golden is said to differ in.
@Suite struct MismatchTests {
    /// A script whose trace is the golden, the script as it is now, and what is said.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let before: String
        let after: String
        let sentences: [String]

        init(_ name: String, _ before: String, _ after: String, _ sentences: [String]) {
            (testDescription, self.before, self.after, self.sentences) = (name, before, after, sentences)
        }
    }

    private static let app = "initial scene inbox\nscene compose\nlaunch\n"
    private static let beneath = "the view of inbox stays in the window under compose"
    private static let lostBoth =
        "inbox no longer receives viewWillDisappear(animated: true) and viewDidDisappear(animated: true): "

    static let cases = [
        Case("nothing", app, app, []),
        Case(
            "a sheet", app + "present compose style .fullScreen", app + "present compose",
            [
                "the step 'present compose style .fullScreen' is now 'present compose'",
                "\(lostBoth)from iOS 13 \(beneath)",
            ]),
        Case(
            "another device", "ios 12\ndevice iPhone\n\(app)present compose style .pageSheet",
            "ios 12\ndevice iPad\n\(app)present compose style .pageSheet",
            [
                "the run is in ios 12, iPad portrait, the golden in ios 12, iPhone portrait",
                "\(lostBoth)on an iPad \(beneath)",
            ]),
        Case(
            "an older release", "ios 17\n" + app, "ios 12\n" + app,
            [
                "the run is in ios 12, iPhone portrait, the golden in ios 17, iPhone portrait",
                "inbox no longer receives viewIsAppearing(animated: false): iOS 12 does not have viewIsAppearing",
            ]),
        Case("a new step", app, app + "present compose", ["new step 'present compose'"]),
        Case("a step is gone", app + "present compose", app, ["the step 'present compose' was removed"]),
        Case(
            "another verb", app + "present compose", app + "show compose",
            ["the step 'present compose' is now 'show compose'"]),
        Case(
            "other arguments", app + "present compose style .formSheet",
            app + "present compose style .formSheet animated false",
            [
                "the step 'present compose style .formSheet' is now 'present compose style .formSheet animated false'",
                "compose.viewWillAppear, compose.viewIsAppearing and compose.viewDidAppear now have animated: false",
            ]),
        Case(
            "prints", "print 1\nprint 2\nprint 5", "print 1\nprint 3\nprint 4",
            ["'3' is printed instead of '2'", "'4' is printed instead of '5'"]),
        Case("a print is gone", "print 1\nprint 2", "print 2", ["'1' is no longer printed"]),
        Case("a print is new", "print 2", "print 1\nprint 2", ["'1' is now printed"]),
        Case(
            "a print moves", "print 1\nprint 2\nprint 3", "print 2\nprint 3\nprint 1",
            ["'1' is now printed after '3'"]),
        Case(
            "an expectation", "print 1", "print 1\nexpect 1 == 2",
            ["the run now reports: expected: 1 == 2, saw 1", "the status is now 1, not 0"]),
        Case(
            "an expectation is met", "print 1\nexpect 1 == 2", "print 1",
            ["the run no longer reports: expected: 1 == 2, saw 1", "the status is now 0, not 1"]),
        Case(
            "an error", "print 1", "print 1 / 0",
            [
                "'1' is no longer printed", "new message: error[E0302]: 1 cannot be divided by zero",
                "the status is now 1, not 0",
            ]),
        Case(
            "only where a message points", "\nprint 1 / 0", "print 1 / 0",
            ["only messages or the form of lines differ"]),
        Case(
            "a scenario", "scenario \"x\" {\n print 1\n}", "scenario \"y\" {\n print 1\n}",
            ["the scenario 'x' is now 'y'"]),
        Case(
            "too much to tell", "print 1\nprint 2\nprint 3\nprint 4\nprint 5\nprint 6\nprint 7",
            "print \"a\"",
            [
                "'a' is printed instead of '1'", "'2' is no longer printed", "'3' is no longer printed",
                "'4' is no longer printed", "'5' is no longer printed", "and 2 more",
            ]),
    ]

    private static func explanation(_ golden: [LinePattern], _ script: String) -> MismatchExplanation {
        let engine = Engine(options: EngineOptions())
        let source = ScriptSource(name: "a.scene", bytes: Array(script.utf8), baseFolder: ".")
        let found = engine.record(source, under: nil).lines
        return MismatchExplanation(
            LineAlignment(expected: golden, found: found), expected: golden, found: found, of: source, under: nil,
            engine: engine)
    }

    private static func golden(_ script: String) -> [LinePattern] {
        let source = ScriptSource(name: "a.scene", bytes: Array(script.utf8), baseFolder: ".")
        return Engine(options: EngineOptions()).record(source, under: nil).lines.map { LinePattern(text: $0) }
    }

    @Test(arguments: cases) func aSentenceSaysWhatChanged(example: Case) {
        let explanation = MismatchTests.explanation(MismatchTests.golden(example.before), example.after)
        let difference = LineDiff.difference(
            of: example.testDescription, expected: example.sentences, observed: explanation.sentences)
        if let difference { Issue.record("\(difference)") }
    }

    /// A golden that no script made.
    @Test(arguments: [
        (
            "  inbox.viewDidLoad()", "  inbox.viewDidUnload()",
            [
                "inbox no longer receives viewDidUnload(): the script no longer causes the call",
                "inbox now receives viewDidLoad(): a window that becomes visible loads its root's view before "
                    + "makeKeyAndVisible returns",
            ]
        ),
        ("  inbox.viewDidLoad()", "...", []),
        (
            "  inbox.viewDidLoad()", "    inbox.viewDidLoad()",
            ["inbox.viewDidLoad() is now nested differently"]
        ),
        (
            "  inbox.viewWillAppear(animated: false)", "  inbox.viewWillAppear(animated: true)",
            ["inbox.viewWillAppear now has animated: false"]
        ),
    ])
    func editedGoldens(line: String, other: String, sentences: [String]) {
        let golden = MismatchTests.golden(MismatchTests.app).map { pattern in
            pattern.text == Array(line.utf8) ? LinePattern(text: Array(other.utf8)) : pattern
        }
        let observed = MismatchTests.explanation(golden, MismatchTests.app).sentences
        let difference = LineDiff.difference(of: "the explanation", expected: sentences, observed: observed)
        if let difference { Issue.record("\(difference)") }
    }

    @Test func aRuleIsExplainedOnceAndNamedAgain() {
        let golden = MismatchTests.golden(MismatchTests.app + "present compose style .fullScreen")
        let explanation = MismatchTests.explanation(golden, MismatchTests.app + "present compose")
        let text = String(
            decoding: explanation.diff.rendered(from: "a", to: "b", colour: false), as: UTF8.self)
        let sentence = RuleListing.rule("MODAL-SHEET-1")?.sentence ?? "?"
        expectText(text, contains: "\n-  inbox.viewWillDisappear(animated: true)  # MODAL-SHEET-1: \(sentence)\n")
        expectText(text, contains: "\n-  inbox.viewDidDisappear(animated: true)  # MODAL-SHEET-1\n")
        let coloured = explanation.diff.rendered(from: "a", to: "b", colour: true)
        #expect(PlainText.withoutColours(coloured) == Array(text.utf8) && coloured.contains(0x1B))
    }

    @Test func reviewAsksOnATerminalOnly() throws {
        let scratch = try Scratch()
        try scratch.write("scripts/a.scene", "print 1\n")
        let refused = try ToolProcess.run(["review"], in: scratch.path, input: "a\n")
        #expect(refused.status == 2 && refused.errors.contains("review requires a terminal"), "\(refused)")
        let golden = scratch.read("scripts/a.trace")
        #expect(golden == nil)
        let forbidden = try ToolProcess.run(["review"], in: scratch.path, environment: ["CI": "true"])
        #expect(forbidden.status == 2 && forbidden.errors.contains("--force"), "\(forbidden)")
        #expect(try ToolProcess.run(["review", "--explain"]).status == 2)
    }
}
