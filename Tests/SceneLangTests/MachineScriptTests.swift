import SceneRuntime
import TestSupport
import Testing

@testable import SceneLang

/// Scripts from their text to their trace.
@Suite struct MachineScriptTests {
    /// The trace of a script, then its errors; what does not compile gives its errors only.
    static func trace(_ text: String, settings: Settings = Settings()) -> String {
        let file = SourceFile(name: "test.scene", text: text)
        let compiled = Script.compile(file, settings: settings) { _, _ in .failure("there is none") }
        func shown(_ diagnostics: [Diagnostic]) -> String {
            diagnostics.filter { $0.severity == .error }.map { "\($0.code.id) \($0.message)\n" }.joined()
        }
        guard let script = compiled.script else { return shown(compiled.diagnostics) }
        var machine = Machine(script, settings: settings)
        var rounds = 0
        while case .unfinished = machine.advance(fuel: 100_000, stopAtLine: false), rounds < 1_000 { rounds += 1 }
        return String(decoding: machine.takeOutput(), as: UTF8.self) + shown(machine.diagnostics)
    }

    @Test func theScriptOfTheDesignRuns() {
        let text = """
            initial scene nav: NavigationController { root -> inbox }
            scene inbox: TableViewController {
                title = "Inbox"
                var opened = 0
                segue show "open" -> message
                segue present "compose" -> composer style .formSheet transition .flipHorizontal
                on viewDidLoad { print "loading \\(title)" }
                on shouldPerformSegue(identifier, sender) { return sender != "locked" }
                on prepare(segue, sender) {
                    if segue.identifier == "open" {
                        opened += 1
                        segue.destination.messageID = sender
                    }
                }
                unwind composerDidClose(segue) { print "back from \\(segue.source)" }
            }
            scene message { var messageID = nil }
            scene composer { segue unwind "done" -> composerDidClose }

            scenario "read a message, then write one" {
                launch
                perform "open" from inbox sender 42
                expect nav.topViewController == message
                expect message.messageID == 42
                pop
                tap "compose" in inbox
                perform "done" from composer
                expect inbox.presentedViewController == nil
                expect no call inbox.viewWillAppear
            }
            """
        let lines = Self.trace(text).split(separator: "\n").map(String.init)
        #expect(lines.first == "# trace 1, ios 17, iPhone portrait")
        let expected = ["  inbox.prepare(for: \"open\", sender: 42)", "    | back from composer"]
        #expect(expected.filter { !lines.contains($0) } == [], "the trace lacks these")
        #expect(lines.last == "  composer.deinit()")
        #expect(lines.filter { $0.contains("!") } == [])
    }
}

/// What the machine does with values, owners, expectations and errors.
@Suite struct MachineLanguageTests {
    /// What a script prints, and the other lines of its trace, without the first one and without indentation.
    private static func printed(_ text: String) -> [String] {
        MachineScriptTests.trace(text).split(separator: "\n").dropFirst().map { line in
            line.drop { $0 == " " || $0 == "|" }.description
        }
    }

    private static func expect(_ lines: [String], _ expected: [String]) {
        let difference = LineDiff.difference(of: "the trace", expected: expected, observed: lines)
        if let difference { Issue.record("\(difference)") }
    }

