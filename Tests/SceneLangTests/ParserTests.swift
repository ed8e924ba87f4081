import TestSupport
import Testing

@testable import SceneLang

@Suite struct ParserTests {
    /// Sources that are right, and their trees.
    static let cases: [(source: TextArgument, dump: TextArgument)] = [
        // Expressions.
        ("x = 1 + 2 * 3 - 4", "(= x (- (+ 1 (* 2 3)) 4))"),
        ("x = a ?? b || c && d == 1..<3", "(= x (?? a (|| b (&& c (== d (..< 1 3))))))"),
        ("x = a ? b : c ? d : e", "(= x (? a b (? c d e)))"),
        ("x = -a.b * !c", "(= x (* (- (. a b)) (! c)))"),
        ("x = -9223372036854775808", "(= x -9223372036854775808)"),
        ("x = 1_000 + 0xFF", "(= x (+ 1000 255))"),
        ("x = 3.5 + 1e3", "(= x (+ 3.5 1000.0))"),
        ("x = 1024x768", "(= x 1024x768)"),
        ("x = 1...3", "(= x (... 1 3))"),
        ("x = message#2.title", "(= x (. (instance message 2) title))"),
        ("x = Mail.inbox#1", "(= x (instance (. Mail inbox) 1))"),
        ("x = a?.b.c?.d()", "(= x (chain (call (?. (. (?. a b) c) d))))"),
        ("x = a ?.b : .c", "(= x (? a .b .c))"),
        ("x = [1, 2,]", "(= x (array 1 2))"),
        ("x = []", "(= x (array))"),
        ("x = [:]", "(= x (dictionary))"),
        ("x = [\"a\": 1, \"b\": .c]", "(= x (dictionary (\"a\" 1) (\"b\" .c)))"),
        ("x = a[0][1]", "(= x ([] ([] a 0) 1))"),
        ("x = y is message", "(= x (is y message))"),
        ("x = f(1, b: 2)", "(= x (call f 1 b: 2))"),
        (
            "x = nav.targetViewController(forAction: \"show\", sender: nil)",
            "(= x (call (. nav targetViewController) forAction: \"show\" sender: nil))"
        ),
        ("x = { a, b in a + b }", "(= x (closure (parameters a b) (+ a b)))"),
        ("x = { [weak self, y = 1] in self }", "(= x (closure (captures weak self y = 1) self))"),
        ("x = a.map { $0 + $1 }", "(= x (call (. a map) (closure $2 (+ $0 $1))))"),
        ("a.reduce(0) { $0 }", "(call (. a reduce) 0 (closure $1 $0))"),
        ("x = { f { $1 } }", "(= x (closure (call f (closure $2 $1))))"),
        ("x = \"a\\n\\u{41}\\\"\"", "(= x \"a\\nA\\\"\")"),
        ("x = \"a \\(b + \"c \\(d)\") e\"", "(= x (string \"a \" (+ b (string \"c \" d)) \" e\"))"),
        ("x = \"\"\"\n    one\n      two \\(1)\n    \"\"\"", "(= x (string \"one\\n  two \" 1))"),
        ("x = `Sign in`.title", "(= x (. Sign in title))"),
        ("x = größe + 日本", "(= x (+ größe 日本))"),
        ("x = a.default.in", "(= x (. (. a default) in))"),
        // Lines.
        ("x = a +\n  b", "(= x (+ a b))"),
        ("x = a\n  .b\n  ?.c", "(= x (chain (?. (. a b) c)))"),
        ("x = a\n  ? b\n  : c", "(= x (? a b c))"),
        ("x = a\n  ?? b\n  && c", "(= x (?? a (&& b c)))"),
        ("f(a,\n  b)\ng()", "(call f a b)\n(call g)"),
        ("a(); b()", "(call a)\n(call b)"),
        ("x =\n  1", "(= x 1)"),
        ("a = 1 /* x /* y */\n */ b = 2", "(= a 1)\n(= b 2)"),
        ("return\nx()", "(return)\n(call x)"),
        // Statements.
        ("let a = 1\nvar b\nweak var c = d", "(let a 1)\n(var b)\n(weak var c d)"),
        ("a.b += 1\na[0] = 2\na?.b = 3", "(+= (. a b) 1)\n(= ([] a 0) 2)\n(= (chain (?. a b)) 3)"),
        (
            "if a { b() } else if c { } else { d() }",
            "(if (a (call b)) (c) (else (call d)))"
        ),
        ("if let x = y, x > 1 { }", "(if (let x = y, (> x 1)))"),
        ("if let x { }", "(if (let x = x))"),
        ("guard let x = y else { return }", "(guard (let x = y) (return))"),
        ("for x in xs { continue }", "(for x xs (continue))"),
        ("while a < b { break }", "(while ((< a b)) (break))"),
        ("repeat 3 { a() }", "(repeat 3 (call a))"),
        (
            "switch x {\ncase 1, 2...3: a()\ncase .b:\n  b()\ndefault: break\n}",
            "(switch x (case 1 (... 2 3) { (call a) }) (case .b { (call b) }) (default { (break) }))"
        ),
        ("func f(a, b) { return a }", "(func f (a b) (return a))"),
        ("if ios >= 13 { print ios }", "(if ((>= ios 13) (print ios)))"),
        ("print device.isPad", "(print (. device isPad))"),
    ]

