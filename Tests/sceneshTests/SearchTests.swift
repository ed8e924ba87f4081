import SceneLang
import TestSupport
import Testing

@testable import scenesh

/// The search of `rules`, `explain` and `:help`.
@Suite struct SearchTests {
    @Test func messagesAreFoundByAPartOfTheirText() throws {
        #expect(Search("already presenting").messages.map { "\($0.code)" } == ["U0101"])
        let text = try #require(Search("Attempt to present … whose view is not in the window").text(width: 80))
        #expect(text.contains("U0102") && text.contains("scripts/zoo/present-in-viewDidLoad.scene"))
    }

    @Test func rulesAreFoundByMethod() {
        #expect(Search("viewIsAppearing").rules.contains { $0.id == "LAUNCH-ISAPPEARING-1" })
        #expect(Search("no such words").text(width: 80) == nil)
    }

    /// `Packaging/zoo-index` writes the table.
    @Test func theTableHasAllScriptsOfTheZoo() throws {
        let text = String(decoding: try Repository.bytes(of: "scripts/zoo/README.md"), as: UTF8.self)
        for script in ZooScript.all {
            #expect(text.contains("| \(script.question) | [\(script.name)](\(script.name).scene) |"))
        }
        #expect(text.split(separator: "](").count - 1 >= ZooScript.all.count)
        #expect(
            ZooScript.all.count == text.split(separator: "\n").count { $0.hasPrefix("| ") && $0.hasSuffix(".scene) |") }
        )
    }
}
