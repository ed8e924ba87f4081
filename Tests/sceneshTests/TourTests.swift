import TestSupport
import Testing

@testable import scenesh

/// The tour of the interactive session.
@Suite struct TourTests {
    private static let path = "Sources/scenesh/REPL/LessonTexts.swift"

    /// The lessons are part of the tool, and equal the scripts of the tour that import nothing.
    @Test func lessonsAreTheScriptsOfTheTour() throws {
        let scripts = Project.files(under: "scripts/tour", ending: ".scene").sorted()
        let texts = scripts.map { ($0, Project.text($0)) }.filter { !$0.1.contains("\nimport ") }
        #expect(texts.count == Lesson.all.count && texts.count >= 10)
        var generated = """
            // swift-format-ignore-file
            // Generated from scripts/tour: SCENE_BLESS=1 swift test --filter TourTests writes it.

            /// The scripts of the lessons, each after a line with its name.
            let lessonTexts = #\"""

            """
        for (path, text) in texts {
            let name = path.split(separator: "/").last.map { $0.dropLast(".scene".count) } ?? ""
            generated += "\(Lesson.heading)\(name)\n\(text)"
        }
        generated += "\"\"\"#\n"
        if let difference = try ExpectationFile(Self.path).difference(from: generated.utf8) {
            Issue.record("\(difference)")
        }
    }

    /// Each lesson explains itself, can be tried, and passes its own check.
    @Test(arguments: Lesson.all.indices) func lessonCanBeTried(number: Int) throws {
        let lesson = Lesson.all[number]
        #expect(!lesson.text.isEmpty && !lesson.body.isEmpty)
        let result = try ToolProcess.run(["repl"], input: ":tour \(number + 1)\n:tour try\n:tour check\n")
        #expect(result.status == 0, "\(result)")
        #expect(result.output.contains("Lesson \(number + 1) of \(Lesson.all.count)"))
        #expect(result.output.hasSuffix("The session has the trace of lesson \(number + 1). :tour next continues.\n"))
    }

    @Test func aLessonCanBeTyped() throws {
        let lesson = Lesson.all[0]
        let typed = try ToolProcess.run(["repl"], input: ":tour\n\(lesson.body)\n:tour check\n")
        #expect(typed.status == 0 && typed.output.contains("The session has the trace of lesson 1."), "\(typed)")
        let other = try ToolProcess.run(["repl"], input: ":tour\ninitial scene a\nlaunch\n:tour check\n")
        #expect(other.output.contains("the lesson has 'nav.init(coder:)', the session has 'a.init(coder:)'"))
    }
}
