import Synchronization
import Testing

@testable import SceneLang

/// Long built-in functions ask whether the run is over, so that Ctrl-C ends them at once.
@Suite struct CancellationTests {
    /// The values that the cases work on.
    private static let values = """
        let numbers = (0..<100000).reversed()
        let others = (0..<100000).reversed()
        let text = numbers.joined(",")

        """

    private static let cases: [String] = [
        "text.split(\",\")", "text.split(\"\")", "text.replacing(\",\", \";\")", "numbers == others", "numbers",
        "\"all: \\(numbers)\"",
    ]

    /// Counts the questions, and says that the run is over after a number of them.
    private final class Host: Sendable {
        private let asked = Mutex(0)
        private let patience: Int

        init(patience: Int) { self.patience = patience }

        var questions: Int { asked.withLock { $0 } }

        func isOver() -> Bool {
            asked.withLock {
                $0 += 1
                return $0 > patience
            }
        }
    }

    /// Runs a script until it ends or gives up the control. Returns the trace and the number of questions.
    private static func run(
        _ script: String, patience: Int = Int.max
    ) throws -> (trace: String, questions: Int, isFinished: Bool) {
        let file = SourceFile(name: "long.scene", text: script)
        let compiled = Script.compile(file, settings: Settings()) { _, _ in .failure("there is no such file") }
        var machine = Machine(try #require(compiled.script), settings: Settings())
        let host = Host(patience: patience)
        machine.cancellation = { host.isOver() }
        let isFinished = machine.advance(fuel: 1_000_000_000, stopAtLine: false) == .finished
        return (String(decoding: machine.takeOutput(), as: UTF8.self), host.questions, isFinished)
    }

    @Test(arguments: cases) func longWorkAsksAndStops(expression: String) throws {
        let before = try Self.run(Self.values)
        #expect(before.isFinished)
        let script = Self.values + "print \(expression)\nprint \"after\"\n"
        let whole = try Self.run(script)
        #expect(whole.isFinished && whole.trace.hasSuffix("| after\n"))
        #expect(whole.questions >= before.questions + 3, "\(before.questions), then \(whole.questions)")
        let stopped = try Self.run(script, patience: before.questions + 1)
        #expect(!stopped.isFinished && !stopped.trace.contains("|"), "\(stopped.trace.suffix(100))")
    }
}
