import SceneLang
import TestSupport
import Testing

/// What the words of a script are.
@Suite struct HoverTests {
    private static let script = """
        initial scene home {
            on viewWillAppear(animated) { title = "Home" }
        }
        /// Shows one message.
        scene message, other
        launch
        present message from home style .pageSheet
        push nothing // push
        """

    /// A word, the number of its occurrence, and what its title and its text begin with.
    @Test(arguments: [
        ("present", 1, "present X [from Y]", ""),
        ("style", 1, "present X", ""),
        ("viewWillAppear", 1, "on viewWillAppear(animated)", "UIKit calls viewWillAppear(animated:) on"),
        ("pageSheet", 1, ".pageSheet", "A presentation style, in iOS 3 and later."),
        ("title", 1, "title", ""),
        ("message", 2, "scene message, other", "Shows one message."),
        ("home", 2, "initial scene home", ""),
        ("scene", 2, "scene NAME[: CLASS]", "A view controller in a storyboard."),
        ("initial", 1, "initial scene NAME", "The scene that a storyboard shows first."),
        ("on", 1, "on METHOD", "A handler: "),
    ])
    func saysWhatAWordIs(word: String, occurrence: Int, title: String, text: String) throws {
        let found = try #require(Self.hover(word, occurrence))
        #expect(found.title.hasPrefix(title), "\(found)")
        #expect(found.text.hasPrefix(text), "\(found)")
        let bytes = Array(Self.script.utf8)
        #expect(String(decoding: bytes[found.start..<found.end], as: UTF8.self) == word)
    }

    /// The forms of Swift: methods of UIKit, overrides, and names that nothing declares.
    @Test(arguments: [
        ("pushViewController", "pushViewController(_:animated:)", "The same as the verb: push X"),
        ("viewDidLoad", "override func viewDidLoad()", "UIKit calls viewDidLoad() on a view controller"),
        ("Analytics", "Analytics", "The script does not declare this name, so its value is unknown."),
        ("override", "override func NAME(LABELS)", "Overrides the method with this full name."),
    ])
    func saysWhatSwiftIs(word: String, title: String, text: String) throws {
        let script = """
            class ShelfViewController: UIViewController {
                override func viewDidLoad() {
                    Analytics.log("loaded")
                    navigationController?.pushViewController(UIViewController(), animated: true)
                }
            }
            """
        let place = try #require(script.firstRange(of: word)).lowerBound.utf16Offset(in: script)
        let found = try #require(Hover.at(place, in: SourceFile(name: "a.scene", bytes: Array(script.utf8))))
        #expect(found.title.hasPrefix(title), "\(found)")
        #expect(found.text.hasPrefix(text), "\(found)")
    }

    @Test func handlersQuoteRules() throws {
        let found = try #require(Self.hover("viewWillAppear", 1))
        #expect(found.text.contains("-1: "), "\(found)")
    }

    @Test(arguments: [("nothing", 1), ("Home", 1), ("push", 2), ("{", 1)])
    func saysNothingOfOthers(word: String, occurrence: Int) { #expect(Self.hover(word, occurrence) == nil) }

    @Test func anyPlaceOfAnyTextHasAnAnswer() {
        for text in ["", "present", "on", "on viewWillAppear", ".", "\"a", "{ on x }", "é.é", ", , scene a"] {
            let file = SourceFile(name: "a", text: text)
            for place in -1...(text.utf8.count + 1) { _ = Hover.at(place, in: file) }
        }
    }

    private static func hover(_ word: String, _ occurrence: Int) -> Hover? {
        let bytes = Array(script.utf8)
        let wanted = Array(word.utf8)
        let places = bytes.indices.filter { bytes[$0...].starts(with: wanted) }
        return Hover.at(places[occurrence - 1], in: SourceFile(name: "a.scene", text: script))
    }
}
