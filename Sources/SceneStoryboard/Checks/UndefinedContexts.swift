import SceneLang

/// W0506: the style `currentContext` without a controller that can define a context.
///
/// MODAL-CONTEXT-1: UIKit searches the containers for one that defines a presentation context, and falls back to the
/// root. Navigation controllers define a context by default, and a class may set the property.
enum UndefinedContexts {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        let segues = check.storyboard.segues.filter { isInContext($0, check) && check.reachability.reached[$0.source] }
        guard !segues.isEmpty else { return [] }
        let reachability = check.reachability
        var defines = reachability.creatableByCode
        for (place, scene) in reachability.scenes.enumerated() {
            if scene.definesPresentationContext || scene.kind == .navigationController || scene.customClass != nil {
                defines[place] = true
            }
        }
        let seeds = reachability.starts(defines) { $0.segue.placement == .unknown }
        let mayDefine = reachability.reachable(from: seeds) {
            $0.segue.placement == .contained || $0.segue.placement == .shownInContainer
        }
        return segues.filter { !mayDefine[$0.source] }.map { segue in
            let isOfSegue = segue.modalPresentationStyle != nil
            return Diagnostic(
                .undefinedContext,
                "no controller defines a presentation context: the presentation covers the root controller",
                at: check.span(isOfSegue ? .modalPresentationStyle : .kind, of: segue.span),
                help:
                    "set definesPresentationContext=\"YES\" on the controller that the presentation should cover, "
                    + "or set modalPresentationStyle=\"fullScreen\""
            )
        }
    }

    private static func isInContext(_ segue: StoryboardSegue, _ check: StoryboardCheck) -> Bool {
        guard segue.placement == .presented, !segue.isPopover else { return false }
        let style = segue.modalPresentationStyle ?? check.target(of: segue)?.modalPresentationStyle
        return style == "currentContext"
    }
}
