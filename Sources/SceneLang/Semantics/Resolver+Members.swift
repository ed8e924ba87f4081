import SceneRuntime

// Members and calls.
extension Resolver {
    /// Resolves `base.name`. `isCalled`: whether it is the callee of a call.
    mutating func resolveMember(_ id: ExpressionID, isCalled: Bool = false) {
        guard let (base, name) = tree.member(id) else { return }
        if let scene = qualifiedScene(base, name.name) {
            resolution.set(.controller(scene), of: id)
            return
        }
        if resolveLibraryValue(id) || resolveTypeMember(id, base, name) { return }
        if !isCalled, isQualifiedSymbol(id) { return }
        resolve(base)
        if noteMember(id, base, name) || comesFromUIKit(base) { return }
        if !unmodelled.isEmpty, isUnmodelled(base) {
            unmodelled.insert(id.index)
        } else {
            checkMember(id, base, name, isCalled: isCalled)
        }
    }

    /// Reports a member that the value before the dot cannot have.
    private mutating func checkMember(
        _ id: ExpressionID, _ base: ExpressionID, _ name: Identifier, isCalled: Bool
    ) {
        if let controller = staticClass(of: base) {
            let entry = declarations.controllers[controller.index]
            if entry.table.members[name.name] != nil { return }
            if BuiltInMember.lexicon[bytes(name.name)] == .instances { return }
            if let property = PropertyLexicon.ofController(bytes(name.name), base: entry.base) {
                return checkReleases(of: property, at: tree.span(of: name))
            }
            if isCalled, BuiltInMember.lexicon[bytes(name.name)]?.belongs(to: entry.base) ?? false { return }
            if isStored(name) || reportIfUnmodelled(name, of: PublicName.Owners(entry.base), at: id) { return }
            // The variable cannot be a controller's class, so the base is certainly an instance.
            reportUnknown(name, of: "'\(text(entry.name))'", in: knownMembers(of: entry))
        } else if let table = singletonTable(of: base) {
            if table.table.members[name.name] != nil { return }
            if reportIfUnmodelled(name, of: singletonOwners, at: id) { return }
            reportUnknown(name, of: "'\(table.name)'", in: table.table.members.keys.map(text).sorted())
        } else if !declarations.memberNames.contains(name.name), let owners = owners(of: base),
            let known = PublicName.find(bytes(name.name), of: owners)
        {
            report(known, at: tree.span(of: name), in: id)
        } else if let shape = BuiltInMember.lexicon[bytes(name.name)]?.shape {
            guard !isCalled, shape != .value, !declarations.memberNames.contains(name.name), !isLibraryMember(name.name)
            else { return }
            let spelled = text(name.name)
            report(
                .notValue, "method '\(spelled)' cannot be used as a value", at: tree.span(of: name),
                help: "call it: \(spelled)(…)")
        } else if !declarations.memberNames.contains(name.name) {
            if let property = PropertyLexicon.lexicon[bytes(name.name)] {
                // Of what can be hidden, only windows are modelled.
                if property == .isHidden, !context.isSwift, owners(of: base) != .window,
                    reportIfUnmodelled(name, of: .all, at: id)
                {
                    return
                }
                return checkReleases(of: property, at: tree.span(of: name))
            }
            // The value of a case of the script.
            let isRawValue = text(name.name) == "rawValue" && !declarations.casesByName.isEmpty
            if isLibraryMember(name.name) || isRawValue { return }
            if isStored(name) || reportIfUnmodelled(name, of: .all, at: id) { return }
            var known = declarations.memberNames.map(text).sorted()
            known += BuiltInMember.allCases.map { $0.spelling.text } + PropertySpec.table.map { $0.name.text }
            reportUnknown(name, of: "any value", in: known)
        }
    }

