import SceneLang
import TestSupport
import Testing

@Suite struct LineAlignmentTests {
    static func alignment(_ golden: [String], _ trace: [String]) -> LineAlignment {
        LineAlignment(
            expected: golden.map { LinePattern(text: Array($0.utf8)) }, found: trace.map { Array($0.utf8) })
    }

    @Test(arguments: [
        (["a", "b"], ["a", "b"], true), (["a"], ["b"], false), ([], ["a"], false), (["a"], [], false), ([], [], true),
        (["..."], [], true), (["..."], ["x", "y"], true), (["a", "...", "z"], ["a", "z"], true),
        (["a", "...", "z"], ["a", "b", "z"], true), (["a", "...", "z"], ["a", "b"], false),
        (["a", "...", "x", "y"], ["a", "x", "b", "x", "y"], true), (["...", "a"], ["b", "a", "a"], true),
        (["...", "a", "..."], ["b"], false), (["  ..."], ["x"], true), (["...", "..."], ["x"], true),
        (["....", "x"], ["x"], false),
    ])
    func holesMatchLines(golden: [String], trace: [String], isMatch: Bool) {
        #expect(LineAlignmentTests.alignment(golden, trace).isMatch == isMatch)
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
            for edit in LineAlignmentTests.alignment(golden, trace).edits {
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
            #expect(kept == LineAlignmentTests.longestCommon(golden, trace), "\(golden) \(trace)")
        }
    }

    /// Texts with more differences than one search visits: each line that both have in the same step is kept.
    @Test(arguments: [false, true]) func manyDifferencesAreFound(areTraces: Bool) {
        let steps = 2_000
        let golden = (0..<steps).flatMap { _ in
            ["> push a", "  a.viewWillAppear()", "  a.old()", "  a.viewDidAppear()"]
        }
        let trace = (0..<steps).flatMap { _ in
            ["> push a", "  a.viewWillAppear()", "  a.new()", "  a.newer()", "  a.viewDidAppear()"]
        }
        let edits =
            areTraces
            ? LineAlignmentTests.alignment(golden, trace).edits
            : LineAlignment(lines: golden.map { Array($0.utf8) }, trace.map { Array($0.utf8) }).edits
        #expect(edits.count { $0.isDifference } == 3 * steps)
    }

    /// Of alignments that keep as many lines, the one of the table of longest common subsequences is found.
    @Test func linesAreRemovedFirst() {
        var random = Dice(seed: 5)
        for _ in 0..<2_000 {
            let left = (0..<random.below(10)).map { _ in [UInt8(random.below(3))] }
            let right = (0..<random.below(10)).map { _ in [UInt8(random.below(3))] }
            let edits = LineAlignment(lines: left, right, removesFirst: true).edits
            #expect(edits == LineAlignmentTests.edits(left, right), "\(left) \(right)")
        }
        let swapped = LineAlignment(lines: [[1], [2]], [[2], [1]], removesFirst: true).edits
        #expect(swapped == [.remove(expected: 0), .keep(expected: 1, found: 0), .add(found: 1)])
    }

    /// The edits by a table of the lengths of all common subsequences.
    private static func edits(_ left: [[UInt8]], _ right: [[UInt8]]) -> [LineEdit] {
        var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
        for row in left.indices.reversed() {
            for column in right.indices.reversed() {
                table[row][column] =
                    left[row] == right[column]
                    ? table[row + 1][column + 1] + 1 : max(table[row + 1][column], table[row][column + 1])
            }
        }
        var (row, column, edits) = (0, 0, [LineEdit]())
        while row < left.count || column < right.count {
            if row < left.count, column < right.count, left[row] == right[column] {
                edits.append(.keep(expected: row, found: column))
                (row, column) = (row + 1, column + 1)
            } else if row < left.count, column == right.count || table[row + 1][column] >= table[row][column + 1] {
                edits.append(.remove(expected: row))
                row += 1
            } else {
                edits.append(.add(found: column))
                column += 1
            }
        }
        return edits
    }

    @Test func veryDifferentTextsAreOneBlock() {
        let golden = (0..<5_000).map { "a\($0)" }
        let trace = (0..<5_000).map { "b\($0)" }
        #expect(LineAlignmentTests.alignment(golden, trace).edits.count == 10_000)
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
