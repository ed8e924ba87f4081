import SceneLang
import TestSupport
import Testing

/// What `_` and `...` stand for, in `expect trace` and in the library. `PatternGoldenTests` does the
/// same for goldens.
@Suite struct TracePatternTests {
    @Test(arguments: PatternExample.arguments + PatternExample.lines)
    func expectTrace(example: PatternExample) throws {
        let lines = example.expected.map { "    \($0)\n" }.joined()
        let statements = example.statements.isEmpty ? "" : "    \(example.statements.replacing("\n", with: "\n    "))\n"
        let script = "\(PatternExample.declarations)expect trace {\n\(lines)} in {\n\(statements)}\n"
        let run = try Script(script).run()
        #expect(run.succeeded == example.isMatch, "\(run.trace)")
    }

    @Test(arguments: PatternExample.arguments)
    func library(example: PatternExample) throws {
        let run = try Script(PatternExample.declarations + example.statements).run()
        let expected = example.expected.map { $0.hasPrefix("...") ? $0 : "  \($0)" }
        #expect((run.difference(from: expected.joined(separator: "\n")) == nil) == example.isMatch, "\(run.trace)")
    }

    /// Lines that are printed, without anything before them.
    @Test(arguments: PatternExample.lines)
    func linesOfTheLibrary(example: PatternExample) throws {
        let run = try Script(example.statements).run()
        let expected = ["# trace 1, _, _"] + example.expected.map { $0.contains("...") ? $0 : "  \($0)" }
        #expect((run.difference(from: expected.joined(separator: "\n")) == nil) == example.isMatch, "\(run.trace)")
    }

    /// `Run.contains` looks for one call, and takes a name without arguments for a call with any.
    @Test(arguments: PatternExample.arguments)
    func callsOfTheLibrary(example: PatternExample) throws {
        guard let pattern = example.expected.first(where: { $0 != "..." }), !pattern.hasPrefix("|") else { return }
        let run = try Script(PatternExample.declarations + example.statements).run()
        #expect(run.contains(pattern) == (example.isMatch || pattern == "home.prepare"), "\(run.trace)")
    }
}
