import Testing

@testable import SceneLang

/// Statements of other tools, and what the help about them says.
@Suite struct RephrasingTests {
    private static let start = """
        initial scene nav: NavigationController { root -> list }
        scene list { view { button add; table rows } }
        scene detail, sheet, other
        launch

        """

    /// Returns the errors about a statement.
    private static func errors(about statement: String) -> [Diagnostic] {
        var compiler = Compiler()
        let file = SourceFile(name: "a.scene", text: start + statement + "\n")
        return compiler.add(file) { _, _ in .failure("there is no such file") }.diagnostics
            .filter { $0.severity == .error }
    }

    @Test(arguments: [
        ("popToRoot", "pop to root"), ("app background", "background"), ("low memory", "memory warning"),
        ("dark mode", "trait style .dark"), ("tab 1", "select 1"), ("go back", "pop"),
        ("await push detail", "push detail"), ("push detail then { pop }", "push detail; pop"),
        ("expect(list.title).to(equal(1))", "expect list.title == 1"),
        ("expect(list.title).toNot(beNil())", "expect list.title != nil"),
        ("expect list.viewDidLoad before list.viewDidAppear", "expect call list.viewDidLoad before list.viewDidAppear"),
        ("expect detail.deinit", "expect call detail.deinit"),
        ("if list.isEditing pop", "if list.isEditing { pop }"),
        ("present sheet as .formSheet", "present sheet style .formSheet"),
        ("expect list.title = 1", "expect list.title == 1"),
    ]) func theHelpIsTheStatement(written: String, wanted: String) {
        let errors = Self.errors(about: written)
        #expect(errors.count == 1)
        #expect(errors.first?.help == "write: \(wanted)")
        #expect(Self.errors(about: wanted) == [])
    }

    @Test(arguments: [
        ("push detail to nav", "onto"), ("present sheet over list", "from"), ("tap add on list", "in"),
        ("embed other into list", "in"), ("rotate landscape", ".landscapeLeft"),
        ("push DetailViewController()", "detail"),
    ]) func theLabelHasTheWord(written: String, wanted: String) {
        let errors = Self.errors(about: written)
        #expect(errors.map(\.label) == ["did you mean '\(wanted)'?"])
        #expect(errors.first?.fix?.text == wanted)
    }

    /// An error about the rest of a statement is caused by the error before it.
    @Test func aLineHasOneError() {
        #expect(Self.errors(about: "unheardOf detail").count == 1)
        #expect(Self.errors(about: "expect unheardOf detail").count == 1)
    }

    @Test func statementsAreReadInParts() {
        let text = StatementText(Array("a \"b c\" {d e} // f\ng".utf8), from: 0)
        #expect(text.parts.map(\.text) == ["a", "\"b c\"", "{d e}"])
        let open = StatementText(Array("a {\nb\n}\n".utf8), from: 0)
        #expect(open.parts.map(\.text) == ["a", "{"])
        #expect(StatementText(Array("pop }".utf8), from: 0).text == "pop")
    }
}
