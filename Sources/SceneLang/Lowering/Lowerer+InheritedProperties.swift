import SceneRuntime

// Instances that a verb creates: `launch with X`.
extension Lowerer {
    /// Lowers the creation of an instance of a class with initialisers of its own, as `X()` does. Arguments without a
    /// default value are unknown. Returns false for another class.
    mutating func lowerOwnCreation(of controller: ClassID, _ span: SourceSpan, into register: Register) -> Bool {
        guard !declarations.controllers[controller.index].isScene, let type = declarations.typeOfController[controller]
        else { return false }
        if declarations.initialiser(of: type, []) != nil {
            return lowerCreation(of: type, .empty, span, into: register)
        }
        let table = declarations.controllers[controller.index].table
        let own = table.initialisers.map { table.functions[Int($0)] }
        guard !table.handlers.contains(where: { $0.methods.contains(.initNib) }),
            let function = own.first(where: { !takesCoder($0) }) ?? own.first,
            let position = functionAt[function.site]
        else { return false }
        let count = function.signature.parameters.count
        let first = consecutiveRegisters(2 + max(count, 1), for: register)
        emitNeedingRelease(.primitive, n: Primitive.allocate.rawValue, a: first, wide: controller.raw)
        emitNeedingRelease(.copy, a: first &+ 1, b: first)
        emitPrimitive(.setInitialValues, a: first &+ 1)
        for (place, parameter) in function.signature.parameters.enumerated() {
            let argument = first &+ 1 &+ Register(truncatingIfNeeded: place)
            if parameter.shape.hasDefault {
                emit(.loadAbsent, a: argument)
            } else {
                // It is named by the parameter.
                state.buffer.span = parameter.span
                primitive(.unknown, argument)
            }
        }
        state.buffer.span = span
        emitPrimitive(.callMethod, a: first, wide: position)
        finishCall(first, into: register)
        return true
    }

    private func takesCoder(_ function: MemberTable.FunctionMember) -> Bool {
        function.signature.parameters.contains { $0.type.map { names.text(of: $0.name.name) == "NSCoder" } ?? false }
    }
}

// `super.x`, where the superclass declares a property that runs code.
extension Lowerer {
    /// Returns the property of the superclass that runs code; nil for another member.
    func inheritedProperty(_ name: IdentifierID) -> MemberTable.ComputedMember? {
        guard let table = inheritedTable, case .computed(let index)? = table.members[name] else { return nil }
        return table.computed[Int(index)]
    }

    /// Returns the stored property of the superclass, and its field; nil for another member.
    private func inheritedField(_ name: IdentifierID) -> (variable: Variable, field: UInt16)? {
        guard let table = inheritedTable, case .field(let index)? = table.members[name] else { return nil }
        return (table.fields[Int(index)].variable, UInt16(truncatingIfNeeded: index))
    }

    /// Loads `super.x`. Returns false if the superclass in the script has no such property.
    mutating func lowerInheritedProperty(_ name: IdentifierID, into register: Register) -> Bool {
        if let (variable, field) = inheritedField(name) {
            emitPrimitive(.getOwnField, a: register, c: field)
            markNeedsRelease(register)
            if variable.isWeak { emit(.strengthen, a: register, b: register) }
            return true
        }
        guard let member = inheritedProperty(name) else { return false }
        if let getter = functionAt[Self.part(member.site, Part.getter)] {
            callOnSelf(getter, with: nil, into: register)
        } else {
            emitPrimitive(.getOwnField, a: register, c: UInt16(truncatingIfNeeded: member.field))
            markNeedsRelease(register)
        }
        return true
    }

    /// Sets `super.x`. Returns false if the superclass in the script has no such property.
    mutating func setInheritedProperty(_ name: IdentifierID, to register: Register) -> Bool {
        if let (variable, field) = inheritedField(name) {
            emitPrimitive(.setOwnField, a: register, b: variable.isWeak ? 1 : 0, c: field)
            return true
        }
        guard let member = inheritedProperty(name) else { return false }
        guard let setter = functionAt[Self.part(member.site, Part.setter)] else { return true }
        withTemporaries { lowerer in
            let result = lowerer.temporary()
            lowerer.callOnSelf(setter, with: register, into: result)
        }
        return true
    }

    /// Emits a call of a function of self, not of the one that overrides it.
    private mutating func callOnSelf(_ function: UInt32, with argument: Register?, into register: Register) {
        let first = consecutiveRegisters(3)
        if scope.selfVariable == nil {
            emitNeedingRelease(.loadSelf, a: first)
        } else {
            loadSelf(into: first)
        }
        if let argument { emitNeedingRelease(.copy, a: first &+ 1, b: argument) }
        emitPrimitive(.callMethod, a: first, wide: function)
        finishCall(first, into: register)
    }
}
