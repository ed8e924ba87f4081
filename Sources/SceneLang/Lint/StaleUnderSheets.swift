import SceneRuntime

/// W0507: a variable that a sheet changes, and that its presenter reads only when it appears.
///
/// MODAL-SHEET-2, MODAL-STYLE-TABLE: if the presenter stays on screen, a dismissal does not call its viewWillAppear, so
/// the presenter does not see the change. The rule reports only a variable that the body of the presented controller
/// sets and that only the presenter's appearance handlers read. It reports nothing if the style may differ in some
/// environment or is set in code.
enum StaleUnderSheets {
    @Sendable static func find(_ script: LintScript) -> [Diagnostic] {
        let sheets = KeptPresenters(script).sheets
        guard !sheets.isEmpty else { return [] }
        let uses = VariableUses(script)
        var found: [Diagnostic] = []
        for sheet in sheets {
            for change in uses.changes(by: sheet.presented) where uses.isReadOnlyAppearing(change, sheet) {
                let presenter = script.name(of: sheet.presenter)
                found.append(
                    Diagnostic(
                        .staleUnderSheet,
                        "'\(presenter)' stays on screen: it does not appear again when the sheet is dismissed",
                        at: sheet.span,
                        secondary: [
                            .init(
                                change.span,
                                "changed while the sheet is presented, but read only when '\(presenter)' appears")
                        ],
                        help: "update '\(presenter)' when the value changes, or present with '.fullScreen'"))
                break
            }
        }
        return found
    }
}

/// A presentation whose presenter stays on screen.
private struct KeptPresenter {
    let presenter: ClassID
    let presented: ClassID
    let span: SourceSpan
}

/// The presentations of a script that certainly keep their presenter on screen.
private struct KeptPresenters {
    let script: LintScript
    private let styleName: IdentifierID?

    init(_ script: LintScript) {
        self.script = script
        styleName = script.names.find(.modalPresentationStyle)
    }

    var sheets: [KeptPresenter] {
        // If code sets styles, a delegate adapts them, or code calls handlers, nothing is certain.
        if let styleName, script.isAssigned(styleName) { return [] }
        guard script.names.find("adaptivePresentationStyle") == nil,
            !script.verbs.contains(where: { !$0.statement.effects.isDisjoint(with: [.changesSize, .callsMethods]) })
        else { return [] }
        return segues + verbs
    }

    private var segues: [KeptPresenter] {
        script.segues.compactMap { site in
            guard site.kind == .present || site.kind == .modal || site.kind == .popover,
                let presented = script.controller(site.segue.target, in: site.tree),
                keepsPresenter(
                    site.kind == .popover ? .popover : style(site.segue.clauses, of: presented, in: site.tree))
            else { return nil }
            let span = script.trees[site.tree].span(of: site.segue.target)
            return KeptPresenter(presenter: site.owner, presented: presented, span: span)
        }
    }

    private var verbs: [KeptPresenter] {
        script.verbs.compactMap { site in
            let verb = site.statement.verb
            guard site.statement.effects.contains(.presents), !site.isExpected,
                let presented = script.controller(site.statement.operand, in: site.tree),
                keepsPresenter(
                    verb == .popover ? .popover : style(site.statement.clauses, of: presented, in: site.tree)),
                let presenter = presenter(of: site)
            else { return nil }
            return KeptPresenter(presenter: presenter, presented: presented, span: site.span)
        }
    }

    private func presenter(of site: VerbSite) -> ClassID? {
        guard
            case .expression(let source)? = script.argument(.from, of: site.statement.clauses, in: site.tree)?.operand
        else { return site.owners.count == 1 ? site.owners.first : nil }
        if case .selfReference = script.trees[site.tree][source] { return site.owners.first }
        return script.controller(source, in: site.tree)
    }

    /// Returns the style of a presentation; nil if it is not certain.
    private func style(_ clauses: List<ClauseArgument>, of presented: ClassID, in tree: Int) -> ModalStyle? {
        if script.argument(.style, of: clauses, in: tree) != nil { return script.style(clauses, in: tree) }
        guard let styleName, let member = script.property(styleName, of: presented) else { return .automatic }
        return script.style(member.value, in: member.site.tree)
    }

    /// MODAL-STYLE-TABLE: whether the presenter keeps its place in every environment of the script.
    private func keepsPresenter(_ style: ModalStyle?) -> Bool {
        guard let style else { return false }
        return script.environments.allSatisfy { environment in
            let release = environment.release
            switch style {
            case .automatic: return release.has(.automaticStyleIsSheet)
            case .pageSheet, .formSheet, .popover:
                return release.has(.sheetsAreCards) || environment.device.kind == .iPad
            case .overFullScreen, .overCurrentContext: return style.releases?.contains(release) ?? false
            case .fullScreen, .currentContext, .custom, .blurOverFullScreen, .none: return false
            }
        }
    }
}

