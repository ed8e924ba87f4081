import SceneRuntime

/// What the place of a call expects of its result.
struct ExpectedResult {
    let function: IdentifierID
    let type: TypeName
}

// What the parameters of generic functions are. The script has no static types: a variable of the function holds the
// type, which is that of an argument, or that which the place of the call expects of the result.
extension Lowerer {
    /// Returns the name of the function that an expression calls, if its result says what a generic parameter is; nil
    /// for other expressions.
    func genericCall(_ id: ExpressionID) -> IdentifierID? {
        if declarations.genericResults.isEmpty { return nil }
        switch tree[id] {
        case .trying(let value, _), .awaiting(let value), .forcedUnwrap(let value), .optionalChain(let value):
            return genericCall(value)
        case .binary(.coalesce, let value, _): return genericCall(value)
        case .call(let callee, _):
            let name: IdentifierID
            switch tree[callee] {
            case .name(let own), .symbol(let own): name = own
            case .member(_, let own), .optionalMember(_, let own): name = own.name
            default: return nil
            }
            return declarations.genericResults[name] != nil ? name : nil
        default: return nil
        }
    }

    /// Returns the type that the place of the call of a function expects. Calls in the arguments have other places.
    mutating func takeExpectedType(of function: IdentifierID) -> TypeName? {
        guard let expected = state.expectedResult, expected.function == function else { return nil }
        state.expectedResult = nil
        return expected.type
    }

    /// Emits what the place of a call expects, directly before the call. After the call, nothing is expected.
    mutating func emitExpectedType(_ type: TypeName?, of function: IdentifierID) {
        guard let shape = declarations.genericResults[function] else { return }
        withTemporaries { lowerer in
            let register = lowerer.temporary()
            lowerer.emit(.loadNil, a: register)
            if let type, type.shape == shape { lowerer.loadType(type, into: register) }
            lowerer.markNeedsRelease(register)
            lowerer.emitPrimitive(.expectType, a: register)
        }
    }

    /// Loads a type; nothing for one without a value.
    mutating func loadType(_ type: TypeName, into register: Register) {
        let name = bytes(type.name.name)
        guard type.shape == .named || type.shape == .array else { return }
        switch declaredType(named: type.name.name) {
        case .controller(let id): return load(.type(id), into: register)
        case .nominal(let place): return load(.nominal(place), into: register)
        default: break
        }
        if let base = BaseLexicon.lexicon[name] ?? BaseLexicon.withoutPrefix(name) {
            load(.base(base), into: register)
        } else if let place = UIKitName.find(name[...]) {
            emitPrimitive(.uikitName, register, detail: place)
        } else if let variable = state.typeVariables[type.name.name] {
            load(variable, into: register)
        } else if typeAround.exists, let number = declarations.typeParameter(type.name.name, of: typeAround) {
            lower(declarations.statics[Int(number)], into: register)
        } else if let text = Self.textOfType(name) {
            load(.string(Array(text.utf8)), into: register)
        }
    }

    /// The text that stands for a type of Swift's library; nil for types whose values have several.
    private static func textOfType(_ name: [UInt8]) -> String? {
        let name = String(decoding: name, as: UTF8.self)
        switch name {
        case "Int", "String", "Bool", "Double": return name
        case "CGFloat", "Float", "TimeInterval": return "Double"
        default: return nil
        }
    }

    /// Emits the values of the variables that hold what the result says: before anything else of the function.
    mutating func takeExpectedTypes() {
        for entry in scope.typeVariables where entry.parameter == nil {
            let register = typeRegister(entry)
            emitPrimitive(.expectedType, a: register)
            markNeedsRelease(register)
            bind(entry.variable, at: register)
        }
    }

    /// Emits the values of the variables that hold the types of parameters.
    mutating func takeTypesOfParameters() {
        for entry in scope.typeVariables {
            guard let place = entry.parameter, place < scope.parameters.count else { continue }
            let register = typeRegister(entry)
            load(scope.parameters[place], into: register)
            emitPrimitive(.typeOf, a: register, c: 1)
            markNeedsRelease(register)
            bind(entry.variable, at: register)
        }
    }

    private mutating func typeRegister(_ entry: TypeVariable) -> Register {
        let local = resolution.variables[entry.variable.index]
        state.typeVariables[local.name] = entry.variable
        state.buffer.span = local.span
        return temporary()
    }
}
