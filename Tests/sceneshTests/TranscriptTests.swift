import TestSupport
import Testing

@testable import scenesh

/// The sessions of `Tests/Sessions`: what is entered after `scene> ` and what comes of it, the status if it is not 0,
/// and then commands of a shell after `$ ` in the same folder.
///
/// With `SCENE_BLESS=1` the transcripts are overwritten, and the test still fails once.
@Suite struct TranscriptTests {
    private static let folder = "Tests/Sessions"
    private static let prompt = "scene> "

    /// What the tool is asked between two entries, so that each has its own output.
    private static let marker = ":help :quit"

    private static let sessions = Project.files(under: folder, ending: ".repl")

    @Test func thereAreManySessions() { #expect(Self.sessions.count >= 35) }

    @Test(arguments: sessions) func sessionSaysWhatItsTranscriptDoes(path: String) throws {
        let expected = Project.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let (observed, errors) = try session(expected)
        let text = ([expected.first ?? ""] + observed).map { $0 + "\n" }.joined()
        if let difference = try ExpectationFile(path).difference(from: text.utf8) {
            Issue.record("\(difference)\(errors.isEmpty ? "" : "\n")\(errors)")
        }
    }

    /// The ```session blocks of documents are sessions too.
    @Test func sessionsOfDocumentsAreTrue() throws {
        let path = "docs/session.md"
        let blocks = Project.text(path).split(separator: "```session\n").dropFirst()
        #expect(!blocks.isEmpty)
        for block in blocks {
            let text = String(block.prefix(upTo: block.firstRange(of: "```")?.lowerBound ?? block.endIndex))
            let (observed, errors) = try session(text.split(separator: "\n").map(String.init))
            let difference = LineDiff.difference(
                of: path, expected: text, observed: observed.map { $0 + "\n" }.joined())
            if let difference { Issue.record("\(difference)\n\(errors)") }
        }
    }

    /// Enters what a transcript enters, and returns the transcript of that without its first comment, and what the
    /// shell wrote to standard error.
    private func session(_ expected: [String]) throws -> (lines: [String], errors: String) {
        let entries = expected.filter { $0.hasPrefix(Self.prompt) }.map { String($0.dropFirst(Self.prompt.count)) }
        let commands = expected.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
        let scratch = try Scratch()
        try prepare(scratch.path)
        let marked = entries.flatMap { [$0, Self.marker] } + [""]
        try scratch.write("session/in", marked.joined(separator: "\n"))
        let script = commands.map { "echo '$ \($0)'; { \($0); } 2>&1" }.joined(separator: "\n")
        let result = try ToolProcess.shell(
            """
            scenesh() { "$TOOL" "$@"; }
            { "$TOOL" repl <in; status=$?; } 2>&1
            [ $status = 0 ] || echo "# status $status"
            rm in
            \(script)
            true
            """, in: scratch["session"], environment: ["HOME": scratch["home"]])
        var found: [String] = []
        let pieces = pieces(of: result.output, entries.count)
        // An entry that the tool has not reached stays in the transcript.
        for (index, entry) in entries.enumerated() {
            found += [Self.prompt + entry] + (pieces.indices.contains(index) ? pieces[index] : [])
        }
        return (found, result.errors)
    }

    /// Each command has a transcript, so that none is forgotten.
    @Test(arguments: ColonCommand.allCases) func everyCommandIsTried(command: ColonCommand) {
        let isTried = Self.sessions.contains { Project.text($0).contains("\(Self.prompt):\(command.rawValue)") }
        #expect(isTried, "no transcript of \(Self.folder) enters ':\(command.rawValue)'")
    }

    private func prepare(_ folder: String) throws {
        let (files, mail) = (Project.path("\(Self.folder)/files"), Project.path("scripts/apps/mail.scene"))
        let made = try ToolProcess.shell(
            "mkdir home session session/out && cp -R '\(files)/.' '\(mail)' session", in: folder)
        #expect(made.status == 0, "\(made.errors)")
    }

    /// The output of each entry, as lines; the output after the last marker belongs to the last entry.
    private func pieces(of output: String, _ count: Int) -> [[String]] {
        let quit = ColonCommand.quit
        let marker = "\(quit.usage)  \(quit.summary)\n\(quit.manual)\n"
        var pieces: [[String]] = []
        for piece in output.split(separator: marker, omittingEmptySubsequences: false) {
            var lines = piece.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if lines.last?.isEmpty == true { lines.removeLast() }
            pieces.append(lines)
        }
        if pieces.count > count, pieces.count > 1, let rest = pieces.popLast() { pieces[pieces.count - 1] += rest }
        return pieces
    }
}
