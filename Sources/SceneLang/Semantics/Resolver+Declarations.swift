import SceneRuntime

// Declarations and their members.
extension Resolver {
    /// Resolves a declaration of a file, with its members.
    mutating func resolve(_ id: DeclarationID) {
        switch tree[id] {
        case .controller: resolveControllers(declaredBy: id)
        case .storyboard(let name, let members):
            let outer = context.storyboard
            if case .storyboard(let storyboard)? = declarations.file[name.name] { context.storyboard = storyboard }
            for member in tree.elements(of: members) { resolve(member) }
            context.storyboard = outer
        case .nib(_, let entries): checkOutlets(entries)
        case .style(let name, let base, let members):
            checkStyleBase(base)
            guard case .style(let style)? = declarations.file[name.name] else { return }
            inOwner(.style(style)) { $0.resolveMembers(members, place: .style) }
        case .segueClass(let name, let parameters, let body):
            guard case .segueClass(let segueClass)? = declarations.file[name.name] else { return }
            if parameters.count > 1 {
                report(.wrongArity, "a segue class takes exactly one parameter, the segue", at: tree.span(of: name))
            }
            guard let body else { return }
            inOwner(.segueClass(segueClass)) { $0.resolve(body, parameters: parameters, as: .function) }
        case .delegate(let name, let members), .model(let name, let members):
            guard case .delegate(let delegate)? = declarations.file[name.name] else { return }
            inOwner(.delegate(delegate)) { $0.resolveMembers(members, place: .delegate) }
        case .app(let members): inOwner(.app) { $0.resolveMembers(members, place: .app) }
        case .window(_, let members):
            for member in tree.elements(of: members) {
                resolveMemberOfWindow(member)
            }
        case .scenario(_, _, let body):
            let outer = context
            context = Context()
            context.body = .scenario
            enterFunction(at: body.start)
            resolve(body)
            leaveFunction()
            context = outer
        case .function(let function):
            if scopes.depth <= 1 { checkName(of: function, .controller, isInFile: true) }
            if !function.signature.isEmpty {
                if scopes.depth > 1 { resolveSwift(function) } else { inOwner(.none) { $0.resolveSwift(function) } }
            } else if scopes.depth > 1 {
                resolve(function.body, parameters: function.parameters, as: .function)
            } else {
                inOwner(.none) { $0.resolve(function.body, parameters: function.parameters, as: .function) }
            }
        case .type(let type): resolve(type, id)
        default: break
        }
    }

    private mutating func resolveControllers(declaredBy id: DeclarationID) {
        let site = DeclarationSite(tree: number, declaration: id)
        guard let controller = declarations.controllerAt[site] else { return }
        let entry = declarations.controllers[controller.index]
        let outer = context.storyboard
        if entry.storyboard.exists { context.storyboard = entry.storyboard }
        inOwner(.controller(controller)) { $0.resolveMembers(entry.members, place: .controller) }
        context.storyboard = outer
    }

    /// Resolves bodies in which `self` is `owner`, and which see no variables of statements.
    mutating func inOwner(_ owner: Owner, _ body: (inout Resolver) -> Void) {
        let outer = context
        context.owner = owner
        if scopes.depth > 1 {
            // Bodies of declarations do not see the variables of statements around them.
            let outerScopes = scopes
            scopes.makeUnique()
            while scopes.depth > 1 { scopes.pop() }
            body(&self)
            scopes = outerScopes
        } else {
            body(&self)
        }
        context = outer
    }

    /// Resolves the members of a declaration of the short form.
    mutating func resolveMembers(_ members: List<DeclarationID>, place: HandlerLexicon.BodyKind) {
        var connected: [(kind: ConnectionKind, span: SourceSpan)] = []
        for member in tree.elements(of: members) {
            if resolveSwift(member: member, place) { continue }
            switch tree[member] {
            case .variable(let variable):
                guard let value = variable.value else { continue }
                resolveInitialiser(value)
            case .property(let name, let value):
                resolveInitialiser(value)
                checkProperty(name, value, place)
            case .function(let function):
                checkName(of: function, place)
                resolve(function.body, parameters: function.parameters, as: .function)
            case .action(let function), .segueAction(let function):
                resolve(function.body, parameters: function.parameters, as: .function)
            case .unwind(let function):
                if function.parameters.count > 1 {
                    report(
                        .wrongArity, "an unwind action takes exactly one parameter, the segue",
                        at: tree.span(of: function.name))
                }
                resolve(function.body, parameters: function.parameters, as: .function)
            case .handler(let handler):
                checkHandler(handler, place)
                resolve(handler, place)
            case .notification(let name, let parameters, let body):
                resolve(name)
                checkNotification(name)
                if place == .style {
                    report(.unknownHandler, "a style cannot observe notifications", at: tree.span(of: name))
                }
                if parameters.count > 1 {
                    report(
                        .wrongArity, "a notification handler takes at most one parameter, the info",
                        at: tree.span(of: name))
                }
                resolve(body, parameters: parameters, as: .handler)
            case .view(let entries): checkViews(entries)
            case .connection(let kind, let targets):
                checkConnection(kind, targets, member, earlier: connected.last { $0.kind == kind }?.span)
                connected.append((kind, tree.span(of: member)))
            case .segue(let segue): resolve(segue)
            default: break
            }
        }
    }

