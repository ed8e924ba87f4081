/// An entry that only declares types of Swift and functions.
struct TypeEntry: Sendable {
    let text: SourceFile
    /// The types and functions that it declares, and the types that it extends.
    let declares: Set<String>
    let extends: Set<String>
    /// Where the name of its first extension begins and ends; nil if it extends no type.
    let extensionName: Identifier?
    /// The names that nothing has declared yet, and for which it has unknown values.
    var unknown: Set<String>
}

// Classes of Swift in entries: earlier entries use what a later one declares, and a later one can extend a class.
extension Session {
    /// Compiles an entry together with earlier ones that are declared again: those to which a name was unknown that it
    /// declares, and those with a class of controllers that it extends. Returns nil if there are none, or if they
    /// cannot be declared again.
    mutating func enterWithEarlier(_ text: SourceFile, _ reader: ImportReader) -> Entry? {
        guard waiting.isEmpty, !typeEntries.isEmpty, let types = types(of: text, unknown: []) else { return nil }
        // Most entries have nothing to do with earlier ones.
        guard !types.extends.isEmpty || !types.declares.isDisjoint(with: unknownTypeNames) else { return nil }
        let extended = types.extends.filter { isClassOfController($0) }
        let current = currentTypeEntries
        let found = current.filter { entry in
            guard entry.declares.isDisjoint(with: types.declares) else { return false }
            return !entry.unknown.isDisjoint(with: types.declares)
                || !entry.declares.union(entry.extends).isDisjoint(with: extended)
        }
        let earlier = withUsers(of: found, among: current, besides: types.declares)
        guard !earlier.isEmpty else { return nil }
        var trial = compiler
        var result = trial.add(text, after: earlier.map { $0.text }, reader: reader)
        guard !result.hasErrors else { return nil }
        if aliveReplacement(in: result) != nil {
            // Without the class, the extension would have no effect.
            guard let name = types.extensionName, !extended.isEmpty else { return nil }
            compiler.replaceSources(with: trial)
            let file = FileID(UInt32(sources.files.count - 1))
            result.diagnostics = [
                Diagnostic(
                    .duplicateDeclaration, "'\(names.text(of: name.name))' cannot be extended: an instance is alive",
                    at: SourceSpan(file: file, start: name.start, end: name.end),
                    help: "the declaration of a living instance cannot be changed; "
                        + ":undo the entry that created the instance, or start an empty session with :reset")
            ]
            return accept(result, resumedTitles: [])
        }
        compiler = trial
        let again = Set(earlier.map { $0.text.name })
        for place in typeEntries.indices where again.contains(typeEntries[place].text.name) {
            typeEntries[place].unknown.formIntersection(result.unknownNames)
        }
        unknownTypeNames = Set(currentTypeEntries.flatMap { $0.unknown })
        recordTypes(of: text, unknown: result.unknownNames)
        // The diagnostics of the earlier entries have been shown.
        result.diagnostics = result.diagnostics.keeping { !again.contains(sources[$0.span.file]?.name ?? "") }
        return accept(result, resumedTitles: [])
    }

    /// Returns entries together with those that name a plain class of them: it can become a class of controllers.
    private func withUsers(
        of entries: [TypeEntry], among typeEntries: [TypeEntry], besides declared: Set<String>
    ) -> [TypeEntry] {
        var chosen = Set(entries.map { $0.text.name })
        while true {
            let changing = typeEntries.filter { chosen.contains($0.text.name) }.flatMap { $0.declares }
                .filter { isPlainType($0) }
            let users = typeEntries.filter { entry in
                guard !chosen.contains(entry.text.name), entry.declares.isDisjoint(with: declared) else { return false }
                return changing.contains { Text.contains(ArraySlice(entry.text.bytes), Array($0.utf8)) }
            }
            if users.isEmpty { return typeEntries.filter { chosen.contains($0.text.name) } }
            chosen.formUnion(users.map { $0.text.name })
        }
    }

    private func isPlainType(_ name: String) -> Bool {
        guard let id = names.find(name), case .type? = declarations.file[id] else { return false }
        return true
    }

    /// Records an entry without errors, if it only declares types and functions. It replaces those with the same names.
    mutating func recordTypes(of text: SourceFile, unknown: Set<String>) {
        guard let entry = types(of: text, unknown: unknown) else { return }
        typeEntries.append(entry)
        unknownTypeNames.formUnion(unknown)
    }

    /// The entries of types without those of which a later entry declares a name again.
    private var currentTypeEntries: [TypeEntry] {
        var declaredLater: Set<String> = []
        var found: [TypeEntry] = []
        for entry in typeEntries.reversed() {
            if entry.declares.isDisjoint(with: declaredLater) { found.append(entry) }
            declaredLater.formUnion(entry.declares)
        }
        return found.reversed()
    }

    private func isClassOfController(_ name: String) -> Bool {
        guard let id = names.find(name), case .controller? = declarations.file[id] else { return false }
        return true
    }

    /// Returns what a text declares and extends; nil if it contains anything else than types and functions.
    private func types(of text: SourceFile, unknown: Set<String>) -> TypeEntry? {
        let parsed = parse(text)
        var (declares, extends): (Set<String>, Set<String>) = ([], [])
        var extensionName: Identifier?
        for statement in parsed.tree.elements(of: parsed.tree.root.statements) {
            guard case .declaration(let id) = parsed.tree[statement] else { return nil }
            switch parsed.tree[id] {
            case .type(let type):
                let name = parsed.names.text(of: type.name.name)
                if type.kind == .extensionOf {
                    extends.insert(name)
                    extensionName = extensionName ?? type.name
                } else {
                    declares.insert(name)
                }
            case .function(let function): declares.insert(parsed.names.text(of: function.name.name))
            case .controller(let controller): declares.insert(parsed.names.text(of: controller.name.name))
            default: return nil
            }
        }
        guard !declares.isEmpty || !extends.isEmpty else { return nil }
        return TypeEntry(
            text: text, declares: declares, extends: extends, extensionName: extensionName, unknown: unknown)
    }
}
