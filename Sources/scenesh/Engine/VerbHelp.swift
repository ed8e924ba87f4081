import SceneLang

/// The help of verbs in `:help`.
enum VerbHelp {
    /// The first words of verbs, in byte order.
    static let verbs = Set(VerbTable.rows.compactMap(\.words.first)).sorted()

    /// Returns the forms of a verb with their descriptions and examples. `topic` is the first word or all of them, and
    /// words of an operand or a clause may follow: `swipe back`, `push detail`. Nil if no verb begins so.
    static func text(of topic: String, width: Int) -> String? {
        let words = topic.split(separator: " ").map(String.init)
        let rows = VerbTable.rows.filter { $0.words.first == words.first }
        guard !rows.isEmpty else { return nil }
        // `expect call` means one form, `swipe back` all of `swipe`.
        let exact = words.count > 1 ? rows.filter { words.starts(with: $0.words) && $0.words.count > 1 } : []
        let shown = exact.isEmpty ? rows : exact
        return shown.map { text(of: $0, width: width) }.joined()
    }

    private static func text(of row: VerbRow, width: Int) -> String {
        let lines = WrappedText.lines(of: row.summary, width: width - 4) + ["Example: \(row.example)"]
        return row.usage + "\n" + lines.map { "    \($0)\n" }.joined()
    }
}
