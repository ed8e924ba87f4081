/// Changes of the hierarchies of controllers and views, each at its place between calls. Each checks its preconditions
/// again, because a handler may have changed anything since the operation was added.
extension World {
    mutating func perform(_ operation: StructureOperation) {
        switch operation {
        case .link(let child, let parent): link(child, into: parent)
        case .linkAndRelease(let child, let parent): return linkAndRelease(child, parent)
        case .unlink(let child): unlink(child)
        case .replaceChildren(let container, let list): replaceChildren(of: container, with: Array(self.list(list)))
        case .addViewToHost(let child, let host): addViewToHost(child, in: host)
        case .addView(let child, let parent): addLoadedView(child, to: parent)
        case .removeViewFromHost(let child): removeViewFromHost(child)
        case .clearMotionFlags(let id): clearMotionFlags(of: id)
        case .unpresent(let id): unpresent(id)
        case .finishDisappearance(let id): finishDisappearance(id)
        case .detach(let id): detach(id)
        case .returnTabs(let more): returnTabs(from: more)
        case .replaceSelectedTab(let tab, let index): replaceSelectedTab(of: tab, at: Int(index))
        }
    }

    /// Clears `isBeingPresented`, `isMovingToParent` and the like.
    @inline(__always)
    mutating func clearMotionFlags(of id: ControllerID) {
        guard isAlive(id) else { return }
        self[id].flags.subtract([.isBeingPresented, .isBeingDismissed, .isMovingToParent, .isMovingFromParent])
    }

    /// Links a child to its parent, and releases the reference of the requester.
    @inline(__always)
    mutating func linkAndRelease(_ child: ControllerID, _ parent: ControllerID) {
        link(child, into: parent)
        if decrementOwners(child) { deinitialise(child) }
    }

    // MARK: Containment

    /// Makes `child` the last child of `parent`, which owns it.
    mutating func link(_ child: ControllerID, into parent: ControllerID) {
        guard isAlive(child), isAlive(parent), !self[child].parent.exists, !isAncestor(child, of: parent) else {
            return
        }
        let last = self[contents: parent].lastChild
        self[child].parent = parent
        self[child].previousSibling = last
        self[child].nextSibling = .none
        if last.exists { self[last].nextSibling = child }
        self[contents: parent].add(child)
        addOwner(child)
    }

    /// Makes `child` a child of `parent`, before another one.
    mutating func link(_ child: ControllerID, into parent: ControllerID, before next: ControllerID) {
        link(child, into: parent)
        guard next != child, self[next].parent == parent, self[child].parent == parent else { return }
        let last = self[child].previousSibling
        self[last].nextSibling = .none
        self[contents: parent].lastChild = last
        let previous = self[next].previousSibling
        self[child].previousSibling = previous
        self[child].nextSibling = next
        self[next].previousSibling = child
        if previous.exists { self[previous].nextSibling = child } else { self[contents: parent].firstChild = child }
    }

    /// Removes `child` from its parent, which releases it.
    mutating func unlink(_ child: ControllerID) {
        let parent = self[child].parent
        guard parent.exists else { return }
        if rarely(!features.displacedControllers.isEmpty) { forgetPopped(child, from: parent) }
        removeFromSiblings(child)
        removeOwner(child)
    }

    /// Removes `child` from its parent's list. The caller takes over the parent's reference.
    mutating func removeFromSiblings(_ child: ControllerID) {
        let (parent, previous, next) = (self[child].parent, self[child].previousSibling, self[child].nextSibling)
        if previous.exists { self[previous].nextSibling = next } else { self[contents: parent].firstChild = next }
        if next.exists { self[next].previousSibling = previous } else { self[contents: parent].lastChild = previous }
        self[contents: parent].childCount -= 1
        self[child].parent = .none
        self[child].previousSibling = .none
        self[child].nextSibling = .none
    }

    /// Whether `ancestor` is `id` or one of its ancestors in the containment hierarchy.
    @inline(__always)
    func isAncestor(_ ancestor: ControllerID, of id: ControllerID) -> Bool {
        // The common case is a leaf that joins a container: it has no descendants.
        if !self[contents: ancestor].firstChild.exists { return ancestor == id }
        var walk = id
        while walk.exists {
            if walk == ancestor { return true }
            walk = self[walk].parent
        }
        return false
    }

