import SceneRuntime

/// What rules look at: a script that has no errors, with everything that it imports.
struct LintScript: Sendable {
    let declarations: Declarations
    let trees: [SyntaxTree]
    let resolutions: [Resolution]
    let names: NameTable
    /// Every iOS and device that it is to run under.
    let environments: [Environment]
    /// The tree of the file that is checked; the others are what it imports.
    let main: Int
    let places: ScriptPlaces
    let verbs: [VerbSite]
    let segues: [SegueSite]
    let worlds: PossibleWorlds

    init(
        _ declarations: Declarations, trees: [SyntaxTree], resolutions: [Resolution], names: NameTable,
        environments: [Environment]
    ) {
        self.declarations = declarations
        self.trees = trees
        self.resolutions = resolutions
        self.names = names
        self.environments = environments
        main = trees.count - 1
        places = ScriptPlaces(declarations, trees)
        verbs = VerbSite.all(in: trees, places)
        segues = SegueSite.all(in: trees, declarations, names)
        worlds = PossibleWorlds(declarations, trees, resolutions, names, places, verbs)
    }
}

// Questions that several rules ask.
extension LintScript {
    func text(_ name: NameID) -> String { names.text(of: name) }

    /// The name of `controller`, as the script declares it.
    func name(of controller: ClassID) -> String { text(declarations.controllers[controller.index].name) }

    /// What the expression at a place of a tree stands for.
    func reference(_ id: ExpressionID, in tree: Int) -> Reference { resolutions[tree].references[Int(id.index)] }

    /// The controller that an expression names, or makes by calling its name; nil where the text does not tell.
    func controller(_ id: ExpressionID, in tree: Int) -> ClassID? {
        if case .controller(let controller) = reference(id, in: tree) { return controller }
        guard case .call(let callee, _) = trees[tree][id],
            case .controller(let made) = reference(callee, in: tree)
        else { return nil }
        return made
    }

    /// The controller that the operand of a verb or of a clause names; nil where the text does not tell.
    func controller(_ operand: Operand, in tree: Int) -> ClassID? {
        guard case .expression(let id) = operand else { return nil }
        return controller(id, in: tree)
    }

    /// The controller after a clause of a verb; nil where there is none or the text does not tell.
    func controller(_ clause: Clause, of site: VerbSite) -> ClassID? {
        trees[site.tree].argument(clause, of: site.statement.clauses).flatMap { controller($0.operand, in: site.tree) }
    }

    /// Whether a clause is written.
    func has(_ clause: Clause, _ site: VerbSite) -> Bool {
        trees[site.tree].argument(clause, of: site.statement.clauses) != nil
    }

    /// UIKit's style that a clause `style` names; nil for none, and for a style of the script.
    func style(_ clauses: List<ClauseArgument>, in tree: Int) -> ModalStyle? {
        guard case .expression(let id)? = trees[tree].argument(.style, of: clauses)?.operand else { return nil }
        return style(id, in: tree)
    }

    /// UIKit's style that an expression spells as a symbol.
    func style(_ id: ExpressionID, in tree: Int) -> ModalStyle? {
        guard case .symbol(let name) = trees[tree][id], reference(id, in: tree) == .none else { return nil }
        return SymbolLexicon.lexicon[Array(names.bytes(of: name))].flatMap { ModalStyle($0) }
    }

    /// The value that `controller` or one that it descends from gives a property where it is declared.
    func property(_ name: NameID, of controller: ClassID) -> MemberTable.PropertyMember? {
        var current = controller
        while current.exists {
            let entry = declarations.controllers[current.index]
            if let member = entry.table.properties.last(where: { $0.name.name == name }) { return member }
            current = entry.parent
        }
        return nil
    }

    /// Whether a statement assigns to something of this name, whosever it is.
    func isAssigned(_ name: NameID) -> Bool {
        trees.contains { tree in
            tree.statements.contains { statement in
                guard case .assignment(let target, _, _) = statement.node else { return false }
                return tree.assignedName(target) == name
            }
        }
    }
}

extension SyntaxTree {
    /// The name that an assignment to `target` changes: the last one of a chain of members.
    fileprivate func assignedName(_ target: ExpressionID) -> NameID? {
        if case .name(let name) = self[target] { return name }
        if case .optionalChain(let inner) = self[target] { return assignedName(inner) }
        return member(target)?.name.name
    }
}
