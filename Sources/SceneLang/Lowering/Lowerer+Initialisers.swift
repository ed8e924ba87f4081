import SceneRuntime

// Initialisers of Swift, and the creation of instances.
extension Lowerer {
    /// Emits the initial values of the stored properties that an initialiser of a plain class or structure begins with.
    mutating func beginInitialiser(_ written: Function, _ owner: Resolver.Owner) {
        guard case .type(let id) = owner, !delegates(written) else { return }
        setFields(of: id)
    }

    /// Calls the function that sets the initial values of the type's own stored properties.
    private mutating func setFields(of id: TypeID) {
        guard let position = functionAt[Self.part(declarations.types[id.index].site, Part.value)] else { return }
        withTemporaries { $0.emitNeedingRelease(.callSelf, a: $0.temporary(), wide: position) }
    }

    /// Emits the end of an initialiser: the inherited one, if the body does not call it, and the result.
    mutating func endInitialiser(_ written: Function, _ owner: Resolver.Owner) {
        if !calls("init", on: true, in: written.body), !delegates(written) {
            switch owner {
            case .type(let id):
                let parent = declarations.types[id.index].parent
                if parent.exists { callInitialiser(of: parent, []) }
            case .controller:
                withTemporaries { lowerer in
                    let name = lowerer.temporary()
                    lowerer.emit(.loadNil, a: name)
                    lowerer.emitPrimitive(.superInit, a: name)
                }
            default: break
            }
        }
        emitReturnOfSelf()
    }

    /// Whether an initialiser calls another one of its type.
    private func delegates(_ written: Function) -> Bool {
        written.modifiers.contains(.isConvenience) || calls("init", on: false, in: written.body)
    }

    /// Whether a body contains `super.NAME(…)` or `self.NAME(…)`.
    private func calls(_ name: String, on isSuper: Bool, in body: Block) -> Bool {
        for index in 0..<tree.expressionCount {
            let id = ExpressionID(index: UInt32(index))
            guard let (base, member) = tree.member(id), names.text(of: member.name) == name else { continue }
            let span = tree.span(of: id)
            guard span.start >= body.start, span.end <= body.end else { continue }
            if case .superReference = tree[base], isSuper { return true }
            if case .selfReference = tree[base], !isSuper { return true }
        }
        return false
    }

    /// Emits a call of the initialiser of a superclass, with self.
    mutating func callInitialiser(of type: TypeID, _ arguments: [CallArgument]) {
        let given = arguments.map { argument in
            GivenArgument(label: argument.label?.name.index ?? GivenArgument.noLabel, isClosure: false)
        }
        withTemporaries { lowerer in
            guard let found = lowerer.initialiser(of: type, given) else {
                return lowerer.setCase(of: type, arguments)
            }
            // Nothing else sets the properties of a class that inherits the initialiser.
            if found.isInherited, lowerer.declarations.types[type.index].kind == .plainClass {
                let object = lowerer.temporary()
                lowerer.emitNeedingRelease(.loadSelf, a: object)
                lowerer.setInheritedFields(of: type, given, object)
            }
            lowerer.delegate(to: found, arguments)
        }
    }

    /// Emits a call of another initialiser with self. If it fails, this one fails, too.
    mutating func delegate(to found: Initialiser, _ arguments: [CallArgument]) {
        let boxes = boxes(for: arguments)
        var first = Register(0)
        lowerCall(changing: boxes) { lowerer in
            first = lowerer.consecutiveRegisters(1 + found.registers(for: arguments))
            lowerer.emitNeedingRelease(.loadSelf, a: first)
            lowerer.lowerArguments(arguments, of: found, from: first &+ 1, boxes)
            lowerer.emitCall(of: found, arguments, at: first)
            lowerer.recordCallResult(first)
        }
        if found.signature.kind == .failableInitialiser { returnNil(ifNil: first) }
    }

    /// Emits the end of a failable initialiser, if R[register] is nil.
    mutating func returnNil(ifNil register: Register) {
        let (isNil, end) = (state.buffer.makeLabel(), state.buffer.makeLabel())
        state.buffer.jump(.jumpIfNil, a: register, to: isNil)
        state.buffer.jump(.jump, to: end)
        state.buffer.bind(isNil)
        if hasDeferred { runDeferred() }
        emitReturn(register, above: Int(register))
        state.buffer.bind(end)
    }

