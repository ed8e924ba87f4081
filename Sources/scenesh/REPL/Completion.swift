/// What Tab offers.
enum Completion {
    /// The commands after a colon; verbs at the beginning of a line; elsewhere words of the language.
    static func candidates(line: String, word: String) -> [String] {
        let before = line.trimmedOfBlanks ?? ""
        if before == ":" { return ColonCommand.allCases.map(\.rawValue).filter { $0.hasPrefix(word) } }
        if before.hasPrefix(":") { return [] }
        let words = before.isEmpty || before.hasSuffix("{") ? VerbHelp.verbs + VerbHelp.words : VerbHelp.words
        return words.filter { $0.hasPrefix(word) }.sorted()
    }
}
