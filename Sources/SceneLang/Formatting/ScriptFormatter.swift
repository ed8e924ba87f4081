/// What became of a text that was to be laid out.
public enum Formatted: Sendable {
    /// The whole text in its layout, which may be the one it had.
    case text([UInt8])
    /// The text has errors, which come first among these findings, and stays as it is.
    case hasErrors([Diagnostic])
    /// The layout would have changed more than blanks: a mistake of the formatter, which the sentence describes. The
    /// text stays as it is.
    case refused(String)
}

/// Lays out scripts: one statement a line, four blanks a level, one blank around operators.
///
/// Line ends that the author chose stay, and so does a block on one line; comments stay where they stand, and strings,
/// interpolations and the lines of `expect trace { … }` as they are written. A layout laid out again does not change.
public enum ScriptFormatter {
    /// The layout of `file`. What it says is the same before and after: tokens, comments and tree are compared.
    public static func format(_ file: SourceFile, limits: ParserLimits = ParserLimits()) -> Formatted {
        let before = Reading(file, limits)
        guard before.errors.isEmpty else { return .hasErrors(before.errors) }
        var layout = Layout(before.elements, LayoutFacts(before.tree))
        layout.settleLines()
        var writer = LayoutWriter(layout, bytes: file.bytes)
        let text = writer.write()
        let after = Reading(SourceFile(name: file.name, bytes: text), limits)
        if !after.errors.isEmpty { return .refused("the text would no longer be free of errors") }
        let words = before.elements.lazy.filter { !$0.isSeparator }.map { $0.text(in: file.bytes) }
        let newWords = after.elements.lazy.filter { !$0.isSeparator }.map { $0.text(in: text) }
        if !words.elementsEqual(newWords, by: { $0.elementsEqual($1) }) {
            return .refused("a word or a comment would change")
        }
        if before.dump != after.dump { return .refused("a statement would change its meaning") }
        return .text(text)
    }

    /// A text as lexer and parser see it.
    private struct Reading {
        let errors: [Diagnostic]
        let tree: SyntaxTree
        let elements: [LayoutElement]
        private let names: NameTable

        init(_ file: SourceFile, _ limits: ParserLimits) {
            var names = NameTable()
            let parsed = Parser.parse(file, as: FileID(0), names: &names, limits: limits)
            let mistakes = parsed.diagnostics.filter { $0.severity == .error }
            errors = mistakes
            tree = parsed.tree
            self.names = names
            elements = mistakes.isEmpty ? LayoutElement.all(in: file) : []
        }

        /// The tree without its places.
        var dump: String { TreeDump(tree, names).file() }
    }
}
