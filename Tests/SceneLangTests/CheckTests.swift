import Testing

@testable import SceneLang

@Suite struct CheckTests {
    @Test func semanticErrors() throws {
        try WrongScripts.check("Semantics", atLeast: 25) { file in
            var compiler = Compiler()
            let result = compiler.add(file) { _, _ in .failure("there is no such file") }
            return DiagnosticRenderer(sources: compiler.sources).render(result.diagnostics)
        }
    }

    /// Every rule of the linter finds what it is about; `x-not.scene` beside `x.scene` is a near miss, about which
    /// nothing is said.
    @Test func mistakesThatRun() throws {
        try WrongScripts.check("Lint", atLeast: 20) { file in
            let checked = Script.check(file, settings: Settings()) { _, _ in .failure("there is no such file") }
            let rendered = DiagnosticRenderer(sources: checked.sources).render(checked.diagnostics)
            let isNearMiss = file.name.contains("-not")
            #expect(rendered.isEmpty == isNearMiss, "\(file.name)")
            return isNearMiss && rendered.isEmpty ? Array("nothing\n".utf8) : rendered
        }
    }
}
