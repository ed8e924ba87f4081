import SceneLang
import TestSupport
import Testing

/// The line diff that failed text comparisons print.
@Suite struct LineDiffTests {
    private static func unified(_ expected: String, _ observed: String, lineLimit: Int = 60) -> String? {
        LineDiff(expected: expected.utf8, observed: observed.utf8)
            .unified(from: "a", to: "b", lineLimit: lineLimit)
    }

    private static func lines(_ numbers: some Sequence<Int>) -> String { numbers.map { "\($0)\n" }.joined() }

    @Test(arguments: ["", "a", "a\n", "\n", "a\n\nb"] as [TextArgument])
    func equalTextsHaveNoDiff(argument: TextArgument) {
        let text = argument.text
        #expect(LineDiff(expected: text.utf8, observed: text.utf8).isEmpty)
        #expect(Self.unified(text, text) == nil)
    }

    @Test func eachChangeHasThreeLinesOfContext() {
        let expected = Self.lines(1...20)
        let observed = expected.replacing("10\n", with: "ten\n") + "21\n"
        #expect(
            Self.unified(expected, observed) == """
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
                """)
    }

    /// An expected text, an observed text, and the lines of the diff after its header.
    private static let smallTextsCases: [(TextArgument, TextArgument, TextArgument)] = [
        ("", "x\n", "@@ -0,0 +1,1 @@\n+x"), ("x\n", "", "@@ -1,1 +0,0 @@\n-x"),
        ("x\n", "x", "@@ -1,1 +1,1 @@\n-x\n+x\n\\ No newline at end of file"),
        ("x\r\n", "x\n", "@@ -1,1 +1,1 @@\n-x\\u{D}\n+x"),
        ("\u{1B}x\n", "\tx\n", "@@ -1,1 +1,1 @@\n-\\u{1B}x\n+\tx"),
        ("a\nb\nc\n", "b\nc\nd\n", "@@ -1,3 +1,3 @@\n-a\n b\n c\n+d"),
        ("a\nb\na\n", "a\nb\na\nb\na\n", "@@ -1,3 +1,5 @@\n a\n b\n a\n+b\n+a"),
        ("\u{E9}\n", "e\u{301}\n", "@@ -1,1 +1,1 @@\n-\u{E9}\n+e\u{301}"),
    ]

    @Test(arguments: smallTextsCases)
    func smallTexts(expected: TextArgument, observed: TextArgument, diff: TextArgument) {
        let found = Self.unified(expected.text, observed.text) ?? ""
        #expect(found.utf8.elementsEqual("--- a\n+++ b\n\(diff.text)".utf8), "\(found)")
    }

    @Test func longDiffsAreCutOff() {
        let diff = Self.unified(Self.lines(1...50), Self.lines(101...150), lineLimit: 4)
        #expect(diff == "--- a\n+++ b\n@@ -1,50 +1,50 @@\n-1\n-2\n-3\n… and 97 more lines")
    }

    @Test func textsAreNamedInTheHeader() {
        #expect(LineDiff.difference(of: "the list", expected: ["x"], observed: ["x"]) == nil)
        #expect(
            LineDiff.difference(of: "the list", expected: ["x"], observed: [])
                == "--- the list (expected)\n+++ the list (observed)\n@@ -1,1 +0,0 @@\n-x")
    }

    /// Random texts: each line occurs in one edit, in order, and no other alignment keeps more lines.
    @Test func alignmentsKeepAsManyLinesAsPossible() {
        var dice = Dice(seed: 3)
        for _ in 0..<2_000 {
            let expected = (0..<dice.below(10)).map { _ in dice.below(4) }
            let observed = (0..<dice.below(10)).map { _ in dice.below(4) }
            let edits = LineDiff(expected: Self.lines(expected).utf8, observed: Self.lines(observed).utf8).edits
            var (left, right, kept) = ([Int](), [Int](), 0)
            for edit in edits {
                switch edit {
                case .keep(let line, let other):
                    #expect(expected[line] == observed[other])
                    (left, right, kept) = (left + [line], right + [other], kept + 1)
                case .remove(let line): left.append(line)
                case .add(let line): right.append(line)
                case .change, .hole: Issue.record("lines of a text are kept, removed or added")
                }
            }
            #expect(left == Array(expected.indices) && right == Array(observed.indices), "\(expected) \(observed)")
            #expect(kept == Self.longestCommonSubsequence(expected, observed), "\(expected) \(observed)")
        }
    }

    /// Two large texts without a common line, and a small difference in texts of the same size.
    @Test func largeTextsAreCompared() {
        let count = 4_000
        let expected = Self.lines(0..<count)
        let different = LineDiff(expected: expected.utf8, observed: Self.lines(count..<2 * count).utf8)
        #expect(different.edits.count == 2 * count)
        let similar = LineDiff(expected: expected.utf8, observed: expected.replacing("\n2000\n", with: "\nx\n").utf8)
        #expect(similar.edits.count { $0.isDifference } == 2)
    }

    private static func longestCommonSubsequence(_ left: [Int], _ right: [Int]) -> Int {
        var row = [Int](repeating: 0, count: right.count + 1)
        for x in left {
            var diagonal = 0
            for (index, y) in right.enumerated() {
                let above = row[index + 1]
                row[index + 1] = x == y ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return row[right.count]
    }
}
