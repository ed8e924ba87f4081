import SceneRuntime

// Members of values whose type a script declares in Swift's form.
extension Lowerer {
    /// Loads what a name in Swift's form refers to. Returns false for other names.
    mutating func lowerSwiftName(_ id: ExpressionID, into register: Register) -> Bool {
        switch reference(id) {
        case .builtIn(let function) where state.isSwift && tree.isNamed(id):
            load(.function(functionOfBuiltIn(function)), into: register)
        case .type(let type): load(.nominal(type.raw), into: register)
        case .staticMember(let number):
            let member = declarations.statics[Int(number)]
            if tree.isNamed(id) { lower(member, of: nil, into: register) } else { lower(member, into: register) }
        case .selfMember:
            guard case .name(let name) = tree[id] else { return false }
            getProperty(name, into: register) { $0.loadSelf(into: $1) }
        case .member(.computed(let index)):
            guard case .name(let name) = tree[id], let table = selfTable else { return false }
            let member = table.computed[Int(index)]
            if isUnobserved(member) {
                loadStored(member, into: register)
            } else {
                getProperty(name, into: register) { $0.loadSelf(into: $1) }
            }
        case .member(.field(let index)):
            guard case .type = owner, scope.selfVariable == nil, let table = selfTable else { return false }
            emitPrimitive(.getOwnField, a: register, c: UInt16(truncatingIfNeeded: index))
            markNeedsRelease(register)
            if table.fields[Int(index)].variable.isWeak { emit(.strengthen, a: register, b: register) }
        default: return false
        }
        return true
    }

    /// Emits the read of a property that may run code, of the object that `object` loads.
    mutating func getProperty(
        _ name: IdentifierID, into register: Register, object: (inout Lowerer, Register) -> Void
    ) {
        let first = consecutiveRegisters(2, for: register)
        object(&self, first)
        markNeedsRelease(first)
        emitPrimitive(.getProperty, a: first, c: member(name))
        finishCall(first, into: register)
    }

    /// Lowers a member of a type itself, `X.self`, and a property that may run code. Returns false for other members.
    mutating func lowerSwiftMember(
        _ base: ExpressionID, _ name: IdentifierID, _ id: ExpressionID, into register: Register
    ) -> Bool {
        switch reference(id) {
        case .staticMember(let number):
            lower(declarations.statics[Int(number)], of: base, into: register)
            return true
        case .type, .controller:
            if names.text(of: name) == "self", lowerDynamicSelf(base, into: register) { return true }
            if case .type = reference(id) { return lowerSwiftName(id, into: register) }
            guard case .controller(let controller) = reference(id), names.text(of: name) == "self" else { break }
            load(.type(controller), into: register)
            return true
        case .window(let window):
            load(window, at: id, into: register)
            return true
        default: break
        }
        if names.text(of: name) == "self" {
            lower(base, into: register)
            return true
        }
        if case .superReference = tree[base] {
            if let handler = state.handler, handler.method.spec.handler.text == names.text(of: name) {
                lowerSuper(into: register)
            } else if !lowerInheritedProperty(name, into: register) {
                loadSelf(into: register)
                emitNeedingRelease(.getMember, a: register, b: register, c: member(name))
            }
            return true
        }
        if let own = errorDescription(insteadOf: name) {
            lowerErrorDescription(base, own, id, into: register)
            return true
        }
        guard declarations.computedNames.contains(name) || isOfTypeValue(base, name) else { return false }
        if let member = ownComputed(base, name), isUnobserved(member) {
            loadStored(member, into: register)
            return true
        }
        let first = consecutiveRegisters(2, for: register)
        let limit = state.nextRegister
        lower(base, into: first)
        release(from: limit)
        markNeedsRelease(first)
        leaveChain(ifNil: first, before: id)
        state.buffer.span = tree.span(of: id)
        emitPrimitive(.getProperty, a: first, c: member(name))
        finishCall(first, into: register)
        return true
    }

    /// Whether a member can be one of a type that is a value: `type(of: self).name`, `types[0].name`.
    private func isOfTypeValue(_ base: ExpressionID, _ name: IdentifierID) -> Bool {
        guard state.isSwift, declarations.staticNames.contains(name) else { return false }
        return isVariable(base)
    }

    private func ownComputed(_ base: ExpressionID, _ name: IdentifierID) -> MemberTable.ComputedMember? {
        guard case .selfReference = tree[base], let table = selfTable, case .computed(let index)? = table.members[name]
        else { return nil }
        return table.computed[Int(index)]
    }

