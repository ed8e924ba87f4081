import TestSupport
import Testing

@testable import scenesh

/// `scenesh test` from end to end.
@Suite struct GoldenCommandTests {
    /// The last line after failures that can be blessed.
    private static let advice =
        "review the goldens that differ with 'scenesh review', or accept all with 'scenesh test --bless'\n"

    private static func make(_ scratch: borrowing Scratch) throws {
        try scratch.write("scripts/a.scene", "initial scene a\nlaunch\n")
        try scratch.write("scripts/sub/b.scene", "test ios 12, 13 device iPhone, iPad\ninitial scene b\nlaunch\n")
        try scratch.write("scripts/wrong.scene", "test errors E0201\ntest trace\npusch\n")
        try scratch.write("scripts/fails.scene", "test fails \"1 == 2\"\ntest trace\nexpect 1 == 2\n")
    }

    @Test func blessingFixesWhatFails() throws {
        let scratch = try Scratch()
        try GoldenCommandTests.make(scratch)
        let missing = try ToolProcess.run(["test"], in: scratch.path)
        #expect(missing.status == 1 && missing.output.hasSuffix("\n0 passed, 7 failed\n" + Self.advice), "\(missing)")
        let blessed = try ToolProcess.run(["test", "--bless"], in: scratch.path)
        #expect(blessed.status == 0 && blessed.output.contains("wrote scripts/a.trace\n"), "\(blessed)")
        let passed = try ToolProcess.run(["test"], in: scratch.path)
        #expect(passed == .init(status: 0, output: "7 passed, 0 failed\n", errors: ""))
        let fails = scratch.read("scripts/fails.trace") ?? ""
        let wrong = scratch.read("scripts/wrong.trace") ?? ""
        expectText(fails, hasSuffix: "# status 1\n")
        #expect(wrong.hasPrefix("# stderr: error[") && wrong.hasSuffix("# status 3\n"))

        let golden = scratch.read("scripts/a.trace") ?? ""
        try scratch.write("scripts/a.trace", String(golden.map { $0 == "v" ? "w" : $0 }))
        let changed = try ToolProcess.run(["test"], in: scratch.path)
        #expect(changed.status == 1)
        expectText(changed.output, contains: "\n--- scripts/a.trace\n+++ scripts/a.scene\n@@ ")
        let diff = ["\n-  a.wiewDidLoad()\n", "\n+  a.viewDidLoad()  # WINDOW-VISIBLE-1: "]
        expectText(changed.output, hasPrefix: "FAIL scripts/a.scene\na no longer receives wiewDidLoad(), wiew")
        for line in diff { expectText(changed.output, contains: line) }
        expectText(changed.output, hasSuffix: "\n6 passed, 1 failed\n" + Self.advice)

        let refused = try ToolProcess.run(["test", "--bless"], in: scratch.path, environment: ["CI": "1"])
        #expect(refused.status == 2 && refused.errors.contains("--force"))
        let unchanged = scratch.read("scripts/a.trace")
        #expect(unchanged != golden)
        let forced = try ToolProcess.run(["test", "--bless", "--force"], in: scratch.path, environment: ["CI": "1"])
        #expect(forced.status == 0 && forced.output.hasPrefix("wrote scripts/a.trace\n1 golden written\n"))
        let written = scratch.read("scripts/a.trace")
        let difference = LineDiff.difference(of: "scripts/a.trace", expected: golden, observed: written ?? "")
        if let difference { Issue.record("\(difference)") }
    }

    @Test func theReportIsTheSameForAnyNumberOfJobs() throws {
        let scratch = try Scratch()
        for index in 0..<20 { try scratch.write("scripts/\(index).scene", "print \(index)\n") }
        let one = try ToolProcess.run(["test", "--jobs", "1"], in: scratch.path)
        let many = try ToolProcess.run(["test", "--jobs", "8"], in: scratch.path)
        let difference = LineDiff.difference(of: "test --jobs 8", expected: one.output, observed: many.output)
        if let difference { Issue.record("\(difference)") }
        let isSame = one == many
        #expect(isSame && one.output.hasSuffix("0 passed, 20 failed\n" + Self.advice))
    }

