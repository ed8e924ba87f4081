import Foundation
import Testing

/// The rule of comparison, held against lines made for it.
@Suite("case patterns")
struct CasePatternTests {
    @Test(
        "a pattern describes a line",
        arguments: [
            ("B.viewDidLoad()", "B.viewDidLoad()", true),
            ("B.viewDidLoad()", "B#1.viewDidLoad()", true),
            ("B.viewDidLoad()", "B#2.viewDidLoad()", false),
            ("_.perform()", "fade.perform()", true),
            ("A.viewWillAppear(animated: _)", "A.viewWillAppear(animated: true)", true),
            ("A.viewWillAppear(animated: false)", "A.viewWillAppear(animated: true)", false),
            ("A.prepare(for: _, sender: _)", "A.prepare(for: show -> B, sender: A.go)", true),
            ("A.shouldPerformSegue(_)", "A.shouldPerformSegue(withIdentifier: \"x\", sender: nil)", true),
            ("delegate.tabBarController(shouldSelect: T2)", "delegate.tabBarController(shouldSelect: T2#1)", true),
            ("delegate.tabBarController(shouldSelect: T2)", "delegate.tabBarController(didSelect: T2)", false),
            ("nav.popToViewController(VC1)", "nav.popToViewController(VC1, animated: true)", true),
            ("A.init(coder:)", "A.init(coder:)", true),
            ("A.init(coder:)", "A.init(nibName:bundle:)", false),
            ("A.init(_)", "A.init(nibName:bundle:)", true),
            ("| completion", "| completion", true),
            ("! warning: Warning: Attempt _ on <A: 0x...>", "! warning: Attempt to present on <A: 0x...>", true),
            ("! warning: more", "! warning: more of it", false),
            ("! exception E: the key _.", "! exception E: the key k.", true),
        ])
    func describes(_ pattern: String, _ line: String, _ expected: Bool) {
        #expect(CasePattern(pattern).matches(CasePattern(line)) == expected)
    }

    @Test("order, counts and absence are told")
    func problems() throws {
        let json = #"{ "assert": ["A.viewWillAppear()", "B.viewDidLoad()"], "absent": ["C.deinit()"] }"#
        let check = try JSONDecoder().decode(CaseFacts.Check.self, from: Data(json.utf8))
        let good = ["A.viewWillAppear(animated: true)", "B.loadView()", "B.viewDidLoad()"]
        #expect(check.problems(in: good, release: 17, counts: true).isEmpty)
        #expect(check.problems(in: good.reversed(), release: 17, counts: true).count == 1)
        #expect(check.problems(in: good + ["B.viewDidLoad()"], release: 17, counts: true).count == 1)
        #expect(check.problems(in: good + ["B.viewDidLoad()"], release: 17, counts: false).isEmpty)
        #expect(check.problems(in: good + ["C.deinit()"], release: 17, counts: true).count == 1)
        #expect(check.problems(in: ["B.viewDidLoad()"], release: 17, counts: true).count == 2)
    }

    @Test("a call that is newer than the release is not asked for")
    func newer() throws {
        let json = #"{ "assert": ["A.viewIsAppearing()", "A.viewDidAppear()"] }"#
        let check = try JSONDecoder().decode(CaseFacts.Check.self, from: Data(json.utf8))
        #expect(check.problems(in: ["A.viewDidAppear()"], release: 12, counts: true).isEmpty)
        #expect(check.problems(in: ["A.viewDidAppear()"], release: 13, counts: true).count == 2)
    }
}
