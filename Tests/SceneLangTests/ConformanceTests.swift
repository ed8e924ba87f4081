import Foundation
import SceneRuntime
import TestSupport
import Testing

@testable import SceneLang

/// `docs/conformance.md` says of each case of the reference, and of each further rule, what the model knows. The
/// catalogue and the cases make it; SCENE_BLESS=1 writes it.
@Suite struct ConformanceTests {
    @Test func theDocumentIsCurrent() throws {
        let document = ExpectationFile("docs/conformance.md")
        let difference = try document.difference(from: try ConformanceTests.text().utf8)
        if let difference { Issue.record("\(difference)") }
    }

    @Test func everyCaseStandsInTheDocument() throws {
        let cases = try CaseFolder.cases()
        #expect(cases.count == 200)
        let rows = try ConformanceTests.text().split(separator: "\n")
        for facts in cases { #expect(rows.count { $0.hasPrefix("| \(facts.id) |") } == 1, "\(facts.id)") }
        for spec in RuleSpec.table.dropFirst() {
            #expect(rows.count { $0.hasPrefix("| \(spec.id) |") } == 1, "\(spec.id)")
        }
    }

    /// The document.
    private static func text() throws -> String {
        let cases = try CaseFolder.cases()
        let missing = try CaseFolder.notModelled()
        let rules = Dictionary(uniqueKeysWithValues: RuleSpec.table.dropFirst().map { ("\($0.id)", $0) })
        let modelled = cases.count { !missing.contains($0.id) }
        var text = """
            # Conformance

            What the model knows of UIKit, case by case. A test writes this file from the catalogue of rules and the
            facts of the cases (`SCENE_BLESS=1 swift test --filter ConformanceTests`), so it says what is, not what is
            meant. \(modelled) of \(cases.count) cases are modelled; \(rules.count) rules stand in the catalogue.

            A case is a set-up, a step, and what must and must not be called. Its script is run under each release
            named and held against it. `scenesh rules ID` tells a rule at length, `docs/sources.md` the sources.

            A case whose rule has the same name shows the rule's releases; another the releases that it is checked
            under. `confidence` and `sources` are those of the rule, else of the case.


            """
        for family in CaseFolder.families {
            let own = cases.filter { $0.id.hasPrefix(family + "-") }
            guard !own.isEmpty else { continue }
            text +=
                "## \(family)\n\n| case | state | iOS | confidence | sources | script |\n|---|---|---|---|---|---|\n"
            for facts in own { text += try row(facts, rules[facts.id], isMissing: missing.contains(facts.id)) }
            text += "\n"
        }
        let known = Set(cases.map(\.id))
        text += "## Rules beside the cases\n\n| rule | state | iOS | confidence | sources | what it says |\n"
        text += "|---|---|---|---|---|---|\n"
        for spec in RuleSpec.table.dropFirst() where !known.contains("\(spec.id)") {
            text += "| \(spec.id) | modelled | \(span(spec)) | \(spec.confidence.spelling) | \(spec.source) | "
            text += "\(spec.sentence) |\n"
        }
        return text
    }

    private static func row(_ facts: CaseFacts, _ rule: RuleSpec?, isMissing: Bool) throws -> String {
        let scripts = try CaseFolder.scripts(of: facts.id).map(\.lastPathComponent).sorted()
            .map { "[\($0)](../scripts/rules/\($0))" }
        let releases = rule.map(span) ?? facts.ios.map(String.init).joined(separator: ", ")
        let confidence = rule.map { "\($0.confidence.spelling)" } ?? facts.confidence
        let sources = rule.map { "\($0.source)" } ?? facts.sources.joined(separator: ", ")
        let state = isMissing ? "not modelled" : "modelled"
        return
            "| \(facts.id) | \(state) | \(releases) | \(confidence) | \(sources) | "
            + "\(scripts.joined(separator: ", ")) |\n"
    }

    /// `13 and later`
    private static func span(_ spec: RuleSpec) -> String {
        String(spec.releases.text.dropFirst("iOS ".count))
    }
}
