import SceneRuntime

// The creation of instances of types that are values: `T()`, `types[0].init(name: "a")`, and initialisers that are
// values: `Item.init`.
extension Lowerer {
    /// Lowers `type.init(…)`, or `T(…)` of a generic type, where the value of `type` is known only when the code
    /// runs.
    mutating func lowerCreation(
        ofValue type: ExpressionID, _ arguments: List<CallArgument>, _ span: SourceSpan, into register: Register
    ) -> Bool {
        guard let name = names.find("init") else { return false }
        program.createsTypeValues = true
        callMember(name, arguments, span, into: register) { lowerer, first in lowerer.lower(type, into: first) }
        return true
    }

    /// Whether an expression can have a type as its value: it names no type itself.
    func isVariable(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .name:
            switch reference(id) {
            case .local, .global, .member, .selfMember: true
            case .staticMember(let number):
                declarations.statics[Int(number)].variable != nil || isTypeArgument(reference(id))
            default: false
            }
        case .closureArgument, .subscript, .call, .selfReference: true
        case .member(let base, _):
            if case .staticMember(let number) = reference(id) {
                declarations.statics[Int(number)].variable != nil
            } else {
                isVariable(base)
            }
        default: false
        }
    }

    /// Whether a reference is a generic parameter of the class around the code.
    func isTypeArgument(_ reference: Reference) -> Bool {
        guard case .staticMember(let number) = reference,
            case .typeArgument = declarations.statics[Int(number)].kind
        else { return false }
        return true
    }

    /// Lowers a function for each initialiser of each type, which creates an instance with it, for types that are
    /// values.
    mutating func lowerCreators() {
        guard program.createsTypeValues, let spelled = names.find("init") else { return }
        let name = builder.name(spelled)
        for index in declarations.types.indices.dropFirst() where program.types[index].staticCalls[name] == nil {
            let id = TypeID(UInt32(index))
            let creators = availableInitialisers(of: id).map { creator($0, of: id, named: spelled) }
            if !creators.isEmpty { program.types[index].staticCalls[name] = creators }
        }
    }

    /// Loads the function that `X.init` is: the only initialiser, or the only one with one parameter, as in
    /// `names.map(Item.init)`. If there are several, the value is unknown.
    mutating func lowerInitialiser(of base: ExpressionID, into register: Register) {
        let type: TypeID =
            switch reference(base) {
            case .type(let type): type
            case .controller(let id): declarations.typeOfController[id] ?? .none
            default: .none
            }
        guard type.exists else { return emitPrimitive(.unknown, register) }
        let all = availableInitialisers(of: type)
        if all.isEmpty, declarations.types[type.index].kind == .enumeration {
            let function = functionOfCode(parameters: 1) { lowerer in
                lowerer.emitPrimitive(.caseOfRawValue, a: 0, wide: type.raw)
                lowerer.emitReturn(0, above: 1)
            }
            return load(.function(function), into: register)
        }
        let counts = all.map { ($0?.signature ?? memberwise(of: type)).parameters.count }
        let ofOne = counts.indices.filter { counts[$0] == 1 }
        guard let place = all.count == 1 ? 0 : ofOne.count == 1 ? ofOne[0] : nil else {
            return emitPrimitive(.unknown, register)
        }
        let function = functionOfCode(parameters: counts[place]) { lowerer in
            lowerer.emitCreation(of: type, all[place], parameters: counts[place])
        }
        load(.function(function), into: register)
    }

    /// Loads the function that `UINavigationController.init` is, as in `pages.map(UINavigationController.init)`.
    /// Returns false for other classes.
    mutating func lowerInitialiser(ofUIKit base: ExpressionID, into register: Register) -> Bool {
        guard state.isSwift, case .uikit(let place) = reference(base),
            case .controller(let made) = UIKitName.table[Int(place)].meaning, made == .navigationController
        else { return false }
        let function = functionOfCode(parameters: 1) { lowerer in
            let (object, list) = (lowerer.temporary(), lowerer.temporary())
            lowerer.emitNeedingRelease(.make, a: object, wide: made.id.raw)
            lowerer.emitNeedingRelease(.makeArray, a: list, b: 0, c: 1)
            lowerer.emit(.setMember, a: object, b: list, c: lowerer.member(.viewControllers))
            lowerer.emitReturn(object, above: Int(object))
        }
        load(.function(function), into: register)
        return true
    }

    /// Emits the creation of an instance with an initialiser, whose arguments are in the first registers.
    private mutating func emitCreation(of id: TypeID, _ function: MemberTable.FunctionMember?, parameters count: Int) {
        let entry = declarations.types[id.index]
        let first = consecutiveRegisters(2 + max(count, 1))
        if entry.kind == .controller {
            emitNeedingPrimitive(.allocate, a: first, wide: entry.controller.raw)
            emitNeedingRelease(.copy, a: first &+ 1, b: first)
            emitPrimitive(.setInitialValues, a: first &+ 1)
        } else {
            emitNeedingPrimitive(.makeInstance, a: first, wide: id.raw)
            if let function { setInheritedFields(of: id, declaring: function, first) }
        }
        for place in 0..<count {
            let parameter = Register(truncatingIfNeeded: place)
            emitNeedingRelease(.copy, a: first &+ 1 &+ parameter, b: parameter)
        }
        let site = function?.site ?? Self.part(entry.site, Part.defaultInitialiser)
        emitPrimitive(.callMethod, a: first, wide: functionAt[site] ?? 0)
        emitReturn(first, above: Int(first))
    }

    /// Lowers the function that creates an instance with an initialiser.
    private mutating func creator(
        _ function: MemberTable.FunctionMember?, of id: TypeID, named name: IdentifierID
    ) -> UInt32 {
        let entry = declarations.types[id.index]
        let signature = function?.signature ?? memberwise(of: id)
        let site = function?.site ?? Self.part(entry.site, Part.defaultInitialiser)
        let initialiser = functionAt[site] ?? 0
        let owner = entry.kind == .controller ? Resolver.Owner.controller(entry.controller) : .type(id)
        enter(entry.site.tree, owner)
        let scope = FunctionID(index: resolutions[number].functions.count - 1)
        let position = reserve(.function, name: name, span: entry.span)
        beginFunction(FunctionState(scope, .function, span: entry.span))
        state.isGlue = true
        let count = signature.parameters.count
        _ = consecutiveRegisters(count)
        emitCreation(of: id, function, parameters: count)
        finish(position, parameters: count, captures: 0, usesSelf: false)
        program.signatures[position] = program.signatures[initialiser] ?? callSignature(signature)
        return position
    }

    /// The initialisers with which instances of a type can be created: its own, or those that it inherits. Nil stands
    /// for the one that Swift makes.
    private func availableInitialisers(of id: TypeID) -> [MemberTable.FunctionMember?] {
        let kind = declarations.types[id.index].kind
        guard kind != .library, kind != .protocolType, kind != .app else { return [] }
        var current = id
        while current.exists {
            let table = declarations.table(of: current)
            let own: [MemberTable.FunctionMember?] = table.initialisers.map { table.functions[Int($0)] }
            if !own.isEmpty {
                let keepsMemberwise = kind == .structure && !own.contains { isInBody($0, of: id) }
                return keepsMemberwise ? own + [nil] : own
            }
            current = declarations.superclass(of: current)
        }
        return kind == .structure || kind == .plainClass ? [nil] : []
    }

    /// Whether the body of a type itself declares an initialiser, and no extension.
    private func isInBody(_ function: MemberTable.FunctionMember?, of id: TypeID) -> Bool {
        let site = declarations.types[id.index].site
        guard let function, function.site.tree == site.tree,
            case .type(let type) = trees[site.tree][site.declaration]
        else { return false }
        return trees[site.tree].elements(of: type.members).contains(function.site.declaration)
    }
}

