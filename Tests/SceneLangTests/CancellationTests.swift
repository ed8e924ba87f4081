import Synchronization
import Testing

@testable import SceneLang

/// Long built-in functions ask whether the run is over, so that Ctrl-C ends them at once. Their work counts as further
/// instructions, so that a loop of them reaches the limit soon.
@Suite struct CancellationTests {
    /// The values that the cases work on.
    private static let values = """
        let numbers = (0..<100000).reversed()
        let others = (0..<100000).reversed()
        let text = numbers.joined(",")
        let accented = "é\\(text)"

        """
    /// Further ones, which are smaller. The work of each step is below the limit of `longWorkCounts`.
    private static let smallerValues =
        values.replacing("100000", with: "1000") + """
            let texts = text.split(",")
            let copy = "\\(text)"
            var entries = [:]
            post "next step"
            for number in numbers { entries[number] = number }
            post "next step"
            var otherEntries = [:]
            for number in others { otherEntries[number] = number }
            post "next step"

            """

    private static let cases: [String] = [
        "text.split(\",\")", "text.split(\"\")", "text.replacing(\",\", \";\")", "numbers == others", "numbers",
        "\"all: \\(numbers)\"", "text.sorted()", "accented.reversed()", "accented.count", "accented.uppercased()",
        "[numbers, others] == [others, numbers]",
    ]

    /// Built-in functions that take long. Nothing is printed.
    private static let silentCases = [
        "numbers.sorted()", "words.sorted()", "numbers.reversed()", "numbers.joined(\",\")", "numbers.contains(-1)",
        "text.split(\",\")", "accented.reversed()", "numbers == others",
    ]

    /// What works on each element, byte or character.
    private static let counted: [String] =
        cases.filter { $0 != "numbers" } + [
            "numbers.sorted()", "numbers.contains(-1)", "numbers.joined(\",\")", "numbers.reversed()",
            "numbers + others", "texts.sorted()", "texts.contains(\"none\")", "texts.joined()", "text.count",
            "text.reversed()", "text.first", "text.contains(\"none\")", "text.uppercased()", "text.hasPrefix(\"none\")",
            "text.hasSuffix(text)", "text == copy", "text < copy", "text + copy", "\"\\(text)\"", "entries.keys",
            "entries == otherEntries", "entries[text]", "entries.contains(text)", "[[0], numbers].contains(others)",
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
        _ script: String, patience: Int = Int.max, instructions: Int = Limits().instructions
    ) throws -> (trace: String, questions: Int, isFinished: Bool, errors: [String]) {
        let file = SourceFile(name: "long.scene", text: script)
        let compiled = Script.compile(file, settings: Settings()) { _, _ in .failure("there is no such file") }
        var settings = Settings()
        settings.limits.instructions = instructions
        var machine = Machine(try #require(compiled.script), settings: settings)
        let host = Host(patience: patience)
        machine.cancellation = { host.isOver() }
        // The limit is checked when the fuel is spent.
        let fuel = min(instructions / 10, 1_000_000_000)
        var progress = machine.advance(fuel: fuel, stopAtLine: false)
        while progress == .unfinished, patience == Int.max { progress = machine.advance(fuel: fuel, stopAtLine: false) }
        let isFinished = progress == .finished
        let errors = machine.takeDiagnostics().map { "\($0.code.id) \(file.position(of: $0.span.start).line)" }
        return (String(decoding: machine.takeOutput(), as: UTF8.self), host.questions, isFinished, errors)
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

    /// The function asks several times while it works, and stops soon after the answer is yes: after few of its
    /// elements, whatever time they take.
    @Test(arguments: silentCases) func longFunctionsAskAndStop(expression: String) throws {
        let values = Self.values + "let words = text.split(\",\")\n"
        let before = try Self.run(values)
        #expect(before.isFinished)
        let script = values + "let x = \(expression)\nprint \"after\"\n"
        let whole = try Self.run(script)
        #expect(whole.isFinished && whole.questions >= before.questions + 3, "\(before.questions), \(whole.questions)")
        let stopped = try Self.run(script, patience: before.questions + 1)
        #expect(!stopped.isFinished && !stopped.trace.contains("|"), "\(stopped.trace.suffix(100))")
        #expect(stopped.questions <= before.questions + 4)
    }

    /// A loop of them reaches the limit soon, although the loop itself has few jumps. The error names the endless loop,
    /// not the one inside of it.
    @Test(arguments: counted) func longWorkCounts(expression: String) throws {
        let lines = Self.smallerValues.utf8.count { $0 == 0x0A }
        func errors(_ count: Int) throws -> [String] {
            let loops = "repeat \(count) {\n    repeat 2 { let x = \(expression) }\n}\n"
            return try Self.run(Self.smallerValues + loops, instructions: 60_000).errors
        }
        #expect(try errors(0) == [])
        #expect(try errors(400) == ["E0408 \(lines + 1)"])
    }

    /// A loop of as many cheap instructions does not reach the limit.
    @Test func shortWorkDoesNot() throws {
        let loops = "repeat 400 {\n    repeat 2 { let x = \"\\(entries[1])\" + texts[0] }\n}\n"
        #expect(try Self.run(Self.smallerValues + loops, instructions: 60_000).errors == [])
    }
}
