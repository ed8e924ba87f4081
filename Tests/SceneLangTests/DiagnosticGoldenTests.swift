import TestSupport
import Testing

@testable import SceneLang

/// Scripts with errors, and the diagnostics for them: `NAME.expected` contains those for `NAME.scene`.
///
/// With `SCENE_BLESS=1` the expectations are overwritten, and the test still fails once.
enum WrongScripts {
    /// Returns the paths of the scripts of `WrongScripts/folder`.
    static func paths(_ folder: String) -> [String] {
        Repository.files(under: "Tests/SceneLangTests/WrongScripts/\(folder)", ending: ".scene")
    }

    /// Checks that a script has diagnostics and that they are as expected. `render` returns them as text.
    static func check(_ path: String, render: (SourceFile) -> [UInt8]) throws {
        let name = path.split(separator: "/").last ?? ""
        let rendered = render(SourceFile(name: String(name), bytes: try Repository.bytes(of: path)))
        #expect(!rendered.isEmpty, "\(path) has no errors")
        let expectation = ExpectationFile(path.replacing(/\.scene$/, with: ".expected"))
        if let difference = try expectation.difference(from: rendered) { Issue.record("\(difference)") }
    }
}

@Suite struct DiagnosticGoldenTests {
    private static let scripts = WrongScripts.paths("Syntax")

    @Test func thereAreManyScripts() { #expect(Self.scripts.count >= 40) }

    @Test(arguments: scripts) func syntaxErrors(path: String) throws {
        try WrongScripts.check(path) { file in
            var sources = SourceMap()
            var names = IdentifierTable()
            let parsed = Parser.parse(file, as: sources.add(file), names: &names)
            return DiagnosticRenderer(sources: sources).render(parsed.diagnostics)
        }
    }
}
