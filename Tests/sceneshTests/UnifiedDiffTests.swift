import SceneLang
import TestSupport
import Testing

@testable import scenesh

@Suite struct UnifiedDiffTests {
    static func diff(_ golden: [String], _ trace: [String]) -> String {
        let expected = golden.map { LinePattern(text: Array($0.utf8)) }
        let found = trace.map { Array($0.utf8) }
        let alignment = LineAlignment(expected: expected, found: found)
        let diff = UnifiedDiff(alignment: alignment, expected: expected, found: found)
        return String(decoding: diff.rendered(from: "a", to: "b", colour: false), as: UTF8.self)
    }

    @Test func diffShowsChangesWithThreeLinesAround() {
        let golden = (1...20).map(String.init)
        var trace = golden
        trace[9] = "ten"
        trace.append("21")
        let expected = """
            --- a
            +++ b
            @@ -7,7 +7,7 @@
             7
             8
             9
            -10
            +ten
             11
             12
             13
            @@ -18,3 +18,4 @@
             18
             19
             20
            +21

            """
        let difference = LineDiff.difference(
            of: "the diff", expected: expected, observed: UnifiedDiffTests.diff(golden, trace))
        if let difference { Issue.record("\(difference)") }
    }

    @Test func equalTextsHaveNoDiff() {
        #expect(UnifiedDiffTests.diff(["a", "...", "b"], ["a", "x", "b"]) == "")
    }
}
