import SceneRuntime
import Testing

@testable import scenesh

/// Entries that wait for names, declarations that are replaced, and commands that need no transcript.
@Suite struct SessionEntryTests {
    private static func session(_ lines: String...) throws -> ToolProcess.Result {
        try ToolProcess.run(["repl"], input: lines.joined(separator: "\n") + "\n")
    }

    /// A session that ends while an entry waits has failed.
    @Test func anEntryThatStillWaitsIsAnError() throws {
        let result = try Self.session("scene a { segue show \"x\" -> b }")
        #expect(result.status == 3 && result.output.contains("waiting for 'b'"), "\(result)")
        #expect(result.errors.contains("a still waits for 'b'"))
    }

    /// Nothing that runs waits, and no file does.
    @Test(arguments: ["f()", "var x = f()", "scenario \"s\" { f() }", "scene a { } ; f()", "scene a { title = }"])
    func onlyDeclarationsWait(entry: String) throws {
        let result = try Self.session(entry, "func f() { return 1 }")
        #expect(result.status == 3 && !result.output.contains("waiting"), "\(result)")
    }

    /// A replaced declaration must fit the others.
    @Test func aReplacementIsCheckedAgainstTheOthers() throws {
        let result = try Self.session("func f() { return 1 }", "func g() { return f() }", "func f(n) { return n }")
        #expect(result.status == 3 && result.errors.contains("'f' takes 1 argument, found 0"), "\(result)")
        let base = try Self.session(
            "controller A { func f() { return 1 } }", "controller B: A { func g() { return f() } }", "controller A")
        #expect(base.status == 3 && base.errors.contains("cannot find 'f' in scope"), "\(base)")
    }

    @Test func aSubclassUsesItsNewSuperclass() throws {
        let result = try Self.session(
            "controller A { var a = 1; func f() { return a } }",
            "controller B: A { var b = 2; func g() { return f() + b } }",
            "controller A { var z = 9; var a = 100; func f() { return a + z } }", "B().g()")
        #expect(result.status == 0 && result.output.hasSuffix("  | 111\n"), "\(result)")
    }

    /// A value keeps its segue when another class gets more of them.
    @Test func segueValuesOutliveReplacements() throws {
        let result = try Self.session(
            "var kept = nil", "scene early", "scene b",
            "initial scene a { segue show \"x\" -> b; on prepare(s, q) { kept = s } }",
            "launch", "perform \"x\" from a",
            "scene early { segue present \"p\" -> b; segue present \"q\" -> b }", "kept.identifier")
        #expect(result.status == 0 && result.output.hasSuffix("  | x\n"), "\(result)")
    }

    /// What a stopped body can name: parameters, self and its members, and the variables of the open blocks.
    @Test func variablesOfAStoppedBodyCanBeRead() throws {
        let body = "let q = 5; print q; for i in 0..<2 { let r = i * 10; print r }; let w = 8; print w; print f(q)"
        let function = "func f(x) { let y = x + 1; print y; return y }"
        let scene = "initial scene a { var n = 3; \(function); on viewWillAppear(flag) { \(body) } }"
        let result = try Self.session(
            scene, ":break on viewWillAppear", "launch", "flag", "self", "n", "self.f(4)", ":step", "q", "flag",
            ":step 2", "[i, r, q]", ":step", "w", ":step", "[x, y]", ":continue")
        let values = result.output.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter {
            $0.hasPrefix("|")
        }
        #expect(
            values == [
                "| false", "| a", "| 3", "| 5", "| 5", "| 5", "| 5", "| false", "| 0", "| 10", "| [1, 10, 5]", "| 8",
                "| 8", "| 6", "| [5, 6]", "| 6",
            ], "\(result)")
        // A variable of a block that has ended is not visible, and without a handler the parameters have UIKit's names.
        let ended = try Self.session(scene, ":break on viewWillAppear", "launch", ":step 4", "r")
        #expect(ended.status == 3 && ended.errors.contains("cannot find 'r' in scope"), "\(ended)")
        let plain = try Self.session("initial scene a", ":break on viewDidAppear", "launch", "animated", ":continue")
        #expect(plain.output.hasSuffix("  | false\n"), "\(plain)")
    }

    @Test func timeShowsBothClocks() throws {
        let result = try Self.session("initial scene a; scene b", "launch", ":time present b")
        let last = result.output.split(separator: "\n").last ?? ""
        #expect(last.hasPrefix("took ") && last.contains(" ms, and 0.") && last.hasSuffix(" s of the app's time"))
    }

    /// `:help` knows every name of the language.
    @Test func helpKnowsEveryTopic() {
        for topic in TopicHelp.names { #expect(TopicHelp.text(of: topic)?.isEmpty == false, "\(topic)") }
        for topic in ["push", "viewDidLoad", "isEditing", ".formSheet", "NAV-PUSH-1", "E0204"] {
            #expect(TopicHelp.names.contains(topic))
        }
        #expect(TopicHelp.text(of: "nosuch") == nil)
    }
}
