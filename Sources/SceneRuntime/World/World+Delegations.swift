/// Who answers for controllers: the records that only those have who need one.
extension World {
    /// Who answers for `id`: nobody, where it has no record.
    @inline(__always)
    func delegation(of id: ControllerID) -> Delegation { delegations.all[self[id].delegation.index] }

    /// Changes who answers for `id`. Whoever comes to have anything to remember gets a record.
    mutating func changeDelegation(of id: ControllerID, _ change: (inout Delegation) -> Void) {
        var it = delegation(of: id)
        change(&it)
        if !self[id].delegation.exists {
            guard it != Delegation() else { return }
            let place = freeDelegations.popLast() ?? DelegationID(UInt32(delegations.count))
            if place.index == delegations.count { delegations.append(Delegation()) }
            self[id].delegation = place
        }
        delegations[self[id].delegation.index] = it
    }

    /// What delegates have said holds for one presentation.
    mutating func forgetPresentation(of id: ControllerID) {
        changeDelegation(of: id) { $0.presentation = Presentation() }
    }

    /// Gives the record back: nobody answers for `id` any more.
    @inline(__always)
    mutating func forgetDelegation(of id: ControllerID) {
        let place = self[id].delegation
        guard place.exists else { return }
        delegations[place.index] = Delegation()
        freeDelegations.append(place)
        self[id].delegation = .none
    }

    /// The object that a weak reference names, or none once it is gone.
    @inline(__always)
    func strong(_ reference: WeakReference) -> ObjectRef {
        guard reference.object.kind == .controller else { return reference.object }
        let id = reference.object.controller
        return isAlive(id) && self[id].serial == reference.serial ? reference.object : .none
    }
}

extension Delegation {
    /// The declared style that serves a custom presentation: what its transitioning delegate has named, else its own.
    var customStyle: StyleID { presentation.controller.exists ? presentation.controller : declaredStyle }
}
