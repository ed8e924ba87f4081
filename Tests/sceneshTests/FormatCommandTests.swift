import SceneLang
import TestSupport
import Testing

@testable import scenesh

/// `scenesh fmt`: the files that it writes, its reports, and its status.
@Suite struct FormatCommandTests {
    private static let untidy = "scene a{}\nlaunch ;push a"
    private static let tidy = "scene a { }\nlaunch\npush a\n"
    private static let wrong = "push\n"

    private static func folder() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write("scripts/tidy.scene", tidy)
        try scratch.write("scripts/untidy.scene", untidy)
        return scratch
    }

    @Test func onlyWhatDiffersIsWritten() throws {
        let scratch = try Self.folder()
        let result = try ToolProcess.shell(
            """
            chmod 640 scripts/untidy.scene; touch -d 2001-01-01 scripts/*.scene; "$TOOL" fmt || exit
            stat -c '%a %n' scripts/untidy.scene; find scripts -newermt 2002-01-01 -type f; ls -A scripts
            """, in: scratch.path)
        let expected = """
            formatted scripts/untidy.scene
            640 scripts/untidy.scene
            scripts/untidy.scene
            tidy.scene
            untidy.scene

            """
        let difference = LineDiff.difference(of: "the output of fmt", expected: expected, observed: result.output)
        if let difference { Issue.record("\(difference)") }
        #expect(scratch.read("scripts/untidy.scene") == Self.tidy && result.errors.isEmpty)
        #expect(try ToolProcess.run(["fmt"], in: scratch.path) == .init(status: 0, output: "", errors: ""))
    }

    @Test func checkListsAndWritesNothing() throws {
        let scratch = try Self.folder()
        let result = try ToolProcess.run(["fmt", "--check"], in: scratch.path)
        #expect(result == .init(status: 1, output: "scripts/untidy.scene\n", errors: ""))
        #expect(scratch.read("scripts/untidy.scene") == Self.untidy)
        #expect(try ToolProcess.run(["fmt", "--check", "scripts/tidy.scene"], in: scratch.path).status == 0)
    }

    @Test func diffShowsWhatPatchTakes() throws {
        let scratch = try Self.folder()
        let result = try ToolProcess.run(["fmt", "--diff"], in: scratch.path)
        let expected = """
            --- scripts/untidy.scene
            +++ scripts/untidy.scene
            @@ -1,2 +1,3 @@
            -scene a{}
            -launch ;push a
            \\ No newline at end of file
            +scene a { }
            +launch
            +push a

            """
        let difference = LineDiff.difference(of: "fmt --diff", expected: expected, observed: result.output)
        if let difference { Issue.record("\(difference)") }
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(scratch.read("scripts/untidy.scene") == Self.untidy)
        let both = try ToolProcess.run(["fmt", "--diff", "--check", "--color=always"], in: scratch.path)
        #expect(both.status == 1 && both.output.contains("\u{1B}[31m-scene a{}\u{1B}[0m"))
    }

    /// The holes of goldens have no special meaning in a script.
    @Test func holesAreNoHolesInADiff() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "expect call a.f( _ )\nexpect trace {\n...\n}\n  x = 1\ny = 2\n")
        let result = try ToolProcess.run(["fmt", "--diff", "a.scene"], in: scratch.path)
        #expect(
            result.output.contains("-expect call a.f( _ )\n+expect call a.f(_)\n expect trace {\n ...\n }\n-  x = 1\n"))
    }

    @Test func standardInputGoesToStandardOutput() throws {
        #expect(
            try ToolProcess.run(["fmt", "-"], input: Self.untidy) == .init(status: 0, output: Self.tidy, errors: ""))
        let check = try ToolProcess.run(["fmt", "--check", "-"], input: Self.untidy)
        #expect(check == .init(status: 1, output: "<stdin>\n", errors: ""))
        let wrong = try ToolProcess.run(["fmt", "-"], input: Self.wrong)
        #expect(wrong.status == 3 && wrong.output.isEmpty && wrong.errors.contains("<stdin>:1:5"))
    }

    @Test func scriptsWithErrorsStayAndTheOthersAreLaidOut() throws {
        let scratch = try Self.folder()
        try scratch.write("scripts/a.scene", Self.wrong + "  pop  \n")
        let result = try ToolProcess.run(["fmt"], in: scratch.path)
        #expect(result.status == 3 && result.output == "formatted scripts/untidy.scene\n")
        expectText(result.errors, contains: "scripts/a.scene:1:5")
        expectText(result.errors, contains: "'scripts/a.scene' has errors and is not changed")
        #expect(scratch.read("scripts/a.scene") == Self.wrong + "  pop  \n")
    }

    @Test func whatCannotBeReadOrFoundIsReported() throws {
        let scratch = try Self.folder()
        let missing = try ToolProcess.run(["fmt", "scripts/untidi.scene"], in: scratch.path)
        #expect(missing.status == 4 && missing.errors.contains("cannot find 'scripts/untidi.scene'"))
        try scratch.write("scripts/sub.scene/x", "")
        let folder = try ToolProcess.run(["fmt", "--check", "scripts"], in: scratch.path)
        #expect(folder.status == 2 && folder.errors.contains("'scripts/sub.scene' is a folder"))
        #expect(folder.output == "scripts/untidy.scene\n")
    }

    /// Root may write any file, so the test runs as another user.
    @Test func whatCannotBeWrittenStays() throws {
        let scratch = try Self.folder()
        let result = try ToolProcess.shell(
            """
            chmod -R a+rX .
            if [ "$(id -u)" = 0 ]; then exec setpriv --reuid 65534 --regid 65534 --clear-groups -- "$TOOL" fmt; fi
            chmod a-w scripts/untidy.scene; exec "$TOOL" fmt
            """, in: scratch.path)
        #expect(result.status == 2, "\(result)")
        expectText(result.errors, contains: "cannot write 'scripts/untidy.scene': ")
        #expect(scratch.read("scripts/untidy.scene") == Self.untidy)
    }

    /// Whatever the text: no trap, and a layout that stays.
    @Test func damagedScripts() throws {
        let scripts = Project.files(under: "scripts", ending: ".scene").map { Array(Project.text($0).utf8) }
        var mutations = Mutations(scripts: scripts, seed: 3)
        var count = 0
        for _ in 0..<500 {
            let text = mutations.next()
            switch ScriptFormatter.format(SourceFile(name: "", bytes: text)) {
            case .hasErrors: continue
            case .refused(let reason): Issue.record("\(reason): \(String(decoding: text, as: UTF8.self))")
            case .text(let layout):
                count += 1
                guard case .text(layout) = ScriptFormatter.format(SourceFile(name: "", bytes: layout)) else {
                    Issue.record("not stable: \(String(decoding: text, as: UTF8.self))")
                    continue
                }
            }
        }
        #expect(count > 30, "\(count)")
    }
}
