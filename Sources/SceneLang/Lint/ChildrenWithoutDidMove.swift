import SceneRuntime

/// W0508: a child that is added by hand and never told that the move is over.
///
/// CHILD-ADD-1, CHILD-ADD-5: `addChild` calls willMove, and the container has to call didMove. Silent where any `did
/// move`, or `transition`, that the same world can run may be about the child: one of another name surely is not.
enum ChildrenWithoutDidMove {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let moves = Moves(script)
        return script.verbs.compactMap { site in
            guard site.statement.verb == .addChild, !site.isExpected,
                let child = script.controller(site.statement.operand, in: site.tree),
                !moves.mayTell(child, site.stage)
            else { return nil }
            return Diagnostic(
                .childWithoutDidMove, "'\(script.name(of: child))' never receives didMove(toParent:)", at: site.span,
                help: "after adding its view, write 'did move \(script.name(of: child)) to …', or use 'embed'")
        }
    }

    /// Who is told, and in which worlds.
    private struct Moves {
        private let declarations: Declarations
        private var told: [ClassID: Set<Stage>] = [:]
        /// Where somebody is told of whom the text does not say who it is.
        private var unknown: Set<Stage> = []

        init(_ script: LintScript) {
            declarations = script.declarations
            for site in script.verbs {
                if site.statement.effects.contains(.movesOthers) { unknown.insert(site.stage) }
                guard site.statement.effects.contains(.movesOperand) else { continue }
                if let child = script.controller(site.statement.operand, in: site.tree) {
                    told[child, default: []].insert(site.stage)
                } else {
                    unknown.insert(site.stage)
                }
            }
        }

        /// Whether a `did move` that can run with a statement of `stage` may be about `child`.
        func mayTell(_ child: ClassID, _ stage: Stage) -> Bool {
            // One name may stand for what descends from the other.
            let stages = told.reduce(into: unknown) { stages, entry in
                let isRelated =
                    declarations.descends(child, from: entry.key) || declarations.descends(entry.key, from: child)
                if isRelated { stages.formUnion(entry.value) }
            }
            return stage == .shared ? !stages.isEmpty : stages.contains(.shared) || stages.contains(stage)
        }
    }
}
