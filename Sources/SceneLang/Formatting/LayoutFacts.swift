import SceneRuntime

/// What the formatter needs from the parser: offsets of the text at which something begins or ends.
struct LayoutFacts {
    /// Where statements, declarations, members and views begin.
    private(set) var beginnings: Set<Int> = []
    /// Where closures begin.
    private(set) var closures: Set<Int> = []
    /// Where a value begins with an operator such as `-`, and the names of categories after `+` or `-`.
    private(set) var signed: Set<Int> = []
    /// Where symbols such as `.left` begin.
    private(set) var symbols: Set<Int> = []
    /// Where an expression that is called, or a name with parameters, ends: `(` follows without a space.
    private(set) var callees: Set<Int> = []
    /// Where an expression that is subscripted ends: `[` follows without a space.
    private(set) var collections: Set<Int> = []

    init(_ tree: SyntaxTree) {
        for index in 0..<tree.expressionCount { add(ExpressionID(index: UInt32(index)), of: tree) }
        for index in tree.statements.indices {
            let id = StatementID(index: UInt32(index))
            beginnings.insert(Int(tree.span(of: id).start))
            if case .verb(let verb) = tree[id], case .categories(let changes) = verb.operand {
                for change in tree.elements(of: changes) { signed.insert(Int(change.name.start)) }
            }
        }
        for index in tree.declarations.indices {
            let id = DeclarationID(index: UInt32(index))
            beginnings.insert(Int(tree.span(of: id).start))
            add(tree[id], of: tree)
        }
    }

    private mutating func add(_ id: ExpressionID, of tree: SyntaxTree) {
        let start = Int(tree.span(of: id).start)
        switch tree[id] {
        case .closure: closures.insert(start)
        case .unary, .integer, .double: signed.insert(start)
        case .symbol: symbols.insert(start)
        case .call(let callee, _): callees.insert(Int(tree.span(of: callee).end))
        case .subscript(let base, _): collections.insert(Int(tree.span(of: base).end))
        default: break
        }
    }

    private mutating func add(_ declaration: Declaration, of tree: SyntaxTree) {
        switch declaration {
        case .function(let function), .action(let function), .unwind(let function), .segueAction(let function):
            callees.insert(Int(function.name.end))
        case .handler(let handler): callees.insert(Int(handler.name.end))
        case .segueClass(let name, _, _): callees.insert(Int(name.end))
        case .notification(let name, _, _): callees.insert(Int(tree.span(of: name).end))
        case .view(let entries), .nib(_, let entries):
            for entry in tree.elements(of: entries) { beginnings.insert(Int(entry.kind.start)) }
        default: break
        }
    }
}