    /// Lowers `self.init(rawValue: x)` of an enumeration.
    private mutating func setCase(of type: TypeID, _ arguments: [CallArgument]) {
        guard declarations.types[type.index].kind == .enumeration, let value = arguments.first?.value else { return }
        let first = consecutiveRegisters(2)
        lowerArguments([value], from: first)
        emitPrimitive(.caseOfRawValue, a: first, wide: type.raw)
        returnNil(ifNil: first)
        emitNeedingRelease(.loadSelf, a: first &+ 1)
        emit(.storeBox, a: first &+ 1, b: first)
    }

    /// The initialiser that a call means.
    struct Initialiser {
        /// A position in `Program.functions`.
        let position: UInt32
        let signature: FunctionSignature
        /// Which arguments its parameters take.
        var arrangement: [[Int]]
        /// The initialisers among which the types of the arguments choose; nil if there is only this one.
        var overloads: [UInt32]?
        /// Whether a superclass declares it.
        var isInherited = false

        /// The number of registers that a call needs after self.
        func registers(for arguments: [CallArgument]) -> Int { max(signature.parameters.count, arguments.count, 1) }
    }

    /// Returns the initialiser of the script that fits the arguments; nil if there is none.
    func declaredInitialiser(of type: TypeID, _ given: [GivenArgument]) -> Initialiser? {
        guard let found = declarations.initialiser(of: type, given) else { return nil }
        let owner = declarations.initialiserOwner(of: type, given)
        let table = declarations.table(of: owner)
        let function = table.functions[found.index]
        guard let position = functionAt[function.site] else { return nil }
        return Initialiser(
            position: position, signature: function.signature, arrangement: found.arrangement,
            overloads: overloads(of: function, among: functions(like: function, in: table)),
            isInherited: owner != type)
    }

    /// Lowers the arguments of an initialiser.
    private mutating func lowerArguments(
        _ arguments: [CallArgument], of initialiser: Initialiser, from first: Register, _ boxes: [ArgumentBox] = []
    ) {
        let values = arguments.map { $0.value }
        if initialiser.overloads == nil {
            lowerArranged(initialiser.arrangement, values, initialiser.signature, from: first, boxes)
        } else {
            lowerArguments(values, from: first)
        }
    }

    /// Emits a call of an initialiser with self in R[first] and the arguments after it.
    private mutating func emitCall(of initialiser: Initialiser, _ arguments: [CallArgument], at first: Register) {
        if let all = initialiser.overloads, let name = names.find("init") {
            emitOverloadedCall(all, name, arguments, at: first, haveSelf: true)
        } else {
            emitPrimitive(.callMethod, a: first, wide: initialiser.position)
        }
    }

    /// Returns the initialiser of a plain type that fits the arguments: of the script, or the one that Swift makes.
    private func initialiser(of type: TypeID, _ given: [GivenArgument]) -> Initialiser? {
        if let found = declaredInitialiser(of: type, given) { return found }
        if declarations.initialiser(of: type, given) != nil { return nil }
        if let ofFrame = initialiserOfView(type) { return ofFrame }
        let signature = memberwise(of: type)
        guard let position = functionAt[Self.part(declarations.types[type.index].site, Part.defaultInitialiser)] else {
            return nil
        }
        let choice = FunctionChoice.choose(among: [signature], given)?.arrangement
        return Initialiser(
            position: position, signature: signature,
            arrangement: choice ?? signature.parameters.indices.map { $0 < given.count ? [$0] : [] })
    }

    /// Returns the `init(frame:)` of a class of views, which the initialisers of `UIView` call; nil if the script does
    /// not declare it.
    private func initialiserOfView(_ type: TypeID) -> Initialiser? {
        guard declarations.isView(type), let frame = names.find("frame"),
            var found = declaredInitialiser(of: type, [GivenArgument(label: frame.index, isClosure: false)])
        else { return nil }
        found.arrangement = found.signature.parameters.map { _ in [] }
        found.overloads = nil
        return found
    }

