import SceneLang

/// W0520, W0521: a navigation controller that is shown, and a split view controller that is put on a stack.
///
/// SHOW-NAV-1: a navigation controller that is asked to show another one presents it. UIKit does not push a split view
/// controller, and Apple does not support one as the root of a navigation controller. The source of the segue is only
/// ever the root of a navigation controller without a class of its own, or is shown by such a root: no reference, other
/// relationship or identifier leads to it.
enum ContainersInStacks {
    @Sendable static func navigationControllers(_ check: StoryboardCheck) -> [Diagnostic] {
        guard check.hasNewKinds else { return [] }
        return shows(check).filter { check.target(of: $0)?.kind == .navigationController }.map { segue in
            Diagnostic(
                .showsNavigationController, "the navigation controller is presented, not pushed",
                at: check.span(.destination, of: segue.span),
                help: "set kind=\"presentation\", or set destination to the root of this navigation controller")
        }
    }

    @Sendable static func splitViews(_ check: StoryboardCheck) -> [Diagnostic] {
        let shown = shows(check).filter { check.target(of: $0)?.kind == .splitViewController }.map { segue in
            Diagnostic(
                .pushedSplitView, "UIKit does not push a split view controller",
                at: check.span(.destination, of: segue.span),
                help: "make it the initial controller, or set kind=\"presentation\"")
        }
        let roots = check.storyboard.segues.filter {
            $0.relationship == .rootViewController && check.target(of: $0)?.kind == .splitViewController
                && check.storyboard.scenes[$0.source].kind == .navigationController
        }
        return shown
            + roots.map { segue in
                Diagnostic(
                    .pushedSplitView, "a split view controller as the root of a navigation controller is not supported",
                    at: check.span(.destination, of: segue.span),
                    help: "make the split view controller the initial controller")
            }
    }

    /// The show and push segues whose source is certainly on the stack of a navigation controller.
    private static func shows(_ check: StoryboardCheck) -> [StoryboardSegue] {
        let segues = check.storyboard.segues.filter { $0.kind == .show && $0.showAction == nil && !$0.hasOwnClass }
        guard !segues.isEmpty else { return [] }
        let reachability = check.reachability
        let certain = reachability.certainlyInStack
        return segues.filter { certain[$0.source] }
    }
}

extension SceneReachability {
    /// Whether each scene is only ever on the stack of a navigation controller without a class of its own.
    fileprivate var certainlyInStack: [Bool] {
        var certain = scenes.map { _ in true }
        for (place, isFree) in creatableByCode.enumerated() where isFree || !reached[place] { certain[place] = false }
        let entries = entries
        for place in scenes.indices where entries[place].isEmpty { certain[place] = false }
        // A scene loses the property if one of the segues to it does not give it; this can spread.
        var isChanged = true
        while isChanged {
            isChanged = false
            for place in scenes.indices where certain[place] {
                guard !entries[place].allSatisfy({ givesStack($0, certain) }) else { continue }
                certain[place] = false
                isChanged = true
            }
        }
        return certain
    }

    private func givesStack(_ edge: Edge, _ certain: [Bool]) -> Bool {
        let source = scenes[edge.source]
        if edge.segue.relationship == .rootViewController {
            return source.kind == .navigationController && source.customClass == nil
        }
        return edge.segue.kind == .show && edge.segue.showAction == nil && !edge.segue.hasOwnClass
            && certain[edge.source] && scenes[edge.target].kind != .navigationController
    }
}
