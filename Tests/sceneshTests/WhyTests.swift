import SceneRuntime
import Testing

@testable import scenesh

/// `:why` and `:whynot`.
@Suite struct WhyTests {
    private static func session(_ lines: [String]) throws -> ToolProcess.Result {
        try ToolProcess.run(["repl"], input: lines.map { $0 + "\n" }.joined())
    }

    private static let sheet = [
        "initial scene nav: NavigationController { root -> home }; scene home, b", "launch",
        "present b style .pageSheet",
    ]

    @Test(arguments: ["8", "-1"]) func whyShowsTheRuleOfALine(line: String) throws {
        let result = try WhyTests.session(WhyTests.sheet + [":why \(line)"])
        let needsLine = result.output.contains("b.viewDidAppear(animated: true)\nMODAL-SHEET-1  A sheet")
        #expect(result.status == 0 && needsLine, "\(result)")
    }

    @Test(arguments: ["0", "9", "-9", "x"]) func whyRefusesOtherLines(line: String) throws {
        let result = try WhyTests.session(WhyTests.sheet + [":why \(line)"])
        #expect(result.status == 2, "\(result)")
    }

    @Test func linesAreCountedFromBothEnds() throws {
        #expect(try WhyTests.session(WhyTests.sheet + [":why 1"]).errors.contains("comes from the script"))
        #expect([1, 8, 9, -1, -8, -9, 0].map { Interactive.index(of: $0, in: 8) } == [0, 7, nil, 7, 0, nil, nil])
    }

    /// A session, what is asked, and sentences that the answer holds.
    struct Answer: Sendable, CustomTestStringConvertible {
        let entries: [String]
        let question: String
        let sentences: [String]

        init(_ entries: [String], _ question: String, _ sentences: [String]) {
            (self.entries, self.question, self.sentences) = (entries, question, sentences)
        }

        var testDescription: String { question }
    }

    private static let answers: [Answer] = [
        Answer(
            sheet, "home viewWillDisappear",
            [
                "the view of home is in the view of nav: the view of nav stays in the window under b\nMODAL-SHEET-1  ",
                "UIKit makes the call in ios 3..12 on iPhone:\nMODAL-STYLE-TABLE  ",
            ]
        ),
        Answer(sheet, "b viewDidAppear", ["UIKit made the call: b.viewDidAppear(animated: true)\nMODAL-SHEET-1  "]),
        Answer(sheet, "b.viewDidAppear()", ["UIKit made the call: b.viewDidAppear(animated: true)\n"]),
        Answer(
            ["ios 12; initial scene a", "launch"], "a viewIsAppearing",
            [
                "UIKit calls viewIsAppearing in iOS 13 and later; this is iOS 12\n",
                "UIKit makes the call in ios 13..\(Release.latest.major):\n",
            ]
        ),
        Answer(
            [
                "initial scene a { segue show \"go\" -> b; on shouldPerformSegue { return false } }; scene b",
                "launch", "tap \"go\" in a",
            ], "a prepare", ["shouldPerformSegue returned false"]
        ),
        Answer(["initial scene a; scene b", "launch"], "b viewDidLoad", ["no instance of 'b' has been created"]),
        Answer(
            ["initial scene a; scene b, c", "launch", "present b", "present c from a"], "c viewWillAppear",
            ["the step ended with: ! warning", "MODAL-ALREADY-2  "]
        ),
    ]

    @Test(arguments: answers) func whynotShowsWhatItKnows(answer: Answer) throws {
        let result = try WhyTests.session(answer.entries + [":whynot \(answer.question)"])
        for sentence in answer.sentences where !result.output.contains(sentence) {
            Issue.record("the answer lacks:\n\(sentence)\nIt is:\n\(result.output)\(result.errors)")
        }
    }

    @Test func whynotSaysWhatItDoesNotKnow() throws {
        let unknown = try WhyTests.session(WhyTests.sheet + [":whynot b viewDidDisappear"])
        expectText(unknown.output, contains: "no rule was about to make the call")
        expectText(unknown.output, contains: "UIKit makes the call in this step in no other release")
        #expect(
            try WhyTests.session(WhyTests.sheet + [":whynot nobody viewDidLoad"]).errors.contains("unknown name"))
        #expect(try WhyTests.session(WhyTests.sheet + [":whynot home nonsense"]).errors.contains("unknown method"))
        #expect(try WhyTests.session(WhyTests.sheet + [":whynot home"]).status == 2)
    }
}
