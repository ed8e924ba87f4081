/// Ownership: links, transitions and variables of the script have strong references.
extension World {
    /// Adds a strong reference of the script.
    package mutating func retain(_ id: ControllerID) {
        makeUnique()
        let state = self[id].flags.intersection([.alive, .dying, .forgotten])
        guard state == .alive || state.contains(.forgotten) else { return }
        if state == .alive { self[id].owners &+= 1 }
        self[id].scriptOwners &+= 1
    }

    /// Removes a strong reference of the script. After the last one, the deallocation of the instance is added to
    /// *now*. Returns whether only the script owns it now.
    @discardableResult
    package mutating func release(_ id: ControllerID) -> Bool {
        makeUnique()
        return releaseShared(id) ? false : releaseLast(id)
    }

    /// Removes a strong reference of the script, if that has no other effect. Returns whether it was removed.
    @inline(__always)
    mutating func releaseShared(_ id: ControllerID) -> Bool {
        guard hasOtherOwner(id) else { return false }
        rule = .memDealloc1
        self[id].owners &-= 1
        self[id].scriptOwners &-= 1
        return true
    }

    /// Whether `id` is alive, and is owned by the script and by others.
    @inline(__always)
    private func hasOtherOwner(_ id: ControllerID) -> Bool {
        self[id].flags.intersection([.alive, .dying, .forgotten]) == .alive && self[id].scriptOwners > 0
            && self[id].owners > self[id].scriptOwners
    }

    @inline(never)
    private mutating func releaseLast(_ id: ControllerID) -> Bool {
        if self[id].flags.contains(.forgotten) {
            releaseForgotten(id)
        } else if isAlive(id), self[id].scriptOwners > 0 {
            self[id].scriptOwners -= 1
            rule = .memDealloc1
            removeOwner(id)
        }
        return isAlive(id) && self[id].owners == self[id].scriptOwners
    }

    /// Removes a reference to a controller of an earlier process. After the last one, its slot is freed.
    private mutating func releaseForgotten(_ id: ControllerID) {
        guard self[id].scriptOwners > 0 else { return }
        self[id].scriptOwners -= 1
        if self[id].scriptOwners == 0, self[id].flags.contains(.dying) { deadSlots.appendUnique(id) }
    }

    /// Returns the number of strong references of the script to `id`.
    package func scriptOwners(of id: ControllerID) -> Int { Int(self[id].scriptOwners) }

    /// Records that `id` leaks in a reference cycle; false if that is known already.
    package mutating func markLeaked(_ id: ControllerID) -> Bool {
        guard isAlive(id), !self[id].flags.contains(.leaked) else { return false }
        makeUnique()
        self[id].flags.insert(.leaked)
        return true
    }

    @inline(__always)
    mutating func addOwner(_ id: ControllerID) {
        if id.exists { self[id].owners += 1 }
    }

    /// Removes an owner. Without owners, the instance is deallocated next.
    @inline(__always)
    mutating func removeOwner(_ id: ControllerID) {
        if decrementOwners(id) { enqueue(.deinitialise(id)) }
    }

    /// Removes an owner. Returns whether it was the last one, so that the instance must be deallocated.
    @inline(__always)
    mutating func decrementOwners(_ id: ControllerID) -> Bool {
        guard id.exists, self[id].owners > 0 else { return false }
        self[id].owners -= 1
        if self[id].owners == 0 {
            guard !self[id].flags.contains(.dying) else { return false }
            self[id].flags.insert(.dying)
            return true
        }
        if self[id].owners == self[id].scriptOwners { hasLostUIKitOwner = true }
        return false
    }

    /// Deallocates an instance: its line and the script's `deinit`, then the release of what it owned.
    mutating func deinitialise(_ id: ControllerID) {
        if rarely(self[id].base == .searchController) { warnOfUnloadedSearch(id) }
        if isSilent(id, .deinitialise) {
            enqueue(.tearDown(id))
            return
        }
        // A handler can still use it, as in Swift, but not keep it alive. The result of a pending call is preserved.
        let answer = returnValue
        makeCall(id, .deinitialise)
        self.returnValue = answer
        performOrEnqueue(.tearDown(id))
    }

    mutating func tearDown(_ id: ControllerID) {
        if self[id].flags.contains(.alive) {
            self[id].flags.remove(.alive)
            livingCount -= 1
            features.forget(id)
            removeFromInstances(id)
            removeFromHost(id)
            unloadViews(id)
            forgetGeometry(of: id)
            deadSlots.appendUnique(id)
            if rarely(self[id].base == .splitViewController) { forgetSplit(id) }
            if rarely(ownsAnything(id)) { enqueue(.tearDown(id)) }
            if hasInitialisers(id) || reportsAllDeinits { stop(for: .deallocated(id)) }
            return
        }
        releaseNext(of: id)
    }