    /// Verb statements, and their trees.
    static let verbs: [(source: TextArgument, dump: TextArgument)] = [
        ("launch", "(launch)"),
        ("launch Main", "(launch Main)"),
        ("launch with X", "(launch (with X))"),
        ("launch with nav stack [a, b]", "(launch (with nav) (stack (array a b)))"),
        ("launch background", "(launch-background)"),
        ("perform \"id\" from x sender 1 + 2", "(perform \"id\" (from x) (sender (+ 1 2)))"),
        ("tap \"id\" in x", "(tap \"id\" (in x))"),
        ("tap .back", "(tap .back)"),
        ("push x onto nav unanimated", "(push x (onto nav) (unanimated))"),
        ("push(x)", "(push x)"),
        ("push x onto nav animated a == b", "(push x (onto nav) (animated (== a b)))"),
        ("pop", "(pop)"),
        ("pop nav", "(pop nav)"),
        ("pop to x", "(pop-to x)"),
        ("pop to root", "(pop-to-root)"),
        ("pop to root unanimated", "(pop-to-root (unanimated))"),
        ("pop to (root)", "(pop-to root)"),
        ("set stack [a, b] on nav", "(set-stack (array a b) (on nav))"),
        (
            "present x from y style .formSheet transition .flip then { print 1 }",
            "(present x (from y) (style .formSheet) (transition .flip) (then { (print 1) }))"
        ),
        ("popover x from y anchor z", "(popover x (from y) (anchor z))"),
        ("dismiss\ndismiss from x", "(dismiss)\n(dismiss (from x))"),
        ("show x from y", "(show x (from y))"),
        ("show .primary in s", "(show .primary (in s))"),
        ("hide .primary\ncollapse\nexpand in s", "(hide .primary)\n(collapse)\n(expand (in s))"),
        ("showDetail x from y", "(showDetail x (from y))"),
        ("select 2 in t\nselect x", "(select 2 (in t))\n(select x)"),
        ("page to x\npage forward\npage back in p", "(page-to x)\n(page-forward)\n(page-back (in p))"),
        ("swipe .back cancelled\nswipe to x at 0.4", "(swipe .back (cancelled))\n(swipe-to x (at 0.4))"),
        ("embed x in y\nunembed x", "(embed x (in y))\n(unembed x)"),
        ("add child x to y\nadd view x to y", "(add-child x (to y))\n(add-view x (to y))"),
        ("will move x to nil\ndid move x to y", "(will-move x (to nil))\n(did-move x (to y))"),
        ("remove view x\nremove child x", "(remove-view x)\n(remove-child x)"),
        ("transition a to b in c only", "(transition a (to b) (in c) (only))"),
        ("begin appearance x appearing true", "(begin-appearance x (appearing true))"),
        ("end appearance x", "(end-appearance x)"),
        ("begin push x onto nav", "(begin (push x (onto nav)))"),
        ("root x in w\nactivate w", "(root x (in w))\n(activate w)"),
        ("load x\nlayout\nrelease x", "(load x)\n(layout)\n(release x)"),
        ("call x.viewWillAppear(true)", "(call (call (. x viewWillAppear) true))"),
        ("rotate .landscapeLeft\nresize 507x1024", "(rotate .landscapeLeft)\n(resize 507x1024)"),
        ("trait horizontal .compact on x", "(trait (horizontal .compact) (on x))"),
        ("memory warning\nclose scene\nrelaunch", "(memory-warning)\n(close-scene)\n(relaunch)"),
        ("focus v in x\nunfocus", "(focus v (in x))\n(unfocus)"),
        ("send \"save\" from v\npost \"n\"", "(send \"save\" (from v))\n(post \"n\")"),
        ("turn { pop\npush x }", "(turn { (pop) (push x) })"),
        ("advance 0.2\nfinish\ncancel", "(advance 0.2)\n(finish)\n(cancel)"),
        ("note \"a\"\ntree", "(note \"a\")\n(tree)"),
        ("trace +layout -init", "(trace +layout -init)"),
        ("trace only inbox, message", "(trace-only inbox message)"),
        ("expect a == b", "(expect (== a b))"),
        ("expect a == b in { pop }", "(expect (== a b) (in { (pop) }))"),
        ("expect call x.m before y.n", "(expect-call (. x m) (before (. y n)))"),
        (
            "expect no call x.prepare(for:sender:) in { pop }",
            "(expect-no-call (call (. x prepare) for: ? sender: ?) (in { (pop) }))"
        ),
        ("expect call x.show(_)", "(expect-call (call (. x show) _))"),
        ("expect warning \"a\"", "(expect-warning \"a\")"),
        ("expect no warning", "(expect-no-warning)"),
        ("expect exception \"a\" { pop }", "(expect-exception \"a\" (in { (pop) }))"),
        ("expect exception { pop }", "(expect-exception (in { (pop) }))"),
        (
            "expect trace {\n  > it's pop\n  ...\n  any order {\n    a.b(_)  // c\n  }\n} in { pop }\nprint 1",
            "(expect-trace \"> it's pop\" \"...\" \"any order {\" \"a.b(_)\" \"}\" (in { (pop) }))\n(print 1)"
        ),
        ("expect trace { a.b() }", "(expect-trace \"a.b()\")"),
        // Words that are names here.
        ("push = 1\nselect += 1", "(= push 1)\n(+= select 1)"),
        ("show.x()\ntrace[0] = 1", "(call (. show x))\n(= ([] trace 0) 1)"),
        ("expect call == 1\nexpect no", "(expect (== call 1))\n(expect no)"),
        ("pop (to)", "(pop to)"),
        ("push to onto nav", "(push to (onto nav))"),
        ("if pop { }", "(if (pop))"),
        ("x.push(y)", "(call (. x push) y)"),
    ]

