import SceneRuntime

/// W0504: a presentation by a controller whose view cannot be in a window yet.
///
/// MODAL-NOWINDOW-1, MODAL-NOWINDOW-2: UIKit refuses it with a warning. A view is added to the window after it is
/// loaded, so it is in no window until `viewDidLoad` returns. The rule considers only statements that these handlers
/// certainly run: not in a branch, not in a block that runs later, and not if the script calls the handler itself.
/// The view of an instance that the statement itself creates is in no window either.
enum EarlyPresentations {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let found = findInHandlers(script) + withoutWindow(script)
        return found + fromNewInstances(script).filter { new in !found.contains { $0.span == new.span } }
    }

    /// The callbacks that UIKit calls before the view is in a window.
    private static let early: [Method] = [.initCoder, .initNib, .awakeFromNib, .loadView, .viewDidLoad]

    private static func findInHandlers(_ script: LintScript) -> [Diagnostic] {
        var found: [Diagnostic] = []
        let called = calledMethods(script)
        for index in script.declarations.controllers.indices {
            let owner = ClassID(UInt32(index))
            for member in script.declarations.controllers[index].table.handlers {
                guard let method = member.methods.first(where: early.contains) else { continue }
                guard case .handler(let handler) = script.trees[member.site.tree][member.site.declaration],
                    !called.contains(handler.name.name)
                else { continue }
                let tree = script.trees[member.site.tree]
                for statement in tree.elements(of: handler.body.statements) {
                    if mayReturn(tree[statement]) { break }
                    guard case .verb(let verb) = tree[statement],
                        presents(verb, owner, in: member.site.tree, script)
                    else { continue }
                    found.append(
                        Diagnostic(
                            .presentsTooEarly,
                            "in '\(method.spec.handler.text)', the view is in no window yet: UIKit refuses to present",
                            at: tree.span(of: statement), help: "present in 'viewDidAppear' instead, and only once"))
                }
            }
        }
        return found
    }

    /// Whether the statements after it may never run, because it can return, for example if there is no window.
    private static func mayReturn(_ statement: Statement) -> Bool {
        switch statement {
        case .missing, .variable, .assignment, .expression, .breakLoop, .continueLoop, .superCall, .setup, .verb,
            .declaration:
            false
        default: true
        }
    }

    /// The methods that the script itself calls.
    private static func calledMethods(_ script: LintScript) -> Set<IdentifierID> {
        var called: Set<IdentifierID> = []
        for site in script.verbs where site.statement.effects.contains(.callsMethods) {
            guard case .expression(let id) = site.statement.operand,
                case .call(let callee, _) = script.trees[site.tree][id],
                let (_, name) = script.trees[site.tree].member(callee)
            else { continue }
            called.insert(name.name)
        }
        return called
    }

    /// Whether a verb in a handler of `owner` presents from that controller.
    private static func presents(_ verb: VerbStatement, _ owner: ClassID, in number: Int, _ script: LintScript) -> Bool
    {
        guard verb.effects.contains(.presents) || verb.verb == .perform else { return false }
        let tree = script.trees[number]
        if let argument = tree.argument(.from, of: verb.clauses) {
            guard case .expression(let source) = argument.operand, case .selfReference = tree[source] else {
                return false
            }
        }
        if verb.effects.contains(.presents) { return true }
        guard verb.verb == .perform, case .expression(let operand) = verb.operand,
            case .string(let text) = tree[operand]
        else { return false }
        let wanted = tree.string(of: text)
        let segue = script.segues.first { site in
            guard site.owner == owner, let identifier = site.segue.identifier else { return false }
            return script.trees[site.tree].string(of: identifier) == wanted
        }
        return segue.map { $0.kind == .present || $0.kind == .modal || $0.kind == .popover } ?? false
    }

    /// Presentations in a world without `launch` and without a root of its window.
    private static func withoutWindow(_ script: LintScript) -> [Diagnostic] {
        guard script.names.find(.rootViewController) == nil, UnreachedScenes.diagnosticIfNeverLaunched(script) == nil
        else {
            return []
        }
        let launching = Set(script.verbs.lazy.filter { $0.statement.effects.contains(.fillsWindow) }.map { $0.scope })
        guard !launching.contains(.anyWorld) else { return [] }
        return script.verbs.compactMap { site in
            guard site.scope != .anyWorld, !launching.contains(site.scope), !site.isExpected,
                site.statement.effects.contains(.presents)
            else { return nil }
            return Diagnostic(
                .presentsTooEarly, "no view is in a window yet: UIKit refuses to present", at: site.span,
                help: "launch the app first, and present from a controller on screen")
        }
    }

    /// Presentations from a new instance: `present login from home()`. The class and its superclasses have no handler
    /// and no connection, so that no code runs that could add the view to a window.
    private static func fromNewInstances(_ script: LintScript) -> [Diagnostic] {
        script.verbs.compactMap { site in
            guard !site.isExpected, site.statement.effects.contains(.presents),
                case .expression(let presenter)? = script.argument(
                    .from, of: site.statement.clauses, in: site.tree)?.operand,
                case .call = script.trees[site.tree][presenter],
                let made = script.controller(presenter, in: site.tree), runsNoCode(made, script)
            else { return nil }
            let name = script.name(of: made)
            return Diagnostic(
                .presentsTooEarly,
                "the view of a new instance of '\(name)' is in no window yet: UIKit refuses to present",
                at: site.span,
                help: "to present from the existing instance, write: from \(name)")
        }
    }

    /// Whether creating an instance, or loading its view, runs no code of the script.
    private static func runsNoCode(_ controller: ClassID, _ script: LintScript) -> Bool {
        var current = controller
        while current.exists {
            let entry = script.declarations.controllers[current.index]
            guard entry.table.handlers.isEmpty, entry.table.connections.isEmpty, entry.table.segues.isEmpty,
                entry.table.fields.isEmpty
            else { return false }
            current = entry.parent
        }
        return true
    }
}
