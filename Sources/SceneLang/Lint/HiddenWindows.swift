import SceneRuntime

/// W0530: a window that code of Swift makes and never shows.
///
/// The window is hidden, so the screen stays black, and UIKit does not load the view of its root. The rule reports each
/// place that makes a window, if no code of the script calls `makeKeyAndVisible`, sets `isHidden` of a window, shows a
/// window with `activate`, or passes a window to other code.
enum HiddenWindows {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let tree = script.trees[script.main]
        let made = expressions(of: tree).filter { script.createsWindow($0, tree) }
        guard !made.isEmpty, !script.verbs.contains(where: { $0.statement.verb == .activate }) else { return [] }
        let names = names(of: script)
        if script.trees.contains(where: { showsWindows($0, named: names, script) }) { return [] }
        return made.map { id in
            Diagnostic(
                .hiddenWindow, "this window stays hidden: nothing calls makeKeyAndVisible()", at: tree.span(of: id),
                help: "after rootViewController is set, write: window.makeKeyAndVisible()")
        }
    }

    private static func expressions(of tree: SyntaxTree) -> some Collection<ExpressionID> {
        (0..<tree.expressionCount).lazy.map { ExpressionID(index: UInt32($0)) }
    }

    /// The names of variables and properties that get a new window, and `window`; and those of which a value or a
    /// written type says that they are other objects.
    private struct Names {
        var windows: Set<IdentifierID> = []
        var others: Set<IdentifierID> = []

        mutating func note(_ variable: Variable, _ tree: SyntaxTree, _ script: LintScript) {
            let type = tree.record(variable.details).flatMap { tree.record($0.type) }
            if let type, script.text(type.name.name) != "UIWindow" { others.insert(variable.name.name) }
            guard let value = variable.value else { return }
            if script.createsWindow(value, tree) { windows.insert(variable.name.name) }
            guard case .call(let callee, _) = tree[value], case .name(let made) = tree[callee] else { return }
            let spelled = script.text(made)
            if spelled != "UIWindow", spelled.first?.isUppercase == true { others.insert(variable.name.name) }
        }
    }

    private static func names(of script: LintScript) -> Names {
        var names = Names()
        if let window = script.names.find(Array("window".utf8)) { names.windows.insert(window) }
        for tree in script.trees {
            for statement in tree.statements {
                switch statement.node {
                case .variable(let variable): names.note(variable, tree, script)
                case .assignment(let target, _, let value):
                    guard script.createsWindow(value, tree), let name = name(of: target, tree) else { continue }
                    names.windows.insert(name)
                default: break
                }
            }
            for declaration in tree.declarations {
                if case .variable(let variable) = declaration.node { names.note(variable, tree, script) }
            }
        }
        return names
    }

    /// Whether code shows a window, or passes one to code that can show it.
    private static func showsWindows(
        _ tree: SyntaxTree, named names: Names, _ script: LintScript
    ) -> Bool {
        func isWindow(_ id: ExpressionID) -> Bool {
            name(of: id, tree).map { names.windows.contains($0) } ?? script.createsWindow(id, tree)
        }
        let isShown = expressions(of: tree).contains { id in
            guard case .call(let callee, let arguments) = tree[id] else { return false }
            if let called = name(of: callee, tree), script.text(called) == "makeKeyAndVisible" { return true }
            return tree.elements(of: arguments).contains { isWindow($0.value) }
        }
        return isShown
            || tree.statements.contains { statement in
                guard case .assignment(let target, _, _) = statement.node, let (base, property) = tree.member(target)
                else { return false }
                // The result of a function, or what a pattern binds, may be a window.
                let other = name(of: base, tree).map { names.others.contains($0) } ?? false
                return script.text(property.name) == "isHidden" && (isWindow(base) || !other)
            }
    }

    /// The last name of a path, as in `self.window?`; nil for other expressions.
    private static func name(of id: ExpressionID, _ tree: SyntaxTree) -> IdentifierID? {
        switch tree[id] {
        case .name(let name): name
        case .forcedUnwrap(let inner), .optionalChain(let inner), .optionalValue(let inner): name(of: inner, tree)
        default: tree.member(id)?.name.name
        }
    }
}
