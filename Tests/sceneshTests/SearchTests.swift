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

    /// "transitions" is found where a text has "transition".
    @Test func longEndingsAreLeftOutFirst() {
        #expect(Search("presentations").rules.map(\.id) == Search("presentation").rules.map(\.id))
        #expect(Search("collections").rules.map(\.id) == Search("collect").rules.map(\.id))
    }

    /// Questions as people ask them, with a rule and a script that answer them.
    @Test(
        arguments: [
            ("viewWillAppear not called after dismissing a sheet", "", "presenter-viewWillAppear-missing"),
            ("memory leak", "", "alert-keeps-itself"), ("split view collapse", "SPLIT-LAUNCH-1", ""),
            ("not in the window hierarchy?", "", "present-in-viewDidLoad"),
            ("pushing twice", "", "push-the-same-twice"), ("retain cycle", "", "alert-keeps-itself"),
            ("unwind segue", "SEGUE-UNWIND-1", ""), ("navigation bar", "BAR-SWIPE-1", ""),
        ]) func symptomsAreFound(words: String, rule: String, script: String)
    {
        let query = RuleQuery(words.split(separator: " ").map(String.init))
        #expect(!query.isEmpty && query.unknown.isEmpty)
        #expect(rule.isEmpty || query.rules.contains { $0.id == rule }, "\(query.text)")
        #expect(script.isEmpty || query.scripts.contains { $0.name == script }, "\(query.text)")
        #expect(RuleQuery([words]).text == query.text)
    }

    @Test func idsAreNotSearched() {
        #expect(RuleQuery(["NAV-PUSH-7", "modal-active"]).rules.map(\.id) == ["NAV-PUSH-7", "MODAL-ACTIVE-1"])
        let query = RuleQuery(["NAV-PUSH-7", "NAV-PSH-1"])
        #expect(query.rules.map(\.id) == ["NAV-PUSH-7"] && query.unknown == ["NAV-PSH-1"] && query.scripts.isEmpty)
        #expect(RuleQuery(["modl"]).unknown == ["MODL"])
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
