import Testing

@testable import scenesh

/// The tool as users meet it: arguments, standard streams, statuses.
@Suite struct CommandLineTests {
    private static let hello = "initial scene a\nlaunch\n"

    /// Command lines with the statuses that they end with.
    private static let cases: [([String], Int32)] = [
        (["-e", "print 1"], 0), (["-e", "expect 1 == 2"], 1), (["-e", "print 1 / 0"], 1),
        (["--nonsense"], 2),
        (["run", "--ios", "99", "-e", "launch"], 2), (["no-such-file.scene"], 2), (["-e", "push push push ("], 3),
        (["test", "no-such-folder"], 4), (["test", "--filter", "no such script"], 4), (["rules", "NO-SUCH-RULE"], 4),
        (["check", "no-such-folder"], 4), (["test", "--jobs", "0"], 2), (["-e", "launch", "--max-steps", "0"], 2),
        (["--version"], 0), (["--help"], 0), (["help", "test"], 0), (["rules"], 0),
        (["-e", "repeat 9 { }", "--trace", "x"], 2),
        (["matrix", "--ios", "12,13", "-e", hello], 0), (["matrix", "--ios", "12,99", "-e", hello], 2),
        (["matrix", "--ios", "12,13"], 2), (["matrix", "-e", "push ("], 3), (["matrix", "no-such-file.scene"], 2),
        (["matrix", "--style", "nonsense", "-e", hello], 2), (["matrix", "-e", "present nil"], 0),
    ]

