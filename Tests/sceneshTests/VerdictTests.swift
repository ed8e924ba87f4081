import TestSupport
import Testing

@testable import scenesh

/// A script that goes wrong passes only if its head says so.
@Suite struct VerdictTests {
    /// A script, and a part of the report of its test; nil if it passes.
    struct Row: CustomTestStringConvertible, Sendable {
        let script: String
        let report: String?

        init(_ script: String, _ report: String?) {
            self.script = script
            self.report = report
        }

        var testDescription: String { script.debugDescription }
    }

    private static let nav = "initial scene nav: NavigationController { root -> home }\nscene home\nlaunch\n"

    private static let rows: [Row] = [
        Row("pusch\n", "a.scene:1: error[E0201]: cannot find 'pusch' in scope\n"),
        Row("test errors E0201\npusch\n", nil),
        Row("test errors E0201 \"'pusch'\"\npusch\n", nil),
        Row("test errors E0201 \"'pop'\"\npusch\n", "a.scene:1: 'test errors E0201 \"'pop'\"' expects an error"),
        Row("test errors E0101\npusch\n", "a.scene:2: error[E0201]"),
        Row("test errors E0201\nprint 1\n", "a.scene:1: 'test errors E0201' expects an error that did not occur\n"),
        Row("test errors E0201\npusch\npush (\n", "a.scene:3: error[E01"),
        Row("test fails \"x\"\npusch\n", "a.scene:2: error[E0201]"),
        Row("expect 1 == 2\n", "a.scene:1: expectation failed\n  expected: 1 == 2\n  saw:      1\n"),
        Row("test fails \"1 == 2\"\nexpect 1 == 2\n", nil),
        Row("test fails \"saw 1\"\nexpect 1 == 2\n", nil),
        Row("test fails \"2 == 3\"\nexpect 1 == 2\n", "a.scene:2: expectation failed\n"),
        Row("test fails \"1 == 2\"\nexpect 1 == 1\n", "a.scene:1: 'test fails \"1 == 2\"' expects a failure"),
        // A second failure is not expected by the line for the first one.
        Row("test fails \"1 == 2\"\nexpect 1 == 2\nexpect 3 == 4\n", "a.scene:3: expectation failed\n"),
        Row(nav + "launch\n", "a.scene:4: uncaught exception: unmodelled: the app is already running"),
        Row("test fails \"already running\"\n" + nav + "launch\n", nil),
        Row("func f() { f() }\nf()\n", "a.scene:1: error: "),
        Row("test fails \"deep\"\nfunc f() { f() }\nf()\n", nil),
        Row("test fails \"\"\nexpect 1 == 2\n", "a.scene:1: error[E0102]: the text is empty"),
    ]

    @Test(arguments: rows) func whatIsNotAnnouncedFails(row: Row) throws {
        let scratch = try Scratch()
        try scratch.write("scripts/a.scene", row.script)
        for arguments in [["test"], ["test", "--bless"]] {
            let result = try ToolProcess.run(arguments, in: scratch.path)
            #expect(result.status == (row.report == nil ? 0 : 1), "\(arguments): \(result)")
            if let report = row.report {
                expectText(result.output, contains: "FAIL scripts/a.scene\n")
                expectText(result.output, contains: report)
            }
            let golden = scratch.read("scripts/a.trace")
            #expect(golden == nil, "\(arguments) wrote a golden")
        }
    }

    /// A golden of a script that fails does not make it pass, and is not written again.
    @Test func aGoldenDoesNotExcuseAFailure() throws {
        let scratch = try Scratch()
        let golden = "# trace 1, ios 17, iPhone portrait\n> expect 1 == 2\n"
        try scratch.write("scripts/a.scene", "expect 1 == 2\n")
        try scratch.write("scripts/a.trace", golden)
        let tested = try ToolProcess.run(["test"], in: scratch.path)
        expectText(tested.output, hasPrefix: "FAIL scripts/a.scene\nscripts/a.scene:1: expectation failed\n")
        expectText(tested.output, contains: "\n--- scripts/a.trace\n")
        let blessed = try ToolProcess.run(["test", "--bless"], in: scratch.path)
        #expect(tested.status == 1 && blessed.status == 1, "\(tested)\(blessed)")
        let kept = scratch.read("scripts/a.trace")
        #expect(kept == golden)
    }

