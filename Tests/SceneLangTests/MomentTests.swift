import SceneLang
import SceneRuntime
import TestSupport
import Testing

/// Pictures of moments: `Moments/NAME.scene` with the expected pictures at the end of each step in `NAME.expected`.
///
/// With `SCENE_BLESS=1` the expectations are overwritten, and the test still fails once.
@Suite struct MomentTests {
    private static let scripts = Repository.files(under: "Tests/SceneLangTests/Moments", ending: ".scene")

    @Test func thereAreScripts() { #expect(Self.scripts.count >= 8) }

    @Test(arguments: scripts)
    func drawsTheMoment(path: String) throws {
        let script = try ProjectScript.compiled(path)
        var history = RunHistory(script, settings: Settings())
        while history.advance(fuel: 10_000) {}
        #expect(!history.machine.failed)
        let lines = try (0..<history.lineCount).map { try #require(history.entry(at: $0)) }
        var text = ""
        for (number, line) in lines.enumerated() where line.kind == .line(.step) {
            text += "\(String(decoding: line.line, as: UTF8.self))\n"
            let end = lines.dropFirst(number + 1).firstIndex { $0.kind == .line(.step) } ?? lines.count
            text += Self.text(of: history.machine(at: end - 1).picture())
        }
        let expectation = ExpectationFile(path.replacing(".scene", with: ".expected"))
        if let difference = try expectation.difference(from: text.utf8) { Issue.record("\(difference)") }
    }

    private static func text(of picture: Picture) -> String {
        var text = "    \(picture.sentence)\n"
        for window in picture.windows {
            text += "    window \(window.name)\(window.isKey ? ", key" : ""): \(spelled(window.frame))\n"
            for node in window.nodes { text += line(of: node) }
        }
        return text
    }

    private static func line(of node: Picture.Node) -> String {
        var parts = ["\(node.role.name) \(node.name): \(node.className)", node.state, "\(node.view)"]
        if let frame = node.frame { parts.append(spelled(frame)) }
        if let style = node.style { parts.append(".\(style)") }
        if let title = node.title { parts.append("title '\(title)'") }
        if node.navigationBar == true { parts.append("navigation bar") }
        if node.toolbar == true { parts.append("toolbar") }
        if let tabs = node.tabBar { parts.append("tabs \(tabs), selected \(node.selectedTab ?? -1)") }
        return String(repeating: "  ", count: node.depth + 3) + parts.joined(separator: ", ") + "\n"
    }

    private static func spelled(_ frame: ScreenFrame) -> String {
        "\(frame.size.width)x\(frame.size.height) at \(frame.x),\(frame.y)"
    }

    @Test func beforeTheLaunchThereIsNothing() throws {
        let script = try Script("initial scene home\nlaunch\n")
        let picture = RunHistory(script, settings: Settings()).machine(at: 0).picture()
        #expect(picture.windows.isEmpty && picture.front == nil && picture.transitions.isEmpty)
        #expect(picture.sentence == "At 0.00 s the app is not launched. No window has a root.")
    }

    @Test func deepNestingIsCut() throws {
        let script = try Script(
            """
            initial scene root
            controller part
            launch
            var last = root
            for i in 0..<400 {
                let next = part()
                embed next in last
                last = next
            }
            """)
        var history = RunHistory(script, settings: Settings())
        while history.advance(fuel: 100_000) {}
        let window = try #require(history.machine.picture().windows.first)
        #expect(window.nodes.count == 201 && window.omitted > 0)
        #expect(history.machine.picture().json.count > 1_000)
    }
}
