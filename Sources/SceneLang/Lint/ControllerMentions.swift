import SceneRuntime

/// What a script uses the names of controllers for.
struct ControllerMentions: Sendable {
    /// The use of a name.
    enum Use: Hashable, Sendable {
        /// The operand of a verb, or of a clause of a verb.
        case operand(Verb)
        case clause(Verb, Clause)
        case segue(SegueKind)
        case connection(ConnectionKind)
        /// Before a dot.
        case receiver
        /// Any other use, such as in an assignment.
        case other
    }

    private var uses: [ClassID: Set<Use>] = [:]

    init(_ script: LintScript) {
        for number in script.trees.indices {
            let tree = script.trees[number]
            let known = tree.operandUses(script)
            for index in 0..<tree.expressionCount {
                let id = ExpressionID(index: UInt32(index))
                guard let controller = script.mentioned(by: id, in: number) else { continue }
                uses[controller, default: []].insert(known[id] ?? .other)
            }
        }
        let declarations = script.declarations
        for initial in declarations.initial.values { uses[initial, default: []].insert(.other) }
        // A name can refer to an instance of a subclass.
        for index in declarations.controllers.indices where declarations.controllers[index].parent.exists {
            let id = ClassID(UInt32(index))
            let parent = declarations.controllers[index].parent
            uses[id, default: []].insert(.other)
            uses[parent, default: []].insert(.other)
        }
    }

    /// Returns the uses of the names of a class. A class with a subclass or superclass in the script has `.other`.
    func uses(of controller: ClassID) -> Set<Use> { uses[controller] ?? [] }
}

extension LintScript {
    /// Returns the class whose name is the expression, or whose body contains the expression `self`.
    fileprivate func mentioned(by id: ExpressionID, in number: Int) -> ClassID? {
        if case .controller(let controller) = reference(id, in: number) { return controller }
        guard case .selfReference = trees[number][id] else { return nil }
        let owners = places.region(at: trees[number].span(of: id).start, of: number)?.owners ?? []
        return owners.count == 1 ? owners.first : nil
    }
}

extension SyntaxTree {
    /// The expressions that are operands, targets or receivers, with their use.
    fileprivate func operandUses(_ script: LintScript) -> [ExpressionID: ControllerMentions.Use] {
        var found: [ExpressionID: ControllerMentions.Use] = [:]
        func add(_ operand: Operand, _ use: ControllerMentions.Use) {
            switch operand {
            case .expression(let id): found[id] = use
            case .names(let names): for id in elements(of: names) { found[id] = use }
            case .none, .block, .statement, .categories, .patterns: break
            }
        }
        for statement in statements {
            guard case .verb(let verb) = statement.node else { continue }
            add(verb.operand, .operand(verb.verb))
            for clause in elements(of: verb.clauses) { add(clause.operand, .clause(verb.verb, clause.clause)) }
        }
        for declaration in declarations {
            switch declaration.node {
            case .segue(let segue):
                let kind = SegueKindLexicon.lexicon[Array(script.names.bytes(of: segue.kind.name))] ?? .custom
                found[segue.target] = .segue(kind)
            case .connection(let kind, let targets): for id in elements(of: targets) { found[id] = .connection(kind) }
            default: break
            }
        }
        // A parent has a higher number than its parts: what is created by a call is used as the call is.
        for index in stride(from: expressionCount - 1, through: 0, by: -1) {
            let id = ExpressionID(index: UInt32(index))
            if let (base, _) = member(id) { found[base] = .receiver }
            if case .call(let callee, _) = self[id], let use = found[id], found[callee] == nil { found[callee] = use }
        }
        return found
    }
}