    /// Declarations, and their trees.
    static let declarations: [(source: TextArgument, dump: TextArgument)] = [
        ("ios 8.3\ndevice iPad landscape\ndevice 320x480", "(ios 8.3)\n(device iPad landscape)\n(device 320x480)"),
        ("test ios 12, 13 device iPhone, iPad", "(test 12 13 (iPhone) (iPad))"),
        ("test fails \"a\" because \"b\"", "(test fails \"a\" because \"b\")"),
        ("test errors E0201 because \"b\"", "(test errors E0201 because \"b\")"),
        ("test errors E0201 \"a\" because \"b\"", "(test errors E0201 \"a\" because \"b\")"),
        ("test fails \"a\"\nbecause()", "(test fails \"a\")\n(call because)"),
        ("test fails \"has no \\\"x\\\"\"", "(test fails \"has no \\\"x\\\"\")"), ("test trace", "(test trace)"),
        (
            "scenario \"s\" ios 12 tags \"a\", \"b\" skip \"c\" fails \"d\" { }",
            "(scenario \"s\" (ios 12) (test tag \"a\") (test tag \"b\") (test skip \"c\") (test fails \"d\"))"
        ),
        (
            "scenario \"s\" fails \"d\" because \"e\" { }",
            "(scenario \"s\" (test fails \"d\" because \"e\"))"
        ),
        ("test errors E0201", "(test errors E0201)"), ("test errors E0201 \"x\"", "(test errors E0201 \"x\")"),
        ("import \"a.scene\"", "(import \"a.scene\")"),
        ("scene b, c: Base, d", "(scene b)\n(scene c : Base)\n(scene d)"),
        ("initial scene x: X { }", "(initial scene x : X)"),
        ("storyboard S { scene a { } \n initial scene b }", "(storyboard S (scene a) (initial scene b))"),
        ("controller X: Y { func f() { } }", "(controller X : Y (func f))"),
        ("nib `My~ipad` { label title }", "(nib My~ipad label:title)"),
        ("style D: .custom { removesPresenter = false }", "(style D : .custom (set removesPresenter false))"),
        ("segue Fade(segue) { pop }", "(segue-class Fade (segue) (pop))"),
        ("delegate D { on didShow(x) { } }", "(delegate D (on didShow (x)))"),
        ("app { scenes = false }\nwindow W { screen = 1 }", "(app (set scenes false))\n(window W (set screen 1))"),
        (
            "scenario \"a\" ios 7 device iPad { setup { launch }\n pop }",
            "(scenario \"a\" (ios 7) (device iPad) (setup (launch)) (pop))"
        ),
        ("/// One.\n/// Two.\nscene a", "(doc \"One.\\nTwo.\") (scene a)"),
        (
            "scene a {\n action save(sender) { }\n unwind done(segue) { }\n segueAction make(coder) { }\n}",
            "(scene a (action save (sender)) (unwind done (segue)) (segueAction make (coder)))"
        ),
        (
            "scene a {\n on viewDidLoad without super { }\n on x { super }\n on notification \"n\"(i) { }\n}",
            "(scene a (on viewDidLoad without-super) (on x says-super (super)) (on-notification \"n\" (i)))"
        ),
        (
            "scene a { view { button b -> save; table list { cell row\n label }\n container slot } }",
            "(scene a (view button:b->save table:list >cell:row >label container:slot))"
        ),
        (
            "scene a {\n root -> b\n tabs -> c, M.d\n outlet key -> name\n}",
            "(scene a (-> root b) (-> tabs c (. M d)) (outlet key name))"
        ),
        (
            "scene a { segue embed -> b on slot\n segue Fade \"x\" -> c unanimated action make }",
            "(scene a (segue embed -> b (on slot)) (segue Fade \"x\" -> c (unanimated) (action make)))"
        ),
        ("scene a { weak var x\n let y = 1\n root = nil }", "(scene a (weak var x) (let y 1) (set root nil))"),
    ]

