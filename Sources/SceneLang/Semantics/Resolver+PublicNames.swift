import SceneRuntime

// Names of UIKit that are not modelled.
extension Resolver {
    /// Reports a name of UIKit that is not modelled.
    ///
    /// - `id`: the expression with the name, if there is one. Nothing more is reported about its members.
    mutating func report(_ known: PublicName, at span: SourceSpan, in id: ExpressionID? = nil) {
        if let id { unmodelled.insert(id.index) }
        let spelled = known.name.text
        let history = known.history
        switch known.substitute {
        case .none: report(.unmodelled, "'\(spelled)' is not modelled", at: span, label: history)
        case .instead(let other):
            report(.unmodelled, "'\(spelled)' is not modelled", at: span, label: history, help: other.text)
        case .read(let other):
            report(
                .unmodelled, "'\(spelled)' is not modelled", at: span, label: history, help: "read \(other.text)",
                subject: .statement)
        case .withoutEffect:
            report(
                .unmodelled, "'\(spelled)' is not modelled", at: span, label: history,
                help: "remove it: it does not change the calls of UIKit")
        case .renamed(let name):
            report(
                .unmodelled, "'\(spelled)' is not modelled under this name", at: span, label: history,
                write: name.text)
        }
    }

    /// Reports the application, the device or the screen, with the member that is used, and returns whether the name is
    /// one of their classes. `span` is that of the class.
    mutating func reportIfObjectOfApp(_ name: String, at span: SourceSpan) -> Bool {
        guard let owner = PublicName.Owner(classOfApp: name) else { return false }
        let whole = wholeValue(at: span)
        let parts = tree.sourceText(of: whole).split(separator: ".", maxSplits: 3)
        let member = parts.count > 2 ? parts[2].prefix { $0 == "_" || $0.isLetter || $0.isNumber } : ""
        for index in 0..<tree.expressionCount {
            let id = ExpressionID(index: UInt32(index))
            if case .name = tree[id], tree.span(of: id) == span { unmodelled.insert(id.index) }
        }
        let owners: PublicName.Owners =
            switch owner {
            case .device: .device
            case .screen: .screen
            default: .application
            }
        guard let known = PublicName.find(Array(member.utf8)[...], of: owners) else {
            report(
                .unmodelled, "'\(name)' is not modelled", at: whole,
                help: owner == .device ? "for the device of the script, read: device, ios" : nil,
                subject: owner == .device ? .statement : .value)
            return true
        }
        report(known, at: whole)
        return true
    }

    /// Reports a member that UIKit has and the language does not have in this form, and returns whether it did so.
    ///
    /// - `owners`: the classes that the receiver may belong to.
    /// - `id`: the expression with the name, if there is one.
    mutating func reportIfUnmodelled(_ name: Identifier, of owners: PublicName.Owners, at id: ExpressionID? = nil)
        -> Bool
    {
        let span = tree.span(of: name)
        if let known = PublicName.find(bytes(name.name), of: owners) {
            report(known, at: span, in: id)
            return true
        }
        if owners.contains(.controller), reportIfMethod(name.name, at: span) { return true }
        return !owners.isEmpty && reportIfObjectiveC(name.name, at: span)
    }

    /// Reports a bare name, which may be a member of `self`, if UIKit has such a member and the model does not.
    mutating func reportBareIfUnmodelled(_ name: IdentifierID, at span: SourceSpan) -> Bool {
        let owners = selfOwners
        if let known = PublicName.find(bytes(name), of: owners) {
            report(known, at: span)
            return true
        }
        return owners.contains(.controller) && (reportIfMethod(name, at: span) || reportIfObjectiveC(name, at: span))
    }

    /// Reports a method of UIKit for which there is a verb, by a name that it has in Objective-C only, and returns
    /// whether it did so.
    private mutating func reportIfObjectiveC(_ name: IdentifierID, at span: SourceSpan) -> Bool {
        let spelled = text(name)
        guard UIKitMethod.fullNames(of: bytes(name)).isEmpty, let verb = ForeignCalls.example(method: spelled) else {
            return false
        }
        report(
            .notCallable, "'\(spelled)' is a method of UIKit in Objective-C", at: span,
            help: "write for example: \(verb)")
        return true
    }

    /// Reports a method of controllers that is not called with its arguments and receiver, and returns whether it did
    /// so.
    private mutating func reportIfMethod(_ name: IdentifierID, at span: SourceSpan) -> Bool {
        let spelled = text(name)
        let overridden = HandlerLexicon.of(.controller)[bytes(name)].first?.spec
        if let overridden, overridden.isOverriddenProperty {
            report(
                .notCallable, "'\(spelled)' can only be overridden: UIKit reads it", at: span,
                help: "write in the declaration: on \(spelled) { return … }")
            return true
        }
        let forms = UIKitMethod.fullNames(of: bytes(name))
        if let form = forms.first {
            let verb = ForeignCalls.example(method: spelled).map { ", or the verb: \($0)" } ?? ""
            report(
                .wrongArity, "'\(spelled)' is a method of UIKit with other arguments", at: span,
                help: "write: \(form)\(verb)", subject: .statement)
            return true
        }
        if let member = BuiltInMember.lexicon[bytes(name)], !member.owners.isDisjoint(with: [.controller, .alert]) {
            report(
                .notCallable, "'\(spelled)' is a method, and must be called with a receiver", at: span,
                help: "write: \(member.owners.contains(.alert) ? "alert" : "self").\(spelled)(…)")
            return true
        }
        guard let method = overridden else { return false }
        let example = ForeignCalls.example(method: spelled) ?? "call x.\(spelled)(\(method.labels.isEmpty ? "" : "…"))"
        report(
            .wrongArity, "'\(spelled)' is a method of UIKit with other arguments", at: span,
            help: "write for example: \(example)", subject: .statement)
        return true
    }