    /// Resolves a property of a window, or reports a handler, which UIKit never calls.
    private mutating func resolveMemberOfWindow(_ member: DeclarationID) {
        if case .property(let name, let value) = tree[member] {
            resolve(value)
            if text(name.name) != "screen" { reportUnknownProperty(name, of: "a window", in: ["screen"]) }
            checkLiteral(value, .integer, "the number of a screen")
        } else if case .handler(let handler) = tree[member] {
            report(
                .unknownHandler, "UIKit never calls '\(text(handler.name.name))' on a window",
                at: tree.span(of: handler.name), help: "write the handler in a controller or in 'app'")
        } else if case .notification(let name, _, _) = tree[member] {
            report(
                .unknownHandler, "a window cannot observe notifications", at: tree.span(of: name),
                help: "write the handler in a controller, a delegate or 'app'")
        }
    }

    private mutating func resolve(_ handler: Handler, _ place: HandlerLexicon.BodyKind) {
        let method = HandlerLexicon.of(place)[bytes(handler.name.name)].first
        guard method?.isOfClass == true else {
            return resolve(handler.body, parameters: handler.parameters, as: .handler)
        }
        // UIKit calls the class before there is an instance.
        inOwner(.none) { $0.resolve(handler.body, parameters: handler.parameters, as: .handler) }
    }

    /// `outlet key -> name` in a nib: the name is one of its views.
    private mutating func checkOutlets(_ entries: List<ViewEntry>) {
        let all = tree.elements(of: entries)
        for entry in all where text(entry.kind.name) == "outlet" {
            guard entry.name != nil, let target = tree.elements(of: entry.actions).first?.name else {
                report(.expectedToken, "expected 'outlet KEY -> VIEW'", at: tree.span(of: entry.kind))
                continue
            }
            if all.contains(where: { $0.name?.name == target.name && text($0.kind.name) != "outlet" }) { continue }
            report(
                .unknownView, "unknown view '\(text(target.name))'", at: tree.span(of: target),
                help: "declare the view in the nib: label \(text(target.name))")
        }
    }

    /// Resolves the initial value of a member. It is compiled as a function without a name, so the offset of the value
    /// identifies this function.
    mutating func resolveInitialiser(_ value: ExpressionID) {
        let outer = context
        enterFunction(at: Resolution.place(ofValue: tree.span(of: value)))
        context.body = .initialiser
        resolve(value)
        leaveFunction()
        context = outer
    }

    /// Reports a function with the name of a handler, which is how Swift writes an override.
    private mutating func checkName(
        of function: Function, _ place: HandlerLexicon.BodyKind, isInFile: Bool = false
    ) {
        guard !HandlerLexicon.of(place)[bytes(function.name.name)].isEmpty else { return }
        let name = text(function.name.name)
        report(
            .functionLikeHandler,
            isInFile ? "UIKit never calls 'func \(name)'" : "'func \(name)' runs as an override of UIKit's method",
            at: tree.span(of: function.name),
            help: isInFile
                ? "to handle the call, write in a scene or controller: on \(name) { … }"
                : "to handle the call, write: on \(name) { … }")
    }

    private mutating func checkHandler(_ handler: Handler, _ place: HandlerLexicon.BodyKind) {
        let span = tree.span(of: handler.name)
        let lexicon = HandlerLexicon.of(place)
        let spelled = text(handler.name.name)
        let methods = lexicon[bytes(handler.name.name)]
        guard let method = methods.first else {
            if reportIfUnmodelled(handler: handler.name, place) { return }
            reportUnknownHandler(spelled, place, at: span)
            return
        }
        let most = methods.map { $0.spec.parameters.count }.max() ?? 0
        if handler.parameters.count > most {
            checkArity(handler.name.name, handler.parameters.count, 0...most, span, nil)
        }
        let range = method.spec.releases
        guard methods.count == 1, !releases.isEmpty, !releases.contains(where: { range.contains($0) }) else {
            return
        }
        let others = place == .app ? otherSceneHandlers(than: handler) : 0
        guard let others else { return }
        let also = others == 0 ? "" : " and \(others) other \(others == 1 ? "handler" : "handlers") of scenes"
        report(
            .neverCalled, "UIKit never calls '\(spelled)'\(also) in this script's release of iOS", at: span,
            help: "UIKit calls \(others == 0 ? "it" : "them") \(range.since == range.until ? "only " : "")in "
                + range.text)
    }

