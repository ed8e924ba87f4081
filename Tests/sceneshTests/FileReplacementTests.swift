import TestSupport
import Testing

@testable import scenesh

/// What a command that writes a file leaves of the old one, and which files it does not open.
@Suite struct FileReplacementTests {
    private static func expect(_ expected: String, of command: String, in scratch: borrowing Scratch) throws {
        let result = try ToolProcess.shell(command, in: scratch.path)
        let difference = LineDiff.difference(of: command, expected: expected, observed: result.output + result.errors)
        if let difference { Issue.record("\(difference)") }
    }

    @Test func hardLinksKeepOneContent() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "scene a{}    \nlaunch")
        let command = """
            ln a.scene b.scene; ln -s a.scene c.scene; "$TOOL" fmt a.scene; cat b.scene; stat -c '%h %F' a.scene c.scene
            """
        let expected = "formatted a.scene\nscene a { }\nlaunch\n2 regular file\n1 symbolic link\n"
        try Self.expect(expected, of: command, in: scratch)
    }

    @Test func ownerGroupAndModeAreKept() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "scene a{}")
        // Only root can make a file another user's; for others, owner and group are their own.
        let command = """
            chown 4321:1234 a.scene 2>/dev/null; chmod 640 a.scene; stat -c '%u %g %a' a.scene > before
            "$TOOL" fmt a.scene; stat -c '%u %g %a' a.scene | cmp - before && ls -A
            """
        try Self.expect("formatted a.scene\na.scene\nbefore\n", of: command, in: scratch)
    }

    @Test func signalsLeaveNoTemporaryFile() throws {
        let scratch = try Scratch()
        let command = """
            for signal in TERM HUP INT TERM HUP; do
                for i in $(seq 300); do echo 'scene a{}' > $i.scene; done
                "$TOOL" fmt . > /dev/null 2>&1 & sleep 0.0$((RANDOM % 9)); kill -$signal $!; kill -$signal $!; wait $!
            done 2> /dev/null
            ls -A | grep -v '^[0-9]*.scene$'; cat *.scene | tr -d ' ' | sort -u
            """
        try Self.expect("scenea{}\n", of: command, in: scratch)
    }

    @Test(arguments: ["test", "check", "fmt"]) func pipesAreSkipped(command: String) throws {
        let scratch = try Scratch()
        try scratch.write("scripts/a.scene", "scene a { }\nlaunch\nexpect trace { _ }\n")
        let script = "mkfifo scripts/pipe.scene; timeout 20 \"$TOOL\" \(command) scripts 2>&1 | grep -F pipe.scene"
        let expected = "scenesh: skipped 'scripts/pipe.scene': it is a pipe or a device, not a file\n"
        try Self.expect(expected, of: script, in: scratch)
    }

    @Test func goldensAreFilesOfLimitedSize() throws {
        let scratch = try Scratch()
        for name in ["a", "b"] { try scratch.write("\(name).scene", "scene a { }\nlaunch\n") }
        let command = """
            head -c 5000 /dev/zero > b.trace
            timeout 20 "$TOOL" test --max-file-size 4000 2>&1 | grep -o "cannot read.*"
            """
        let expected = "cannot read 'b.trace': it is larger than 4000 bytes\n"
        try Self.expect(expected, of: command, in: scratch)
    }

    /// A pipe or a device is no golden: a script with expectations needs none, and another one gets none.
    @Test func pipesAmongGoldensAreSkipped() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "expect 1 == 1\n")
        try scratch.write("b.scene", "print 1\n")
        let command = """
            mkfifo a.trace; ln -s /dev/zero b.trace; ln -s /dev/null c.scene
            timeout 20 "$TOOL" test 2>&1; timeout 20 "$TOOL" test a.scene 2>&1
            timeout 20 "$TOOL" test --bless b.scene 2>&1 | grep -o "cannot write.*"
            """
        let expected = """
            scenesh: skipped 'a.trace': it is a pipe or a device, not a file
            scenesh: skipped 'b.trace': it is a pipe or a device, not a file
            scenesh: skipped 'c.scene': it is a pipe or a device, not a file
            FAIL b.scene
            missing golden 'b.trace'; write it with --bless

            1 passed, 1 failed
            review the goldens that differ with 'scenesh review', or accept all with 'scenesh test --bless'
            scenesh: skipped 'a.trace': it is a pipe or a device, not a file
            1 passed, 0 failed
            cannot write 'b.trace': it is a pipe or a device, not a file

            """
        try Self.expect(expected, of: command, in: scratch)
    }

    @Test func importsOfOtherFoldersNameTheFolder() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "initial scene a { }\n")
        try scratch.write("inner/b.scene", "import \"../a.scene\"\nlaunch\n")
        let command = """
            cd inner; mkfifo c.scene; "$TOOL" check b.scene 2>&1 | grep -o 'the folder.*'
            "$TOOL" check --allow-outside b.scene 2>&1
            echo 'import "c.scene"' > d.scene; timeout 20 "$TOOL" check d.scene 2>&1 | grep -o "'c.scene' is .*"
            """
        let expected = """
            the folder whose files can be imported; to import other files, add --allow-outside
            1 file, no errors, no warnings
            'c.scene' is a pipe or a device

            """
        try Self.expect(expected, of: command, in: scratch)
    }
}
