import TestSupport
import Testing

@testable import scenesh

/// The zoo of mistakes: each script has a question, the mistake, and a fixed example.
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

    /// A row of the zoo's table of contents: a question, the name of a script, and a link to it.
    struct Row: Sendable, CustomTestStringConvertible {
        let question: String
        let name: String
        let link: String

        var testDescription: String { name }
    }

    static let rows = Project.text("scripts/zoo/README.md").split(separator: "\n").compactMap {
        (line: Substring) -> Row? in
        guard let match = line.wholeMatch(of: /\| (.+) \| \[(.+)\]\((.+)\) \|/) else { return nil }
        return Row(question: String(match.1), name: String(match.2), link: String(match.3))
    }

    @Test func thereAreManyMistakes() {
        #expect(ZooTests.exhibits.count >= 60)
    }

    @Test(arguments: exhibits) func eachAsksAQuestion(exhibit: Exhibit) {
        #expect(exhibit.lines.first?.hasPrefix("/// ") == true)
        #expect(exhibit.question.contains("?"))
        let namesReleases = exhibit.lines.contains { $0.hasPrefix("test ios ") }
        #expect(namesReleases, "\(exhibit.path) has no line 'test ios …'")
    }

    @Test(arguments: exhibits) func eachShowsTheMistakeAndItsFix(exhibit: Exhibit) {
        #expect(exhibit.scenarios == ["the mistake", "fixed"])
        for scenario in exhibit.scenarios {
            let expects = exhibit.body(of: scenario).contains { $0.contains(/^\s+expect\s/) }
            #expect(expects, "\(exhibit.path): the scenario '\(scenario)' has no 'expect'")
        }
    }

    /// Mistakes that some releases or devices of the `test` line do not show: a text that a plain run prints only where
    /// it shows, or only where it does not.
    @Test(arguments: [
        ("action-sheet-crashes-on-ipad", "! exception NSGenericException", true),
        ("partial-curl-crashes", "! exception NSInvalidArgumentException", true),
        ("presenter-viewWillAppear-missing", "feed.viewWillAppear(animated: true)", false),
        ("push-at-launch-skips-the-root", "home.viewWillAppear(animated: false)", false),
        ("rotation-callbacks-gone", "chart.willRotate(to:", false),
        ("show-without-a-navigation-controller", "> perform \"open\" from home", true),
        ("two-pushes-in-one-turn", "! warning: nested push animation", true),
        ("viewDidUnload-never-called", ".viewDidUnload()", false),
    ])
    func aPlainRunShowsTheMistake(name: String, text: String, isShown: Bool) throws {
        let result = try ToolProcess.run(["run", Project.path("scripts/zoo/\(name).scene")])
        #expect(result.status == 0)
        #expect(result.output.contains("\n== the mistake\n"))
        #expect(result.output.contains(text) == isShown, "\(result.output)")
    }

    @Test(arguments: exhibits) func theFixedExampleReportsNothing(exhibit: Exhibit) {
        #expect(!exhibit.traces.isEmpty)
        for path in exhibit.traces {
            let lines = Project.text(path).split(separator: "\n")
            let fixed = lines.drop { $0 != "== fixed" }
            #expect(!fixed.isEmpty, "\(path)")
            // Warnings, exceptions, leaks and failed expectations.
            #expect(fixed.filter { $0.contains(/^\s*!\s/) || $0.hasPrefix("# std") } == [], "\(path)")
            #expect(lines.filter { $0.hasPrefix("# status") } == [], "\(path)")
        }
    }

    @Test func theReadmeListsEveryScript() {
        let names = ZooTests.exhibits.map(\.name).sorted()
        let difference = LineDiff.difference(
            of: "scripts/zoo/README.md, scripts", expected: names, observed: ZooTests.rows.map(\.name).sorted())
        if let difference { Issue.record("\(difference)") }
    }

    @Test(arguments: rows) func eachRowHasTheQuestionOfItsScript(row: Row) {
        #expect(row.question == ZooTests.exhibits.first { $0.name == row.name }?.question)
        #expect(row.link == row.name + ".scene")
    }
}
