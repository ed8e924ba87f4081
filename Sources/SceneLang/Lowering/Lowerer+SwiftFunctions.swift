import SceneRuntime

// Functions, initialisers and properties in Swift's form.
extension Lowerer {
    /// Whether `self` of the current body is a box with a value that is copied when it is assigned.
    var selfIsBox: Bool {
        guard case .type(let id) = owner else { return false }
        return declarations.types[id.index].isValue
    }

    /// Lowers the functions and properties of a table in Swift's form.
    mutating func lowerMembers(of table: MemberTable, _ owner: Resolver.Owner, _ cls: ClassID) {
        for function in table.functions.dropFirst(table.firstOwnFunction)
        where function.signature.isSwift && !function.signature.lacksBody {
            lowerSwift(function, owner, cls, table)
        }
        for member in table.computed.dropFirst(table.firstOwnComputed) { lower(member, owner) }
        for outlet in table.observedOutlets { lower(outlet, owner) }
        for handler in table.handlers {
            if handler.connectsOutlets {
                lowerConnection(handler, table, owner, cls)
                continue
            }
            if case .function(let written) = trees[handler.site.tree][handler.site.declaration],
                written.kind != .function
            {
                lowerSwift(
                    MemberTable.FunctionMember(
                        kind: .function, name: written.name.name, site: handler.site, span: handler.span,
                        parameters: [], signature: FunctionSignature(written, of: trees[handler.site.tree])),
                    owner, cls, table)
                continue
            }
            guard case .variable(let variable) = trees[handler.site.tree][handler.site.declaration],
                let position = functionAt[handler.site], !isLowered(position),
                let getter = accessors(of: variable, handler.site).first(where: { $0.kind == .get })
            else { continue }
            lowerBody(getter.body, position, handler.site.tree, owner, handler: handler.methods.first.map { (cls, $0) })
        }
        if let site = table.deinitialiser, let position = functionAt[site], !isLowered(position),
            case .function(let written) = trees[site.tree][site.declaration]
        {
            enter(site.tree, owner)
            guard let id = resolution.function(at: written.body.start) else { return }
            lower(position, id) { $0.lower(written.body) }
        }
        // The instance lives until the body of its `deinit` has run.
        if let site = table.deinitialiser, let position = functionAt[site] {
            program.functions[Int(position)].usesSelf = true
        }
    }

    /// Lowers a body that returns a value.
    private mutating func lowerBody(
        _ body: Block, _ position: UInt32, _ tree: Int, _ owner: Resolver.Owner,
        handler: (owner: ClassID, method: Method)? = nil
    ) {
        enter(tree, owner)
        guard let id = resolution.function(at: body.start) else { return }
        lower(position, id, handler: handler) { $0.lowerBody(body) }
    }

    /// Lowers a function in Swift's form.
    mutating func lowerSwift(
        _ function: MemberTable.FunctionMember, _ owner: Resolver.Owner, _ cls: ClassID, _ table: MemberTable?
    ) {
        guard let position = functionAt[function.site], !isLowered(position),
            let written = trees[function.site.tree].function(function.site.declaration)
        else { return }
        enter(function.site.tree, owner)
        guard let id = resolution.function(at: written.body.start) else { return }
        var handler: (owner: ClassID, method: Method)?
        if let found = table?.handlers.first(where: { $0.site == function.site }), let method = found.methods.first {
            handler = (cls, method)
        }
        let isInitialiser = written.kind == .initialiser || written.kind == .failableInitialiser
        lower(position, id, handler: handler) { lowerer in
            lowerer.state.swift.function = function
            lowerer.state.swift.isStatic = function.signature.modifiers.contains(.isStatic)
            lowerer.state.swift.isInitialiser = isInitialiser
            lowerer.state.swift.returnsSelf = isInitialiser && handler == nil
            lowerer.state.swift.result = function.signature.result
            lowerer.prepareParameters(written)
            if isInitialiser {
                if handler == nil { lowerer.beginInitialiser(written, owner) }
                lowerer.lower(written.body)
                if handler == nil { lowerer.endInitialiser(written, owner) }
            } else if written.result.exists {
                lowerer.lowerBody(written.body)
            } else {
                lowerer.lowerBody(written.body)
            }
        }
        if let setter = trees[function.site.tree].record(written.setter),
            let place = functionAt[Self.part(function.site, Part.subscriptSetter)], !isLowered(place)
        {
            enter(function.site.tree, owner)
            guard let inner = resolution.function(at: setter.body.start) else { return }
            lower(place, inner) { lowerer in
                lowerer.state.swift.returnsSelf = true
                lowerer.prepareParameters(written)
                lowerer.lower(setter.body)
                lowerer.emitReturnOfSelf()
            }
        }
    }

