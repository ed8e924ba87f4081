import SceneRuntime

// Connections, segues and the views of scenes.
extension Resolver {
    /// Resolves `root -> home`; `earlier` is the span of an earlier connection of the same kind.
    mutating func checkConnection(
        _ kind: ConnectionKind, _ targets: List<ExpressionID>, _ id: DeclarationID, earlier: SourceSpan?
    ) {
        guard case .controller(let owner) = context.owner else { return }
        let base = declarations.controllers[owner.index].base
        let system = declarations.controllers[owner.index].systemClass
        if system != .none {
            report(
                .wrongContainer, "the children of a \(system.spelling.text) are those of its class",
                at: tree.span(of: id))
        } else if !kind.containers.contains(base) {
            let wanted = kind.containers.map { $0.spelling.text }.joined(separator: " or ")
            report(
                .wrongContainer, "'\(kind.word.text) ->' requires a \(wanted), but this is a \(base.spelling.text)",
                at: tree.span(of: id))
        }
        if targets.count > 1 || earlier != nil, !kind.takesSeveral {
            report(
                .wrongTarget, "'\(kind.word.text) ->' takes exactly one controller", at: tree.span(of: id),
                declared: earlier)
        }
        for target in tree.elements(of: targets) { resolveScene(target) }
    }

    /// Resolves the target of a relationship or segue: a controller, or the name of a storyboard for its initial scene.
    /// A scene of another storyboard needs a storyboard reference, which names the storyboard.
    private mutating func resolveScene(_ target: ExpressionID) {
        let span = tree.span(of: target)
        guard case .controller(let owner) = context.owner else { return }
        let home = declarations.controllers[owner.index].storyboard
        if case .name(let name) = tree[target], declarations.scenes[home.raw]?[name] == nil,
            case .storyboard(let id)? = declarations.file[name]
        {
            guard let initial = declarations.initial[id.raw] else {
                return report(
                    .wrongTarget, "storyboard '\(text(name))' has no initial scene", at: span,
                    help: declarations.scenes[id.raw]?.keys.map(text).min().map {
                        "write \(text(name)).\($0), or declare the initial scene: initial scene \($0)"
                    })
            }
            resolution.set(.controller(initial), of: target)
            return checkReleases(Rule.segueRef1.spec.releases, of: "storyboard references", at: span)
        }
        if reportMain(target, in: home) { return }
        guard let scene = resolveType(target), home.exists else { return }
        let other = declarations.controllers[scene.index].storyboard
        guard other.exists, other != home else { return }
        if case .member = tree[target] {
            return checkReleases(Rule.segueRef1.spec.releases, of: "storyboard references", at: span)
        }
        let (name, board) = (text(declarations.controllers[scene.index].name), storyboardName(other))
        report(
            .wrongTarget, "'\(name)' is a scene of another storyboard, '\(board)'", at: span,
            help: "write \(board).\(name), a storyboard reference; before iOS 9, only code can show '\(name)'",
            fix: "\(board).\(name)")
    }

    /// Reports `Main` as a target, and returns true. The main storyboard is not declared, so its name cannot stand for
    /// its initial scene. Returns false if the target has another name, or if something is named `Main`.
    private mutating func reportMain(_ target: ExpressionID, in home: StoryboardID) -> Bool {
        guard case .name(let name) = tree[target], text(name) == "Main", let initial = declarations.initial[1],
            case .missing = declarations.lookUp(name, from: home)
        else { return false }
        let scene = text(declarations.controllers[initial.index].name)
        report(
            .wrongTarget, "unknown controller 'Main'", at: tree.span(of: target), near: "Main",
            in: declarations.controllers.dropFirst(BuiltInClass.slots).map { text($0.name) },
            help: "write: \(home.raw > 1 ? "Main.\(scene)" : scene)", isDeclarable: true, subject: .statement)
        return true
    }

    /// Returns the name of a storyboard as messages write it.
    func storyboardName(_ id: StoryboardID) -> String {
        id.raw == 1 ? "Main" : text(declarations.storyboards[id.index].name)
    }

