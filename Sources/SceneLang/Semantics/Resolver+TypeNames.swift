import SceneRuntime

// Names of types of Swift, and members of types themselves.
extension Resolver {
    /// Reports the comparison of a class with the name of a controller, which means an instance: `type(of: x) == list`.
    mutating func checkTypeComparison(
        _ id: ExpressionID, _ operation: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID
    ) {
        guard case .call(let callee, let arguments) = tree[left], case .name(let name) = tree[callee],
            text(name) == "type", let value = tree.elements(of: arguments).first,
            value.label.map({ text($0.name) }) == "of", case .name(let type) = tree[right],
            case .controller = resolution.references[Int(right.index)]
        else { return }
        let test = "\(tree.sourceText(of: value.value)) is \(text(type))"
        let fix = operation == .equal ? test : "!(\(test))"
        report(
            .wrongTarget, "a class is compared with '\(text(type))', which means an instance here",
            at: tree.span(of: id), write: fix)
    }

    /// Looks up a bare name that is a member of `self` only at run time: in an extension of a protocol, or of a type of
    /// Swift.
    mutating func findDynamicMember(_ name: IdentifierID) -> Reference? {
        guard case .type(let id) = context.owner, !context.isStatic else { return nil }
        let entry = declarations.types[id.index]
        switch entry.kind {
        case .protocolType:
            let isRequired = ([id] + declarations.protocols(of: id)).contains { place in
                let table = declarations.types[place.index].table
                return table.members[name] != nil || table.calls[name] != nil
            }
            // `extension P where Self: UIViewController`
            guard
                isRequired || isOfController && PropertyLexicon.ofController(bytes(name), base: .viewController) != nil
                    || isOnlyMember(name)
            else { return nil }
        case .library:
            guard
                entry.table.members[name] != nil || BuiltInMember.lexicon[bytes(name)] != nil
                    || LibraryMember.baseNames.contains(Array(bytes(name)))
            else { return nil }
        case .enumeration:
            guard bytes(name).elementsEqual("rawValue".utf8), entry.table.members[name] == nil else { return nil }
        default: return nil
        }
        recordUseOfSelf()
        return .selfMember
    }

    /// Whether a name is one of members alone, so that it can be one of the type after `where Self:`.
    private func isOnlyMember(_ name: IdentifierID) -> Bool {
        guard context.isConstrained, declarations.memberNames.contains(name), findTypeName(name) == nil,
            case .missing = declarations.lookUp(name, from: context.storyboard)
        else { return false }
        return true
    }

    /// Whether `self` is a controller, also in an extension of a protocol of controllers.
    var isOfController: Bool {
        switch context.owner {
        case .controller: true
        case .type(let id):
            declarations.types[id.index].kind == .protocolType && !context.isStatic && declarations.isOfControllers(id)
        default: false
        }
    }

    /// Looks up the name of a type that is visible here.
    func findTypeName(_ name: IdentifierID) -> Reference? {
        guard declarations.types.count > 1 else { return nil }
        if context.type.exists, bytes(name).elementsEqual("Self".utf8) { return reference(to: context.type) }
        guard let found = declarations.findType(name, in: context.type) else { return nil }
        // In an extension of a class of UIKit, the name of the class is that of UIKit's own.
        let entry = declarations.types[found.index]
        if entry.kind == .controller, declarations.controllers[entry.controller.index].isExtension { return nil }
        return reference(to: found)
    }

    private func reference(to type: TypeID) -> Reference {
        let entry = declarations.types[type.index]
        return entry.kind == .controller ? .controller(entry.controller) : .type(type)
    }

    /// Returns the type that an expression names, or nil. Records what its parts refer to.
    mutating func typeNamed(by id: ExpressionID) -> TypeID? {
        guard declarations.types.count > 1 else { return nil }
        switch tree[id] {
        case .name(let name):
            guard local(name) == nil, context.typeParameters[name] == nil else { return nil }
            if !context.isStatic, selfTable?.members[name] != nil { return nil }
            guard let found = findTypeName(name) ?? library(name) else { return nil }
            if context.isStatic, bytes(name).elementsEqual("Self".utf8) { recordUseOfSelf() }
            resolution.set(found, of: id)
            return type(of: found)
        case .member(let base, let name):
            if text(name.name) == "Name", case .name(let outer) = tree[base], text(outer) == "Notification" {
                guard let found = declarations.libraryTypes[name.name] else { return nil }
                resolution.set(.type(found), of: id)
                return found
            }
            guard let outer = typeNamed(by: base), let found = declarations.types[outer.index].nested[name.name] else {
                return nil
            }
            resolution.set(reference(to: found), of: id)
            return found
        case .selfReference where context.isStatic:
            recordUseOfSelf()
            resolution.set(reference(to: context.type), of: id)
            return context.type
        default: return nil
        }
    }

