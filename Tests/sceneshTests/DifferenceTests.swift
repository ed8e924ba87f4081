import SceneRuntime
import Testing

@testable import scenesh

/// `scenesh diff`.
@Suite struct DifferenceTests {
    private static let sheet = "initial scene a\nscene b\nlaunch\npresent b style .pageSheet"

    @Test func aSheetNamesTheCallsThatItsPresenterLost() throws {
        let result = try ToolProcess.run([
            "diff", "--ios", "12..13", "--trace", "-init", "-e", DifferenceTests.sheet,
        ])
        let sheet = "\n      ios 12: MODAL-STYLE-TABLE\n      ios 13: MODAL-SHEET-1, the view of a stays in the window"
        for call in ["viewWillDisappear", "viewDidDisappear"] {
            expectText(result.output, contains: "\n-  a.\(call)(animated: true)\(sheet) under b\n")
        }
        for rule in ["MODAL-STYLE-TABLE", "MODAL-SHEET-1"] {
            let listing = try #require(RuleListing.rule(rule))
            expectText(result.output, contains: "\n\(listing.text)")
        }
        expectText(
            result.output, contains: "\n+  b.viewIsAppearing(animated: true)\n      ios 13: LAUNCH-ISAPPEARING-1\n")
        expectText(result.output, contains: "\n      ios 12: UIKit makes this call in iOS 13 and later\n")
        expectText(result.output, hasPrefix: "--- -e (ios 12)\n+++ -e (ios 13)\n> launch\n")
        #expect(result.status == 1 && result.errors == "")
    }

    @Test func aDeviceExplainsAContainerWhoseChildrenGetNoCalls() throws {
        let result = try ToolProcess.run([
            "diff", "--ios", "12", "--device", "iPhone..iPad", "-e",
            "initial scene nav: NavigationController { root -> a }\nscene a, b\nlaunch\npresent b style .pageSheet",
        ])
        #expect(
            result.output.contains(
                "\n-    a.viewWillDisappear(animated: true)\n      iPhone: MODAL-STYLE-TABLE\n"
                    + "      iPad: MODAL-SHEET-1, the view of nav stays in the window under b\n"), "\(result.output)")
    }

    @Test func theHeadsNameEverythingThatIsGiven() throws {
        let result = try ToolProcess.run([
            "diff", "--ios", "12..13", "--device", "iPad", "-e", "if ios > 12 { print 1 / 0 }",
        ])
        expectText(result.output, hasPrefix: "--- -e (ios 12, iPad)\n+++ -e (ios 13, iPad)\n")
        #expect(result.output.contains("\nios 13: status 1\n") && !result.output.contains("# status"), "\(result)")
    }

    private static let statuses: [([String], Int32)] = [
        (["--ios", "17..18", "-e", sheet], 0), (["--ios", "12..13", "-e", sheet], 1),
        (["--ios", "12", "-e", sheet], 2), (["-e", sheet], 2), (["--ios", "12..40", "-e", sheet], 2),
        (["--ios", "12..13", "-e", "push ("], 3), (["--ios", "12..13"], 2), (["--ios", "12..13", "nothing.scene"], 2),
        (["--style", "fullScreen..nonsense", "-e", sheet], 2), (["--style", "fullScreen..custom", "-e", sheet], 0),
    ]

    @Test(arguments: statuses)
    func statusesAreThoseOfDiff(arguments: [String], status: Int32) throws {
        let result = try ToolProcess.run(["diff"] + arguments)
        #expect(result.status == status, "\(result)")
        #expect(status != 0 || result.output.isEmpty)
    }

    @Test func everyLineOfJSONIsAnObject() throws {
        let result = try ToolProcess.run(["diff", "--format", "json", "--ios", "12..13", "-e", DifferenceTests.sheet])
        #expect(result.status == 1 && !result.output.isEmpty)
        for line in result.output.split(separator: "\n") { #expect(JSON.isObject(Array(line.utf8)), "\(line)") }
    }
}