    private mutating func reportUnknown(_ name: Identifier, of owner: String, in known: [String]) {
        let spelled = text(name.name)
        if ForeignNames.looks.contains(spelled) {
            let assignment = assignment(to: name)
            let reason = "remove '\(spelled)': the look of a view does not change the calls of UIKit"
            return report(
                .unmodelled, "'\(spelled)' is not modelled", at: assignment ?? tree.span(of: name),
                help: reason, fix: assignment.map { _ in "" }, subject: .look(reason: reason))
        }
        let message = owner == "any value" ? "unknown member '\(spelled)'" : "\(owner) has no member '\(spelled)'"
        let classes = ControllerKind.allCases.filter { base in
            PropertySpec.table.contains { $0.name.text == spelled && $0.belongs(to: base) }
        }
        if owner != "any value", !classes.isEmpty, classes.count < ControllerKind.allCases.count {
            return report(
                .unknownMember, message, at: tree.span(of: name),
                help: "it is a property of \(classes.map { $0.spelling.text }.joined(separator: ", "))")
        }
        if owner == "any value", let option = Self.option(meantBy: spelled) {
            return report(
                .unknownMember, message, at: tree.span(of: name), suggestion: .word(option), fix: option,
                isCertain: false)
        }
        report(
            .unknownMember, message, at: tree.span(of: name), near: spelled, in: known,
            isDeclarable: owner == "any value")
    }

    /// Returns the member of the options of a launch or a connection whose name contains a word, such as `shortcutItem`
    /// for `shortcut`; nil if there is none.
    private static func option(meantBy word: String) -> String? {
        guard word.count > 5 else { return nil }
        let letters = Array(word.lowercased().utf8)
        return BuiltInMember.allCases.map { ($0, $0.spelling.text) }.first { member, name in
            member.isOfOptions && Text.contains(Array(name.lowercased().utf8)[...], letters)
        }?.1
    }

    /// Returns the span of the assignment whose target is the member at `name`, or nil.
    private func assignment(to name: Identifier) -> SourceSpan? {
        for index in 0..<tree.statements.count {
            let statement = tree.statements[index]
            guard case .assignment(let target, _, _) = statement.node, case .member(_, let member) = tree[target],
                member.start == name.start
            else { continue }
            return tree.span(statement.start, statement.end)
        }
        return nil
    }

    private func knownMembers(of entry: Declarations.Controller) -> [String] {
        entry.table.members.keys.map(text).sorted()
            + PropertySpec.table.lazy.filter { $0.belongs(to: entry.base) }.map { $0.name.text }
    }

    /// Returns the members of a named delegate or style, or of `self` in one.
    @inline(__always)
    private func singletonTable(of id: ExpressionID) -> (name: String, table: MemberTable)? {
        let reference = resolution.references[Int(id.index)]
        if case .delegate(let delegate) = reference { return nameAndTable(of: declarations.delegates[delegate.index]) }
        if case .style(let style) = reference { return nameAndTable(of: declarations.styles[style.index]) }
        guard case .selfReference = tree[id], reference == .none else { return nil }
        switch context.owner {
        case .delegate(let delegate): return nameAndTable(of: declarations.delegates[delegate.index])
        case .style(let style): return nameAndTable(of: declarations.styles[style.index])
        case .app: return ("app", declarations.app.table)
        case .none, .controller, .segueClass, .type: return nil
        }
    }

    /// Returns the members of the value of an expression, if its class is known.
    func table(of id: ExpressionID) -> MemberTable? {
        staticClass(of: id).map { declarations.controllers[$0.index].table } ?? singletonTable(of: id)?.table
    }

    private func nameAndTable(of item: Declarations.Item) -> (name: String, table: MemberTable) {
        (text(item.name), item.table)
    }

