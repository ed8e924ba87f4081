import SceneRuntime

// Functions that their type names, as values: `List.reload`, `Item.init`.
extension Lowerer {
    /// Loads the function of a method that its type names, such as `List.reload`: it gets an instance, and returns the
    /// method of this.
    mutating func lowerUnapplied(_ name: IdentifierID, into register: Register) {
        let function = functionOfCode(parameters: 1) { lowerer in
            lowerer.emitNeedingRelease(.getMember, a: 0, b: 0, c: lowerer.member(name))
            lowerer.emitReturn(0, above: 1)
        }
        load(.function(function), into: register)
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
        let entry = declarations.types[type.index]
        var all = declarations.initialiserParameters(of: type)
        let isCase = entry.kind == .enumeration && all.isEmpty
        if functionAt[Self.part(entry.site, Part.defaultInitialiser)] != nil {
            all.append(memberwise(of: type).parameters)
        }
        let ofOne = all.filter { $0.count == 1 }
        let parameters = all.count == 1 ? all[0] : ofOne.count == 1 ? ofOne[0] : nil
        guard parameters != nil || isCase else { return emitPrimitive(.unknown, register) }
        let given = (parameters ?? []).map {
            GivenArgument(label: $0.label?.index ?? GivenArgument.noLabel, isClosure: false)
        }
        let count = isCase ? 1 : given.count
        let function = functionOfCode(parameters: count) { lowerer in
            let first = lowerer.consecutiveRegisters(2 + count)
            if isCase {
                lowerer.emitPrimitive(.caseOfRawValue, a: 0, wide: type.raw)
                return lowerer.emitReturn(0, above: 1)
            }
            if entry.kind == .controller {
                lowerer.emitNeedingPrimitive(.allocate, a: first, wide: entry.controller.raw)
                lowerer.emitNeedingRelease(.copy, a: first &+ 1, b: first)
                lowerer.emitPrimitive(.setInitialValues, a: first &+ 1)
            } else {
                lowerer.emitNeedingPrimitive(.makeInstance, a: first, wide: type.raw)
                lowerer.setInheritedFields(of: type, given, first)
            }
            for place in 0..<count {
                let offset = Register(truncatingIfNeeded: place)
                lowerer.emitNeedingRelease(.copy, a: first &+ 1 &+ offset, b: offset)
            }
            if let found = lowerer.initialiser(of: type, given) {
                lowerer.emitPrimitive(.callMethod, a: first, wide: found.position)
                lowerer.recordCallResult(first)
            }
            lowerer.emitReturn(first, above: Int(first) + 1)
        }
        load(.function(function), into: register)
    }
}