/// The places where the variables of a script are set and read.
private struct VariableUses {
    /// A variable that is not local.
    enum Variable: Hashable {
        case global(UInt32)
        case field(ClassID, IdentifierID)
    }

    struct Use {
        let variable: Variable
        let span: SourceSpan
        let scope: WorldScope
        let owners: [ClassID]
        let isChange: Bool
    }

    private let script: LintScript
    private var uses: [Variable: [Use]] = [:]
    private var changes: [ClassID: [Use]] = [:]
    /// Names of members of values whose class is unknown.
    private var membersOfUnknownClass: Set<IdentifierID> = []

    init(_ script: LintScript) {
        self.script = script
        for number in script.trees.indices { collect(from: number) }
    }

    /// Returns the variables that the body of `controller` sets.
    func changes(by controller: ClassID) -> [Use] { changes[controller] ?? [] }

    /// Whether only the appearance handlers of the presenter read the variable.
    func isReadOnlyAppearing(_ change: Use, _ sheet: KeptPresenter) -> Bool {
        if case .field(_, let name) = change.variable, membersOfUnknownClass.contains(name) { return false }
        let handlers = script.declarations.controllers[sheet.presenter.index].table.handlers.filter { handler in
            handler.methods.contains { [.viewWillAppear, .viewIsAppearing, .viewDidAppear].contains($0) }
        }.map { script.trees[$0.site.tree].span(of: $0.site.declaration) }
        let delayed = script.trees.flatMap { $0.delayedBlocks }
        let reads = (uses[change.variable] ?? []).filter { !$0.isChange && $0.scope == .anyWorld }
        return !reads.isEmpty
            && reads.allSatisfy { read in
                handlers.contains { $0.encloses(read.span) } && !delayed.contains { $0.encloses(read.span) }
            }
    }

    private mutating func collect(from number: Int) {
        let tree = script.trees[number]
        var targets: Set<ExpressionID> = []
        for statement in tree.statements {
            guard case .assignment(let target, .set, _) = statement.node else { continue }
            targets.insert(target)
        }
        for index in 0..<tree.expressionCount {
            let id = ExpressionID(index: UInt32(index))
            // Most expressions name no variable, so the region is looked up only for those that do.
            guard let name = name(id, in: tree, number) else { continue }
            let span = tree.span(of: id)
            let region = script.places.region(at: span.start, of: number)
            let owners = region?.owners ?? []
            guard let variable = variable(name, owners) else { continue }
            let use = Use(
                variable: variable, span: span, scope: region?.scope ?? .anyWorld, owners: owners,
                isChange: targets.contains(id))
            uses[variable, default: []].append(use)
            if use.isChange, owners.count == 1, let owner = owners.first { changes[owner, default: []].append(use) }
        }
    }

    /// What an expression names: a variable, or a field of the controller around it by its number.
    private enum Name {
        case variable(Variable)
        case ownField(Int)
    }

    /// Returns what an expression names. Notes the names of members of values whose class is unknown.
    private mutating func name(_ id: ExpressionID, in tree: SyntaxTree, _ number: Int) -> Name? {
        let reference = script.reference(id, in: number)
        if case .global(let index) = reference { return .variable(.global(index)) }
        if case .member(.field(let index)) = reference { return .ownField(Int(index)) }
        guard let (base, name) = tree.member(id) else { return nil }
        if let owner = script.controller(base, in: number) { return .variable(.field(owner, name.name)) }
        membersOfUnknownClass.insert(name.name)
        return nil
    }

    private func variable(_ name: Name, _ owners: [ClassID]) -> Variable? {
        switch name {
        case .variable(let variable): return variable
        case .ownField(let index):
            guard let owner = owners.first, owners.count == 1 else { return nil }
            let fields = script.declarations.controllers[owner.index].table.fields
            return fields.indices.contains(index) ? .field(owner, fields[index].variable.name.name) : nil
        }
    }
}

extension SyntaxTree {
    /// Blocks that run later than the statements around them.
    fileprivate var delayedBlocks: [SourceSpan] {
        closures.map { span(of: $0.body) }
            + statements.compactMap { statement in
                guard case .verb(let verb) = statement.node,
                    case .block(let block)? = argument(.then, of: verb.clauses)?.operand
                else { return nil }
                return span(of: block)
            }
    }
}
