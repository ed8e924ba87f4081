import ArgumentParser
import TestSupport
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
        /// Each app loses something when it adopts scenes: its root is created at another time.
        var status: Int32 {
            let differs = ["scenesh diff ", "scenesh migrate "].contains { line.hasPrefix($0) }
            return differs || line.contains("--coverage") ? 1 : 0
        }

        var testDescription: String { line.debugDescription }
    }

    static let topics = [[]] + Subcommands.names.filter { $0 != "help" }.map { [$0] }

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

    @Test func thereAreManyExamples() {
        #expect(Self.topics.count >= 10)
        #expect(Self.examples.count >= 20)
    }

    @Test(arguments: HelpTests.topics)
    func everyHelpHasExamplesAndFitsATerminal(topic: [String]) throws {
        let help = try ToolProcess.run(["help"] + topic)
        #expect(help.status == 0 && help.errors.isEmpty)
        let (examples, line) = (HelpTests.examples(in: help.output), (["scenesh"] + topic).joined(separator: " "))
        #expect(examples.contains { $0.hasPrefix(line) }, "no example begins with '\(line)'")
        #expect(help.output.split(separator: "\n").filter { $0.count > 80 } == [])
        let option = try ToolProcess.run(topic + ["--help"])
        #expect(option.status == 0 && option.errors.isEmpty)
        let difference = LineDiff.difference(of: "\(line) --help", expected: help.output, observed: option.output)
        if let difference { Issue.record("\(difference)") }
    }

    /// A line of 80 or more characters would be broken, and its last word would be a line of its own.
    @Test func noLineIsBrokenAgain() throws {
        let configurations = [Scenesh.configuration] + Subcommands.all.map { $0.configuration }
        for (topic, configuration) in zip(Self.topics, configurations) {
            let help = try ToolProcess.run(["help"] + topic).output
            for line in configuration.discussion.split(separator: "\n") {
                #expect(help.contains("\n\(line)\n"), "help \(topic): \(line)")
            }
        }
    }

    @Test(arguments: HelpTests.examples)
    func examplesAreTrue(example: Example) throws {
        if example.isEndless { return }
        let scratch = try Scratch()
        let scripts = Project.path("scripts")
        let storyboards = Project.path("Tests/SceneLangTests/Storyboards")
        let result = try ToolProcess.shell(
            """
            exec </dev/null
            mkdir scripts && cp -R \(scripts)/tour \(scripts)/apps scripts && cp scripts/apps/mail.scene .
            cp \(storyboards)/shop.storyboard Main.storyboard
            cp \(storyboards)/names.storyboard Settings.storyboard
            scenesh() { "$TOOL" "$@"; }
            mkdir docs && scenesh graph Main.storyboard > docs/app.mmd
            \(example.line)
            """, in: scratch.path)
        // The storyboard has actions that nobody has, which is a warning.
        let complaints = result.errors.split(separator: "\n").filter {
            $0.hasPrefix("error") || $0.hasPrefix("scenesh")
        }
        #expect(result.status == example.status && complaints.isEmpty, "\(result)")
    }

    @Test(arguments: scenesh.ExitStatus.allCases.map(\.rawValue))
    func theStatusesAreThoseOfTheTable(status: Int32) throws {
        let help = try ToolProcess.run(["--help"]).output
        let isListed = help.contains("\n  \(status) ")
        #expect(isListed, "scenesh --help does not list status \(status)")
    }
}
