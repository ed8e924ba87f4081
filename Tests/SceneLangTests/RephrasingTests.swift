import Testing

@testable import SceneLang

/// Statements of other tools, and what the help about them says.
@Suite struct RephrasingTests {
    private static let start = """
        initial scene nav: NavigationController { root -> list }
        scene list { view { button add; table rows } }
        scene detail, sheet, other
        launch

        """

    /// Returns the errors about a statement.
    private static func errors(about statement: String) -> [Diagnostic] {
        var compiler = Compiler()
        let file = SourceFile(name: "a.scene", text: start + statement + "\n")
        return compiler.add(file) { _, _ in .failure("there is no such file") }.diagnostics
            .filter { $0.severity == .error }
    }

    @Test(arguments: [
        ("popToRoot", "pop to root"), ("app background", "background"), ("low memory", "memory warning"),
        ("dark mode", "trait style .dark"), ("go back", "pop"),
        ("await push detail", "push detail"), ("push detail then { pop }", "push detail; pop"),
        ("expect(list.title).to(equal(1))", "expect list.title == 1"),
        ("expect(list.title).toNot(beNil())", "expect list.title != nil"),
        ("expect list.viewDidLoad before list.viewDidAppear", "expect call list.viewDidLoad before list.viewDidAppear"),
        ("expect detail.deinit", "expect call detail.deinit"),
        ("if list.isEditing pop", "if list.isEditing { pop }"),
        ("present sheet as .formSheet", "present sheet style .formSheet"),
        ("expect list.title = 1", "expect list.title == 1"),
        // Another order of words, and words too many.
        ("nav push detail", "push detail onto nav"), ("nav.push detail", "push detail onto nav"),
        ("list push detail", "push detail"), ("sheet present", "present sheet"), ("nav pop", "pop nav"),
        ("push detail from list", "push detail"), ("push detail, other", "push detail; push other"),
        ("push \"detail\"", "push detail"), ("push detail animated", "push detail"),
        ("present list.sheet", "present sheet"), ("push", "push other"),
        ("pop detail", "pop"), ("tap list add", "tap add in list"), ("show sheet modally", "show sheet"),
        ("send app to background", "background"), ("popToRootViewController", "pop to root"),
        // Other tools.
        ("app.buttons[\"add\"].tap()", "tap add"), ("app.buttons[\"Add\"].tap()", "tap add"),
        ("tester().tapView(withAccessibilityLabel: \"add\")", "tap add"),
        ("it(\"pushes\") { push detail }", "scenario \"pushes\" { launch; push detail }"),
        ("nav.pushViewController(detail)", "push detail onto nav"), ("console.log(\"x\")", "print \"x\""),
        ("loop 3 { push detail; pop }", "repeat 3 { push detail; pop }"), ("let d = new detail", "let d = detail()"),
        ("x = 1", "var x = 1"), ("unless true { pop }", "if !(true) { pop }"), ("device = iPad", "device iPad"),
        // Expectations.
        ("expect nav.top == list", "expect nav.topViewController == list"),
        ("expect list.isVisible", "expect list.view.window != nil"), ("expect no leaks", "expect no leak"),
        ("expect call viewDidLoad on list", "expect call list.viewDidLoad"),
        ("expect nav.viewControllers count 1", "expect nav.viewControllers.count == 1"),
        ("expect type(of: nav.topViewController) == list", "expect nav.topViewController is list"),
        ("verify list.viewDidLoad", "expect call list.viewDidLoad"),
        ("wait until list.isViewLoaded", "expect list.isViewLoaded"),
        // Commands of debuggers, sentences and lists.
        ("po nav", "print nav"), ("print hierarchy", "tree"), ("echo hello", "print \"hello\""),
        ("When the user taps add", "tap add"), ("I go back", "pop"), ("- push detail", "push detail"),
        ("> push detail", "push detail"), ("push detail and pop", "push detail; pop"),
        ("pop twice", "repeat 2 { pop }"), ("pop 2", "repeat 2 { pop }"), ("back()", "pop"),
        ("push(detail, animated: false)", "push detail unanimated"), ("navigate(to: detail)", "push detail"),
        ("in 2 seconds push detail", "after 2 { push detail }"), ("delay 1 { pop }", "after 1 { pop }"),
        ("set list.title \"a\"", "list.title = \"a\""), ("list title = \"a\"", "list.title = \"a\""),
        // Screens.
        ("present sheet full screen", "present sheet style .fullScreen"), ("stack = [list]", "set stack [list]"),
        ("present sheet as page sheet", "present sheet style .pageSheet"), ("tap on button", "tap add"),
        ("list.rows.tap(0)", "tap row 0 in list"), ("tap first row", "tap row 0"),
        ("list.add.tap(1, 2)", "tap add in list"), ("expect viewDidLoad", "expect call nav.viewDidLoad"),
        ("expect screen list", "expect list.view.window != nil"), ("rotate 90", "rotate .landscapeLeft"),
        ("list should be visible", "expect list.view.window != nil"), ("dismiss modal", "dismiss"),
        ("expect list presents sheet", "expect list.presentedViewController == sheet"),
        ("expect stack == [list]", "expect nav.viewControllers == [list]"), ("dark", "trait style .dark"),
        ("hide nav bar", "nav.isNavigationBarHidden = true"),
        ("if visible list { pop }", "if list.view.window != nil { pop }"),
        // Members.
        ("scene a { on load { pop } }", "scene a { on viewDidLoad { pop } }"),
        ("scene a { on add { pop } }", "scene a { action add { pop } }"),
        ("scene a { button add }", "scene a { view { button add } }"),
        ("scene a { segue \"open\" show detail }", "scene a { segue show \"open\" -> detail }"),
        ("scene a extends TableViewController { }", "scene a: TableViewController { }"),
        ("scene a = detail", "scene a: detail"), ("scene a { int x = 1 }", "scene a { var x = 1 }"),
        ("scene a { on viewDidLoad pop }", "scene a { on viewDidLoad { pop } }"),
        ("scene a { on viewDidLoad { pop }", "scene a { on viewDidLoad { pop } }"),
        ("scene a { on viewDidLoad { pop", "scene a { on viewDidLoad { pop } }"),
        // Containers.
        ("UINavigationController a { root -> list }", "scene a: NavigationController { root -> list }"),
        ("tabbar a { list, other }", "scene a: TabBarController { tabs -> list, other }"),
        (
            "scene a: UINavigationController { rootViewController -> list }",
            "scene a: UINavigationController { root -> list }"
        ),
        ("scene a: TabBarController { list, other }", "scene a: TabBarController { tabs -> list, other }"),
        // Variables.
        ("let a 5", "let a = 5"), ("var a == 5", "var a = 5"),
        // Alerts and addresses.
        ("alert \"Hi\"", "present UIAlertController(title: \"Hi\", message: nil, preferredStyle: .alert)"),
        (
            "show alert \"Sure?\" with \"OK\"",
            "let alert = UIAlertController(title: \"Sure?\", message: nil, preferredStyle: .alert); "
                + "alert.addAction(UIAlertAction(title: \"OK\", style: .default, handler: nil)); present alert"
        ),
        ("open app://x/y", "receive url \"app://x/y\""), ("deeplink \"app://x\"", "receive url \"app://x\""),
        // What is like another statement, but means something else.
        ("I tap the \"add\" button", "tap add"), ("open sheet", "show sheet"), ("lock screen", "background"),
        ("expect no sheet", "expect sheet == nil"),
        (
            "replace detail with other",
            "set stack nav.viewControllers.map { $0 == detail ? other() : $0 } on nav"
        ),
        ("expect list in nav.viewControllers", "expect nav.viewControllers.contains(list)"),
        ("expect sheet not presented", "expect sheet.presentingViewController == nil"),
        ("tapOn: add", "tap add"), ("tap addButton", "tap add"), ("tap 'add'", "tap add"),
        ("trait horizontal compact", "trait horizontal .compact"), ("test on iOS 15", "ios 15"), ("ios17", "ios 17"),
        ("remove detail from nav", "set stack nav.viewControllers.filter { $0 != detail } on nav"),
        ("expect nav count 1", "expect nav.viewControllers.count == 1"),
        ("expect list did appear", "expect call list.viewDidAppear"), ("finish transition", "finish"),
        ("expect top is list", "expect nav.topViewController is list"),

        ("present sheet half", "present sheet; sheet.sheetPresentationController.detents = [.medium()]"),
        // Another shape.
        ("present sheet with transition crossDissolve", "present sheet transition .crossDissolve"),
        ("present sheet wrapped in navigation", "present UINavigationController(rootViewController: sheet)"),
        ("list.add -> detail", "extension list { segue show -> detail on add }"), ("list -> detail", "push detail"),
        ("for i in range(2) { print i }", "for i in 0..<2 { print i }"),
        ("for (var i = 0; i <= 3; i++) { print i }", "for i in 0...3 { print i }"),
        ("do { pop } while list.isEditing", "repeat { pop } while list.isEditing"),
        ("push [detail, other]", "push detail; push other"), ("post x", "post \"x\""),
        ("set horizontalSizeClass compact", "trait horizontal .compact"), ("set trace layout", "trace +layout"),
        ("NotificationCenter.default.post(name: .x, object: nil)", "post \"x\""),
        ("makeKeyAndVisible", "window.makeKeyAndVisible()"), ("driver.back()", "pop"),
        ("scene a { push detail }", "scene a { on viewDidAppear { push detail } }"),
        ("scene a { on viewDidLoad: pop }", "scene a { on viewDidLoad { pop } }"),
        ("scene a { override viewDidLoad() { pop } }", "scene a { on viewDidLoad { pop } }"),
        ("expect detail not visible", "expect detail?.viewIfLoaded?.window == nil"),
        ("expect detail is not loaded", "expect detail?.viewIfLoaded == nil"), ("print hi there", "print \"hi there\""),
        // Commands of a session.
        (":ios 15", "ios 15"), (":tree", "tree"),
    ]) func theHelpIsTheStatement(written: String, wanted: String) {
        let errors = Self.errors(about: written)
        #expect(errors.count == 1)
        #expect(errors.first?.help == "write: \(wanted)")
        #expect(Self.errors(about: wanted) == [])
    }

