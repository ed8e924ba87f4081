import SceneRuntime

/// How a run differs from the trace that was expected of it. A test prints it:
///
///     the trace is not what was expected (- expected, + found):
///       > push detail
///         detail.init(coder:)
///     -   detail.viewDidLoad()
///     +   detail.loadView()  [VIEW-1]
public struct TraceDifference: Hashable, Sendable, CustomStringConvertible {
    /// The lines of the expected trace that did not come, with their indentation.
    public let missing: [String]
    /// The lines that came and were not expected, with their indentation.
    public let unexpected: [String]
    /// The difference as people read it: each line with some around it; one that was not expected names its rule.
    public let description: String

    /// The most lines of either side that are compared after the first that differs.
    private static let window = 300
    /// How many equal lines stand around those that differ.
    private static let context = 3

    /// One line of the comparison.
    private enum Row {
        case same(String)
        case missing(String)
        case unexpected(String, rule: String)
        case hole

        var isSame: Bool {
            if case .same = self { true } else { false }
        }

        var isHole: Bool {
            if case .hole = self { true } else { false }
        }
    }

    /// Nil where `found` is what was expected. `rules` holds the rule of each line found, or nothing.
    init?(expected: [String], found: [String], rules: [String]) {
        let patterns = expected.map { Array($0.utf8) }
        let lines = found.map { Array($0.utf8) }
        let matcher = TraceMatcher(patterns.map { (Self.isHole($0) ? .anyLines : .line, $0) })
        guard matcher.mismatch(in: lines) != nil else { return nil }
        var start = 0
        while start < patterns.count, start < lines.count, TraceMatcher.fits(lines[start], patterns[start]) {
            start += 1
        }
        let rows = Self.rows(expected, found, patterns, lines, rules, from: start)
        var missing: [String] = []
        var unexpected: [String] = []
        for row in rows {
            switch row {
            case .missing(let line): missing.append(line)
            case .unexpected(let line, _): unexpected.append(line)
            case .same, .hole: break
            }
        }
        self.missing = missing
        self.unexpected = unexpected
        let isCut = max(expected.count, found.count) > start + Self.window
        description =
            Self.describe(rows, before: found[max(0, start - Self.context)..<start])
            + (isCut ? "  … what comes later is not compared\n" : "")
    }

    private static func isHole(_ line: [UInt8]) -> Bool {
        line.drop { $0 == 0x20 || $0 == 0x09 } == [0x2E, 0x2E, 0x2E]
    }

    /// The lines of both sides from `start` on, side by side: the longest sequence of common ones stays.
    private static func rows(
        _ expected: [String], _ found: [String], _ patterns: [[UInt8]], _ lines: [[UInt8]], _ rules: [String],
        from start: Int
    ) -> [Row] {
        let expectedEnd = min(patterns.count, start + window)
        let foundEnd = min(lines.count, start + window)
        // `lengths[i][j]`: how many lines are common to what stands from `i` and from `j` on.
        let width = foundEnd - start + 1
        var lengths = [Int](repeating: 0, count: (expectedEnd - start + 1) * width)
        var fits = [Bool](repeating: false, count: lengths.count)
        for i in stride(from: expectedEnd - start - 1, through: 0, by: -1) {
            for j in stride(from: foundEnd - start - 1, through: 0, by: -1) {
                let isFit = TraceMatcher.fits(lines[start + j], patterns[start + i])
                fits[i * width + j] = isFit
                lengths[i * width + j] =
                    isFit
                    ? lengths[(i + 1) * width + j + 1] + 1
                    : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
            }
        }
        var rows: [Row] = []
        var (i, j) = (0, 0)
        while start + i < expectedEnd || start + j < foundEnd {
            let hasExpected = start + i < expectedEnd
            let hasFound = start + j < foundEnd
            // What fits later on, if the expected line is left out, or the one found.
            let sooner = hasExpected ? lengths[(i + 1) * width + j] : 0
            let later = hasFound ? lengths[i * width + j + 1] : 0
            if hasExpected, isHole(patterns[start + i]) {
                rows.append(.hole)
                i += 1
            } else if hasExpected, hasFound, fits[i * width + j] {
                rows.append(.same(found[start + j]))
                (i, j) = (i + 1, j + 1)
            } else if hasFound, rows.last?.isHole == true, !hasExpected || later >= sooner {
                // A hole stands for the lines that follow it, as long as nothing expected fits.
                j += 1
            } else if hasExpected, !hasFound || sooner >= later {
                rows.append(.missing(expected[start + i]))
                i += 1
            } else {
                rows.append(.unexpected(found[start + j], rule: rules[start + j]))
                j += 1
            }
        }
        return rows
    }

    private static func describe(_ rows: [Row], before: ArraySlice<String>) -> String {
        let rows = before.map { Row.same($0) } + rows
        var text = "the trace is not what was expected (- expected, + found):\n"
        var lastShown = -1
        for (index, row) in rows.enumerated() {
            let near = rows[max(0, index - context)...min(rows.count - 1, index + context)]
            if !near.contains(where: { !$0.isSame }) { continue }
            if index > lastShown + 1 { text += "  …\n" }
            lastShown = index
            switch row {
            case .same(let line): text += "  \(line)\n"
            case .missing(let line): text += "- \(line)\n"
            case .unexpected(let line, let rule): text += "+ \(line)\(rule)\n"
            case .hole: text += "  ...\n"
            }
        }
        return text
    }
}

extension Run {
    /// The lines of a golden of `scenesh test`: the trace, then each line of the report as `# stderr: …`, and the
    /// status of a run that failed.
    public var golden: String {
        var text = trace
        for line in report.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            text += line.isEmpty ? "# stderr:\n" : "# stderr: \(line)\n"
        }
        return succeeded ? text : text + "# status 1\n"
    }

    /// How the run differs from a trace that was expected of it, such as a golden; nil if it does not.
    ///
    /// In `expected` a line `...` stands for any lines, and `_` for any one argument.
    public func difference(from expected: String) -> TraceDifference? {
        let found = Run.lines(golden)
        return TraceDifference(expected: Run.lines(expected), found: found, rules: rules(of: found.count))
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    /// The rule behind each of the first `count` lines, as it stands after one: `  [NAV-PUSH-1]`.
    private func rules(of count: Int) -> [String] {
        var rules = lineRules.prefix(count).map { $0 == .none ? "" : "  [\($0.spec.id.text)]" }
        while rules.count < count { rules.append("") }
        return rules
    }
}
