import TestSupport
import Testing

@testable import scenesh

/// `scenesh.toml`: what it changes, which one is used, and what overrides it.
///
/// `Configurations/NAME.toml` is such a file, and `NAME.expected` what a run and `check` print about a script in a
/// folder below. With `SCENE_BLESS=1` the expectations are overwritten, and the test still fails once.
@Suite struct ConfigurationTests {
    private static let folder = "Tests/sceneshTests/Configurations"
    private static let names = Repository.files(under: folder, ending: ".toml")
        .map { String($0.split(separator: "/").last ?? "").replacing(".toml", with: "") }.sorted()

    /// Reported by `check` are W0203, W0501 and W0502, by a run only W0203.
    private static let script = """
        initial scene home {
            segue present "open" -> detail
            segue present "open" -> detail
        }
        scene detail, unused
        launch
        if false { perform "close" from home }

        """

    @Test(arguments: names) func changesWhatIsExpected(name: String) throws {
        let scratch = try Scratch()
        try scratch.write("scenesh.toml", Project.text("\(Self.folder)/\(name).toml"))
        try scratch.write("inner/a.scene", Self.script)
        var text = ""
        for arguments in [["run", "inner/a.scene"], ["check", "inner/a.scene"]] {
            let result = try ToolProcess.run(arguments, in: scratch.path)
            let output = arguments[0] == "run" ? String(result.output.prefix { $0 != "\n" }) + "\n" : result.output
            text += "$ scenesh \(arguments.joined(separator: " "))\n\(output)\(result.errors)status \(result.status)\n"
        }
        let expectation = ExpectationFile("\(Self.folder)/\(name).expected")
        if let difference = try expectation.difference(from: text.utf8) { Issue.record("\(difference)") }
    }

    /// The first line of a trace with these parts.
    private static func head(_ environment: String) -> String { "# trace 1, \(environment)\n" }

    @Test func theNearestFileIsUsed() throws {
        let scratch = try Scratch()
        try scratch.write("scenesh.toml", "ios = 12\ndevice = \"iPad\"\n")
        try scratch.write("inner/scenesh.toml", "ios = 9\n")
        try scratch.write("inner/most/a.scene", "print 1\n")
        try scratch.write("other/a.scene", "import \"../inner/most/a.scene\"\nprint 2\n")
        let inner = try ToolProcess.run(["inner/most/a.scene"], in: scratch.path)
        expectText(inner.output, hasPrefix: Self.head("ios 9, iPhone portrait"))
        let own = try ToolProcess.run(["a.scene"], in: scratch["inner/most"])
        expectText(own.output, hasPrefix: Self.head("ios 9, iPhone portrait"))
        let other = try ToolProcess.run(["other/a.scene"], in: scratch.path)
        expectText(other.output, hasPrefix: Self.head("ios 12, iPad portrait"))
        let text = try ToolProcess.run(["-e", "print 1"], in: scratch["inner/most"])
        expectText(text.output, hasPrefix: Self.head("ios 9, iPhone portrait"))
        let session = try ToolProcess.run(["repl", "--no-init"], in: scratch["inner"], input: "print 1\n")
        expectText(session.output, hasPrefix: Self.head("ios 9, iPhone portrait"))
        let outside = try Scratch()
        try outside.write("a.scene", "print 1\n")
        let without = try ToolProcess.run([outside["a.scene"]], in: scratch.path)
        expectText(without.output, hasPrefix: Self.head("ios 17, iPhone portrait"))
    }

