import Foundation
import SceneRuntime
import TestSupport
import Testing

@testable import SceneLang

/// `docs/conformance.md` lists each case of the reference and each other rule, and whether it is modelled. It is
/// generated from the catalogue and the cases; SCENE_BLESS=1 writes it.
@Suite struct ConformanceTests {
    @Test func theDocumentIsCurrent() throws {
        let document = ExpectationFile("docs/conformance.md")
        let difference = try document.difference(from: try ConformanceTests.text().utf8)
        if let difference { Issue.record("\(difference)") }
    }

    @Test func everyCaseIsInTheDocument() throws {
        let cases = try CaseFolder.cases()
        #expect(cases.count >= 200)
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

            This page lists the cases of the reference and shows which of them are modelled. A test writes it from the
            catalogue of rules and the facts of the cases
            (`SCENE_BLESS=1 swift test --filter ConformanceTests`).

            \(modelled) of \(cases.count) cases are modelled. The catalogue has \(rules.count) rules.

            A case consists of a setup, a step, and the calls that UIKit must and must not make. A test runs its
            script under each release of the case and compares the trace with these calls.

            - `iOS` is the range of the rule with the same name. If there is none, it lists the releases of the test.
            - `confidence` and `sources` are those of this rule, otherwise those of the case.
            - A call has this confidence only if the rule lists it (`scenesh rules ID`); otherwise it is inferred.
            - `scenesh rules ID` describes a rule, and [sources.md](sources.md) the sources.


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
        text += "## Rules without a case\n\n| rule | state | iOS | confidence | sources | what it says |\n"
        text += "|---|---|---|---|---|---|\n"
        for spec in RuleSpec.table.dropFirst() where !known.contains("\(spec.id)") {
            text += "| \(spec.id) | modelled | \(span(spec)) | \(spec.confidence.spelling) | \(spec.source) | "
            text += "\(spec.sentence) |\n"
        }
        text += "\n## What is left out\n\nThese observations rest on one release or one weak source.\n\n"
        text += "| observation | iOS | source | why it is left out |\n|---|---|---|---|\n"
        for row in LeftOut.all { text += "| \(row.what) | \(row.releases) | \(row.source) | \(row.why) |\n" }
        return text + (try api())
    }

    /// The table of public names.
    private static func api() throws -> String {
        let names = try ListedName.all()
        let known = names.count { $0.state != .notModelled }
        var text = """

            ## Public names

            These are the public properties, methods and delegate calls of the classes of controllers, the
            properties and methods of views, bars and the objects of the app, and the older names of some.
            \(known) of \(names.count) are modelled. `check` reports each of the others as not modelled.

            - A call of a delegate has the name of its handler in a script.
            - `iOS` is the range of releases that have the name; 3 stands for 3 and earlier. For a view, a bar
              and an object of the app, releases before iOS 7 are not known exactly.
            - `verb` means that a script calls the method with a verb.
            - `instead` is the verb, today's name, or the nearest that is modelled.

            | class | name | state | iOS | instead |
            |---|---|---|---|---|

            """
        for name in names {
            text += "| \(name.owner.className.text) | `\(name.name)` | \(name.state.rawValue) | "
            text += "\(name.range) | \(name.instead) |\n"
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
