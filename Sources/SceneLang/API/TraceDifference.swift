import SceneRuntime

/// The difference between a run and an expected trace. A test prints it:
///
///     the trace is not what was expected (- expected, + found):
///       > push detail
///         detail.init(coder:)
///     -   detail.viewDidLoad()
///     +   detail.loadView()  [VIEW-1]
public struct TraceDifference: Hashable, Sendable, CustomStringConvertible {
    /// The lines of the expected trace that are missing, with their indentation.
    public let missing: [String]
    /// The lines that were not expected, with their indentation.
    public let unexpected: [String]
    /// The difference as text, with context lines. An unexpected line names its rule.
    public let description: String

    /// The maximum number of lines of either side that are compared, from the first difference on.
    private static let window = 300
    /// The number of context lines before and after a difference.
    private static let context = 3

    /// Compares two traces; nil if they match. `rules` has the rule of each line of `found`, or an empty text.
    init?(expected: [String], found: [String], rules: [String]) {
        let patterns = expected.map { LinePattern(text: Array($0.utf8)) }
        let lines = found.map { Array($0.utf8) }
        guard case .mismatch = TraceMatcher(patterns).compare(lines) else { return nil }
        var start = 0
        while start < min(patterns.count, lines.count), patterns[start].matches(lines[start]) { start += 1 }
        let expectedEnd = min(patterns.count, start + Self.window)
        let foundEnd = min(lines.count, start + Self.window)
        let alignment = LineAlignment(
            expected: Array(patterns[..<expectedEnd]), found: Array(lines[..<foundEnd]), removesFirst: true)
        var missing: [String] = []
        var unexpected: [String] = []
        for edit in alignment.edits where edit.isDifference {
            if let line = edit.expected { missing.append(expected[line]) }
            for line in edit.found { unexpected.append(found[line]) }
        }
        self.missing = missing
        self.unexpected = unexpected
        let isCut = max(expected.count, found.count) > start + Self.window
        description =
            Self.describe(alignment, expected, zip(found, rules).map { ($0, $1) })
            + (isCut ? "  … what comes later is not compared\n" : "")
    }

    private static func describe(
        _ alignment: LineAlignment, _ expected: [String], _ found: [(line: String, rule: String)]
    ) -> String {
        var text = "the trace is not what was expected (- expected, + found):\n"
        for (number, hunk) in alignment.hunks(context: context, showsHoles: true).enumerated() {
            if number > 0 { text += "  …\n" }
            // Missing lines are shown before the unexpected lines at the same place.
            var unexpected = ""
            for edit in alignment.edits[hunk.edits] {
                switch edit {
                case .keep(_, let line):
                    text += unexpected + "  \(found[line].line)\n"
                    unexpected = ""
                case .hole:
                    text += unexpected + "  ...\n"
                    unexpected = ""
                case .change(let pattern, let line):
                    text += "- \(expected[pattern])\n"
                    unexpected += "+ \(found[line].line)\(found[line].rule)\n"
                case .remove(let pattern): text += "- \(expected[pattern])\n"
                case .add(let line): unexpected += "+ \(found[line].line)\(found[line].rule)\n"
                }
            }
            text += unexpected
        }
        return text
    }
}

extension Run {
    /// The text of a golden, as `scenesh test --bless` writes it: the trace, then each line of the report as `# stderr:
    /// …`, and the status of a failed run.
    public var golden: String {
        var text = trace
        for line in report.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            text += line.isEmpty ? "# stderr:\n" : "# stderr: \(line)\n"
        }
        return succeeded ? text : text + "# status 1\n"
    }

    /// Returns the difference from an expected trace, such as a golden; nil if the run matches it.
    ///
    /// In `expected`, a line `...` matches any number of lines, and `_` matches exactly one argument with its label:
    /// `prepare(for: _, sender: _)`.
    public func difference(from expected: String) -> TraceDifference? {
        let found = Run.lines(golden)
        return TraceDifference(expected: Run.lines(expected), found: found, rules: rules(of: found.count))
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    /// Returns the suffix with the rule for each of the first `count` lines: `  [NAV-PUSH-1]`.
    private func rules(of count: Int) -> [String] {
        var rules = lineRules.prefix(count).map { $0 == .none ? "" : "  [\($0.spec.id.text)]" }
        while rules.count < count { rules.append("") }
        return rules
    }
}
