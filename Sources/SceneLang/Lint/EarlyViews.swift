import SceneRuntime

/// W0515, W0516: the root view, or a view in it, that is read before a controller has its view.
///
/// LAUNCH-PREMATURE-1: reading `view` in an initializer loads the view. W0515 reports a read directly in the body of
/// `init`, outside of closures.
///
/// The views of `view { … }` are nil until the root view is loaded. W0516 reports one that is read directly in `init`
/// or `awakeFromNib`, if nothing before it in the body calls a function, runs a verb or names `view`, which could load
/// it.
enum EarlyViews {
    @Sendable static func rootViews(_ script: LintScript) -> [Diagnostic] {
        find(script, in: [.initCoder, .initNib]) { body, reads in
            reads.filter { $0.isRootView }.map { read in
                Diagnostic(
                    .loadsViewTooEarly, "this loads the view before the controller is installed", at: read.span,
                    help: "read the view in 'viewDidLoad', or write 'viewIfLoaded'")
            }
        }
    }

    @Sendable static func outlets(_ script: LintScript) -> [Diagnostic] {
        find(script, in: [.initCoder, .initNib, .awakeFromNib]) { body, reads in
            var found: [Diagnostic] = []
            for read in reads {
                guard case .outlet(let name) = read.kind else { break }
                found.append(
                    Diagnostic(
                        .outletBeforeView, "'\(name)' is nil here: the view is not loaded yet", at: read.span,
                        help: "use it in 'viewDidLoad'"))
            }
            return found
        }
    }

    /// Something in a body that loads the view, may load it, or needs it.
    private struct Read {
        enum Kind {
            case rootView
            case outlet(String)
            /// A call or a verb, after which the view may be loaded.
            case unknown
        }

        let kind: Kind
        let span: SourceSpan

        var isRootView: Bool { if case .rootView = kind { true } else { false } }
    }

    /// Finds the bodies of methods, and what they read, in order.
    private static func find(
        _ script: LintScript, in methods: [Method], _ report: (Block, [Read]) -> [Diagnostic]
    ) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for controller in script.declarations.controllers {
            for member in controller.table.handlers where member.methods.contains(where: methods.contains) {
                guard case .handler(let handler) = script.trees[member.site.tree][member.site.declaration] else {
                    continue
                }
                found += report(handler.body, reads(in: handler.body, of: member.site.tree, script))
            }
        }
        return found
    }

    /// Returns what the direct statements of a body read, before the first one that branches.
    private static func reads(in body: Block, of number: Int, _ script: LintScript) -> [Read] {
        let tree = script.trees[number]
        var found: [Read] = []
        for statement in tree.elements(of: body.statements) {
            switch tree[statement] {
            case .variable(let variable): if let value = variable.value { add(value, tree, number, script, &found) }
            case .assignment(let target, _, let value):
                add(value, tree, number, script, &found)
                add(target, tree, number, script, &found)
            case .expression(let id): add(id, tree, number, script, &found)
            case .verb(let verb) where verb.verb == .print || verb.verb == .note:
                if case .expression(let id) = verb.operand { add(id, tree, number, script, &found) }
            case .superCall, .declaration: continue
            default: return found
            }
        }
        return found
    }

    /// Adds what an expression reads, its parts first. Parts that may not be evaluated end the walk.
    private static func add(
        _ id: ExpressionID, _ tree: SyntaxTree, _ number: Int, _ script: LintScript, _ found: inout [Read]
    ) {
        switch script.reference(id, in: number) {
        case .property(.view): return found.append(Read(kind: .rootView, span: tree.span(of: id)))
        case .member(.view): return found.append(Read(kind: .outlet(tree.sourceText(of: id)), span: tree.span(of: id)))
        case .property(.viewIfLoaded), .property(.isViewLoaded): return
        default: break
        }
        switch tree[id] {
        case .member(let base, let name):
            if case .selfReference = tree[base] {
                let isRoot = script.text(name.name) == "view"
                return found.append(Read(kind: isRoot ? .rootView : .unknown, span: tree.span(of: id)))
            }
            add(base, tree, number, script, &found)
        case .subscript(let base, let index):
            add(base, tree, number, script, &found)
            add(index, tree, number, script, &found)
        case .unary(_, let part): add(part, tree, number, script, &found)
        case .binary(let operation, let left, let right):
            add(left, tree, number, script, &found)
            if operation.group == .coalescing || operation.group == .logic {
                found.append(Read(kind: .unknown, span: tree.span(of: id)))
            } else {
                add(right, tree, number, script, &found)
            }
        case .array(let parts): for part in tree.elements(of: parts) { add(part, tree, number, script, &found) }
        case .interpolation(let pieces):
            for case .expression(let part) in tree.elements(of: pieces) { add(part, tree, number, script, &found) }
        case .missing, .nilLiteral, .boolean, .integer, .double, .string, .symbol, .size, .name, .selfReference,
            .closureArgument, .closure:
            break
        default: found.append(Read(kind: .unknown, span: tree.span(of: id)))
        }
    }
}
