import SceneRuntime
import TestSupport
import Testing

@testable import SceneLang

/// Every public name of the classes of controllers is modelled, or refused by name.
@Suite struct PublicNameTests {
    /// The codes of messages that take a public name for a typing error or for a call that UIKit never makes.
    private static let misunderstood = ["E0201", "E0203", "E0204"]

    @Test func theListIsComplete() throws {
        let names = try ListedName.all()
        #expect(names.count >= 550)
        #expect(Set(names.map(\.description)).count == names.count, "a name is listed twice")
        let listed = Set(names.map(\.description))
        for row in PublicName.table {
            #expect(listed.contains("\(row.owner.className.text).\(row.name.text)"), "\(row.name.text) is not listed")
        }
    }

    @Test func everyNameIsModelledOrRefused() throws {
        for name in try ListedName.all() {
            for script in name.scripts {
                var compiler = Compiler()
                let file = SourceFile(name: "use.scene", bytes: Array(script.utf8))
                let found = compiler.add(file) { _, _ in .failure("there is no such file") }.diagnostics
                let codes = found.filter { !$0.message.contains("is a verb") }.map(\.code.id)
                let isWrong = codes.contains { code in
                    Self.misunderstood.contains(code) || code.hasPrefix("E00")
                        || code.hasPrefix("E01") && code != "E0118"
                }
                #expect(!isWrong, "\(name): \(found.map(\.message)) for:\n\(script)")
                guard name.state == .notModelled, !name.isModelledElsewhere else { continue }
                #expect(codes == ["E0299"] || codes == ["E0118"], "\(name): \(found.map(\.message)) for:\n\(script)")
            }
        }
    }

    @Test func noRowIsModelled() throws {
        for name in try ListedName.all() where name.row != nil {
            #expect(!name.isModelled, "\(name) is modelled: delete its row in Vocabulary/PublicName+*.swift")
        }
    }

    @Test func everyNameHasARowOrATable() throws {
        for name in try ListedName.all() where name.state == .verb {
            #expect(
                ForeignCalls.example(method: name.name) != nil, "\(name) has no row, no property, no handler, no verb")
        }
    }

    @Test func rowsAgreeWithTheList() throws {
        for name in try ListedName.all() {
            guard let row = name.row else { continue }
            let until = row.releases.until.map { "-\($0)" } ?? ""
            #expect("\(row.releases.since)\(until)" == name.releases, "\(name)")
        }
    }

    @Test func renamesLeadToNamesThatAreModelled() throws {
        for row in PublicName.table {
            guard case .renamed(let name) = row.substitute else { continue }
            let bytes = Array(name.text.utf8)
            let isHandled = HandlerLexicon.BodyKind.allCases.contains { !HandlerLexicon.of($0)[bytes].isEmpty }
            #expect(
                isHandled || PropertyLexicon.lexicon[bytes] != nil || BuiltInMember.lexicon[bytes] != nil,
                "\(row.name.text) leads to \(name.text), which is not modelled")
        }
    }
}
