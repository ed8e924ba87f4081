import Testing

@testable import scenesh

/// `docs/seeds.md` says which script shows what the documents say: it names scripts that exist, and all of them.
@Suite struct SeedTests {
    /// A row of the list: a statement and its columns.
    struct Row: Sendable, CustomTestStringConvertible {
        let statement: String
        let answer: String

        var testDescription: String { statement }

        /// Whether nothing shows it, and why.
        var isExplained: Bool { answer.hasPrefix("not behaviour: ") }

        /// The scripts it names, each with its scenarios.
        var scripts: [(name: String, scenarios: [String])] {
            answer.matches(of: /`([^`]+)` ((?:"[^"]+"(?:, )?)+)/).map { match in
                (String(match.1), match.2.matches(of: /"([^"]+)"/).map { String($0.1) })
            }
        }
    }

    static let rows = Project.text("docs/seeds.md").split(separator: "\n").compactMap { (line: Substring) -> Row? in
        guard let match = line.wholeMatch(of: /\| (.+) \| (.+) \|/), match.1 != "statement" else { return nil }
        return Row(statement: String(match.1), answer: String(match.2))
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

    @Test func eachSeedShowsAStatement() {
        let scripts = Project.files(under: "scripts/seeds", ending: ".scene").compactMap {
            Path.stem(of: Path.name(of: $0), ending: ".scene")
        }
        let named = Set(SeedTests.rows.flatMap { $0.scripts.map(\.name) })
        #expect(Set(scripts).subtracting(named) == [])
        #expect(scripts.count >= 30)
    }
}
