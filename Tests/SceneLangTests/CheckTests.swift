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
}
