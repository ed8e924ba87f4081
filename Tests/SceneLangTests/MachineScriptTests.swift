import SceneRuntime
import Testing

@testable import SceneLang

/// Scripts from their text to their trace.
@Suite struct MachineScriptTests {
    /// The trace of a script, then its errors; what does not compile gives its errors only.
    static func trace(_ text: String, settings: Settings = Settings()) -> String {
        let file = SourceFile(name: "test.scene", text: text)
        let compiled = Script.compile(file, settings: settings) { _, _ in .failure("there is none") }
        func shown(_ diagnostics: [Diagnostic]) -> String {
            diagnostics.filter { $0.severity == .error }.map { "\($0.code.id) \($0.message)\n" }.joined()
        }
        guard let script = compiled.script else { return shown(compiled.diagnostics) }
        var machine = Machine(script, settings: settings)
        var rounds = 0
        while case .fuel = machine.advance(fuel: 100_000, stopAtLine: false), rounds < 1_000 { rounds += 1 }
        return String(decoding: machine.takeOutput(), as: UTF8.self) + shown(machine.diagnostics)
    }

    @Test func theScriptOfTheDesignRuns() {
        let text = """
            initial scene nav: NavigationController { root -> inbox }
            scene inbox: TableViewController {
                title = "Inbox"
                var opened = 0
                segue show "open" -> message
                segue present "compose" -> composer style .formSheet transition .flipHorizontal
                on viewDidLoad { print "loading \\(title)" }
                on shouldPerformSegue(identifier, sender) { return sender != "locked" }
                on prepare(segue, sender) {
                    if segue.identifier == "open" {
                        opened += 1
                        segue.destination.messageID = sender
                    }
                }
                unwind composerDidClose(segue) { print "back from \\(segue.source)" }
            }
            scene message { var messageID = nil }
            scene composer { segue unwind "done" -> composerDidClose }

            scenario "read a message, then write one" {
                launch
                perform "open" from inbox sender 42
                expect nav.topViewController == message
                expect message.messageID == 42
                pop
                tap "compose" in inbox
                perform "done" from composer
                expect inbox.presentedViewController == nil
                expect no call inbox.viewWillAppear
            }
            """
        let lines = Self.trace(text).split(separator: "\n").map(String.init)
        #expect(lines.first == "# trace 1, ios 17, iPhone portrait")
        #expect(lines.contains("  inbox.prepare(for: \"open\", sender: 42)"))
        #expect(lines.contains("    | back from composer"))
        #expect(lines.last == "  composer.deinit()")
        #expect(!lines.contains { $0.contains("!") })
    }
}
