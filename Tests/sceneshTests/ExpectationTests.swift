import TestSupport
import Testing

@testable import scenesh

/// What expectations of calls make of the calls that came.
@Suite struct ExpectationTests {
    private static let start = """
        initial scene nav: NavigationController { root -> home }
        scene home {
            on notification "news"(info) { }
        }
        scene detail
        launch

        """

    private static let holdsCases: [TextArgument] = [
        "post \"news\"\nexpect call home.notification(\"news\", info: nil)",
        "post \"news\" info 3\nexpect no call home.notification(\"news\", info: nil)",
        "expect call detail.viewDidLoad before detail.viewWillAppear in { push detail }",
        "expect call detail.viewDidLoad before detail.viewDidLoad in { push detail; push detail() }",
        "expect call detail.viewWillAppear(true) in { push detail }",
        "expect no call detail.viewWillAppear(false) in { push detail }",
    ]

    @Test(arguments: holdsCases)
    func holds(_ script: TextArgument) {
        let trace = Self.trace(script.text)
        if trace.contains("! expected") { Issue.record("\(script) fails:\n\(trace)") }
    }

    private static let failsCases: [TextArgument] = [
        "post \"news\"\nexpect no call home.notification(\"news\", info: nil)",
        "expect call detail.viewDidLoad before detail.viewDidLoad in { push detail }",
        "expect call detail.viewWillAppear before detail.viewDidLoad in { push detail }",
        "expect no call detail.viewWillAppear(true) in { push detail }",
    ]

    @Test(arguments: failsCases)
    func fails(_ script: TextArgument) { expectText(Self.trace(script.text), contains: "! expected") }

    private static func trace(_ script: String) -> String {
        let recording = Recording.of(start + script)
        #expect(recording.complaint == "")
        return String(decoding: recording.trace, as: UTF8.self)
    }
}
