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
    /// Where declarations of operators end: `infix operator +-`.
    private(set) var operatorEnds: Set<Int> = []
    /// The forms of Swift, whose spaces and line ends are kept.
    private(set) var kept: [Range<Int>] = []

    init(_ tree: SyntaxTree) {
        for index in 0..<tree.expressionCount { add(ExpressionID(index: UInt32(index)), of: tree) }
        for index in tree.statements.indices {
            let id = StatementID(index: UInt32(index))
            beginnings.insert(Int(tree.span(of: id).start))
            switch tree[id] {
            case .doCatch, .labelled, .destructuring, .forPattern: keep(tree.span(of: id))
            case .variable(let variable) where variable.details.exists: keep(tree.span(of: id))
            default: break
            }
            if case .verb(let verb) = tree[id], case .categories(let changes) = verb.operand {
                for change in tree.elements(of: changes) { signed.insert(Int(change.name.start)) }
            }
        }
        for span in tree.operators {
            keep(span)
            operatorEnds.insert(Int(span.end))
        }
        for index in tree.declarations.indices {
            let id = DeclarationID(index: UInt32(index))
            beginnings.insert(Int(tree.span(of: id).start))
            add(tree[id], of: tree)
            if LayoutFacts.isSwift(tree[id]) { keep(tree.span(of: id)) }
        }
    }

    /// Whether a declaration is written as in Swift.
    private static func isSwift(_ declaration: Declaration) -> Bool {
        switch declaration {
        case .type, .enumCases: true
        case .function(let function): function.isSwift
        case .variable(let variable): variable.details.exists
        default: false
        }
    }

    private mutating func add(_ id: ExpressionID, of tree: SyntaxTree) {
        let start = Int(tree.span(of: id).start)
        switch tree[id] {
        case .closure: closures.insert(start)
        case .unary, .integer, .double: signed.insert(start)
        case .symbol: symbols.insert(start)
        case .call(let callee, _):
            if isOperator(callee, of: id, tree) {
                keep(tree.span(of: callee))
            } else {
                callees.insert(Int(tree.span(of: callee).end))
            }
        case .subscript(let base, _): collections.insert(Int(tree.span(of: base).end))
        default: break
        }
        addSwift(id, of: tree)
    }

    /// Whether what a call calls is an operator of the script between its operands, which can have several tokens.
    private func isOperator(_ callee: ExpressionID, of call: ExpressionID, _ tree: SyntaxTree) -> Bool {
        guard case .name = tree[callee] else { return false }
        return tree.span(of: callee).start > tree.span(of: call).start
    }

    private mutating func keep(_ span: SourceSpan) { keep(span.start, span.end) }

    private mutating func keep(_ start: UInt32, _ end: UInt32) {
        if start < end { kept.append(Int(start)..<Int(end)) }
    }

    /// Adds an expression that is written as in Swift.
    private mutating func addSwift(_ id: ExpressionID, of tree: SyntaxTree) {
        switch tree[id] {
        case .cast, .type, .forcedUnwrap, .optionalValue, .trying, .awaiting, .inoutArgument, .keyPath, .selector,
            .availability, .operatorFunction, .statementValue, .binding, .wildcard, .typePattern:
            keep(tree.span(of: id))
        case .unary(.complement, _), .unary(.from, _), .unary(.through, _), .unary(.until, _): keep(tree.span(of: id))
        case .binary(let operation, _, _) where operation.group == .identity || operation.group == .bits:
            keep(tree.span(of: id))
        case .call(let callee, _): keepGeneric(tree.span(of: callee), in: tree.span(of: id), tree)
        case .member(let base, _): keepGeneric(tree.span(of: base), in: tree.span(of: id), tree)
        case .optionalMember(let base, let name):
            let end = tree.span(of: base).end
            // `?` at the end of a line before `.name`.
            if name.start > end + 2 { keep(tree.span(of: id)) }
        case .closure(let closure):
            let body = tree[closure].body
            guard let first = tree.element(0, of: body.statements) else { return }
            keepHead(from: body.start, to: tree.span(of: first).start, tree)
        default: break
        }
    }

    /// Keeps an expression with generic arguments after its first part.
    private mutating func keepGeneric(_ part: SourceSpan, in whole: SourceSpan, _ tree: SyntaxTree) {
        guard part.end < whole.end, tree.sourceText(of: tree.span(part.end, part.end + 1)) == "<" else { return }
        keep(whole)
    }

    /// Keeps a list of parameters with types or a result.
    private mutating func keepHead(from start: UInt32, to end: UInt32, _ tree: SyntaxTree) {
        guard start < end else { return }
        if tree.sourceText(of: tree.span(start, end)).utf8.contains(where: { $0 == 0x3A || $0 == 0x3E || $0 == 0x40 }) {
            keep(start, end)
        }
    }

    private mutating func add(_ declaration: Declaration, of tree: SyntaxTree) {
        switch declaration {
        case .function(let function), .action(let function), .unwind(let function), .segueAction(let function):
            callees.insert(Int(function.name.end))
            keepHead(from: function.name.start, to: function.body.start, tree)
        case .handler(let handler):
            callees.insert(Int(handler.name.end))
            keepHead(from: handler.name.start, to: handler.body.start, tree)
        case .segueClass(let name, _, _): callees.insert(Int(name.end))
        case .notification(let name, _, _): callees.insert(Int(tree.span(of: name).end))
        case .view(let entries), .nib(_, let entries):
            for entry in tree.elements(of: entries) { beginnings.insert(Int(entry.kind.start)) }
        default: break
        }
    }
}
