import Foundation
import TestSupport
import Testing

@testable import scenesh

/// What `scenesh check` prints about a habit can be pasted: the script is then right.
@Suite struct PastedHelpTests {
    /// Returns what `scenesh check` prints about scripts, by the name of the script.
    private static func findings(in scripts: [(id: String, text: String)]) throws -> [String: [PrintedFinding]] {
        let scratch = try Scratch()
        for script in scripts { try scratch.write("\(script.id).scene", script.text) }
        let result = try ToolProcess.run(["check", "."], in: scratch.path)
        return Dictionary(grouping: PrintedFinding.all(in: result.output)) { finding in
            String((finding.file.split(separator: "/").last ?? "").dropLast(".scene".count))
        }
    }

    @Test func theFirstPrintedTextIsPasted() throws {
        let habits = try Habit.all()
        let found = try Self.findings(in: habits.map { ($0.id, $0.script) })
        var fixed: [(id: String, text: String)] = []
        for habit in habits {
            let printed = found[habit.id] ?? []
            let errors = printed.filter { $0.severity == "error" }
            guard let message = habit.message else {
                #expect(errors.map(\.message) == [], "\(habit)")
                continue
            }
            // There is one finding. It is a warning where UIKit would go on: with an empty window, or without a push.
            #expect(printed.map(\.message) == [message], "\(habit)")
            #expect(errors.isEmpty == (habit.kind != .error), "\(habit)")
            guard let pasted = printed.first?.applied(to: habit.script) else {
                Issue.record("the text about '\(habit)' does not say what to write")
                continue
            }
            fixed.append((habit.id, pasted))
        }
        let left = try Self.findings(in: fixed)
        let warned = Set(habits.filter { $0.kind != .error }.map(\.id))
        for script in fixed {
            let rest = (left[script.id] ?? []).filter { warned.contains(script.id) || $0.severity == "error" }
            #expect(rest.map(\.message) == [], "\(script.id):\n\(script.text)")
        }
    }
}
