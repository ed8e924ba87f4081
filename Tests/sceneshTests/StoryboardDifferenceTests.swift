import Foundation
import TestSupport
import Testing

@testable import scenesh

/// `scenesh diff OLD.storyboard NEW.storyboard`: pairs `NAME.old.storyboard` and `NAME.new.storyboard`, with what the
/// command prints in `NAME.expected`.
///
/// With `SCENE_BLESS=1` the expectations are overwritten, and the test still fails once.
@Suite struct StoryboardDifferenceTests {
    private static let folder = "Tests/sceneshTests/ComparedStoryboards"
    private static let root = Repository.url(of: folder).path
    static let pairs = Repository.files(under: folder, ending: ".old.storyboard").map {
        String(($0.split(separator: "/").last ?? "").dropLast(".old.storyboard".count))
    }.sorted()

    @Test(arguments: pairs) func showsWhatDiffers(pair: String) throws {
        let files = ["\(pair).old.storyboard", "\(pair).new.storyboard"]
        var text = ""
        for format in ["text", "json"] {
            let result = try ToolProcess.run(["diff", "--format", format] + files, in: Self.root)
            text += "\(format), status \(result.status)\n\(result.output)\(result.errors)"
        }
        let expectation = ExpectationFile("\(Self.folder)/\(pair).expected")
        if let difference = try expectation.difference(from: text.utf8) { Issue.record("\(difference)") }
        // A storyboard does not differ from itself.
        let same = try ToolProcess.run(["diff", files[0], files[0]], in: Self.root)
        #expect(same == .init(status: 0, output: "", errors: ""))
    }

    @Test func aMissingVersionIsEmpty() throws {
        let added = try ToolProcess.run(["diff", "/dev/null", "layout.new.storyboard"], in: Self.root)
        #expect(added.status == 1 && added.output.hasPrefix("~ initial none → inbox"), "\(added)")
        expectText(added.output, contains: "\n+ scene inbox\n")
        let removed = try ToolProcess.run(["diff", "layout.old.storyboard", "/dev/null"], in: Self.root)
        #expect(removed.status == 1 && removed.output.contains("\n- scene inbox\n"), "\(removed)")
    }

    @Test func othersAreRefused() throws {
        let wrong: [([String], String)] = [
            (["a.storyboard", "b.scene"], "'b.scene' is a script; only two storyboards can be compared as files"),
            (["a.scene", "b.scene"], "two files can be compared only if they are storyboards"),
            (["--ios", "12..13", "a.storyboard", "b.storyboard"], "--ios has no effect on two storyboards"),
            (["a.storyboard"], "two environments are required"),
            (["nowhere.storyboard", "same.new.storyboard"], "cannot find 'nowhere.storyboard'"),
        ]
        for (arguments, message) in wrong {
            let result = try ToolProcess.run(["diff"] + arguments, in: Self.root)
            #expect(result.status == 2 && result.output.isEmpty && result.errors.contains(message), "\(result)")
        }
    }

    /// The recipes of `docs/storyboards.md`.
    @Test func gitShowsTheDifference() throws {
        let scratch = try Scratch()
        let script = """
            set -e
            cp \(Self.root)/everything.old.storyboard Main.storyboard
            git init -q . && git config user.name a && git config user.email a@b
            git add . && git commit -qm one
            cp \(Self.root)/everything.new.storyboard Main.storyboard
            git config difftool.scenesh.cmd '"$TOOL" diff "$LOCAL" "$REMOTE"'
            git difftool --no-prompt --tool scenesh -- '*.storyboard'
            echo '*.storyboard diff=storyboard' > .gitattributes
            git config diff.storyboard.command 'f() { "$TOOL" diff "$2" "$5" || true; }; f'
            git diff
            """
        let result = try ToolProcess.shell(script, in: scratch.path)
        let shown = try ToolProcess.run(
            ["diff", "everything.old.storyboard", "everything.new.storyboard"], in: Self.root)
        #expect(result.status == 0 && result.output == shown.output + shown.output, "\(result)")
    }
}
