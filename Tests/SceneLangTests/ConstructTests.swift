import SceneRuntime
import Testing

@testable import SceneLang

/// The table of declarations, members, statements and expressions.
@Suite struct ConstructTests {
    /// Returns the errors of a script, whose import is found.
    private static func errors(of script: String) -> [String] {
        var compiler = Compiler()
        let found = compiler.add(SourceFile(name: "example.scene", text: script)) { _, _ in
            .file(SourceFile(name: "styles.scene", text: "style Card: .formSheet\n"))
        }
        return found.diagnostics.filter { $0.severity == .error }.map(\.message)
    }

    @Test(arguments: Construct.table.map(\.name)) func examplesAreRight(name: String) {
        for construct in Construct.named(name) {
            #expect(Self.errors(of: construct.example) == [], "\(construct.example)")
            #expect(construct.example.contains(construct.name), "\(construct.example)")
            #expect(construct.summary.hasSuffix(".") && !construct.usages.isEmpty)
            #expect(construct.usages.contains { $0.contains(construct.name) }, "\(construct.usages)")
        }
    }

    /// Each word that begins something, and each reserved word, is in the table.
    @Test func everyWordIsExplained() {
        let begin = Parser.namedDeclarations + Parser.otherDeclarations + Parser.memberWords + [.guard, .setup, .view]
        let words = Set(begin + ConnectionKind.allCases.map(\.word) + Keyword.reserved)
        let missing = words.filter { Construct.named($0.text).isEmpty }
        #expect(missing == [])
    }

    @Test func wordsAreKeywords() {
        for word in Construct.table.flatMap(\.words) { #expect(Keyword(rawValue: word) != nil, "\(word)") }
    }

    @Test(arguments: Verb.allCases) func examplesOfVerbsAreRead(verb: Verb) {
        let row = VerbTable.row(of: verb)
        var names = IdentifierTable()
        let parsed = Parser.parse(SourceFile(name: "", text: row.example), as: FileID(0), names: &names)
        #expect(parsed.diagnostics.map(\.message) == [], "\(row.example)")
        let first = parsed.tree.element(0, of: parsed.tree.root.statements)
        guard let first, case .verb(let statement) = parsed.tree[first] else {
            Issue.record("\(row.example) is read as no verb")
            return
        }
        #expect(statement.verb == verb, "\(row.example)")
    }

    @Test func namesOfUIKitAreExplained() {
        #expect(UIKitHelp.about("pushViewController")?.verb == "push")
        #expect(UIKitHelp.about("popViewController")?.verb == "pop")
        #expect(UIKitHelp.about("setNavigationBarHidden").map { $0.verb == nil } == true)
        #expect(UIKitHelp.about("UINavigationController")?.text.contains("{ root -> X }") == true)
        #expect(UIKitHelp.about("UILabel")?.text.contains("view { label NAME }") == true)
        #expect(UIKitHelp.about("alpha")?.text.contains("not modelled") == true)
        #expect(UIKitHelp.about("nothing") == nil && UIKitHelp.about("UI") == nil)
        for name in UIKitHelp.names { #expect(UIKitHelp.about(name) != nil, "\(name)") }
    }
}
