import SceneLang
import Testing

@testable import scenesh

/// What helps the one who types, as far as it needs no terminal; Tests/Terminal has the rest.
@Suite struct TypingTests {
    private static func assistant(_ entries: [String] = [], earlier: String = "") -> Assistant {
        var state = SessionState(options: EngineOptions())
        for entry in entries {
            _ = state.begin(ScriptSource(name: "entry", bytes: Array(entry.utf8), baseFolder: "."))
            while true { if case .ended = state.advance() { break } }
        }
        return Assistant(state: state, earlier: earlier)
    }

    private static func offered(_ line: String, _ assistant: Assistant) -> [String] {
        let offer = assistant.tabResult(Array(line.utf8), cursor: line.utf8.count)
        return offer.candidates.map(\.text)
    }

    /// Each command offers what its operand says.
    @Test(arguments: [
        (":", "undo", "push"), (":und", "undo", "help"), (":help ", "push", "inbox"), (":help :un", ":undo", "undo"),
        (":owners ", "inbox", "editor"), (":whynot ", "editor", "push"), (":whynot inbox ", "viewDidLoad", "inbox"),
        (":rules NAV-", "NAV-PUSH-1", "MODAL-FULL-1"), (":ios ", "17", "iPhone"), (":device ", "iPad", "landscape"),
        (":device iPad ", "landscape", "iPad"), (":break ", "on", "viewDidLoad"),
        (":break on viewDidL", "viewDidLoad", "on"),
        (":break on viewDidLoad ", "of", "on"), (":break on viewDidLoad of ", "editor", "viewDidLoad"),
        (":state ", "inbox", "editor"), ("  :dev", "device", "push"), ("push ", "editor", ":undo"),
    ])
    func commandsAreCompleted(line: String, offered: String, absent: String) {
        let assistant = TypingTests.assistant(["initial scene inbox\nscene editor", "launch"])
        let found = TypingTests.offered(line, assistant)
        #expect(found.contains(offered) && !found.contains(absent), "\(found)")
    }

    @Test func numbersAreInTheirOrder() {
        let found = TypingTests.offered(":tour ", TypingTests.assistant())
        #expect(found.filter { Int($0) != nil } == Lesson.all.indices.map { "\($0 + 1)" })
    }

    @Test func theLinesBeforeCount() {
        let inside = TypingTests.assistant(earlier: "scene a {\n    on viewDidLoad {\n")
        #expect(TypingTests.offered("pu", inside) == ["push"])
        #expect(TypingTests.offered("    self.isViewL", inside) == ["isViewLoaded"])
        #expect(inside.hint("push") == "X [onto Y] [unanimated] [animated BOOL]")
        // A colon begins a command on the first line only.
        #expect(TypingTests.offered(":und", inside) == [])
        let offer = inside.tabResult(Array("  print isView".utf8), cursor: 14)
        #expect(offer.start == 8 && offer.begun == Array("isView".utf8))
    }