    /// Ends the program if the value in `register` is nil, and `base` is an outlet: it is implicitly unwrapped.
    mutating func unwrapImplicitly(
        _ base: ExpressionID, _ register: Register, isOptional id: ExpressionID, in tree: SyntaxTree
    ) {
        if case .optionalMember = tree[id] { return }
        guard isOutlet(base) || isImplicitlyUnwrapped(base) else { return }
        emitPrimitive(.unwrapImplicitly, a: register)
    }

    /// Whether an expression is a property of self whose type ends with `!`.
    private func isImplicitlyUnwrapped(_ id: ExpressionID) -> Bool {
        guard state.isSwift, let table = selfTable else { return false }
        var member: MemberTable.Member?
        if case .member(let own) = reference(id) { member = own }
        if let (base, name) = tree.member(id), case .selfReference = tree[base] { member = table.members[name.name] }
        guard let member, let (variable, number) = declared(member, table) else { return false }
        let type = trees[number].record(variable.details).flatMap { trees[number].record($0.type) }
        return type?.isUnwrapped ?? false
    }

    /// Whether an expression is an outlet of self.
    private func isOutlet(_ id: ExpressionID) -> Bool {
        guard let table = selfTable else { return false }
        var member: MemberTable.Member?
        if case .member(let own) = reference(id) { member = own }
        if let (base, name) = tree.member(id), case .selfReference = tree[base] { member = table.members[name.name] }
        guard case .view(let place)? = member, Int(place) <= table.views.count, place > 0 else { return false }
        return table.views[Int(place) - 1].isOutlet
    }

    /// Returns the number of the member name of a call, with its labels.
    mutating func member(_ name: IdentifierID, labels arguments: [CallArgument]) -> UInt16 {
        let library = tree.libraryMember(bytes(name), arguments, names)
        return member(name, labels: arguments.map { $0.label?.name }, library: library)
    }

    /// Returns the number of a member name with labels. `library` is the member of Swift's library that has them.
    mutating func member(_ name: IdentifierID, labels: [IdentifierID?], library: LibraryMember?) -> UInt16 {
        let spelled = bytes(name)
        let key = LabelledName(name: name, labels: labels, library: library)
        if let known = labelledMembers[key] { return known }
        var entry = MemberName(
            builder.name(name), property: PropertyLexicon.lexicon[spelled], builtIn: BuiltInMember.lexicon[spelled],
            group: usesSwift ? NameGroup.of(spelled[...]) : .none, isSwift: usesSwift)
        entry.labels = key.labels.map { $0.map { builder.name($0) } ?? .none }
        entry.library = library
        if library != nil { addPairLabels() }
        program.members.append(entry)
        let number = UInt16(truncatingIfNeeded: program.members.count - 1)
        labelledMembers[key] = number
        return number
    }
}

/// The name of a member with the labels of a call.
struct LabelledName: Hashable, Sendable {
    let name: IdentifierID
    let labels: [IdentifierID?]
    /// The member of Swift's library with these labels. It depends on whether an argument is a closure.
    let library: LibraryMember?
}

// Assignments.
extension Lowerer {
    /// Lowers `target = value` where it needs more than an instruction: a property that runs code, a member of a value
    /// that is copied, `self`. Returns false for other targets.
    mutating func lowerSwiftAssignment(_ target: ExpressionID, _ value: ExpressionID) -> Bool {
        if case .wildcard = tree[target] {
            discard(value)
            return true
        }
        if case .window? = Optional(reference(target)), tree.isNamed(target) {
            discard(value)
            return true
        }
        guard needsPlace(target, for: value) else { return false }
        let register = temporary()
        let type = typeName(ofTarget: target)
        var isTuple = false
        if case .tuple = tree[value] { isTuple = type?.shape == .tuple }
        if type != nil, isTuple || mentionsInit(value) || genericCall(value) != nil {
            lower(value, into: register, as: type)
        } else if case .array = tree[value], let set = setType(of: target, type) {
            lower(value, into: register, as: set)
        } else {
            let isFraction = hasFraction(target, type)
            if isFraction, let number = fraction(of: value) {
                load(.double(number), into: register)
            } else {
                lower(value, into: register, as: expectedType(ofTarget: target, for: value))
                if isFraction { emitPrimitive(.asFraction, a: register) }
            }
        }
        markNeedsRelease(register)
        assign(register, to: target)
        return true
    }