    private func library(_ name: IdentifierID) -> Reference? {
        declarations.libraryTypes[name].map { .type($0) }
    }

    private func type(of reference: Reference) -> TypeID? {
        switch reference {
        case .type(let id): id
        case .controller(let id): declarations.typeOfController[id]
        default: nil
        }
    }

    /// Resolves a member of a type itself, such as `Constants.rows`. Returns false for other members.
    mutating func resolveTypeMember(_ id: ExpressionID, _ base: ExpressionID, _ name: Identifier) -> Bool {
        if let member = staticOfSuper(name.name, base) {
            resolution.set(.staticMember(member), of: id)
            return true
        }
        if case .superReference = tree[base] {
            recordUseOfSelf()
            return true
        }
        if case .app = context.owner, case .selfReference = tree[base], names.spells(name.name, "window") {
            resolution.set(.window(.main), of: id)
            return true
        }
        if names.word(of: name.name) == .self {
            if let found = typeNamed(by: base) {
                _ = isDynamicSelf(base, found)
                resolution.set(reference(to: found), of: id)
            } else {
                resolve(base)
            }
            return true
        }
        if let member = staticOfExtension(name.name, base) {
            resolution.set(.staticMember(member), of: id)
            return true
        }
        guard let type = typeNamed(by: base) else { return false }
        if let member = declarations.staticMember(name.name, of: type) {
            // `Self` of a protocol is the type that conforms to it.
            if isDynamicSelf(base, type) { return true }
            resolution.set(.staticMember(member), of: id)
            return true
        }
        if let nested = declarations.types[type.index].nested[name.name] {
            resolution.set(reference(to: nested), of: id)
            return true
        }
        if noteUnapplied(id, name.name, of: type) { return true }
        let kind = declarations.types[type.index].kind
        if context.isSwift, name.name == SwiftWord.`init`.name,
            kind == .structure || kind == .plainClass || kind == .enumeration || declarations.hasInitialisers(type)
        {
            resolution.unapplied.insert(id.index)
            return true
        }
        if kind == .controller || kind == .library { return false }
        if context.isSwift, name.name != SwiftWord.`init`.name {
            let (spelled, owner) = (text(name.name), text(declarations.types[type.index].name))
            let known = declarations.types[type.index].statics.keys.map { text($0) }.sorted()
            if declarations.inheritsForeignClass(type), Suggestion.closest(to: spelled, in: known) == nil {
                notes.addUnknown("\(owner).\(spelled)", at: tree.span(of: name))
                resolution.set(.unknown, of: id)
                return true
            }
            report(
                .unknownMember, "type '\(owner)' has no member '\(spelled)'", at: tree.span(of: name), near: spelled,
                in: known)
        }
        return true
    }
}

// Calls.
extension Resolver {
    /// Resolves a call of a function or an initialiser in Swift's form. Returns false for other calls.
    mutating func resolveSwiftCall(
        _ callee: ExpressionID, _ arguments: List<CallArgument>, _ id: ExpressionID
    ) -> Bool {
        switch tree[callee] {
        case .name(let name):
            guard resolveNamedCall(name, callee, arguments) else { return false }
        case .member(let base, let name), .optionalMember(let base, let name):
            guard resolveCall(of: name.name, base, callee, arguments) else { return false }
        case .symbol(let name):
            guard
                text(name) == "init" && declarations.usesSwift || declarations.casesByName[name] != nil
                    || declarations.types.contains(where: { $0.statics[name] != nil })
            else { return false }
            if let only = declarations.onlyEnumeration(with: name),
                let member = declarations.types[only.type.index].statics[name]
            {
                resolution.set(.staticMember(member), of: callee)
            }
        default: return false
        }
        resolveArguments(arguments, of: callee)
        return true
    }

