import TestSupport
import Testing

@testable import scenesh

/// `scenesh check` with fixes, a baseline and standard input.
@Suite struct CheckFixTests {
    private static let head = "initial scene home\nscene settings\nvar count = 2\nlaunch\n"
    private static let misspelt = head + "prezent settings\nprint cuont\n"
    private static let fixed = head + "present settings\nprint count\n"

    @Test func certainFixesAreApplied() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", Self.misspelt)
        let result = try ToolProcess.run(["check", "--fix", "a.scene"], in: scratch.path)
        #expect(result.errors == "1 file, no errors, no warnings, 2 fixed\n", "\(result)")
        #expect(result.status == 0 && result.output.isEmpty)
        #expect(scratch.read("a.scene") == Self.fixed)
        let again = try ToolProcess.run(["check", "--fix", "a.scene"], in: scratch.path)
        #expect(again.errors == "1 file, no errors, no warnings\n" && scratch.read("a.scene") == Self.fixed)
    }

    /// A declaration with a misspelt first word seems to be missing, and a fix of what refers to it would be wrong.
    @Test func whatFollowsFromAnErrorOfSyntaxIsNotFixed() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "inital scene a\nscene b\nlaunch\n")
        let result = try ToolProcess.run(["check", "--fix", "a.scene"], in: scratch.path)
        #expect(result.errors.hasSuffix("1 fixed\n"), "\(result)")
        #expect(scratch.read("a.scene") == "initial scene a\nscene b\nlaunch\n")
    }

    /// A keyword with exactly one candidate in one edit, and the script with it. What follows has no errors of its own.
    private static let keywords: [TextArgument] = [
        "vra|var| x = 1\nprint x\n", "lte|let| x = 1\nprint x\n", "fnc|func| f() { print 1 }\nf()\n",
        "fi|if| true { print 1 }\n", "if true { print 1 } |esle|else| { print 2 }\n",
        "var i = 0\n|whle|while| i < 3 { i += 1 }\n", "fr|for| i in 0..<3 { print i }\n",
        "func f() { |retrn|return| 1 }\nprint f()\n", "func f() { |retrn|return|\n}\nf()\n",
        "scene a {\n    |sgue|segue| present \"x\" -> b\n}\nscene b\nlaunch with a\nperform \"x\"\n",
        "scene a {\n    |o|on| viewDidLoad { print 1 }\n}\nlaunch with a\n", "scne|scene| a\nlaunch with a\n",
    ]

    @Test(arguments: keywords) func misspeltKeywordsAreFixed(script: TextArgument) throws {
        var parts = script.text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        if parts.count == 3 { parts.insert("", at: 0) }
        let scratch = try Scratch()
        try scratch.write("a.scene", parts[0] + parts[1] + parts[3])
        let result = try ToolProcess.run(["check", "--fix", "a.scene"], in: scratch.path)
        #expect(result.errors == "1 file, no errors, no warnings, 1 fixed\n", "\(result)")
        #expect(scratch.read("a.scene") == parts[0] + parts[2] + parts[3])
    }

    @Test func aDiffWritesNothing() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", Self.misspelt)
        let result = try ToolProcess.run(["check", "--diff", "a.scene"], in: scratch.path)
        #expect(result.status == 3 && result.errors == "1 file, 2 errors, no warnings\n", "\(result)")
        expectText(result.output, hasPrefix: "--- a.scene\n+++ a.scene\n@@ ")
        expectText(result.output, contains: "\n-prezent settings\n-print cuont\n+present settings\n+print count\n")
        #expect(scratch.read("a.scene") == Self.misspelt)
    }

    /// Scripts with a suggestion that may be wrong: two similar names, and a name that differs more.
    private static let uncertain: [TextArgument] = [
        "scene detail1\nscene detail2\ninitial scene a { segue show \"x\" -> detail }\nlaunch\n",
        "initial scene settings\nlaunch\nprint settnigss.title\n", "let value = 1\nprint valu1e2\n",
        // 'let' or 'set'
        "get x = 1\n",
    ]

    @Test(arguments: uncertain) func whatMayBeWrongIsOnlyShown(script: TextArgument) throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", script.text)
        let result = try ToolProcess.run(["check", "--fix", "a.scene"], in: scratch.path)
        #expect(result.status == 3 && scratch.read("a.scene") == script.text, "\(result)")
        expectText(result.output, contains: "did you mean")
        let json = try ToolProcess.run(["check", "--reporter", "json", "a.scene"], in: scratch.path)
        expectText(json.output, contains: "\"certain\":false")
    }

    /// An imported file is fixed only where it is checked itself.
    @Test func importsAreNotChangedFromAfar() throws {
        let scratch = try Scratch()
        try scratch.write("shared.scene", Self.misspelt)
        try scratch.write("a.scene", "import \"shared.scene\"\n")
        let result = try ToolProcess.run(["check", "--fix", "a.scene"], in: scratch.path)
        #expect(result.status == 3 && scratch.read("shared.scene") == Self.misspelt, "\(result)")
    }

    @Test func aBaselineHidesWhatItLists() throws {
        let scratch = try Scratch()
        let warned = "initial scene home\nscene settings\nlaunch\n"
        try scratch.write("a.scene", warned)
        let written = try ToolProcess.run(
            ["check", "--strict", "--write-baseline", "known", "a.scene"], in: scratch.path)
        #expect(written.status == 0 && scratch.read("known") == "W0501 a.scene: scene 'settings' is never used\n")
        // A line above does not change it, and a second finding is not hidden.
        try scratch.write("a.scene", "// comment\n" + warned)
        let known = try ToolProcess.run(["check", "--strict", "--baseline", "known", "a.scene"], in: scratch.path)
        #expect(known == .init(status: 0, output: "", errors: "1 file, no errors, no warnings\n"))
        try scratch.write("a.scene", warned + "scene other\n")
        let other = try ToolProcess.run(["check", "--strict", "--baseline", "known", "a.scene"], in: scratch.path)
        #expect(other.status == 1 && other.errors == "1 file, no errors, 1 warning\n")
        expectText(other.output, hasPrefix: "warning[W0501]: scene 'other' is never used")
        try scratch.write("a.scene", "initial scene home\nlaunch\n")
        let stale = try ToolProcess.run(["check", "--baseline", "known", "a.scene"], in: scratch.path)
        expectText(
            stale.errors,
            hasSuffix: "scenesh: 1 line of 'known' was not found again; update the file with --write-baseline\n")
        let missing = try ToolProcess.run(["check", "--baseline", "none", "a.scene"], in: scratch.path)
        #expect(missing.status == 2 && missing.output.isEmpty, "\(missing)")
    }

    @Test func standardInputHasTheNameOfAFile() throws {
        let scratch = try Scratch()
        try scratch.write("sub/shared.scene", "scene shared\n")
        let result = try ToolProcess.run(
            ["check", "--stdin-filename", "sub/a.scene", "-"], in: scratch.path,
            input: "import \"shared.scene\"\ninitial scene a\nlaunch\npresent shared\nprint x\n")
        expectText(result.output, hasPrefix: "error[E0201]: cannot find 'x' in scope\n --> sub/a.scene:5:7")
        #expect(result.status == 3)
    }

    /// `.scene` is also the ending of scenes of Cocos Creator.
    @Test func scenesOfCocosCreatorAreLeftAlone() throws {
        let scratch = try Scratch()
        let json = "[\n  {\n    \"__type__\": \"cc.SceneAsset\",\n    \"_name\": \"\"\n  }\n]\n"
        try scratch.write("game.scene", json)
        try scratch.write("a.scene", "initial scene home\nlaunch\n")
        let result = try ToolProcess.run(["check", "--fix", "."], in: scratch.path)
        #expect(result.status == 0 && result.output.isEmpty && scratch.read("game.scene") == json)
        expectText(
            result.errors, hasPrefix: "scenesh: skipped 'game.scene': it is a scene of Cocos Creator\n1 file, ")
        let formatted = try ToolProcess.run(["fmt", "."], in: scratch.path)
        #expect(formatted.status == 0 && formatted.output.isEmpty && scratch.read("game.scene") == json)
        #expect(formatted.errors == "scenesh: skipped 'game.scene': it is a scene of Cocos Creator\n")
        try scratch.write("a.scene", "initial scene home\nlaunch\nexpect 1 == 1\n")
        for arguments in [["test", "."], ["test", "--bless", "."]] {
            let tested = try ToolProcess.run(arguments, in: scratch.path)
            #expect(tested.status == 0 && scratch.read("game.trace") == nil)
            #expect(
                tested.output
                    == "skipped game.scene: it is a scene of Cocos Creator\n1 passed, 0 failed, 1 skipped\n")
        }
        #expect(try ToolProcess.run(["test", "--list", "."], in: scratch.path).output == "a.scene\n")
        // A script may begin with a bracket, but not with such an object.
        try scratch.write("b.scene", "[1, 2]\n")
        #expect(try ToolProcess.run(["check", "b.scene"], in: scratch.path).errors.hasPrefix("1 file, "))
    }

    private static let contradictions: [[String]] = [
        ["--fix", "--diff", "a.scene"], ["--fix", "-"], ["--diff", "--reporter", "json", "a.scene"],
        ["--baseline", "a", "--write-baseline", "b", "a.scene"], ["--stdin-filename", "a.scene", "b.scene"],
    ]

    @Test(arguments: contradictions) func contradictionsAreRefused(options: [String]) throws {
        let result = try ToolProcess.run(["check"] + options)
        let isObject = result.output.hasPrefix(#"{"event":"message","#)
        #expect(result.status == 2 && isObject == options.contains("json"), "\(result)")
        #expect(isObject || result.errors.hasPrefix("Error: "), "\(result)")
    }
}
