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

    /// The names of the constants, variables and properties that get a new window, and `window`.
    private static func names(of script: LintScript) -> Set<IdentifierID> {
        var names: Set<IdentifierID> = []
        if let window = script.names.find(Array("window".utf8)) { names.insert(window) }
        for tree in script.trees {
            for statement in tree.statements {
                switch statement.node {
                case .variable(let variable):
                    guard let value = variable.value, script.createsWindow(value, tree) else { continue }
                    names.insert(variable.name.name)
                case .assignment(let target, _, let value):
                    if script.createsWindow(value, tree), let name = name(of: target, tree) { names.insert(name) }
                default: break
                }
            }
            for declaration in tree.declarations {
                guard case .variable(let variable) = declaration.node, let value = variable.value else { continue }
                if script.createsWindow(value, tree) { names.insert(variable.name.name) }
            }
        }
        return names
    }

    /// Whether code shows a window, or passes one to code that can show it.
    private static func showsWindows(
        _ tree: SyntaxTree, named names: Set<IdentifierID>, _ script: LintScript
    ) -> Bool {
        func isWindow(_ id: ExpressionID) -> Bool {
            name(of: id, tree).map { names.contains($0) } ?? script.createsWindow(id, tree)
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
                return script.text(property.name) == "isHidden" && isWindow(base)
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
