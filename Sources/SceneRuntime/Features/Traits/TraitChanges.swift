/// A block that runs when traits of a controller change: `registerForTraitChanges`.
struct TraitRegistration: Hashable, Sendable, BitwiseCopyable {
    var controller = ControllerID.none
    var traits: TraitSet = []
    var block = BlockID.none
}

/// Changes of traits without a change of size: dark mode, overrides. From iOS 17, traits flow down the view hierarchy
/// in the next update pass.
extension World {
    /// Sets the appearance of the system (`.none`), of a window, a controller or the root view of one.
    mutating func setInterfaceStyle(_ style: InterfaceStyle, of target: ObjectRef) {
        guard applies(.traitDark1), !refusesTraits(of: target) else { return }
        let isSystem = target.kind == .none
        cite(isSystem && applies(.traitDown17) ? .traitDown17 : .traitDark1)
        if isSystem, features.systemStyle == style { return reportNoEffect(.sameAppearance) }
        if !isSystem, overriddenStyle(of: target) == style { return reportSameStyle(of: target) }
        let before = traits(below: target)
        let outside = traitsOutside(of: before)
        switch target.kind {
        case .window: windows[Int(target.index)].style = style
        case .controller: changeRecord(of: target.controller) { $0.style = style }
        case .view: changeRecord(of: ownerOfView(target.view).controller) { $0.viewStyle = style }
        case .none: features.systemStyle = style
        default: return
        }
        notifyChanges(since: before)
        keepTraits(of: outside)
    }

    /// Reports that the appearance is set of an object that has it.
    private mutating func reportSameStyle(of target: ObjectRef) {
        let owner = target.kind == .view ? ownerOfView(target.view).controller : target.controller
        if target.kind == .window { reportNoEffect(.sameWindowAppearance) } else { reportSameValue(of: owner) }
    }

    /// TRAIT-OVERRIDE-1: `x.traitOverrides.horizontalSizeClass = .compact` and the other traits.
    mutating func overrideTrait(_ trait: Symbol, of id: ControllerID, _ value: Symbol) {
        guard isAlive(id), applies(.traitOverride17), !refusesTraits(of: ObjectRef(id)) else { return }
        cite(.traitOverride17)
        let before = traits(below: ObjectRef(id))
        var old = record(of: id)
        old.controller = id
        changeRecord(of: id) {
            if trait == .userInterfaceStyle { $0.style = InterfaceStyle(value) ?? .unspecified }
            if trait == .horizontalSizeClass { $0.horizontal = SizeClass(value) ?? .unspecified }
            if trait == .verticalSizeClass { $0.vertical = SizeClass(value) ?? .unspecified }
        }
        if record(of: id) == old { return reportSameValue(of: id) }
        notifyChanges(since: before)
    }

    /// `updateTraitsIfNeeded`: those in the view of `id` get their new traits now.
    mutating func updateTraitsNow(of id: ControllerID) {
        guard applies(.traitOverride17) else { return }
        cite(.traitOverride17)
        for inner in loadedFamily(of: id) { enqueue(.rotation(.updateTraits(inner))) }
    }

    mutating func changeRecord(of id: ControllerID, _ change: (inout GeometryRecord) -> Void) {
        guard isAlive(id) else { return }
        var record = record(of: id)
        change(&record)
        setRecord(of: id, record)
    }

    /// Refuses a change of the traits of `target` while anything animates in its window, or in any window if `target`
    /// is the system. Returns whether it did so.
    private mutating func refusesTraits(of target: ObjectRef) -> Bool {
        let isMoving =
            switch target.kind {
            case .window: isMoving(in: WindowID(target.index))
            case .controller: isMoving(in: windowOf(target.controller))
            case .view: isMoving(in: windowOf(ownerOfView(target.view).controller))
            default: transitions.contains { $0.phase == .running }
            }
        guard features.change.phase != .idle || isMoving else { return false }
        refuse(.traitsInTransition, .none, .none)
        return true
    }

