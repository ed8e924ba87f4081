import SceneRuntime

// Classes, structures, enumerations and extensions of Swift.
extension Resolver {
    /// Resolves the members of a type or an extension of Swift.
    mutating func resolve(_ type: TypeDeclaration, _ id: DeclarationID) {
        let site = DeclarationSite(tree: number, declaration: id)
        guard let found = declarations.typeAt[site] else { return }
        let entry = declarations.types[found.index]
        let owner: Owner
        var place = HandlerLexicon.BodyKind.delegate
        switch entry.kind {
        case .controller: (owner, place) = (.controller(entry.controller), .controller)
        case .app: (owner, place) = (.app, .app)
        case .plainClass, .structure, .enumeration, .protocolType, .library: owner = .type(found)
        }
        inOwner(owner) { resolver in
            resolver.context.type = found
            resolver.context.isConstrained = type.modifiers.contains(.isConstrained)
            resolver.context.isStatic = false
            resolver.resolveMembers(type.members, place: place)
        }
    }

    /// Resolves a member in Swift's form. Returns false for others.
    mutating func resolveSwift(member: DeclarationID, _ place: HandlerLexicon.BodyKind) -> Bool {
        switch tree[member] {
        case .type(let type): resolve(type, member)
        case .enumCases(let cases):
            inSwift { resolver in
                for item in resolver.tree.elements(of: cases) {
                    if let value = item.rawValue { resolver.resolveInitialiser(value) }
                    for value in resolver.tree.elements(of: item.values) {
                        if let value = value.defaultValue { resolver.resolveInitialiser(value) }
                    }
                }
            }
        case .variable(let variable):
            guard context.type.exists || variable.details.exists else { return false }
            resolve(variable, tree.record(variable.details))
        case .function(let function):
            guard function.isSwift || !function.signature.isEmpty else { return false }
            checkOverride(function, place)
            if isWithoutEffect(function) {
                notes.addWithoutEffect("func \(text(function.name.name))", at: tree.span(of: function.name))
            }
            let isSwift = context.type.exists || function.modifiers.contains(.isOverride)
            inSwift(isSwift) { $0.resolveSwift(function) }
        default: return false
        }
        return true
    }

    /// Resolves code of Swift, where a name that nothing declares is an unknown value.
    mutating func inSwift(_ isSwift: Bool = true, _ body: (inout Resolver) -> Void) {
        let outer = context
        if isSwift { context.isSwift = true }
        body(&self)
        context = outer
    }

    private mutating func resolve(_ variable: Variable, _ details: VariableDetails?) {
        inSwift(context.type.exists || !(details?.modifiers ?? []).isEmpty) { resolver in
            resolver.context.isStatic = details?.modifiers.contains(.isStatic) ?? false
            if let value = variable.value { resolver.resolveInitialiser(value) }
            guard let details else { return }
            let known = resolver.notes
            for accessor in resolver.tree.elements(of: details.accessors) { resolver.resolve(accessor) }
            // Nothing reads the views of SwiftUI, so their names are not noted.
            if resolver.isBodyOfView(variable) { resolver.notes = known }
        }
    }

    /// Whether a variable is the property `body` of a structure of SwiftUI.
    private func isBodyOfView(_ variable: Variable) -> Bool {
        guard text(variable.name.name) == "body", context.type.exists else { return false }
        return declarations.types[context.type.index].inherited.contains { text($0) == "View" || text($0) == "App" }
    }

    /// Resolves a computed variable of a body. Returns false for a variable without accessors.
    mutating func resolveLocalAccessors(of variable: Variable) -> Bool {
        guard let details = tree.record(variable.details), !details.accessors.isEmpty else { return false }
        let accessors = Array(tree.elements(of: details.accessors))
        guard variable.value == nil, accessors.count == 1, accessors[0].kind == .get else {
            report(
                .unmodelled, "observers and setters of a local variable are not modelled",
                at: tree.span(of: variable.name), help: "move the variable to the class as a property")
            if let value = variable.value { resolve(value) }
            declare(variable.name, isConstant: false)
            return true
        }
        inSwift { $0.resolve(accessors[0]) }
        let id = declare(variable.name, isConstant: true)
        resolution.localComputed.insert(id)
        return true
    }

    private mutating func resolve(_ accessor: Accessor) {
        let outer = context
        enterFunction(at: accessor.body.start)
        context.body = .function
        context.loops = 0
        context.switches = 0
        if accessor.kind != .get {
            let implicit = accessor.kind == .didSet ? "oldValue" : "newValue"
            let name = accessor.parameter?.name ?? names.find(implicit) ?? Parser.placeholder
            let first = resolution.variables.count
            _ = addVariable(
                name, span: accessor.parameter.map { tree.span(of: $0) } ?? tree.span(of: accessor.body),
                isConstant: true, isWeak: false)
            resolution.functions[function.index].parameters = VariableRun(
                from: first, to: resolution.variables.count)
        }
        resolve(accessor.body)
        leaveFunction()
        context = outer
    }

