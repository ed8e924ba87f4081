import SceneRuntime

/// A name that is not declared yet.
public struct MissingName: Hashable, Sendable {
    public let name: String
    /// A similar name that is declared, or nil.
    public let suggestion: String?
}

/// Declarations of an entry that wait until names are declared.
public struct Waiting: Sendable {
    public let text: SourceFile
    /// The names that it declares.
    public let declares: Set<String>
    /// The names that it needs.
    public let missing: [MissingName]
    /// Those of them that a later entry must declare before it is worth while to compile the text again; nil if that is
    /// not known.
    var needs: Set<String>?
    /// The names that it declares, in alphabetical order; the name of the entry if it declares none.
    public var title: String { declares.isEmpty ? text.name : declares.sorted().joined(separator: ", ") }
}

/// Declarations that use names of later entries.
extension Session {
    /// Returns the names that are missing, each once, in order; nil if there is another error, if an earlier entry
    /// would miss them, or if only members are missing. The files of the entry begin with number `first`.
    func missingNames(in result: Compiler.Addition, from first: Int) -> [MissingName]? {
        var names: [MissingName] = []
        var isOfFile = false
        for finding in result.diagnostics where finding.severity == .error {
            guard let name = finding.missingName, finding.span.file.index >= first else { return nil }
            isOfFile = isOfFile || finding.code != .unknownMember
            if !names.contains(where: { $0.name == name }) {
                names.append(MissingName(name: name, suggestion: finding.fix?.text))
            }
        }
        return isOfFile ? names : nil
    }

    /// Returns the names that errors of an entry miss at file level; nil if there is another error.
    func namesOfFile(in result: Compiler.Addition, from first: Int) -> Set<String>? {
        var names: Set<String> = []
        for finding in result.diagnostics where finding.severity == .error {
            guard let name = finding.missingName, finding.span.file.index >= first else { return nil }
            if finding.code != .unknownMember { names.insert(name) }
        }
        return names
    }

    /// Returns the waiting texts that an entry may complete: those whose names are declared by the session, by the
    /// entry or by each other. One that declares a name of the entry is left out, because the entry replaces it.
    ///
    /// - `result`: that of compiling the entry alone. If it misses a name that no waiting text declares, it waits, too.
    func resumable(
        after result: Compiler.Addition, from first: Int, _ text: SourceFile, declaring names: Set<String>
    ) -> [Waiting] {
        var missing: Set<String> = []
        // The names that an import declares are not known here.
        var isKnown = text.setup == nil && !imports(text)
        if result.hasErrors {
            if let found = namesOfFile(in: result, from: first) { missing = found } else { isKnown = false }
        }
        if isKnown {
            let isOffered = missing.allSatisfy { name in waiting.contains { $0.declares.contains(name) } }
            let isNeeded = waiting.contains { entry in entry.needs.map { !$0.isDisjoint(with: names) } ?? true }
            guard isOffered, isNeeded || !missing.isEmpty else { return [] }
        }
        var group = waiting.filter { names.isDisjoint(with: $0.declares) }
        guard isKnown else { return group }
        while true {
            let offered = group.reduce(into: names) { $0.formUnion($1.declares) }
            let left = group.filter { entry in
                entry.needs.map { $0.allSatisfy { offered.contains($0) || areDeclared([$0]) } } ?? true
            }
            if left.count == group.count { return left }
            group = left
        }
    }

    /// Makes entries that have the names they waited for, and still have errors, be compiled with each later entry.
    mutating func retryAlways(_ entries: [Waiting]) {
        let names = Set(entries.map { $0.text.name })
        for index in waiting.indices where names.contains(waiting[index].text.name) { waiting[index].needs = nil }
    }

    private func imports(_ text: SourceFile) -> Bool {
        let tree = parse(text).tree
        return ScriptEnvironment.declarations(of: tree).contains {
            if case .importFile = tree[$0] { true } else { false }
        }
    }