    private mutating func needsPlace(_ target: ExpressionID, for value: ExpressionID?) -> Bool {
        switch tree[target] {
        case .selfReference, .forcedUnwrap, .optionalValue: return true
        case .name:
            switch reference(target) {
            case .staticMember, .selfMember, .member(.computed): return true
            case .local: return localType(target) != nil && value.map { isImplicitMember($0) } ?? false
            case .member(.field(let index)):
                if case .type = owner { return true }
                guard let table = selfTable, Int(index) < table.fields.count else { return false }
                let field = table.fields[Int(index)]
                let type = typeName(of: field.variable, field.site.tree)
                return value.map { givesMeaning(type, to: $0) } ?? givesMeaning(type)
            default: return false
            }
        case .member(let base, let name), .optionalMember(let base, let name):
            if case .staticMember = reference(target) { return true }
            if case .superReference = tree[base] { return true }
            if declarations.computedNames.contains(name.name) { return true }
            if case .selfReference = tree[base], case .type = owner { return true }
            if state.isSwift, isPartOfValue(name.name), isPlace(base) { return true }
            return declarations.hasValueTypes && isPlace(base)
                || value.map { expectedType(ofTarget: target, for: $0) }?.exists ?? enumeration(ofTarget: target).exists
                || hasFraction(target, typeName(ofTarget: target)) || setType(of: target, nil) != nil
                || value.flatMap { genericCall($0) } != nil && typeName(ofTarget: target) != nil
        default: return false
        }
    }

    /// Whether a member with this name can be a part of a value that is copied: an element of a tuple, or a coordinate.
    private mutating func isPartOfValue(_ name: IdentifierID) -> Bool {
        let spelled = bytes(name)
        if spelled.first.map({ (0x30...0x39).contains($0) }) ?? false { return true }
        if ValueClass.settableParts.contains(spelled) { return true }
        let labels = tupleLabelsOfTrees[number] ?? Resolver.tupleLabels(of: tree, names)
        tupleLabelsOfTrees[number] = labels
        return labels.contains(name)
    }

    /// Returns the type that gives a meaning to `.name` for a target; none if it is not known.
    private func enumeration(ofTarget target: ExpressionID) -> TypeID {
        if case .selfReference = tree[target] { return typeAround }
        if let known = localType(target) { return known }
        if let variable = variable(ofTarget: target) { return enumeration(of: variable.0, variable.1) }
        guard let (_, name) = tree.member(target), !declarations.casesByName.isEmpty || !declarations.statics.isEmpty
        else { return .none }
        return onlyType(ofProperty: name.name) { variable, tree, _ in enumeration(of: variable, tree) }
    }

    /// Returns the type that gives a meaning to `.name` and `.init(…)` in a value for a target, or in an element of the
    /// target; none if it is not known.
    func expectedType(ofTarget target: ExpressionID, for value: ExpressionID) -> TypeID {
        if case .selfReference = tree[target] { return typeAround }
        guard mentionsInit(value) else { return enumeration(ofTarget: target) }
        if let known = localType(target) { return known }
        if let (variable, tree) = variable(ofTarget: target) {
            return declaredType(typeName(of: variable, tree), in: typeAround)
        }
        guard let (_, name) = tree.member(target) else { return .none }
        return onlyType(ofProperty: name.name) { variable, tree, owner in
            declaredType(typeName(of: variable, tree), in: owner)
        }
    }