    /// Reports a handler of a name that nothing has, with the one that is meant.
    private mutating func reportUnknownHandler(
        _ spelled: String, _ place: HandlerLexicon.BodyKind, at span: SourceSpan
    ) {
        let message = "UIKit never calls '\(spelled)' on \(place.noun.text)"
        let known = HandlerLexicon.of(place).names.map { String(decoding: $0, as: UTF8.self) }
        if !Suggestion.isCertain(spelled, in: known),
            let meant = HandlerLexicon.name(withWordsOf: spelled, of: place)
        {
            report(.unknownHandler, message, at: span, suggestion: .word(meant), fix: meant, isCertain: false)
            return
        }
        let notification = NotificationName.posted(for: spelled)
        report(
            .unknownHandler, message, at: span, near: spelled, in: known,
            help: otherReceiver(of: spelled)
                ?? notification.map { "UIKit posts a notification; write: on notification \"\($0)\" { … }" })
    }

    /// Returns help for a handler of another kind of declaration, or nil.
    private func otherReceiver(of spelled: String) -> String? {
        let places = HandlerLexicon.BodyKind.allCases
        if let place = places.first(where: { !HandlerLexicon.of($0)[Array(spelled.utf8)].isEmpty }) {
            return "UIKit calls it on \(place.noun.text)"
        }
        for place in places {
            guard let meant = HandlerLexicon.name(withWordsOf: spelled, of: place) else { continue }
            return "UIKit calls '\(meant)' on \(place.noun.text)"
        }
        return nil
    }

    /// Returns how many other handlers of this tree are about scenes, like this one; nil if one of them is before it,
    /// whose warning counts this one. Returns 0 for a handler that is not about scenes.
    private func otherSceneHandlers(than handler: Handler) -> Int? {
        let span = tree.span(of: handler.name)
        let handlers = declarations.app.table.handlers.filter { $0.site.tree == number && $0.isAboutScenes }
        guard handlers.contains(where: { $0.span == span }) else { return 0 }
        return handlers.first?.span == span ? handlers.count - 1 : nil
    }

    private mutating func checkStyleBase(_ base: Identifier?) {
        guard let base else { return }
        guard let symbol = SymbolLexicon.lexicon[bytes(base.name)], ModalStyle(symbol) != nil else {
            let known = ModalStyle.allCases.map { $0.symbol.spelling.text }
            report(
                .unknownBase, "unknown presentation style '.\(text(base.name))'", at: tree.span(of: base),
                near: text(base.name), in: known)
            return
        }
    }

    /// Returns the variable with this name that a class inherits from one of the script, or nil.
    private func inheritedVariable(_ name: IdentifierID, of id: ClassID) -> MemberTable.Field? {
        let parent = declarations.controllers[id.index].parent
        guard parent.exists else { return nil }
        let table = declarations.controllers[parent.index].table
        guard case .field(let index)? = table.members[name] else { return nil }
        return table.fields[Int(index)]
    }

    private mutating func checkProperty(_ name: Identifier, _ value: ExpressionID, _ place: HandlerLexicon.BodyKind) {
        let span = tree.span(of: name)
        let spelled = text(name.name)
        switch place {
        case .controller:
            guard case .controller(let id) = context.owner else { return }
            let base = declarations.controllers[id.index].base
            if let variable = inheritedVariable(name.name, of: id) {
                if variable.variable.isConstant {
                    report(
                        .immutable, "cannot assign to '\(spelled)': it is a constant", at: span,
                        declared: variable.span, help: "to change it, declare it with 'var'")
                }
            } else if let property = PropertyLexicon.ofController(bytes(name.name), base: base) {
                if !property.spec.isSettableInDeclaration {
                    report(.immutable, "'\(spelled)' is read-only", at: span)
                } else {
                    checkReleases(of: property, at: span)
                    checkValue(value, of: property)
                }
            } else if reportIfUnmodelled(name, of: PublicName.Owners(base)) {
                return
            } else if let method = HandlerLexicon.of(.controller)[bytes(name.name)].first,
                method.spec.result != .nothing, method.spec.parameters.isEmpty
            {
                report(.unmodelled, "'\(spelled)' is not modelled yet", at: span)
            } else {
                let known = PropertySpec.table.lazy.filter { $0.isWritable && $0.belongs(to: base) }
                    .map { $0.name.text }
                reportUnknownProperty(name, of: base.spelling.text, in: Array(known))
            }
        case .style:
            guard let option = StyleOption.lexicon[bytes(name.name)] else {
                if reportIfUnmodelled(name, of: .presentationController) { return }
                return reportUnknownProperty(name, of: "a style", in: StyleOption.allCases.map { $0.spelling.text })
            }
            check(option, value)
        case .app:
            if spelled == AppKey.orientations { return checkOrientations(value) }
            if spelled == AppKey.observationTracking { return checkObservationTracking(value) }
            if spelled == AppKey.libraries { return checkTexts(value) }
            if spelled == AppKey.configurations { return checkConfigurations(value) }
            guard [AppKey.scenes, AppKey.multipleScenes, AppKey.statusBar].contains(spelled) else {
                if reportIfUnmodelled(name, of: PublicName.Owners(.app, base: .viewController)) { return }
                return reportUnknownProperty(name, of: "'app'", in: AppKey.all)
            }
            checkBoolean(value)
        case .delegate:
            if reportIfUnmodelled(name, of: .delegate) { return }
            reportUnknownProperty(name, of: "a delegate", in: [])
        }
    }

