import SceneLang
import XCTest

/// The same library under XCTest.
final class MailAppXCTests: XCTestCase {
    func testAPushLoadsTheView() throws {
        let run = try Script(
            """
            initial scene nav: NavigationController { root -> inbox }
            scene inbox, message
            launch
            push message
            """
        ).run()
        XCTAssertEqual(run.steps.map(\.text), ["launch", "push message"])
        XCTAssertTrue(run.steps[1].contains("message.viewDidLoad()"))
        XCTAssertNil(run.difference(from: "...\n  message.didMove(toParent: nav)"))
    }
}
