import SceneRuntime

// Expressions whose meaning depends on the type that is expected: `.name` and literals.
extension Lowerer {
    /// Lowers an expression of a written type: `.name` is a member of the type, and the literal of an array can be a
    /// set.
    mutating func lower(_ id: ExpressionID, into register: Register, as type: TypeName?) {
        let outer = state.expectedResult
        if let type, let name = genericCall(id) { state.expectedResult = ExpectedResult(function: name, type: type) }
        defer { state.expectedResult = outer }
        if usesSwift, let type {
            if !state.contextualTypes.isEmpty { state.contextualTypes[id] = nil }
            if lowerNumber(id, of: type, into: register) || lowerLiteral(id, of: type, into: register) { return }
            expectParts(of: id, type)
        }
        if isFraction(type), type?.shape == .named, let number = fraction(of: id) {
            return load(.double(number), into: register)
        }
        if lowerShared(id, of: type, into: register) || lowerInit(id, of: type, into: register) { return }
        if lowerEmptyArray(id, of: type, into: register) || lowerTuple(id, of: type, into: register) { return }
        if let result = resultType(type), case .closure = tree[id] {
            state.closureResult = result
            defer { state.closureResult = nil }
            return lower(id, into: register)
        }
        lower(id, into: register, as: mentionsInit(id) ? declaredType(type, in: typeAround) : enumeration(type))
        makeFraction(register, type)
        guard type?.shape == .set, case .array = tree[id] else { return }
        markNeedsRelease(register)
        let first = consecutiveRegisters(2)
        emitNeedingRelease(.move, a: first, b: register)
        primitive(.libraryFunction, first, 1, detail: LibraryForm.set.rawValue)
        emitNeedingRelease(.move, a: register, b: first)
    }

    /// The value of an expression of whole numbers that Swift computes with fractions, because one is expected; nil for
    /// other expressions.
    func fraction(of id: ExpressionID) -> Double? {
        switch tree[id] {
        case .integer(let number): return Double(number)
        case .double(let number): return number
        case .unary(.minus, let operand): return fraction(of: operand).map { -$0 }
        case .binary(let operation, let left, let right):
            guard let x = fraction(of: left), let y = fraction(of: right) else { return nil }
            switch operation {
            case .add: return x + y
            case .subtract: return x - y
            case .multiply: return x * y
            case .divide: return x / y
            default: return nil
            }
        default: return nil
        }
    }

    /// Lowers `.standard` of the type `UserDefaults`, and the like. Returns false for other expressions.
    private mutating func lowerShared(_ id: ExpressionID, of type: TypeName?, into register: Register) -> Bool {
        guard state.isSwift, let type, type.shape == .named, case .symbol(let name) = tree[id],
            UIKitName.sharedMembers.contains(where: { $0.text == names.text(of: name) }),
            let place = sharedType(type)
        else { return false }
        emitPrimitive(.uikitName, register, detail: place)
        emitNeedingRelease(.getMember, a: register, b: register, c: member(name))
        return true
    }

    /// The class of UIKit with a shared object that a type is, by its place in `UIKitName.table`; nil for others.
    private func sharedType(_ type: TypeName?) -> Int? {
        guard let type, type.shape == .named, let place = UIKitName.find(bytes(type.name.name)[...]),
            case .shared = UIKitName.table[place].meaning
        else { return nil }
        return place
    }

    /// Lowers `.init()` of an array type. Returns false for other expressions.
    private mutating func lowerEmptyArray(_ id: ExpressionID, of type: TypeName?, into register: Register) -> Bool {
        guard type?.shape == .array, let arguments = argumentsOfInit(id), arguments.isEmpty else { return false }
        emitNeedingRelease(.makeArray, a: register, b: register, c: 0)
        return true
    }

    /// The type of the result of a function type, if it gives a meaning to some expressions.
    func resultType(_ type: TypeName?) -> TypeName? {
        guard let type, type.shape == .function else { return nil }
        return type.element.flatMap { names.spells($0.name.name, "Void") ? nil : $0 }
    }

    /// Whether a written type gives a meaning to some expressions.
    func givesMeaning(_ type: TypeName?) -> Bool {
        type?.shape == .set || type?.shape == .array || resultType(type).map { givesMeaning($0) } ?? false
            || state.isSwift && isFraction(type)
            || enumeration(type).exists || sharedType(type) != nil
    }

    /// Whether a written type gives a meaning to a value.
    func givesMeaning(_ type: TypeName?, to value: ExpressionID) -> Bool {
        if case .tuple = tree[value], type?.shape == .tuple { return true }
        return givesMeaning(type) || type != nil && (mentionsInit(value) || genericCall(value) != nil)
    }

    /// Whether a type is a number with a fraction, or a collection of such numbers.
    func isFraction(_ type: TypeName?) -> Bool {
        guard let written = type, written.shape != .tuple, written.shape != .function else { return false }
        return Self.fractionTypes.contains(names.text(of: written.name.name))
    }

    /// Makes R[register] a number with a fraction if `type` is one. In Swift, the value can be a whole number only as a
    /// literal.
    mutating func makeFraction(_ register: Register, _ type: TypeName?) {
        if isFraction(type) { emitPrimitive(.asFraction, a: register) }
    }

    /// Lowers the value of a local variable.
    mutating func lowerValue(_ value: ExpressionID, of variable: Variable, into register: Register) {
        guard let type = typeName(of: variable, number) else { return lower(value, into: register) }
        expect(value, as: type)
        if givesMeaning(type, to: value) {
            lower(value, into: register, as: type)
        } else {
            lower(value, into: register)
        }
    }

