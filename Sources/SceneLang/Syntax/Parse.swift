/// The limits of the parser. Exceeding one is an error, never a crash.
public struct ParserLimits: Sendable {
    /// The maximum nesting of blocks, parentheses and operators.
    public var nesting = 256
    /// The maximum length of a chain such as `a + b + c` or `x.y.z`, including closures in it.
    public var chain = 500
    /// The maximum size of a file, in bytes.
    public var fileSize = SourceFile.maximumSize

    public init() {}
}

/// A parsed file: its tree, which is complete even with errors, and its diagnostics in order.
struct ParsedFile: Sendable {
    let tree: SyntaxTree
    let diagnostics: [Diagnostic]
    /// Whether the text ends inside of a construct, so that more text may complete it.
    let isIncomplete: Bool
}
