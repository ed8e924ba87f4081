import TestSupport
import Testing

@testable import scenesh

@Suite struct AlignmentTests {
    static func alignment(_ golden: [String], _ trace: [String]) -> Alignment {
        Alignment(
            expected: golden.map { LinePattern(text: Array($0.utf8)) }, found: trace.map { Array($0.utf8) })
    }

    static func diff(_ golden: [String], _ trace: [String]) -> String {
        let expected = golden.map { LinePattern(text: Array($0.utf8)) }
        let found = trace.map { Array($0.utf8) }
        let alignment = Alignment(expected: expected, found: found)
        let diff = UnifiedDiff(alignment: alignment, expected: expected, found: found)
        return String(decoding: diff.rendered(from: "a", to: "b", colour: false), as: UTF8.self)
    }

    @Test(arguments: [
        (["a", "b"], ["a", "b"], true), (["a"], ["b"], false), ([], ["a"], false), (["a"], [], false), ([], [], true),
        (["..."], [], true), (["..."], ["x", "y"], true), (["a", "...", "z"], ["a", "z"], true),
        (["a", "...", "z"], ["a", "b", "z"], true), (["a", "...", "z"], ["a", "b"], false),
        (["a", "...", "x", "y"], ["a", "x", "b", "x", "y"], true), (["...", "a"], ["b", "a", "a"], true),
        (["...", "a", "..."], ["b"], false), (["  ..."], ["x"], true), (["...", "..."], ["x"], true),
        (["....", "x"], ["x"], false),
    ])
    func holesStandForLines(golden: [String], trace: [String], isMatch: Bool) {
        #expect(AlignmentTests.alignment(golden, trace).isMatch == isMatch)
    }

    @Test(arguments: [
        ("f(_)", "f(1)", true), ("f(_)", "f(g(1, 2))", true), ("f(_)", "f()", false), ("f(_)", "f(1, 2)", false),
        ("f(_, b: _)", "f(\"a, )\", b: [1, 2])", true), ("f(a: _)", "f(a: true)", true), ("a_b", "axb", false),
        ("_", "whole", true), ("f(_x)", "f(1)", false), ("# trace 1, _, _", "# trace 1, ios 17, iPhone portrait", true),
        ("# trace 1, _, _", "# trace 1, ios 17", false), ("f(_)", "f(\"open", false), ("f(_)", "f(_)", true),
    ])
    func underscoreStandsForAnArgument(golden: String, line: String, isMatch: Bool) {
        #expect(LinePattern(text: Array(golden.utf8)).matches(Array(line.utf8)) == isMatch)
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
            of: "the diff", expected: expected, observed: AlignmentTests.diff(golden, trace))
        if let difference { Issue.record("\(difference)") }
    }

    @Test func equalTextsHaveNoDiff() {
        #expect(AlignmentTests.diff(["a", "...", "b"], ["a", "x", "b"]) == "")
    }

    /// Every alignment uses each line of both texts once, in order, and keeps as many as any could.
    @Test func alignmentsAreShortest() {
        var random = Dice(seed: 3)
        for _ in 0..<2_000 {
            let golden = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                "\(Int.random(in: 0...3, using: &random))"
            }
            let trace = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                "\(Int.random(in: 0...3, using: &random))"
            }
            var (expected, found, kept) = (0, 0, 0)
            for edit in AlignmentTests.alignment(golden, trace).edits {
                switch edit {
                case .keep(let left, let right):
                    #expect(left == expected && right == found && golden[left] == trace[right])
                    (expected, found, kept) = (expected + 1, found + 1, kept + 1)
                case .remove(let left):
                    #expect(left == expected)
                    expected += 1
                case .add(let right):
                    #expect(right == found)
                    found += 1
                case .change, .hole: Issue.record("no line has a form, and no hole was there")
                }
            }
            #expect(expected == golden.count && found == trace.count)
            #expect(kept == AlignmentTests.longestCommon(golden, trace), "\(golden) \(trace)")
        }
    }

    @Test func veryDifferentTextsAreOneBlock() {
        let golden = (0..<5_000).map { "a\($0)" }
        let trace = (0..<5_000).map { "b\($0)" }
        #expect(AlignmentTests.alignment(golden, trace).edits.count == 10_000)
    }

    private static func longestCommon(_ a: [String], _ b: [String]) -> Int {
        var row = [Int](repeating: 0, count: b.count + 1)
        for x in a {
            var diagonal = 0
            for (index, y) in b.enumerated() {
                let above = row[index + 1]
                row[index + 1] = x == y ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return row[b.count]
    }
}
