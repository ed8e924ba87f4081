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
