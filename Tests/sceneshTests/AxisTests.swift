import Testing

@testable import scenesh

/// `--scenes` and `--sdk`, and `scenesh migrate`.
@Suite struct AxisTests {
    private static let app = """
        ios 27
        initial scene home
        app { on applicationDidBecomeActive { print "refresh" } }
        launch
        interrupt
        resume
        """

    @Test func diffNamesTheRuleOfBothSides() throws {
        let result = try ToolProcess.run(["diff", "--scenes", "off..on", "-e", AxisTests.app])
        expectText(result.output, hasPrefix: "--- -e (scenes off, sdk 26)\n+++ -e (scenes on)\n")
        expectText(
            result.output,
            contains:
                "\n-  app.applicationDidBecomeActive()\n      scenes off: BG-5\n      scenes on: BG-5, with scenes")
        expectText(result.output, contains: "\n+  scene.sceneDidBecomeActive()\n      scenes on: BG-5\n")
        #expect(result.status == 1 && result.errors == "")
    }

    @Test func aReleaseNamesTheRuleOfALostCall() throws {
        let script = "initial scene a\napp { on applicationDidEnterBackground { } }\nlaunch\nbackground"
        let result = try ToolProcess.run(["diff", "--ios", "12..17", "-e", script])
        expectText(
            result.output,
            contains: "\n-  app.applicationDidEnterBackground()\n      ios 12: BG-1\n      ios 17: BG-3, with scenes")
    }

    @Test func aLineThatAConditionExplainsNamesNoOtherRule() throws {
        let script = """
            initial scene a
            app {
                on shouldSaveApplicationState { return true }
                on configurationForConnecting { }
            }
            launch
            background
            """
        let result = try ToolProcess.run(["diff", "--scenes", "off..on", "--ios", "26", "-e", script])
        for lines in [
            "\n      scenes off: SCENE-REQ-26\n+  app.",
            """
            \n+  app.application(configurationForConnecting:)
                  scenes on: SCENE-CONFIG-1
                  scenes off: LAUNCH-APP-1, an app without scenes has no sessions\n
            """,
            """
            \n+  scene.sceneDidBecomeActive()
                  scenes on: LAUNCH-APP-2
                  scenes off: LAUNCH-ORDER-1, without scenes, UIKit calls the app delegate, and there is no scene \
            delegate
            > background\n
            """,
            """
            \n-  app.application(shouldSaveApplicationState:)
                  scenes off: RESTORE-SAVE-1
                  scenes on: SCENE-STATE-1, with scenes, UIKit calls the scene delegate and not the app delegate\n
            """,
        ] { expectText(result.output, contains: lines) }
    }

    @Test func matrixLeavesOutScenesBeforeIOS13() throws {
        let result = try ToolProcess.run([
            "matrix", "--ios", "12,17", "--scenes", "off,on", "--differences", "-e",
            "initial scene a\nlaunch\nbackground",
        ])
        expectText(result.output, contains: "ios 17 with scenes on")
        #expect(!result.output.contains("ios 12 with scenes on"))
        #expect(result.status == 0)
    }

    @Test func theOptionOverridesTheScript() throws {
        let script = "initial scene a\napp { scenes = false }\nlaunch"
        let off = try ToolProcess.run(["run", "--trace", "+unhandled", "-e", script])
        let on = try ToolProcess.run(["run", "--trace", "+unhandled", "--scenes", "on", "-e", script])
        expectText(off.output, contains: "\n  app.applicationDidBecomeActive()\n")
        expectText(on.output, hasPrefix: "# trace 1, ios 17, iPhone portrait, scenes on\n")
        expectText(on.output, contains: "\n  scene.sceneDidBecomeActive()\n")
    }

    @Test func aScriptOfAnOldReleaseCannotHaveScenes() throws {
        let result = try ToolProcess.run(["run", "--scenes", "on", "-e", "ios 12\ninitial scene a\nlaunch"])
        expectText(result.errors, contains: "iOS 12 has no scenes")
        #expect(result.status == 3)
    }

    @Test func migrateNamesEachHandlerWithBothRules() throws {
        let script = """
            ios 27
            initial scene a
            app {
                on applicationDidBecomeActive { print "never" }
                on applicationWillResignActive { print "never" }
                on applicationDidEnterBackground { print "never" }
                on applicationWillEnterForeground { print "never" }
            }
            launch
            background
            foreground
            """
        let result = try ToolProcess.run(["migrate", "-e", script])
        for (line, name, without) in [
            (4, "DidBecomeActive", "LAUNCH-ORDER-1 contested"), (5, "WillResignActive", "BG-1"),
            (6, "DidEnterBackground", "BG-1"), (7, "WillEnterForeground", "BG-2"),
        ] {
            expectText(
                result.output, contains: "\n  -e:\(line)  application\(name) -> scene\(name)  [\(without), BG-3")
        }
        #expect(result.status == 1 && result.errors == "")
    }
}