    /// Resolves a call, and checks its arguments if the function is known.
    mutating func resolveCall(_ callee: ExpressionID, _ arguments: List<CallArgument>, _ id: ExpressionID) {
        defer { if let (base, name) = tree.member(callee) { recordChange(of: base, byCallOf: name.name) } }
        if resolveLibraryCall(callee, arguments) { return }
        if resolveSwiftCall(callee, arguments, id) {
            if let (base, name) = tree.member(callee) { noteBlocks(arguments, of: name, base) }
            return
        }
        if resolveUIKitCall(callee, arguments) { return }
        if case .name(let name) = tree[callee] {
            let span = tree.span(of: callee)
            let reference = find(name, at: span)
            resolution.set(reference ?? .none, of: callee)
            if case .builtIn(let function)? = reference, noteOtherInitializer(of: function, name, callee, arguments) {
                // An extension of the app declares it.
            } else if case .builtIn(let function)? = reference,
                reportIncomplete(function, name, arguments, in: tree.span(of: id))
            {
                // Reported.
            } else if let reference {
                checkCall(of: reference, name, arguments, span)
            } else if let form = VerbTable.forms(beginningWith: name).min(by: { $0.names.count < $1.names.count }) {
                report(
                    .undeclaredName, "'\(text(name))' is a verb and cannot be called as a function", at: span,
                    help: "write: \(form.row.usage)")
            } else {
                reportUndeclared(name, at: span)
            }
        } else if resolveInitializer(callee, arguments, in: tree.span(of: id)) {
            // A call of a built-in function.
        } else if let (base, name) = tree.member(callee) {
            let errors = diagnostics.all.count
            resolveMember(callee, isCalled: true)
            if diagnostics.all.count > errors { reportVerb(base, name, arguments, in: id) }
            noteBlocks(arguments, of: name, base)
            if case .controller(let scene) = resolution.references[Int(callee.index)] {
                checkCall(of: .controller(scene), name.name, arguments, tree.span(of: callee))
            } else {
                checkMethod(base, name, arguments)
            }
        } else if case .symbol(let name) = tree[callee] {
            checkDetent(name, arguments, callee)
        } else {
            resolve(callee)
        }
        let isReduceInto = libraryMember(callee, arguments) == .reduceInto
        if !isReduceInto { return resolveArguments(arguments, of: callee) }
        for argument in tree.elements(of: arguments) {
            changesFirstParameter = isReduceInto
            resolve(argument.value)
        }
        changesFirstParameter = false
    }

    /// Whether a member is a property of UIKit that a script with Swift types sets and reads.
    private func isStored(_ name: Identifier) -> Bool {
        declarations.usesSwift && NameGroup.of(bytes(name.name)[...]) == .stored
    }

    /// Reports `nav.push(detail)`: a verb that is called like a method, and that was reported as an unknown member.
    private mutating func reportVerb(
        _ base: ExpressionID, _ name: Identifier, _ arguments: List<CallArgument>, in id: ExpressionID
    ) {
        // The parser knows methods of UIKit's own objects, such as those of `NotificationCenter.default`.
        let isKnown = if case .name = tree[base] { resolution.references[Int(base.index)] != .none } else { false }
        guard diagnostics.all.last?.code == .unknownMember, isKnown || staticClass(of: base) != nil else { return }
        let found = tree.elements(of: arguments).map { argument in
            (label: argument.label.map { text($0.name) }, value: tree.sourceText(of: argument.value))
        }
        let spelled = text(name.name)
        guard let verb = ForeignCalls.statement(verb: spelled, receiver: tree.sourceText(of: base), arguments: found)
        else {
            return
        }
        let span = tree.span(of: id)
        report(
            .foreignCall, "'\(spelled)' is a verb and cannot be called as a method", at: span, write: verb)
    }

    private mutating func checkCall(
        of reference: Reference, _ name: IdentifierID, _ arguments: List<CallArgument>, _ span: SourceSpan
    ) {
        let count = arguments.count
        switch reference {
        case .function(let index):
            let function = declarations.functions[Int(index)]
            checkArguments(arguments, of: name, span, for: function.parameters, function.span)
        case .member(.function(let index)):
            guard let member = selfTable?.functions[Int(index)] else { return }
            checkArguments(arguments, of: name, span, for: member.parameters, member.span)
        case .builtIn(let function):
            checkArity(name, count, function.arity, span, nil, help: function.usage.map { "write: \($0)" })
            checkArguments(arguments, of: function)
        // `B(coder)` in a segue action creates the scene from its storyboard.
        case .controller(let id):
            let entry = declarations.controllers[id.index]
            if entry.isSwift, entry.base == .alertController {
                return checkArguments(arguments, ofAlert: id)
            }
            if count == 2 { return checkNib(arguments, of: id, span) }
            checkArity(name, count, 0...1, span, declarations.controllers[id.index].span)
            guard count == 1, let argument = tree.elements(of: arguments).first else { return }
            let coder = argument.value
            // `X(style: .grouped)` is an initialiser of UIKit.
            if let label = argument.label, text(label.name) != "coder" { return }
            guard literal(coder) != nil else { return }
            report(
                .wrongClause, "'\(text(name))(…)' takes an argument, the coder, only in a segue action",
                at: tree.span(of: coder), help: "write: \(text(name))()", subject: .value)
        case .none, .local, .global, .member(.field): break
        case .member(.computed), .selfMember, .staticMember, .unknown, .memberOfSelf: break
        case .type(let type) where isProtocol(type) && bytes(name).elementsEqual("Self".utf8):
            if !context.isStatic { recordUseOfSelf() }
        default: report(.notCallable, "'\(text(name))' cannot be called", at: span)
        }
    }