    /// Reports a handler of a name that UIKit has and the language cannot handle, and returns whether it did so.
    mutating func reportIfUnmodelled(handler name: Identifier, _ place: HandlerLexicon.BodyKind) -> Bool {
        var base = ControllerKind.viewController
        if case .controller(let id) = context.owner { base = declarations.controllers[id.index].base }
        let span = tree.span(of: name)
        if let known = PublicName.find(bytes(name.name), of: PublicName.Owners(place, base: base)) {
            report(known, at: span)
            return true
        }
        let spelled = text(name.name)
        if let known = DelegateName.find(spelled, of: place) {
            let help = "the model does not make this call; in a test, write the step that the app takes in it"
            report(
                .unmodelled, "'\(spelled)' is not modelled", at: span, label: known.owner.text + " has it", help: help)
            return true
        }
        if reportIfUnmodelled(partOfHandler: spelled, place, at: span) { return true }
        if BuiltInMember.lexicon[bytes(name.name)]?.owners == .sheet {
            report(.unmodelled, "an override of '\(spelled)' is not modelled", at: span)
            return true
        }
        guard place == .controller else { return false }
        let message = "an override of '\(spelled)' is not modelled"
        if let property = PropertyLexicon.ofController(bytes(name.name), base: base) {
            let help = property.spec.isSettableInDeclaration ? "to set the property, write: \(spelled) = …" : nil
            report(.unmodelled, message, at: span, help: help)
        } else if let verb = ForeignCalls.example(method: spelled) {
            report(.unmodelled, message, at: span, help: "to call the method, write for example: \(verb)")
        } else if BuiltInMember.lexicon[bytes(name.name)]?.belongs(to: base) ?? false {
            report(.unmodelled, message, at: span)
        } else {
            return false
        }
        return true
    }

    /// Reports a handler that is written with the base name or with the first label of a method, as in
    /// `application(_:didFinishLaunchingWithOptions:)`, and returns whether it did so.
    private mutating func reportIfUnmodelled(
        partOfHandler part: String, _ place: HandlerLexicon.BodyKind, at span: SourceSpan
    ) -> Bool {
        let known = MethodSpec.table.filter { spec in
            place.owners.contains(spec.owner)
                && (spec.name.text == part || spec.owner != .controller && spec.labels.first?.text == part)
        }
        guard let first = known.first?.handler.text else { return false }
        let isOne = known.count == 1
        let names = known.prefix(4).map { $0.handler.text }.joined(separator: ", ") + (known.count > 4 ? ", …" : "")
        report(
            .unmodelled, "'\(part)' is not the name of a handler", at: span,
            label: isOne ? "the handler is '\(first)'" : "several methods of UIKit begin with this word",
            help: isOne ? nil : "write the name of one handler: \(names)", write: isOne ? first : nil)
        return true
    }

    /// Warns about a name of UIKit that no release of the script has, unless the script reads `ios`.
    ///
    /// - `releases`: the releases that have the name.
    mutating func checkReleases(_ releases: ReleaseRange, of name: @autoclosure () -> String, at span: SourceSpan) {
        guard !self.releases.isEmpty, !self.releases.contains(where: { releases.contains($0) }) else { return }
        releaseWarnings.append(
            Diagnostic(
                .absentName, "this script's release of iOS does not have '\(name())'", at: span,
                help: "it exists in \(releases.text)"))
    }

    /// Warns about a property that is read or set, if no release of the script has it.
    mutating func checkReleases(of property: Property, at span: SourceSpan) {
        // An app may override the getter in each release.
        if property.spec.access == .override { return }
        checkReleases(property.spec.releases, of: property.spec.name.text, at: span)
    }

    /// Whether the value of an expression comes from a name that is not modelled: the name itself, its members, or the
    /// result of calling or subscripting them.
    func isUnmodelled(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .call(let callee, _): return isUnmodelled(callee)
        case .optionalChain(let inner): return isUnmodelled(inner)
        case .subscript(let base, _): return isUnmodelled(base)
        default: return unmodelled.contains(id.index)
        }
    }

    /// The classes of UIKit that the value of an expression certainly belongs to, or nil if that is not known. It is
    /// mutating, because the optimiser would copy the resolver for a non-mutating call.
    mutating func owners(of id: ExpressionID) -> PublicName.Owners? {
        let reference = resolution.references[Int(id.index)]
        if case .property(let property) = reference { return owners(of: property) }
        if case .window = reference { return .window }
        if case .storyboard = reference { return .storyboard }
        guard let (_, name) = tree.member(id), !declarations.memberNames.contains(name.name),
            let property = PropertyLexicon.lexicon[bytes(name.name)]
        else { return nil }
        return owners(of: property)
    }

    private func owners(of property: Property) -> PublicName.Owners? {
        switch property.spec.type {
        case .controller(let base): base.map { PublicName.Owners($0) }
        case .presentationController: .presentationController
        case .window: .window
        case .storyboard: .storyboard
        case .navigationItem: .navigationItem
        case .tabBarItem: .tabBarItem
        default: nil
        }
    }

    /// The classes of `self`, whose members a bare name can refer to.
    var selfOwners: PublicName.Owners {
        if case .controller(let id) = context.owner {
            return PublicName.Owners(declarations.controllers[id.index].base)
        }
        return singletonOwners
    }

    /// The classes of `self` in a style, a delegate or `app`.
    var singletonOwners: PublicName.Owners {
        switch context.owner {
        case .style: .presentationController
        case .delegate: .delegate
        case .app: PublicName.Owners(.app, base: .viewController)
        case .none, .controller, .segueClass, .type: []
        }
    }
}