    /// Reports outlets, and actions that do not exist, among the views of a controller.
    mutating func checkViews(_ entries: List<ViewEntry>) {
        guard case .controller(let owner) = context.owner else { return }
        for entry in tree.elements(of: entries) {
            if text(entry.kind.name) == "outlet" {
                report(
                    .misplaced, "an outlet of a controller must be declared outside of 'view'",
                    at: tree.span(of: entry.kind),
                    help: "write the outlet after the block of 'view': outlet field -> nameField")
                continue
            }
            for action in tree.elements(of: entry.actions) { check(action, of: entry, owner) }
        }
    }

    /// Whether a bar button item has a segue. It is then the item's only target, so no action is sent (IB-BARBUTTON-1).
    private func isBarButtonWithSegue(_ entry: ViewEntry, _ owner: ClassID) -> Bool {
        guard let view = entry.name?.name, text(entry.kind.name) == "barButton" else { return false }
        return tree.elements(of: declarations.controllers[owner.index].members).contains { member in
            guard case .segue(let segue) = tree[member],
                case .expression(let source)? = tree.argument(.on, of: segue.clauses)?.operand,
                case .name(let name) = tree[source]
            else { return false }
            return name == view
        }
    }

    private mutating func check(_ action: ViewAction, of entry: ViewEntry, _ owner: ClassID) {
        let table = declarations.controllers[owner.index].table
        // A view of the scene can have the name of an action of its class.
        if table.functions.contains(where: { $0.kind == .action && $0.answers(to: action.name.name) }) { return }
        let name = text(action.name.name)
        let declaration = "action \(name)(sender) { }"
        let hasSameName = table.hasView(action.name.name) && !isFromStoryboard
        let help =
            hasSameName
            ? "rename the view '\(name)', because a view and an action cannot have the same name, and declare the "
                + "action: \(declaration)" : "declare it: \(declaration)"
        if action.isConnected {
            let known = table.functions.filter { $0.kind == .action }.map { text($0.name) }
            let parent = declarations.controllers[owner.index].parent
            if isFromStoryboard, parent.index >= BuiltInClass.slots {
                if isBarButtonWithSegue(entry, owner) { return }
                let owner = text(declarations.controllers[parent.index].name)
                return report(
                    .actionMissingInClass,
                    "'\(owner)' does not have the action '\(name)': sending it raises an exception",
                    at: tree.span(of: action.name), near: name, in: known, help: help)
            }
            return report(
                .unknownAction, "the controller does not have the action '\(name)': sending it raises an exception",
                at: tree.span(of: action.name), near: name, in: known, help: help)
        }
        // An action that the controller does not have goes up the responder chain.
        let others = (declarations.controllers.map { $0.table } + [declarations.app.table]).flatMap { $0.functions }
            .filter { $0.kind == .action }
        if others.contains(where: { $0.answers(to: action.name.name) }) { return }
        report(
            .unknownAction, "no controller has the action '\(name)'", at: tree.span(of: action.name), near: name,
            in: others.map { text($0.name) }, help: help)
    }

    /// Checks a segue: its kind, destination, trigger and clauses.
    mutating func resolve(_ segue: Segue) {
        let span = tree.span(of: segue.kind)
        let name = text(segue.kind.name)
        var isUnwind = false
        if let kind = SegueKindLexicon.lexicon[bytes(segue.kind.name)] {
            isUnwind = kind == .unwind
            // A script that also runs in iOS 7 or earlier requires the old kind.
            if let newer = SegueKindLexicon.replacement(of: kind), releases.allSatisfy({ $0.applies(.show1) }) {
                report(
                    .deprecatedSegueKind, "segue kind '\(name)' is deprecated", at: span,
                    help: isFromStoryboard
                        ? "set kind=\"\(newer == "present" ? "presentation" : newer)\""
                        : "write '\(newer)', which replaced '\(name)' in iOS 8")
            }
        } else if case .segueClass(let id)? = declarations.file[segue.kind.name] {
            _ = id
        } else {
            let known =
                SegueKindLexicon.lexicon.names.map { String(decoding: $0, as: UTF8.self) }
                + declarations.segueClasses.dropFirst().map { text($0.name) }
            report(
                .unknownBase, "unknown segue kind '\(name)'", at: span, near: name, in: known,
                help: "kinds are show, showDetail, present, popover, embed, unwind and names of segue classes",
                isDeclarable: true, subject: .statement)
        }
        if isUnwind { checkUnwindTarget(segue.target) } else { resolveScene(segue.target) }
        if SegueKindLexicon.lexicon[bytes(segue.kind.name)] == .push { checkPushed(segue.target) }
        for clause in tree.elements(of: segue.clauses) {
            if clause.clause == .class, !isPerformedByClass(segue) {
                report(
                    .unmodelled, "classes of \(name) segues are not modelled", at: span,
                    help: "remove the clause 'class'")
            }
            resolve(clause, of: segue)
        }
    }