    private mutating func resolveNamedCall(
        _ name: IdentifierID, _ callee: ExpressionID, _ arguments: List<CallArgument>
    ) -> Bool {
        let span = tree.span(of: callee)
        if let variable = local(name) {
            guard let nested = resolution.localFunctions[variable], case .function(let written) = tree[nested] else {
                return false
            }
            let signature = FunctionSignature(written, of: tree)
            guard signature.isSwift else { return false }
            recordUse(of: variable)
            resolution.set(.local(variable), of: callee)
            _ = choose(among: [signature], arguments, name, span)
            return true
        }
        if let member = findStatic(name) ?? findTypeArgument(name) {
            resolution.set(member, of: callee)
            return true
        }
        if isExtremeOfArguments(name, arguments), let function = BuiltInFunction.lexicon[bytes(name)] {
            resolution.set(.builtIn(function), of: callee)
            return true
        }
        if case .type(let id) = context.owner,
            declarations.types[id.index].kind == .protocolType || declarations.types[id.index].kind == .library,
            let dynamic = findDynamicMember(name)
        {
            resolution.set(dynamic, of: callee)
            return true
        }
        if !context.isStatic, let table = selfTable, let candidates = table.calls[name],
            candidates.contains(where: { table.functions[Int($0)].signature.isSwift })
        {
            if isCallback(name, arguments, candidates.map { table.functions[Int($0)] }) { return false }
            if hasMethodsOfUIKit, isOnlyOfUIKit(name, arguments, in: table) { return false }
            let signatures = candidates.map { table.functions[Int($0)].signature }
            let chosen = choose(among: signatures, arguments, name, span) ?? 0
            recordUseOfSelf()
            resolution.set(.member(.function(candidates[chosen])), of: callee)
            return true
        }
        if case .function(let first)? = declarations.file[name], declarations.functions[Int(first)].signature.isSwift {
            let candidates = declarations.overloads[name] ?? [first]
            let signatures = candidates.map { declarations.functions[Int($0)].signature }
            let chosen = choose(among: signatures, arguments, name, span) ?? 0
            resolution.set(.function(candidates[chosen]), of: callee)
            return true
        }
        if text(name) == "type", tree.elements(of: arguments).first?.label.map({ text($0.name) }) == "of" {
            return true
        }
        return resolveInitialiserCall(callee, arguments)
    }

    /// Whether it is a call such as `min(a, b)` in an extension of Swift's library, whose types have no such method.
    private func isExtremeOfArguments(_ name: IdentifierID, _ arguments: List<CallArgument>) -> Bool {
        guard case .type(let id) = context.owner, declarations.types[id.index].kind == .library,
            ["min", "max"].contains(text(name))
        else { return false }
        return tree.elements(of: arguments).filter { $0.label == nil }.count > 1
    }

    /// Whether a call of a function of `self` is a direct call of a method that UIKit calls: `viewWillAppear(true)`.
    private func isCallback(
        _ name: IdentifierID, _ arguments: List<CallArgument>, _ functions: [MemberTable.FunctionMember]
    ) -> Bool {
        guard UIKitMethod.contains(bytes(name)), let found = UIKitMethod.find(bytes(name), labels(of: arguments)),
            UIKitMethod.table[found.index].callsHandler, let table = selfTable
        else { return false }
        return functions.allSatisfy { function in table.handlers.contains { $0.site == function.site } }
    }

    /// `X(…)` with an initialiser of the script, and of a type that is no class of controllers.
    private mutating func resolveInitialiserCall(_ callee: ExpressionID, _ arguments: List<CallArgument>) -> Bool {
        // UIKit's own class, to which an extension of the script adds members.
        if case .name(let name) = tree[callee], case .controller(let id)? = findTypeName(name),
            declarations.controllers[id.index].isExtension
        {
            return false
        }
        guard let type = typeNamed(by: callee) else { return false }
        let entry = declarations.types[type.index]
        switch entry.kind {
        case .structure, .plainClass, .enumeration: return true
        case .controller: return ownInitialiser(of: type, arguments) != nil
        // `Self("x")` in an extension of `Notification.Name`.
        case .library:
            return text(entry.name) == "Name" && !arguments.isEmpty
                || declarations.extensionDeclaresInitialiser(of: type, givenArguments(arguments))
        case .app, .protocolType: return false
        }
    }

