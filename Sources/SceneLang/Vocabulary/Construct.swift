/// A declaration, a member of one, a statement or an expression that begins with a word of its own: how it is written,
/// what it is, and an example. `:help`, `scenesh grammar`, the text that editors show and `grammar.md` use these rows.
/// Verbs have rows of their own: see `VerbTable`.
package struct Construct: Sendable {
    /// Where it can be written.
    package enum Kind: String, CaseIterable, Sendable {
        /// At file level.
        case declaration
        /// Between the braces of a declaration.
        case member
        case statement, expression
    }

    package let kind: Kind
    /// The words that it contains. The first one names it.
    package let words: [String]
    /// The forms, as in `VerbRow.usage`. Those of a statement are in the order in which they are explained.
    package let usages: [String]
    /// What it is, in sentences.
    package let summary: String
    /// A script without errors that uses it.
    package let example: String

    /// The word that names it.
    package var name: String { words.first ?? "" }

    /// Returns the constructs that a word names; if there are none, those that contain it.
    package static func named(_ word: String) -> [Construct] {
        let named = table.filter { $0.name == word }
        return named.isEmpty ? table.filter { $0.words.contains(word) } : named
    }

    /// Every construct, by kind.
    package static let table: [Construct] =
        environments + controllers + otherDeclarations + members + connections + statements + expressions

    init(_ kind: Kind, _ words: [String], _ usages: [String], _ summary: String, example: String) {
        self.kind = kind
        self.words = words
        self.usages = usages
        self.summary = summary
        self.example = example
    }
}
