import TestSupport
import Testing

@testable import scenesh

/// Where errors of a run are said to be.
@Suite struct ErrorPlaceTests {
    /// A script and the place of its error. What code of the language's own cannot do is the fault of who called it;
    /// of several operands none is blamed for another.
    private static let isThatOfTheFaultCases: [(TextArgument, String)] = [
        ("// first\nprint [1].map(3)", "2:7"), ("print 1\nlet all = [1].reduce(0, { x in x })", "2:11"),
        ("\nprint [1, 2].sorted({ a in a })", "2:7"), ("print [1].map { x in x.title }", "1:22"),
        ("repeat 8.3 {\n    print 1\n}", "1:8"), ("for x in 3.5 { print x }", "1:10"),
        ("initial scene a\nlaunch\na.title = \"x\"\npresent a.title style .formSheet", "4:1"),
        ("initial scene a\nlaunch\na.title = \"x\"\npresent a.title unanimated", "4:9"),
        ("initial scene a\nlaunch\nlet three = 3\nwindow.rootViewController = three", "4:1"),
        ("initial scene a\nlaunch\nlet nobody = nil\nroot nobody", "4:6"),
        ("initial scene tabs: TabBarController { tabs -> a }\nscene a, b\nlaunch\npresent b\nselect 0", "5:8"),
    ]

    @Test(arguments: isThatOfTheFaultCases)
    func isThatOfTheFault(_ script: TextArgument, _ place: String) {
        let message = Recording.of(script.text).complaint
        expectText(message, contains: " --> script.scene:\(place)\n")
    }
}
