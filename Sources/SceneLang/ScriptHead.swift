/// The parts of a source that depend on its file: environment lines and imports. For tools that combine texts.
public struct ScriptHead: Sendable {
    /// An `import`, and its range in the text.
    public struct Import: Sendable {
        public let path: String
        public let place: Range<Int>
    }

    /// A declaration of the file that has a name.
    public struct Named: Sendable {
        public let name: String
        /// The range of the name.
        public let namePlace: Range<Int>
        /// The range of the declaration, which several have in common in `scene a, b`.
        public let place: Range<Int>
        public let isVariable: Bool
    }

    /// The ranges of the `ios`, `device` and `test` lines of the file, in order.
    public private(set) var environment: [Range<Int>] = []
    public private(set) var imports: [Import] = []
    /// The declarations with a name, in order.
    public private(set) var named: [Named] = []

    /// Reads a source. Errors in it are ignored.
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
        for statement in tree.elements(of: tree.root.statements) {
            let (name, span): (Identifier, SourceSpan)
            switch tree[statement] {
            case .declaration(let id):
                guard let declared = tree.declaredName(id) else { continue }
                (name, span) = (declared, tree.span(of: id))
            case .variable(let variable): (name, span) = (variable.name, tree.span(of: statement))
            default: continue
            }
            let nameSpan = tree.span(of: name)
            named.append(
                Named(
                    name: names.text(of: name.name), namePlace: Int(nameSpan.start)..<Int(nameSpan.end),
                    place: Int(span.start)..<Int(span.end), isVariable: tree.isVariable(statement)))
        }
    }
}

extension ScriptHead {
    /// Returns a script as entries of a session: adjacent declarations are one entry, and each other statement is one.
    /// Comments belong to what follows them. A script with a syntax error is one entry.
    package static func entries(of script: String) -> [String] {
        var names = IdentifierTable()
        let file = SourceFile(name: "", text: script)
        let parsed = Parser.parse(file, as: FileID(0), names: &names, limits: ParserLimits())
        guard parsed.diagnostics.isEmpty else { return [script] }
        var ends: [Int] = []
        var wasDeclaration = false
        for statement in parsed.tree.elements(of: parsed.tree.root.statements) {
            let isDeclaration = if case .declaration = parsed.tree[statement] { true } else { false }
            if isDeclaration, wasDeclaration { ends.removeLast() }
            ends.append(Int(parsed.tree.span(of: statement).end))
            wasDeclaration = isDeclaration
        }
        var start = 0
        return ends.map { end in
            defer { start = end }
            let text = file.bytes[start..<end].drop { $0 == 0x0A || $0 == 0x20 || $0 == UInt8(ascii: ";") }
            return String(decoding: text, as: UTF8.self)
        }
    }

    /// Returns the major releases of the `test` lines of a source.
    package static func testedReleases(of file: SourceFile) -> [UInt8] {
        var names = IdentifierTable()
        let tree = Parser.parse(file, as: FileID(0), names: &names, limits: ParserLimits()).tree
        var found: [UInt8] = []
        for declaration in ScriptEnvironment.declarations(of: tree) {
            if case .test(let versions, _, _, _) = tree[declaration] {
                found += tree.elements(of: versions).compactMap { UInt8(exactly: $0.major) }
            }
        }
        return found
    }
}
