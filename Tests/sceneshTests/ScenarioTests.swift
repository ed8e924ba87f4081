import TestSupport
import Testing

@testable import scenesh

/// Scenarios are tests of their own.
@Suite struct ScenarioTests {
    private static let script = """
        initial scene nav: NavigationController { root -> home }
        scene home, detail

        scenario "a push" tags "fast", "stack" {
            setup { launch }
            push detail
            expect nav.viewControllers == [home, detail]
        }

        scenario "not yet" skip "waits for a decision" { expect 1 == 2 }

        scenario "meant" fails "1 == 2" { expect 1 == 2 }

        scenario "broken" tags "slow" { expect 3 == 4 }

        """

    private static func test(_ arguments: [String], _ script: String = script) throws -> ToolProcess.Result {
        let scratch = try Scratch()
        try scratch.write("scripts/a.scene", script)
        return try ToolProcess.run(["test"] + arguments, in: scratch.path)
    }

    @Test func eachScenarioHasAnOutcome() throws {
        let text = try ScenarioTests.test([])
        #expect(
            text.output == """
                FAIL scripts/a.scene::broken
                scripts/a.scene:14: expectation failed in scenario "broken"
                  expected: 3 == 4
                  saw:      3

                skipped scripts/a.scene::not yet: waits for a decision
                2 passed, 1 failed, 1 skipped

                """)
        #expect(text.status == 1)
        let tap = try ScenarioTests.test(["--reporter", "tap"]).output
        expectText(tap, contains: "\nok 2 - scripts/a.scene::not yet # SKIP waits for a decision\n")
        let junit = try ScenarioTests.test(["--reporter", "junit"]).output
        for part in [
            "tests=\"4\" failures=\"1\" errors=\"0\" skipped=\"1\"", "name=\"a.scene::a push\"",
            "<skipped message=\"waits for a decision\"/>",
        ] {
            expectText(junit, contains: part)
        }
        let json = try ScenarioTests.test(["--reporter", "json"]).output
        for part in ["\"scenario\":\"not yet\",\"status\":\"skipped\"", "\"line\":14", "\"skipped\":1"] {
            expectText(json, contains: part)
        }
    }

    /// Arguments, and the last line of the report.
    private static let choices: [(arguments: [String], tally: String)] = [
        (["--filter", "a::push"], "1 passed, 0 failed\n"), (["--filter", "::"], "2 passed, 1 failed, 1 skipped\n"),
        (["--filter", "::broken"], "0 passed, 1 failed\n"), (["--tag", "stack"], "1 passed, 0 failed\n"),
        (["--tag", "stack", "--tag", "slow"], "1 passed, 1 failed\n"),
        (["--tag", "slow", "--filter", "a::broken"], "0 passed, 1 failed\n"),
        (["--seed", "7", "--filter", "::meant"], "1 passed, 0 failed\n"),
    ]

    @Test(arguments: choices) func scenariosAreChosen(arguments: [String], tally: String) throws {
        expectText(try ScenarioTests.test(arguments).output, hasSuffix: tally)
    }

    @Test func aChoiceOfNothingIsNoSuccess() throws {
        for arguments in [["--filter", "::nothing"], ["--tag", "nothing"]] {
            let result = try ScenarioTests.test(arguments)
            #expect(result.status == 4 && result.errors.contains("no scenario matches"), "\(result)")
        }
        let refused = try ScenarioTests.test(["--bless", "--tag", "slow"])
        #expect(refused.status == 2, "\(refused)")
    }

    @Test func aScenarioThatIsMeantToFailMustFail() throws {
        let script = "scenario \"one\" fails \"1 == 2\" { expect 1 == 1 }\n"
        let result = try ScenarioTests.test([], script)
        expectText(
            result.output,
            hasPrefix: "FAIL scripts/a.scene::one\nscripts/a.scene:1: 'fails \"1 == 2\"' expects a failure")
        // A failure of another scenario is not expected.
        let two = script.replacing("1 == 1", with: "1 == 2") + "scenario \"two\" { expect 1 == 2 }\n"
        expectText(try ScenarioTests.test([], two).output, hasPrefix: "FAIL scripts/a.scene::two\n")
    }

    /// The reason for an expected failure is in every report if the failure occurs, and in the message if it does not.
    @Test func anExpectedFailureHasAReason() throws {
        let scratch = try Scratch()
        try scratch.write(
            "a.scene",
            """
            test fails "3 == 4" because "no one has\\ndecided"
            expect 3 == 4
            scenario "one" fails "1 == 2" because "it waits" { expect 1 == 2 }
            scenario "two" fails "2 == 3" { expect 2 == 3 }

            """)
        try scratch.write("b.scene", "test errors E0201 \"'b'\" because \"it is an example\"\nprint b\n")
        func report(_ arguments: String...) throws -> String {
            try ToolProcess.run(["test"] + arguments, in: scratch.path).output
        }
        #expect(
            try report() == """
                failed as expected a.scene::one: it waits
                failed as expected a.scene: no one has\\u{a}decided
                failed as expected b.scene: it is an example
                4 passed, 0 failed

                """)
        #expect(try report("--quiet") == "4 passed, 0 failed\n")
        expectText(
            try report("--reporter", "tap"), contains: "ok 1 - a.scene::one\n# failed as expected: it waits\nok 2")
        expectText(try report("--reporter", "json"), contains: "\"reason\":\"it is an example\"")
        expectText(
            try report("--reporter", "junit"), contains: "<system-out>failed as expected: it waits</system-out>")
        try scratch.write("b.scene", "test errors E0201 because \"it is an example\"\nexpect 1 == 1\n")
        let missing = try report("b.scene")
        expectText(missing, contains: "b.scene:1: 'test errors E0201 because \"it is an example\"' expects an error")
        #expect(!missing.contains("failed as expected"))
    }

    /// The steps of `_setup.scene` run before a script and before each of its scenarios.
    @Test func theSetupOfAFolderIsEnteredFirst() throws {
        let scratch = try Scratch()
        let setup = """
            initial scene nav: NavigationController { root -> home }
            scene home, detail
            var pushed = 0
            launch
            for i in 0..<2 { pushed += i }
            if let top = nav.topViewController { push detail }

            """
        try scratch.write("in/_setup.scene", setup)
        try scratch.write("in/a.scene", "print pushed\npop\nexpect nav.viewControllers == [home]\n")
        let scenario = "{ for i in 3..<5 { pushed += i }; expect pushed == 8; pop }"
        try scratch.write("in/b.scene", "scenario \"one\" \(scenario)\nscenario \"two\" \(scenario)\n")
        // An import does not run the steps of the other file.
        try scratch.write("c.scene", "import \"in/_setup.scene\"\nexpect pushed == 0\nlaunch\n")
        let result = try ToolProcess.run(["test", "."], in: scratch.path)
        #expect(result.status == 0 && result.output == "4 passed, 0 failed\n", "\(result)")
        let run = try ToolProcess.run(["run", "in/a.scene"], in: scratch.path)
        expectText(run.output, hasPrefix: "# trace 1, ios 17, iPhone portrait\n> setup\n  | 1\n> pop\n")
        try scratch.write("in/_setup.scene", setup + "expect 1 == 2\n")
        let failed = try ToolProcess.run(["test", "in/b.scene"], in: scratch.path)
        #expect(failed.status == 1)
        expectText(failed.output, contains: "in/_setup.scene:7: expectation failed in scenario \"one\"")
        expectText(failed.output, contains: "in/_setup.scene:7: expectation failed in scenario \"two\"")
    }

    @Test func testsAreListed() throws {
        let result = try ScenarioTests.test(["--list"])
        #expect(
            result.output == """
                scripts/a.scene
                scripts/a.scene::a push
                scripts/a.scene::not yet
                scripts/a.scene::meant
                scripts/a.scene::broken

                """)
        #expect(result.status == 0)
    }

    @Test func aRunThatTakesTooLongFails() throws {
        let result = try ScenarioTests.test(["--timeout", "0.2"], "while true { print 1 }\nexpect 1 == 1\n")
        expectText(result.output, contains: "error: the script ran longer than --timeout allows")
        #expect(result.status == 1)
        let wrong = try ScenarioTests.test(["--timeout", "-1"])
        #expect(wrong.status == 2)
    }

    @Test func whatFailedIsTestedAgain() throws {
        let scratch = try Scratch()
        for (name, value) in [("a", 1), ("b", 2), ("c", 1)] {
            try scratch.write("scripts/\(name).scene", "expect \(value) == 1\n")
        }
        let state = ["XDG_STATE_HOME": scratch["state"]]
        let all = try ToolProcess.run(["test"], in: scratch.path, environment: state)
        expectText(all.output, hasSuffix: "\n2 passed, 1 failed\n")
        let again = try ToolProcess.run(["test", "--retry-failed"], in: scratch.path, environment: state)
        expectText(again.output, hasSuffix: "\n0 passed, 1 failed\n")
        try scratch.write("scripts/b.scene", "expect 1 == 1\n")
        let fixed = try ToolProcess.run(["test", "--retry-failed"], in: scratch.path, environment: state)
        #expect(fixed.output == "1 passed, 0 failed\n" && fixed.status == 0, "\(fixed)")
        let nothing = try ToolProcess.run(["test", "--retry-failed"], in: scratch.path, environment: state)
        #expect(nothing.output == "0 passed, 0 failed\n" && nothing.errors.contains("no script failed"), "\(nothing)")
    }

    @Test func aSeedGivesAnOrder() throws {
        let scratch = try Scratch()
        for index in 0..<9 { try scratch.write("scripts/\(index).scene", "expect 1 == 1\n") }
        func order(_ arguments: [String]) throws -> [Substring] {
            try ToolProcess.run(["test", "--list"] + arguments, in: scratch.path).output.split(separator: "\n")
        }
        let (plain, first, again) = (try order([]), try order(["--seed", "1"]), try order(["--seed", "1"]))
        #expect(first == again && first != plain && first.sorted() == plain)
    }

    @Test func aScriptCanBeSkipped() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "test skip \"waits for a decision\"\nexpect 1 == 2\n")
        try scratch.write("b.scene", "expect 1 == 1\n")
        let result = try ToolProcess.run(["test"], in: scratch.path)
        #expect(result.status == 0, "\(result)")
        expectText(result.output, contains: "skipped a.scene: waits for a decision\n1 passed, 0 failed, 1 skipped\n")
        let scenarios = try ToolProcess.run(["test", "--filter", "a::x"], in: scratch.path)
        #expect(scenarios.status == 4, "\(scenarios)")
        let blessed = try ToolProcess.run(["test", "--bless", "--force"], in: scratch.path)
        #expect(blessed.status == 0 && scratch.read("a.trace") == nil, "\(blessed)")
        try scratch.write("a.scene", "test skip\nprint 1\n")
        let wrong = try ToolProcess.run(["check", "a.scene"], in: scratch.path)
        #expect(wrong.status == 3)
        expectText(wrong.output, contains: "test skip \"needs iOS 27\"")
    }
}