    @Test func whatIsCommonIsNoHalfLetter() {
        func common(_ texts: [String], begun: String = "") -> String? {
            let candidates = texts.map { Assistant.Candidate(text: $0, isWhole: true) }
            return Assistant.TabResult(start: 0, begun: Array(begun.utf8), candidates: candidates).common
                .map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(common([]) == nil)
        #expect(common(["push", "pull"]) == "pu")
        #expect(common(["é", "è"]) == "")
        #expect(common(["日本", "日曜"]) == "日")
        #expect(common(["Launch", "Layout"], begun: "la") == "La")
        #expect(common(["Push", "pop"], begun: "p") == "p")
    }

    @Test func pathsAreCompleted() throws {
        let scratch = try Scratch()
        for name in ["a b.scene", "a.txt", "sub/c.scene"] { try scratch.write(name, "") }
        let root = scratch["x"].dropLast()
        func texts(_ begun: String, closing: Bool?) -> [String] {
            PathCompletion.candidates(begun: Array((root + begun).utf8), closing: closing)
                .map { String($0.text.dropFirst(root.count)) }
        }
        #expect(texts("", closing: nil) == ["sub/", "a b.scene"])
        #expect(texts("a.", closing: nil) == ["a.txt"])
        #expect(texts("sub/", closing: true) == ["sub/c.scene\""])
        #expect(texts("sub/", closing: false) == ["sub/c.scene"])
        #expect(texts("none/", closing: true) == [])
    }

    @Test func hintsKeepToTheirLine() {
        let style = TerminalStyle(hasCursor: true, isColoured: true, isUTF8: true)
        #expect(style.hint("X", after: "> ", "push ", columns: 80) == "\u{1B}7\u{1B}[2mX\u{1B}[0m\u{1B}8")
        #expect(style.hint("X", after: "> ", "push", columns: 80) == "\u{1B}7 \u{1B}[2mX\u{1B}[0m\u{1B}8")
        #expect(style.hint("123456789012", after: "> ", "push ", columns: 20)?.contains("123456789012") == true)
        #expect(style.hint("1234567890123", after: "> ", "push ", columns: 20)?.contains("12345678901…") == true)
        #expect(style.hint("1234567890123", after: "> ", "push 日本 ", columns: 20) == nil)
        #expect(style.hint("X", after: "> ", "push\t", columns: 80) == nil)
        #expect(style.hint("X", after: "> ", "a\nb", columns: 80) == nil)
        let old = TerminalStyle(hasCursor: true, isColoured: true, isUTF8: false)
        #expect(old.hint("[X, …]", after: "> ", "set stack ", columns: 80)?.contains("[X, ...]") == true)
        #expect(old.hint("X", after: "> ", "push é", columns: 80) == nil)
        for (hasCursor, isColoured) in [(false, true), (true, false)] {
            let style = TerminalStyle(hasCursor: hasCursor, isColoured: isColoured, isUTF8: true)
            #expect(style.hint("X", after: "> ", "push", columns: 80) == nil)
        }
    }

    @Test(arguments: [
        ("# trace 1, ios 17", ["header:# trace 1, ios 17"]), ("> push a", ["step:> push a"]),
        ("== name", ["scenario:== name"]), ("    | a.b  [c]", ["printed:    | a.b  [c]"]),
        ("  ! warning: x.y", ["trouble:  ! warning: x.y"]), ("", []), ("  |", ["printed:  |"]),
        ("  a#2.viewDidLoad()", ["call:  ", "receiver:a#2", "call:.viewDidLoad()"]),
        ("a.b(c: [1])", ["receiver:a", "call:.b(c: [1])"]),
        ("a.b()  [NAV-1 logged]", ["receiver:a", "call:.b()", "rule:  [NAV-1 logged]"]),
    ])
    func linesOfATraceAreTakenApart(line: String, pieces: [String]) {
        let found = TraceColours.pieces(of: Array(line.utf8)[...]).map {
            "\($0.0):\(String(decoding: $0.1, as: UTF8.self))"
        }
        #expect(found == (line.isEmpty ? ["call:"] : pieces))
    }

    /// Without its colours a painted trace is the trace.
    @Test func coloursAddNothingElse() {
        let trace = "# trace 1\n> launch\n  a.init(coder:)  [R-1 logged]\n\n    | x\n  ! leak: a\nunfinished"
        let painted = String(decoding: TraceColours.coloured(Array(trace.utf8)), as: UTF8.self)
        #expect(painted.contains("\u{1B}[36ma\u{1B}[0m.init(coder:)") && painted.contains("    \u{1B}[32m| x"))
        #expect(painted.replacing(/\u{1B}\[\d*m/, with: "") == trace)
        #expect(TraceColours.coloured([]) == [])
    }

    @Test func aLibraryThatPassesForReadlineIsNamed() {
        #expect(LineLibrary.problem(version: "8.2") == nil)
        #expect(LineLibrary.problem(version: "7.0") == nil)
        #expect(LineLibrary.problem(version: "EditLine wrapper")?.contains("libedit") == true)
        #expect(LineLibrary.problem(version: "6.3")?.contains("'6.3'") == true)
        #expect(LineLibrary.problem(version: "") != nil)
        #expect(LineLibrary.problem(version: LineEditor.library) == nil)
    }

    @Test func onlyAPersonGetsTheStandardStartupFile() {
        #expect(StartupFile.none.path(atTerminal: true) == nil)
        #expect(StartupFile.file("x").path(atTerminal: false) == "x")
        #expect(StartupFile.standard.path(atTerminal: false) == nil)
    }
}