// What UIKit's initialisers of containers do.
extension Lowerer {
    /// Emits what UIKit's initialiser does with the arguments of `super.init(…)`, which are in `values`: R[object] is
    /// the new controller.
    mutating func setInitialContent(_ object: Register, _ given: [CallArgument], _ values: Register, isSplit: Bool) {
        for (place, argument) in given.enumerated() {
            let value = values &+ Register(truncatingIfNeeded: place)
            switch label(of: argument) {
            case "rootViewController":
                emitPrimitive(.controllerForUnknown, value)
                if let name = names.find("pushViewController"), declarations.swiftFunctionNames.contains(name) {
                    let pair = consecutiveRegisters(2)
                    emitNeedingRelease(.copy, a: pair, b: object)
                    emitNeedingRelease(.copy, a: pair &+ 1, b: value)
                    emitPrimitive(.beginStack, pair, count: 2)
                    break
                }
                let list = temporary()
                emitNeedingRelease(.makeArray, a: list, b: value, c: 1)
                emit(.setMember, a: object, b: list, c: member(.viewControllers))
            case "transitionStyle":
                emit(.setMember, a: object, b: value, c: member(named: "transitionStyle"))
            case "style" where isSplit:
                let pair = consecutiveRegisters(2)
                emitNeedingRelease(.copy, a: pair, b: object)
                emitNeedingRelease(.copy, a: pair &+ 1, b: value)
                emitPrimitive(.splitStyle, pair, count: 2)
            default: break
            }
        }
    }

    mutating func lowerController(
        _ made: ClassID, isSplit: Bool, _ arguments: List<CallArgument>, _ span: SourceSpan, into register: Register
    ) {
        withTemporaries { lowerer in
            let given = Array(lowerer.tree.elements(of: arguments))
            let first = lowerer.consecutiveRegisters(max(given.count, 1))
            for (place, argument) in given.enumerated() {
                lowerer.lowerOperand(
                    .expression(argument.value), lowerer.label(of: argument) == "rootViewController" ? .fresh : .value,
                    into: first &+ Register(truncatingIfNeeded: place), subject: nil)
            }
            lowerer.state.buffer.span = span
            lowerer.emitNeedingRelease(.make, a: register, wide: made.raw)
            lowerer.setInitialContent(register, given, first, isSplit: isSplit)
        }
        markNeedsRelease(register)
    }
}
