/// Something entered: typed, or a file that was loaded.
struct SessionEntry: Sendable, Equatable {
    let text: String
    /// The path of the file; nil for what was typed.
    let file: String?
    /// Whether it is an expression, whose value was printed.
    var isExpression = false

    /// As messages are to see it: a file by its path, from whose folder its imports are sought.
    func source(number: Int) -> ScriptSource {
        ScriptSource(name: file ?? "entry \(number)", bytes: Array(text.utf8), base: ".")
    }

    /// The entry in one line.
    var title: String {
        if let file { return ":load \(file)" }
        let line = text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
        return text.contains("\n") ? "\(line) ..." : line
    }
}
