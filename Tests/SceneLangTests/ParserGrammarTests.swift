import Foundation
import Testing

@testable import SceneLang

/// Holds the tables of `grammar.md` against the parser's. With `SCENE_BLESS=1` they are written, and the test fails
/// once.
@Suite(.serialized) struct ParserGrammarTests {
    static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("grammar.md")

    /// Checks that what stands between `<!-- name -->` and the next `<!-- end -->` is `expected`.
    static func check(_ name: String, _ expected: String) throws {
        let text = try String(contentsOf: ParserGrammarTests.path, encoding: .utf8)
        let start = try #require(text.range(of: "<!-- \(name) -->\n"))
        let end = try #require(text.range(of: "<!-- end -->", range: start.upperBound..<text.endIndex))
        let found = String(text[start.upperBound..<end.lowerBound])
        guard found != expected else { return }
        if ProcessInfo.processInfo.environment["SCENE_BLESS"] == "1" {
            let blessed = text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: expected)
            try Data(blessed.utf8).write(to: ParserGrammarTests.path)
        }
        Issue.record("the table \(name) of grammar.md differs; it should be\n\(expected)")
    }

    @Test func tablesAreTheParsers() throws {
        try Self.check("reserved words", Word.reserved.map { "`\($0.text)`" }.joined(separator: " ") + "\n")
        var table = "| form | does |\n|---|---|\n"
        for row in VerbTable.rows {
            table += "| `\(row.usage.replacing("|", with: "\\|"))` | \(row.summary) |\n"
        }
        try Self.check("verbs", table)
    }

    @Test func everyVerbHasOneRow() {
        for verb in Verb.allCases {
            #expect(VerbTable.rows.count { $0.verb == verb } == 1, "\(verb)")
            #expect(VerbTable.row(of: verb).verb == verb)
        }
    }

    @Test func formsOfAVerbAreLongestFirst() {
        for word in VerbTable.firstWords {
            let counts = VerbTable.forms(of: word).map(\.words.count)
            #expect(!counts.isEmpty && counts == counts.sorted(by: >))
        }
    }

    /// What each form's own usage says is read as that form.
    @Test func usageOfEveryFormIsRead() {
        let operands: [OperandKind: String] = [
            .instance: "x", .fresh: "x", .child: "x", .page: "x", .offer: "x", .stack: "[x]", .storyboard: "s",
            .window: "w", .view: "v",
            .identifier: "\"id\"", .target: "x", .choice: "2", .value: "1", .boolean: "true", .number: "0.5",
            .size: "1x1", .text: "\"t\"", .variable: "v", .invocation: "x.m()", .symbol: ".s", .callPattern: "x.m",
            .block: "{ }", .statement: "pop", .categories: "+init", .names: "x, y", .patterns: "{ ... }",
        ]
        for row in VerbTable.rows {
            var source = row.words.map(\.text).joined(separator: " ")
            if let operand = operands[row.operand] { source += " " + operand }
            for clause in row.clauses {
                source += " " + clause.clause.word.text + (operands[clause.operand].map { " " + $0 } ?? "")
            }
            var names = NameTable()
            let parsed = Parser.parse(SourceFile(name: "", text: source), as: FileID(0), names: &names)
            #expect(parsed.diagnostics.isEmpty, "\(source)")
            let first = parsed.tree.element(0, of: parsed.tree.root.statements)
            guard let first, case .verb(let statement) = parsed.tree[first] else {
                Issue.record("\(source) is read as no verb")
                continue
            }
            #expect(statement.verb == row.verb, "\(source)")
            #expect(statement.clauses.count == row.clauses.count, "\(source)")
        }
    }
}
