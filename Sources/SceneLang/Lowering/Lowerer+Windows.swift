import SceneRuntime

/// Windows that code of Swift makes.
extension Lowerer {
    /// Lowers the name of a window. In a delegate of Swift, `window` is nil until UIKit or code has set it.
    mutating func load(_ window: WindowID, at id: ExpressionID, into register: Register) {
        guard case .app = owner, state.isSwift, window == .main else {
            return load(.object(ObjectRef(.window, window.raw)), into: register)
        }
        let span = tree.span(of: id)
        let delegates = declarations.types.filter { $0.kind == .app }
        let around = delegates.first { entry in
            entry.site.tree == number && tree.span(of: entry.site.declaration).encloses(span)
        }
        let inherited = (around ?? delegates.first)?.inherited ?? []
        let isOfApp = inherited.contains { names.text(of: $0).hasSuffix("ApplicationDelegate") }
        let isOfScene = inherited.contains { names.text(of: $0).hasSuffix("SceneDelegate") }
        emitPrimitive(.delegateWindow, register, detail: isOfApp && !isOfScene ? 0 : 1)
    }

    /// Whether a delegate keeps the window that the expression with this span creates: it is the value of the
    /// delegate's `window`, or of a constant that code assigns to it.
    mutating func isKeptByDelegate(_ span: SourceSpan) -> Bool {
        var values: [ExpressionID] = []
        var name: IdentifierID?
        let body = tree.functionBodies.filter { $0.start <= span.start && span.start < $0.end }.max {
            $0.start < $1.start
        }
        for index in tree.statements.indices {
            let statement = tree.statements[index]
            switch statement.node {
            case .assignment(let target, .set, let value):
                if case .window = reference(target), tree.isNamed(target) { values.append(value) }
            case .variable(let variable):
                if let value = variable.value, tree.span(of: value) == span { name = variable.name.name }
            default: break
            }
        }
        if let name { windowNames.insert(name) }
        return values.contains { value in
            guard case .name(let used) = tree[value], let name else { return tree.span(of: value) == span }
            guard used == name else { return false }
            // A constant of another function can have the same name.
            let start = tree.span(of: value).start
            return body.map { $0.start <= start && start < $0.end } ?? true
        }
    }

    /// Whether an expression is a window by its declaration or its name. Views can be hidden, too.
    func isWindow(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .optionalValue(let inner), .forcedUnwrap(let inner), .optionalChain(let inner): return isWindow(inner)
        default: break
        }
        if case .window = reference(id) { return true }
        if let type = typeName(ofTarget: id) { return names.text(of: type.name.name) == "UIWindow" }
        var name = tree.member(id)?.name.name
        if case .name(let own) = tree[id] { name = own }
        guard let name else { return false }
        return names.text(of: name).hasSuffix("indow") || windowNames.contains(name)
    }

    /// Lowers what `x = nil` does to an additional window in `x`, before the assignment: nothing else owns the window.
    mutating func lowerDrop(_ target: ExpressionID) {
        guard state.isSwift, isOwnVariable(target), isWindow(target) else { return }
        let register = temporary()
        lower(target, into: register)
        emitPrimitive(.dropWindow, register)
    }

    /// Whether an expression is the name of a variable, or of one of self, so that reading it runs no other code.
    private func isOwnVariable(_ id: ExpressionID) -> Bool {
        if case .name = tree[id] { return true }
        guard let (base, _) = tree.member(id), case .selfReference = tree[base] else { return false }
        return true
    }
}
