import TestSupport
import Testing

@testable import SceneLang

@Suite struct DiagnosticTests {
    @Test func codesAreUnique() {
        #expect(Set(DiagnosticCode.all.map(\.id)).count == DiagnosticCode.all.count)
        #expect(DiagnosticCode.named("e0103") == .expectedName)
        #expect(DiagnosticCode.named("E9999") == nil)
    }

    @Test(arguments: DiagnosticCode.all.map(\.id)) func eachCodeIsWellFormed(id: String) throws {
        let code = try #require(DiagnosticCode.named(id))
        #expect(code.id.count == 5 && !code.title.isEmpty && !code.title.hasSuffix("."), "\(code.title)")
        // A note begins with N, and is a warning that no option makes an error.
        #expect(code.id.hasPrefix(code.severity == .error ? "E" : "W") || code.id.hasPrefix("N000"))
    }

    private func rendered(_ make: (FileID) -> Diagnostic, colour: Bool = false) -> String {
        var sources = SourceMap()
        let text =
            "scene inbox {\n    segue show    \"open\"    -> message\n}\n\n\n\n\n\n\nperform \"opne\" from inbox\n"
        let file = sources.add(SourceFile(name: "mail.scene", text: text))
        return String(decoding: DiagnosticRenderer(sources: sources, colour: colour).render(make(file)), as: UTF8.self)
    }

    @Test func rendersRangesOfSeveralLines() {
        let text = rendered { file in
            Diagnostic(
                .expectedName, "'inbox' has no segue \"opne\"",
                at: SourceSpan(file: file, start: 69, end: 75), label: "did you mean \"open\"?",
                secondary: [Diagnostic.Label(SourceSpan(file: file, start: 32, end: 38), "'inbox' has this segue")])
        }
        let expected = """
            error[E0103]: 'inbox' has no segue "opne"
              --> mail.scene:10:9
               |
            10 | perform "opne" from inbox
               |         ^^^^^^ did you mean "open"?
               |
             2 |     segue show    "open"    -> message
               |                   ------ 'inbox' has this segue

            """
        let difference = LineDiff.difference(of: "the diagnostic", expected: expected, observed: text)
        if let difference { Issue.record("\(difference)") }
    }

    @Test func coloursOnlyWhenAsked() {
        let make = { (file: FileID) in
            Diagnostic(.expectedName, "x", at: SourceSpan(file: file, start: 0, end: 5), help: "y")
        }
        #expect(rendered(make, colour: true).contains("\u{1B}[1;31m"))
        #expect(!rendered(make).contains("\u{1B}"))
    }

    @Test func placesOutsideOfTheTextAreShownAtItsEnd() {
        let text = rendered { Diagnostic(.expectedName, "x", at: SourceSpan(file: $0, start: 9999, end: 99999)) }
        #expect(text.contains("mail.scene:11:1"))
        let other = rendered { _ in
            Diagnostic(.expectedName, "x", at: SourceSpan(file: FileID(7), start: 0, end: 1), help: "h")
        }
        #expect(other == "error[E0103]: x\n  = help: h\n")
    }

    @Test func onlyTheFirstHundredAreShown() {
        let renderer = DiagnosticRenderer(sources: SourceMap())
        let one = Diagnostic(.expectedName, "x", at: SourceSpan(file: FileID(7), start: 0, end: 1))
        let (all, more) = (Array(repeating: one, count: 100), Array(repeating: one, count: 103))
        let shown = renderer.render(all)
        #expect(!String(decoding: shown, as: UTF8.self).contains("more"))
        let difference = LineDiff.difference(
            of: "103 diagnostics", expected: shown + Array("\nand 3 more\n".utf8), observed: renderer.render(more))
        if let difference { Issue.record("\(difference)") }
    }

    @Test func keepsEachFindingOnceInOrder() {
        let file = FileID(0)
        let late = Diagnostic(.expectedName, "b", at: SourceSpan(file: file, start: 9, end: 10))
        let early = Diagnostic(.expectedName, "a", at: SourceSpan(file: file, start: 1, end: 2))
        var diagnostics = Diagnostics()
        diagnostics.report(contentsOf: [late, early, late])
        #expect(diagnostics.sorted() == [early, late])
        #expect(diagnostics.hasErrors)
    }

    @Test(
        arguments: [
            ("opne", "open"), ("OPEN", "open"), ("viewdidload", "viewDidLoad"), ("viewDidLaod", "viewDidLoad"),
            ("xyz", nil), ("", nil), ("open", nil), ("a", nil), ("compse", "compose"),
        ] as [(String, String?)])
    func suggestions(name: String, expected: String?) {
        #expect(Suggestion.closest(to: name, in: ["open", "compose", "viewDidLoad", "iPhone"]) == expected)
    }
}