    private mutating func check(_ option: StyleOption, _ value: ExpressionID) {
        var symbol: Symbol?
        if case .symbol(let name) = tree[value] { symbol = SymbolLexicon.lexicon[bytes(name)] }
        switch option {
        case .removesPresenter, .fullScreen, .interactive, .completes: checkBoolean(value)
        case .adapts:
            let style = symbol.flatMap { ModalStyle($0) }
            if style == ModalStyle.none || style == .fullScreen || style == .overFullScreen || style == .pageSheet
                || style == .formSheet
            {
                return
            }
            report(
                .wrongClause, "expected a presentation style that a custom presentation can adapt to",
                at: tree.span(of: value),
                help: "styles are .none, .fullScreen, .overFullScreen, .pageSheet and .formSheet", subject: .value)
        case .transition:
            if symbol.flatMap({ ModalTransition($0) }) != nil { return }
            report(
                .wrongClause, "expected a transition style", at: tree.span(of: value),
                help: "styles are "
                    + ModalTransition.allCases.map { ".\($0.symbol.spelling.text)" }.joined(separator: ", "),
                subject: .value)
        case .duration:
            if case .integer(let whole) = tree[value], whole >= 0 { return }
            if case .double(let number) = tree[value], number >= 0 { return }
            report(.wrongClause, "expected a number of seconds", at: tree.span(of: value))
        }
    }

    private mutating func reportUnknownProperty(_ name: Identifier, of owner: String, in known: [String]) {
        let spelled = text(name.name)
        report(
            .unknownMember, "\(owner) has no property '\(spelled)'", at: tree.span(of: name), near: spelled, in: known,
            help: owner == "a window" ? nil : "to declare a variable, write: var \(spelled) = …")
    }

    /// Reports a value of `UIObservationTrackingEnabled` other than true. No source says what false does.
    private mutating func checkObservationTracking(_ value: ExpressionID) {
        if case .boolean(true) = tree[value] { return }
        report(
            .unmodelled, "'\(AppKey.observationTracking)' can only be true", at: tree.span(of: value),
            help: "without the key, observation tracking is off in iOS 18 to 25, and is on in iOS 26 and later")
    }

    /// Reports a value of `UISceneConfigurations` other than an empty list: a manifest has one configuration otherwise.
    private mutating func checkConfigurations(_ value: ExpressionID) {
        if case .array(let elements) = tree[value], elements.isEmpty { return }
        report(
            .unmodelled, "'\(AppKey.configurations)' can only be []", at: tree.span(of: value),
            help: "without the key, the scene manifest has one configuration")
    }

    /// Reports a value of the app's orientations that is not an orientation or a list of them.
    private mutating func checkOrientations(_ value: ExpressionID) {
        if case .array(let elements) = tree[value], !elements.isEmpty {
            for element in tree.elements(of: elements) { checkOrientations(element) }
            return
        }
        if case .symbol(let name) = tree[value],
            SymbolLexicon.lexicon[bytes(name)].flatMap(OrientationMask.init) != nil
        {
            return
        }
        report(
            .wrongClause, "expected an orientation", at: tree.span(of: value),
            help: "orientations are .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, and lists of "
                + "these",
            subject: .value)
    }

    /// Reports a value that is not the literal `true` or `false`, for properties that are read before the script runs.
    private mutating func checkBoolean(_ value: ExpressionID) {
        if case .boolean = tree[value] { return }
        report(.wrongClause, "expected true or false", at: tree.span(of: value))
    }

    /// Reports a value that is not a list of strings.
    private mutating func checkTexts(_ value: ExpressionID) {
        if case .array(let elements) = tree[value],
            tree.elements(of: elements).allSatisfy({ if case .string = tree[$0] { true } else { false } })
        {
            return
        }
        report(
            .wrongClause, "expected a list of strings", at: tree.span(of: value),
            help: "write: uses = [\"Firebase\"]", subject: .value)
    }
}
