/// The bounds of the parser; reaching one is a diagnostic, never a crash.
public struct ParserLimits: Sendable {
    /// How deep blocks, parentheses and operators may be nested.
    public var nesting = 256
    /// How many links a chain such as `a + b + c` or `x.y.z` may have, closures in it included.
    public var chain = 500
    /// How many bytes a file may have.
    public var fileSize = SourceFile.maximumSize

    public init() {}
}

/// A file read: its tree, which is whole whatever the file says, and what is wrong with it, in order.
struct ParsedFile: Sendable {
    let tree: SyntaxTree
    let diagnostics: [Diagnostic]
    /// Whether the text ends inside of something, so that more of it may be all that it needs.
    let isIncomplete: Bool
}