    /// Emits the values of omitted arguments, and the cases that symbols mean.
    mutating func prepareParameters(_ written: Function) {
        let parameters = scope.parameters
        takeExpectedTypes()
        defer { takeTypesOfParameters() }
        for (place, entry) in tree.elements(of: written.signature).enumerated() where place < parameters.count {
            let variable = parameters[place]
            if tree.record(entry.type)?.isOptional ?? false { recordOptional(variable) }
            let known = tree.record(entry.type)
            recordKnownType(variable, entry.isVariadic ? known?.collected(in: .array) : known)
            if let value = entry.defaultValue {
                withTemporaries { lowerer in
                    let end = lowerer.state.buffer.makeLabel()
                    let test = lowerer.temporary()
                    lowerer.load(variable, into: test)
                    lowerer.emitPrimitive(.isOmitted, a: test)
                    lowerer.state.buffer.jump(.jumpIfFalse, a: test, to: end)
                    let register = lowerer.temporary()
                    if entry.isAutoclosure {
                        let function = lowerer.functionOfCode(parameters: 0) { inner in
                            let result = inner.temporary()
                            inner.lower(value, into: result)
                            inner.markNeedsRelease(result)
                            inner.emitReturn(result, above: Int(result))
                        }
                        lowerer.load(.function(function), into: register)
                    } else if lowerer.tree.isGenericMetatype(entry.type) {
                        lowerer.emitPrimitive(.expectedType, a: register)
                    } else {
                        lowerer.lower(value, into: register, as: lowerer.tree.record(entry.type))
                    }
                    lowerer.markNeedsRelease(register)
                    lowerer.store(register, to: variable)
                    lowerer.state.buffer.bind(end)
                }
            }
            let written = tree.record(entry.type)
            let type = enumeration(written)
            guard type.exists || isFraction(written), !entry.isInout else { continue }
            withTemporaries { lowerer in
                let register = lowerer.temporary()
                lowerer.load(variable, into: register)
                if type.exists { lowerer.emitPrimitive(.asCase, a: register, wide: type.raw) }
                lowerer.makeFraction(register, written)
                lowerer.markNeedsRelease(register)
                lowerer.store(register, to: variable)
            }
        }
    }

    /// Returns the enumeration of the script, or the type with static members, that a type is, also optional or in a
    /// list; none for others. Only such a type gives a meaning to `.name`.
    func enumeration(_ type: TypeName?) -> TypeID {
        guard !declarations.casesByName.isEmpty || !declarations.statics.isEmpty, let written = type else {
            return .none
        }
        let found = declaredType(written, in: typeAround)
        guard found.exists else { return .none }
        if declarations.isEnumeration(found) { return found }
        guard written.shape == .named else { return declarations.hasStatics(found) ? found : .none }
        let isStructure = declarations.types[found.index].kind == .structure
        return isStructure || declarations.hasStatics(found) ? found : .none
    }

    /// Returns the type of the script that a type is, also optional or in a list; none for others. `context` is the
    /// type around the code that names it.
    func declaredType(_ type: TypeName?, in context: TypeID) -> TypeID {
        guard let written = type, written.shape == .named || written.shape == .array || written.shape == .set else {
            return .none
        }
        return findType(written, in: context) ?? .none
    }

    /// Returns the type that a type means inside of another, or else the only nested type with the name: the code that
    /// names the type can be in another type.
    func findType(_ type: TypeName, in context: TypeID) -> TypeID? {
        if let found = declarations.findType(type.name.name, in: context) { return found }
        // A part of a type of UIKit, such as `UIControl.State`.
        if let outer = type.outer, members.types(named: outer, declarations).isEmpty { return nil }
        let nested = members.types(named: type.name.name, declarations).filter {
            !trees[declarations.types[$0].site.tree].isOfLibrary
        }
        return nested.count == 1 ? TypeID(UInt32(nested[0])) : nil
    }

    /// The type of Swift around the code, or none.
    var typeAround: TypeID {
        switch owner {
        case .type(let id): id
        case .controller(let id): declarations.typeOfController[id] ?? .none
        default: .none
        }
    }

    /// Emits an instruction `primitive`.
    mutating func emitPrimitive(_ primitive: Primitive, a: Register, b: UInt16 = 0, c: UInt16 = 0) {
        emit(.primitive, n: primitive.rawValue, a: a, b: b, c: c)
    }

