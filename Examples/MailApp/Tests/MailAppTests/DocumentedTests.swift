import SceneLang
import Testing

@Test func aSheetKeepsTheInboxOnScreen() throws {
    let script = try Script(
        """
        initial scene nav: NavigationController { root -> inbox }
        scene inbox, composer
        launch
        present composer
        """)
    let composing = script.run(ios: 17).steps[1]
    #expect(composing.contains("composer.viewDidLoad()"))
    #expect(composing.calls(to: "inbox") == [])

    let before = script.run(ios: 12).steps[1]
    let first = try #require(before.calls(to: "inbox").first)
    #expect(first.method == .viewWillDisappear)
    #expect(first["animated"] == "true")
    #expect(first.rule.id.description == "MODAL-FULL-1")
}

@Test func rulesNameTheirSources() throws {
    let run = try Script("initial scene home\nlaunch").run()
    let load = try #require(run.calls(of: .viewDidLoad).first)
    #expect(load.rule.releases.contains(17))
    #expect(load.rule.confidence == .logged || load.rule.confidence == .documented)
    #expect(!load.rule.sentence.description.isEmpty)
}