    @Test(arguments: [
        ("push detail to nav", "onto"), ("present sheet over list", "from"), ("tap add on list", "in"),
        ("embed other into list", "in"), ("rotate landscape", ".landscapeLeft"),
        ("push DetailViewController()", "detail"), ("push DetailScreen", "detail"), ("print list.titel", "title"),
    ]) func theLabelHasTheWord(written: String, wanted: String) {
        let errors = Self.errors(about: written)
        #expect(errors.map(\.label) == ["did you mean '\(wanted)'?"])
        #expect(errors.first?.fix?.text == wanted)
    }

    /// A line that changes nothing may be kept as a comment. `check --fix` does not make it one.
    @Test(arguments: [
        "adb shell input tap 1 2", "NavigationStack { list }", ".onAppear { print 1 }", "Feature: lists", "launchApp",
        "expect no crash",
        ":help push", "pinch", "reset", "wait 1", "sleep(1)", "app.launch()", "bt", "exit", "show keyboard", "wait",
    ]) func theLineIsAComment(line: String) {
        let errors = Self.errors(about: line)
        #expect(errors.count == 1)
        #expect(errors.first?.help?.hasSuffix("write: // \(line)") == true)
        #expect(errors.first?.fix?.isCertain == false)
        #expect(Self.errors(about: "// \(line)") == [])
    }