    /// The controllers below `target` with a loaded view, parents first, with their traits.
    private func traits(below target: ObjectRef) -> [(id: ControllerID, traits: Traits)] {
        var roots: [ControllerID] = []
        switch target.kind {
        case .controller: roots = [target.controller]
        case .view: roots = [ownerOfView(target.view).controller]
        default:
            for place in windows.indices where place > 0 && windows[place].shownRoot.exists {
                guard target.kind != .window || place == Int(target.index) else { continue }
                roots += [windows[place].shownRoot] + presentations(over: windows[place].shownRoot)
            }
        }
        return roots.flatMap { loadedFamily(of: $0) }.map { ($0, traits(of: $0)) }
    }

    /// TRAIT-RETURN-1: returns the controllers in no window that have received traits, with those, except for `known`.
    func traitsOutside(of known: [(id: ControllerID, traits: Traits)]) -> [(id: ControllerID, traits: Traits)] {
        guard applies(.traitReturn1) else { return [] }
        var isKnown = [Bool](repeating: false, count: controllers.count)
        for (id, _) in known { isKnown[id.index] = true }
        let outside = livingControllers().filter {
            self[$0].geometry.facts.contains(.hasReceivedTraits) && !isKnown[$0.index] && !hasWindow($0)
        }
        return outside.map { ($0, traits(of: $0)) }
    }

    /// TRAIT-RETURN-1: controllers in no window keep the traits of their last call, so that they are notified of others
    /// when they come back.
    mutating func keepTraits(of outside: [(id: ControllerID, traits: Traits)]) {
        for (id, old) in outside where traits(of: id) != old { keepTraits(of: id, old) }
    }

    /// TRAIT-DOWN-17: from iOS 17 each controller keeps its traits until the update pass reaches it. Before, all have
    /// the new ones when the first is notified.
    private mutating func notifyChanges(since before: [(id: ControllerID, traits: Traits)]) {
        for (id, old) in before where traits(of: id) != old {
            if applies(.traitDown17) {
                keepTraits(of: id, old)
                enqueueAtLayout(.rotation(.updateTraits(id)))
            } else {
                enqueueAtLayout(.rotation(.notifyNewTraits(id, old: old.packed)))
            }
        }
    }

    /// The update pass reaches `id`. Off screen it keeps its traits (TRAIT-OFFSCREEN-17).
    mutating func updateTraits(of id: ControllerID) {
        guard isAlive(id), self[id].geometry.facts.contains(.hasStaleTraits), isInWindow(id) else { return }
        self[id].geometry.facts.subtract([.hasStaleTraits, .missedRotation])
        let old = Traits(packed: record(of: id).staleTraits)
        notifyNewTraits(of: id, old)
        traitsChanged(TraitSet(differing: old, traits(of: id)), of: id)
    }

    /// Calls `traitCollectionDidChange`, then the blocks that are registered for what has changed. No source has the
    /// order of these two.
    mutating func notifyNewTraits(of id: ControllerID, _ old: Traits) {
        let new = traits(of: id)
        guard isAlive(id), new != old else { return }
        enqueueCall(
            MethodCall(
                receiver: ObjectRef(id), method: .traitCollectionDidChange,
                first: .object(ObjectRef(.traits, old.packed))))
        guard !features.traitRegistrations.isEmpty else { return }
        let changed = TraitSet(differing: old, new)
        for registration in features.traitRegistrations
        where registration.controller == id && !registration.traits.isDisjoint(with: changed) {
            enqueue(.registered(registration.block, ObjectRef(.traits, old.packed)))
        }
    }

    // MARK: Registrations

    /// TRAIT-REGISTER-1: `x.registerForTraitChanges([…]) { }`.
    package mutating func register(_ id: ControllerID, for traits: TraitSet, _ block: BlockID) {
        makeUnique()
        features.traitRegistrations.append(TraitRegistration(controller: id, traits: traits, block: block))
    }

    /// Runs a block, which stays registered.
    mutating func runRegistered(_ block: BlockID, with old: ObjectRef) {
        cite(.traitRegister1)
        blockArgument = .object(old)
        stop(for: .registered(block))
    }

    /// Discards the blocks of a controller that is gone.
    mutating func dropRegistrations(of id: ControllerID) {
        guard features.traitRegistrations.contains(where: { $0.controller == id }) else { return }
        for it in features.traitRegistrations where it.controller == id { enqueue(.drop(it.block)) }
        features.traitRegistrations.removeAll { $0.controller == id }
    }
}
