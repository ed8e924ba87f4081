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
                !moves.mayCallDidMove(child, site.scope)
            else { return nil }
            return Diagnostic(
                .childWithoutDidMove, "'\(script.name(of: child))' never receives didMove(toParent:)", at: site.span,
                help: "add the view of the child, then write 'did move \(script.name(of: child)) to …'; or use 'embed'"
            )
        }
    }

    /// The classes that receive didMove, and in which worlds. See `WorldScope`.
    private struct Moves {
        private let declarations: Declarations
        private var known: [ClassID: Set<WorldScope>] = [:]
        /// The worlds in which an unknown controller receives didMove.
        private var unknown: Set<WorldScope> = []

        init(_ script: LintScript) {
            declarations = script.declarations
            for site in script.verbs {
                if site.statement.effects.contains(.movesOthers) { unknown.insert(site.scope) }
                guard site.statement.effects.contains(.movesOperand) else { continue }
                if let child = script.controller(site.statement.operand, in: site.tree) {
                    known[child, default: []].insert(site.scope)
                } else {
                    unknown.insert(site.scope)
                }
            }
        }

        /// Whether a `did move` that can run in the same world as `scope` may refer to `child`.
        func mayCallDidMove(_ child: ClassID, _ scope: WorldScope) -> Bool {
            // A name can refer to an instance of a subclass.
            let scopes = known.reduce(into: unknown) { scopes, entry in
                let isRelated =
                    declarations.descends(child, from: entry.key) || declarations.descends(entry.key, from: child)
                if isRelated { scopes.formUnion(entry.value) }
            }
            return scope == .anyWorld ? !scopes.isEmpty : scopes.contains(.anyWorld) || scopes.contains(scope)
        }
    }
}