    /// Resolves a function in Swift's form: the values of omitted arguments, the parameters and the body.
    mutating func resolveSwift(_ function: Function) {
        guard !function.modifiers.contains(.lacksBody) else { return }
        let outer = context
        if function.modifiers.contains(.isStatic) { context.isStatic = true }
        resolveBody(of: function)
        if let setter = tree.record(function.setter) { resolveSetter(setter, of: function) }
        context = outer
    }

    private mutating func resolveBody(of written: Function) {
        let outer = context
        enterFunction(at: written.body.start)
        let signature = Array(tree.elements(of: written.signature))
        for parameter in signature where !tree.isGenericMetatype(parameter.type) {
            if let value = parameter.defaultValue { resolve(value) }
        }
        declare(parameters: written.parameters)
        let run = resolution.functions[function.index].parameters
        for (place, parameter) in signature.enumerated() where place < run.count {
            let id = run[place]
            if isOfValues(parameter.type, of: tree) { resolution.variables[id.index].mayBeObject = false }
            guard parameter.isInout else { continue }
            let old = resolution.variables[id.index]
            resolution.variables[id.index] = LocalVariable(
                name: old.name, span: old.span, isConstant: false, isWeak: false, isLet: false,
                function: old.function, isCaptured: old.isCaptured, isInout: true)
        }
        declareTypeParameters(signature)
        declareTypeVariables(signature, tree.record(written.result))
        context.body = .function
        context.loops = 0
        context.switches = 0
        context.expectsException = false
        context.isInitialiser = written.kind == .initialiser || written.kind == .failableInitialiser
        resolve(written.body)
        leaveFunction()
        context = outer
    }

    /// Records the parameters that say what the generic parameters are: `type: T.Type` for `T`.
    private mutating func declareTypeParameters(_ signature: [Parameter]) {
        context.typeParameters = [:]
        let run = resolution.functions[function.index].parameters
        for (place, parameter) in signature.enumerated() where place < run.count {
            guard let type = tree.record(parameter.type), type.isMetatype, type.shape == .named,
                tree.genericNames.contains(type.name.name)
            else { continue }
            context.typeParameters[type.name.name] = run[place]
        }
    }

    /// Declares a variable for each other generic parameter: the type of the first parameter of this type, or else the
    /// type that the place of the call expects of the result.
    private mutating func declareTypeVariables(_ signature: [Parameter], _ result: TypeName?) {
        let types = signature.map { tree.record($0.type) }
        for (place, type) in types.enumerated() where !signature[place].isVariadic {
            if let type, type.shape == .named { declareTypeVariable(type.name, parameter: place) }
        }
        if let result { declareTypeVariable(result.name, parameter: nil) }
    }

    private mutating func declareTypeVariable(_ name: Identifier, parameter: Int?) {
        guard tree.genericNames.contains(name.name), context.typeParameters[name.name] == nil,
            local(name.name) == nil, findTypeName(name.name) == nil,
            !context.type.exists || declarations.typeParameter(name.name, of: context.type) == nil
        else { return }
        let variable = addVariable(name.name, span: tree.span(of: name), isConstant: true, isWeak: false)
        resolution.functions[function.index].typeVariables.append(
            TypeVariable(variable: variable, parameter: parameter))
    }

    /// The setter of a subscript: its parameters, then the new value.
    private mutating func resolveSetter(_ setter: Accessor, of written: Function) {
        let outer = context
        enterFunction(at: setter.body.start)
        let first = resolution.variables.count
        for place in written.parameters.indices {
            let parameter = tree.elements(of: written.parameters)[place]
            _ = addVariable(parameter.name, span: tree.span(of: parameter), isConstant: true, isWeak: false)
        }
        let name = setter.parameter?.name ?? names.find("newValue") ?? Parser.placeholder
        _ = addVariable(name, span: tree.span(of: setter.body), isConstant: true, isWeak: false)
        resolution.functions[function.index].parameters = VariableRun(from: first, to: resolution.variables.count)
        context.body = .function
        resolve(setter.body)
        leaveFunction()
        context = outer
    }
}

