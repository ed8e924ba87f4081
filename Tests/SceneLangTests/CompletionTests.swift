import TestSupport
import Testing

@testable import SceneLang

/// What is offered at a place, as data: `|` is the cursor.
@Suite struct CompletionTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let text: String
        let offered: [String]
        let absent: [String]

        init(_ text: String, _ offered: [String], not absent: [String] = []) {
            self.text = text
            self.offered = offered
            self.absent = absent
        }

        var testDescription: String { text.debugDescription }
    }

    /// A session in which two messages live, of which one lies on the other.
    private static let session: Session = {
        var session = Session(settings: Settings())
        let entries = [
            """
            initial scene nav: NavigationController { root -> inbox }
            scene inbox {
                var unread = 2
                view { button compose }
                segue show "open" -> message
                segue present "say \\"hi\\"" -> editor
                func refresh() { }
                func mark(count) { unread = count }
            }
            scene message { segue show "forward" -> editor }
            scene editor
            scene sheet: message
            scene split: SplitViewController
            style Drawer: .custom
            delegate helper { on splitViewControllerDidCollapse { } }
            storyboard Other { scene far }
            """,
            "launch", "push message unanimated", "push message unanimated",
            "var subject = \"hello\"", "var numbers = [1, 2]", "var table = [1: 2]", "var front = message",
            "func twice(x) { return x * 2 }",
        ]
        for entry in entries {
            let result = session.enter(
                SourceFile(name: "entry", bytes: Array(entry.utf8)), reader: { _, _ in .failure("no files") })
            assert(!result.hasErrors, entry)
            while session.advance(fuel: 100_000, stopAtLine: false) != .finished {}
        }
        return session
    }()

    private static func offered(_ marked: String) -> [String] {
        let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        let before = Array(parts[0].utf8)
        let completion = session.completion(of: before + Array(parts[1].utf8), at: before.count)
        return completion.candidates.map(\.text)
    }

    static let rows: [Row] = [
        // Statements.
        Row(
            "|", ["push", "scene", "if", "inbox", "twice(", "message#2", "subject"],
            not: ["onto", "tabs", "on", "self"]),
        Row("la|", ["launch", "layout"], not: ["push"]),
        Row("LAUN|", ["launch"]),
        Row("print 1; pu|", ["push"]),
        Row("print 1\npu|", ["push"]),
        Row("// a comment\npu|", ["push"]),
        Row("if true { pu|", ["push"], not: []),
        Row("if true {\n    |", ["push", "return"], not: ["scene", "import"]),
        Row("scenario \"s\" { |", ["setup", "launch"], not: ["scene"]),
        Row("storyboard S { |", ["scene", "nib"], not: ["push", "controller"]),
        // Operands, and clauses that fit and are not given yet.
        Row("push |", ["editor", "message", "message#2", "front"], not: ["onto", "subject", "numbers", "push"]),
        Row("push ed|", ["editor"], not: ["message"]),
        Row("push editor |", ["onto", "animated", "unanimated"], not: ["sender", "from", "editor"]),
        Row("push editor unanimated |", ["onto", "animated"], not: ["unanimated"]),
        Row("push editor onto |", ["nav", "inbox"], not: ["editor", "onto"]),
        Row("push editor onto nav an|", ["animated"], not: ["onto"]),
        Row("pop |", ["to", "unanimated", "message#2"], not: ["onto"]),
        Row("pop to |", ["root", "inbox", "nav"], not: ["on", "to"]),
        Row("pop to root |", ["on", "animated"], not: ["root"]),
        Row("set |", ["stack"], not: ["nav"]),
        Row("set stack |", ["["]),
        Row("set stack [|", ["inbox", "editor"]),
        Row("set stack [inbox, ed|", ["editor"]),
        Row("expect |", ["call", "no", "trace", "warning", "exception", "inbox"]),
        Row("expect no |", ["call", "warning"], not: ["exception"]),
        Row("begin |", ["push", "pop"], not: ["scene"]),
        Row("present editor style |", [".fullScreen", ".Drawer"], not: [".coverVertical", "fullScreen"]),
        Row("present editor style .|", ["fullScreen", "Drawer"], not: ["coverVertical"]),
        Row("present editor transition .|", ["coverVertical"], not: ["fullScreen"]),
        Row("swipe .|", ["back", "down", "forward"], not: ["left", "fullScreen"]),
        Row("rotate .land|", ["landscapeLeft", "landscapeRight"], not: ["portrait"]),
        Row("trait horizontal .|", ["compact", "regular"], not: ["fullScreen"]),
        Row("show .|", ["primary", "secondary"], not: ["regular"]),
        Row("trace |", ["only", "+layout", "-init"], not: ["push"]),
        Row("trace +lay|", ["layout"]),
        Row("trace +layout -|", ["init"]),
        Row("launch |", ["with", "stack", "Other"], not: ["onto"]),
        Row("launch with |", ["inbox"], not: ["with"]),
        Row("dismiss |", ["from", "then"], not: ["inbox", "in"]),
        // Identifiers of segues.
        Row("perform |", ["\"open\"", "\"forward\""], not: ["from"]),
        Row("perform \"|", ["open\"", "forward\"", "say \\\"hi\\\"\""], not: ["launch"]),
        Row("perform \"op|", ["open\""], not: ["forward\""]),
        Row("perform \"say \\\"h|", ["say \\\"hi\\\"\""]),
        Row("perform \"| from inbox", ["open\""], not: ["forward\""]),
        Row("perform \"| from sheet", ["forward\""], not: ["open\""]),
        Row("perform \"open\" |", ["from", "sender"], not: ["onto"]),
        Row("tap |", [".back", "compose", "\"open\""]),
        Row("note \"|", [], not: ["open\""]),
        // Members.
        Row(
            "inbox.|", ["unread", "compose", "refresh()", "mark(", "view", "instances"],
            not: ["topViewController", "count"]),
        Row("nav.|", ["topViewController", "viewControllers"], not: ["unread", "selectedIndex"]),
        Row("nav.top|", ["topViewController"], not: ["view"]),
        Row("inbox.view.|", ["bounds", "superview"], not: ["unread"]),
        Row("inbox.traitCollection.|", ["horizontalSizeClass"], not: ["view"]),
        Row("inbox.navigationController.|", ["topViewController"], not: ["unread"]),
        Row("inbox?.un|", ["unread"]),
        // Forms of Swift.
        Row(
            "inbox.navigationController?.|", ["pushViewController(", "popViewController(", "present("],
            not: ["setViewController("]),
        Row(
            "class A: UIViewController {\n    over|",
            ["override func viewDidLoad() { super.viewDidLoad() }", "override func"]),
        Row("class A: UIViewController {\n    |", ["@IBAction func", "@objc func", "on", "view"], not: ["push"]),
        Row("message#2.|", ["view"], not: ["instances", "unread"]),
        Row("front.|", ["view"], not: ["instances", "hasPrefix("]),
        Row("subject.|", ["hasPrefix(", "count", "uppercased()"], not: ["append(", "view"]),
        Row("numbers.|", ["append(", "map("], not: ["keys", "hasPrefix("]),
        Row("table.|", ["keys", "values"], not: ["append(", "hasPrefix("]),
        Row("print \"x\".|", ["hasSuffix("], not: ["keys"]),
        Row("device.|", ["isPad", "width"], not: ["view"]),
        Row("3.|", []),
        Row("expect call inbox.|", ["viewDidLoad", "viewWillAppear", "mark("], not: ["view", "unread"]),
        Row("call inbox.|", ["viewWillAppear(", "refresh()"], not: ["unread"]),
        Row("inbox.modalPresentationStyle = .|", ["fullScreen", "Drawer"], not: ["coverVertical"]),
        // Values.
        Row("print |", ["subject", "inbox", "twice(", "min(", "ios", "nil"], not: ["push", "scene"]),
        Row("print 1 + |", ["subject"], not: ["push"]),
        Row("print twice(|", ["numbers"]),
        Row("print \"a \\(sub|", ["subject"], not: ["push"]),
        Row("let x = |", ["subject", "inbox"]),
        Row("if |", ["numbers"], not: ["push"]),
        Row("for x in |", ["numbers"]),
        // Instances.
        Row("unembed message#|", ["message#2"], not: ["message", "inbox"]),
        Row("unembed |", ["inbox", "message#2", "nav"], not: ["editor"]),
        // Declarations.
        Row("initial |", ["scene"]),
        Row("scene |", [], not: ["inbox", "push"]),
        Row("scene x: |", ["NavigationController", "inbox"], not: ["push"]),
        Row("scene x: Nav|", ["NavigationController"]),
        Row("scene x: NavigationController {\n    |", ["root", "on", "segue"], not: ["tabs", "push", "primary"]),
        Row("controller x: AlertController {\n    |", ["actions", "message", "preferredStyle"], not: ["root"]),
        Row("controller x: AlertController { preferredStyle = .|", ["actionSheet", "alert"], not: ["popover"]),
        Row("let a = Alert|", ["AlertAction(", "AlertController("]),
        Row("scene x: TabBarController { |", ["tabs", "selectedIndex"], not: ["root"]),
        Row("scene x { on |", ["viewDidLoad", "prepare"], not: ["removesPresenter", "push"]),
        Row("app { on |", ["didFinishLaunching"], not: ["viewDidLoad"]),
        Row("scene x { on viewDidLoad { |", ["push", "self", "title", "navigationController"], not: ["scene"]),
        Row("scene x { on viewDidLoad |", ["without"]),
        Row("scene x {\nvar mine = 1\non viewDidLoad {\n print |", ["mine", "isViewLoaded"]),
        Row("scene x { on viewDidLoad { self.|", ["view", "isViewLoaded"], not: ["instances"]),
        Row("scene x { segue |", ["show", "present", "unwind"], not: ["push.", "on"]),
        Row("scene x { segue show \"a\" -> |", ["inbox", "x"]),
        Row("scene x { segue show \"a\" -> inbox |", ["style", "unanimated"], not: ["from"]),
        Row("scene x { segue show \"mine\" -> inbox\non viewDidLoad { perform \"m|", ["mine\""]),
        Row("scene x: NavigationController { root -> |", ["inbox"]),
        Row("style S: |", [".custom"]),
        Row("style S { |", ["duration", "on"], not: ["root"]),
        Row("device |", ["iPhone", "iPad"]),
        Row("device iPad |", ["landscape", "portrait"], not: ["iPhone"]),
        Row("ios |", ["17", "3"]),
        Row("test |", ["ios", "device", "fails", "errors", "trace"]),
        Row("test ios 12 |", ["device"]),
        Row("test fails \"x\" |", ["because"]), Row("test errors E0201 |", ["because"]),
        Row("test errors E0201 \"x\" |", ["because"]), Row("test skip \"x\" |", []),
        Row("scenario \"s\" |", ["ios", "device", "tags", "skip", "fails"]),
        Row("scenario \"s\" fails \"x\" |", ["because"]),
        Row("expect x is |", ["NavigationController", "inbox"]),
        // Where nothing can be offered.
        Row("// pu|", []), Row("/* pu|", []), Row("print 12|", []), Row("\"\"\"\nla|", []),
        Row("expect trace {\n  inb|", []), Row("scene x { view { |", []), Row("print \"|", []),
        Row("print \"a\" |", []),
    ]

    @Test(arguments: rows)
    func whatFitsIsOffered(row: Row) {
        let found = CompletionTests.offered(row.text)
        for wanted in row.offered { #expect(found.contains(wanted), "'\(wanted)' is missing in \(found)") }
        for absent in row.absent { #expect(!found.contains(absent), "'\(absent)' is offered") }
        if row.offered.isEmpty, row.absent.isEmpty { #expect(found == []) }
        #expect(found == Array(Set(found)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    /// What the verb still takes, while it is typed.
    private static let hintsSayWhatIsLeftCases: [(TextArgument, String?)] = [
        ("push", "X [onto Y] [unanimated] [animated BOOL]"),
        ("push ", "X [onto Y] [unanimated] [animated BOOL]"),
        ("push editor", "[onto Y] [unanimated] [animated BOOL]"),
        ("push editor onto", "Y [unanimated] [animated BOOL]"),
        ("push editor onto nav unanimated", "[animated BOOL]"),
        ("pop", "[X] [unanimated] [animated BOOL]"),
        ("pop to root", "[on Y] [unanimated] [animated BOOL]"),
        ("print 1; memory warning", nil), ("pus", nil), ("", nil), ("push editor\n", nil), ("inbox.title", nil),
        ("scene x { on viewDidLoad { push", "X [onto Y] [unanimated] [animated BOOL]"),
        ("transition inbox", "to Y [in Y] [only] [unanimated] [animated BOOL] [then { … }]"),
    ]

    @Test(arguments: hintsSayWhatIsLeftCases)
    func hintsSayWhatIsLeft(text: TextArgument, hint: String?) {
        #expect(CompletionTests.session.hint(of: Array(text.text.utf8)) == hint)
    }

    /// A text that may be no Unicode, named by its first characters.
    struct OddText: Sendable, CustomTestStringConvertible {
        let bytes: [UInt8]

        var testDescription: String { String(decoding: bytes.prefix(60), as: UTF8.self).debugDescription }
    }

    private static let texts =
        rows.map { Array($0.text.utf8) } + [
            [0xFF, 0xFE], [0x00], Array("push \u{FFFD}é日".utf8), Array("\"\\(\"\\(\"\\(".utf8), Array("#".utf8),
            Array("`".utf8), Array("{{{{[[((".utf8), Array("}".utf8), Array("\"".utf8), [0x22, 0xE6, 0x97],
            [UInt8](repeating: UInt8(ascii: "("), count: 300), Array("perform \"\\".utf8),
        ]

    /// Whatever stands before and after the cursor, something sensible or nothing comes back.
    @Test(arguments: texts.map(OddText.init)) func noTextIsTooOdd(text: OddText) {
        let session = CompletionTests.session
        for cursor in 0...text.bytes.count {
            let completion = session.completion(of: text.bytes, at: cursor)
            #expect(completion.start >= 0 && completion.start <= cursor, "at \(cursor)")
        }
        _ = session.hint(of: text.bytes)
    }

    @Test func textsWithoutNamesAreCompleted() {
        let session = CompletionTests.session
        #expect(session.completion(of: [], at: 99).candidates.count > 10)
        #expect(session.completion(of: Array("import \"a".utf8), at: 9).isPath)
        #expect(!session.completion(of: Array("print \"a".utf8), at: 8).isPath)
    }
}
