/// The result of formatting a source.
public enum Formatted: Sendable {
    /// The formatted text, which may be equal to the original.
    case text([UInt8])
    /// The text has errors and is not changed. The errors come first among these diagnostics.
    case hasErrors([Diagnostic])
    /// Formatting would change more than whitespace: a bug of the formatter, which the text describes. The script is
    /// not changed.
    case refused(String)
}

/// Formats scripts: one statement per line, four spaces per level, one space around operators.
///
/// The author's line ends and blocks on one line are kept, and so are comments, strings, interpolations and the lines
/// of `expect trace { … }`. Formatting a formatted text changes nothing.
public enum ScriptFormatter {
    /// Returns the formatted text of `file`. Tokens, comments and the tree are compared with those of the original.
    public static func format(_ file: SourceFile, limits: ParserLimits = ParserLimits()) -> Formatted {
        let before = Reading(file, limits)
        guard before.errors.isEmpty else { return .hasErrors(before.errors) }
        var layout = Layout(before.elements, LayoutFacts(before.tree))
        layout.setLineEnds()
        var writer = LayoutWriter(layout, bytes: file.bytes)
        let text = writer.write()
        let after = Reading(SourceFile(name: file.name, bytes: text), limits)
        if !after.errors.isEmpty { return .refused("the formatted text would have errors") }
        let (words, newWords) = (before.words, after.words)
        if !words.elementsEqual(newWords, by: { $0.text(in: file.bytes) == $1.text(in: text) }) {
            return .refused("a word or a comment would change")
        }
        let comparison = TreeComparison(.init(before.tree, words: words), .init(after.tree, words: newWords))
        return comparison.isSame ? .text(text) : .refused("a statement would change its meaning")
    }

    /// The tokens, comments and tree of a source.
    private struct Reading {
        let errors: [Diagnostic]
        let tree: SyntaxTree
        let elements: [LayoutElement]

        /// The tokens and comments, without the `;` that the formatter may remove.
        var words: [LayoutElement] { elements.filter { !$0.isSeparator } }

        init(_ file: SourceFile, _ limits: ParserLimits) {
            var names = IdentifierTable()
            let parsed = Parser.parse(file, as: FileID(0), names: &names, limits: limits)
            let mistakes = parsed.diagnostics.filter { $0.severity == .error }
            errors = mistakes
            tree = parsed.tree
            elements = mistakes.isEmpty ? LayoutElement.all(in: file) : []
        }
    }
}
