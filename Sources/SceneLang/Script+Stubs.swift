extension Script {
    /// Returns declarations in Swift's form of the names that the script does not declare, with the members that it
    /// uses: functions that call no block, and values that decide as unknown values do. A script that declares all
    /// names has none.
    public static func stubs(for file: SourceFile, settings: Settings, reader: ImportReader) -> String {
        var compiler = Compiler(settings)
        compiler.keepsErrors = true
        compiler.completesHelp = false
        let found = compiler.add(file, lowered: false, reader: reader)
        // Outside of bodies of Swift, such a name is an error.
        let missing = Set(found.diagnostics.filter { $0.missingName != nil }.map { $0.span.start })
        var writer = StubWriter()
        for number in compiler.trees.indices where number < compiler.resolutions.count {
            var reader = StubReader(
                compiler.trees[number], compiler.resolutions[number], compiler, missing: missing, writer)
            reader.read()
            writer = reader.writer
        }
        return writer.text { name in
            UIKitName.find(Array(name.utf8)[...]) != nil || UIKitName.isOfFramework(name)
                || compiler.names.find(name).map { id in
                    compiler.declarations.file[id] != nil || compiler.declarations.types.contains { $0.name == id }
                } ?? false
        }
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
