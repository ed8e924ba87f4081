import SceneRuntime

/// W0517: the view of a controller that is added to another one, without the controller.
///
/// CHILD-ADD-4: without `addChild`, the controller has no parent, and UIKit forwards no calls to it. The rule reports a
/// controller whose name the script uses only to add its view and before a dot, and that has no subclass or superclass
/// in the script, so that no other statement can refer to it.
enum ViewsWithoutChild {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let sites = script.verbs.filter { $0.statement.verb == .addView && !$0.isExpected }
        guard !sites.isEmpty else { return [] }
        let mentions = ControllerMentions(script)
        return sites.compactMap { site in
            guard let child = script.controller(site.statement.operand, in: site.tree),
                !script.isOfSystem(child),
                mentions.uses(of: child).allSatisfy({ $0 == .operand(.addView) || $0 == .receiver })
            else { return nil }
            let name = script.name(of: child)
            return Diagnostic(
                .viewWithoutChild, "'\(name)' gets no parent: UIKit does not forward calls to it", at: site.span,
                help: "write 'embed \(name) in …', or add it with 'add child' and 'did move'")
        }
    }
}
