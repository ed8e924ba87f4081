package import SceneLang

/// The differences between the lines of an expected and of an observed text.
///
/// The lines are aligned by `LineAlignment`: as many as possible are kept, unless the texts are large and have little
/// in common.
///
/// Lines are compared byte by byte, without their line feed. A text that ends without a line feed differs from the same
/// text with one.
public struct LineDiff: Sendable {
    /// The edits in order. Each line of both texts occurs in one edit. Between two kept lines the removals come first.
    package var edits: [LineEdit] { alignment.edits }

    private let alignment: LineAlignment
    private let expected: [Line]
    private let observed: [Line]

    /// Compares two texts.
    public init(expected: some Sequence<UInt8>, observed: some Sequence<UInt8>) {
        self.expected = Line.split(expected)
        self.observed = Line.split(observed)
        alignment = LineAlignment(
            lines: self.expected.map { $0.bytes }, self.observed.map { $0.bytes }, removesFirst: true)
    }

    /// Whether the texts have the same bytes.
    public var isEmpty: Bool { alignment.isMatch }

    /// Returns a unified diff, or nil if the texts are equal: `-` marks a line of the expected text only, `+` a line of
    /// the observed text only.
    ///
    /// The diff begins with the header lines `--- expectedName` and `+++ observedName` and does not end with a line
    /// feed. Control characters are escaped (`\u{1B}`), so that lines that differ look different.
    ///
    /// - Parameters:
    ///   - context: The number of unchanged lines that are shown before and after each difference.
    ///   - lineLimit: The maximum number of lines after the header. The last line says how many lines are left out.
    public func unified(
        from expectedName: String, to observedName: String, context: Int = 3, lineLimit: Int = 60
    ) -> String? {
        if isEmpty { return nil }
        var lines: [String] = []
        for hunk in alignment.hunks(context: context) {
            lines.append("@@ -\(part(hunk.expected)) +\(part(hunk.found)) @@")
            for edit in edits[hunk.edits] { lines += rendered(edit) }
        }
        let omitted = lines.count - lineLimit
        if omitted > 0 { lines = lines.prefix(lineLimit) + ["… and \(omitted) more lines"] }
        return (["--- \(expectedName)", "+++ \(observedName)"] + lines).joined(separator: "\n")
    }

    /// Compares two texts of a test and returns a unified diff headed by `name`, or nil if the texts are equal.
    public static func difference(
        of name: String, expected: some Sequence<UInt8>, observed: some Sequence<UInt8>
    ) -> String? {
        LineDiff(expected: expected, observed: observed).unified(from: "\(name) (expected)", to: "\(name) (observed)")
    }

    /// Compares two strings in the same way.
    public static func difference(of name: String, expected: String, observed: String) -> String? {
        difference(of: name, expected: expected.utf8, observed: observed.utf8)
    }

    /// Compares two lists of lines in the same way.
    public static func difference(of name: String, expected: [String], observed: [String]) -> String? {
        difference(
            of: name, expected: expected.map { $0 + "\n" }.joined(), observed: observed.map { $0 + "\n" }.joined())
    }

    /// The lines of a hunk, counted from 1. An empty range names the line before it.
    private func part(_ lines: Range<Int>) -> String {
        "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
    }

    private func rendered(_ edit: LineEdit) -> [String] {
        switch edit {
        case .keep(_, let index): observed[index].rendered(after: " ")
        case .remove(let index): expected[index].rendered(after: "-")
        case .add(let index): observed[index].rendered(after: "+")
        case .change, .hole: []
        }
    }
}

/// A line of a text.
private struct Line: Sendable {
    /// The line with its line feed. Only the last line of a text can have none.
    let bytes: [UInt8]

    static func split(_ text: some Sequence<UInt8>) -> [Line] {
        let text = Array(text)
        var lines: [Line] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
            lines.append(Line(bytes: Array(text[start..<end])))
            start = end
        }
        return lines
    }

    /// The line with a mark before it, as in a unified diff.
    func rendered(after mark: String) -> [String] {
        let isTerminated = bytes.last == 0x0A
        let text = String(decoding: isTerminated ? bytes.dropLast() : bytes[...], as: UTF8.self).unicodeScalars.map {
            let isControl = $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F
            return isControl ? "\\u{\(String($0.value, radix: 16, uppercase: true))}" : String($0)
        }
        return [mark + text.joined()] + (isTerminated ? [] : ["\\ No newline at end of file"])
    }
}
