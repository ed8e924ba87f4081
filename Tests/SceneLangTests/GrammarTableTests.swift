import SceneRuntime
import Testing

@testable import SceneLang

/// The tables of `grammar.md` and `docs/uikit` that come from the runtime and the vocabulary.
extension ParserGrammarTests {
    @Test func handlersAreTheRuntimes() throws {
        var table = "| handler | iOS | in the trace |\n|---|---|---|\n"
        for spec in MethodSpec.table where spec.method != .action && spec.method != .notification {
            let parameters = spec.parameters.map { "\($0)" }.joined(separator: ", ")
            let labels = spec.labels.map { "\($0):" }.joined()
            table += "| `\(spec.handler)(\(parameters))` | \(releases(spec.releases)) "
            table += "| `\(receiver(spec.owner)).\(spec.name)(\(labels))` |\n"
        }
        try Self.check("handlers", in: "docs/uikit/handlers.md", table)
    }

    @Test func constructsAreThoseOfHelp() throws {
        var table = "| word | form | is |\n|---|---|---|\n"
        for construct in Construct.table {
            let forms = construct.usages.map { "`\($0.replacing("|", with: "\\|"))`" }.joined(separator: "<br>")
            table += "| `\(construct.name)` | \(forms) | \(construct.summary) |\n"
        }
        try Self.check("constructs", table)
    }

    @Test func swiftFormsAreThoseOfHelp() throws {
        var table = "| form | meaning | short form |\n|---|---|---|\n"
        for row in SwiftForm.table {
            let own = row.own.isEmpty || row.own == "the same" ? row.own : "`\(row.own)`"
            table += "| `\(row.form)` | \(row.meaning) | \(own) |\n"
        }
        try Self.check("swift forms", table)
    }

    @Test func propertiesAreTheRuntimes() throws {
        var table = "| property | can be set | is |\n|---|---|---|\n"
        for spec in PropertySpec.table {
            table += "| `\(spec.name)` | \(settable(spec.access)) | \(spec.help) |\n"
        }
        try Self.check("properties", in: "docs/uikit/properties.md", table)
    }

    @Test func groupsAreTheVocabularys() throws {
        var table = "| group | names |\n|---|---|\n"
        for (group, label) in [(NameGroup.stored, "stored"), (.noted, "without effect"), (.unmodelled, "not modelled")]
        {
            let names = NameGroup.listedNames(of: group).map { "`\($0)`" }.joined(separator: " ")
            table += "| \(label) | \(names) |\n"
        }
        try Self.check("groups", in: "docs/uikit/properties.md", table)
    }

    @Test func membersAreTheVocabularys() throws {
        var lines = ""
        for member in BuiltInMember.allCases {
            switch member.shape {
            case .value: lines += "`\(member.spelling)` "
            case .method(let arity): lines += "`\(member.spelling)(\(count(arity)))` "
            case .mutating(let arity): lines += "`\(member.spelling)(\(count(arity)))`! "
            }
        }
        for function in BuiltInFunction.allCases { lines += "`\(function.spelling)(\(count(function.arity)))` " }
        try Self.check("members", lines.dropLast() + "\n")
    }

    @Test func everyMemberHasOneRow() {
        #expect(MemberRow.catalogue.map(\.key) == BuiltInMember.allCases)
        #expect(MemberRow.catalogue.rowCount == BuiltInMember.allCases.count)
    }

    @Test func categoriesAreTheRuntimes() throws {
        let all = Category.allCases.map { "`\($0.spelling)`" + (CategorySet.standard.contains($0) ? "" : " (off)") }
        try Self.check("categories", all.joined(separator: " ") + "\n")
    }

    private func settable(_ access: PropertySpec.Access) -> String {
        switch access {
        case .readOnly: ""
        case .atCreation: "at creation"
        case .readWrite, .override: "yes"
        case .step: "as a step"
        }
    }

    private func count(_ arity: ClosedRange<Int>) -> String {
        if arity.upperBound > 9 { return "\(arity.lowerBound)…" }
        return arity.lowerBound == arity.upperBound ? "\(arity.lowerBound)" : "\(arity.lowerBound)–\(arity.upperBound)"
    }

    private func releases(_ range: ReleaseRange) -> String {
        range.until.map { "\(range.since)–\($0)" } ?? "\(range.since)+"
    }

    private func receiver(_ owner: MethodSpec.Owner) -> String {
        switch owner {
        case .controller: "x"
        case .app: "app"
        case .scene: "scene"
        case .center: "center"
        case .delegate: "delegate"
        case .style: "style"
        case .segueClass: "segue"
        }
    }
}
