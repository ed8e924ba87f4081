import SceneRuntime

/// The words of the language, for those who generate scripts.
public enum ScriptWords {
    /// Whether a declaration cannot have this name, or a statement that begins with it would be a verb.
    public static func isReservedOrVerb(_ name: String) -> Bool { reservedOrVerbs.contains(name) }

    /// Whether UIKit has a property of this name.
    public static func isProperty(_ name: String) -> Bool { PropertyLexicon.lexicon[Array(name.utf8)] != nil }

    private static let reservedOrVerbs = Set(
        Keyword.reserved.map { $0.rawValue } + VerbTable.rows.compactMap { $0.words.first })
}
