import Foundation
import Testing

@testable import SceneLang

/// The explanations of codes, and `docs/diagnostics.md`, which is made of them. `ExplainTests` runs their examples.
@Suite struct ExplanationTests {
    private static let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/diagnostics.md")

    @Test func everyCodeHasOne() {
        #expect(Set(Explanation.all.map(\.code)) == Set(DiagnosticCode.all))
        #expect(Explanation.all.count == DiagnosticCode.all.count)
        for explanation in Explanation.all {
            let meaning = explanation.meaning.description
            #expect(meaning.hasSuffix(".") && !meaning.contains("\n"), "\(explanation.code.id)")
            #expect(meaning.hasPrefix("UIKit") || meaning.first?.isUppercase == false, "\(explanation.code.id)")
        }
    }

    @Test func namesAreFoundWithAndWithoutTheirLetter() {
        #expect(Explanation.named("e0204").map(\.code.id) == ["E0204"])
        #expect(Explanation.named("204").map(\.code.id) == ["E0204", "W0204"])
        #expect(Explanation.named("0301").map(\.code.id) == ["E0301"])
        for name in ["", "E", "E9999", "E02045", "204 "] { #expect(Explanation.named(name).isEmpty, "\(name)") }
    }

    /// With `SCENE_BLESS=1` the document is written, and the test fails once.
    @Test func theDocumentIsTheTable() throws {
        var text = """
            # Diagnostics

            Every code that a message can have, with a script that provokes it and its mend. `scenesh explain E0204` \
            tells the same; tests run each script and write this page.

            """
        for explanation in Explanation.all { text += "\n" + Self.section(explanation) }
        let expected = Data(text.utf8)
        guard (try? Data(contentsOf: Self.document)) != expected else { return }
        if ProcessInfo.processInfo.environment["SCENE_BLESS"] == "1" { try expected.write(to: Self.document) }
        Issue.record("docs/diagnostics.md differs from the table; SCENE_BLESS=1 writes it")
    }

    private static func section(_ explanation: Explanation) -> String {
        let option = explanation.option.map { " with `\($0)`" } ?? ""
        return """
            ## \(explanation.code.id)

            **\(explanation.code.title)**: \(explanation.meaning)

            This is wrong\(option):

            ```scene
            \(explanation.example)
            ```

            And this is right:

            ```scene
            \(explanation.mended)
            ```

            """
    }
}