    private static let valuesCases: [(TextArgument, String)] = [
        ("print 1 + 2 * 3", "7"),
        ("print 7 / 2\nprint 7.0 / 2", "3; 3.5"),
        ("print \"a\\(1 + 1)b\"", "a2b"),
        ("print [1, \"two\", nil, .formSheet]", "[1, \"two\", nil, .formSheet]"),
        ("print [\"b\": 1, \"a\": 2]\nprint [:]", "[\"b\": 1, \"a\": 2]; [:]"),
        ("var a = [1, 2]\nvar b = a\nb.append(3)\nprint a\nprint b", "[1, 2]; [1, 2, 3]"),
        ("var a = [[1], [2]]\na[1].append(5)\nprint a", "[[1], [2, 5]]"),
        ("var d = [\"a\": 1]\nd[\"b\"] = 2\nd[\"a\"] = nil\nprint d\nprint d[\"x\"]", "[\"b\": 2]; nil"),
        ("print [3, 1, 2].sorted()\nprint [3, 1, 2].map { $0 * 2 }", "[1, 2, 3]; [6, 2, 4]"),
        ("print (1...4).filter { $0 % 2 == 0 }\nprint [1, 2, 3].reduce(0) { a, b in a + b }", "[2, 4]; 6"),
        ("print [3, 1, 2].sorted { a, b in a > b }", "[3, 2, 1]"),
        ("print \"a-b-c\".split(\"-\")\nprint [\"x\", \"y\"].joined(\", \")", "[\"a\", \"b\", \"c\"]; x, y"),
        ("print \"Grüße\".uppercased()\nprint \"e\\u{301}x\".count", "GRÜSSE; 2"),
        ("print \"abcabc\".replacing(\"b\", \"-\")\nprint \"abc\".hasPrefix(\"ab\")", "a-ca-c; true"),
        ("var s = \"\"\nfor i in 0..<3 { s += \"\\(i)\" }\nprint s", "012"),
        ("var n = 0\nlet f = { n += 1 }\nf()\nf()\nprint n", "2"),
        ("func twice(f) { f(); f() }\nvar n = 0\ntwice { n += 1 }\nprint n", "2"),
        ("let x = nil\nif let y = x { print y } else { print \"none\" }", "none"),
        ("print min(3, 1, 2)\nprint max(3, 1, 2)\nprint abs(-4)\nprint size(3, 4)", "1; 3; 4; 3x4"),
        ("switch 5 { case 1...4: print \"low\"\ncase 5: print \"five\"\ndefault: print \"high\" }", "five"),
        ("print 1 == 1.0\nprint \"1\" == 1\nprint [1, [2]] == [1, [2]]", "true; false; true"),
        ("print \"one\\ntwo\"", "one; two"),
        ("expect 1 + 1 == 3", "! expected: 1 + 1 == 3, saw 2"),
        ("print [1, 2][5]", "E0305 index 5 is out of range 0 to 1"),
        ("let x = nil\nprint x.title", "E0303 nil has no member `title`"),
        ("if 1 { print 2 }", "E0304 a condition must be true or false, found a whole number"),
        ("print 9223372036854775807 + 1", "E0301 9223372036854775807 + 1 does not fit into 64 bits"),
        ("var x = nil\nprint x - 5", "E0304 operator '-' cannot be applied to nil and a whole number"),
        ("let a = nil\nlet b = 3\nprint a >= b", "E0304 cannot order a whole number and nil"),
        (
            "print [true].sorted { a, b in a > b }\nprint \"a\" <= 1",
            "[true]; E0304 cannot order a string and a whole number"
        ),
        (
            "var s = 1\nvar t = 1\nrepeat 64 { s = [s, s]; t = [t, t] }\nprint s == t\nprint s == [t, s]",
            "true; false"
        ),
        ("var n = 7\nn -= 100_000\nprint n * 3_000_000_000\nprint n % 65_537", "-299979000000000; -34456"),
        ("func f(n) { return n < 1_000_000 ? f(n * 1_000) + 1 : 0 }\nprint f(2)", "2"),
        ("func f(n) { return f(n + 1) }\nprint f(0)", "E0401 calls of functions are nested more than 1000 deep"),
        (
            "initial scene a\napp { on sceneWillConnect(url, options) { print options.remoteNotification } }\nlaunch",
            "> launch; a.init(coder:); a.awakeFromNib(); scene.scene(willConnectTo:); "
                + "E0204 connection options have no member 'remoteNotification'"
        ),
        ("scene `a b`\nprint `a b`.title", "E0306 no instance of `a b` exists: none has been created"),
    ]

    @Test(arguments: valuesCases)
    func values(_ script: TextArgument, _ expected: String) {
        #expect(Self.printed(script.text).joined(separator: "; ") == expected)
    }

    /// An instruction with a number can name 256 registers. For the others, the compiler emits two instructions.
    @Test func numbersAreAddedInFunctionsOfAnySize() {
        let variables = (0..<300).map { "var v\($0) = \($0)" }.joined(separator: "\n")
        let script = "func f() {\n\(variables)\nv299 += 1\nv299 = v299 - 1_000\nreturn v299 * 2 + v7\n}\nprint f()"
        #expect(Self.printed(script) == ["-1393"])
    }

    @Test func whatAFunctionLeavesInRegistersEndsWithIt() {
        let script = """
            controller A {
                var n = 0
                func kept(a) { let b = A(); return b.n == a ? b : a }
                func outer() { let c = kept(0); print "got"; return c.n }
                on deinit { print "end" }
            }
            scenario "methods" { let a = A(); print a.outer(); print "last" }
            """
        Self.expect(
            Self.printed(script),
            [
                "== methods", "A.init(nibName:bundle:)", "A#2.init(nibName:bundle:)", "got", "A#2.deinit()", "end",
                "0", "last",
            ])
    }

