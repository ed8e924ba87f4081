import SceneRuntime

// Views, targets of taps, call patterns, and statements for which UIKit raises an exception.
extension Resolver {
    /// Returns the class of the verb's subject, if it is known: that of `in X` or `from X`, otherwise that of `self`.
    func subject(of statement: VerbStatement) -> ClassID? {
        for clause in [Clause.in, .from, .onto, .on] {
            guard let argument = tree.argument(clause, of: statement.clauses) else { continue }
            guard case .expression(let id) = argument.operand else { return nil }
            return staticClass(of: id)
        }
        if case .controller(let id) = context.owner { return id }
        return nil
    }

    private func hasSubject(_ statement: VerbStatement) -> Bool {
        tree.argument(.in, of: statement.clauses) != nil || tree.argument(.from, of: statement.clauses) != nil
    }

    /// Resolves the name of a view of the verb's subject, otherwise any value.
    mutating func resolveView(_ id: ExpressionID, of statement: VerbStatement, orElse fallback: Reference?) {
        guard case .name(let name) = tree[id] else {
            resolve(id)
            return checkLiteral(id, .view)
        }
        let table = subject(of: statement).map { declarations.controllers[$0.index].table }
        // The name can also be that of an action: of a superclass, or a duplicate that has been reported.
        if table?.hasView(name) == true {
            resolution.set(.viewOfSubject, of: id)
            // Without a subject, the view is a view of `self`.
            if !hasSubject(statement) { recordUseOfSelf() }
            return
        }
        if let fallback {
            resolution.set(fallback, of: id)
        } else if table == nil || declarations.usesSwift, local(name) == nil, isView(name) {
            resolution.set(.viewOfSubject, of: id)
        } else if let reference = find(name, at: tree.span(of: id)) {
            resolution.set(reference, of: id)
        } else {
            reportUnknownView(name, at: tree.span(of: id), of: statement)
        }
    }

    /// Whether any controller has a view with this name.
    private func isView(_ name: IdentifierID) -> Bool {
        declarations.controllers.contains { entry in
            if entry.table.hasView(name) { return true }
            // A property of a class of Swift can be a view.
            guard declarations.usesSwift else { return false }
            if case .field? = entry.table.members[name] { return true }
            if case .computed(let index)? = entry.table.members[name] {
                return entry.table.computed[Int(index)].kind != .computed
            }
            return false
        }
    }

    /// Resolves the target of `tap`: a segue's identifier, a view, a tab, `.back`, `.outside`.
    mutating func resolveTarget(_ id: ExpressionID, of statement: VerbStatement) {
        if case .name(let name) = tree[id] {
            if let variable = local(name) {
                recordUse(of: variable)
                resolution.set(.local(variable), of: id)
                return
            }
            if case .found(.controller(let tab)) = declarations.lookUp(name, from: context.storyboard),
                !isViewOfSubject(name, statement)
            {
                resolution.set(.controller(tab), of: id)
                return
            }
            resolveView(id, of: statement, orElse: nil)
        } else {
            resolve(id)
            checkLiteral(id, .target)
            checkSymbol(id, of: OperandSymbols.tap.choices, OperandSymbols.tap.complaint)
        }
    }

    private func isViewOfSubject(_ name: IdentifierID, _ statement: VerbStatement) -> Bool {
        guard let subject = subject(of: statement) else { return false }
        if case .view? = declarations.controllers[subject.index].table.members[name] { return true }
        return false
    }

    /// Resolves `x.method` or `x.method(arguments)` of `expect call`.
    mutating func resolvePattern(_ id: ExpressionID) {
        var pattern = id
        if case .call(let callee, let arguments) = tree[id] {
            pattern = callee
            for argument in tree.elements(of: arguments) {
                resolvePatternValue(argument.value)
            }
        }
        guard case .member = tree[pattern], let (base, name) = tree.member(pattern) else {
            report(
                .wrongClause, "expected a call", at: tree.span(of: id),
                help: "for example: expect call inbox.viewWillAppear")
            return
        }
        resolveReceiver(base)
        if MethodNames.all.contains(Array(bytes(name.name))) {
            // An action of the script may have the same name, and other arguments.
            if case .call(_, let arguments) = tree[id], !declarations.memberNames.contains(name.name) {
                checkPatternArguments(arguments, of: name)
            }
            return
        }
        if let table = table(of: base) {
            if case .function(let index)? = table.members[name.name] {
                return checkIsInTraces(table.functions[Int(index)], name)
            }
        } else if declarations.memberNames.contains(name.name) {
            return
        }
        if reportIfUnmodelled(name, of: .all) { return }
        report(
            .unknownHandler, "UIKit has no method '\(text(name.name))'", at: tree.span(of: name),
            near: text(name.name), in: MethodNames.all.map { String(decoding: $0, as: UTF8.self) }.sorted())
    }

