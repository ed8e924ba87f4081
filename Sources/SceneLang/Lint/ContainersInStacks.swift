import SceneRuntime

/// W0520, W0521: a navigation controller that is shown, and a split view controller that is put on a stack.
///
/// SHOW-NAV-1: a navigation controller that is asked to show another one presents it. NAV-PUSH-SPLIT-1: UIKit does not
/// push a split view controller. The segue must be that of a root of a navigation controller, or of a controller that
/// such a root shows; the script has no split view controller that could show it instead, and no class handles `show`.
enum ContainersInStacks {
    @Sendable static func shownNavigationControllers(_ script: LintScript) -> [Diagnostic] {
        guard script.environments.allSatisfy({ $0.release.applies(.showNav1) }) else { return [] }
        let shows = shows(script).filter { base($0.target, script) == .navigationController }
        guard !shows.isEmpty, !showsOtherwise(script) else { return [] }
        return shows.map { show in
            Diagnostic(
                .showsNavigationController,
                "'\(script.name(of: show.target))' is presented, not pushed: it is a navigation controller",
                at: show.span, help: "write 'present', or show its root")
        }
    }

    @Sendable static func pushedSplitViews(_ script: LintScript) -> [Diagnostic] {
        let shows = showsOtherwise(script) ? [] : shows(script)
        let segues = shows.filter { base($0.target, script) == .splitViewController }.map { show in
            report(show.target, at: show.span, script)
        }
        let pushes = script.verbs.compactMap { site -> Diagnostic? in
            guard site.statement.verb == .push, !site.isExpected,
                let target = script.controller(site.statement.operand, in: site.tree),
                base(target, script) == .splitViewController
            else { return nil }
            return report(target, at: site.span, script)
        }
        return segues + pushes
    }

    private static func report(_ target: ClassID, at span: SourceSpan, _ script: LintScript) -> Diagnostic {
        Diagnostic(
            .pushedSplitView, "UIKit does not push '\(script.name(of: target))': it is a split view controller",
            at: span, help: "make it the root of a window, or present it")
    }

    /// A show segue whose source is in a navigation controller.
    private struct Show {
        let target: ClassID
        let span: SourceSpan
    }

    private static func shows(_ script: LintScript) -> [Show] {
        let segues = script.segues.filter { $0.kind == .show }
        guard !segues.isEmpty else { return [] }
        var inStack = roots(script)
        var open = Array(inStack)
        while let source = open.popLast() {
            for site in segues where site.owner == source {
                guard let target = script.controller(site.segue.target, in: site.tree),
                    base(target, script) != .navigationController, inStack.insert(target).inserted
                else { continue }
                open.append(target)
            }
        }
        return segues.compactMap { site in
            guard inStack.contains(site.owner), let target = script.controller(site.segue.target, in: site.tree) else {
                return nil
            }
            return Show(target: target, span: script.trees[site.tree].span(of: site.segue.target))
        }
    }

    /// The controllers that are declared as roots of navigation controllers.
    private static func roots(_ script: LintScript) -> Set<ClassID> {
        var found: Set<ClassID> = []
        for controller in script.declarations.controllers where controller.base == .navigationController {
            for site in controller.table.connections {
                guard case .connection(.root, let targets) = script.trees[site.tree][site.declaration] else { continue }
                for target in script.trees[site.tree].elements(of: targets) {
                    if let root = script.controller(target, in: site.tree) { found.insert(root) }
                }
            }
        }
        return found
    }

    /// Whether something other than a navigation controller may answer `show`: a class that handles it, or a split
    /// view controller around the stack.
    private static func showsOtherwise(_ script: LintScript) -> Bool {
        script.declarations.controllers.contains { controller in
            let isAround = controller.base == .splitViewController && !controller.table.connections.isEmpty
            let mayContainStack = controller.table.connections.contains { site in
                guard case .connection(_, let targets) = script.trees[site.tree][site.declaration] else { return true }
                return script.trees[site.tree].elements(of: targets).contains { target in
                    let child = script.controller(target, in: site.tree)
                    return child.map { base($0, script) != .viewController } ?? true
                }
            }
            return isAround && mayContainStack || controller.table.handler(of: .show) != nil
                || controller.table.handler(of: .canPerformAction) != nil
        }
    }

    private static func base(_ controller: ClassID, _ script: LintScript) -> ControllerKind {
        script.declarations.controllers[controller.index].base
    }
}
