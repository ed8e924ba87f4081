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
}