    @Test(arguments: cases)
    func readsExpressionsAndStatements(source: TextArgument, dump: TextArgument) { check(source, dump) }

    @Test(arguments: verbs) func readsVerbs(source: TextArgument, dump: TextArgument) { check(source, dump) }

    @Test(arguments: declarations)
    func readsDeclarations(source: TextArgument, dump: TextArgument) { check(source, dump) }

    private func check(_ source: TextArgument, _ dump: TextArgument) {
        let found = ParserSamples.parse(source.text)
        #expect(found.errors == [])
        #expect(found.dump == dump.text)
    }

    @Test func sampleOfTheDesign() {
        let found = ParserSamples.parse(ParserSamples.mail)
        #expect(found.errors == [])
    }

    private static let incompleteTextsCases: [TextArgument] = [
        "f(", "f(a,", "[1", "scenario \"a\" {", "if a {", "/* x", "let a = \"\"\"", "let a =", "a +", "a ??",
        "scene a,", "scene a: X { root ->", "x = { a in", "if a", "for x in", "expect trace {", "a = b ? c :",
        "func f()", "turn {\n  pop",
    ]

    @Test(arguments: incompleteTextsCases)
    func incompleteTexts(text: TextArgument) { #expect(Parser.isIncomplete(SourceFile(name: "", text: text.text))) }

    private static let completeTextsCases: [TextArgument] = [
        "", "f()", "push", "let", "print \"a", "f(1 2", "} f(", "if a { }", "x = )", "`a", "pop\n", "// x",
        "scene a", "print \"\\(a", "dismiss x",
    ]

    @Test(arguments: completeTextsCases)
    func completeTexts(text: TextArgument) { #expect(!Parser.isIncomplete(SourceFile(name: "", text: text.text))) }
}