    /// The signature of the initialiser that Swift makes: for a structure with a parameter for each stored property.
    func memberwise(of type: TypeID) -> FunctionSignature {
        var signature = FunctionSignature()
        signature.isSwift = true
        guard declarations.types[type.index].kind == .structure else { return signature }
        for field in declarations.types[type.index].table.fields where isMemberwise(field) {
            let details = trees[field.site.tree].record(field.variable.details)
            var shape = ParameterShape()
            let written = details.flatMap { trees[field.site.tree].record($0.type) }
            shape.hasDefault = field.variable.value != nil || written?.isOptional == true && !field.variable.isConstant
            shape.isFunction = written?.shape == .function
            signature.parameters.append(
                FunctionSignature.Parameter(
                    label: wrappedName(of: field) ?? field.variable.name.name, shape: shape, type: written,
                    span: field.span))
        }
        return signature
    }

    /// The name of the property that a field stores with its wrapper: `name` of `_name`; nil for another field.
    private func wrappedName(of field: MemberTable.Field) -> IdentifierID? {
        guard trees[field.site.tree].record(field.variable.details)?.modifiers.contains(.isWrapped) == true else {
            return nil
        }
        let storage = names.bytes(of: field.variable.name.name)
        return storage.first == UInt8(ascii: "_") ? names.find(storage.dropFirst()) : nil
    }

    private func isMemberwise(_ field: MemberTable.Field) -> Bool {
        !(field.variable.isConstant && field.variable.value != nil) && !field.isLazy
    }

    /// Lowers the functions that Swift makes for a type: that which sets its stored properties, and the initialiser
    /// without source.
    mutating func lowerDefaultInitialiser(of id: TypeID) {
        let entry = declarations.types[id.index]
        let owner = Resolver.Owner.type(id)
        let own = Array(entry.table.fields[min(entry.table.firstOwnField, entry.table.fields.count)...])
        let fields = Self.part(entry.site, Part.value)
        if functionAt[fields] == nil { functionAt[fields] = reserve(.initialiser, name: nil, span: entry.span) }
        lowerFields(own, from: entry.table.firstOwnField, owner, functionAt[fields] ?? 0, entry.span)
        guard let position = functionAt[Self.part(entry.site, Part.defaultInitialiser)], !isLowered(position) else {
            return
        }
        let signature = memberwise(of: id)
        enter(entry.site.tree, owner)
        let scope = FunctionID(index: resolutions[number].functions.count - 1)
        beginFunction(FunctionState(scope, .function, span: entry.span))
        state.isGlue = true
        _ = consecutiveRegisters(signature.parameters.count)
        setFields(of: id)
        var parameter: Register = 0
        for (offset, field) in own.enumerated() where entry.kind == .structure && isMemberwise(field) {
            let type = enumeration(of: field.variable, field.site.tree)
            let end = state.buffer.makeLabel()
            withTemporaries { lowerer in
                let test = lowerer.temporary()
                lowerer.emit(.copy, a: test, b: parameter)
                lowerer.emitPrimitive(.isOmitted, a: test)
                lowerer.state.buffer.jump(.jumpIfTrue, a: test, to: end)
                if type.exists { lowerer.emitPrimitive(.asCase, a: parameter, wide: type.raw) }
                lowerer.makeFraction(parameter, lowerer.typeName(of: field.variable, field.site.tree))
                if let name = lowerer.wrappedName(of: field) {
                    lowerer.setOwnProperty(parameter, name)
                } else {
                    lowerer.emitPrimitive(
                        .setOwnField, a: parameter, b: field.variable.isWeak ? 1 : 0,
                        c: UInt16(truncatingIfNeeded: entry.table.firstOwnField + offset))
                }
                lowerer.state.buffer.bind(end)
            }
            parameter += 1
        }
        if entry.kind == .plainClass, entry.parent.exists { callInitialiser(of: entry.parent, []) }
        emitReturnOfSelf()
        finish(position, parameters: signature.parameters.count, captures: 0, usesSelf: true)
    }