    /// Checks `X(nibName: "N", bundle: nil)`.
    private mutating func checkNib(_ arguments: List<CallArgument>, of id: ClassID, _ span: SourceSpan) {
        let entry = declarations.controllers[id.index]
        let all = Array(tree.elements(of: arguments))
        let labels = all.map { $0.label.map { text($0.name) } ?? "" }
        // The initialisers of UIKit's own containers.
        if labels == ["transitionStyle", "navigationOrientation"] || labels == ["navigationBarClass", "toolbarClass"] {
            return
        }
        guard labels == ["nibName", "bundle"] else {
            return report(
                .wrongArity, "'\(text(entry.name))' takes only the arguments of its initializer", at: span,
                declared: entry.span, help: "write: \(text(entry.name))(nibName: \"…\", bundle: nil)")
        }
        if entry.storyboard.exists {
            return report(
                .wrongTarget, "a nib cannot create '\(text(entry.name))', because it is a scene of a storyboard",
                at: span, declared: entry.span, help: "write: \(text(entry.name))(), or declare a controller")
        }
        checkLiteral(all[0].value, [.text, .null], "the name of a nib or nil")
        checkLiteral(all[1].value, [.symbol, .null], ".main or nil")
    }

    /// Reports a number of arguments that is not allowed.
    mutating func checkArity(
        _ name: IdentifierID, _ count: Int, _ allowed: ClosedRange<Int>, _ span: SourceSpan, _ declared: SourceSpan?,
        help: String? = nil, write: String? = nil
    ) {
        guard !allowed.contains(count) else { return }
        let wanted: String
        if allowed.lowerBound == allowed.upperBound {
            wanted = allowed.lowerBound == 0 ? "no argument" : Self.counted(allowed.lowerBound, "argument")
        } else if count < allowed.lowerBound {
            wanted = "at least " + Self.counted(allowed.lowerBound, "argument")
        } else {
            wanted = "at most " + Self.counted(allowed.upperBound, "argument")
        }
        report(
            .wrongArity, "'\(text(name))' takes \(wanted), found \(count)", at: span,
            declared: declared, help: help, write: write)
    }

    /// Returns a number with its noun: `1 argument`, `2 arguments`.
    static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// Checks `x.name(arguments)`, if the class of `x` is known.
    private mutating func checkMethod(_ base: ExpressionID, _ name: Identifier, _ arguments: List<CallArgument>) {
        let span = tree.span(of: name)
        if let table = table(of: base) {
            if case .function(let index)? = table.members[name.name] {
                let member = table.functions[Int(index)]
                checkArguments(arguments, of: name.name, span, for: member.parameters, member.span)
            } else if table.members[name.name] == nil, staticClass(of: base) != nil,
                PropertyLexicon.lexicon[bytes(name.name)] != nil
            {
                report(.notCallable, "'\(text(name.name))' is a property and cannot be called", at: span)
            }
            return
        }
        if let library = tree.libraryMember(Array(bytes(name.name)), arguments, names),
            context.isSwift || !library.isOfSwiftOnly
        {
            if library.shape == .mutating, !declarations.memberNames.contains(name.name) {
                checkAssignable(base, isMutation: true)
            }
            return
        }
        guard let member = BuiltInMember.lexicon[bytes(name.name)], !declarations.memberNames.contains(name.name)
        else { return }
        // In a body of Swift, an object of another framework can have a method of this name.
        let isOther = context.isSwift && !member.shape.canTake(arguments.count)
        switch member.shape {
        case _ where isOther: break
        case .value where member.isOfOptions: break
        case .value:
            report(
                .notCallable, "'\(text(name.name))' is a property and cannot be called", at: span)
        case .method(let arity): checkArity(name.name, arguments.count, arity, span, nil)
        case .mutating(let arity):
            checkArity(name.name, arguments.count, arity, span, nil)
            checkAssignable(base, isMutation: true)
        }
    }

