import TestSupport
import Testing

@testable import SceneLang

/// What people write by habit is either understood, or has one error whose fix is right.
@Suite struct HabitTests {
    private static let habits = (try? Habit.all()) ?? []

    /// Returns the errors of a script; its warnings if it has none and they are asked for.
    private static func errors(of script: String, orWarnings: Bool = false) -> [Diagnostic] {
        var compiler = Compiler()
        let file = SourceFile(name: "habit.scene", text: script)
        let found = compiler.add(file) { _, _ in .failure("there is no such file") }.diagnostics
        let errors = found.filter { $0.severity == .error }
        return errors.isEmpty && orWarnings ? found : errors
    }

    /// Returns what `scenesh check` reports about a script.
    private static func findings(in script: String) -> [Diagnostic] {
        Script.check(SourceFile(name: "habit.scene", text: script), settings: Settings()) { _, _ in
            .failure("there is no such file")
        }.diagnostics
    }

    @Test func thereAreManyHabits() {
        #expect(Self.habits.count >= 60)
        #expect(Set(Self.habits.map(\.id)).count == Self.habits.count)
        #expect(Set(Self.habits.map(\.script)).count == Self.habits.count)
    }

    @Test(arguments: habits) func theFixIsRight(habit: Habit) throws {
        func problems(in script: String) -> [Diagnostic] {
            habit.kind == .check
                ? Self.findings(in: script) : Self.errors(of: script, orWarnings: habit.kind == .warning)
        }
        let errors = problems(in: habit.script)
        guard let message = habit.message else {
            #expect(errors.map(\.message) == [])
            return
        }
        #expect(errors.map(\.message) == [message])
        let fix = try #require(errors.first?.fix)
        var bytes = Array(habit.script.utf8)
        bytes.replaceSubrange(Int(fix.span.start)..<Int(fix.span.end), with: Array(fix.text.utf8))
        let fixed = String(decoding: bytes, as: UTF8.self)
        #expect(problems(in: fixed).map(\.message) == [], "\(fixed)")
    }

    @Test func eachPlaceOfAMissingBraceHasAnError() {
        let script = """
            scene a {
                on viewDidLoad {
                    print "a"
                on viewDidAppear { }

            scene b {
                on viewDidLoad {
                    print "b"
            }
            launch with a

            """
        let errors = Self.errors(of: script)
        #expect(errors.map(\.message) == [String](repeating: "expected '}'", count: 3))
        var bytes = Array(script.utf8)
        for fix in errors.compactMap(\.fix).reversed() {
            bytes.replaceSubrange(Int(fix.span.start)..<Int(fix.span.end), with: Array(fix.text.utf8))
        }
        #expect(Self.errors(of: String(decoding: bytes, as: UTF8.self)).isEmpty)
        // Without indentation, nothing is guessed.
        let flat = script.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
        #expect(!Self.errors(of: flat).isEmpty)
    }
}
