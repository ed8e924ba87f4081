import SceneLang
import Testing

/// Runs compared with the traces that were expected of them.
@Suite struct TraceDifferenceTests {
    private let run: Run

    init() throws {
        run = try Script(LibraryTests.text).run()
    }

    @Test func whatIsExpectedHasNoDifference() {
        #expect(run.difference(from: run.golden) == nil)
        #expect(run.difference(from: run.golden + "\n\n") == nil)
        #expect(run.difference(from: "...\n") == nil)
    }

    @Test func holesAndWildcardsMatchWhatTheySay() {
        let holes = """
            # trace 1, ios 17, iPhone portrait
            > launch
              ...
            > push detail
            ...
              detail.viewWillAppear(animated: _)
              ...
            """
        #expect(run.difference(from: holes) == nil)
        let wrong = run.difference(from: holes + "\n> pop\n")
        #expect(wrong?.missing == ["> pop"])
        #expect(wrong?.unexpected == [])
    }

    @Test func aDifferenceNamesTheRule() throws {
        let expected = run.golden.split(separator: "\n").filter { $0 != "  detail.loadView()" }
            .map { $0 == "  detail.viewDidLoad()" ? "  detail.viewDidLoad(early: true)" : String($0) }
            .joined(separator: "\n")
        let difference = try #require(run.difference(from: expected))
        #expect(difference.missing == ["  detail.viewDidLoad(early: true)"])
        #expect(difference.unexpected.count == 2)
        #expect(
            difference.description.hasPrefix(
                """
                the trace is not what was expected (- expected, + found):
                    detail.init(coder:)
                    detail.awakeFromNib()
                    detail.willMove(toParent: nav)
                -   detail.viewDidLoad(early: true)
                +   detail.loadView()  [
                """))
        #expect(difference.description.contains("+   detail.viewDidLoad()  ["))
    }

    @Test func indentationCounts() {
        let flat = run.golden.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
        #expect(run.difference(from: flat) != nil)
    }

    @Test func nothingIsExpected() throws {
        let difference = try #require(run.difference(from: ""))
        #expect(difference.missing == [])
        #expect(difference.unexpected.first == "# trace 1, ios 17, iPhone portrait")
    }

    /// Distant differences are shown with their context, and the lines between them are omitted.
    @Test func longEqualPartsAreLeftOut() throws {
        var lines = run.golden.split(separator: "\n").map { String($0) }
        lines[2] += "!"
        lines[lines.count - 2] += "!"
        let difference = try #require(run.difference(from: lines.joined(separator: "\n")))
        #expect(difference.missing.count == 2)
        #expect(difference.description.contains("\n  …\n"))
        #expect(difference.description.split(separator: "\n").count < lines.count)
    }

    /// Two long traces without equal lines are compared quickly.
    @Test func longTracesAreCutOff() throws {
        let long = try Script("for i in 0..<5000 { print i }").run()
        let difference = try #require(long.difference(from: String(repeating: "  no\n", count: 5000)))
        #expect(difference.missing.count == 300)
        #expect(difference.unexpected.count == 300)
        #expect(difference.description.hasSuffix("not compared\n"))
    }
}