    /// Emits an instruction `primitive` with one wide operand.
    mutating func emitPrimitive(_ primitive: Primitive, a: Register, wide: UInt32) {
        emit(.primitive, n: primitive.rawValue, a: a, wide: wide)
    }

    /// Emits a return of self.
    mutating func emitReturnOfSelf() {
        withTemporaries { lowerer in
            let result = lowerer.temporary()
            lowerer.loadSelf(into: result)
            lowerer.emitReturn(result, above: Int(result))
        }
    }
}

// Properties that run code.
extension Lowerer {
    private mutating func lower(_ member: MemberTable.ComputedMember, _ owner: Resolver.Owner) {
        let site = member.site
        for accessor in accessors(of: member.variable, site) {
            let number: UInt32
            switch accessor.kind {
            case .get: number = Part.getter
            case .set: number = Part.setter
            case .willSet: number = Part.willSet
            case .didSet: number = Part.didSet
            }
            guard let position = functionAt[Self.part(site, number)], !isLowered(position) else { continue }
            enter(site.tree, owner)
            guard let id = resolution.function(at: accessor.body.start) else { continue }
            lower(position, id) { lowerer in
                guard accessor.kind != .get else {
                    lowerer.state.swift.result = lowerer.typeName(of: member.variable, site.tree)
                    return lowerer.lowerBody(accessor.body)
                }
                lowerer.state.swift.returnsSelf = accessor.kind == .set
                // An observer sets its own property without being called again.
                if accessor.kind != .set { lowerer.state.unobserved = member.name }
                lowerer.lower(accessor.body)
                if accessor.kind == .set { lowerer.emitReturnOfSelf() }
            }
        }
        if member.hasObservers { lowerObservedSetter(member, owner) }
        if member.kind == .overridden {
            lowerGlue(site, Part.getter, owner, member.span, parameters: 0) { lowerer in
                let register = lowerer.temporary()
                lowerer.loadStored(member, into: register)
                lowerer.emitReturn(register, above: 0)
            }
        }
        if member.kind == .lazy { lowerLazyGetter(member, owner) }
    }

    /// Lowers the functions that set properties of UIKit to the values of the getters that override them.
    mutating func polls(of table: MemberTable, _ base: ControllerKind, _ owner: Resolver.Owner) -> [UInt32] {
        var found: [UInt32] = []
        for member in table.computed where member.kind == .computed {
            guard let property = PropertyLexicon.ofController(names.bytes(of: member.name), base: base),
                property.spec.isWritable, !property.spec.isStoredByMachine,
                let getter = functionAt[Self.part(member.site, Part.getter)]
            else { continue }
            enter(member.site.tree, owner)
            let scope = FunctionID(index: resolutions[number].functions.count - 1)
            let position = reserve(.function, name: member.name, span: member.span)
            beginFunction(FunctionState(scope, .function, span: member.span))
            state.isGlue = true
            let register = temporary()
            emitNeedingRelease(.callSelf, a: register, wide: getter)
            emitPrimitive(.setUIKitProperty, a: register, c: self.member(member.name))
            release(from: Int(register))
            finish(position, parameters: 0, captures: 0, usesSelf: true)
            found.append(position)
        }
        if !found.isEmpty { program.hasPolls = true }
        return found
    }

    /// The type that gives a meaning to `.name` for a variable, or none.
    func enumeration(of variable: Variable, _ tree: Int) -> TypeID { enumeration(typeName(of: variable, tree)) }

    /// The type of a variable, if it is written.
    func typeName(of variable: Variable, _ tree: Int) -> TypeName? {
        trees[tree].record(variable.details).flatMap { trees[tree].record($0.type) }
    }

    /// Whether a property has its first value from a property wrapper, so that it is unknown.
    func isSetByWrapper(_ variable: Variable, _ tree: Int) -> Bool {
        guard variable.value == nil, let details = trees[tree].record(variable.details),
            details.modifiers.contains(.isWrapped), let type = trees[tree].record(details.type)
        else { return false }
        return !type.isOptional && !type.isUnwrapped
    }

    /// Emits a function without source, with self.
    private mutating func lowerGlue(
        _ site: DeclarationSite, _ part: UInt32, _ owner: Resolver.Owner, _ span: SourceSpan, parameters: Int,
        _ body: (inout Lowerer) -> Void
    ) {
        guard let position = functionAt[Self.part(site, part)], !isLowered(position) else { return }
        enter(site.tree, owner)
        let scope = FunctionID(index: resolutions[number].functions.count - 1)
        beginFunction(FunctionState(scope, .function, span: span))
        state.isGlue = true
        _ = consecutiveRegisters(parameters)
        body(&self)
        finish(position, parameters: parameters, captures: 0, usesSelf: true)
    }

