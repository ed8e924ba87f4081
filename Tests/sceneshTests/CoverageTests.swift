import Testing

@testable import scenesh

/// Every rule is exercised by a script, and every line of UIKit names its rule.
@Suite struct CoverageTests {
    @Test func everyRuleIsExercised() {
        let discovery = Discovery(paths: [Project.path("scripts")])
        let coverage = Coverage(discovery.scripts, engine: Engine(options: EngineOptions()), jobs: Parallel.processors)
        #expect(coverage.missing.map(\.id) == [], "write a script under scripts/ for each")
        #expect(coverage.unexplained == [], "lines of UIKit that name no rule")
    }

    @Test func theReportNamesWhatIsMissing() throws {
        let scratch = try Scratch()
        try scratch.write("a.scene", "test ios 12, 13\ninitial scene a\nscenario \"x\" { setup { launch } }")
        let result = try ToolProcess.run(["rules", "--coverage", "a.scene"], in: scratch.path)
        #expect(result.status == 1)
        // What runs inside of setup counts, and so does each environment.
        for id in ["LAUNCH-ROOT-1", "VIEW-1", "LAUNCH-ISAPPEARING-1"] {
            expectText(result.output, contains: "\(id) ")
        }
        #expect(result.output.contains("\nnot exercised:\n") && result.output.contains("NAV-PUSH-1  "))
        let quiet = try ToolProcess.run(["rules", "--coverage", "-q", "a.scene"], in: scratch.path)
        expectText(quiet.output, hasPrefix: "not exercised:\n")
        #expect(try ToolProcess.run(["rules", "--coverage", "nothing"], in: scratch.path).status == 4)
    }

    @Test func linesNameTheirRulesAndTheirConfidence() throws {
        let script = "initial scene a\nlaunch\nprint 1\npresent nil"
        let text = try ToolProcess.run(["--explain", "-e", script]).output.split(separator: "\n")
        let all = try ToolProcess.run(["--format", "json", "-e", script]).output.split(separator: "\n")
        // The exception is also a finding, with its place.
        let json = all.filter { !$0.contains("\"event\":\"finding\"") }
        #expect(text.count == json.count)
        for (line, object) in zip(text, json) {
            let isOfUIKit = object.contains("\"kind\":\"call\"") || object.contains("\"kind\":\"exception\"")
            #expect(line.hasSuffix("]") == isOfUIKit, "\(line)")
            #expect(object.contains("\"rule\":\"") == isOfUIKit, "\(object)")
            #expect(object.contains("\"confidence\":\"") == isOfUIKit, "\(object)")
        }
    }
}