    /// Whether an expression is a place with a value.
    func isPlace(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .name:
            switch reference(id) {
            case .local, .global, .member, .staticMember, .selfMember: return true
            default: return false
            }
        case .closureArgument: return true
        case .selfReference: return selfIsBox
        case .member(let base, _), .optionalMember(let base, _):
            if case .staticMember = reference(id) { return true }
            if case .type = reference(base) { return false }
            return true
        case .subscript: return true
        case .forcedUnwrap(let inner), .optionalChain(let inner), .optionalValue(let inner): return isPlace(inner)
        default: return false
        }
    }

    /// Stores the value in `register` to a place. The value may be moved.
    mutating func assign(_ register: Register, to target: ExpressionID) {
        switch tree[target] {
        case .selfReference:
            withTemporaries { lowerer in
                let box = lowerer.temporary()
                lowerer.emitNeedingRelease(.loadSelf, a: box)
                if lowerer.selfIsBox || lowerer.isProtocol(lowerer.typeAround) {
                    lowerer.emit(.storeBox, a: box, b: register)
                }
            }
        case .forcedUnwrap(let inner), .optionalChain(let inner), .optionalValue(let inner): assign(register, to: inner)
        case .closureArgument: store(register, to: reference(target), Parser.placeholder)
        case .name(let name):
            if !storeSwift(register, to: reference(target), name) { store(register, to: reference(target), name) }
        case .member(let base, let name), .optionalMember(let base, let name):
            assignMember(register, base, name.name, target)
        case .subscript(let base, let index):
            if let name = ownSubscript {
                return holding(target) { $0.setOwnSubscript(name, base, index, to: register) }
            }
            let place = lower(indexWithDefault(index)?.key ?? index)
            modify(base) { $0.emit(.setIndex, a: $1, b: place, c: register) }
        default: break
        }
    }

    private mutating func assignMember(
        _ register: Register, _ base: ExpressionID, _ name: IdentifierID, _ target: ExpressionID
    ) {
        if case .staticMember(let number) = reference(target) { return setStatic(register, number) }
        if case .superReference = tree[base] {
            if setInheritedProperty(name, to: register) { return }
            let own = temporary()
            loadSelf(into: own)
            return emit(.setMember, a: own, b: register, c: member(name))
        }
        if case .selfReference = tree[base], reference(base) == .none, scope.selfVariable == nil, let table = selfTable,
            let own = table.members[name]
        {
            let isOverridden = declarations.overriddenProperties.contains(name) && !state.swift.isInitialiser
            if case .type = owner, case .field(let index) = own, !isOverridden {
                return setOwnField(register, index, table)
            }
            if !isOverridden, storeSwift(register, to: .member(own), name) { return }
        }
        let first = consecutiveRegisters(3)
        let limit = state.nextRegister
        lower(base, into: first)
        release(from: limit)
        markNeedsRelease(first)
        leaveChain(ifNil: first, before: target)
        unwrapImplicitly(base, first, isOptional: target, in: tree)
        state.buffer.span = tree.span(of: target)
        if declarations.computedNames.contains(name) {
            emitNeedingRelease(.copy, a: first &+ 1, b: register)
            emitPrimitive(.setProperty, a: first, c: member(name))
        } else {
            emit(.setMember, a: first, b: register, c: member(name))
        }
        giveBack(first, to: base)
    }

    /// Stores the value in `register` back to the place that it was read from, if it is a value that is copied when it
    /// is assigned.
    mutating func giveBack(_ register: Register, to base: ExpressionID) {
        guard isPlace(base), declarations.hasValueTypes || state.isSwift else { return }
        if case .local(let variable) = reference(base), let slot = state.slots[variable], slot.register == register {
            return
        }
        let end = state.buffer.makeLabel()
        let test = temporary()
        emitNeedingRelease(.copy, a: test, b: register)
        emitPrimitive(.isCopied, a: test)
        state.buffer.jump(.jumpIfFalse, a: test, to: end)
        assign(register, to: base)
        state.buffer.bind(end)
    }

    private mutating func setOwnField(_ register: Register, _ index: UInt32, _ table: MemberTable) {
        emitPrimitive(
            .setOwnField, a: register, b: table.fields[Int(index)].variable.isWeak ? 1 : 0,
            c: UInt16(truncatingIfNeeded: index))
    }

    private mutating func setStatic(_ register: Register, _ number: UInt32) {
        let member = declarations.statics[Int(number)]
        guard let setter = functionAt[Self.part(member.site, Part.setter)] else { return }
        withTemporaries { lowerer in
            let first = lowerer.temporary()
            lowerer.emitNeedingRelease(.copy, a: first, b: register)
            lowerer.emit(.call, n: 1, a: first, wide: setter)
            lowerer.recordCallResult(first)
        }
    }

    /// Stores to a member in Swift's form. Returns false for other references.
    mutating func storeSwift(_ register: Register, to reference: Reference, _ name: IdentifierID) -> Bool {
        switch reference {
        case .staticMember(let number): setStatic(register, number)
        case .member(.computed(let index)):
            guard let table = selfTable else { return false }
            let member = table.computed[Int(index)]
            if isUnobserved(member) {
                setStored(member, to: register)
            } else {
                setOwnProperty(register, name)
            }
        case .selfMember: setOwnProperty(register, name)
        case .member(.field(let index)):
            guard case .type = owner, scope.selfVariable == nil, let table = selfTable else { return false }
            setOwnField(register, index, table)
        default: return false
        }
        return true
    }

    /// Sets a property of self, which may run a setter.
    mutating func setOwnProperty(_ register: Register, _ name: IdentifierID) {
        withTemporaries { lowerer in
            let first = lowerer.consecutiveRegisters(3)
            // The setter of a value changes the content of the box of self.
            if lowerer.scope.selfVariable == nil {
                lowerer.emitNeedingRelease(.loadSelf, a: first)
            } else {
                lowerer.loadSelf(into: first)
            }
            lowerer.emitNeedingRelease(.copy, a: first &+ 1, b: register)
            lowerer.markNeedsRelease(first)
            lowerer.emitPrimitive(.setProperty, a: first, c: lowerer.member(name))
        }
    }

    /// Changes a property that may run code: reads it, and sets it again. Returns false for other targets.
    mutating func modifySwift(_ target: ExpressionID, _ body: (inout Lowerer, Register) -> Void) -> Bool {
        guard needsPlace(target, for: nil) else { return false }
        let taken = temporary()
        lower(target, into: taken)
        markNeedsRelease(taken)
        body(&self, taken)
        assign(taken, to: target)
        return true
    }
}
