import SceneStoryboard
import TestSupport
import Testing

@testable import SceneLang

/// The explanations of codes, and `docs/diagnostics.md`, which is generated from them. `ExplainTests` runs the
/// examples.
@Suite struct ExplanationTests {
    private static let all = Explanation.all + Explanation.storyboards + Explanation.configuration
    private static let codes = DiagnosticCode.all + DiagnosticCode.storyboards + DiagnosticCode.configuration

    @Test func everyCodeHasOne() {
        let difference = LineDiff.difference(
            of: "the explained codes", expected: Self.codes.map(\.id).sorted(),
            observed: Self.all.map(\.code.id).sorted())
        if let difference { Issue.record("\(difference)") }
    }

    @Test(arguments: codes.map(\.id)) func meaningsAreSentences(id: String) throws {
        let meaning = try #require(Explanation.named(id, among: Self.all).first).meaning.description
        #expect(meaning.hasSuffix(".") && !meaning.contains("\n"))
        #expect(meaning.first?.isUppercase == true || meaning.hasPrefix("`"))
    }

    @Test func namesAreFoundWithAndWithoutTheirLetter() {
        #expect(Explanation.named("e0204").map(\.code.id) == ["E0204"])
        #expect(Explanation.named("204").map(\.code.id) == ["E0204", "W0204"])
        #expect(Explanation.named("0301").map(\.code.id) == ["E0301"])
    }

    @Test(arguments: ["", "E", "E9999", "E02045", "204 "]) func otherNamesAreNotFound(name: String) {
        #expect(Explanation.named(name).isEmpty)
    }

    /// With `SCENE_BLESS=1` the document is written, and the test fails once.
    @Test func theDocumentIsTheTable() throws {
        var text = """
            # Diagnostics

            This page lists every error code, with a script or storyboard that causes the message and a fixed one.
            `scenesh explain E0204` prints the same text. Tests run each example and write this page.

            """
        for explanation in Self.all { text += "\n" + Self.section(explanation) }
        let document = ExpectationFile("docs/diagnostics.md")
        if let difference = try document.difference(from: text.utf8) { Issue.record("\(difference)") }
    }

    private static func section(_ explanation: Explanation) -> String {
        let option = explanation.option.map { " with `\($0)`" } ?? ""
        let language =
            switch explanation.language {
            case .script: "scene"
            case .storyboard: "xml"
            case .configuration: "toml"
            }
        return """
            ## \(explanation.code.id)

            **\(explanation.code.title)**: \(explanation.meaning)

            This is wrong\(option):

            ```\(language)
            \(explanation.example)
            ```

            And this is right:

            ```\(language)
            \(explanation.fixedExample)
            ```

            """
    }
}