    @Test func runsTextFilesAndStandardInputAlike() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", CommandLineTests.hello)
        let file = try ToolProcess.run(["a.scene"], in: scratch.path)
        #expect(file.status == 0 && file.errors == "")
        #expect(file.output.hasPrefix("# trace 1, ios 17, iPhone portrait\n> launch\n"))
        for arguments in [["run", "a.scene"], ["-"], [], ["run"], ["-e", CommandLineTests.hello], ["--", "a.scene"]] {
            let other = try ToolProcess.run(arguments, in: scratch.path, input: CommandLineTests.hello)
            #expect(other == file, "\(arguments)")
        }
    }

    @Test(arguments: CommandLineTests.cases)
    func statuses(arguments: [String], status: Int32) throws {
        let result = try ToolProcess.run(arguments)
        #expect(result.status == status, "\(arguments): \(result)")
        #expect(status != 2 || !result.errors.isEmpty)
    }

    /// A flag for each limit, with a script that hits it.
    private static let limits: [(flag: String, script: String, code: String)] = [
        ("--max-instructions=1000", "while true { }", "E0408"),
        ("--max-steps=3", "initial scene a\nlaunch\nload a\nload a\nload a", "E0404"),
        ("--max-verbs=5", "initial scene a { on viewDidAppear { present b } }\nscene b: a\nlaunch", "E0403"),
        ("--max-call-depth=9", "func f() { f() }\nf()", "E0401"),
        ("--max-controllers=3", "controller X\nvar all = []\nrepeat 9 { all.append(X()) }", "E0405"),
        ("--max-elements=9", "var text = \"x\"\nrepeat 9 { text += text }", "E0406"),
        ("--max-nesting=5", "print ((((((((1))))))))", "E0113"), ("--max-file-size=5", "print 1", "E0010"),
    ]

    @Test(arguments: CommandLineTests.limits)
    func eachLimitHasAFlag(flag: String, script: String, code: String) throws {
        let result = try ToolProcess.run([flag, "-e", script])
        #expect([1, 3].contains(result.status) && result.errors.hasPrefix("error[\(code)]"), "\(result)")
    }

    @Test func everyCommandHasAnExample() throws {
        for command in ["run", "test", "check", "matrix", "diff", "rules", "repl"] {
            let help = try ToolProcess.run(["help", command])
            #expect(help.status == 0 && help.output.contains("  scenesh "), "\(command)")
        }
    }

    @Test func aClosedPipeEndsTheToolQuietly() throws {
        let scratch = try Scratch()
        try scratch.write("many.scene", "for i in 0..<200000 { print i }\n")
        let result = try ToolProcess.shell("\"$TOOL\" many.scene | head -n 3", in: scratch.path)
        #expect(result == .init(status: 0, output: "# trace 1, ios 17, iPhone portrait\n  | 0\n  | 1\n", errors: ""))
        let ignored = try ToolProcess.shell("trap '' PIPE; \"$TOOL\" many.scene | head -n 1", in: scratch.path)
        #expect(ignored.errors == "" && ignored.status == 0)
    }

    @Test func aFullDiskIsNoSuccess() throws {
        guard FileSystem.kind(of: "/dev/full") == .file else { return }
        let result = try ToolProcess.shell("\"$TOOL\" -e 'print 1' >/dev/full")
        #expect(result.status == 1 && result.errors.contains("cannot write"))
    }

    @Test func messagesComeAfterTheTraceBeforeThem() throws {
        let result = try ToolProcess.shell("\"$TOOL\" -e 'print 1\nprint 1 / 0' 2>&1")
        let trace = try #require(result.output.firstRange(of: "| 1"))
        let message = try #require(result.output.firstRange(of: "error"))
        #expect(trace.lowerBound < message.lowerBound)
    }

    @Test func coloursFollowTheWishes() throws {
        let wrong = "\"$TOOL\" -e 'push push ('"
        func isColoured(_ line: String, _ environment: [String: String] = [:]) throws -> Bool {
            try ToolProcess.shell(line, environment: environment).errors.contains("\u{1B}[")
        }
        #expect(try !isColoured(wrong))
        #expect(try isColoured(wrong + " --color always"))
        #expect(try isColoured(wrong, ["CLICOLOR_FORCE": "1"]))
        #expect(try !isColoured(wrong, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
        #expect(try isColoured(wrong + " --color always", ["NO_COLOR": "1"]))
    }

    @Test func ctrlCFlushesAndEndsWith130() throws {
        let scratch = try Scratch()
        // Not before the tool is at work: earlier the shell's own setting holds, which ignores Ctrl-C. What it prints
        // first is more than it keeps back.
        let result = try ToolProcess.shell(
            """
            "$TOOL" -e 'for i in 0..<20000 { print i }\nwhile true { }' --max-instructions 1000000000000 >out &
            until test -s out; do sleep 0.1; done
            kill -INT $!; wait $!; status=$?; cat out; echo $status
            """, in: scratch.path)
        #expect(result.output.hasSuffix("| 19999\n130\n"), "\(result.output.suffix(100)) \(result.errors)")
    }

    @Test func everyLineOfJSONIsAnObject() throws {
        let result = try ToolProcess.run(["--format", "json", "-e", CommandLineTests.hello])
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count > 3)
        for line in lines { #expect(JSON.isObject(Array(line.utf8)), "\(line)") }
    }

    @Test func piecesThatArePipedAreEntries() throws {
        let input = "initial scene a {\n    var x = 1\n}\nlaunch\n:undo\n:trace\nprint a.x\n"
        let result = try ToolProcess.run(["repl"], input: input)
        #expect(result.status == 1 && result.output.contains("undone: launch"), "\(result)")
        #expect(!result.output.contains("scene>"))
        #expect(try ToolProcess.run(["repl"], input: "print (\n\n1 + 1)\n:quit\nnonsense (").output.contains("  | 2\n"))
        #expect(
            try ToolProcess.run(["repl"], input: "6 * 7\nvar x = 2\nx = 3\nx\n").output.hasSuffix("  | 42\n  | 3\n"))
        #expect(try ToolProcess.run(["repl"], input: "print 1\nfoo bar (\n").status == 3)
        // A scenario runs in a world of its own, and the conversation goes on in its own.
        let scenario =
            "scene a\nscene b\nlaunch with a\nscenario \"s\" ios 9 { launch with b\nexpect a.instances.isEmpty }\n"
        let ended = try ToolProcess.run(["repl"], input: scenario + "expect b.instances.isEmpty\na.isViewLoaded\n")
        #expect(ended.status == 0 && ended.output.contains("== s\n") && ended.output.hasSuffix("portrait\n  | true\n"))
        #expect(try ToolProcess.run(["repl"], input: ":nonsense\n").status == 2)
    }
}
