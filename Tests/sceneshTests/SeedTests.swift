import SceneLang
import SceneRuntime
import Testing

@testable import scenesh

/// `docs/seeds.md` says which script shows what the documents say: it names scripts that exist, and all of them.
@Suite struct SeedTests {
    /// A row of the list: a statement, the scripts that show it, and what they fail without.
    struct Row: Sendable, CustomTestStringConvertible {
        let statement: String
        let answer: String
        let switches: String

        var testDescription: String { statement }

        /// Whether no script shows it, and the row says why.
        var isExplained: Bool { answer.hasPrefix("not behaviour: ") }

        /// The scripts, each with its scenarios.
        var scripts: [(name: String, scenarios: [String])] {
            answer.matches(of: /`([^`]+)` ((?:"[^"]+"(?:, )?)+)/).map { match in
                (String(match.1), match.2.matches(of: /"([^"]+)"/).map { String($0.1) })
            }
        }

        /// The rules and properties without which the scripts fail; nil for a name that is neither.
        var omissions: [Omission?] {
            switches.matches(of: /`([^`]+)`/).map { match in
                var omission = Omission()
                if let rule = Rule.allCases.first(where: { $0 != .none && "\($0.spec.id)" == match.1 }) {
                    omission.rule = rule
                } else if let property = Property.allCases.first(where: { "\($0.spec.name)" == match.1 }) {
                    omission.property = property
                } else {
                    return nil
                }
                return omission
            }
        }
    }

    static let rows = Project.text("docs/seeds.md").split(separator: "\n").compactMap { (line: Substring) -> Row? in
        guard let match = line.wholeMatch(of: /\| (.+) \| (.+) \| (.+) \|/), match.1 != "statement" else { return nil }
        return Row(statement: String(match.1), answer: String(match.2), switches: String(match.3))
    }

    /// The text of a script with only one of its scenarios.
    static func text(of name: String, only scenario: String) -> String {
        var lines: [Substring] = []
        var isLeftOut = false
        for line in Project.text("scripts/seeds/\(name).scene").split(separator: "\n", omittingEmptySubsequences: false)
        {
            if line.hasPrefix("scenario \"") { isLeftOut = !line.hasPrefix("scenario \"\(scenario)\"") }
            if !isLeftOut { lines.append(line) }
            if line == "}" { isLeftOut = false }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Whether a script passes in each of its environments, without what `omission` switches off.
    static func passes(_ script: Script, without omission: Omission = Omission()) -> Bool {
        script.tests.allSatisfy { environment in
            var settings = Settings()
            settings.release = environment.release
            settings.device = environment.device
            settings.omission = omission
            return script.run(settings).succeeded
        }
    }

    @Test func fiveDocumentsAreListed() {
        let headings = Project.text("docs/seeds.md").split(separator: "\n").filter { $0.hasPrefix("## Document ") }
        #expect(headings.count == 5)
        #expect(SeedTests.rows.count > 150)
    }

    @Test(arguments: rows) func eachStatementIsShownOrExplained(row: Row) {
        let scripts = row.scripts
        #expect(row.isExplained == scripts.isEmpty)
        // Nothing but scripts and scenarios stands there.
        let named = scripts.map { "`\($0.name)` " + $0.scenarios.map { "\"\($0)\"" }.joined(separator: ", ") }
        #expect(row.isExplained || named.joined(separator: ", ") == row.answer)
        for script in scripts {
            let lines = Project.text("scripts/seeds/\(script.name).scene").split(separator: "\n")
            let isGolden = !Project.text("scripts/seeds/\(script.name).trace").isEmpty
            #expect(isGolden, "there is no scripts/seeds/\(script.name).trace")
            for scenario in script.scenarios {
                let isThere = lines.contains("scenario \"\(scenario)\" {")
                #expect(isThere, "scripts/seeds/\(script.name).scene has no scenario '\(scenario)'")
            }
        }
    }

    /// A scenario that a row names passes, and fails when one of the rules or properties of the row is switched off.
    @Test(arguments: rows) func eachScriptFailsWithoutItsRule(row: Row) throws {
        if row.isExplained { return #expect(row.switches == "–") }
        if row.switches.hasPrefix("not testable: ") { return }
        let omissions = row.omissions.compactMap { $0 }
        #expect(!omissions.isEmpty && omissions.count == row.omissions.count, "\(row.switches)")
        for named in row.scripts {
            for scenario in named.scenarios {
                let script = try Script(SeedTests.text(of: named.name, only: scenario))
                #expect(SeedTests.passes(script), "\(named.name) \(scenario)")
                let fails = omissions.contains { !SeedTests.passes(script, without: $0) }
                #expect(fails, "\(named.name) \"\(scenario)\" passes without \(row.switches)")
            }
        }
    }

    @Test func nearlyEachRowIsTested() {
        #expect(SeedTests.rows.count { $0.switches.hasPrefix("not testable: ") } <= 2)
    }

    @Test func eachSeedShowsAStatement() {
        let scripts = Project.files(under: "scripts/seeds", ending: ".scene").compactMap {
            Path.stem(of: Path.name(of: $0), ending: ".scene")
        }
        let named = Set(SeedTests.rows.flatMap { $0.scripts.map(\.name) })
        #expect(Set(scripts).subtracting(named) == [])
        #expect(scripts.count >= 30)
    }
}
