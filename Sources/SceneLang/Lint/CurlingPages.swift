import SceneRuntime

/// N0006: a page view controller that curls because no one has set `transitionStyle`, in a script that swipes.
///
/// PAGE-CURL-1, PAGE-SCROLL-1: the two styles make different calls. UIKit's default is `.pageCurl`, and most apps
/// scroll. The rule reports nothing if the script assigns the property anywhere, or has an argument with this label.
enum CurlingPages {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        guard script.verbs.contains(where: { [.swipe, .swipeTo].contains($0.statement.verb) && !$0.isExpected }) else {
            return []
        }
        let style = script.names.find("transitionStyle")
        if let style, script.isAssigned(style) || script.isLabel(style) { return [] }
        return script.declarations.controllers.indices.compactMap { index in
            let entry = script.declarations.controllers[index]
            let id = ClassID(UInt32(index))
            guard entry.base == .pageViewController, entry.systemClass == .none, !entry.isExtension,
                let site = entry.site, site.tree == script.main, !script.generated.contains(site.tree),
                style.flatMap({ script.property($0, of: id) }) == nil
            else { return nil }
            let name = script.name(of: id)
            return Diagnostic(
                .curlingPages, "'\(name)' curls: transitionStyle is not set, and its default is .pageCurl",
                at: entry.span,
                help: "to scroll as most apps do, write in '\(name)': transitionStyle = .scroll")
        }
    }
}
