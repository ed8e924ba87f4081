import Testing

@testable import scenesh

/// The zoo of mistakes: each script asks a question, shows the mistake, and its mended twin.
@Suite struct ZooTests {
    /// A script of the zoo.
    struct Exhibit: Sendable, CustomTestStringConvertible {
        let path: String
        let lines: [String]

        init(_ path: String) {
            self.path = path
            lines = Project.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }

        var testDescription: String { path }

        /// Its name, without folder and ending.
        var name: String { Path.stem(of: Path.name(of: path), ending: ".scene") ?? "" }

        /// What people ask, from its first line.
        var question: String { String((lines.first ?? "").dropFirst(4)) }

        /// The names of its scenarios.
        var scenarios: [String] {
            lines.filter { $0.hasPrefix("scenario ") }.map { String($0.split(separator: "\"")[1]) }
        }

        /// The lines of a scenario.
        func body(of scenario: String) -> [String] {
            let rest = lines.drop { !$0.hasPrefix("scenario \"\(scenario)\"") }
            return Array(rest.prefix { $0 != "}" })
        }

        /// Its goldens, one a release and device where they differ.
        var traces: [String] {
            Project.files(under: "scripts/zoo", ending: ".trace").filter {
                Path.name(of: $0).hasPrefix(name + ".")
            }
        }
    }

    static let exhibits = Project.files(under: "scripts/zoo", ending: ".scene").map(Exhibit.init)

    /// What a heading of the zoo's table of contents lists: question and script.
    static let rows = Project.text("scripts/zoo/README.md").split(separator: "\n").compactMap {
        (line: Substring) -> [String]? in
        guard let match = line.wholeMatch(of: /\| (.+) \| \[(.+)\]\((.+)\) \|/) else { return nil }
        return [String(match.1), String(match.2), String(match.3)]
    }

    @Test func thereAreManyMistakes() {
        #expect(ZooTests.exhibits.count >= 60)
    }

    @Test(arguments: exhibits) func eachAsksAQuestion(exhibit: Exhibit) {
        #expect(exhibit.lines.first?.hasPrefix("/// ") == true)
        #expect(exhibit.question.contains("?"))
        #expect(exhibit.lines.contains { $0.hasPrefix("test ios ") }, "it says under which releases")
    }

    @Test(arguments: exhibits) func eachShowsTheMistakeAndItsMend(exhibit: Exhibit) {
        #expect(exhibit.scenarios == ["the mistake", "mended"])
        for scenario in exhibit.scenarios {
            #expect(exhibit.body(of: scenario).contains { $0.contains(/^\s+expect\s/) }, "\(scenario)")
        }
    }

    @Test(arguments: exhibits) func theMendedTwinIsQuiet(exhibit: Exhibit) {
        #expect(!exhibit.traces.isEmpty)
        for path in exhibit.traces {
            let lines = Project.text(path).split(separator: "\n")
            let mended = lines.drop { $0 != "== mended" }
            #expect(!mended.isEmpty, "\(path)")
            // Warnings, exceptions, leaks and failed expectations.
            #expect(mended.filter { $0.contains(/^\s*!\s/) || $0.hasPrefix("# std") } == [], "\(path)")
            #expect(!lines.contains { $0.hasPrefix("# status") }, "\(path)")
        }
    }

    @Test func theReadmeListsEveryQuestion() {
        let listed = ZooTests.rows.map { $0[1] }
        #expect(Set(listed) == Set(ZooTests.exhibits.map(\.name)))
        #expect(listed.count == Set(listed).count)
        let questions = Dictionary(uniqueKeysWithValues: ZooTests.exhibits.map { ($0.name, $0.question) })
        for row in ZooTests.rows {
            #expect(row[0] == questions[row[1]])
            #expect(row[2] == row[1] + ".scene")
        }
    }
}
