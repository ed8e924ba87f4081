extension Script {
    /// Returns declarations in Swift's form of the names that the script does not declare: types with empty functions
    /// that call no block, and properties that are false. A script that declares all names has none.
    public static func stubs(for file: SourceFile, settings: Settings, reader: ImportReader) -> String {
        var compiler = Compiler(settings)
        _ = compiler.add(file, lowered: false, reader: reader)
        var writer = StubWriter()
        for number in compiler.trees.indices where number < compiler.resolutions.count {
            writer.read(compiler.trees[number], compiler.resolutions[number], compiler.names)
        }
        return writer.text
    }

    /// Returns the names of a file that nothing declares and whose values are unknown, with the lines of their places.
    static func unknownNames(of file: SourceFile) -> [String: [Int]] {
        var compiler = Compiler(Settings())
        _ = compiler.add(file, lowered: false) { _, _ in .failure("not read") }
        var lines: [String: [Int]] = [:]
        guard let tree = compiler.trees.first, let resolution = compiler.resolutions.first else { return lines }
        for index in 0..<tree.expressionCount {
            let id = ExpressionID(index: UInt32(index))
            guard case .name(let name) = tree[id], resolution.references[index] == .unknown else { continue }
            let end = min(Int(tree.span(of: id).start), file.bytes.count)
            let line = file.bytes[..<end].count { $0 == 0x0A } + 1
            let root = compiler.names.text(of: name)
            if lines[root]?.contains(line) != true { lines[root, default: []].append(line) }
        }
        return lines
    }
}

/// Collects how a script uses names that nothing declares.
private struct StubWriter {
    private struct Stub {
        var isCreated = false
        var functions: [String: [String]] = [:]
        var properties: [String] = []
        /// The shared object: `shared`, `default`.
        var shared: [String] = []
    }

    private var stubs: [String: Stub] = [:]
    private var order: [String] = []

    mutating func read(_ tree: SyntaxTree, _ resolution: Resolution, _ names: IdentifierTable) {
        var called: [ExpressionID: List<CallArgument>] = [:]
        for index in 0..<tree.expressionCount {
            let id = ExpressionID(index: UInt32(index))
            if case .call(let callee, let arguments) = tree[id] { called[callee] = arguments }
        }
        for index in 0..<tree.expressionCount {
            let id = ExpressionID(index: UInt32(index))
            if case .name(let name) = tree[id], resolution.references[index] == .unknown {
                let root = names.text(of: name)
                if UIKitName.find(names.bytes(of: name)) != nil || UIKitName.isOfFramework(root) { continue }
                add(root) { if called[id] != nil { $0.isCreated = true } }
            } else if let (base, member) = tree.member(id) {
                readMember(id, base, names.text(of: member.name), called, tree, resolution, names)
            }
        }
    }

    private mutating func readMember(
        _ id: ExpressionID, _ base: ExpressionID, _ member: String, _ called: [ExpressionID: List<CallArgument>],
        _ tree: SyntaxTree, _ resolution: Resolution, _ names: IdentifierTable
    ) {
        var (root, path) = (base, [String]())
        while let (deeper, name) = tree.member(root) {
            path.insert(names.text(of: name.name), at: 0)
            root = deeper
        }
        guard case .name(let name) = tree[root], resolution.references[Int(root.index)] == .unknown else { return }
        let spelled = names.text(of: name)
        if UIKitName.find(names.bytes(of: name)) != nil || UIKitName.isOfFramework(spelled) { return }
        add(spelled) { stub in
            if let first = path.first, !stub.shared.contains(first) { stub.shared.append(first) }
            if path.count > 1 { return }
            if let arguments = called[id] {
                stub.functions[member] = tree.elements(of: arguments).map { argument in
                    argument.label.map { names.text(of: $0.name) } ?? "_"
                }
            } else if !stub.properties.contains(member), !UIKitName.sharedMembers.contains(where: { $0.text == member })
            {
                stub.properties.append(member)
            } else if !stub.shared.contains(member) {
                stub.shared.append(member)
            }
        }
    }

    private mutating func add(_ name: String, _ change: (inout Stub) -> Void) {
        if stubs[name] == nil { order.append(name) }
        change(&stubs[name, default: Stub()])
    }

    /// The declarations, in the order of their first places.
    var text: String {
        order.map { name in
            let stub = stubs[name] ?? Stub()
            let isType = name.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
            guard isType else { return "var \(name) = false\n" }
            let isInstance = stub.isCreated || !stub.shared.isEmpty
            var lines = [isInstance ? "class \(name) {" : "enum \(name) {"]
            lines += stub.shared.map { "    static let \($0) = \(name)()" }
            let prefix = isInstance ? "" : "static "
            lines += stub.properties.filter { !stub.shared.contains($0) }.map { "    \(prefix)var \($0) = false" }
            for function in stub.functions.keys.sorted() {
                let parameters = (stub.functions[function] ?? []).enumerated().map { place, label in
                    "\(label) value\(place + 1): Any"
                }
                lines.append("    \(prefix)func \(function)(\(parameters.joined(separator: ", "))) {}")
            }
            return (lines + ["}"]).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }
}
