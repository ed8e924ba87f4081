/// What in a text depends on where it stands: its environment lines and its imports. For tools that put texts together.
public struct ScriptHead: Sendable {
    /// An `import`, and where it stands in the text.
    public struct Import: Sendable {
        public let path: String
        public let place: Range<Int>
    }

    /// Where `ios`, `device` and `test` lines of the file stand, in order.
    public private(set) var environment: [Range<Int>] = []
    public private(set) var imports: [Import] = []

    /// Reads a text; what is wrong with it is passed over.
    public init(_ file: SourceFile) {
        var names = NameTable()
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