    private mutating func lowerFields(
        _ fields: [MemberTable.Field], from first: Int, _ owner: Resolver.Owner, _ position: UInt32, _ span: SourceSpan
    ) {
        guard !isLowered(position) else { return }
        var parts: [(function: UInt32?, place: Int, isWeak: Bool)] = []
        for (offset, field) in fields.enumerated() {
            if field.isLazy {
                parts.append((nil, first + offset, false))
            } else if let value = field.variable.value {
                let type = enumeration(of: field.variable, field.site.tree)
                if let part = valueFunction(value, field.site.tree, owner, as: type, of: field.variable) {
                    parts.append((part, first + offset, field.variable.isWeak))
                }
            }
        }
        if let field = fields.first { enter(field.site.tree, owner) }
        let scope = FunctionID(index: resolutions[number].functions.count - 1)
        beginFunction(FunctionState(scope, .initialiser, span: span))
        state.isGlue = true
        for part in parts {
            withTemporaries { lowerer in
                let value = lowerer.temporary()
                if let function = part.function {
                    lowerer.emitNeedingRelease(.callSelf, a: value, wide: function)
                } else {
                    lowerer.emit(.loadAbsent, a: value)
                }
                lowerer.emitPrimitive(
                    .setOwnField, a: value, b: part.isWeak ? 1 : 0, c: UInt16(truncatingIfNeeded: part.place))
            }
        }
        finish(position, parameters: 0, captures: 0, usesSelf: true)
    }

    /// Lowers a function that returns the initial value of a property, as the case or the number that its type says.
    mutating func valueFunction(
        _ value: ExpressionID, _ tree: Int, _ owner: Resolver.Owner, as type: TypeID, of variable: Variable
    ) -> UInt32? {
        valueFunction(value, tree, owner) { lowerer, result in
            lowerer.lower(value, into: result, as: lowerer.typeName(of: variable, tree))
        }
    }

    /// Lowers a function that returns the initial value of a member, which `lowerValue` lowers into a register. Returns
    /// its position; nil if the value was not resolved.
    mutating func valueFunction(
        _ value: ExpressionID, _ tree: Int, _ owner: Resolver.Owner, _ lowerValue: (inout Lowerer, Register) -> Void
    ) -> UInt32? {
        enter(tree, owner)
        let span = trees[tree].span(of: value)
        guard let scope = resolution.function(at: Resolution.place(ofValue: span)) else { return nil }
        let position = reserve(.initialiser, name: nil, span: span)
        lower(position, scope) { lowerer in
            let result = lowerer.temporary()
            lowerValue(&lowerer, result)
            lowerer.emitReturn(result, above: Int(result))
        }
        return position
    }
}

// Creation.
extension Lowerer {
    /// Lowers `X(…)` of a type of Swift. Returns false if UIKit or the program creates the instance in another way.
    mutating func lowerCreation(
        of type: TypeID, _ arguments: List<CallArgument>, _ span: SourceSpan, into register: Register
    ) -> Bool {
        lowerCreation(of: type, Array(tree.elements(of: arguments)), span, into: register)
    }