    /// Whether a class can say what the segue does: embed and unwind segues are performed without one.
    private func isPerformedByClass(_ segue: Segue) -> Bool {
        switch SegueKindLexicon.lexicon[bytes(segue.kind.name)] {
        case .embed, .unwind: false
        case .show, .showDetail, .present, .popover, .push, .modal, .replace, .custom, nil: true
        }
    }

    private mutating func checkUnwindTarget(_ target: ExpressionID) {
        guard case .name(let action) = tree[target] else {
            report(.wrongTarget, "expected the name of an unwind action", at: tree.span(of: target))
            return
        }
        let actions = declarations.controllers.flatMap { $0.table.functions.filter { $0.kind == .unwind } }
        guard !actions.contains(where: { $0.answers(to: action) }) else { return }
        report(
            .unknownUnwindAction, "unknown unwind action '\(text(action))'", at: tree.span(of: target),
            near: text(action), in: actions.map { text($0.name) },
            help: "declare it in the controller to return to: unwind \(text(action))(segue) { }")
    }

    private mutating func resolve(_ argument: ClauseArgument, of segue: Segue) {
        guard case .expression(let value) = argument.operand else {
            if argument.clause == .animated { return }
            return
        }
        switch argument.clause {
        case .style: resolve(value, as: .presentationStyle)
        case .transition: resolve(value, as: .transitionStyle)
        case .on, .anchor: resolveOwnView(value)
        case .action: checkSegueAction(value)
        case .column: resolve(value, as: .column)
        case .class: checkSegueClass(value)
        default: resolve(value)
        }
    }

    /// Resolves the name of a view of the enclosing scene.
    private mutating func resolveOwnView(_ value: ExpressionID) {
        guard case .name(let name) = tree[value], let table = selfTable else {
            report(.unknownView, "expected the name of a view", at: tree.span(of: value))
            return
        }
        if case .view(let place)? = table.members[name] {
            resolution.set(.member(.view(place)), of: value)
            return
        }
        if let view = view(meantBy: name, in: [table]) {
            return report(
                .unknownView, "unknown view '\(text(name))'", at: tree.span(of: value),
                suggestion: .word(view), fix: view, isCertain: false)
        }
        let known = table.members.filter { if case .view = $0.value { true } else { false } }.keys.map(text).sorted()
        report(
            .unknownView, "unknown view '\(text(name))'", at: tree.span(of: value), near: text(name),
            in: known, help: "declare the view: view { button \(text(name)) }")
    }

    private mutating func checkSegueClass(_ value: ExpressionID) {
        guard case .name(let name) = tree[value] else {
            return report(.wrongTarget, "expected the name of a segue class", at: tree.span(of: value))
        }
        if case .segueClass? = declarations.file[name] { return }
        if case .found(let entity) = declarations.lookUp(name, from: context.storyboard) {
            return report(
                .wrongTarget, "expected a segue class, found \(Declarations.noun(entity)) '\(text(name))'",
                at: tree.span(of: value), declared: declarations.span(of: entity))
        }
        report(
            .wrongTarget, "unknown segue class '\(text(name))'", at: tree.span(of: value), near: text(name),
            in: declarations.segueClasses.dropFirst().map { text($0.name) },
            help: "declare it: segue \(text(name))(segue) { }", isDeclarable: true)
    }

    private mutating func checkSegueAction(_ value: ExpressionID) {
        guard case .name(let name) = tree[value], let table = selfTable else {
            report(.wrongTarget, "expected the name of a segue action", at: tree.span(of: value))
            return
        }
        if case .function(let index)? = table.members[name], table.functions[Int(index)].kind == .segueAction { return }
        let known = table.functions.filter { $0.kind == .segueAction }.map { text($0.name) }
        report(
            .wrongTarget, "unknown segue action '\(text(name))'", at: tree.span(of: value), near: text(name),
            in: known, help: "declare it: segueAction \(text(name))(coder, sender, identifier) { … }")
    }

