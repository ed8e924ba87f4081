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
        case .inherited: return state.unobserved == member.name
        case .computed, .lazy: return false
        }
    }

    /// Emits R[register] = the value of a property of self, without its observers.
    mutating func loadStored(_ member: MemberTable.ComputedMember, into register: Register) {
        guard member.kind != .inherited else {
            loadSelf(into: register)
            return emitNeedingRelease(.getMember, a: register, b: register, c: self.member(member.name))
        }
        emitPrimitive(.getOwnField, a: register, c: UInt16(truncatingIfNeeded: member.field))
        markNeedsRelease(register)
        if member.variable.isWeak { emit(.strengthen, a: register, b: register) }
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
        emitPrimitive(
            .setOwnField, a: register, b: member.variable.isWeak ? 1 : 0,
            c: UInt16(truncatingIfNeeded: member.field))
    }
}