    /// Reports a function that only the script calls, because traces do not contain such calls.
    private mutating func checkIsInTraces(_ member: MemberTable.FunctionMember, _ name: Identifier) {
        guard member.kind == .function else { return }
        report(
            .unknownHandler, "UIKit does not call '\(text(name.name))': it is a function of the script",
            at: tree.span(of: name), declared: member.span,
            help: "to check what the function prints, use 'expect trace'")
    }

    /// Resolves an argument of a pattern. Some values of traces, such as coordinators, have no name in scripts.
    private mutating func resolvePatternValue(_ value: ExpressionID) {
        guard case .name(let name) = tree[value] else { return resolve(value) }
        if text(name) == "_" { return }
        let isAction = declarations.controllers.contains { controller in
            controller.table.functions.contains { $0.kind == .action && $0.answers(to: name) }
        }
        let hint =
            isAction ? "write the name of an action in quotes: \"\(text(name))\"" : "to match any argument, write: _"
        resolveName(name, value, hint: hint)
    }

    /// Resolves the receiver of a call pattern: any name of the file, `app`, `scene`, `scene2`, `_`.
    private mutating func resolveReceiver(_ base: ExpressionID) {
        guard case .name(let name) = tree[base] else { return resolve(base) }
        if ["app", "scene", "scene2", "center", "_"].contains(text(name)), local(name) == nil { return }
        // The receiver may have been deallocated, so the class is meant and not an instance.
        let found = lookUp(name, at: tree.span(of: base))
        if case .builtIn(let function) = found, let made = function.createdClass {
            return resolution.set(.controller(made.id), of: base)
        }
        resolution.set(found, of: base)
    }

    /// Reports `launch` of a storyboard without an initial scene, unless the app delegate sets a root.
    private mutating func checkLaunch(_ statement: VerbStatement, _ id: StatementID) {
        let hasRoot = tree.argument(.with, of: statement.clauses) != nil
        if let stack = tree.argument(.stack, of: statement.clauses), !hasRoot {
            let span = tree.span(stack.start, stack.end)
            return report(
                .clauseMissing, "expected 'with X' before 'stack'", at: span,
                help: "write: launch with X \(tree.sourceText(of: span)), where X is the navigation controller")
        }
        if hasRoot { return }
        if case .expression(let operand) = statement.operand { return checkInitial(of: operand) }
        guard statement.operand == .none, declarations.initial[1] == nil, declarations.app.site == nil else { return }
        let span = tree.span(of: id)
        let first = firstScene()
        diagnostics.report(
            Diagnostic(
                .noInitialScene, "the main storyboard has no initial scene: the window stays empty", at: span,
                help: first.map { "write: launch\($0)" } ?? "write 'initial scene …' or 'launch with …'",
                // The script runs without the fix, and does something else with it.
                fix: first.map { clause in
                    let end = SourceSpan(file: span.file, start: span.end, end: span.end)
                    return Diagnostic.Fix(end, clause, isCertain: false)
                }))
    }

    /// Returns the rest of a `launch` with the first scene of the main storyboard, or of the only other one; nil if
    /// there is none.
    private func firstScene() -> String? {
        let scenes = declarations.controllers.filter { $0.storyboard.exists }
        let main = scenes.filter { $0.storyboard.raw == 1 }
        if let first = main.first { return " with \(names.text(of: first.name))" }
        guard let storyboard = declarations.storyboards.dropFirst(2).first, let first = scenes.first else { return nil }
        let name = names.text(of: storyboard.name)
        if declarations.initial[2] != nil { return " \(name)" }
        return " with \(name).\(names.text(of: first.name))"
    }

