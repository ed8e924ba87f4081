import SceneRuntime

/// W0508: a child that is added by `add child` and never receives `didMove(toParent:)`.
///
/// CHILD-ADD-1, CHILD-ADD-5: `addChild` calls willMove, and the container must call didMove. The rule reports nothing
/// if a `did move` or `transition` that can run in the same world may refer to the child. One that names another class
/// cannot.
enum ChildrenWithoutDidMove {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let moves = Moves(script)
        return script.verbs.compactMap { site in
            guard site.statement.verb == .addChild, !site.isExpected,
                let child = script.controller(site.statement.operand, in: site.tree),
                !moves.mayCallDidMove(child, site.stage)
            else { return nil }
            return Diagnostic(
                .childWithoutDidMove, "'\(script.name(of: child))' never receives didMove(toParent:)", at: site.span,
                help: "after adding its view, write 'did move \(script.name(of: child)) to …', or use 'embed'")
        }
    }

    /// The classes that receive didMove, and in which worlds. A stage is a part of a script: see `Stage`.
    private struct Moves {
        private let declarations: Declarations
        private var known: [ClassID: Set<Stage>] = [:]
        /// The worlds in which an unknown controller receives didMove.
        private var unknown: Set<Stage> = []

        init(_ script: LintScript) {
            declarations = script.declarations
            for site in script.verbs {
                if site.statement.effects.contains(.movesOthers) { unknown.insert(site.stage) }
                guard site.statement.effects.contains(.movesOperand) else { continue }
                if let child = script.controller(site.statement.operand, in: site.tree) {
                    known[child, default: []].insert(site.stage)
                } else {
                    unknown.insert(site.stage)
                }
            }
        }

        /// Whether a `did move` that can run in the same world as `stage` may refer to `child`.
        func mayCallDidMove(_ child: ClassID, _ stage: Stage) -> Bool {
            // A name can refer to an instance of a subclass.
            let stages = known.reduce(into: unknown) { stages, entry in
                let isRelated =
                    declarations.descends(child, from: entry.key) || declarations.descends(entry.key, from: child)
                if isRelated { stages.formUnion(entry.value) }
            }
            return stage == .shared ? !stages.isEmpty : stages.contains(.shared) || stages.contains(stage)
        }
    }
}
