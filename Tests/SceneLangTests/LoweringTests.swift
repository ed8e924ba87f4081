import Foundation
import Testing

@testable import SceneLang

@Suite struct LoweringTests {
    /// Every script of the project.
    static let scripts: [String] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "scripts")
        let files = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))
        let paths = (files?.allObjects ?? []).compactMap { $0 as? String }.filter { $0.hasSuffix(".scene") }
        return paths.sorted().map { root.appending(path: $0).path(percentEncoded: false) }
    }()

    @Test func scriptsHaveNoErrors() throws {
        #expect(!Self.scripts.isEmpty)
        for path in Self.scripts {
            let bytes = Array(try Data(contentsOf: URL(filePath: path)))
            var compiler = Compiler()
            let result = compiler.add(SourceFile(name: path, bytes: bytes), reader: Self.reader)
            for found in result.diagnostics where found.severity == .error {
                Issue.record("\(path): \(found.code.id) \(found.message) at \(position(of: found, in: compiler))")
            }
        }
    }

    /// Numbers of variables and of names after a dot stand in 16 bits of an instruction.
    @Test(arguments: [(65_000, false), (65_001, true), (65_537, true)])
    func objectsHaveSoManyVariables(count: Int, isRefused: Bool) {
        let variables = (0..<count).map { "var v\($0) = \($0)\n" }.joined()
        let text = "controller A {\n\(variables)}\nprint A().v\(count - 1)\n"
        let result = errors(in: text)
        #expect(result.map(\.code.id) == (isRefused ? ["E0224"] : []))
        #expect(result.allSatisfy { $0.message == "this has more than 65,000 variables" })
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
        return compiler.add(file, reader: Self.reader).diagnostics.filter { $0.severity == .error }
    }

    private func position(of found: Diagnostic, in compiler: Compiler) -> String {
        guard let place = compiler.sources[found.span.file]?.position(of: found.span.start) else { return "?" }
        return "\(place.line):\(place.column)"
    }

    private static let reader: @Sendable (String, String) -> ImportAnswer = { importer, path in
        let url = URL(filePath: importer).deletingLastPathComponent().appending(path: path)
        guard let data = try? Data(contentsOf: url) else { return .failure("there is no such file") }
        return .file(SourceFile(name: url.standardizedFileURL.path(percentEncoded: false), bytes: Array(data)))
    }
}
