/// The parts of a text that depend on its file: environment lines and imports. For tools that combine texts.
public struct ScriptHead: Sendable {
    /// An `import`, and its range in the text.
    public struct Import: Sendable {
        public let path: String
        public let place: Range<Int>
    }

    /// The ranges of the `ios`, `device` and `test` lines of the file, in order.
    public private(set) var environment: [Range<Int>] = []
    public private(set) var imports: [Import] = []

    /// Reads a text. Errors in it are ignored.
    public init(_ file: SourceFile) {
        var names = IdentifierTable()
        let tree = Parser.parse(file, as: FileID(0), names: &names, limits: ParserLimits()).tree
        for declaration in ScriptEnvironment.declarations(of: tree) {
            let span = tree.span(of: declaration)
            let place = Int(span.start)..<Int(span.end)
            if case .importFile(let path) = tree[declaration] {
                imports.append(Import(path: tree.string(of: path), place: place))
            } else if tree[declaration].setsEnvironment {
                environment.append(place)
            }
        }
    }
}