    /// The expectation comes before what follows from it, and its line is that of the report.
    @Test func aFailedExpectationIsShownWithItsWholeDifference() throws {
        let scratch = try Scratch()
        let script =
            VerdictTests.nav + "scene detail\npush detail\nexpect trace {\n    ...\n    detail.viewDidLoad()\n"
            + "    hoome.viewWillDisappear(animated: true)\n    ...\n}\n"
        try scratch.write("scripts/a.scene", script)
        let text = try ToolProcess.run(["test"], in: scratch.path).output
        let parts = [
            "scripts/a.scene:6: expectation failed\n  expected: trace { … }\n",
            "  'hoome' is not a name of the script; did you mean 'home'?\n",
            "\n--- scripts/a.scene:6 expected\n+++ scripts/a.scene:6 seen\n@@ ",
            "\n detail.viewDidLoad()\n-hoome.viewWillDisappear(animated: true)\n",
        ]
        for part in parts { expectText(text, contains: part) }
        let lines = try ToolProcess.run(["test", "--reporter", "json"], in: scratch.path).output
        for part in ["\"line\":6", "\"expected\":\"trace { … }\"", "\"kind\":\"failedRun\""] {
            expectText(lines, contains: part)
        }
    }
}

/// Which scripts need a golden.
@Suite struct GoldenNeedTests {
    @Test func aScriptWithExpectationsNeedsNoGolden() throws {
        let scratch = try Scratch()
        try scratch.write("scripts/a.scene", "expect 1 == 1\n")
        let tested = try ToolProcess.run(["test"], in: scratch.path)
        #expect(tested == .init(status: 0, output: "1 passed, 0 failed\n", errors: ""))
        _ = try ToolProcess.run(["test", "--bless"], in: scratch.path)
        var golden = scratch.read("scripts/a.trace")
        #expect(golden == nil)

        // A golden that exists is compared and blessed.
        try scratch.write("scripts/a.trace", "old\n")
        let differs = try ToolProcess.run(["test"], in: scratch.path)
        #expect(differs.status == 1, "\(differs)")
        let blessed = try ToolProcess.run(["test", "--bless"], in: scratch.path)
        golden = scratch.read("scripts/a.trace")
        #expect(blessed.status == 0 && golden != "old\n", "\(blessed)")
    }

    @Test func theHeadCanAskForAGolden() throws {
        let scratch = try Scratch()
        try scratch.write("scripts/a.scene", "test trace\nexpect 1 == 1\n")
        let missing = try ToolProcess.run(["test"], in: scratch.path)
        #expect(missing.status == 1 && missing.output.contains("missing golden"), "\(missing)")
        let blessed = try ToolProcess.run(["test", "--bless"], in: scratch.path)
        expectText(blessed.output, contains: "wrote scripts/a.trace\n")
    }

    @Test func whatOthersImportIsNoTest() throws {
        let scratch = try Scratch()
        try scratch.write("scripts/a.scene", "import \"lib/shared.scene\"\nexpect shared() == 1\n")
        try scratch.write("scripts/lib/shared.scene", "func shared() { return 1 }\n")
        try scratch.write("scripts/_setup.scene", "initial scene a\n")
        for arguments in [["test"], ["test", "--bless"]] {
            let result = try ToolProcess.run(arguments, in: scratch.path)
            #expect(result == .init(status: 0, output: "1 passed, 0 failed\n", errors: ""))
        }
        // A filter that leaves out the importer does not make it a test.
        let filtered = try ToolProcess.run(["test", "--filter", "lib"], in: scratch.path)
        #expect(filtered.status == 4)
        expectText(filtered.errors, contains: "because other scripts import these files: 'scripts/lib/shared.scene'")

        // With a golden or an expectation it is one.
        try scratch.write("scripts/lib/shared.scene", "func shared() { return 1 }\nexpect shared() == 2\n")
        let failed = try ToolProcess.run(["test"], in: scratch.path)
        expectText(failed.output, contains: "scripts/lib/shared.scene:2: expectation failed\n")
    }

    @Test func aScriptWithNeitherFails() throws {
        let scratch = try Scratch()
        try scratch.write("scripts/a.scene", "print 1\n")
        let result = try ToolProcess.run(["test"], in: scratch.path)
        #expect(result.status == 1 && result.output.contains("missing golden 'scripts/a.trace'"), "\(result)")
    }
}
