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

    /// Nil where `found` is what was expected. `rules` holds the rule of each line found, or nothing.
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
            // What is missing is shown before what is there in its place.
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
    /// In `expected` a line `...` stands for any number of lines, and `_` for exactly one argument with its label:
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

    /// The rule behind each of the first `count` lines, as it stands after one: `  [NAV-PUSH-1]`.
    private func rules(of count: Int) -> [String] {
        var rules = lineRules.prefix(count).map { $0 == .none ? "" : "  [\($0.spec.id.text)]" }
        while rules.count < count { rules.append("") }
        return rules
    }
}