    @Test func ownersEndWhereSwiftEndsThem() {
        let script = """
            controller A { var next = nil; on deinit { print "last words" } }
            scenario "a block" {
                if true { let a = A(); print "in" }
                print "out"
            }
            scenario "an array" { var all = [A(), A()]; all.removeLast(); print all.count }
            scenario "weak" { weak var a = nil; if true { let b = A(); a = b; print a }; print a }
            scenario "a closure" { var f = nil; if true { let a = A(); f = { print a } }; f(); f = nil; print "end" }
            """
        Self.expect(
            Self.printed(script),
            [
                "== a block", "A.init(nibName:bundle:)", "in", "A.deinit()", "last words", "out",
                "== an array", "A.init(nibName:bundle:)", "A#2.init(nibName:bundle:)", "A#2.deinit()", "last words",
                "1",
                "== weak", "A.init(nibName:bundle:)", "A", "A.deinit()", "last words", "nil",
                "== a closure", "A.init(nibName:bundle:)", "A", "A.deinit()", "last words", "end",
            ])
    }

    @Test func cyclesAreReportedOnce() {
        let script = """
            controller A { var work = nil; on viewDidLoad { work = { print self } } }
            controller B { var work = nil; on viewDidLoad { work = { [weak self] in print self } } }
            controller root
            launch with root
            present A unanimated
            dismiss unanimated
            present B unanimated
            dismiss unanimated
            present root() unanimated
            """
        let lines = MachineScriptTests.trace(script).split(separator: "\n").filter {
            $0.contains("leak") || $0.contains("deinit")
        }
        #expect(lines == ["  ! leak: A.work -> closure -> A", "  B.deinit()"])
    }

    private static let limitsEndTheRunCases: [(TextArgument, String)] = [
        ("controller A { on viewDidLoad { let a = A(); load a } }\nlet a = A()\nload a", "E0402"),
        ("controller A { on viewDidAppear { present A unanimated } }\nlaunch with A", "E0403"),
        ("controller A\nvar all = []\nrepeat 200 { all.append(A()) }", "E0405"),
        ("var s = \"ab\"\nrepeat 40 { s = s + s }", "E0406"),
        ("controller t: TabBarController { tabs -> t }\nlaunch with t", "E0405"),
        (
            """
            controller T: TabBarController
            var last = T()
            turn { repeat 550 { let next = T(); next.viewControllers = [last]; last = next } }
            launch with last
            """, "E0407"
        ),
        ("while true { }", "E0408"),
        ("controller A\nlaunch with A\nrepeat 30 { layout A }", "E0404"),
    ]

    @Test(arguments: limitsEndTheRunCases)
    func limitsEndTheRun(_ script: TextArgument, _ code: String) {
        var settings = Settings()
        settings.limits.controllers = code == "E0405" ? 100 : 1_000
        settings.limits.steps = 20
        settings.limits.elements = 1 << 20
        settings.limits.instructions = 1_000_000
        settings.limits.nestedCalls = 500
        settings.limits.verbsPerStep = 700
        let last = MachineScriptTests.trace(script.text, settings: settings).split(separator: "\n").last
        #expect(last?.hasPrefix(code) == true, "\(last ?? "")")
    }

    /// A session that exceeds the limit of memory can release values.
    @Test func tooMuchCanBeLetGo() {
        var settings = Settings()
        settings.limits.elements = 10
        var session = Session(settings: settings)
        var errors: [[String]] = []
        for entry in ["var all = []", "while true { all = [all, all] }", "all = []", "while true { all = [all] }"] {
            _ = session.enter(SourceFile(name: "entry", text: entry)) { _, _ in .failure("there is none") }
            while session.advance(fuel: 100_000, stopAtLine: false) != .finished {}
            errors.append(session.takeDiagnostics().map(\.code.id))
        }
        #expect(errors == [[], ["E0406"], [], ["E0406"]])
    }

    @Test func exceptionsAreUndone() {
        let script = """
            controller nav: NavigationController { root -> A }
            controller A
            launch with nav
            var n = 1
            expect exception "Pushing" { n = 2; push nav.topViewController }
            print n
            expect exception { n = 3 }
            """
        let lines = MachineScriptTests.trace(script).split(separator: "\n").suffix(2).map(String.init)
        #expect(lines == ["  | 1", "  ! expected: exception, saw none"])
    }