    @Test func emptyAndUnreadGoldensAreReported() throws {
        let scratch = try Scratch()
        try scratch.write("scripts/a.scene", "print 1\n")
        try scratch.write("scripts/a.trace", "")
        try scratch.write("scripts/a.ios3.trace", "x\n")
        try scratch.write("scripts/gone.trace", "x\n")
        // Goldens that no test reads are warnings, and failures if CI is set.
        let here = try ToolProcess.run(["test"], in: scratch.path)
        #expect(here.status == 1)
        for words in ["'scripts/a.trace' is empty", "warning: scripts/a.ios3.trace: ", "golden without a script"] {
            expectText(here.output, contains: words)
        }
        expectText(here.output, hasSuffix: "\n0 passed, 1 failed\n" + Self.advice)
        let inCI = try ToolProcess.run(["test"], in: scratch.path, environment: ["CI": "1"])
        for words in ["FAIL scripts/a.ios3.trace", "FAIL scripts/gone.trace\ngolden without a script\n"] {
            expectText(inCI.output, contains: words)
        }
        expectText(inCI.output, hasSuffix: "\n0 passed, 3 failed\n" + Self.advice)

        let refused = try ToolProcess.run(["test", "--delete-unused"], in: scratch.path, environment: ["CI": "1"])
        #expect(refused.status == 2 && refused.errors.contains("--force"), "\(refused)")
        let partial = try ToolProcess.run(["test", "--delete-unused", "--filter", "a"], in: scratch.path)
        #expect(partial.status == 2, "\(partial)")
        let deleted = try ToolProcess.run(["test", "--bless", "--delete-unused"], in: scratch.path)
        #expect(deleted.status == 0, "\(deleted)")
        expectText(deleted.output, contains: "deleted scripts/a.ios3.trace\ndeleted scripts/gone.trace\n")
        let names = try FileSystem.entries(in: scratch["scripts"]).map(\.name)
        #expect(names == ["a.scene", "a.trace"])
    }

    /// A difference that several environments share is shown once, with their names.
    @Test func oneDifferenceOfSeveralEnvironmentsIsShownOnce() throws {
        let scratch = try Scratch()
        try scratch.write("scripts/a.scene", "test ios 12, 17 device iPhone, iPad\nprint 1\n")
        try scratch.write("scripts/a.trace", "# trace 1, _, _\n> print 1\n  | 2\n")
        let result = try ToolProcess.run(["test"], in: scratch.path)
        expectText(
            result.output,
            hasPrefix: "FAIL scripts/a.scene (ios 12, iPhone; ios 12, iPad; ios 17, iPhone; ios 17, iPad)\n")
        expectText(result.output, hasSuffix: "\n0 passed, 4 failed\n" + Self.advice)
        #expect(result.output.ranges(of: "--- scripts/a.trace").count == 1, "\(result.output)")

        // An environment with another difference has a report of its own.
        try scratch.write("scripts/a.scene", "test ios 12, 17\nif ios < 13 { print 1 } else { print 3 }\n")
        let other = try ToolProcess.run(["test"], in: scratch.path)
        for title in ["FAIL scripts/a.scene (ios 12, iPhone)\n", "FAIL scripts/a.scene (ios 17, iPhone)\n"] {
            expectText(other.output, contains: title)
        }
    }

    @Test func withoutAPathTheFolderOrEverythingIsTested() throws {
        let scratch = try Scratch()
        try scratch.write("one/a.scene", "expect 1 == 1\n")
        try scratch.write("b.scene", "expect 1 == 1\n")
        let everything = try ToolProcess.run(["test"], in: scratch.path)
        #expect(everything == .init(status: 0, output: "2 passed, 0 failed\n", errors: ""))
        try scratch.write("scripts/c.scene", "expect 1 == 1\n")
        let folder = try ToolProcess.run(["test"], in: scratch.path)
        #expect(folder == .init(status: 0, output: "1 passed, 0 failed\n", errors: ""))
    }

    /// What a script imports often has declarations only, and is a test like any other.
    private static let aScriptThatCausesNothingHasAGoldenCases: [TextArgument] = [
        "", "// nothing\n", "func shared() { return 1 }\n", "test ios 12, 17\nscene a\n",
    ]

    @Test(arguments: aScriptThatCausesNothingHasAGoldenCases)
    func aScriptThatCausesNothingHasAGolden(script: TextArgument) throws {
        let scratch = try Scratch()
        try scratch.write("scripts/a.scene", script.text)
        let blessed = try ToolProcess.run(["test", "--bless"], in: scratch.path)
        let golden = scratch.read("scripts/a.trace")
        let tested = try ToolProcess.run(["test"], in: scratch.path)
        #expect(blessed.status == 0 && tested.status == 0, "\(blessed)\(tested)")
        let lines = golden?.split(separator: "\n") ?? []
        #expect(lines.count == 1 && lines[0].hasPrefix("# trace 1, "), "\(lines)")
    }

    @Test func aReadOnlyFolderLosesNoGolden() throws {
        let scratch = try Scratch()
        try scratch.write("scripts/a.scene", "print 1\n")
        try scratch.write("scripts/a.trace", "old\n")
        // As root every folder can be written, so a folder in the golden's way stands for one that cannot.
        try scratch.write("scripts/b.scene", "print 1\n")
        try FileSystem.makeFolder(scratch["scripts/b.trace"])
        let result = try ToolProcess.run(["test", "--bless"], in: scratch.path)
        #expect(result.status == 1 && result.output.contains("b.trace"), "\(result)")
        let other = scratch.read("scripts/a.trace")
        #expect(other != "old\n")
    }
}
