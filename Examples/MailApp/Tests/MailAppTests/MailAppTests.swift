import Foundation
import SceneLang
import SceneRuntime
import Testing

/// The app's script, as the tests of an app use it.
@Suite struct MailAppTests {
    private let script: Script

    init() throws {
        script = try Script(Self.text("mail.scene"), name: "mail.scene")
    }

    /// A file beside the tests: the library itself reads none.
    private static func text(_ name: String) throws -> String {
        let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Scripts")
        return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    @Test func theTraceIsTheGolden() throws {
        let run = script.run(ios: 17)
        #expect(run.difference(from: try Self.text("mail.trace")) == nil)
    }

    @Test func messagesArePushed() throws {
        let open = try #require(script.run().steps.first { $0.text.hasPrefix("perform \"open\"") })
        #expect(open.contains("message.viewWillAppear(animated: true)"))
        #expect(open.calls(to: "inbox").map(\.method) == [.prepare, .viewWillDisappear, .viewDidDisappear])
        let move = try #require(open.calls(of: .willMove).first)
        #expect(move.receiver == "message")
        #expect(move["toParent"] == "nav")
        #expect(move.rule.id.description == "NAV-PUSH-1")
    }

    /// Since iOS 13 the composer is a sheet, and a sheet leaves the list on screen.
    @Test(arguments: [12, 13, 17, 26] as [Release]) func theListReappearsOnlyUnderAFullScreen(release: Release) {
        let run = script.run(ios: release)
        let appearances = run.calls(to: "inbox").filter { $0.method == .viewWillAppear }
        #expect(appearances.count == (release < 13 ? 3 : 2))
        #expect(run.messages(.print).last?.text == (release < 13 ? "2 opened" : "1 opened"))
    }

    @Test func nothingGoesWrong() {
        let run = script.run(ios: 12, device: .iPad)
        #expect(run.succeeded, "\(run.report)")
        #expect(run.messages(.warning) == [])
        #expect(run.messages(.leak) == [])
    }

    @Test func mistakesInAScriptAreThrown() {
        #expect(throws: ScriptError.self) { try Script("push nobody") }
    }
}