    @Test func optionsAndScriptsOverrideIt() throws {
        let scratch = try Scratch()
        try scratch.write("scenesh.toml", "ios = 12\ndevice = \"iPad\"\n[check]\nignore = [\"W0501\"]\n")
        try scratch.write("a.scene", Self.script)
        try scratch.write("own.scene", "ios 9\nprint 1\n")
        try scratch.write("listed.scene", "test ios 13, 14\nprint 1\n")
        let options = try ToolProcess.run(["run", "--ios", "13", "--device", "iPhone", "a.scene"], in: scratch.path)
        expectText(options.output, hasPrefix: Self.head("ios 13, iPhone portrait"))
        let own = try ToolProcess.run(["own.scene"], in: scratch.path)
        expectText(own.output, hasPrefix: Self.head("ios 9, iPad portrait"))
        let listed = try ToolProcess.run(["--quiet", "listed.scene"], in: scratch.path)
        expectText(listed.output, hasPrefix: Self.head("ios 13, iPad portrait"))
        let selected = try ToolProcess.run(["check", "--select", "w05", "a.scene"], in: scratch.path)
        #expect(ConfigurationTests.codes(in: selected.output) == ["W0502", "W0501"], "\(selected)")
        let allowed = try ToolProcess.run(["check", "--allow", "W0203", "a.scene"], in: scratch.path)
        #expect(ConfigurationTests.codes(in: allowed.output) == ["W0502"], "\(allowed)")
        let wrong = try ToolProcess.run(["check", "--select", "E0201", "a.scene"], in: scratch.path)
        #expect(wrong.status == 2)
        expectText(wrong.errors, contains: "'E0201' is not a warning")
    }

    @Test func testsAndTablesUseIt() throws {
        let scratch = try Scratch()
        try scratch.write("scenesh.toml", "ios = 12\n[check]\nignore = [\"W0203\"]\n")
        try scratch.write("a.scene", Self.script)
        let blessed = try ToolProcess.run(["test", "--bless", "--force"], in: scratch.path)
        #expect(blessed.status == 0, "\(blessed)")
        let golden = scratch.read("a.trace") ?? ""
        expectText(golden, hasPrefix: Self.head("ios 12, iPhone portrait"))
        #expect(!golden.contains("W0203"))
        let matrix = try ToolProcess.run(["matrix", "a.scene"], in: scratch.path)
        #expect(!matrix.output.contains("viewIsAppearing") && matrix.output.contains("viewDidAppear"), "\(matrix)")
    }

    /// A mistake in the file is a failure of each test, reported at its place, and no command hides it.
    @Test(arguments: [["run", "a.scene"], ["check"], ["test"], ["repl", "--no-init"], ["play", "a.scene"]])
    func mistakesEndEachCommand(arguments: [String]) throws {
        let scratch = try Scratch()
        try scratch.write("scenesh.toml", "\nsios = 12\n")
        try scratch.write("a.scene", "test errors E0702\nprint 1\n")
        let result = try ToolProcess.run(arguments, in: scratch.path, input: "print 1\n")
        #expect(result.status == (arguments[0] == "test" ? 1 : 3), "\(result)")
        expectText(result.output + result.errors, contains: "E0702")
        expectText(result.output + result.errors, contains: "scenesh.toml:2")
        #expect(!result.output.contains("| 1"))
        let format = try ToolProcess.run(["fmt", "--check", "a.scene"], in: scratch.path)
        #expect(format.status == 0, "\(format)")
    }

    @Test func largeFilesAndFoldersAreReported() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "print 1\n")
        try scratch.write("scenesh.toml", String(repeating: "#", count: 1 << 17))
        let large = try ToolProcess.run(["a.scene"], in: scratch.path)
        #expect(large.status == 3)
        expectText(large.errors, contains: "the file is larger than 64 KiB")
        // So deep a table must not overflow a stack.
        try scratch.write("scenesh.toml", String(repeating: "a.", count: 30_000) + "b = 1\n")
        expectText(try ToolProcess.run(["a.scene"], in: scratch.path).errors, contains: "unknown key 'a'")
        let other = try Scratch()
        try other.write("a.scene", "print 1\n")
        try other.write("scenesh.toml/file", "")
        let folder = try ToolProcess.run(["a.scene"], in: other.path)
        #expect(folder.status == 3 && folder.output.isEmpty)
        expectText(folder.errors, contains: "scenesh.toml")
    }

    /// The table of the document says of each command what it uses.
    @Test func theDocumentListsEachCommand() {
        let table = Project.text("docs/settings.md").split(separator: "\n").drop { !$0.hasPrefix("| command |") }
            .dropFirst(2).prefix { $0.hasPrefix("|") }
        let listed = table.flatMap { row in
            row.dropFirst().prefix { $0 != "|" }.matches(of: /`([a-z]+)`/).map { String($0.1) }
        }
        #expect(listed.sorted() == Subcommands.names.sorted())
    }

    private static func codes(in text: String) -> [String] {
        text.matches(of: /\[([EW][0-9]{4})\]/).map { String($0.1) }
    }
}
