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

    /// Within an area, such as `02`, errors precede warnings, and the numbers rise.
    @Test func theyAreInTheOrderOfTheirNumbers() {
        let ids = Self.all.map { Array($0.code.id) }
        let keys = ids.map { String($0[1...2]) + String($0[0]) + String($0[3...]) }
        #expect(keys == keys.sorted())
    }

    /// Each code has what is wrong, why it matters, an example and a fixed example. The texts are whole sentences.
    @Test(arguments: codes.map(\.id)) func everyCodeHasAllFourParts(id: String) throws {
        let explanation = try #require(Explanation.named(id, among: Self.all).first)
        for text in [explanation.problem.description, explanation.reason.description] {
            #expect(text.hasSuffix(".") && !text.contains("\n"), "\(text)")
            #expect(text.first?.isUppercase == true || text.hasPrefix("`") || text.hasPrefix("--"), "\(text)")
            for sentence in text.split(separator: ". ") {
                let words = sentence.split(separator: " ").count
                #expect((3...34).contains(words), "a sentence of \(words) words: \(sentence)")
            }
        }
        #expect(explanation.problem.description != explanation.reason.description)
        let (example, fixed) = (explanation.example.description, explanation.fixedExample.description)
        #expect(!example.isEmpty && !fixed.isEmpty && example != fixed)
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

            This page lists the codes of all errors and warnings. For each code, the first example causes the error or
            warning, and the second example is correct. If the first example cannot be shown here, a comment describes
            the example. `scenesh explain E0204` prints the section for E0204. Tests run the examples and write this
            page.

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

            This is right:

            ```\(language)
            \(explanation.fixedExample)
            ```

            """
    }
}
