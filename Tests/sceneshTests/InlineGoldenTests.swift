import TestSupport
import Testing

@testable import scenesh

/// Goldens inside of scripts, and the setup of a folder.
@Suite struct InlineGoldenTests {
    private static let script = """
        test ios 12, 17
        initial scene home
        launch

        scenario "a" {
            setup { launch }
            turn {
                print 1
                print 2
            }
            expect trace { }
            turn { print 3 }
            expect trace {
            } // kept
        }

        """

    @Test func emptyBlocksAreWritten() throws {
        let scratch = try Scratch()
        let script = Self.script
        try scratch.write("a.scene", script)
        let failing = try ToolProcess.run(["test", "a.scene"], in: scratch.path)
        #expect(failing.status == 1)
        let blessed = try ToolProcess.run(["test", "--bless", "a.scene"], in: scratch.path)
        #expect(blessed.status == 0, "\(blessed)")
        expectText(blessed.output, contains: "wrote a.scene\n")
        let written = scratch.read("a.scene")
        let expected =
            script
            .replacing("expect trace { }", with: "expect trace {\n        | 1\n        | 2\n    }")
            .replacing("expect trace {\n    } // kept", with: "expect trace {\n        | 3\n    } // kept")
        #expect(written == expected)
        #expect(try ToolProcess.run(["test", "a.scene"], in: scratch.path).status == 0)
        let again = try ToolProcess.run(["test", "--bless", "a.scene"], in: scratch.path)
        #expect(again.status == 0 && !again.output.contains("wrote"))
    }

    @Test func otherBlocksAreLeft() throws {
        let scratch = try Scratch()
        let scripts = [
            "initial scene home\nlaunch\nturn { print 1 }\nexpect trace {\n    // a comment\n}\n",
            "initial scene home\nlaunch\nturn { print 1 }\nexpect trace {\n    | 2\n}\n",
            "test ios 12, 17\ninitial scene home\nlaunch\nturn { print ios }\nexpect trace { }\n",
        ]
        for script in scripts {
            try scratch.write("a.scene", script)
            let blessed = try ToolProcess.run(["test", "--bless", "a.scene"], in: scratch.path)
            #expect(blessed.status == 1)
            let left = scratch.read("a.scene")
            #expect(left == script)
        }
    }

    @Test func eachScriptOfAFolderImportsItsSetup() throws {
        let scratch = try Scratch()
        let setup = "initial scene home { on viewDidLoad { print text } }\nvar text = \"setup\"\n"
        try scratch.write("in/_setup.scene", setup)
        try scratch.write("in/a.scene", "launch\nexpect call home.viewDidLoad\n")
        try scratch.write("in/deep/b.scene", "launch with home\n")
        let tested = try ToolProcess.run(["test", "in/a.scene"], in: scratch.path)
        #expect(tested.status == 0, "\(tested)")
        let ran = try ToolProcess.run(["in/a.scene"], in: scratch.path)
        #expect(ran.status == 0 && ran.output.contains("    | setup\n"))
        #expect(try ToolProcess.run(["in/a.scene"], in: scratch["in"]).status != 0)
        #expect(try ToolProcess.run(["a.scene"], in: scratch["in"]).status == 0)
        #expect(try ToolProcess.run(["check", "in/a.scene"], in: scratch.path).status == 0)
        // Only its own folder, and no text that is not a file.
        #expect(try ToolProcess.run(["in/deep/b.scene"], in: scratch.path).status == 3)
        #expect(try ToolProcess.run(["-e", "launch"], in: scratch["in"]).output.contains("setup") == false)
        // It is no test, and an error in it has its place.
        try scratch.write("in/_setup.scene", "initial scene home {\n")
        let wrong = try ToolProcess.run(["test", "in/a.scene"], in: scratch.path)
        #expect(wrong.status == 1)
        expectText(wrong.output, contains: "in/_setup.scene:")
        expectText(wrong.output, hasSuffix: "0 passed, 1 failed\n")
    }
}
