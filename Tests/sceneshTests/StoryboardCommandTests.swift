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
        let sentence = "scenesh: 'Main.storyboard' has no initial controller, so nothing is launched; launch a scene: "
        expectText(result.errors, hasPrefix: sentence + "-e 'launch with ")
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

    @Test func stepsFollowTheLaunch() throws {
        let scratch = try scratch()
        let open = ["Main.storyboard", "-e", "perform \"open\" from home"]
        let result = try ToolProcess.run(["run"] + open, in: scratch.path)
        #expect(result.status == 0 && result.output.contains("> launch\n"), "\(result)")
        expectText(result.output, contains: "  help.viewDidAppear(animated: true)\n")
        let own = try ToolProcess.run(["run", "Main.storyboard", "-e", "launch with help"], in: scratch.path)
        #expect(own.status == 0 && !own.output.contains("home") && own.output.contains("help.viewDidAppear"))
    }

    @Test func referencesAreFollowedAlsoInCircles() throws {
        let scratch = try Scratch()
        let reference =
            "<viewControllerPlaceholder id=\"b\" storyboardName=\"Other\" sceneMemberID=\"viewController\"/>"
        let main = Self.storyboard.replacing(
            "<viewController id=\"b\" title=\"Help\" sceneMemberID=\"viewController\"/>", with: reference)
        let back = """
            <viewControllerPlaceholder id="c" storyboardName="Main" sceneMemberID="viewController"/>
            """
        let other = """
            <document targetRuntime="iOS.CocoaTouch" initialViewController="x"><scenes>
                <scene><objects><viewController id="x" customClass="OtherViewController"
                    sceneMemberID="viewController"><connections>
                    <segue id="s" kind="presentation" identifier="again" destination="c"/>
                </connections></viewController></objects></scene>
                <scene><objects>\(back)</objects></scene>
            </scenes></document>
            """
        try scratch.write("Main.storyboard", main)
        let steps = ["-e", "perform \"open\" from home"]
        let missing = try ToolProcess.run(["run", "Main.storyboard"] + steps, in: scratch.path)
        #expect(missing.status == 0 && missing.output.contains("other.viewDidAppear"), "\(missing)")
        expectText(
            missing.errors,
            hasPrefix: "note: 'other' refers to a scene that was not found: the initial scene in 'Other'\n")
        try scratch.write("Base.lproj/Other.storyboard", other)
        let again = steps + ["-e", "perform \"again\" from other"]
        for files in [["Main.storyboard"], ["Main.storyboard", "Base.lproj/Other.storyboard"]] {
            let result = try ToolProcess.run(["run"] + files + again, in: scratch.path)
            #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
            expectText(result.output, contains: "  homeNav#2.viewDidAppear(animated: true)\n")
        }
        let text = try ToolProcess.run(["import", "Main.storyboard"], in: scratch.path)
        expectText(text.output, contains: "\nstoryboard Other {\n    initial scene other: OtherViewController {\n")
        expectText(text.output, contains: "        segue present \"again\" -> Main.homeNav\n")
        expectText(text.output, contains: "    segue show \"open\" -> Other.other\n")
        try scratch.write(
            "both.scene", "import \"Main.storyboard\"\nimport \"Base.lproj/Other.storyboard\"\nlaunch\n")
        #expect(try ToolProcess.run(["both.scene"], in: scratch.path).status == 0)
    }

    @Test func aStoryboardForTheIPadRunsThere() throws {
        let scratch = try Scratch()
        let pad = Self.storyboard.replacing("\"iOS.CocoaTouch\"", with: "\"iOS.CocoaTouch.iPad\"")
        try scratch.write("Main.storyboard", pad)
        try scratch.write("app.scene", "import \"Main.storyboard\"\nlaunch\n")
        let head = "# trace 1, ios 17, iPad"
        for file in ["Main.storyboard", "app.scene"] {
            expectText(try ToolProcess.run([file], in: scratch.path).output, hasPrefix: head)
        }
        let phone = try ToolProcess.run(["run", "--device", "iPhone", "Main.storyboard"], in: scratch.path)
        expectText(phone.output, hasPrefix: "# trace 1, ios 17, iPhone")
    }

    @Test func aScriptDeclaresWhatTheClassesDo() throws {
        let scratch = try scratch()
        for order in [0, 1] {
            let lines = [
                "import \"Main.storyboard\"", "controller HomeViewController { on viewDidLoad { print 6 * 7 } }",
            ]
            try scratch.write(
                "app.scene", (order == 0 ? lines : lines.reversed()).joined(separator: "\n") + "\nlaunch\n")
            let result = try ToolProcess.run(["app.scene"], in: scratch.path)
            #expect(result.status == 0 && result.errors.isEmpty && result.output.contains("| 42"), "\(result)")
        }
        try scratch.write(
            "app.scene",
            "import \"Main.storyboard\"\ncontroller HomeViewController: NavigationController\nlaunch\n")
        let wrong = try ToolProcess.run(["app.scene"], in: scratch.path)
        #expect(wrong.status == 3)
        expectText(
            wrong.errors,
            hasPrefix:
                "error[E0205]: 'HomeViewController' is a ViewController in the storyboard, not a NavigationController\n"
        )
        expectText(wrong.errors, contains: "\n ::: Main.storyboard:5:")
    }

    @Test func findingsHaveThePlaceInTheStoryboard() throws {
        let scratch = try Scratch()
        let twice = Self.storyboard.replacing(
            "id=\"b\" title=\"Help\"", with: "id=\"b\" customClass=\"HelpViewController\"")
        let alone =
            "<scene><objects><viewController id=\"z\" title=\"Alone\" sceneMemberID=\"viewController\"/>"
            + "</objects></scene>"
        try scratch.write("Main.storyboard", twice.replacing("</scenes>", with: "    \(alone)\n</scenes>"))
        try scratch.write(
            "Launch.storyboard", Self.storyboard.replacing("<document ", with: "<document launchScreen=\"YES\" "))
        let result = try ToolProcess.run(["check", "."], in: scratch.path)
        expectText(result.output, hasPrefix: "warning[W0501]: scene 'alone' is never used: no segue leads to it")
        expectText(result.output, contains: "\n --> Main.storyboard:")
        expectText(result.errors, contains: "2 files, no errors, 1 warning")
    }

    @Test func anImportWarnsOfReferencesThatLeadNowhere() throws {
        let scratch = try Scratch()
        let reference =
            "<viewControllerPlaceholder id=\"b\" storyboardName=\"Other\" sceneMemberID=\"viewController\"/>"
        let main = Self.storyboard.replacing(
            "<viewController id=\"b\" title=\"Help\" sceneMemberID=\"viewController\"/>", with: reference)
        try scratch.write("Main.storyboard", main)
        try scratch.write("app.scene", "import \"Main.storyboard\"\nlaunch\n")
        for arguments in [["app.scene"], ["check", "app.scene"]] {
            let result = try ToolProcess.run(arguments, in: scratch.path)
            #expect(result.status == 0)
            let messages = arguments.count > 1 ? result.output : result.errors
            expectText(messages, hasPrefix: "warning[W0601]: cannot find a readable storyboard 'Other'\n")
            expectText(messages, contains: "\n --> Main.storyboard:8:")
        }
        try scratch.write("Base.lproj/Other.storyboard", Self.storyboard)
        let found = try ToolProcess.run(["app.scene"], in: scratch.path)
        #expect(found.status == 0 && found.errors.isEmpty, "\(found)")
        let files = Engine.withoutOptions.imports(
            of: ScriptSource(
                name: "app.scene", bytes: Array("import \"Main.storyboard\"\n".utf8), baseFolder: scratch.path))
        #expect(files.map { $0.split(separator: "/").last ?? "" } == ["Main.storyboard", "Other.storyboard"])
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