    private mutating func checkInitial(of operand: ExpressionID) {
        guard case .storyboard(let storyboard) = resolution.references[Int(operand.index)],
            declarations.initial[storyboard.raw] == nil, declarations.app.site == nil
        else { return }
        let entry = declarations.storyboards[storyboard.index]
        report(
            .noInitialScene,
            "the storyboard '\(storyboardName(storyboard))' has no initial scene: the window stays empty",
            at: tree.span(of: operand), declared: entry.span, help: "write 'initial scene …' in the storyboard")
    }

    /// Warns about statements for which UIKit raises an exception, unless the script expects one.
    mutating func checkMeaning(of statement: VerbStatement, _ id: StatementID) {
        let row = VerbTable.row(of: statement.verb)
        if row.operand == .storyboard { checkLaunch(statement, id) }
        checkContainer(of: statement)
        guard !context.expectsException, case .expression(let operand) = statement.operand else { return }
        if row.operand == .identifier || row.operand == .target { return checkSegue(operand, of: statement) }
        guard row.subject?.kind == .navigationController else { return }
        if row.operand == .fresh { checkPushed(operand) }
        if row.operand == .stack, case .array(let stack) = tree[operand] {
            for pushed in tree.elements(of: stack) { checkPushed(pushed) }
        }
    }

    /// Warns about a navigation controller in the stack of another.
    mutating func checkPushed(_ id: ExpressionID) {
        guard let pushed = staticClass(of: id), declarations.controllers[pushed.index].base == .navigationController
        else { return }
        report(
            .willRaise, "pushing a navigation controller raises an exception", at: tree.span(of: id),
            label: "'\(text(declarations.controllers[pushed.index].name))' is a navigation controller",
            declared: declarations.controllers[pushed.index].span)
    }

    /// Whether the script may create actions of alerts.
    private var declaresActions: Bool { names.find("AlertAction") != nil || names.find("UIAlertAction") != nil }

    private mutating func checkSegue(_ operand: ExpressionID, of statement: VerbStatement) {
        guard case .string(let identifier) = tree[operand] else { return }
        let wanted = tree.string(of: identifier)
        // A tap can also name an action of an alert.
        if statement.verb == .tap, declaresActions { return }
        // A button or a bar button item of a class of Swift may have the title.
        if statement.verb == .tap, declarations.usesSwift || isTitle(wanted) { return }
        guard let source = subject(of: statement) else { return checkSegueExists(wanted, operand) }
        var known: [(name: String, span: SourceSpan)] = []
        for segue in segues(of: source) where segue.name == wanted || !segue.name.isEmpty {
            if segue.name == wanted { return }
            known.append(segue)
        }
        // In a handler, the subject may be an unknown ancestor of `self`.
        guard hasSubject(statement) else { return checkSegueExists(wanted, operand) }
        let name = text(declarations.controllers[source.index].name)
        let identifiers = known.map { $0.name }
        let needsSuggestion = diagnostics.needsSuggestion(at: tree.span(of: operand))
        let near = needsSuggestion ? Suggestion.closest(to: wanted, in: identifiers) : nil
        let label = near.flatMap { near in known.first { $0.name == near } }
        diagnostics.report(
            Diagnostic(
                .unknownSegue, "'\(name)' has no segue \"\(wanted)\"", at: tree.span(of: operand),
                suggestion: near.map { .string($0) },
                secondary: label.map { [.init($0.span, "'\(name)' has this segue")] } ?? [],
                fix: near.map {
                    .init(
                        tree.span(of: operand), "\"\($0)\"", isCertain: Suggestion.isCertain(wanted, in: identifiers))
                }))
    }

