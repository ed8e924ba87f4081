import Testing

@testable import SceneLang

@Suite struct CheckTests {
    private static let wrong = WrongScripts.paths("Semantics")
    private static let linted = WrongScripts.paths("Lint")

    @Test func thereAreManyScripts() {
        #expect(Self.wrong.count >= 45)
        #expect(Self.linted.count >= 25)
    }

    @Test(arguments: wrong) func semanticErrors(path: String) throws {
        try WrongScripts.check(path) { file in
            var compiler = Compiler()
            let result = compiler.add(file) { _, _ in .failure("there is no such file") }
            return DiagnosticRenderer(sources: compiler.sources).render(result.diagnostics)
        }
    }

    /// Every rule of the linter finds what it is about; `x-not.scene` beside `x.scene` is a near miss, about which
    /// nothing is said.
    @Test(arguments: linted) func mistakesThatRun(path: String) throws {
        try WrongScripts.check(path) { file in
            let checked = Script.check(file, settings: Settings()) { _, _ in .failure("there is no such file") }
            let rendered = DiagnosticRenderer(sources: checked.sources).render(checked.diagnostics)
            let isNearMiss = file.name.contains("-not")
            #expect(rendered.isEmpty == isNearMiss, "\(path)")
            return isNearMiss && rendered.isEmpty ? Array("nothing\n".utf8) : rendered
        }
    }
}
