import SceneRuntime
import TestSupport
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
        (["test", "no-such-folder"], 4), (["test", "--watch", "no-such-folder"], 4),
        (["test", "--filter", "no such script"], 4), (["rules", "NO-SUCH-RULE"], 4),
        (["check", "no-such-folder"], 4), (["test", "--jobs", "0"], 2), (["-e", "launch", "--max-steps", "0"], 2),
        (["--version"], 0), (["--help"], 0), (["help", "test"], 0), (["rules"], 0),
        (["-e", "repeat 9 { }", "--trace", "x"], 2),
        (["matrix", "--ios", "12,13", "-e", hello], 0), (["matrix", "--ios", "12,99", "-e", hello], 2),
        (["matrix", "--ios", "12,13"], 2), (["matrix", "-e", "push ("], 3), (["matrix", "no-such-file.scene"], 2),
        (["matrix", "--style", "nonsense", "-e", hello], 2), (["matrix", "-e", "present nil"], 0),
        (["import"], 2), (["import", "no-such.storyboard"], 2),
        (["graph"], 2), (["graph", "no-such.storyboard"], 2), (["graph", "--format", "png", "a.storyboard"], 2),
    ]

    @Test(arguments: [["run", "a.scene"], ["-"], [], ["run"], ["-e", hello], ["--", "a.scene"]])
    func runsTextFilesAndStandardInputAlike(arguments: [String]) throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", CommandLineTests.hello)
        let file = try ToolProcess.run(["a.scene"], in: scratch.path)
        #expect(file.status == 0 && file.errors == "")
        expectText(file.output, hasPrefix: "# trace 1, ios 17, iPhone portrait\n> launch\n")
        let other = try ToolProcess.run(arguments, in: scratch.path, input: CommandLineTests.hello)
        #expect(other.status == 0 && other.errors.isEmpty, "\(other)")
        let difference = LineDiff.difference(of: "the trace", expected: file.output, observed: other.output)
        if let difference { Issue.record("\(difference)") }
    }

    @Test(arguments: CommandLineTests.cases)
    func statuses(arguments: [String], status: Int32) throws {
        let result = try ToolProcess.run(arguments)
        #expect(result.status == status, "\(arguments): \(result)")
        #expect(status != 2 || !result.errors.isEmpty)
    }

    /// A flag for each limit, with a script that hits it.
    private static let limits: [(flag: String, script: TextArgument, code: String)] = [
        ("--max-instructions=1000", "while true { }", "E0408"),
        ("--max-steps=3", "initial scene a\nlaunch\nload a\nload a\nload a", "E0404"),
        ("--max-verbs=5", "initial scene a { on viewDidAppear { present b } }\nscene b: a\nlaunch", "E0403"),
        ("--max-call-depth=9", "func f() { f() }\nf()", "E0401"),
        ("--max-controllers=3", "controller X\nvar all = []\nrepeat 9 { all.append(X()) }", "E0405"),
        ("--max-elements=9", "var text = \"x\"\nrepeat 9 { text += text }", "E0406"),
        ("--max-output=50", "while true { print \"x\" }", "E0409"),
        ("--max-nesting=5", "print ((((((((1))))))))", "E0113"), ("--max-file-size=5", "print 1", "E0010"),
    ]

    @Test(arguments: CommandLineTests.limits)
    func eachLimitHasAFlag(flag: String, script: TextArgument, code: String) throws {
        let result = try ToolProcess.run([flag, "-e", script.text])
        #expect([1, 3].contains(result.status) && result.errors.hasPrefix("error[\(code)]"), "\(result)")
    }

    /// Command lines that ask for what is not there, with what may have been meant.
    private static let mistakes: [(arguments: [String], status: Int32, message: TextArgument)] = [
        (["nope"], 2, "cannot find a file or command 'nope'; scenesh --help lists the commands"),
        (["tset"], 2, "cannot find a file or command 'tset'; did you mean 'test'?"),
        (["help", "nope"], 2, "unknown command 'nope'; scenesh --help lists all commands"),
        (["help", "mtarix"], 2, "unknown command 'mtarix'; did you mean 'matrix'?"),
        (["scripts/tour/01-helo.scene"], 2, "did you mean 'scripts/tour/01-hello.scene'?"),
        (["matrix", "nope"], 2, "scenesh: cannot find 'nope'\n"),
        (["scripts"], 2, "'scripts' is a folder; to run or check its scripts, use scenesh test or scenesh check"),
        (["graph", "--layout", "layered", "x.scene"], 2, "--layout requires a picture: --format svg or html"),
        (["--ios", "-1", "x.scene"], 2, "'-1' is not a release of iOS; use one from \(Release.knownText)"),
        (["matrix", "--ios", "-1", "x.scene"], 2, "'-1' is not a release of iOS"),
        (["matrix", "--scenes", "maybe", "x.scene"], 2, "'maybe' is neither 'on' nor 'off'; write --scenes off,on"),
        (["run", "--scenes", "yes", "x.scene"], 2, "--scenes takes on or off, not 'yes'"),
        (["run", "--ios", "12", "--scenes", "on", "x.scene"], 2, "iOS 12 has no scenes"),
        (["run", "--sdk", "28", "x.scene"], 2, "'28' is not an SDK"),
        (["diff", "--ios", "12", "--scenes", "off..on", "x.scene"], 2, "iOS 12 has no scenes"),
        (["migrate", "--scenes", "on", "x.scene"], 2, "migrate compares both; remove --scenes"),
        (["--max-steps", "-1", "x.scene"], 2, "a limit must be at least 1, not -1"),
        (["check", "--max-nesting", "0", "x.scene"], 2, "a limit must be at least 1, not 0"),
        (["check", "--max-steps", "9", "x.scene"], 2, "Unknown option '--max-steps'"),
        (["test", "--bles"], 2, "Did you mean '--bless'?"),
        (["diff", "--isos", "12..13", "x.scene"], 2, "Unknown option '--isos'. Did you mean '--ios'?"),
        (["rules", "NAV-PSH-1"], 4, "unknown rule 'NAV-PSH-1'; did you mean 'NAV-PUSH-1'?"),
        (["rules", "modl"], 4, "unknown rule 'MODL'; did you mean 'MODAL'?"),
        (["rules", "NO-SUCH-RULE"], 4, "scenesh rules lists all rules"),
        (["play", "--steps", "9..12", "-o", "-", "-e", "print 1"], 2, "the script runs no statement 9"),
        (["no\u{1B}[31m\nfile.scene"], 2, "cannot find 'no\\u{1b}[31m\\u{a}file.scene'\n"),
    ]

    @Test(arguments: CommandLineTests.mistakes)
    func mistakesAreReportedWithAFix(arguments: [String], status: Int32, message: TextArgument) throws {
        let result = try ToolProcess.run(arguments)
        #expect(result.status == status && result.output.isEmpty, "\(result)")
        expectText(result.errors, contains: message.text)
    }

    @Test func checkHasTheLimitsOfTheSource() throws {
        let deep = try ToolProcess.run(["check", "--max-nesting", "5", "-"], input: "print ((((((((1))))))))\n")
        #expect(deep.status == 3 && deep.output.contains("E0113"), "\(deep)")
        let help = try ToolProcess.run(["help", "check"]).output
        #expect(help.contains("--max-file-size") && !help.contains("--max-steps"))
    }

    @Test func aPathMayBeAnything() throws {
        let scratch = try Scratch()
        let folder = scratch["a  folder\n"]
        let names = [
            "-odd.scene", "two  words.scene", "new\nline.scene", "\t'\".scene", "é漢.scene", "$H*.scene", "--.scene",
        ]
        for name in names { try scratch.write("a  folder\n/" + name, CommandLineTests.hello) }
        for name in names {
            let run = try ToolProcess.run(["--", name], in: folder)
            #expect(run.status == 0 && run.output.contains("> launch\n"), "\(name.debugDescription): \(run)")
        }
        let checked = try ToolProcess.run(["check", "--"] + names, in: folder)
        #expect(checked.status == 0 && checked.errors.hasPrefix("7 files"), "\(checked)")
        #expect(try ToolProcess.run(["test", "--bless", "--"] + names, in: folder).status == 0)
        let tested = try ToolProcess.run(["test", "a  folder\n"], in: scratch.path)
        #expect(tested.status == 0 && tested.output.hasSuffix("7 passed, 0 failed\n"), "\(tested)")
    }

    @Test(arguments: [["test"], ["check"], ["rules", "--coverage"]])
    func whereNoScriptsAreTheDefaultIsNamed(arguments: [String]) throws {
        let scratch = try Scratch()
        let result = try ToolProcess.run(arguments, in: scratch.path)
        #expect(
            result.status == 4 && result.errors.contains("no script found: there is no folder 'scripts'"), "\(result)")
        let input = try ToolProcess.run(["check", "-"], input: "print 1\n")
        #expect(input == .init(status: 0, output: "", errors: "1 file, no errors, no warnings\n"))
    }

    /// Lines of shell with streams that are closed or full, and how the tool ends.
    private static let streams: [(line: String, status: Int32, errors: TextArgument)] = [
        ("-e 'print 1' >&-", 1, "scenesh: cannot write: Bad file descriptor\n"),
        ("-e 'print 1' <&- | cat", 0, ""), ("<&-", 2, "scenesh: cannot read '-': Bad file descriptor\n"),
        ("check -q - <&-", 3, "scenesh: cannot read '<stdin>': Bad file descriptor\n"),
        ("-e 'push (' 2>&-", 3, ""), ("--nonsense 2>&-", 2, ""),
        ("-e 'print 1' >/dev/full", 1, "scenesh: cannot write: No space left on device\n"),
        ("--help >/dev/full", 1, "scenesh: cannot write: No space left on device\n"),
        ("rules >/dev/full", 1, "scenesh: cannot write: No space left on device\n"),
        ("--help | head -n 1 >/dev/null", 0, ""), ("rules | head -n 1 >/dev/null", 0, ""),
        (
            "test --bless a.scene >&-; status=$?; tail -n 3 a.trace >&2; exit $status", 1,
            """
            scenesh: cannot write: Bad file descriptor
              a.viewWillAppear(animated: false)
              a.viewIsAppearing(animated: false)
              a.viewDidAppear(animated: false)

            """
        ),
    ]

    #if os(Linux)  // The sentences are those of its C library, and /dev/full is its own.
        @Test(arguments: CommandLineTests.streams)
        func closedAndFullStreamsAreNoTrap(line: String, status: Int32, errors: TextArgument) throws {
            let scratch = try Scratch()
            try scratch.write("a.scene", CommandLineTests.hello)
            let result = try ToolProcess.shell("\"$TOOL\" \(line)", in: scratch.path)
            #expect(result.status == status && result.errors == errors.text, "\(result)")
        }
    #endif

    @Test func aClosedPipeEndsTheToolQuietly() throws {
        let scratch = try Scratch()
        try scratch.write("many.scene", "for i in 0..<200000 { print i }\n")
        let result = try ToolProcess.shell("\"$TOOL\" many.scene | head -n 3", in: scratch.path)
        #expect(result == .init(status: 0, output: "# trace 1, ios 17, iPhone portrait\n  | 0\n  | 1\n", errors: ""))
        let ignored = try ToolProcess.shell("trap '' PIPE; \"$TOOL\" many.scene | head -n 1", in: scratch.path)
        #expect(ignored.errors == "" && ignored.status == 0)
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
        // Not before the tool is at work: earlier the shell's own setting holds, which ignores Ctrl-C. When no more
        // comes it is in its endless loop, and what it prints first is more than it keeps back.
        let result = try ToolProcess.shell(
            """
            "$TOOL" -e 'for i in 0..<20000 { print i }\nwhile true { }' --max-instructions 1000000000000 >out &
            size=none
            until test -s out && test "$size" = "$(wc -c <out)"; do size=$(wc -c <out); sleep 1; done
            kill -INT $!; wait $!; status=$?; cat out; echo $status
            """, in: scratch.path)
        expectText("\(result.errors)\(result.output.suffix(100))", hasSuffix: "| 19999\n130\n")
    }

    /// A loop without end, the line of its own, and a loop around or inside of it that ends.
    private static let endlessLoops: [(script: TextArgument, line: Int)] = [
        ("var i = 0\nwhile true {\n    i += 1\n}", 2),
        ("func f(x) {\n    return x + 1\n}\nvar i = 0\nwhile true { i = f(i) }", 5),
        ("for k in 0..<100 {\n    let x = 1\n    while x < 2 {\n    }\n}", 3),
        ("func fill() {\n    for i in 0..<50 { let x = i }\n}\nwhile true {\n    for j in 0..<9 { fill() }\n}", 4),
        ("controller A {\n    on viewDidLoad {\n        while true {\n let x = 1\n}\n    }\n}\nload A()", 3),
    ]

    @Test(arguments: CommandLineTests.endlessLoops)
    func anEndlessLoopIsReportedAtItsOwnLine(script: TextArgument, line: Int) throws {
        let result = try ToolProcess.run(["--max-instructions", "300000", "-e", script.text])
        #expect(result.status == 1 && result.errors.contains("--> -e:\(line):"), "\(result)")
        #expect(result.errors.contains(" this loop does not end\n"), "\(result)")
    }

    @Test func outputIsCountedAnewWithEachStep() throws {
        let printing = "initial scene a\nlaunch\nrepeat 9 {\n    print \"0123456789\"\n    post \"x\"\n}"
        #expect(try ToolProcess.run(["--max-output", "400", "-e", printing]).status == 0)
        let silent = printing.replacing("    post \"x\"\n", with: "") + "\nrepeat 99 { print \"0123456789\" }"
        let result = try ToolProcess.run(["--max-output", "400", "-e", silent])
        #expect(result.status == 1 && result.output.utf8.count < 600, "\(result)")
        #expect(result.errors.hasPrefix("error[E0409]: the script printed more than 400 bytes without a step"))
        expectText(result.errors, contains: "raise the limit with --max-output")
    }

    @Test func aTimeoutStopsAScript() throws {
        let script = "print 1\nwhile true { }"
        let result = try ToolProcess.run(
            ["run", "--timeout", "0.3", "--max-instructions", "1000000000000", "-e", script])
        #expect(result.status == 1 && result.output.hasSuffix("  | 1\n"), "\(result)")
        expectText(result.errors, contains: "scenesh: '-e' was stopped after 0.3 s; --timeout sets this time\n")
        #expect(try ToolProcess.run(["run", "--timeout", "60", "-e", "print 1"]).status == 0)
        for wrong in ["0", "-1", "nan", "inf"] {
            #expect(try ToolProcess.run(["run", "--timeout", wrong, "-e", "print 1"]).status == 2)
        }
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