    /// Releases the next thing that a deallocated container still owns.
    @inline(never)
    private mutating func releaseNext(of id: ControllerID) {
        let record = self[contents: id]
        if record.firstChild.exists {
            unlink(record.firstChild)
            enqueue(.tearDown(id))
        } else if record.firstOccupant.exists {
            removeViewFromHost(record.firstOccupant)
            enqueue(.tearDown(id))
        } else if record.presented.exists {
            removePresented(record.presented)
            enqueue(.tearDown(id))
        } else if record.shownChild.exists {
            setShown(.none, in: id)
            if self[id].base == .pageViewController || !features.hostedTabs.isEmpty { enqueue(.tearDown(id)) }
        } else if dropPage(of: id) || dropHostedTab(of: id) {
            enqueue(.tearDown(id))
        }
    }

    /// Whether a deallocated controller still owns something.
    @inline(__always)
    private func ownsAnything(_ id: ControllerID) -> Bool {
        let record = self[contents: id]
        return record.firstChild.exists || record.firstOccupant.exists || record.presented.exists
            || record.shownChild.exists
            || self[id].base == .pageViewController || !features.hostedTabs.isEmpty
    }

    /// Removes presented controllers from the screen, because a presentation does not outlive its presenter.
    private mutating func removePresented(_ id: ControllerID) {
        addOwner(id)
        unpresent(id)
        cite(.memDealloc1)
        enqueue(.appear(id, .willDisappear, animated: false))
        enqueue(.appear(id, .didDisappear, animated: false))
        enqueue(.detach(id))
        enqueue(.release(id))
    }

    private mutating func removeFromInstances(_ id: ControllerID) {
        let (previous, next, cls) = (self[id].previousInstance, self[id].nextInstance, self[id].cls)
        if previous.exists { self[previous].nextInstance = next } else { classes[unique: cls.index].oldest = next }
        if next.exists { self[next].previousInstance = previous } else { classes[unique: cls.index].latest = previous }
    }

    /// CHILD-ADD-4: the view stays on screen with its subviews, but has no controller.
    private mutating func removeFromHost(_ id: ControllerID) {
        let host = self[id].host
        guard host.exists else { return }
        if self[id].appearance == .appeared {
            for occupant in occupants(of: id) { addViewToHost(occupant, in: host) }
        }
        removeViewFromHost(id)
    }

    /// Whether there are calls in the arena that nothing refers to when the world is idle.
    @inline(__always)
    private var hasPastCalls: Bool { !calls.isEmpty || !features.pageTurns.isEmpty || features.searches.count > 1 }

    /// When the world is idle: frees the slots of deallocated controllers, and clears lists and calls, to which nothing
    /// refers any more.
    @inline(__always)
    mutating func recycleSlots() {
        if !deadSlots.isEmpty { freeSlots() }
        if hasPastCalls { forgetCalls() }
    }

    @inline(never)
    private mutating func freeSlots() {
        for place in deadSlots.indices {
            let id = deadSlots[place]
            forgetContainerState(of: id)
            forgetDelegation(of: id)
            self[id] = Controller()
            freeControllers.appendUnique(id)
        }
        deadSlots.removeAll()
    }

    @inline(never)
    private mutating func forgetCalls() {
        calls.removeAll()
        features.pageTurns.removeAll(keepingCapacity: true)
        features.searches.removeLast(features.searches.count - 1)
    }

    /// Frees the calls to which no operation refers any more. It is for a run that an error ends, because the world
    /// does not become idle then: without it, the state would depend on whether each line was an event.
    package mutating func forgetEndedCalls() {
        makeUnique()
        var used = 0
        for step in agenda.now {
            if case .makeCall(let index) = step.operation { used = max(used, Int(index) + 1) }
            if case .handler(let index) = step.operation { used = max(used, Int(index) + 1) }
        }
        calls.truncate(to: used)
    }

    /// Clears lists and frees the slots of deallocated instances, unless operations that may use them are waiting. It
    /// must be called between steps, when no handler of the script is running.
    package mutating func endStep() {
        hasLostUIKitOwner = false
        guard agenda.isEmpty else { return }
        if !features.decodedObjects.isEmpty { features.decodedObjects.removeAll() }
        if !lists.isEmpty { lists.removeAll(keepingCapacity: true) }
        guard !deadSlots.isEmpty || hasPastCalls else { return }
        makeUnique()
        recycleSlots()
    }
}
