import SceneRuntime

// The values of properties with observers.
extension Lowerer {
    /// Whether code reads and sets a property without its observers: in an initialiser, and in the observers. An
    /// initialiser calls the observers of an inherited property.
    func isUnobserved(_ member: MemberTable.ComputedMember) -> Bool {
        guard scope.selfVariable == nil else { return false }
        switch member.kind {
        case .observed:
            let isOwn = inheritedProperty(member.name)?.site != member.site
            return state.swift.isInitialiser && isOwn || state.unobserved == member.name
        case .inherited, .overridden: return state.unobserved == member.name
        case .computed, .lazy: return false
        }
    }

    /// Emits R[register] = the value of a property of self, without its observers.
    mutating func loadStored(_ member: MemberTable.ComputedMember, into register: Register) {
        guard member.kind != .inherited else {
            loadSelf(into: register)
            return emitNeedingRelease(.getMember, a: register, b: register, c: self.member(member.name))
        }
        if case .computed(let own)? = member.overrides, let inherited = selfTable?.computed[Int(own)] {
            if let getter = functionAt[Self.part(inherited.site, Part.getter)] {
                return emitNeedingRelease(.callSelf, a: register, wide: getter)
            }
            return loadStored(inherited, into: register)
        }
        let (variable, field) = stored(member)
        emitPrimitive(.getOwnField, a: register, c: UInt16(truncatingIfNeeded: field))
        markNeedsRelease(register)
        if variable.isWeak { emit(.strengthen, a: register, b: register) }
    }

    /// The stored property that has the value of a property, and its field.
    private func stored(_ member: MemberTable.ComputedMember) -> (Variable, UInt32) {
        if case .field(let field)? = member.overrides, let table = selfTable {
            return (table.fields[Int(field)].variable, field)
        }
        return (member.variable, member.field)
    }

    /// Emits that a property of self is R[register], without its observers.
    mutating func setStored(_ member: MemberTable.ComputedMember, to register: Register) {
        guard member.kind != .inherited else {
            return withTemporaries { lowerer in
                let own = lowerer.temporary()
                lowerer.loadSelf(into: own)
                lowerer.emit(.setMember, a: own, b: register, c: lowerer.member(member.name))
            }
        }
        if case .computed(let own)? = member.overrides, let inherited = selfTable?.computed[Int(own)] {
            guard let setter = functionAt[Self.part(inherited.site, Part.setter)] else {
                return setStored(inherited, to: register)
            }
            return withTemporaries { lowerer in
                let first = lowerer.temporary()
                lowerer.emitNeedingRelease(.copy, a: first, b: register)
                lowerer.emitNeedingRelease(.callSelf, n: 1, a: first, wide: setter)
            }
        }
        let (variable, field) = stored(member)
        emitPrimitive(.setOwnField, a: register, b: variable.isWeak ? 1 : 0, c: UInt16(truncatingIfNeeded: field))
    }
}
