/// An entry: typed, or a loaded file.
struct SessionEntry: Sendable, Equatable {
    let text: String
    /// The path of the file; nil for a typed entry.
    let file: String?
    /// Whether it is an expression, whose value was printed.
    var isExpression = false

    /// Returns the source for messages. Imports of a file are relative to its folder.
    func source(number: Int) -> ScriptSource {
        ScriptSource(name: file ?? "entry \(number)", bytes: Array(text.utf8), baseFolder: ".")
    }

    /// The entry in one line, without control characters and comments before it.
    var title: String {
        if let file { return PlainText.line(":load \(file)") }
        let lines = text.split(separator: "\n")
        let line = (lines.first { $0.drop { $0 == " " }.prefix(2) != "//" } ?? lines.first).map(String.init) ?? ""
        return PlainText.line(text.contains("\n") ? "\(line) ..." : line)
    }
}
