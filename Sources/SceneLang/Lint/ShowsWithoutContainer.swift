import SceneRuntime

/// W0503: `show` and `showDetail` without a possible navigation or split view controller.
///
/// SHOW-2, SHOW-DETAIL-2: without an ancestor that overrides the action, the controller is presented. The rule reports
/// nothing if a controller that may live in the world of the statement overrides the action, or may have such an
/// ancestor.
enum ShowsWithoutContainer {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let targets = Targets(script)
        var found: [Diagnostic] = []
        for site in script.segues {
            guard let isDetail = isDetail(site.kind) else { continue }
            let worlds = script.worlds.worlds(of: [site.owner])
            guard targets.areMissing(in: worlds, isDetail: isDetail) else { continue }
            let span = script.trees[site.tree].span(of: site.segue.kind)
            found.append(
                diagnostic(
                    script.text(site.segue.kind.name), isDetail: isDetail, at: span,
                    isFromStoryboard: script.generated.contains(site.tree)))
        }
        for site in script.verbs where !site.isExpected {
            let verb = site.statement.verb
            guard verb == .show || verb == .showDetail else { continue }
            guard targets.areMissing(in: script.worlds.worlds(of: site), isDetail: verb == .showDetail) else {
                continue
            }
            found.append(diagnostic(verb.words, isDetail: verb == .showDetail, at: site.span))
        }
        return found
    }

    /// Whether a segue of the kind looks only for a split view controller; nil if it looks for no ancestor.
    private static func isDetail(_ kind: SegueKind) -> Bool? {
        switch kind {
        case .show, .push: false
        case .showDetail, .replace: true
        case .present, .popover, .embed, .unwind, .modal, .custom: nil
        }
    }

    /// The help for a storyboard is in the words of storyboards.
    private static func diagnostic(
        _ word: String, isDetail: Bool, at span: SourceSpan, isFromStoryboard: Bool = false
    ) -> Diagnostic {
        let containers = isDetail ? "split view controller" : "navigation or split view controller"
        let container = isDetail ? "split view controller" : "navigation controller"
        let advice =
            isFromStoryboard
            ? "set kind=\"presentation\", or embed the scene in a \(container)"
            : "write 'present', or use a \(container)"
        return Diagnostic(
            .showWithoutContainer, "the source of this '\(word)' is not inside a \(containers)", at: span,
            help: "since iOS 8, UIKit presents the destination instead; \(advice)")
    }

    /// The worlds in which there may be a target for `show`.
    private struct Targets {
        private let shows: Set<Int>
        private let details: Set<Int>

        init(_ script: LintScript) {
            let changesTabs = script.names.find(.viewControllers).map(script.isAssigned) ?? false
            var (shows, details): (Set<Int>, Set<Int>) = ([], [])
            for world in script.worlds.worldsWithStatements {
                for controller in script.worlds.classes(in: world) {
                    let base = script.declarations.controllers[controller.index].base
                    let handlers = script.declarations.controllers[controller.index].table.handlers
                    let methods = handlers.flatMap { $0.methods }
                    let isTarget = base == .splitViewController || methods.contains(.targetViewController)
                    if isTarget || base == .navigationController || methods.contains(.show)
                        || base == .tabBarController && (changesTabs || script.mayHaveMore(controller))
                    {
                        shows.insert(world)
                    }
                    if isTarget || methods.contains(.showDetailViewController) { details.insert(world) }
                }
            }
            (self.shows, self.details) = (shows, details)
        }

        /// Whether there is no target in any of `worlds`.
        func areMissing(in worlds: [Int], isDetail: Bool) -> Bool {
            !worlds.isEmpty && (isDetail ? details : shows).isDisjoint(with: worlds)
        }
    }
}
