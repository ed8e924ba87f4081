import TestSupport
import Testing

@testable import scenesh

/// What commands do with the files of a folder.
///
/// `Commands/NAME` is such a folder, and `Commands/NAME.expected` has comments after `# `, and commands of a shell
/// after `$ `, each with its output and, if it is not 0, its status. The commands run one after another in a copy of
/// the folder. With `SCENE_BLESS=1` the expectations are overwritten, and the test still fails once.
@Suite struct CommandTranscriptTests {
    private static let folder = "Tests/sceneshTests/Commands"
    private static let names = Repository.files(under: folder, ending: ".expected")
        .map { String($0.split(separator: "/").last ?? "").replacing(".expected", with: "") }.sorted()

    @Test func thereAreManyTranscripts() { #expect(Self.names.count >= 19) }

    @Test(arguments: names) func commandsPrintWhatIsExpected(name: String) throws {
        let expectation = "\(Self.folder)/\(name).expected"
        let lines = Project.text(expectation).split(separator: "\n", omittingEmptySubsequences: false)
        let scratch = try Scratch()
        let files = Project.path("\(Self.folder)/\(name)")
        let copied = try ToolProcess.shell("mkdir -p work home && cp -R '\(files)/.' work", in: scratch.path)
        #expect(copied.status == 0, "\(copied)")
        let script = lines.filter { $0.hasPrefix("$ ") }.map { line in
            let command = line.dropFirst(2)
            let shown = command.replacing("'", with: "'\\''")
            let status = "status=$?; [ $status = 0 ] || echo \"# status $status\""
            return "printf '%s\\n' '$ \(shown)'; { \(command)\n} 2>&1; \(status)"
        }
        let result = try ToolProcess.shell(
            "scenesh() { \"$TOOL\" \"$@\"; }\n" + script.joined(separator: "\n"), in: scratch["work"],
            environment: ["HOME": scratch["home"]])
        let comments = lines.prefix { $0.hasPrefix("# ") }.map { "\($0)\n" }.joined()
        let text = comments + result.output
        if let difference = try ExpectationFile(expectation).difference(from: text.utf8) {
            Issue.record("\(difference)\(result.errors)")
        }
    }
}
