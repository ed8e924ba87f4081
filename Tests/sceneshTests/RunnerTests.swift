import SceneLang
import Synchronization
import Testing

@testable import scenesh

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The parts of the golden runner. `Tests/Runner` tries the whole as a process.
@Suite struct RunnerTests {
    @Test func sharesAreWrittenAsTwoNumbers() {
        #expect(Shard("2/3")?.number == 2 && Shard("2/3")?.count == 3)
    }

    @Test(arguments: ["", "/", "0/3", "4/3", "3", "a/b", "1/0", "-1/3", "+1/3", "1/3/5", "1/99999999999999999999"])
    func otherTextsAreNoShares(text: String) { #expect(Shard(text) == nil) }

    @Test(arguments: [1, 2, 3, 7, 40]) func sharesCoverEverythingOnce(count: Int) throws {
        let all = Array(0..<23)
        var found: [Int] = []
        for number in 1...count {
            let share = try #require(Shard("\(number)/\(count)")).share(of: all)
            #expect((all.count / count...all.count / count + 1).contains(share.count))
            found += share
        }
        #expect(found.sorted() == all)
    }

    @Test(arguments: [1, 4, 16]) func workEndsInOrderWithTheFirstLastResult(jobs: Int) {
        let results = Parallel.map(100, jobs: jobs) {
            $0
        } isLast: {
            $0 == 37 || $0 == 40
        }
        #expect(results == Array(0...37))
    }

    @Test func workWithoutALastResultEndsInOrder() {
        #expect(Parallel.map(5, jobs: 2) { $0 } == [0, 1, 2, 3, 4])
        #expect(Parallel.map(0, jobs: 2) { $0 } == [])
    }

    @Test func plainTextHoldsNoControlCharactersAndNoColours() {
        let bytes: [UInt8] = Array("a\u{1B}[31;1mred\u{1B}[0m\n\t\u{1B}[2Jb\u{7F}\u{0}\u{2028}".utf8) + [0xFF]
        #expect(PlainText.text(bytes) == "ared\n\t\\u{1b}[2Jb\\u{7f}\\u{0}\\u{2028}\u{FFFD}")
        #expect(PlainText.text([0x1B]) == "\\u{1b}" && PlainText.text([0x1B, 0x5B]) == "\\u{1b}[")
        #expect(PlainText.line("a\r\nb\tc") == "a\\u{d}\\u{a}b\\u{9}c")
    }

    @Test func titlesBeginNoDirectiveOfTAP() {
        #expect(TAPReporter.escaped("a # SKIP \\#") == "a \\# SKIP \\\\\\#")
    }

    @Test func quotesAreEscapedWhateverFollowsThem() {
        // With a combining accent the quote is another character, but the same byte.
        #expect(JUnitReporter.escaped("\"\u{301}<&>") == "&quot;\u{301}&lt;&amp;&gt;")
        #expect(TAPReporter.escaped("#\u{301}") == "\\#\u{301}")
    }

    @Test func secondsHaveSixDecimals() {
        #expect(Duration.microseconds(412).seconds == "0.000412")
        #expect(Duration.milliseconds(61_500).seconds == "61.500000")
        #expect(Duration.zero.seconds == "0.000000")
    }

    /// Every format reports every kind of failure, without characters that would break its lines.
    @Test(arguments: ReportForm.allCases) func everyFormatReportsEveryKind(form: ReportForm) {
        var outcomes = Failure.Kind.allCases.map { kind in
            var failure = Failure(kind, ["a sentence about \(kind)\nin ]]> \"two\" lines"])
            failure.difference = Array("--- a\n+++ b\n@@ -1 +1 @@\n-\u{1B}x\n+]]>\n".utf8)
            failure.place = Failure.Place(path: "a,b:\n%.scene", line: 3)
            return TestOutcome(path: "a,b:\n%.scene", environment: "\(kind)", failure: failure)
        }
        outcomes.append(TestOutcome(path: "fine # SKIP.scene", written: [WrittenGolden(path: "w\n")]))
        let text = String(decoding: form.report(TestReport(outcomes: outcomes, leftOut: 2)), as: UTF8.self)
        for kind in Failure.Kind.allCases {
            let sentence = "a sentence about \(kind)\\u{a}in "
            let spelled = form == .json || form == .tap ? sentence.replacing("\\", with: "\\\\") : sentence
            if !text.contains(spelled) { Issue.record("'\(spelled)' is not in the report:\n\(text)") }
        }
        if form == .json {
            for line in Lines.split(Array(text.utf8)) { #expect(JSON.isObject(line)) }
        } else if form != .text {
            #expect(!text.unicodeScalars.contains("\u{1B}"))
        }
        if form == .github { expectText(text, hasSuffix: "\n1 passed, 9 failed\n") }
        if form == .text { expectText(text, contains: "\n1 passed, 9 failed\nreview the goldens that differ with ") }
    }

    @Test func artifactsStayInTheirFolder() {
        func name(_ path: String) -> String {
            ArtifactFolder.name(of: .actual, GoldenScript(path: path, goldens: []), nil)
        }
        #expect(name("scripts/a.scene") == "scripts/a.trace.actual" && name("a.scene") == "a.trace.actual")
        #expect(name("/tmp/x/a.scene") == "tmp/x/a.trace.actual" && name("../../a.scene") == "_/_/a.trace.actual")
    }

    @Test func filesThatLookAlikeAreTwo() throws {
        let scratch = try Scratch()
        for name in ["\u{E9}.scene", "e\u{301}.scene"] { try scratch.write(name, "print 1\n") }
        try scratch.write("e\u{301}.trace", "x\n")
        let found = Discovery(paths: [scratch.path, scratch.path + "/."])
        // Some file systems hold them to be one.
        let names = try FileSystem.names(in: scratch.path).filter { $0.hasSuffix(".scene") }
        #expect(found.scripts.count == names.count)
        #expect(found.scripts.flatMap(\.goldens).count == 1 && found.orphans == [])
    }

    @Test func orphansAreReportedOnce() throws {
        let scratch = try Scratch()
        try scratch.write("gone.trace", "x\n")
        #expect(Discovery(paths: [scratch.path, scratch.path]).orphans == [scratch["gone.trace"]])
    }

    @Test func replacingKeepsTheModeAndTheLink() throws {
        let scratch = try Scratch()
        try scratch.write("a", "old")
        chmod(scratch["a"], 0o640)
        symlink("a", scratch["b"])
        try FileSystem.replace(scratch["b"], with: Array("new".utf8))
        var status = stat()
        stat(scratch["a"], &status)
        #expect(status.st_mode & 0o7777 == 0o640 && FileSystem.isLink(scratch["b"]))
        let text = scratch.read("a")
        #expect(text == "new")
        symlink("nothing", scratch["c"])
        #expect(throws: SystemError.self) { try FileSystem.replace(scratch["c"], with: []) }
        #expect(throws: SystemError.self) { try FileSystem.replace(scratch.path, with: []) }
    }

    @Test func manyThreadsReplaceOneFile() throws {
        let scratch = try Scratch()
        let path = scratch["a"]
        let failures = Parallel.map(200, jobs: 8) { index in
            (try? FileSystem.replace(path, with: [UInt8](repeating: UInt8(index), count: 5_000))) == nil
        }
        #expect(!failures.contains(true))
        let bytes = try FileSystem.read(path, limit: 1 << 20)
        #expect(bytes.count == 5_000 && Set(bytes).count == 1)
        let names = try FileSystem.entries(in: scratch.path).map(\.name)
        #expect(names == ["a"])
    }

    @Test func aGoldenThatSomebodyElseChangedIsLeftAlone() throws {
        let scratch = try Scratch()
        try scratch.write("x.trace", "old\n")
        let script = GoldenScript(path: scratch["x.scene"], goldens: ["x.trace"])
        let writer = GoldenWriter(goldenFiles: GoldenFiles(script: script, targets: []))
        let mine = ["x.trace": [LinePattern(text: Array("mine".utf8))]]
        try scratch.write("x.trace", "theirs\n")
        let refused = writer.write(mine)
        #expect(refused.written.isEmpty && refused.problems.count == 1)
        var text = scratch.read("x.trace")
        #expect(text == "theirs\n")
        try scratch.write("x.trace", "old\n")
        let written = writer.write(mine)
        #expect(written.written.map(\.path) == [scratch["x.trace"]] && written.problems == [])
        let again = writer.write(mine)
        #expect(again.written.isEmpty && again.problems == [])
        text = scratch.read("x.trace")
        #expect(text == "mine\n")
    }

    @Test(arguments: [
        ["--explain"], ["--bless", "--watch"], ["--bless", "--fail-fast"],
        ["--bless", "--ios", "12"], ["--watch", "--reporter", "tap"], ["--shard", "4/3"], ["--reporter", "xml"],
    ])
    func whatGoldensCannotHoldIsRefused(arguments: [String]) throws {
        let result = try ToolProcess.run(["test"] + arguments)
        #expect(result.status == 2 && result.errors.hasPrefix("Error: "), "\(result)")
    }

    @Test func outsideOfAProjectTheDefaultIsNamed() throws {
        let scratch = try Scratch()
        let result = try ToolProcess.run(["test"], in: scratch.path)
        #expect(result.status == 4 && result.output == "")
        #expect(result.errors.contains("no script found: there is no folder 'scripts'"))
    }
}