    /// The `loadView` of a class with observers of outlets: UIKit's own, which connects the outlets, and then the
    /// observers in their order.
    private mutating func lowerConnection(
        _ handler: MemberTable.HandlerMember, _ table: MemberTable, _ owner: Resolver.Owner, _ cls: ClassID
    ) {
        guard let position = functionAt[handler.site], !isLowered(position) else { return }
        enter(handler.site.tree, owner)
        let scope = FunctionID(index: resolutions[number].functions.count - 1)
        beginFunction(FunctionState(scope, .handler, span: handler.span))
        state.isGlue = true
        state.handler = (cls, .loadView)
        withTemporaries { $0.lowerSuper(into: $0.temporary()) }
        for outlet in table.observedOutlets {
            guard case .view(let place)? = table.members[outlet.name] else { continue }
            if let position = functionAt[Self.part(outlet.site, Part.willSet)] {
                withTemporaries { lowerer in
                    let first = lowerer.temporary()
                    lowerer.emit(.getOutlet, a: first, b: UInt16(truncatingIfNeeded: place))
                    lowerer.emitNeedingRelease(.callSelf, n: 1, a: first, wide: position)
                }
            }
            if let position = functionAt[Self.part(outlet.site, Part.didSet)] {
                withTemporaries { lowerer in
                    let first = lowerer.temporary()
                    lowerer.emit(.loadNil, a: first)
                    lowerer.emitNeedingRelease(.callSelf, n: 1, a: first, wide: position)
                }
            }
        }
        emitReturn()
        finish(position, parameters: 0, captures: 0, usesSelf: true)
    }

    /// The setter of a stored property with observers.
    private mutating func lowerObservedSetter(_ member: MemberTable.ComputedMember, _ owner: Resolver.Owner) {
        let type = enumeration(of: member.variable, member.site.tree)
        lowerGlue(member.site, Part.setter, owner, member.span, parameters: 1) { lowerer in
            if type.exists { lowerer.emitPrimitive(.asCase, a: 0, wide: type.raw) }
            lowerer.makeFraction(0, lowerer.typeName(of: member.variable, member.site.tree))
            if let position = lowerer.functionAt[Self.part(member.site, Part.willSet)] {
                lowerer.withTemporaries { lowerer in
                    let first = lowerer.temporary()
                    lowerer.emitNeedingRelease(.copy, a: first, b: 0)
                    lowerer.emitNeedingRelease(.callSelf, n: 1, a: first, wide: position)
                }
            }
            let old = lowerer.temporary()
            lowerer.loadStored(member, into: old)
            lowerer.setStored(member, to: 0)
            if let position = lowerer.functionAt[Self.part(member.site, Part.didSet)] {
                lowerer.emitNeedingRelease(.callSelf, n: 1, a: old, wide: position)
            }
            lowerer.emitReturnOfSelf()
        }
    }

    /// The getter of a lazy property.
    private mutating func lowerLazyGetter(_ member: MemberTable.ComputedMember, _ owner: Resolver.Owner) {
        guard let value = member.variable.value,
            let position = functionAt[Self.part(member.site, Part.getter)], !isLowered(position)
        else { return }
        let type = enumeration(of: member.variable, member.site.tree)
        let function = valueFunction(value, member.site.tree, owner, as: type, of: member.variable)
        lowerGlue(member.site, Part.getter, owner, member.span, parameters: 0) { lowerer in
            let end = lowerer.state.buffer.makeLabel()
            let field = UInt16(truncatingIfNeeded: member.field)
            let (stored, test) = (lowerer.temporary(), lowerer.temporary())
            lowerer.emitPrimitive(.getOwnField, a: stored, c: field)
            lowerer.markNeedsRelease(stored)
            lowerer.emit(.copy, a: test, b: stored)
            lowerer.emitPrimitive(.isOmitted, a: test)
            lowerer.state.buffer.jump(.jumpIfFalse, a: test, to: end)
            if let function { lowerer.emitNeedingRelease(.callSelf, a: test, wide: function) }
            lowerer.emit(.move, a: stored, b: test)
            lowerer.emitPrimitive(.setOwnField, a: stored, c: field)
            lowerer.state.buffer.bind(end)
            lowerer.emitReturn(stored, above: Int(stored))
        }
    }
}

