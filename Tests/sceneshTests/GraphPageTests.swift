import TestSupport
import Testing

@testable import scenesh

/// The page of `scenesh graph --format html`.
@Suite struct GraphPageTests {
    private static let storyboard = """
        <document targetRuntime="iOS.CocoaTouch" initialViewController="a">
            <scenes>
                <scene><objects><viewController id="a" customClass="HomeViewController" sceneMemberID="viewController">
                    <connections><segue id="s" kind="custom" identifier="&lt;open&gt;" destination="b"/></connections>
                </viewController></objects></scene>
                <scene><objects>
                    <viewController id="b" title="&lt;script>alert(1)&lt;/script>" sceneMemberID="viewController"/>
                </objects></scene>
                <scene><objects><viewController id="c" title="Alone" sceneMemberID="viewController"/></objects></scene>
            </scenes>
        </document>

        """

    private static func page() throws -> String {
        let scratch = try Scratch()
        try scratch.write("Main.storyboard", storyboard)
        let arguments = ["graph", "Main.storyboard", "--format", "html", "--layout", "layered"]
        let result = try ToolProcess.run(arguments, in: scratch.path)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        return result.output
    }

    @Test func findingsAreWithTheirScenes() throws {
        let sections = try Self.page().split(separator: "<section ").dropFirst(2).map(String.init)
        try #require(sections.count == 3)
        expectText(sections[0], contains: "warning[W0602]")
        expectText(sections[0], contains: "Main.storyboard:4:")
        expectText(sections[0], contains: "custom &lt;open&gt; → <button data-scene=\"1\">")
        expectText(sections[0], contains: "<dt>Class</dt><dd>HomeViewController</dd>")
        expectText(sections[1], contains: "check reports nothing about this scene.")
        expectText(sections[2], contains: "warning[W0501]")
    }

    @Test func findingsOfScriptsAreWithTheirScenes() throws {
        let script = """
            initial scene home { segue show "a" -> other }
            scene other { on viewDidLoad { print "x" } }
            scene alone { }
            scenario "s" { launch }

            """
        let result = try ToolProcess.run(["graph", "--format", "html", "--layout", "layered", "-"], input: script)
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        let sections = result.output.split(separator: "<section ").dropFirst(2).map(String.init)
        try #require(sections.count == 3)
        expectText(sections[1], contains: "check reports nothing about this scene.")
        expectText(sections[2], contains: "warning[W0501]")
        let wrong = try ToolProcess.run(["graph", "-"], input: "scene a { segue show -> none }")
        #expect(wrong.status == 3 && wrong.output.isEmpty && wrong.errors.contains("error["), "\(wrong)")
    }

    /// The policy names the hash of each style sheet and of the script, and nothing is loaded.
    @Test func onlyItsOwnScriptRuns() throws {
        let page = try Self.page()
        for element in ["style", "script"] {
            let parts = page.split(separator: "<\(element)>").dropFirst()
            #expect(!parts.isEmpty)
            for part in parts {
                let text = part.split(separator: "</\(element)>")[0]
                expectText(page, contains: "'sha256-\(SHA256.base64(of: String(text)))'")
            }
        }
        expectText(page, contains: "content=\"default-src 'none'; style-src 'sha256-")
        let other = page.replacing("http://www.w3.org/2000/svg", with: "")
        for word in ["http:", "https:", "//cdn", "url(http", " src=", "href=", "onclick", "style=", "alert(1)</"] {
            #expect(!other.contains(word), "\(word)")
        }
    }

    /// The examples of FIPS 180-4, and a text whose padding needs a block of its own.
    @Test(arguments: [
        ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
        ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
        ),
    ])
    func hashesAreThoseOfTheStandard(text: String, hash: String) {
        #expect(SHA256.base64(of: text) == hash)
    }
}