    /// A guess that does not mean the same says what differs, and `check --fix` does not apply it.
    @Test(arguments: [("crash", "terminate"), ("unwind", "pop")]) func guessesSayWhatDiffers(
        word: String, guess: String
    ) {
        let error = Self.errors(about: word).first
        #expect(error?.help?.hasSuffix(", write: \(guess)") == true)
        #expect(error?.fix?.text == guess)
        #expect(error?.fix?.isCertain == false)
    }

    /// A statement that has nothing to act on follows one that gives it something.
    @Test(arguments: [
        ("swipe back and cancel", "push detail; swipe .back cancelled"), ("swipe down", "present detail; swipe .down"),
        ("tap back", "push detail; tap .back"),
        ("tab 1", "scene tabs: TabBarController { tabs -> list, detail, sheet, other }; root tabs; select 1"),
    ]) func whatIsMissingComesFirst(written: String, wanted: String) {
        let errors = Self.errors(about: written)
        #expect(errors.count == 1)
        #expect(errors.first?.help?.hasSuffix(", write: \(wanted)") == true)
        #expect(Self.errors(about: wanted) == [])
    }

    /// The script may have presented something, so nothing is missing.
    @Test func whatIsThereIsUsed() {
        #expect(Self.errors(about: "present sheet\nswipe down").map(\.help) == ["write: swipe .down"])
    }

    /// A symbol is no statement, and nothing that can be called.
    @Test(arguments: ["alert visible list", "print alert()"]) func symbolsAreOperands(statement: String) {
        #expect(Self.errors(about: statement).allSatisfy { $0.help?.hasPrefix("for the symbol") != true })
    }

    /// Something may happen later, so a statement that waits is right.
    @Test func aWaitIsKept() {
        let errors = Self.errors(about: "begin push detail\nwait 1")
        #expect(errors.map(\.help) == ["write: advance 1"])
    }

    /// An app in the background is opened again, and not launched.
    @Test func anAppInTheBackgroundIsOpened() {
        #expect(Self.errors(about: "background\nopen app").map(\.help) == ["write: foreground"])
    }

    /// A word of few letters is not a misspelt one, so the parser does not read the statement as another.
    @Test(arguments: ["see list", "po nav", "I go"]) func shortWordsAreNotRespelt(statement: String) {
        #expect(Self.errors(about: statement).count == 1)
    }

    /// A word with which the statement is as wrong as before is not suggested.
    @Test func suggestionsCompile() {
        #expect(Self.errors(about: "list.add.tap(1, 2)").map(\.fix?.text).contains("map") == false)
    }

    /// Guesses do not replace a help that is about the values of a statement.
    @Test(arguments: ["tap 3", "swipe .outside", "expect call 3", "print list.frobnicate", "let k = 1; k = 2"])
    func otherErrorsAreKept(statement: String) {
        #expect(Self.errors(about: statement).allSatisfy { $0.fix == nil })
    }

    /// An error about the rest of a statement is caused by the error before it.
    @Test func aLineHasOneError() {
        #expect(Self.errors(about: "unheardOf detail").count == 1)
        #expect(Self.errors(about: "expect unheardOf detail").count == 1)
    }

    @Test func statementsAreReadInParts() {
        let text = StatementText(Array("a \"b c\" {d e} // f\ng".utf8), from: 0)
        #expect(text.parts.map(\.text) == ["a", "\"b c\"", "{d e}"])
        let open = StatementText(Array("a {\nb\n}\n".utf8), from: 0)
        #expect(open.parts.map(\.text) == ["a", "{"])
        #expect(StatementText(Array("pop }".utf8), from: 0).text == "pop")
    }
}