    /// Resolves the operand of a symbol kind: one of its choices, a declared style, or any other expression.
    mutating func resolve(_ value: ExpressionID, as symbols: OperandSymbols) {
        if symbols == .presentationStyle { return resolveStyle(value) }
        if case .name(let name) = tree[value], reportPartOfSymbol(name, value, symbols) { return }
        if case .name(let name) = tree[value], let symbol = SymbolLexicon.lexicon[bytes(name)],
            !symbols.choices.contains(symbol)
        {
            let choices = symbols.choices.map { ".\($0.spelling.text)" }
            return resolveName(name, value, hint: Self.choicesHelp(choices))
        }
        resolve(value)
        checkLiteral(value, .symbol(symbols), of: symbols.choices)
        checkSymbol(value, of: symbols.choices, symbols.complaint)
    }

    /// Reports an undeclared name that is a symbol without its dot, or the beginning or end of one, such as `landscape`
    /// for `.landscapeLeft`. Returns whether it did so.
    private mutating func reportPartOfSymbol(
        _ name: IdentifierID, _ value: ExpressionID, _ symbols: OperandSymbols
    ) -> Bool {
        guard local(name) == nil, selfTable?.members[name] == nil,
            case .missing = declarations.lookUp(name, from: context.storyboard)
        else { return false }
        let part = text(name).lowercased()
        let choices = symbols.choices.map { $0.spelling.text }
        guard part.utf8.count > 2,
            !choices.contains(text(name)),
            let near = choices.first(where: { $0.lowercased() == part })
                ?? choices.first(where: { $0.lowercased().hasPrefix(part) || $0.lowercased().hasSuffix(part) })
        else { return false }
        report(
            .undeclaredName, "cannot find '\(text(name))' in scope", at: tree.span(of: value),
            suggestion: .word(".\(near)"), fix: ".\(near)")
        return true
    }

    /// Resolves `.formSheet`, or the name of a declared style with or without a dot.
    private mutating func resolveStyle(_ value: ExpressionID) {
        let span = tree.span(of: value)
        if case .symbol(let name) = tree[value] {
            if let symbol = SymbolLexicon.lexicon[bytes(name)], ModalStyle(symbol) != nil { return }
            resolveDeclaredStyle(name, value, span)
        } else if case .name(let name) = tree[value] {
            guard let variable = local(name) else { return resolveDeclaredStyle(name, value, span) }
            recordUse(of: variable)
            resolution.set(.local(variable), of: value)
        } else {
            resolve(value)
            checkLiteral(value, .symbol(.presentationStyle), of: OperandSymbols.presentationStyle.choices)
        }
    }

    private mutating func resolveDeclaredStyle(_ name: IdentifierID, _ value: ExpressionID, _ span: SourceSpan) {
        if case .style(let style)? = declarations.file[name] {
            resolution.set(.style(style), of: value)
            return
        }
        let declared = declarations.styles.dropFirst().map { text($0.name) }
        let builtIn = ModalStyle.allCases.map { $0.symbol.spelling.text }
        let known = declared + builtIn
        if known.contains(text(name)) {
            return report(
                .unknownSymbol, "unknown style '\(text(name))'", at: span,
                suggestion: .word(".\(text(name))"), help: "the names of UIKit's styles begin with a dot",
                fix: ".\(text(name))")
        }
        let message = "\(OperandSymbols.presentationStyle.complaint) '\(text(name))'"
        if case .symbol = tree[value] { return reportSymbol(message, value, in: known) }
        report(
            .unknownSymbol, message, at: span, near: text(name), in: declared + builtIn.map { ".\($0)" },
            isDeclarable: true)
    }
}

extension ConnectionKind {
    /// The containers that have such connections.
    var containers: [ControllerKind] {
        switch self {
        case .root: [.navigationController]
        case .tabs: [.tabBarController]
        case .primary, .secondary, .supplementary, .compact: [.splitViewController]
        case .pages: [.pageViewController]
        }
    }

    /// Whether it can have several targets.
    var takesSeveral: Bool {
        switch self {
        case .tabs, .pages: true
        case .root, .primary, .secondary, .supplementary, .compact: false
        }
    }
}
