/// Prose in lines.
enum WrappedText {
    /// Returns the words of `text` in lines of at most `width` columns. A longer word is on a line of its own.
    static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.columns + 1 + String(word).columns > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Returns text whose lines are broken at words, so that a terminal of `width` columns breaks none. A line that is
    /// broken continues below its text: after its indentation, or in its second column if it has one. `column` is the
    /// number of columns before the text on its first line.
    static func broken(_ text: String, width: Int, after column: Int = 0) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.enumerated().map { index, line in
            broken(line: line, width: width, after: index == 0 ? column : 0)
        }.joined(separator: "\n")
    }

    private static func broken(line: String, width: Int, after column: Int) -> String {
        guard column + line.columns > width, !line.unicodeScalars.contains("\u{1B}") else { return line }
        let indent = min(indent(of: line), width / 2)
        var (text, used, isStart) = ("", column, true)
        var rest = line[...]
        while !rest.isEmpty {
            let spaces = rest.prefix { $0 == " " }
            let word = rest.dropFirst(spaces.count).prefix { $0 != " " }
            rest = rest.dropFirst(spaces.count + word.count)
            let columns = String(word).columns
            if !isStart || column > 0, used > indent, used + spaces.count + columns > width {
                text += "\n" + String(repeating: " ", count: indent) + word
                used = indent + columns
            } else {
                text += spaces + word
                used += spaces.count + columns
            }
            isStart = false
        }
        return text
    }

    /// The column in which a line continues: that of the text after its first gap of two spaces, otherwise that of its
    /// first word.
    private static func indent(of line: String) -> Int {
        let start = line.prefix { $0 == " " }.count
        guard let gap = line.dropFirst(start).firstRange(of: "  ") else { return start }
        let label = line[..<gap.lowerBound]
        return String(label).columns + line[gap.lowerBound...].prefix { $0 == " " }.count
    }
}
