/// Who keeps whom alive: a link owns, a transition owns whom it moves, a variable of the script owns what it holds.
extension World {
    /// A strong reference of the script begins.
    public mutating func retain(_ id: ControllerID) {
        own()
        let state = self[id].flags.intersection([.alive, .dying, .forgotten])
        guard state == .alive || state.contains(.forgotten) else { return }
        if state == .alive { self[id].owners &+= 1 }
        self[id].scriptOwners &+= 1
    }

    /// A strong reference of the script ends. What was the last one puts the instance's end on *now*. Returns whether
    /// nothing but the script keeps it from here on.
    @discardableResult
    public mutating func release(_ id: ControllerID) -> Bool {
        own()
        return releaseHeld(id) ? false : releaseLast(id)
    }

    /// A strong reference of the script ends if that sets off nothing. Whether it did.
    @inline(__always)
    mutating func releaseHeld(_ id: ControllerID) -> Bool {
        guard isHeldElsewhere(id) else { return false }
        rule = .viewDeinit
        self[id].owners &-= 1
        self[id].scriptOwners &-= 1
        return true
    }

    /// Whether `id` is alive and has owners beside the script, which is one of them.
    @inline(__always)
    private func isHeldElsewhere(_ id: ControllerID) -> Bool {
        self[id].flags.intersection([.alive, .dying, .forgotten]) == .alive && self[id].scriptOwners > 0
            && self[id].owners > self[id].scriptOwners
    }

    @inline(never)
    private mutating func releaseLast(_ id: ControllerID) -> Bool {
        if self[id].flags.contains(.forgotten) {
            releaseForgotten(id)
        } else if isAlive(id), self[id].scriptOwners > 0 {
            self[id].scriptOwners -= 1
            rule = .viewDeinit
            dropOwner(id)
        }
        return isAlive(id) && self[id].owners == self[id].scriptOwners
    }

    /// A reference to a controller of an earlier process ends; its slot can be used again after the last one.
    private mutating func releaseForgotten(_ id: ControllerID) {
        guard self[id].scriptOwners > 0 else { return }
        self[id].scriptOwners -= 1
        if self[id].scriptOwners == 0, self[id].flags.contains(.dying) { graveyard.push(id) }
    }

    /// The strong references of the script to `id`.
    public func scriptOwners(of id: ControllerID) -> Int { Int(self[id].scriptOwners) }

    /// Records that a cycle which nothing reaches keeps `id` alive; false where that is known already.
    public mutating func markLeaked(_ id: ControllerID) -> Bool {
        guard isAlive(id), !self[id].flags.contains(.leaked) else { return false }
        own()
        self[id].flags.insert(.leaked)
        return true
    }

    @inline(__always)
    mutating func addOwner(_ id: ControllerID) {
        if id.exists { self[id].owners += 1 }
    }

    /// One owner less. The end of an instance that has none left comes next.
    @inline(__always)
    mutating func dropOwner(_ id: ControllerID) {
        if loseOwner(id) { then(.deinitialise(id)) }
    }

    /// One owner less; whether it was the last one, and its end is to come.
    @inline(__always)
    mutating func loseOwner(_ id: ControllerID) -> Bool {
        guard id.exists, self[id].owners > 0 else { return false }
        self[id].owners -= 1
        if self[id].owners == 0 {
            guard !self[id].flags.contains(.dying) else { return false }
            self[id].flags.insert(.dying)
            return true
        }
        if self[id].owners == self[id].scriptOwners { hasCutOff = true }
        return false
    }

    /// The end of an instance: its line and the script's `deinit`, then what it owned is let go.
    mutating func deinitialise(_ id: ControllerID) {
        if isSilent(id, .deinitialise) {
            then(.dissolve(id))
            return
        }
        // A handler may still use it, as Swift's may; it cannot be saved. The answer to a question is kept meanwhile.
        let answer = answer
        make(id, .deinitialise)
        self.answer = answer
        atOnce(.dissolve(id))
    }

