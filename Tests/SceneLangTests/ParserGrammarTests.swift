import Foundation
import SceneRuntime
import TestSupport
import Testing

@testable import SceneLang

/// Compares the tables of `grammar.md` and `docs/uikit` with those of the parser. With `SCENE_BLESS=1` they are
/// written, and the test still fails once.
@Suite(.serialized) struct ParserGrammarTests {
    /// The text of `grammar.md`.
    static func grammar() throws -> String {
        String(decoding: try Repository.bytes(of: "grammar.md"), as: UTF8.self)
    }

    /// The range between `<!-- name -->` and the next `<!-- end -->`.
    static func range(of name: String, in text: String) throws -> Range<String.Index> {
        let start = try #require(text.range(of: "<!-- \(name) -->\n"))
        let end = try #require(text.range(of: "<!-- end -->", range: start.upperBound..<text.endIndex))
        return start.upperBound..<end.lowerBound
    }

    /// Checks that the part `name` of a document is `observed`.
    static func check(_ name: String, in path: String = "grammar.md", _ observed: String) throws {
        let document = ExpectationFile(path)
        let text = String(decoding: try Repository.bytes(of: path), as: UTF8.self)
        let range = try range(of: name, in: text)
        let found = String(text[range])
        let difference = try document.difference(ofPart: name, expected: found, observed: observed)
        guard let difference else { return }
        if ExpectationFile.isBlessing {
            let blessed = text.replacingCharacters(in: range, with: observed)
            try Data(blessed.utf8).write(to: Repository.url(of: document.path))
        }
        Issue.record("\(difference)")
    }

    @Test func reservedWordsAreTheLexers() throws {
        try Self.check("reserved words", Keyword.reserved.map { "`\($0.text)`" }.joined(separator: " ") + "\n")
    }

    @Test func verbsAreTheParsers() throws {
        var table = "| form | does |\n|---|---|\n"
        for row in VerbTable.rows {
            let forms = row.usages.map { "`\($0.replacing("|", with: "\\|"))`" }.joined(separator: "<br>")
            table += "| \(forms) | \(row.summary) |\n"
        }
        try Self.check("verbs", table)
    }

    @Test func everyVerbHasOneRow() {
        #expect(VerbTable.rows.map(\.verb) == Verb.allCases)
        #expect(VerbTable.catalogue.rowCount == Verb.allCases.count)
    }

    @Test(arguments: Set(VerbTable.rows.compactMap(\.words.first)).sorted())
    func formsOfAVerbAreLongestFirst(word: String) {
        var names = IdentifierTable()
        let counts = VerbTable.forms(beginningWith: names.intern(word)).map(\.names.count)
        #expect(!counts.isEmpty && counts == counts.sorted(by: >))
    }

    /// What each form's own usage says is read as that form.
    @Test(arguments: Verb.allCases) func usageOfEveryFormIsRead(verb: Verb) throws {
        let operands: [OperandKind: String] = [
            .instance: "x", .fresh: "x", .future: "x", .child: "x", .page: "x", .offer: "x", .stack: "[x]",
            .storyboard: "s",
            .window: "w", .view: "v",
            .identifier: "\"id\"", .target: "x", .choice: "2", .value: "1", .boolean: "true", .number: "0.5",
            .size: "1x1", .text: "\"t\"", .variable: "v", .invocation: "x.m()", .callPattern: "x.m",
            .block: "{ }", .closure: "{ }", .statement: "pop", .categories: "+init", .names: "x, y",
            .patterns: "{ ... }",
        ]
        let row = VerbTable.row(of: verb)
        var source = row.words.joined(separator: " ")
        let written = { (kind: OperandKind) in
            if case .symbol = kind { " .s" } else { operands[kind].map { " " + $0 } ?? "" }
        }
        source += written(row.operand)
        for clause in row.clauses {
            // The number precedes the word.
            if clause.clause == .times {
                source += " 3 times"
                continue
            }
            let word = clause.wordUse == .absent ? "" : " " + clause.clause.word.text
            source += word + written(clause.operand)
        }
        var names = IdentifierTable()
        let parsed = Parser.parse(SourceFile(name: "", text: source), as: FileID(0), names: &names)
        #expect(parsed.diagnostics.map(\.message) == [], "\(source)")
        let first = parsed.tree.element(0, of: parsed.tree.root.statements)
        guard let first, case .verb(let statement) = parsed.tree[first] else {
            Issue.record("\(source) is read as no verb")
            return
        }
        #expect(statement.verb == row.verb, "\(source)")
        #expect(statement.clauses.count == row.clauses.count, "\(source)")
    }
}
