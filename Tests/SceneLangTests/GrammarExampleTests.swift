import Foundation
import SceneRuntime
import Testing

@testable import SceneLang

/// What the examples and hand-written tables of `grammar.md` contain.
extension ParserGrammarTests {
    /// The verbs in the examples of `grammar.md`.
    private static func verbsOfExamples() throws -> Set<Verb> {
        let blocks = try grammar().components(separatedBy: "\n```scene\n").dropFirst()
        var verbs: Set<Verb> = []
        for block in blocks {
            let source = block.components(separatedBy: "\n```").first ?? ""
            var names = IdentifierTable()
            let tree = Parser.parse(SourceFile(name: "", text: source), as: FileID(0), names: &names).tree
            for index in 0..<tree.statements.count {
                if case .verb(let statement) = tree.statements[index].node { verbs.insert(statement.verb) }
            }
        }
        return verbs
    }

    @Test func everyVerbHasAnExample() throws {
        let missing = Set(Verb.allCases).subtracting(try Self.verbsOfExamples())
        #expect(missing == [])
    }

    @Test func segueKindsAreTheParsers() throws {
        let text = try Self.grammar()
        let rows = text[try Self.range(of: "segue kinds", in: text)].split(separator: "\n").dropFirst(2)
        let kinds = rows.map { String($0.split(separator: "`")[1]) }
        #expect(kinds == SegueKindLexicon.lexicon.names.map { String(decoding: $0, as: UTF8.self) })
    }
}
