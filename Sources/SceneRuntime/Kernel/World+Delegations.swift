/// The delegates of controllers and the settings of their presentations, in records that only some controllers have.
extension World {
    /// The delegates of `id`; empty without a record.
    @inline(__always)
    func delegation(of id: ControllerID) -> Delegation { delegations[self[id].delegation.index] }

    /// Changes the delegates of `id`. Creates a record if they are not empty.
    mutating func updateDelegation(of id: ControllerID, _ change: (inout Delegation) -> Void) {
        var record = delegation(of: id)
        change(&record)
        if !self[id].delegation.exists {
            guard record != Delegation() else { return }
            let place = freeDelegations.popLast() ?? DelegationID(UInt32(delegations.count))
            if place.index == delegations.count { delegations.append(Delegation()) }
            self[id].delegation = place
        }
        delegations[self[id].delegation.index] = record
    }

    /// Clears the results of delegates, which are valid for one presentation.
    mutating func forgetPresentation(of id: ControllerID) {
        updateDelegation(of: id) { $0.presentation = Presentation() }
    }

    /// Frees the record of `id`.
    @inline(__always)
    mutating func forgetDelegation(of id: ControllerID) {
        let place = self[id].delegation
        guard place.exists else { return }
        delegations[place.index] = Delegation()
        freeDelegations.append(place)
        self[id].delegation = .none
    }

    /// Returns a living controller that uses a delegate or a style of the script: as one of its delegates, or for its
    /// presentation or transition; none if nothing uses the object.
    package func user(of object: ObjectRef) -> ControllerID {
        let style = object.kind == .style ? StyleID(object.index) : .none
        for id in livingControllers() {
            let record = delegation(of: id)
            let references = [
                record.delegate, record.dataSource, record.transitioningDelegate, record.searchResultsUpdater,
                record.presentationDelegate,
            ]
            if references.contains(where: { $0.object == object }) { return id }
            if style.exists, [record.customStyle, record.presentation.controller].contains(style) { return id }
        }
        guard style.exists else { return .none }
        let user = transitions.first { $0.phase == .running && ($0.animator == style || $0.interactor == style) }
        return user?.container ?? .none
    }

    /// Returns the controller of a kind that has an object as its delegate: of several, one that is on screen. None if
    /// there is none.
    package func sender(of kind: ControllerKind, to object: ObjectRef) -> ControllerID {
        let all = livingControllers().filter { id in
            isKind(id, of: kind) && delegates(delegation(of: id).delegate, to: object)
        }
        return all.last { isOnScreen($0) } ?? all.last ?? .none
    }

    /// Returns the controller whose presentation controller has an object as its delegate: of several, the last one.
    /// None if there is none.
    package func presentedSender(to object: ObjectRef) -> ControllerID {
        livingControllers().last { delegates(delegation(of: $0).presentationDelegate, to: object) } ?? .none
    }

    private func delegates(_ reference: WeakReference, to object: ObjectRef) -> Bool {
        reference.object == object && referent(of: reference) == object
    }

    /// Returns the object of a weak reference; `.none` if it was deallocated.
    @inline(__always)
    func referent(of reference: WeakReference) -> ObjectRef {
        guard reference.object.kind == .controller else { return reference.object }
        let id = reference.object.controller
        return isAlive(id) && self[id].serial == reference.serial ? reference.object : .none
    }
}

extension Delegation {
    /// The style of a custom presentation: the one that its transitioning delegate returned, otherwise its own.
    var effectiveCustomStyle: StyleID { presentation.controller.exists ? presentation.controller : customStyle }
}

extension Delegation {
    /// A weak reference of the controller, or with `ofPresentation` of its presentation controller.
    subscript(slot: DelegateSlot, ofPresentation ofPresentation: Bool) -> WeakReference {
        get {
            switch slot {
            case .delegate: ofPresentation ? presentationDelegate : delegate
            case .dataSource: dataSource
            case .transitioningDelegate: transitioningDelegate
            case .searchResultsUpdater: searchResultsUpdater
            }
        }
        set {
            switch slot {
            case .delegate: if ofPresentation { presentationDelegate = newValue } else { delegate = newValue }
            case .dataSource: dataSource = newValue
            case .transitioningDelegate: transitioningDelegate = newValue
            case .searchResultsUpdater: searchResultsUpdater = newValue
            }
        }
    }
}
