import Testing

@testable import scenesh

/// The help of the tool and of each command: it fits a terminal, and its examples are run.
@Suite struct HelpTests {
    /// A command line of a help text.
    struct Example: Sendable, CustomTestStringConvertible {
        let line: String

        /// Waits for a person, or for a change.
        var isEndless: Bool { line.contains("--watch") || line.hasPrefix("scenesh review") }

        /// Something differs between two releases, and the few scripts beside the example do not exercise every rule.
        var status: Int32 { line.hasPrefix("scenesh diff ") || line.contains("--coverage") ? 1 : 0 }

        var testDescription: String { line }
    }

    static let topics = [[]] + Scenesh.commandNames.filter { $0 != "help" }.map { [$0] }

    private static let examples = topics.flatMap { topic in
        ((try? ToolProcess.run(["help"] + topic)).map { examples(in: $0.output) } ?? []).map(Example.init)
    }

    /// The command lines under the heading of examples; one goes on while a quotation is open.
    private static func examples(in help: String) -> [String] {
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "Examples:" }
        var examples: [String] = []
        for line in lines.dropFirst().prefix(while: { $0.hasPrefix("  ") }).map({ String($0.dropFirst(2)) }) {
            if let last = examples.last, last.count(where: { $0 == "'" }) % 2 == 1 {
                examples[examples.count - 1] = last + "\n" + line
            } else {
                examples.append(line)
            }
        }
        return examples
    }

    @Test(arguments: HelpTests.topics)
    func everyHelpHasExamplesAndFitsATerminal(topic: [String]) throws {
        let help = try ToolProcess.run(["help"] + topic)
        #expect(help.status == 0 && help.errors.isEmpty)
        #expect(
            HelpTests.examples(in: help.output).contains { $0.hasPrefix((["scenesh"] + topic).joined(separator: " ")) })
        for line in help.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        #expect(try ToolProcess.run(topic + ["--help"]) == help)
    }

    @Test(arguments: HelpTests.examples)
    func examplesAreTrue(example: Example) throws {
        if example.isEndless { return }
        let scratch = try Scratch()
        let scripts = Project.path("scripts")
        let result = try ToolProcess.shell(
            """
            exec </dev/null
            mkdir scripts && cp -R \(scripts)/tour \(scripts)/apps scripts && cp scripts/apps/mail.scene .
            scenesh() { "$TOOL" "$@"; }
            \(example.line)
            """, in: scratch.path)
        #expect(result.status == example.status && result.errors.isEmpty, "\(result)")
    }

    @Test func theStatusesAreThoseOfTheTable() throws {
        let help = try ToolProcess.run(["--help"]).output
        for status in ExitStatus.allCases { #expect(help.contains("\n  \(status.rawValue) "), "\(status)") }
    }
}