// Overrides.
extension Resolver {
    /// Warns of an override without `super`, and of a function that is an override or a misspelt one.
    private mutating func checkOverride(_ function: Function, _ place: HandlerLexicon.BodyKind) {
        guard function.kind == .function else { return }
        guard place == .controller, case .controller(let id) = context.owner else {
            return noteUncalled(function, place)
        }
        let labels = FunctionSignature(function, of: tree).parameters.map { $0.label.map { text($0) } ?? "_" }
        let found = HandlerName.method(bytes(function.name.name), labels, of: place)
        let spelled = text(function.name.name)
        let span = tree.span(of: function.name)
        guard function.modifiers.contains(.isOverride) else {
            if found == nil {
                warnOfMissedDelegate(function, spelled, labels)
                noteUncalled(function, place)
            }
            guard let found, found.method.spec.owner == .controller, found.method.spec.category != .delegate,
                !spelled.hasPrefix("text"), !declarations.controllers[id.index].isExtension,
                !found.method.isEditOfStack || declarations.controllers[id.index].base == .navigationController
            else { return }
            report(
                .functionLikeHandler, "'\(spelled)' overrides a method of UIKit, and Swift requires 'override'",
                at: span, help: "write: override func \(spelled)")
            return
        }
        guard let found else {
            if !reportMisspeltOverride(function, spelled, id) { noteUncalled(function, place) }
            return
        }
        guard !mentionsSuper(in: function.body) else { return }
        let base = declarations.controllers[id.index].base
        let isContainer =
            base == .navigationController || base == .tabBarController || base == .splitViewController
            || base == .pageViewController
        guard found.method.spec.requiresSuper || isContainer && found.method != .loadView else { return }
        let written = Array(tree.elements(of: function.parameters))
        let call = zip(labels, written).map { label, name in
            label == "_" ? text(name.name) : "\(label): \(text(name.name))"
        }
        report(
            .missingSuper,
            "override of '\(spelled)' does not call 'super', so UIKit's own implementation does not run", at: span,
            help: "write: super.\(spelled)(\(call.joined(separator: ", ")))")
    }

    /// Whether `super` appears in a body.
    private mutating func mentionsSuper(in body: Block) -> Bool {
        let places = knownSuperPlaces ?? Self.superPlaces(of: tree)
        knownSuperPlaces = places
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < body.start { low = middle + 1 } else { high = middle }
        }
        return low < places.count && places[low] < body.end
    }

    /// Where `super` is written in the tree, in order.
    private static func superPlaces(of tree: SyntaxTree) -> [UInt32] {
        var places: [UInt32] = []
        for index in 0..<tree.expressionCount {
            let id = ExpressionID(index: UInt32(index))
            if case .superReference = tree[id] { places.append(tree.span(of: id).start) }
        }
        return places.sorted()
    }

    /// Notes a method that the model never calls: one of a delegate that could change calls, or an override of a method
    /// of a superclass that the script does not declare.
    private mutating func noteUncalled(_ function: Function, _ place: HandlerLexicon.BodyKind) {
        let name = function.name.name
        let spelled = text(name)
        let labels = FunctionSignature(function, of: tree).parameters.map { $0.label.map { text($0) } ?? "_" }
        guard HandlerName.method(bytes(name), labels, of: place) == nil else { return }
        if DelegateName.canVeto(spelled, labels) {
            return notes.addUncalled(
                "\(spelled)(\(labels.map { "\($0):" }.joined()))", at: tree.span(of: function.name))
        }
        // `==` of objects calls it.
        if spelled == "isEqual", labels == ["_"] { return }
        // The other methods of tables are about what the user sees.
        if spelled == "tableView" || spelled == "collectionView" || spelled == "numberOfSections" { return }
        guard function.modifiers.contains(.isOverride), !function.modifiers.contains(.isStatic),
            !UIKitMethod.contains(bytes(name)), BuiltInMember.lexicon[bytes(name)] == nil, !inherits(name)
        else { return }
        notes.addUncalled(spelled, at: tree.span(of: function.name))
    }

    /// Whether a superclass that the script declares has a function.
    private func inherits(_ name: IdentifierID) -> Bool {
        switch context.owner {
        case .controller(let id):
            let parent = declarations.controllers[id.index].parent
            return parent.exists && declarations.controllers[parent.index].table.calls[name] != nil
        case .type(let id):
            let parent = declarations.types[id.index].parent
            return parent.exists && declarations.table(of: parent).calls[name] != nil
        default: return false
        }
    }

    /// Reports an override whose name is nearly that of a method, and returns whether it did so.
    private mutating func reportMisspeltOverride(_ function: Function, _ spelled: String, _ id: ClassID) -> Bool {
        if inherits(function.name.name) { return false }
        if declarations.assumedBases.contains(where: { declarations.descends(id, from: $0.controller) }) {
            return false
        }
        if reportWrongSignature(function, spelled) { return true }
        let known = MethodSpec.table.filter { $0.owner == .controller }.map { $0.name.text }
        guard !known.contains(spelled), let near = Suggestion.closest(to: spelled, in: known),
            Suggestion.isCertain(spelled, in: known)
        else { return false }
        report(
            .unknownHandler, "method '\(spelled)' does not override any method of its superclass",
            at: tree.span(of: function.name), suggestion: .word(near), fix: near)
        return true
    }
}
