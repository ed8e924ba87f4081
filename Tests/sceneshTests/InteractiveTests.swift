import TestSupport
import Testing

@testable import scenesh

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite struct InteractiveTests {
    private static let entriesEndWhereTheirBracketsDoCases: [(TextArgument, Bool)] = [
        ("scene a {", true), ("scene a { }", false), ("f(", true), ("f(1)", false), ("[1,", true), ("a }", false),
        ("print \"a { b\"", false), ("print \"open", false), ("print \"\"\"\n a {", true),
        ("print \"\"\"\n a\n\"\"\"", false),
        ("a // {", false), ("/* a {", true), ("/* /* */", true), ("/* /* */ */", false),
        ("print \"\\(f(1))\" {", true),
        ("print \"\\(a[\"x\"])\"", false), ("print \"\\(f(", true), ("print \"\\\" {\"", false), ("", false),
        ("print \"\"\"\n\\(x)\n", true), ("\"\\", false), ("{ { }", true), ("{\n\n", true),
    ]

    @Test(arguments: entriesEndWhereTheirBracketsDoCases)
    func entriesEndWhereTheirBracketsDo(text: TextArgument, isUnfinished: Bool) {
        #expect(EntryScanner.isUnfinished(text.text) == isUnfinished)
    }

    @Test func commandsAreReadWholeShortAndBegun() {
        #expect(ColonCommand.read(":undo") == .command(.undo, argument: ""))
        #expect(ColonCommand.read("  :u ") == .command(.undo, argument: ""))
        #expect(ColonCommand.read(":und") == .command(.undo, argument: ""))
        #expect(ColonCommand.read(":load  a b.scene ") == .command(.load, argument: "a b.scene"))
        #expect(ColonCommand.read(":r") == .command(.reload, argument: ""))
        #expect(ColonCommand.read(":re") == .ambiguous("re", [.reload, .reset, .redo]))
        #expect(ColonCommand.read(":zz") == .unknown("zz"))
        #expect(ColonCommand.read(":") == .unknown(""))
        #expect(ColonCommand.read("launch") == nil)
        #expect(ColonCommand.read("") == nil)
    }

    @Test(arguments: ColonCommand.allCases) func everyCommandIsInTheOverview(command: ColonCommand) {
        let isListed = ColonCommand.overview.contains(command.usage)
        #expect(isListed, "the overview lacks '\(command.usage)'")
    }

    @Test func historyKeepsWholeEntriesForTheirOwner() throws {
        let scratch = try Scratch()
        let history = InputHistory(path: scratch["state/scenesh/history"])
        #expect(history.entries() == [])
        let entries = ["scene a {\n    title = \"x\\n\"\n}", "launch", "print \"é\\\\\""]
        for entry in entries { history.append(entry) }
        #expect(history.entries() == entries)
        var status = stat()
        #expect(stat(scratch["state/scenesh/history"], &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    @Test func pathsAreJoinedAsTheSystemDoes() {
        #expect(Path.join("a/b", "../c") == "a/c")
        #expect(Path.join(".", "./c") == "c")
        #expect(Path.join("a", "/c") == "/c")
        #expect(Path.join("a", "../../c") == "../c")
        #expect(Path.folder(of: "/c") == "/")
        #expect(Path.folder(of: "c") == ".")
        #expect(!Path.isInside("/ab", folder: "/a"))
        #expect(Path.isInside("/a/b", folder: "/a"))
    }
}
