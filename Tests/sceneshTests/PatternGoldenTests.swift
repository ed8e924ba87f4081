import SceneLang
import TestSupport
import Testing

@testable import scenesh

/// What `_` and `...` stand for in goldens.
@Suite struct PatternGoldenTests {
    @Test(arguments: PatternExample.arguments)
    func arguments(example: PatternExample) throws {
        let expected = example.expected.map { $0 == "..." ? $0 : "  \($0)" }
        try expectOutcome(of: PatternExample.declarations + example.statements, expected, example)
    }

    @Test(arguments: PatternExample.lines)
    func lines(example: PatternExample) throws {
        let expected = ["# trace 1, _, _"] + example.expected.map { $0.contains("...") ? $0 : "  \($0)" }
        try expectOutcome(of: example.statements, expected, example)
    }

    private func expectOutcome(of script: String, _ golden: [String], _ example: PatternExample) throws {
        let scratch = try Scratch()
        try scratch.write("x.scene", script + "\n")
        try scratch.write("x.trace", golden.map { $0 + "\n" }.joined())
        let runner = GoldenRunner(engine: Engine(options: EngineOptions()), jobs: 1)
        let report = runner.run(Discovery(paths: [scratch.path]))
        #expect(report.outcomes.count == 1)
        #expect((report.failed == 0) == example.isMatch, "\(report.outcomes.compactMap(\.failure?.message))")
    }
}