    /// Lowers the creation of an instance with arguments that the script need not write so.
    mutating func lowerCreation(
        of type: TypeID, _ all: [CallArgument], _ span: SourceSpan, into register: Register
    ) -> Bool {
        let entry = declarations.types[type.index]
        let given = tree.givenArguments(all)
        let values = all.map { $0.value }
        let boxes = boxes(for: all)
        // `Notification.Name("x")` is its text.
        if entry.kind == .library, names.text(of: entry.name) == "Name", let value = values.first {
            lower(value, into: register)
            markNeedsRelease(register)
            return true
        }
        if entry.kind == .enumeration, declarations.initialiser(of: type, given) == nil {
            guard let value = values.first else { return false }
            let first = consecutiveRegisters(1, for: register)
            lower(value, into: first)
            emitPrimitive(.caseOfRawValue, a: first, wide: type.raw)
            finishCall(first, into: register)
            return true
        }
        if entry.kind == .controller {
            guard let found = declaredInitialiser(of: type, given) else { return false }
            lowerCall(changing: boxes) { lowerer in
                let first = lowerer.consecutiveRegisters(
                    2 + found.registers(for: all), for: boxes.isEmpty ? register : .max)
                lowerer.emitNeedingPrimitive(.allocate, a: first, wide: entry.controller.raw)
                lowerer.emitNeedingRelease(.copy, a: first &+ 1, b: first)
                lowerer.emitPrimitive(.setInitialValues, a: first &+ 1)
                lowerer.lowerArguments(all, of: found, from: first &+ 1, boxes)
                lowerer.state.buffer.span = span
                lowerer.emitCall(of: found, all, at: first)
                lowerer.finishCall(first, into: register)
            }
            return true
        }
        // `Options()` is the empty set.
        if all.isEmpty, isOptionSet(type), declarations.initialiser(of: type, given) == nil {
            return lowerOptions([], type, into: register)
        }
        if entry.kind == .library, !declarations.extensionDeclaresInitialiser(of: type, given) { return false }
        guard entry.kind != .protocolType, entry.kind != .app, let found = initialiser(of: type, given) else {
            return false
        }
        lowerCall(changing: boxes) { lowerer in
            let first = lowerer.consecutiveRegisters(
                2 + found.registers(for: all), for: boxes.isEmpty ? register : .max)
            lowerer.lowerArguments(all, of: found, from: first &+ 1, boxes)
            lowerer.state.buffer.span = span
            lowerer.emitNeedingPrimitive(.makeInstance, a: first, wide: type.raw)
            lowerer.setInheritedFields(of: type, given, first)
            lowerer.emitCall(of: found, all, at: first)
            lowerer.finishCall(first, into: register)
        }
        return true
    }

    /// Emits the creation of an instance from R[value], with the initialiser that has one argument with this label.
    /// Returns false if there is none.
    mutating func createInstance(
        of type: TypeID, labelled name: IdentifierID, from value: Register, into register: Register
    ) -> Bool {
        guard let found = initialiser(of: type, [GivenArgument(label: name.index, isClosure: false)]) else {
            return false
        }
        let first = consecutiveRegisters(2 + found.registers(for: []))
        for (place, taken) in found.arrangement.enumerated() {
            let parameter = first &+ 1 &+ Register(truncatingIfNeeded: place)
            if taken.isEmpty { emit(.loadAbsent, a: parameter) } else { emit(.copy, a: parameter, b: value) }
        }
        emitNeedingPrimitive(.makeInstance, a: first, wide: type.raw)
        emitPrimitive(.callMethod, a: first, wide: found.position)
        finishCall(first, into: register)
        return true
    }

    /// Sets the stored properties of a class that inherits its initialiser.
    private mutating func setInheritedFields(of type: TypeID, _ given: [GivenArgument], _ object: Register) {
        guard let found = declarations.initialiser(of: type, given) else { return }
        let owner = declarations.initialiserOwner(of: type, given)
        setInheritedFields(of: type, declaring: declarations.table(of: owner).functions[found.index], object)
    }

    /// Sets the stored properties of a class that inherits its initialiser: those of the classes between it and the one
    /// that declares `initialiser`.
    mutating func setInheritedFields(
        of type: TypeID, declaring initialiser: MemberTable.FunctionMember, _ object: Register
    ) {
        guard declarations.types[type.index].kind == .plainClass else { return }
        var current = type
        while current.exists {
            let table = declarations.table(of: current)
            if table.initialisers.contains(where: { table.functions[Int($0)].site == initialiser.site }) { return }
            // A convenience initialiser calls the designated one of this class, which sets them.
            let isDesignated = table.initialisers.contains {
                !table.functions[Int($0)].signature.modifiers.contains(.isConvenience)
            }
            if isDesignated { return }
            if let position = functionAt[Self.part(declarations.types[current.index].site, Part.value)] {
                let base = state.nextRegister
                let first = consecutiveRegisters(2)
                emitNeedingRelease(.copy, a: first, b: object)
                emitPrimitive(.callMethod, a: first, wide: position)
                emit(.clear, a: first)
                state.nextRegister = base
            }
            current = declarations.types[current.index].parent
        }
    }

    /// Emits an instruction `primitive` whose result in R[a] is released later.
    mutating func emitNeedingPrimitive(_ primitive: Primitive, a: Register, wide: UInt32) {
        emitPrimitive(primitive, a: a, wide: wide)
        markNeedsRelease(a)
    }
}
