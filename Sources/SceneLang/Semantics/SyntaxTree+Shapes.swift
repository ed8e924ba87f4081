import SceneRuntime

// Forms of expressions that several passes test.
extension SyntaxTree {
    /// Returns the parts of `base.name` and `base?.name`, or nil.
    func member(_ id: ExpressionID) -> (base: ExpressionID, name: Identifier)? {
        if case .member(let base, let name) = self[id] { return (base, identifier(name, of: id)) }
        if case .optionalMember(let base, let name) = self[id] { return (base, identifier(name, of: id)) }
        return nil
    }

    private func identifier(_ name: NameAfterDot, of id: ExpressionID) -> Identifier {
        Identifier(name: name.name, start: name.start, end: span(of: id).end)
    }

    /// The number of controllers that it declares.
    var controllerCount: Int {
        declarations.count { declaration in
            guard case .controller = declaration.node else { return false }
            return true
        }
    }

    /// Whether an expression is a bare or qualified name.
    func isNamed(_ id: ExpressionID) -> Bool {
        if case .name = self[id] { return true }
        if case .member = self[id] { return true }
        return false
    }

    /// Whether a statement declares something.
    func isDeclaration(_ id: StatementID) -> Bool {
        if case .declaration = self[id] { return true }
        return false
    }

    /// Whether a statement declares a variable.
    func isVariable(_ id: StatementID) -> Bool {
        if case .variable = self[id] { return true }
        return false
    }

    /// The function of a `func`, `action`, `unwind` or `segueAction`, or nil.
    func function(_ id: DeclarationID) -> Function? {
        if case .function(let function) = self[id] { return function }
        if case .action(let function) = self[id] { return function }
        if case .unwind(let function) = self[id] { return function }
        if case .segueAction(let function) = self[id] { return function }
        return nil
    }

    /// The length of the longest body, in bytes.
    var longestBody: Int {
        var longest = 0
        for node in declarations {
            switch node.node {
            case .function, .action, .unwind, .segueAction, .handler, .notification, .scenario, .segueClass, .variable,
                .property:
                longest = max(longest, Int(node.end - node.start))
            default: break
            }
        }
        var ofFile = 0
        for statement in elements(of: root.statements) where !isDeclaration(statement) {
            let span = span(of: statement)
            ofFile += Int(span.end - span.start)
        }
        return max(longest, ofFile)
    }
}