    mutating func dissolve(_ id: ControllerID) {
        if self[id].flags.contains(.alive) {
            self[id].flags.remove(.alive)
            livingCount -= 1
            if !restorationNames.isEmpty { restorationNames[id] = nil }
            removeFromInstances(id)
            leaveHost(id)
            loseView(id)
            forgetGeometry(of: id)
            graveyard.push(id)
            if self[id].base == .splitViewController { forgetSplit(id) }
            if keepsAny(id) { then(.dissolve(id)) }
            if hasInitialisers(id) || hearsOfAllEnds { stop(for: .gone(id)) }
            return
        }
        let held = self[contents: id]
        if held.firstChild.exists {
            unlink(held.firstChild)
            then(.dissolve(id))
        } else if held.firstOccupant.exists {
            uninstall(held.firstOccupant)
            then(.dissolve(id))
        } else if held.presented.exists {
            abandon(held.presented)
            then(.dissolve(id))
        } else if held.shown.exists {
            setShown(.none, in: id)
            if self[id].base == .pageViewController || !hostedTabs.isEmpty { then(.dissolve(id)) }
        } else if dropPage(of: id) || dropHostedTab(of: id) {
            then(.dissolve(id))
        }
    }

    /// Whether a dead controller has anything left to let go of.
    @inline(__always)
    private func keepsAny(_ id: ControllerID) -> Bool {
        let held = self[contents: id]
        return held.firstChild.exists || held.firstOccupant.exists || held.presented.exists || held.shown.exists
            || self[id].base == .pageViewController || !hostedTabs.isEmpty
    }

    /// A presentation does not outlive its presenter: what is still on screen leaves it.
    private mutating func abandon(_ id: ControllerID) {
        addOwner(id)
        unpresent(id)
        cite(.modalFull2)
        then(.appear(id, .willDisappear, animated: false))
        then(.appear(id, .didDisappear, animated: false))
        then(.detach(id))
        then(.release(id))
    }

    private mutating func removeFromInstances(_ id: ControllerID) {
        let (previous, next, cls) = (self[id].previousInstance, self[id].nextInstance, self[id].cls)
        if previous.exists { self[previous].nextInstance = next } else { classes[owned: cls.index].oldest = next }
        if next.exists { self[next].previousInstance = previous } else { classes[owned: cls.index].latest = previous }
    }

    /// The view stays where it is on screen (CHILD-ADD-4), with what lies in it, but belongs to nobody.
    private mutating func leaveHost(_ id: ControllerID) {
        let host = self[id].host
        guard host.exists else { return }
        if self[id].appearance == .here {
            for occupant in occupants(of: id) { install(occupant, in: host) }
        }
        uninstall(id)
    }

    /// Whether any call is remembered that nothing refers to at rest.
    @inline(__always)
    private var hasPastCalls: Bool { !calls.isEmpty || !pageTurns.isEmpty || searches.count > 1 }

    /// At rest: slots of the dead can be used again, and nothing refers to lists and calls any more.
    @inline(__always)
    mutating func bury() {
        if !graveyard.isEmpty { freeSlots() }
        if hasPastCalls { forgetCalls() }
    }

    @inline(never)
    private mutating func freeSlots() {
        for place in graveyard.indices {
            let id = graveyard[place]
            forgetContents(of: id)
            forgetDelegation(of: id)
            self[id] = Controller()
            freeControllers.push(id)
        }
        graveyard.removeAll()
    }

    @inline(never)
    private mutating func forgetCalls() {
        calls.removeAll()
        pageTurns.removeAll(keepingCapacity: true)
        searches.removeLast(searches.count - 1)
    }

    /// Forgets lists: to be called between steps, when no handler of the script is running.
    public mutating func endStep() {
        hasCutOff = false
        if !lists.isEmpty { lists.removeAll(keepingCapacity: true) }
        guard !graveyard.isEmpty || hasPastCalls, agenda.isEmpty else { return }
        own()
        bury()
    }
}
