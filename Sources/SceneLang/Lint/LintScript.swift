import SceneRuntime

/// The input of rules: a script without errors, with all files that it imports.
struct LintScript: Sendable {
    let declarations: Declarations
    let trees: SharedList<SyntaxTree>
    let resolutions: SharedList<Resolution>
    let names: IdentifierTable
    /// The environments in which the script runs.
    let environments: [Environment]
    /// The index of the tree that is checked; the other trees are imported.
    let main: Int
    /// Finds whether a place is in a scenario or in code that several scenarios share.
    let places: ScriptPlaces
    /// The statements with verbs, in all trees.
    let verbs: [VerbSite]
    /// The declared segues, in all trees.
    let segues: [SegueSite]
    /// The numbers of the trees that were written from storyboards.
    let generated: Set<Int>
    /// The names in these trees that have a number: see `SourceOrigins.numberedNames`.
    let numberedNames: Set<String>
    /// The controllers that may exist in each scenario, and outside of scenarios.
    let worlds: PossibleWorlds

    init(
        _ declarations: Declarations, trees: SharedList<SyntaxTree>, resolutions: SharedList<Resolution>,
        names: IdentifierTable,
        environments: [Environment], generated: Set<Int> = [], numberedNames: Set<String> = []
    ) {
        self.declarations = declarations
        self.trees = trees
        self.resolutions = resolutions
        self.names = names
        self.environments = environments
        self.generated = generated
        self.numberedNames = numberedNames
        main = trees.count - 1
        places = ScriptPlaces(declarations, trees)
        verbs = VerbSite.all(in: trees, places)
        segues = SegueSite.all(in: trees, declarations, names)
        worlds = PossibleWorlds(declarations, trees, resolutions, names, places, verbs)
    }
}

// Queries that several rules use.
extension LintScript {
    func text(_ name: IdentifierID) -> String { names.text(of: name) }

    /// Returns the name of `controller` in the script.
    func name(of controller: ClassID) -> String { text(declarations.controllers[controller.index].name) }

    /// Whether a controller of the script has this name.
    func hasController(_ name: String) -> Bool {
        guard let name = names.find(name) else { return false }
        return declarations.controllers.indices.contains { declarations.controllers[$0].name == name }
    }

    /// Returns what the expression refers to.
    func reference(_ id: ExpressionID, in tree: Int) -> Reference { resolutions[tree].references[Int(id.index)] }

    /// Returns the class of controller that an expression names, or creates by calling its name; nil if unknown.
    func controller(_ id: ExpressionID, in tree: Int) -> ClassID? {
        if case .controller(let controller) = reference(id, in: tree) { return controller }
        guard case .call(let callee, _) = trees[tree][id],
            case .controller(let made) = reference(callee, in: tree)
        else { return nil }
        return made
    }

    /// Returns the class of controller that an operand of a verb or clause names; nil if unknown.
    func controller(_ operand: Operand, in tree: Int) -> ClassID? {
        guard case .expression(let id) = operand else { return nil }
        return controller(id, in: tree)
    }

    /// Returns the clause of a verb or segue, or nil. Most have no clauses, so that the tree is not read.
    func argument(_ clause: Clause, of clauses: List<ClauseArgument>, in tree: Int) -> ClauseArgument? {
        clauses.isEmpty ? nil : trees[tree].argument(clause, of: clauses)
    }

    /// Returns the class of controller in a clause of a verb; nil if there is no clause, or the class is unknown.
    func controller(_ clause: Clause, of site: VerbSite) -> ClassID? {
        argument(clause, of: site.statement.clauses, in: site.tree).flatMap { controller($0.operand, in: site.tree) }
    }

    /// Whether the verb has a clause.
    func has(_ clause: Clause, _ site: VerbSite) -> Bool {
        argument(clause, of: site.statement.clauses, in: site.tree) != nil
    }

    /// Returns the UIKit style of a `style` clause; nil if there is none, or it is a style of the script.
    func style(_ clauses: List<ClauseArgument>, in tree: Int) -> ModalStyle? {
        guard case .expression(let id)? = argument(.style, of: clauses, in: tree)?.operand else { return nil }
        return style(id, in: tree)
    }

    /// Returns the UIKit style of a symbol expression, or nil.
    func style(_ id: ExpressionID, in tree: Int) -> ModalStyle? {
        guard case .symbol(let name) = trees[tree][id], reference(id, in: tree) == .none else { return nil }
        return SymbolLexicon.lexicon[Array(names.bytes(of: name))].flatMap { ModalStyle($0) }
    }

    /// Returns the value that the declaration of `controller` or of an ancestor gives to a property, or nil.
    func property(_ name: IdentifierID, of controller: ClassID) -> MemberTable.PropertyMember? {
        var current = controller
        while current.exists {
            let properties = declarations.controllers[current.index].table.properties
            if let member = properties.last(where: { $0.name.name == name }) { return member }
            current = declarations.controllers[current.index].parent
        }
        return nil
    }

    /// Whether a tab bar controller may have more than five tabs, so that its More navigation controller shows some.
    func mayHaveMore(_ controller: ClassID) -> Bool {
        declarations.controllers[controller.index].table.connections.contains { site in
            guard case .connection(_, let targets) = trees[site.tree][site.declaration] else { return false }
            return targets.count > 5
        }
    }

    /// Whether it is an alert or search controller.
    func isOfSystem(_ controller: ClassID) -> Bool {
        let base = declarations.controllers[controller.index].base
        return base == .alertController || base == .searchController
    }

    /// Whether an argument of a call has this label.
    func isLabel(_ name: IdentifierID) -> Bool {
        trees.contains { tree in
            (0..<tree.expressionCount).contains { index in
                guard case .call(_, let arguments) = tree[ExpressionID(index: UInt32(index))] else { return false }
                return tree.elements(of: arguments).contains { $0.label?.name == name }
            }
        }
    }

    /// Whether any statement assigns to a member or variable with this name.
    func isAssigned(_ name: IdentifierID) -> Bool {
        trees.contains { tree in
            tree.statements.contains { statement in
                guard case .assignment(let target, _, _) = statement.node else { return false }
                return tree.assignedName(target) == name
            }
        }
    }
}

extension SyntaxTree {
    /// Returns the name that an assignment to `target` changes: the last one of a chain of members.
    func assignedName(_ target: ExpressionID) -> IdentifierID? {
        if case .name(let name) = self[target] { return name }
        if case .optionalChain(let inner) = self[target] { return assignedName(inner) }
        return member(target)?.name.name
    }
}
