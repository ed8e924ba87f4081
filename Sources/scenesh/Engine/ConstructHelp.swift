import SceneLang

/// The help of declarations, members, statements and expressions in `:help`.
enum ConstructHelp {
    static let words = Construct.table.flatMap(\.words)

    /// Returns the forms with their descriptions and examples. The first word of `topic` decides: `initial scene`. Nil
    /// if there is no such word.
    static func text(of topic: String, width: Int) -> String? {
        let word = topic.split(separator: " ").first.map(String.init) ?? ""
        let found = Construct.named(word)
        guard !found.isEmpty else { return nil }
        return found.map { text(of: $0, width: width) }.joined()
    }

    private static func text(of construct: Construct, width: Int) -> String {
        let lines =
            WrappedText.lines(of: construct.summary, width: width - 4) + ["Example:"]
            + construct.example.split(separator: "\n").map { "    \($0)" }
        return construct.usages.map { "\($0)\n" }.joined() + lines.map { "    \($0)\n" }.joined()
    }
}