    /// The children of `id`, oldest first.
    package func children(of id: ControllerID) -> [ControllerID] {
        var all: [ControllerID] = []
        var child = self[contents: id].firstChild
        while child.exists {
            all.append(child)
            child = self[child].nextSibling
        }
        return all
    }

    /// The farthest ancestor in the containment hierarchy.
    @inline(__always)
    func topAncestor(of id: ControllerID) -> ControllerID {
        var walk = id
        while self[walk].parent.exists { walk = self[walk].parent }
        return walk
    }

    // MARK: The view hierarchy

    /// Adds the view of `child` to that of `host`. `hosting` records what contains the view: here another view,
    /// elsewhere a window or a presentation.
    mutating func addViewToHost(_ child: ControllerID, in host: ControllerID) {
        guard isAlive(child), isAlive(host), self[child].host != host, child != host else { return }
        if self[child].host.exists { removeViewFromHost(child) }
        let last = self[contents: host].lastOccupant
        self[child].host = host
        self[child].hosting = .view
        self[child].previousOccupant = last
        if last.exists { self[last].nextOccupant = child }
        self[contents: host].install(child)
    }

    /// Removes the view of `child` from its superview.
    mutating func removeViewFromHost(_ child: ControllerID) {
        let host = self[child].host
        guard host.exists else { return }
        let contents = self[contents: child]
        markStaleAppearance(of: child)
        if rarely(contents.presented.exists) { markStaleAppearance(of: contents.presented) }
        let (previous, next) = (self[child].previousOccupant, self[child].nextOccupant)
        if previous.exists { self[previous].nextOccupant = next } else { self[contents: host].firstOccupant = next }
        if next.exists { self[next].previousOccupant = previous } else { self[contents: host].lastOccupant = previous }
        self[child].host = .none
        self[child].hosting = .none
        self[child].geometry.facts.remove(.joinsAppearance)
        // The number of the superview among the views of the host.
        if contents.superviewNumber != 0 { self[contents: child].superviewNumber = 0 }
        self[child].previousOccupant = .none
        self[child].nextOccupant = .none
    }

    /// Records that `id`, whose view is about to leave the screen, may not be told so, because its container forwards
    /// appearance itself.
    @inline(__always)
    private mutating func markStaleAppearance(of id: ControllerID) {
        guard self[id].appearance != .disappeared, controllers.hasManualAncestor(id) else { return }
        self[id].flags.insert(.hasStaleAppearance)
    }

    /// Removes the view of `id` from its window or superview.
    mutating func detach(_ id: ControllerID) {
        if self[id].host.exists { removeViewFromHost(id) } else { self[id].hosting = .none }
    }

    // MARK: Presentation

    /// Records that `presenter`, asked by `source`, presents `id` and owns it.
    mutating func linkPresentation(_ id: ControllerID, presenter: ControllerID, source: ControllerID) {
        setPresented(id, by: presenter)
        self[id].presenter = presenter
        let other = source == presenter ? .none : source
        if self[contents: id].presentationSource != other { self[contents: id].presentationSource = other }
        addOwner(id)
    }

    /// Replaces what `presenter` presents, which may be none. If it is in the chain of presentations of a window, the
    /// chain has another end. A root is not presented, so chains with the same end are parts of one.
    private mutating func setPresented(_ id: ControllerID, by presenter: ControllerID) {
        let before = lastPresented(from: presenter)
        self[contents: presenter].presented = id
        for place in windows.indices where windows[place].lastPresented == before {
            windows[place].lastPresented = lastPresented(from: presenter)
        }
    }

    /// Returns the last of the chain of presentations that begins with `id`: `id` itself if it presents nothing.
    func lastPresented(from id: ControllerID) -> ControllerID {
        var last = id
        while self[contents: last].presented.exists { last = self[contents: last].presented }
        return last
    }

    /// Returns the controller that was asked to present `id`.
    func presentationSource(of id: ControllerID) -> ControllerID {
        let source = self[contents: id].presentationSource
        return source.exists ? source : self[id].presenter
    }

    /// Removes the presentation of `id`, which its presenter releases. A former root that presented it is an ordinary
    /// controller again (LAUNCH-ROOTSWAP-2).
    mutating func unpresent(_ id: ControllerID) {
        let presenter = self[id].presenter
        guard presenter.exists else { return }
        if self[contents: presenter].presented == id { setPresented(.none, by: presenter) }
        self[id].presenter = .none
        if self[contents: id].presentationSource.exists { self[contents: id].presentationSource = .none }
        removeOwner(id)
        clearStranded(presenter)
    }
}