    /// Whether a function of a table takes the arguments of a call: others with its name have other labels.
    private func declares(_ name: IdentifierID, _ arguments: List<CallArgument>, _ table: MemberTable) -> Bool {
        let all = (table.calls[name] ?? []).map { table.functions[Int($0)].signature }
        return FunctionChoice.choose(among: all, givenArguments(arguments)) != nil
    }

    /// The method of UIKit that `super.name(…)` is, as a position in `UIKitMethod.table`: code calls it, and no
    /// superclass of the script declares it. Nil for others, and for those of which a call by code is a call of the
    /// handler, such as `didMove(toParent:)`.
    private func methodOfSuper(_ name: IdentifierID, _ arguments: List<CallArgument>) -> Int? {
        guard text(name) != "init", let found = UIKitMethod.find(bytes(name), labels(of: arguments)),
            !UIKitMethod.table[found.index].callsHandler
        else { return nil }
        switch context.owner {
        case .controller(let id):
            var parent = declarations.controllers[id.index].parent
            while parent.exists {
                if declares(name, arguments, declarations.controllers[parent.index].table) { return nil }
                parent = declarations.controllers[parent.index].parent
            }
        case .type(let id) where declarations.isView(id):
            let parent = declarations.types[id.index].parent
            if parent.exists, declares(name, arguments, declarations.table(of: parent)) { return nil }
        default: return nil
        }
        return found.index
    }

    private func ownInitialiser(of type: TypeID, _ arguments: List<CallArgument>) -> FunctionChoice? {
        declarations.initialiser(of: type, givenArguments(arguments))
    }

    private mutating func resolveCall(
        of name: IdentifierID, _ base: ExpressionID, _ callee: ExpressionID, _ arguments: List<CallArgument>
    ) -> Bool {
        if let member = staticOfSuper(name, base) {
            resolution.set(.staticMember(member), of: callee)
            return true
        }
        if case .superReference = tree[base] {
            recordUseOfSelf()
            if context.isSwift, let found = methodOfSuper(name, arguments) {
                resolution.set(.method(UInt16(truncatingIfNeeded: found)), of: callee)
            }
            return context.isSwift
        }
        if text(name) == "init" {
            if !context.isSwift, isVariable(base) {
                resolve(base)
                return true
            }
            guard context.isSwift || typeNamed(by: base) != nil else { return false }
            if case .selfReference = tree[base] {
                recordUseOfSelf()
                return true
            }
            guard let type = typeNamed(by: base) else { return false }
            resolution.set(declarations.types[type.index].kind == .controller ? .none : .type(type), of: callee)
            return declarations.types[type.index].kind != .controller
                || ownInitialiser(of: type, arguments) != nil
        }
        if let member = staticOfExtension(name, base) {
            resolution.set(.staticMember(member), of: callee)
            return true
        }
        if let type = typeNamed(by: base) {
            if let member = declarations.staticMember(name, of: type) {
                resolution.set(.staticMember(member), of: callee)
                return true
            }
            if let nested = declarations.types[type.index].nested[name] {
                resolution.set(reference(to: nested), of: callee)
                return resolveInitialiserCall(callee, arguments)
            }
            if arguments.count == 1, tree.elements(of: arguments).first?.label == nil,
                noteUnapplied(callee, name, of: type)
            {
                return true
            }
            return isCallOfInstance(name, of: type, arguments, tree.span(of: callee))
        }
        guard context.isSwift || tree.elements(of: arguments).contains(where: { $0.label != nil }) else { return false }
        guard mayBeOwn(name, of: base, arguments) else { return false }
        resolve(base)
        if case .selfReference = tree[base] { return true }
        // The class of the object decides whether it is UIKit's method, or an override.
        if let found = UIKitMethod.find(bytes(name), labels(of: arguments)),
            !UIKitMethod.table[found.index].callsHandler
        {
            resolution.set(.method(UInt16(truncatingIfNeeded: found.index)), of: callee)
        }
        return true
    }

    /// Whether a call of a member can be one of a function of the script. The receiver is known only at run time, or
    /// its table is searched then.
    private func mayBeOwn(_ name: IdentifierID, of base: ExpressionID, _ arguments: List<CallArgument>) -> Bool {
        guard case .selfReference = tree[base], !context.isStatic else {
            return declarations.memberNames.contains(name) && declarations.hasSwiftFunction(name)
                && !isOnlyOfUIKit(name, arguments)
        }
        guard let table = selfTable else { return false }
        let own = (table.calls[name] ?? []).map { table.functions[Int($0)] }
        return own.contains { $0.signature.isSwift } && !isCallback(name, arguments, own)
            && !(hasMethodsOfUIKit && isOnlyOfUIKit(name, arguments, in: table))
    }

