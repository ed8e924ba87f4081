import TestSupport
import Testing

@testable import scenesh

/// Storyboards in place of scripts: `scenesh import`, `scenesh run`, and imports of scripts.
@Suite struct StoryboardCommandTests {
    private static let head = "<document targetRuntime=\"iOS.CocoaTouch\" initialViewController=\"n\"><scenes>"
    private static let storyboard = """
        \(head)
            <scene><objects><navigationController id="n" sceneMemberID="viewController"><connections>
                <segue id="r" kind="relationship" relationship="rootViewController" destination="a"/>
            </connections></navigationController></objects></scene>
            <scene><objects><viewController id="a" customClass="HomeViewController" sceneMemberID="viewController">
                <connections><segue id="s" kind="show" identifier="open" destination="b"/></connections>
            </viewController></objects></scene>
            <scene><objects><viewController id="b" title="Help" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """
    private static let script = """
        controller HomeViewController

        initial scene homeNav: NavigationController {
            root -> home
        }

        scene home: HomeViewController {
            segue show "open" -> help
        }

        scene help {
            title = "Help"
        }

        """

    private func scratch() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write("Main.storyboard", Self.storyboard)
        return scratch
    }

    @Test func importPrintsTheScript() throws {
        let scratch = try scratch()
        let result = try ToolProcess.run(["import", "Main.storyboard"], in: scratch.path)
        #expect(result == .init(status: 0, output: Self.script, errors: ""))
    }

    @Test func aStoryboardRunsLikeItsScript() throws {
        let scratch = try scratch()
        try scratch.write("all.scene", Self.script + "\nlaunch\n")
        try scratch.write("app.scene", "import \"Main.storyboard\"\nlaunch\n")
        let script = try ToolProcess.run(["all.scene"], in: scratch.path)
        #expect(script.status == 0 && script.output.contains("home.viewDidAppear"))
        #expect(try ToolProcess.run(["app.scene"], in: scratch.path) == script)
        #expect(try ToolProcess.run(["Main.storyboard"], in: scratch.path) == script)
        #expect(try ToolProcess.run(["run", "--ios", "17", "Main.storyboard"], in: scratch.path) == script)
    }

    @Test func aScriptPerformsTheSegues() throws {
        let scratch = try scratch()
        try scratch.write("app.scene", "import \"Main.storyboard\"\nlaunch\nperform \"open\" from home\n")
        let result = try ToolProcess.run(["app.scene"], in: scratch.path)
        #expect(result.status == 0 && result.output.contains("help.viewDidAppear(animated: true)"), "\(result)")
    }

    @Test func withoutAnInitialControllerNothingIsLaunched() throws {
        let scratch = try Scratch()
        try scratch.write("Main.storyboard", Self.storyboard.replacing(" initialViewController=\"n\"", with: ""))
        let result = try ToolProcess.run(["Main.storyboard"], in: scratch.path)
        #expect(result.status == 0 && !result.output.contains("launch"))
        #expect(result.errors == "scenesh: 'Main.storyboard' has no initial controller, so nothing is launched\n")
    }

    @Test func errorsKeepItFromRunning() throws {
        let scratch = try Scratch()
        try scratch.write("Main.storyboard", Self.storyboard.replacing("destination=\"b\"", with: "destination=\"c\""))
        try scratch.write("app.scene", "import \"Main.storyboard\"\nlaunch\n")
        for arguments in [["Main.storyboard"], ["import", "Main.storyboard"]] {
            let result = try ToolProcess.run(arguments, in: scratch.path)
            #expect(result.status == 3 && result.output.isEmpty)
            expectText(result.errors, hasPrefix: "error[E0604]: the segue leads to 'c', which does not exist\n")
        }
        let imported = try ToolProcess.run(["app.scene"], in: scratch.path)
        #expect(imported.status == 3)
        expectText(imported.errors, contains: "which does not exist (E0604, line 6)")
        let launch = Self.storyboard.replacing("<document ", with: "<document launchScreen=\"YES\" ")
        try scratch.write("Launch.storyboard", launch)
        let screen = try ToolProcess.run(["Launch.storyboard"], in: scratch.path)
        #expect(screen.status == 3 && screen.errors.hasPrefix("error[E0603]: the storyboard is a launch screen"))
    }

    @Test func whatIsLeftOutIsNoted() throws {
        let scratch = try Scratch()
        let kind = Self.storyboard.replacing("kind=\"show\"", with: "kind=\"teleport\"")
        try scratch.write("Main.storyboard", kind)
        let result = try ToolProcess.run(["Main.storyboard"], in: scratch.path)
        #expect(result.status == 0 && result.output.contains("home.viewDidAppear"))
        expectText(result.errors, contains: "warning[W0609]: unknown kind of segue 'teleport'")
        expectText(result.errors, contains: "\nnote: a segue of the unknown kind 'teleport' is left out\n")
        let quiet = try ToolProcess.run(["--quiet", "Main.storyboard"], in: scratch.path)
        #expect(quiet.status == 0 && quiet.errors.isEmpty)
    }
}
