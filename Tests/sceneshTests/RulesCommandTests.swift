import Foundation
import SceneRuntime
import Testing

@testable import scenesh

/// `scenesh rules`: the catalogue as text and as JSON.
@Suite struct RulesCommandTests {
    /// A line of `--format json`.
    private struct Listed: Decodable, Equatable {
        let id: String
        let since: UInt8
        let until: UInt8?
        let confidence: String
        let asserts: [String]
        let sources: [String]
        let text: String
    }

    private func listed(_ arguments: [String]) throws -> [Listed] {
        let result = try ToolProcess.run(["rules", "--format", "json"] + arguments)
        #expect(result.status == 0 && result.errors.isEmpty)
        return try result.output.split(separator: "\n").map { line in
            #expect(JSON.isObject(Array(line.utf8)), "\(line)")
            // A field without a value is null: it is not left out.
            #expect(line.contains("\"until\":"), "\(line)")
            return try JSONDecoder().decode(Listed.self, from: Data(line.utf8))
        }
    }

    @Test func jsonHasALineForEachRule() throws {
        let expected = RuleSpec.table.dropFirst().map { spec in
            Listed(
                id: "\(spec.id)", since: spec.releases.since, until: spec.releases.until,
                confidence: "\(spec.confidence.spelling)", asserts: spec.asserts.map { "\($0.spec.handler)" },
                sources: "\(spec.source)".components(separatedBy: ", "), text: "\(spec.sentence)")
        }
        #expect(try listed([]) == expected)
    }

    @Test func idsChooseRules() throws {
        #expect(try listed(["MODAL-ACTIVE", "NAV-PUSH-7"]).map(\.id) == ["NAV-PUSH-7", "MODAL-ACTIVE-1"])
        #expect(try listed(["NAV-PUSH-7"]).map(\.until) == [nil])
        #expect(try listed(["MODAL-BUSY-1"]).map(\.until) == [12])
        #expect(try ToolProcess.run(["rules", "--format", "json", "NO-SUCH-RULE"]).status == 4)
    }

    @Test func sourcesChooseRules() throws {
        let cited = try listed(["cham"])
        #expect(!cited.isEmpty && cited.allSatisfy { $0.sources.contains("CHAM") })
        #expect(cited.count == RuleSpec.table.count { "\($0.source)".components(separatedBy: ", ").contains("CHAM") })
    }

    @Test func rangesAreWords() throws {
        let text = try ToolProcess.run(["rules"]).output
        #expect(try ToolProcess.run(["rules", "--format", "text"]).output == text)
        for range in ["iOS 7 and later, ", "iOS 3 to 12, ", "iOS 7, "] { #expect(text.contains("\n    \(range)")) }
        #expect(!text.contains("to \(Release.latest.major)"))
    }

    @Test func coverageIsText() throws {
        let result = try ToolProcess.run(["rules", "--coverage", "--format", "json", "scripts"])
        #expect(result.status == 2 && result.errors.isEmpty)
        #expect(result.output.contains("--coverage prints only text"), "\(result.output)")
    }
}