    /// Whether an expression is a variable, whose value can be a type: `kind` in `kind.init()`.
    private func isVariable(_ id: ExpressionID) -> Bool {
        guard case .name(let name) = tree[id] else { return false }
        if local(name) != nil || context.typeParameters[name] != nil { return true }
        guard case .global? = declarations.file[name] else { return false }
        return true
    }

    /// Whether `X.f(…)` outside of bodies of Swift calls a function of the instance of a class, by its labels.
    private mutating func isCallOfInstance(
        _ name: IdentifierID, of type: TypeID, _ arguments: List<CallArgument>, _ span: SourceSpan
    ) -> Bool {
        guard !context.isSwift, declarations.types[type.index].kind == .controller else { return false }
        let table = declarations.table(of: type)
        let candidates = (table.calls[name] ?? []).map { table.functions[Int($0)].signature }
        guard candidates.contains(where: { $0.isSwift }),
            tree.elements(of: arguments).contains(where: { $0.label != nil })
        else { return false }
        _ = choose(among: candidates, arguments, name, span)
        return true
    }

    /// Returns the arguments of a call as overloads are chosen by them.
    func givenArguments(_ arguments: List<CallArgument>) -> [GivenArgument] { tree.givenArguments(arguments) }

    /// Chooses the function that fits the arguments, or reports that none does.
    private mutating func choose(
        among signatures: [FunctionSignature], _ arguments: List<CallArgument>, _ name: IdentifierID, _ span: SourceSpan
    ) -> Int? {
        if let found = FunctionChoice.choose(among: signatures, givenArguments(arguments)) { return found.index }
        let given = tree.elements(of: arguments).map { ($0.label.map { text($0.name) } ?? "_") + ":" }.joined()
        let wanted = (signatures.first?.parameters ?? []).map { ($0.label.map { text($0) } ?? "_") + ":" }.joined()
        report(
            .wrongArity,
            given == wanted || signatures.first?.parameters.count != arguments.count
                ? "incorrect arguments in call to '\(text(name))'"
                : "incorrect argument labels in call to '\(text(name))'",
            at: span, help: "it is declared as: \(text(name))(\(wanted))")
        return nil
    }
}

extension SyntaxTree {
    /// Returns the arguments of a call as overloads are chosen by them.
    func givenArguments(_ arguments: List<CallArgument>) -> [GivenArgument] {
        givenArguments(Array(elements(of: arguments)))
    }

    /// Returns arguments as overloads are chosen by them.
    func givenArguments(_ arguments: [CallArgument]) -> [GivenArgument] {
        arguments.map { argument in
            var isClosure = false
            if case .closure = self[argument.value] { isClosure = true }
            return GivenArgument(label: argument.label?.name.index ?? GivenArgument.noLabel, isClosure: isClosure)
        }
    }
}

/// The function that a call means, and which arguments its parameters take.
struct FunctionChoice: Sendable {
    /// The position among the candidates.
    let index: Int
    let arrangement: [[Int]]

    /// Chooses the first candidate whose full name the labels are, otherwise the first that fits without labels.
    /// `omittingLabels` can allow only one of them.
    static func choose(
        among signatures: [FunctionSignature], _ arguments: [GivenArgument], omittingLabels: Bool? = nil
    ) -> FunctionChoice? {
        for isLenient in [false, true] where isLenient == omittingLabels ?? isLenient {
            if isLenient, signatures.count > 1, arguments.contains(where: { $0.label != GivenArgument.noLabel }) {
                break
            }
            // An overload without defaults is a closer match.
            var best: (index: Int, arrangement: [[Int]], omitted: Int)?
            for (index, signature) in signatures.enumerated() {
                guard let found = signature.arrangement(arguments, omittingLabels: isLenient) else { continue }
                let omitted = found.count { $0.isEmpty }
                if best.map({ omitted < $0.omitted }) ?? true { best = (index, found, omitted) }
            }
            if let best { return FunctionChoice(index: best.index, arrangement: best.arrangement) }
        }
        return nil
    }
}
