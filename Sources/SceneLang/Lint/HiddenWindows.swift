import SceneRuntime

/// W0530: a window that code of Swift makes and never shows.
///
/// The window is hidden, so the screen stays black, and UIKit does not load the view of its root. The rule reports each
/// place that makes a window, if no code of the script calls `makeKeyAndVisible`, sets `isHidden`, shows a window with
/// `activate`, or passes a window to other code.
enum HiddenWindows {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let tree = script.trees[script.main]
        let made = (0..<tree.expressionCount).map { ExpressionID(index: UInt32($0)) }.filter {
            script.createsWindow($0, tree)
        }
        guard !made.isEmpty, !script.verbs.contains(where: { $0.statement.verb == .activate }),
            !script.trees.contains(where: { showsWindows($0, script) })
        else { return [] }
        return made.map { id in
            Diagnostic(
                .hiddenWindow, "this window stays hidden: nothing calls makeKeyAndVisible()", at: tree.span(of: id),
                help: "after rootViewController is set, write: window.makeKeyAndVisible()")
        }
    }

    /// Whether code shows a window, or passes one to code that can show it.
    private static func showsWindows(_ tree: SyntaxTree, _ script: LintScript) -> Bool {
        let isShown = (0..<tree.expressionCount).contains { index in
            let id = ExpressionID(index: UInt32(index))
            if let name = tree.member(id)?.name.name, script.text(name) == "makeKeyAndVisible" { return true }
            guard case .call(_, let arguments) = tree[id] else { return false }
            return tree.elements(of: arguments).contains { isWindow($0.value, tree, script) }
        }
        return isShown
            || tree.statements.indices.contains { index in
                guard case .assignment(let target, _, _) = tree.statements[index].node,
                    let name = tree.member(target)?.name.name
                else { return false }
                return script.text(name) == "isHidden"
            }
    }

    /// Whether an expression is a new window, or has the name of one.
    private static func isWindow(_ id: ExpressionID, _ tree: SyntaxTree, _ script: LintScript) -> Bool {
        switch tree[id] {
        case .name(let name): script.text(name) == "window"
        case .forcedUnwrap(let inner), .optionalChain(let inner): isWindow(inner, tree, script)
        default: tree.member(id).map { script.text($0.name.name) == "window" } ?? script.createsWindow(id, tree)
        }
    }
}
