import SceneRuntime

// `super.x`, where the superclass declares a property that runs code.
extension Lowerer {
    /// Returns the property of the superclass that runs code; nil for another member.
    func inheritedProperty(_ name: IdentifierID) -> MemberTable.ComputedMember? {
        guard let table = inheritedTable, case .computed(let index)? = table.members[name] else { return nil }
        return table.computed[Int(index)]
    }

    /// Loads `super.x`. Returns false if the superclass has no such property that runs code.
    mutating func lowerInheritedProperty(_ name: IdentifierID, into register: Register) -> Bool {
        guard let member = inheritedProperty(name) else { return false }
        if let getter = functionAt[Self.part(member.site, Part.getter)] {
            callOnSelf(getter, with: nil, into: register)
        } else {
            emitPrimitive(.getOwnField, a: register, c: UInt16(truncatingIfNeeded: member.field))
            markNeedsRelease(register)
        }
        return true
    }

    /// Sets `super.x`. Returns false if the superclass has no such property that runs code.
    mutating func setInheritedProperty(_ name: IdentifierID, to register: Register) -> Bool {
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