    /// Each line of a run is a place from which a copy goes on to the same end.
    @Test func copiesGoOnToTheSameEnd() throws {
        let script = """
            initial scene nav: NavigationController { root -> a }
            scene a { segue show "go" -> b; var seen = [1]; on viewWillAppear { seen.append(2) } }
            scene b { on viewDidLoad { print a.seen; push c } }
            scene c
            launch
            perform "go"
            pop
            pop to root
            """
        let file = SourceFile(name: "test.scene", text: script)
        let compiled = Script.compile(file, settings: Settings()) { _, _ in .failure("") }
        var machine = Machine(try #require(compiled.script), settings: Settings())
        var copies: [(Machine, Int)] = []
        var output: [UInt8] = []
        loop: while true {
            switch machine.advance(fuel: 10_000, stopAtLine: true) {
            case .line: break
            case .unfinished, .finished: break loop
            }
            output += machine.takeOutput()
            copies.append((machine, output.count))
        }
        #expect(copies.count > 30)
        for (copy, written) in copies {
            var copy = copy
            while case .unfinished = copy.advance(fuel: 10_000, stopAtLine: false) {}
            let difference = LineDiff.difference(
                of: "the trace after \(written) bytes", expected: output[written...], observed: copy.takeOutput())
            if let difference { Issue.record("\(difference)") }
            // The message of a comparison would contain all of both machines.
            let isEqual = copy == machine
            #expect(isEqual, "after \(written) bytes of the trace, the copy ends in another state")
        }
    }

    /// The errors about the controller that a verb names or searches.
    @Test(arguments: [
        ("tap .back in home", "E0313 home is not a navigation controller"),
        ("tap .cancel in home", "E0313 home is not an active search"),
        ("tap .back", "E0309 `tap .back` requires a navigation controller, but none is in front"),
        ("push page", "E0309 `push` requires a navigation controller, but none is in front"),
        ("scene box { view { button add } }\ntap add", "E0309 no controller in front has a view `add`"),
        (
            "let o = other(); call o.go()",
            "E0309 `push` requires a navigation controller, but neither other nor a parent of other is one"
        ),
    ])
    func subjectsThatDoNotFit(statement: String, error: String) {
        let text = "scene home, page\ncontroller other { func go() { push page } }\nlaunch with home\n"
        let lines = MachineScriptTests.trace(text + statement).split(separator: "\n")
        #expect(lines.last.map(String.init) == error)
    }

    /// The help of errors about what other languages and tools write in another way.
    @Test(arguments: [
        ("print [1].length", "use `count`"), ("print \"a\".size", "use `count`"),
        ("scene a { view { button add } }\nlaunch with a\ntap \"add\"", "a view has no quotes; write: tap add"),
        ("print \"a\" + 1", "write the value in the text: \"\\(VALUE)\""), ("print [1].width", nil),
    ])
    func habitsOfOtherLanguages(statement: String, help: String?) throws {
        let file = SourceFile(name: "test.scene", text: statement)
        let compiled = Script.compile(file, settings: Settings()) { _, _ in .failure("there is none") }
        var machine = Machine(try #require(compiled.script), settings: Settings())
        while case .unfinished = machine.advance(fuel: 10_000, stopAtLine: false) {}
        #expect(machine.diagnostics.map(\.help) == [help])
    }

    @Test func entriesGrowTheProgram() {
        var session = Session(settings: Settings())
        func enter(_ text: String) -> String {
            let entry = session.enter(SourceFile(name: "entry", text: text)) { _, _ in .failure("") }
            while case .unfinished = session.advance(fuel: 10_000, stopAtLine: false) {}
            let errors = (entry.diagnostics + session.takeDiagnostics()).map(\.message).joined()
            return String(decoding: session.takeOutput(), as: UTF8.self) + errors
        }
        #expect(enter("var n = 1") == "# trace 1, ios 17, iPhone portrait\n")
        #expect(enter("n += 1; print n") == "  | 2\n")
        #expect(enter("func f(x) { return x * n }; controller A") == "")
        #expect(enter("print f(21)") == "  | 42\n")
        let older = session
        #expect(enter("launch with A").hasPrefix("> launch with A\n  A.init(nibName:bundle:)\n"))
        #expect(enter("print A.isViewLoaded") == "  | true\n")
        session = older
        #expect(enter("print A.instances.count") == "  | 0\n")
    }
}
