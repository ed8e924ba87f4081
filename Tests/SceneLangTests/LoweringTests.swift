import TestSupport
import Testing

@testable import SceneLang

@Suite struct LoweringTests {
    /// Every script of the project.
    private static let scripts = Repository.files(under: "scripts", ending: ".scene")

    @Test func thereAreManyScripts() { #expect(Self.scripts.count >= 400) }

    @Test(arguments: scripts) func scriptsHaveNoErrors(path: String) throws {
        var compiler = Compiler()
        let file = SourceFile(name: path, bytes: try Repository.bytes(of: path))
        let errors = compiler.add(file, reader: ProjectScript.reader).diagnostics.filter { $0.severity == .error }
        let messages = DiagnosticRenderer(sources: compiler.sources).render(errors)
        if !errors.isEmpty { Issue.record("\(String(decoding: messages, as: UTF8.self))") }
    }

    /// Numbers of variables and of names after a dot stand in 16 bits of an instruction.
    @Test(arguments: [(65_000, false), (65_001, true), (65_537, true)])
    func objectsHaveSoManyVariables(count: Int, isRefused: Bool) {
        let variables = (0..<count).map { "var v\($0) = \($0)\n" }.joined()
        let text = "controller A {\n\(variables)}\nprint A().v\(count - 1)\n"
        let result = errors(in: text)
        #expect(result.map(\.code.id) == (isRefused ? ["E0224"] : []))
        #expect(result.allSatisfy { $0.message == "declaration has more than 65,000 variables" })
    }

    @Test func scriptsNameSoManyMembers() {
        let half = (0..<32_501).map { $0 }
        func declaration(_ name: String) -> String {
            "controller \(name) {\n" + half.map { "var \(name)\($0) = 0\n" }.joined() + "}\n"
        }
        func use(_ name: String) -> String {
            "func use\(name)() {\nlet x = \(name)()\n" + half.map { "x.\(name)\($0) = 1\n" }.joined() + "}\n"
        }
        #expect(errors(in: declaration("a") + use("a")).isEmpty)
        let result = errors(in: declaration("a") + declaration("b") + use("a") + use("b"))
        #expect(result.map(\.code.id) == ["E0224"])
    }

    private func errors(in text: String) -> [Diagnostic] {
        var compiler = Compiler()
        let file = SourceFile(name: "large.scene", bytes: Array(text.utf8))
        return compiler.add(file, reader: ProjectScript.reader).diagnostics.filter { $0.severity == .error }
    }
}