// Members of types themselves.
extension Lowerer {
    /// Lowers the functions and initial values of the members of a type itself.
    mutating func lowerStatics(of id: TypeID) {
        for number in declarations.types[id.index].statics.values.sorted() {
            let member = declarations.statics[Int(number)]
            switch member.kind {
            case .functions(let all):
                for function in all { lowerSwift(function, staticOwner(id), .none, nil) }
            case .stored(let value, let isMade): lowerStored(member, value, isMade, id)
            case .computed: lowerComputed(member, id)
            case .enumCase, .allCases, .typeArgument: break
            }
        }
    }

    /// Returns a new function whose result is what a generic parameter is.
    mutating func lowerTypeArgument(_ type: TypeName?, _ member: StaticMember) -> UInt32 {
        let position = reserve(.function, name: member.name, span: member.span)
        enter(member.site.tree, staticOwner(member.type))
        let scope = FunctionID(index: resolutions[number].functions.count - 1)
        beginFunction(FunctionState(scope, .function, span: member.span))
        state.isGlue = true
        state.swift.isStatic = true
        let register = temporary()
        emitPrimitive(.unknown, register)
        if let type { loadType(type, into: register) }
        markNeedsRelease(register)
        emitReturn(register, above: 0)
        finish(position, parameters: 0, captures: 0, usesSelf: true)
        return position
    }

    /// The owner of the bodies of members of the type itself, in which `self` is the type.
    private func staticOwner(_ id: TypeID) -> Resolver.Owner {
        let entry = declarations.types[id.index]
        return entry.kind == .controller ? .controller(entry.controller) : .type(id)
    }

    private mutating func lowerComputed(_ member: StaticMember, _ id: TypeID) {
        guard let variable = member.variable else { return }
        for accessor in accessors(of: variable, member.site) {
            let part = accessor.kind == .get ? Part.getter : Part.setter
            guard let position = functionAt[Self.part(member.site, part)], !isLowered(position) else { continue }
            enter(member.site.tree, staticOwner(id))
            guard let scope = resolution.function(at: accessor.body.start) else { continue }
            lower(position, scope) { lowerer in
                lowerer.state.swift.isStatic = true
                lowerer.state.swift.result = lowerer.typeName(of: variable, member.site.tree)
                if accessor.kind == .get { lowerer.lowerBody(accessor.body) } else { lowerer.lower(accessor.body) }
            }
        }
    }

    private mutating func lowerStored(_ member: StaticMember, _ value: UInt32, _ isMade: UInt32, _ id: TypeID) {
        guard let variable = member.variable, let getter = functionAt[Self.part(member.site, Part.getter)],
            !isLowered(getter)
        else { return }
        let owner = staticOwner(id)
        enter(member.site.tree, owner)
        let type = enumeration(of: variable, member.site.tree)
        let function = variable.value.flatMap { valueFunction($0, member.site.tree, owner, as: type, of: variable) }
        lowerGlue(member.site, Part.getter, owner, member.span, parameters: 0) { lowerer in
            let end = lowerer.state.buffer.makeLabel()
            let register = lowerer.temporary()
            lowerer.emitNeedingRelease(.loadGlobal, a: register, wide: isMade)
            lowerer.state.buffer.jump(.jumpIfNotNil, a: register, to: end)
            lowerer.emit(.loadBool, a: register, b: 1)
            lowerer.emit(.storeGlobal, a: register, wide: isMade)
            if let function {
                lowerer.emitNeedingRelease(.call, a: register, wide: function)
                lowerer.emit(.storeGlobal, a: register, wide: value)
            } else if lowerer.isSetByWrapper(variable, member.site.tree) {
                lowerer.state.buffer.span = member.span
                lowerer.emitPrimitive(.unknown, register)
                lowerer.emit(.storeGlobal, a: register, wide: value)
            }
            lowerer.state.buffer.bind(end)
            lowerer.emitNeedingRelease(.loadGlobal, a: register, wide: value)
            lowerer.emitReturn(register, above: Int(register))
        }
        let observer = accessors(of: variable, member.site).first { $0.kind == .didSet }
        var observed: UInt32?
        if let observer, let scope = resolution.function(at: observer.body.start) {
            let position = reserve(.function, name: member.name, span: member.span)
            lower(position, scope) { $0.lower(observer.body) }
            observed = position
        }
        lowerGlue(member.site, Part.setter, owner, member.span, parameters: 1) { lowerer in
            if type.exists { lowerer.emitPrimitive(.asCase, a: 0, wide: type.raw) }
            let old = lowerer.temporary()
            lowerer.emitNeedingRelease(.call, a: old, wide: getter)
            lowerer.emit(.storeGlobal, a: 0, wide: value)
            if let observed { lowerer.emitNeedingRelease(.call, n: 1, a: old, wide: observed) }
            lowerer.emitReturn()
        }
    }
}