    /// Whether a text only declares what a script can declare in any order, so that nothing of it runs.
    func declaresOnly(_ text: SourceFile) -> Bool {
        let parsed = parse(text)
        let statements = parsed.tree.elements(of: parsed.tree.root.statements)
        return !statements.isEmpty
            && statements.allSatisfy { statement in
                guard case .declaration(let id) = parsed.tree[statement] else { return false }
                switch parsed.tree[id] {
                case .controller, .storyboard, .nib, .style, .segueClass, .delegate, .model, .app, .window, .function:
                    return true
                default: return false
                }
            }
    }

    /// Whether an earlier entry declares one of the names, so that a text with them replaces it.
    func areDeclared(_ declared: Set<String>) -> Bool {
        declared.contains { name in
            guard let id = names.find(name) else { return false }
            return declarations.file[id] != nil || declarations.scenes.values.contains { $0[id] != nil }
        }
    }

    /// What the waiting entries miss, as a help text: `'nav' waits for 'home'`.
    var waitingHelp: String? {
        let all = waiting.map { entry in
            "'\(entry.title)' waits for " + entry.missing.map { "'\($0.name)'" }.joined(separator: ", ")
        }
        return all.isEmpty ? nil : all.joined(separator: "; ")
    }

    /// Returns the names that a text declares at file level.
    func declaredNames(of text: SourceFile) -> Set<String> {
        let parsed = parse(text)
        var found: Set<String> = []
        for statement in parsed.tree.elements(of: parsed.tree.root.statements) {
            switch parsed.tree[statement] {
            case .declaration(let id):
                if let name = parsed.tree.declaredName(id) { found.insert(parsed.names.text(of: name.name)) }
            case .variable(let variable): found.insert(parsed.names.text(of: variable.name.name))
            default: break
            }
        }
        return found
    }

    /// Returns the error about a class that an entry declares again although an instance is alive, or about a delegate
    /// or style that is in use; nil if there is none.
    func aliveReplacement(in result: Compiler.Addition) -> Diagnostic? {
        for entry in result.replacements.objects {
            let user = machine.state.world.user(of: entry.object)
            guard user.exists else { continue }
            let name = machine.sourceText(of: .object(entry.object))
            return Diagnostic(
                .duplicateDeclaration,
                "duplicate declaration: '\(machine.text(of: machine.state.world.name(of: user)))' uses '\(name)'",
                at: entry.span, label: "second declaration",
                secondary: [.init(entry.earlier, "first declaration")],
                help: "an object that a living instance uses cannot be replaced; "
                    + ":undo the entry that created the instance, or start an empty session with :reset")
        }
        guard !result.replacements.classes.isEmpty else { return nil }
        let world = machine.state.world
        for id in world.livingControllers() {
            let cls = world.classOf(id)
            guard let entry = result.replacements.classes.first(where: { $0.id == cls }) else { continue }
            let instance = machine.text(of: world.name(of: id))
            return Diagnostic(
                .duplicateDeclaration, "duplicate declaration: '\(instance)' is alive", at: entry.span,
                label: "second declaration", secondary: [.init(entry.earlier, "first declaration")],
                help: "the declaration of a living instance cannot be replaced; "
                    + ":undo the entry that created the instance, or start an empty session with :reset")
        }
        return nil
    }

    func parse(_ text: SourceFile) -> (tree: SyntaxTree, names: IdentifierTable) {
        var names = compiler.names
        let limits = machine.settings.limits.parser
        return (Parser.parse(text, as: FileID(0), names: &names, limits: limits).tree, names)
    }
}

extension SyntaxTree {
    /// Returns the name that a declaration of a file has, or nil.
    func declaredName(_ id: DeclarationID) -> Identifier? {
        switch self[id] {
        case .controller(let controller): controller.name
        case .function(let function): function.name
        case .storyboard(let name, _), .style(let name, _, _), .segueClass(let name, _, _), .delegate(let name, _),
            .model(let name, _), .window(let name, _):
            name
        default: nil
        }
    }
}