    /// Whether the file gives something this title, so that a tap can mean a tab.
    private func isTitle(_ wanted: String) -> Bool {
        let titles = tree.declarations.indices.compactMap { place -> ExpressionID? in
            guard case .property(let name, let value) = tree.declarations[place].node, text(name.name) == "title"
            else { return nil }
            return value
        }
        let others = tree.statements.indices.compactMap { place -> ExpressionID? in
            guard case .assignment(let target, .set, let value) = tree.statements[place].node,
                let name = tree.assignedName(target), text(name) == "title"
            else { return nil }
            return value
        }
        return (titles + others).contains { value in
            guard case .string(let title) = tree[value] else { return false }
            return tree.string(of: title) == wanted
        }
    }

    /// Warns about a segue that no controller has. In functions and handlers, it may belong to a subclass in another
    /// file.
    private mutating func checkSegueExists(_ wanted: String, _ operand: ExpressionID) {
        guard context.body == .file || context.body == .scenario else { return }
        let known = Set(
            declarations.controllers.flatMap { entry in
                entry.table.segues.compactMap { entry.table.segueNames[$0.declaration]?.name }
            })
        guard !known.contains(wanted) else { return }
        let needsSuggestion = diagnostics.needsSuggestion(at: tree.span(of: operand))
        let near = needsSuggestion ? Suggestion.closest(to: wanted, in: known.filter { !$0.isEmpty }.sorted()) : nil
        report(
            .unknownSegue, "unknown segue \"\(wanted)\"", at: tree.span(of: operand),
            suggestion: near.map { .string($0) }, fix: near.map { "\"\($0)\"" },
            isCertain: near != nil && Suggestion.isCertain(wanted, in: Array(known)))
    }

    /// Returns the identifiers of the segues of `controller`, inherited ones last. Only those of this tree have a
    /// useful span.
    private func segues(of controller: ClassID) -> [(name: String, span: SourceSpan)] {
        var found: [(name: String, span: SourceSpan)] = []
        var current = controller
        while current.exists {
            let entry = declarations.controllers[current.index]
            for site in entry.table.segues {
                guard let segue = entry.table.segueNames[site.declaration] else { continue }
                found.append((segue.name, segue.span))
            }
            current = entry.parent
        }
        return found
    }

    /// Resolves `x.viewWillAppear(true)` of `call`: a handler of controllers, or a function of the script.
    mutating func resolveInvocation(_ id: ExpressionID) {
        guard case .call(let callee, let arguments) = tree[id], case .member = tree[callee],
            let (base, name) = tree.member(callee)
        else {
            let isChained = if case .optionalChain = tree[id] { true } else { false }
            if !isChained { resolve(id) }
            report(
                .wrongClause, isChained ? "'call' does not accept '?.'" : "expected a method with its arguments",
                at: tree.span(of: id),
                help: isChained
                    ? "first test that the value is not nil: if let x = … { call x.viewWillAppear(true) }"
                    : "for example: call x.viewWillAppear(true)",
                subject: isChained ? .value : .statement)
            return
        }
        resolve(base)
        for argument in tree.elements(of: arguments) { resolve(argument.value) }
        let spelled = bytes(name.name)
        let methods = HandlerLexicon.of(.controller)[spelled]
        guard methods.isEmpty else {
            // A function of the script may have the same name, and other arguments.
            if !declarations.memberNames.contains(name.name) { checkDirectCall(of: methods, name, arguments) }
            return
        }
        if let controller = staticClass(of: base) {
            let table = declarations.controllers[controller.index].table
            if case .function(let index)? = table.members[name.name] {
                let member = table.functions[Int(index)]
                return checkArguments(
                    arguments, of: name.name, tree.span(of: name), for: member.parameters, member.span)
            }
        } else if declarations.memberNames.contains(name.name) {
            return
        }
        let owners = staticClass(of: base).map { PublicName.Owners(declarations.controllers[$0.index].base) }
        if reportIfUnmodelled(name, of: owners ?? .all) {
            return
        }
        report(
            .unknownHandler, "unknown method '\(text(name.name))'", at: tree.span(of: name),
            near: text(name.name), in: HandlerLexicon.of(.controller).names.map { String(decoding: $0, as: UTF8.self) })
    }
}

/// The base names of all methods, as in traces and as in handlers.
enum MethodNames {
    static let all: Set<[UInt8]> = Set(MethodSpec.table.flatMap { [$0.name.utf8Bytes, $0.handler.utf8Bytes] })
}