    /// The type of a target that is a set: its written type, or that of all properties with its name; nil for others.
    func setType(of target: ExpressionID, _ type: TypeName?) -> TypeName? {
        if let type { return type.shape == .set ? type : nil }
        guard let (_, name) = tree.member(target), declarations.memberNames.contains(name.name) else { return nil }
        var found: TypeName?
        let areSets = declarations.haveAll(name.name) { variable, tree in
            found = typeName(of: variable, tree)
            return found?.shape == .set
        }
        return areSets ? found : nil
    }

    /// Records the type of a local variable that gives a meaning to `.name` in later assignments.
    mutating func recordType(_ variable: VariableID, _ written: Variable) {
        guard state.isSwift, !written.isConstant else { return }
        let ofValue = written.value.map { typeOfValue($0) } ?? .none
        let type = typeName(of: written, number).map { enumeration($0) } ?? ofValue
        if type.exists { typesOfVariables[number, default: [:]][variable] = type }
    }

    /// The type of the script that the value of an expression certainly has: a case, `T(…)`; none for others.
    private func typeOfValue(_ id: ExpressionID) -> TypeID {
        switch tree[id] {
        case .member:
            guard case .staticMember(let number) = reference(id) else { return .none }
            let member = declarations.statics[Int(number)]
            guard case .enumCase = member.kind else { return .none }
            return member.type
        case .call(let callee, _):
            if case .type(let type) = reference(callee), tree.isNamed(callee) { return type }
            return typeOfValue(callee)
        default: return .none
        }
    }

    /// The recorded type of a local variable; nil for another expression.
    func localType(_ id: ExpressionID) -> TypeID? {
        guard case .local(let variable) = reference(id) else { return nil }
        return typesOfVariables[number]?[variable]
    }

    /// Whether an expression is `.name` or `.name(…)`, or decides between such expressions.
    func isImplicitMember(_ id: ExpressionID) -> Bool {
        switch tree[id] {
        case .symbol: true
        case .call(let callee, _): isImplicitMember(callee)
        case .ternary(_, let then, let otherwise): isImplicitMember(then) || isImplicitMember(otherwise)
        case .binary(.coalesce, let left, let right): isImplicitMember(left) || isImplicitMember(right)
        default: false
        }
    }

    /// Lowers an expression. `.name` and `.name(…)` are a case or a static member of `type`.
    mutating func lower(_ id: ExpressionID, into register: Register, as type: TypeID) {
        // Such a type also says whether a set of options is expected, or a list of them.
        if !state.contextualTypes.isEmpty, isOptionSet(type), lowerExpected(id, into: register) { return }
        if type.exists {
            switch tree[id] {
            case .symbol(let name):
                if let number = declarations.caseNumber(name, of: type) {
                    return load(.plainCase(type: type.raw, number: UInt32(number)), into: register)
                }
                if let number = declarations.staticMember(name, of: type) {
                    return lower(declarations.statics[Int(number)], into: register)
                }
            case .call(let callee, let arguments):
                guard case .symbol(let name) = tree[callee] else { break }
                if let number = declarations.caseNumber(name, of: type) {
                    return lowerCase(type, number, arguments, into: register)
                }
                if names.text(of: name) == "init", !declarations.isEnumeration(type),
                    lowerCreation(of: type, arguments, state.buffer.span, into: register)
                {
                    return
                }
                if let number = declarations.staticMember(name, of: type),
                    lowerStaticCall(declarations.statics[Int(number)], arguments, into: register)
                {
                    return
                }
            case .array(let elements)
            where !declarations.isEnumeration(type) && (declarations.hasStatics(type) || mentionsInit(id)):
                let first = consecutiveRegisters(max(elements.count, 1))
                for (place, element) in tree.elements(of: elements).enumerated() {
                    let own = first &+ Register(truncatingIfNeeded: place)
                    lower(element, into: own, as: type)
                    markNeedsRelease(own)
                }
                return emitNeedingRelease(
                    .makeArray, a: register, b: first, c: UInt16(truncatingIfNeeded: elements.count))
            case .ternary(let condition, let then, let otherwise):
                return lowerTernary(condition, then, otherwise, into: register, as: type)
            case .binary(.coalesce, let left, let right):
                return lowerCoalescing(left, right, into: register, as: type)
            default: break
            }
        }
        lower(id, into: register)
        markNeedsRelease(register)
        if declarations.isEnumeration(type) { emitPrimitive(.asCase, a: register, wide: type.raw) }
    }

    /// The static member that `.name` is, if the type is not known: the only one with this name, if no constant of
    /// UIKit and no case has the name.
    func onlyStaticMember(_ name: IdentifierID) -> StaticMember? {
        guard usesSwift, SymbolLexicon.lexicon[bytes(name)] == nil, declarations.casesByName[name] == nil,
            let number = declarations.onlyStaticMember(name)
        else { return nil }
        return declarations.statics[Int(number)]
    }
}

extension Declarations {
    /// Whether a type has static members, or inherits some.
    func hasStatics(_ type: TypeID) -> Bool {
        var current = type
        while current.exists {
            if !types[current.index].statics.isEmpty { return true }
            current = superclass(of: current)
        }
        return false
    }

    /// The number of the only static member of the script with this name; nil without one or with several.
    func onlyStaticMember(_ name: IdentifierID) -> UInt32? {
        var found: UInt32?
        for type in types {
            guard let number = type.statics[name] else { continue }
            if found != nil { return nil }
            found = number
        }
        return found
    }
}
