import SceneRuntime
import Testing

@testable import scenesh

/// Control characters of a script do not reach a terminal.
@Suite struct VisibleTextTests {
    private static let script = """
        initial scene a {
            var text = "x\\u{1b}[31mred\\u{202e}x"
            on viewDidLoad {
                print text
                print "a\\rb\\tc\\nd\\u{7f}\\u{85}"
                title = text
            }
        }
        launch
        post "name\\u{7}"
        expect a.title == "other"
        print [a.title, "\\u{2066}é…"]
        """

    private static func hasControl(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0 != "\n" && $0 != "\t" && VisibleText.isControl($0.value) }
    }

    @Test func controlCharactersAreEscapedAsInScripts() {
        #expect(
            VisibleText.escaped("\u{0}\u{1b}\u{7f}\u{9b}\u{61c}\u{202e}\u{2069}\t\n")
                == "\\u{0}\\u{1b}\\u{7f}\\u{9b}\\u{61c}\\u{202e}\\u{2069}\t\n")
        for text in ["plain ~ text", "é … 漢字 🎉", "\u{a0}\u{200d}", ""] { #expect(VisibleText.escaped(text) == text) }
        // Bytes that are not UTF-8 are kept.
        #expect(VisibleText.escaped([0xE2, 0x80, 0xC2]) == [0xE2, 0x80, 0xC2])
    }

    @Test(arguments: [[], ["--color", "always"], ["--explain"], ["--format", "json"]])
    func runsShowEscapes(options: [String]) throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", VisibleTextTests.script)
        let result = try ToolProcess.run(["run"] + options + [scratch["a.scene"]])
        let colours = String(decoding: PlainText.withoutColours(Array(result.output.utf8)), as: UTF8.self)
        #expect(!VisibleTextTests.hasControl(colours), "\(result)")
        let red = options.last == "json" ? "\\u001b[31mred\\u202ex" : "\\u{1b}[31mred\\u{202e}x"
        // In JSON, the message of the error is on standard output, too.
        #expect(colours.components(of: red) == (options.last == "json" ? 4 : 3), "\(result)")
        #expect(colours.contains("é…"))
    }

    @Test func messagesShowEscapes() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "print \"\u{1b}]0;title\u{7}\u{202e}\" push\n")
        let result = try ToolProcess.run(["check", scratch["a.scene"]])
        let text = result.output + result.errors
        #expect(!VisibleTextTests.hasControl(text) && text.contains("\\u{1b}]0;title\\u{7}\\u{202e}"), "\(result)")
        // The carets are below the word, after the wider line.
        let lines = text.split(separator: "\n").map(String.init)
        let source = try #require(lines.firstIndex { $0.contains("| print") })
        let column = try #require(lines[source].ranges(of: "push").first).lowerBound.utf16Offset(in: lines[source])
        let caret = try #require(lines[source + 1].firstIndex(of: "^")).utf16Offset(in: lines[source + 1])
        #expect(caret == column, "\(text)")
    }

    @Test func goldensAndDifferencesShowEscapes() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "initial scene a { title = \"\\u{9b}1m\" }\nlaunch\nprint a.title\n")
        #expect(try ToolProcess.run(["test", "--bless", "a.scene"], in: scratch.path).status == 0)
        let written = scratch.read("a.trace")
        let golden = try #require(written)
        #expect(golden.contains("| \\u{9b}1m") && !VisibleTextTests.hasControl(golden))
        #expect(try ToolProcess.run(["test", "a.scene"], in: scratch.path).status == 0)
        try scratch.write("a.trace", golden + "  | \u{1b}[2J\n")
        for reporter in ["text", "tap", "json", "junit", "github"] {
            let result = try ToolProcess.run(["test", "--reporter", reporter, "a.scene"], in: scratch.path)
            #expect(result.status == 1 && !VisibleTextTests.hasControl(result.output + result.errors), "\(result)")
        }
    }

    @Test func sessionsShowEscapes() throws {
        let input =
            VisibleTextTests.script.replacing("expect a.title == \"other\"\n", with: "")
            + "\na.title\n:state a\n:tree\n:history\n:diff\n"
        let result = try ToolProcess.run(["repl"], input: input)
        #expect(result.status == 0 && !VisibleTextTests.hasControl(result.output + result.errors), "\(result)")
        #expect(result.output.contains("title") && result.output.components(of: "\\u{1b}[31mred\\u{202e}x") >= 4)
    }
}

extension String {
    /// The number of times that `part` occurs.
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
