import SceneLang

/// The help of verbs in `:help`.
enum VerbHelp {
    /// The first words of verbs, in byte order.
    static let verbs = Set(VerbTable.rows.compactMap(\.words.first)).sorted()

    /// Returns the forms of a verb with their descriptions; nil if no verb begins with the word.
    static func text(of verb: String) -> String? {
        let rows = VerbTable.rows.filter { $0.words.first == verb }
        guard !rows.isEmpty else { return nil }
        return rows.map { "\($0.usage)\n    \($0.summary)\n" }.joined()
    }
}
