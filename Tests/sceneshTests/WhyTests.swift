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

    @Test func whyTellsTheRuleOfALine() throws {
        for line in ["8", "-1"] {
            let result = try WhyTests.session(WhyTests.sheet + [":why \(line)"])
            #expect(result.status == 0)
            #expect(result.output.contains("b.viewDidAppear(animated: true)\nMODAL-SHEET-1  a sheet"), "\(result)")
        }
        #expect(try WhyTests.session(WhyTests.sheet + [":why 1"]).errors.contains("the script's own"))
        for line in ["0", "9", "-9", "x"] {
            #expect(try WhyTests.session(WhyTests.sheet + [":why \(line)"]).status == 2)
        }
        #expect([1, 8, 9, -1, -8, -9, 0].map { Interactive.index(of: $0, in: 8) } == [0, 7, nil, 7, 0, nil, nil])
    }

    /// A session, what is asked, and sentences that the answer holds.
    private static let answers: [(entries: [String], question: String, sentences: [String])] = [
        (
            sheet, "home viewWillDisappear",
            [
                "home lies in the view of nav: the view of nav stays in the window beneath b\nMODAL-SHEET-1  ",
                "it comes under ios 3..12 on iPhone:\nMODAL-STYLE-TABLE  ",
            ]
        ),
        (sheet, "b viewDidAppear", ["it came: b.viewDidAppear(animated: true)\nMODAL-SHEET-1  "]),
        (sheet, "b.viewDidAppear()", ["it came: b.viewDidAppear(animated: true)\n"]),
        (
            ["ios 12; initial scene a", "launch"], "a viewIsAppearing",
            ["UIKit calls viewIsAppearing under iOS 13 to 26; this is iOS 12\n", "it comes under ios 13..26:\n"]
        ),
        (
            [
                "initial scene a { segue show \"go\" -> b; on shouldPerformSegue { return false } }; scene b",
                "launch", "tap \"go\" in a",
            ], "a prepare", ["shouldPerformSegue was answered with false"]
        ),
        (["initial scene a; scene b", "launch"], "b viewDidLoad", ["no instance of 'b' has been made"]),
        (
            ["initial scene a; scene b, c", "launch", "present b", "present c from a"], "c viewWillAppear",
            ["the step came to this: ! warning", "MODAL-ALREADY-2  "]
        ),
    ]

    @Test(arguments: answers.indices) func whynotTellsWhatItKnows(index: Int) throws {
        let (entries, question, sentences) = WhyTests.answers[index]
        let result = try WhyTests.session(entries + [":whynot \(question)"])
        for sentence in sentences { #expect(result.output.contains(sentence), "\(question): \(result)") }
    }

    @Test func whynotSaysWhatItDoesNotKnow() throws {
        let unknown = try WhyTests.session(WhyTests.sheet + [":whynot b viewDidDisappear"])
        #expect(unknown.output.contains("no rule was about to make the call"), "\(unknown)")
        #expect(unknown.output.contains("it comes in this step under no other release"))
        #expect(
            try WhyTests.session(WhyTests.sheet + [":whynot nobody viewDidLoad"]).errors.contains("nothing is called"))
        #expect(try WhyTests.session(WhyTests.sheet + [":whynot home nonsense"]).errors.contains("no call is named"))
        #expect(try WhyTests.session(WhyTests.sheet + [":whynot home"]).status == 2)
    }
}
