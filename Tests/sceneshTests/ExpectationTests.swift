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

    @Test(arguments: [
        "post \"news\"\nexpect call home.notification(\"news\", info: nil)",
        "post \"news\" info 3\nexpect no call home.notification(\"news\", info: nil)",
        "expect call detail.viewDidLoad before detail.viewWillAppear in { push detail }",
        "expect call detail.viewDidLoad before detail.viewDidLoad in { push detail; push detail() }",
        "expect call detail.viewWillAppear(true) in { push detail }",
        "expect no call detail.viewWillAppear(false) in { push detail }",
    ])
    func holds(_ script: String) { #expect(!Self.trace(script).contains("! expected"), "\(Self.trace(script))") }

    @Test(arguments: [
        "post \"news\"\nexpect no call home.notification(\"news\", info: nil)",
        "expect call detail.viewDidLoad before detail.viewDidLoad in { push detail }",
        "expect call detail.viewWillAppear before detail.viewDidLoad in { push detail }",
        "expect no call detail.viewWillAppear(true) in { push detail }",
    ])
    func fails(_ script: String) { #expect(Self.trace(script).contains("! expected"), "\(Self.trace(script))") }

    private static func trace(_ script: String) -> String {
        let recording = Recording.of(start + script)
        #expect(recording.complaint == "")
        return String(decoding: recording.trace, as: UTF8.self)
    }
}
