import Foundation
import Testing

@testable import SceneLang

/// Scripts with errors, and what is said about them: each `NAME.scene` of a folder beside its `NAME.expected`.
///
/// With `SCENE_BLESS=1` the expectations are written, and the test still fails once.
enum WrongScripts {
    /// Checks every script of `WrongScripts/folder`: what `render` makes of its text is its expectation.
    static func check(_ folder: String, atLeast count: Int, render: (SourceFile) -> [UInt8]) throws {
        let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("WrongScripts").appendingPathComponent(folder)
        let scripts = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "scene" }.sorted { $0.path < $1.path }
        #expect(scripts.count >= count)
        for script in scripts {
            let file = SourceFile(name: script.lastPathComponent, bytes: Array(try Data(contentsOf: script)))
            let rendered = Data(render(file))
            let expectation = script.deletingPathExtension().appendingPathExtension("expected")
            let expected = try? Data(contentsOf: expectation)
            #expect(!rendered.isEmpty, "\(file.name) is right")
            guard rendered != expected else { continue }
            let isBlessed = ProcessInfo.processInfo.environment["SCENE_BLESS"] == "1"
            if isBlessed { try rendered.write(to: expectation) }
            Issue.record("\(file.name): \(isBlessed ? "blessed" : "got")\n\(String(decoding: rendered, as: UTF8.self))")
        }
    }
}

@Suite struct DiagnosticGoldenTests {
    @Test func syntaxErrors() throws {
        try WrongScripts.check("Syntax", atLeast: 25) { file in
            var sources = SourceMap()
            var names = NameTable()
            let parsed = Parser.parse(file, as: sources.add(file), names: &names)
            return DiagnosticRenderer(sources: sources).render(parsed.diagnostics)
        }
    }
}