    /// Reports an assignment to a constant, or a call that would change one.
    mutating func checkAssignable(_ id: ExpressionID, isMutation: Bool = false, isNil: Bool = false) {
        recordChange(of: id)
        let span = tree.span(of: id)
        switch tree[id] {
        case .name(let name):
            switch resolution.references[Int(id.index)] {
            case .local(let variable):
                let local = resolution.variables[variable.index]
                if local.isConstant, !isMutation || !local.mayBeObject {
                    reportConstant(name, span, local.span, isLet: local.isLet)
                }
            case .global(let index):
                let global = declarations.globals[Int(index)]
                if global.isConstant { reportConstant(name, span, global.span) }
            case .member(.field(let index)):
                guard !context.isInitialiser, let field = selfTable?.fields[Int(index)], field.variable.isConstant,
                    !isMutation || !mayBeObject(field)
                else { return }
                // Only an initializer may set a constant, as in Swift.
                reportConstant(name, span, field.span)
            case .property(let property): checkWritable(property, span)
            case .none, .unknown, .memberOfSelf, .uikit, .method, .member(.computed), .staticMember, .selfMember,
                .window:
                break
            case .member(.view) where context.isSwift && isNil:
                // An outlet that is no longer needed: `map = nil`.
                notes.addWithoutEffect("\(text(name)) = nil", at: span)
            default:
                if !isMutation {
                    report(.immutable, "cannot assign to '\(text(name))': it is not a variable", at: span)
                }
            }
        case .member(let base, let name), .optionalMember(let base, let name):
            checkAssignableMember(base, name.name, span, isMutation: isMutation, isNil: isNil)
        case .subscript(let base, let index):
            // A class with a subscript can be in a constant.
            if let name = names.find("subscript"), declarations.hasSwiftFunction(name) { break }
            if tree.keyPath(inIndex: index, names) != nil { break }
            checkAssignable(base, isMutation: isMutation)
        case .optionalChain(let inner): checkAssignable(inner, isMutation: isMutation)
        default: break
        }
    }

    private mutating func checkAssignableMember(
        _ base: ExpressionID, _ name: IdentifierID, _ span: SourceSpan, isMutation: Bool, isNil: Bool
    ) {
        if context.isInitialiser, case .selfReference = tree[base] { return }
        if let controller = staticClass(of: base) {
            let table = declarations.controllers[controller.index].table
            switch table.members[name] {
            case .field(let index)?:
                let field = table.fields[Int(index)]
                if field.variable.isConstant, !isMutation || !mayBeObject(field) {
                    reportConstant(name, span, field.span)
                }
                return
            case .view? where context.isSwift && isNil:
                notes.addWithoutEffect("\(text(name)) = nil", at: span)
                return
            case .function?, .view?:
                report(.immutable, "cannot assign to '\(text(name))': it is not a variable", at: span)
                return
            case .computed?, nil: break
            }
        }
        if let index = singletonField(of: base, name) {
            if index.variable.isConstant, !isMutation || !mayBeObject(index) {
                reportConstant(name, span, index.span)
            }
            return
        }
        // In a body of Swift, an object of the app can have a variable of this name.
        guard let property = PropertyLexicon.lexicon[bytes(name)], !declarations.memberNames.contains(name),
            !context.isSwift || table(of: base) != nil
        else { return }
        checkWritable(property, span)
    }

    /// Returns the variable `name` of a named delegate or style, or of `self` in one.
    private func singletonField(of base: ExpressionID, _ name: IdentifierID) -> MemberTable.Field? {
        guard let table = singletonTable(of: base)?.table, case .field(let index)? = table.members[name] else {
            return nil
        }
        return table.fields[Int(index)]
    }

    private mutating func checkWritable(_ property: Property, _ span: SourceSpan) {
        // An app gives its controllers items of their own.
        if context.isSwift, property == .tabBarItem { return }
        guard !property.spec.isWritable else { return }
        report(.immutable, "'\(property.spec.name.text)' is read-only", at: span)
    }

    /// - `isLet`: false for a parameter or the variable of a loop, which cannot be declared with `var`.
    private mutating func reportConstant(
        _ name: IdentifierID, _ span: SourceSpan, _ declared: SourceSpan, isLet: Bool = true
    ) {
        report(
            .immutable, "cannot assign to '\(text(name))': it is a constant", at: span, declared: declared,
            help: isLet
                ? "to change it, declare it with 'var'" : "copy it to a variable: var copy = \(text(name))")
    }
}
